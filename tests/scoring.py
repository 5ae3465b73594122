"""Short ways to score the toy kata: by answers typed, or by a ratings file."""

from kata_engine.cli.main import main

HEAD = ["score", "count_tokens", "--submission", "solutions/count_tokens.py"]
NAMES = ["--candidate", "Ada <b> & Co", "--interviewer", "Grace"]
CARD = "scorecards/count_tokens-Ada-b-Co-Grace.yaml"


def scored(here, monkeypatch, *answers, more=()):
    """Score in the terminal with these lines typed; the exit status."""
    lines = iter(answers)
    monkeypatch.setattr("builtins.input", lambda prompt="": next(lines, None) or stop())
    return main([*HEAD, *NAMES, *more])


def stop():
    raise EOFError


def filled(here, capsys, **ratings):
    """A ratings file in which some ratings are filled in."""
    assert main(["score", "count_tokens", "--template"]) == 0
    text = capsys.readouterr().out
    for name, lines in ratings.items():
        place = text.index(f"id: {name.replace('_', '-')}")
        old = 'rating: not_probed\n    quote: ""\n    asked: ""'
        text = text[:place] + text[place:].replace(old, lines.replace("; ", "\n    "), 1)
    (here / "ratings.yaml").write_text(text)
    return here / "ratings.yaml"
