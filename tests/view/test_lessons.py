"""Every lesson can be played, shows what it says, and has its words."""

import re
from pathlib import Path

import pytest

import chocolatier
from chocolatier.view.lessons import Lesson, lessons
from tests.offers import read_options

WORDS = Path(chocolatier.__file__).parent / "locale" / "en" / "learn.ftl"
SCENES = [scene for lesson in lessons() for scene in lesson.scenes]


def _outcome(name: str) -> list[str]:
    scene = next(scene for scene in SCENES if scene.name == name)
    return [
        f"{frame.entry.line.type}:{getattr(frame.entry.line, 'points', '')}"
        for frame in scene.outcomes[-1].frames
    ]


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.name)
def test_accepted_moves_are_offered(lesson: Lesson) -> None:
    for scene in lesson.scenes:
        if not scene.outcomes:
            assert scene.options is None
            continue
        assert scene.options
        options = read_options(scene.options.model_dump())
        offered = {target.move for pick in options.picks for target in pick.targets}
        offered |= {column.move for column in options.columns}
        for outcome in scene.outcomes:
            assert re.sub("[<>].*", "", outcome.move) in offered
            assert outcome.frames


def test_the_lessons_show_what_they_say() -> None:
    assert _outcome("boxing-first") == ["move:", "boxed:1", "boxed:2", "floor:", "floor:"]
    assert "boxed:7" in _outcome("boxing-runs")
    assert "bonus:19" in _outcome("end-row")
    assert "boxed:2" in _outcome("free-choose")
    spare = next(scene for scene in SCENES if scene.name == "spare-take")
    took = spare.outcomes[0].frames[0].entry.took
    assert took
    assert (took.caught, took.fell) == ("R", "")


def test_every_scene_has_its_words() -> None:
    words = set(re.findall(r"^(learn-[a-z-]+) =", WORDS.read_text("utf-8"), re.MULTILINE))
    for scene in SCENES:
        assert f"learn-{scene.name}" in words
        assert (f"learn-{scene.name}-after" in words) == bool(scene.outcomes)
    for lesson in lessons():
        assert f"learn-lesson-{lesson.name}" in words
