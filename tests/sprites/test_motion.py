"""Motion is a function of the time it is asked about."""

import pytest

from sprites.motion import (
    LONGEST_STEP,
    Clock,
    Ease,
    Glide,
    Pace,
    counted,
    ease_in,
    ease_in_out,
    ease_out,
    linear,
    settle,
    slam,
    through,
)

EASES = (linear, ease_in, ease_out, ease_in_out, settle, slam)


@pytest.mark.parametrize("ease", EASES)
def test_an_ease_begins_at_nothing_and_ends_at_all(ease: Ease) -> None:
    assert ease(0.0) == pytest.approx(0.0, abs=1e-9)
    assert ease(1.0) == pytest.approx(1.0, abs=1e-9)


@pytest.mark.parametrize("ease", [ease for ease in EASES if ease is not settle])
def test_an_ease_never_goes_back(ease: Ease) -> None:
    values = [ease(step / 200) for step in range(201)]
    assert values == sorted(values)


@pytest.mark.parametrize("ease", EASES)
def test_a_glide_stays_at_both_ends(ease: Ease) -> None:
    glide = Glide(2.0, 0.3, (10.0, 0.0), (50.0, -20.0), ease)
    assert glide.at(0.0) == glide.at(2.0) == (10.0, 0.0)
    assert glide.at(2.3) == glide.at(99.0) == (50.0, -20.0)
    assert not glide.is_over(2.29)
    assert glide.is_over(2.3)


def test_a_glide_without_duration_is_there_at_once() -> None:
    glide = Glide(5.0, Pace(reduced=True).seconds(0.3), (0.0,), (1.0,))
    assert glide.at(5.0) == (1.0,)
    assert glide.is_over(5.0)


def test_pace_shortens_with_speed() -> None:
    assert Pace(speed=2.0).seconds(0.3) == pytest.approx(0.15)


def test_a_journey_passes_each_stop_in_its_turn() -> None:
    journey = through(1.0, [(0.0,), (10.0,), (4.0,)], 0.5)
    assert [journey.at(now)[0] for now in (0.0, 1.0, 1.5, 2.0, 9.0)] == [0.0, 0.0, 10.0, 4.0, 4.0]
    assert journey.end == pytest.approx(2.0)


def test_a_stall_never_makes_a_jump() -> None:
    clock = Clock()
    assert clock.tick(12.0) == LONGEST_STEP
    assert clock.tick(-3.0) == LONGEST_STEP
    assert clock.tick(0.016) == pytest.approx(LONGEST_STEP + 0.016)


def test_a_skip_ends_what_runs_and_never_turns_time_back() -> None:
    clock = Clock(1.0)
    glide = Glide(1.0, 0.4, (0.0,), (7.0,))
    assert glide.at(clock.skip_to(glide.end)) == (7.0,)
    assert clock.skip_to(0.2) == glide.end


def test_a_sum_counts_up_in_whole_numbers() -> None:
    counts = [counted(0.0, 1.0, 42, step / 50) for step in range(60)]
    assert counts[0] == 0
    assert counts[-1] == 42
    assert counts == sorted(counts)
