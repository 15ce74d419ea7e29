"""Every lesson can be played, shows what it says, and has its words."""

import re
from pathlib import Path

import pytest

import chocolatier
from chocolatier.view.lessons.lessons import SPOT, Lesson, Scene, lessons
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


def _exists(spot: str, scene: Scene) -> bool:
    """Return whether a place is on the table of a scene, with what a text names there."""
    position = scene.position
    head, *rest = spot.split("-")
    if head[0] == "a":  # an arrow: the factories are neighbours
        apart = abs(int(head[1]) - int(rest[0]))
        return apart in (1, len(position.sources) - 2)
    if head[0] != "s":
        return True
    source = position.sources[int(head[1])]
    if rest == ["M"]:
        return position.marker
    return not rest or rest[0] in source.chocolates


def test_what_a_text_names_is_there() -> None:
    for scene in SCENES:
        spots = [*scene.lit, *(spot for outcome in scene.outcomes for spot in outcome.spots)]
        assert all(re.fullmatch(SPOT, spot) and _exists(spot, scene) for spot in spots), scene.name
        assert bool(scene.lit) == bool(scene.outcomes), scene.name
        assert len(set(scene.lit)) == len(scene.lit)


def test_the_numbers_of_a_text_are_lit() -> None:
    """A factory that the English text names by its number is lit, and so is a line."""
    text = WORDS.read_text("utf-8")
    for scene in SCENES:
        words = re.search(rf"^learn-{scene.name} = (.*)$", text, re.MULTILINE)
        assert words
        for slot in re.findall(r"factory (\d)", words[1]):
            assert any(re.match(rf"s{slot}|a\d-{slot}", spot) for spot in scene.lit), scene.name
        for line in re.findall(r"\bline (\d)", words[1]):
            assert {f"l1-{line}", f"l2-{line}", f"r1-{line}"} & {*scene.lit}, (scene.name, line)


def test_every_scene_has_its_words() -> None:
    words = set(re.findall(r"^(learn-[a-z-]+) =", WORDS.read_text("utf-8"), re.MULTILINE))
    for scene in SCENES:
        assert f"learn-{scene.name}" in words
        assert (f"learn-{scene.name}-after" in words) == bool(scene.outcomes)
    for lesson in lessons():
        assert f"learn-lesson-{lesson.name}" in words
