"""The JSON schema of everything that is sent, for the browser's types: ``make wire``.

Beside the definitions stand a few numbers of the rules that the browser draws but does not use.
"""

import json
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from chocolatier.rules.core.masks import home_column
from chocolatier.rules.core.numbers import (
    COLOUR_BONUS,
    COLUMN_BONUS,
    LETTERS,
    LINES,
    PENALTIES,
    ROW_BONUS,
)
from chocolatier.table.signals import PHRASES, REACTIONS
from chocolatier.view import contests, http, messages, players, table_view
from chocolatier.view.study import analysis, puzzles, reviews, sketch, study, trials

_OF_HTTP = (
    http.NewTable,
    table_view.Opened,
    http.Join,
    http.Joined,
    http.Info,
    http.Seek,
    http.OpenTables,
    http.Mine,
    http.Lessons,
    http.Summaries,
    http.Upload,
    http.Replay,
    reviews.ReviewWish,
    reviews.ReviewName,
    reviews.ReviewView,
    trials.TrialWish,
    trials.Trial,
    study.StudyWish,
    study.StudyView,
    sketch.SketchWish,
    sketch.SketchView,
    puzzles.PuzzleMenu,
    puzzles.PuzzleIds,
    puzzles.PuzzleView,
    puzzles.PuzzleAnswer,
    puzzles.AnswerView,
    puzzles.FirstTry,
    puzzles.TriesView,
    puzzles.ProofWish,
    puzzles.ProofView,
    puzzles.ExplanationWish,
    puzzles.ExplanationView,
    contests.DailyWish,
    contests.NameWish,
    contests.DailyView,
    contests.ChallengeWish,
    contests.MatchWish,
    contests.PlayWish,
    contests.DuplicateView,
    players.NewPlayer,
    players.SavedMemory,
    players.CheckedMemory,
    players.PlayerKey,
    players.PlayerWish,
    players.PlayerView,
    players.Forgotten,
    players.ResultsWish,
    players.ResultsView,
    players.ProgressWish,
    players.ProgressView,
)


def wire_schema() -> dict[str, Any]:
    """Return one schema with a definition for every model and for each side of the sockets."""
    _, schema = models_json_schema([(model, "serialization") for model in _OF_HTTP])
    definitions: dict[str, Any] = schema["$defs"]
    sides: dict[str, Any] = {
        "ToServer": messages.ToServer,
        "FromServer": messages.FromServer,
        "ToAnalyst": analysis.ToAnalyst,
        "FromAnalyst": analysis.FromAnalyst,
    }
    for name, side in sides.items():
        union = TypeAdapter[Any](side).json_schema(mode="serialization")
        definitions |= union.pop("$defs")
        definitions[name] = union
    return {"$defs": dict(sorted(definitions.items()))}


def constants() -> dict[str, list[int] | list[str]]:
    """Return what each space of the floor costs, the printed rows, signals, and so on."""
    rows = [
        sorted(LETTERS, key=lambda letter: home_column(row, LETTERS.index(letter)))
        for row in range(1, LINES + 1)
    ]
    return {
        "FLOOR_COSTS": list(PENALTIES),
        "BONUS_POINTS": [ROW_BONUS, COLUMN_BONUS, COLOUR_BONUS],
        "PRINTED": ["".join(row) for row in rows],
        "REACTIONS": list(REACTIONS),
        "PHRASES": list(PHRASES),
    }


if __name__ == "__main__":
    print(json.dumps({**wire_schema(), "constants": constants()}, indent=1))
