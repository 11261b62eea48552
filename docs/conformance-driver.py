#!/usr/bin/env python3
"""A driver for `vcsim conform --with`: a simulator that knows how a plain controller is launched, and nothing else.

It reads one case as JSON and prints a trace: the action flush left, what follows from it indented by two spaces.
Put your own simulator in the place of `play`.
"""
import json
import sys


def launch(name):
    """What a plain controller hears when it is the window's root, without its layout."""
    yield f"{name} loadView"
    yield f"{name} viewDidLoad"
    yield f"{name} viewWillAppear: animated=no"
    yield f"{name} viewDidAppear: animated=no"


def play(case):
    """Yields each action with the lines that follow from it."""
    plain = {one["name"] for one in case["controllers"] if one["kind"] == "plain"}
    for action in case["story"]:
        words = action.split()
        if words[0] == "launch" and words[1] in plain:
            yield action, launch(words[1])
        else:
            yield action, []


def main():
    case = json.load(sys.stdin)
    for number, (action, lines) in enumerate(play(case)):
        if number:
            print()
        print(action)
        for line in lines:
            print("  " + line)


main()
