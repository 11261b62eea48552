"""Drives `vcsim lsp` with the client of pygls, as an editor would: python3 drive.py VCSIM"""

import asyncio
import pathlib
import random
import subprocess
import sys

from lsprotocol import types
from pygls.lsp.client import LanguageClient

TEXT = """vcsim 1
title "Ä sheet"
mode ios6

controller home
controller sheet
controller nav is navigation of home

when home viewDidAppear: once
  load sheet

launch nav
present sheet from nav animated
expect
  ...
  sheet viewDidAppear: *
  ...
"""
URI = "file:///tmp/some%20folder/scenario.txt"


def at(line, character):
    return types.Position(line=line, character=character)


async def open_text(client, text, version=1):
    client.published.clear()
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(types.TextDocumentItem(uri=URI, language_id="vcsim", version=version, text=text))
    )
    for _ in range(500):
        if client.published:
            return list(client.published[-1].diagnostics)
        await asyncio.sleep(0.02)
    raise AssertionError("no diagnostics came")


async def main(program):
    client = LanguageClient("test", "1")
    client.published = []

    @client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    def published(params):
        client.published.append(params)

    await client.start_io(program, "lsp")
    answer = await client.initialize_async(types.InitializeParams(capabilities=types.ClientCapabilities()))
    assert answer.server_info.name == "vcsim", answer
    client.initialized(types.InitializedParams())
    document = types.TextDocumentIdentifier(URI)

    problems = await open_text(client, TEXT)
    assert problems == [], problems

    items = await client.text_document_completion_async(types.CompletionParams(document, at(12, len("present sheet from "))))
    assert [item.label for item in items] == ["home", "sheet", "nav"], items
    items = await client.text_document_completion_async(types.CompletionParams(document, at(12, len("present sheet from nav "))))
    assert {"animated", "with completion", "without waiting"} <= {item.label for item in items}, items
    items = await client.text_document_completion_async(types.CompletionParams(document, at(3, 0)))
    assert {"controller", "launch", "expect", "set stack of"} <= {item.label for item in items}, items
    items = await client.text_document_completion_async(types.CompletionParams(document, at(8, len("when home view"))))
    assert "viewDidLoad" in {item.label for item in items}, items
    items = await client.text_document_completion_async(types.CompletionParams(document, at(9, len("  load "))))
    assert [item.label for item in items] == ["home", "sheet", "nav"], items

    hover = await client.text_document_hover_async(types.HoverParams(document, at(8, len("when home v"))))
    assert "viewDidAppear:" in hover.contents.value and "Swift" not in hover.contents.value
    hover = await client.text_document_hover_async(types.HoverParams(document, at(12, 2)))
    assert "presentViewController:animated:completion:" in hover.contents.value
    assert "sheet viewDidAppear: animated=yes" in hover.contents.value, hover

    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(document))
    assert [symbol.name for symbol in symbols][:4] == ["home", "sheet", "nav", "when home viewDidAppear: once"], symbols

    where = await client.text_document_definition_async(types.DefinitionParams(document, at(12, len("present sh"))))
    assert where.range.start == at(5, len("controller ")), where
    places = await client.text_document_references_async(
        types.ReferenceParams(types.ReferenceContext(True), document, at(5, len("controller s")))
    )
    assert [place.range.start.line for place in places] == [5, 9, 12, 15], places
    marked = await client.text_document_document_highlight_async(types.DocumentHighlightParams(document, at(12, len("present sh"))))
    assert [one.range for one in marked] == [place.range for place in places], marked
    name = await client.text_document_prepare_rename_async(types.PrepareRenameParams(document, at(12, len("present sh"))))
    assert name == marked[2].range, name
    assert await client.text_document_prepare_rename_async(types.PrepareRenameParams(document, at(12, 2))) is None
    change = await client.text_document_rename_async(types.RenameParams(document, at(5, len("controller s")), "page"))
    assert len(change.changes[URI]) == 4

    folds = await client.text_document_folding_range_async(types.FoldingRangeParams(document))
    assert [(fold.start_line, fold.end_line) for fold in folds] == [(8, 9), (13, 16)], folds
    tokens = await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(document))
    # The title's text is counted in UTF-16: an A with two dots is one unit.
    assert list(tokens.data[:15]) == [0, 0, 5, 0, 0, 0, 6, 1, 3, 0, 1, 0, 5, 0, 0], tokens.data[:15]
    assert await client.text_document_formatting_async(
        types.DocumentFormattingParams(document, types.FormattingOptions(2, True))
    ) in ([], ())

    wrong = TEXT.replace("present sheet from nav animated", "present   sheeet from nav animated")
    problems = await open_text(client, wrong, 2)
    assert [problem.code for problem in problems] == ["VS2001"], problems
    assert problems[0].range.start == at(12, len("present   "))
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(document, problems[0].range, types.CodeActionContext(problems))
    )
    assert [action.title for action in actions] == ["Write 'sheet'"], actions
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(document, types.FormattingOptions(2, True))
    )
    assert "present sheeet from nav animated\n" in edits[0].new_text

    # What lint finds is mended in the same way.
    findings = await open_text(client, TEXT.removeprefix("vcsim 1\n"), 3)
    assert {finding.severity for finding in findings} == {types.DiagnosticSeverity.Warning}, findings
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(document, findings[0].range, types.CodeActionContext(findings))
    )
    edits = [edit for action in actions for edit in action.edit.changes[URI]]
    assert [(edit.range, edit.new_text) for edit in edits] == [(types.Range(at(0, 0), at(0, 0)), "vcsim 1\n")], actions

    await incremental(client)
    await lenses_and_hints(client)

    await client.shutdown_async(None)
    client.exit(None)
    await client.stop()


async def incremental(client):
    """Changes of ranges leave the text that changes of the whole would leave, whatever they are."""
    chance = random.Random(815)
    pieces = ["present sheet from nav\n", "# Ä 🙂\n", "controller late\n", "\n", "  ", "x", "expect nothing\n", "launch nav\n"]
    text = TEXT
    await open_text(client, text)
    version = 1
    for _ in range(300):
        lines = text.split("\n")
        line = chance.randrange(len(lines))
        column = chance.randrange(len(lines[line]) + 1)
        last = min(len(lines) - 1, line + chance.choice([0, 0, 0, 1]))
        end = chance.randrange(column if last == line else 0, len(lines[last]) + 1)
        new = chance.choice(pieces + ["", "", ""])

        def units(number, count):
            return len(lines[number][:count].encode("utf-16-le")) // 2

        change = types.TextDocumentContentChangePartial(
            types.Range(at(line, units(line, column)), at(last, units(last, end))), new
        )
        text = "\n".join(lines[:line] + [lines[line][:column] + new + lines[last][end:]] + lines[last + 1 :])
        version += 1
        client.text_document_did_change(
            types.DidChangeTextDocumentParams(types.VersionedTextDocumentIdentifier(version, URI), [change])
        )
    asked = types.DocumentSymbolParams(types.TextDocumentIdentifier(URI))
    by_ranges = await client.text_document_document_symbol_async(asked)
    # What is wrong is told when all changes have been read: the last word is what counts.
    heard = 0
    while heard < len(client.published) or heard == 0:
        heard = len(client.published)
        await asyncio.sleep(0.4)
    problems = [(problem.code, problem.range, problem.message) for problem in client.published[-1].diagnostics]
    whole = await open_text(client, text)
    assert problems == [(problem.code, problem.range, problem.message) for problem in whole], (problems, whole)
    assert by_ranges == await client.text_document_document_symbol_async(asked)


async def lenses_and_hints(client):
    text = TEXT.replace("  ...\n  sheet viewDidAppear: *\n  ...\n", "  sheet viewDidLoad\n")
    document = types.TextDocumentIdentifier(URI)
    await open_text(client, text)
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(document))
    assert [lens.command.title for lens in lenses] == ["run", "check", "does not fit in ios6: accept"], lenses
    assert lenses[2].range.start.line == 13, lenses

    edits = []

    @client.feature(types.WORKSPACE_APPLY_EDIT)
    def apply(params):
        edits.append(params)
        return types.ApplyWorkspaceEditResult(applied=True)

    async def order(lens):
        return await client.workspace_execute_command_async(
            types.ExecuteCommandParams(lens.command.command, lens.command.arguments)
        )

    assert "sheet viewDidAppear: animated=yes" in await order(lenses[0])
    assert "line 14 (ios6)" in await order(lenses[1])
    await order(lenses[2])
    for _ in range(500):
        if edits:
            break
        await asyncio.sleep(0.02)
    accepted = edits[0].edit.changes[URI][0].new_text
    await open_text(client, accepted)
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(document))
    assert [lens.command.title for lens in lenses] == ["run", "check"], lenses
    assert "fit, in one case" in await order(lenses[1])

    hints = await client.text_document_inlay_hint_async(
        types.InlayHintParams(document, types.Range(at(0, 0), at(accepted.count("\n"), 0)))
    )
    labels = {hint.position.line: hint.label for hint in hints}
    lines = accepted.split("\n")
    shown = next(number for number, line in enumerate(lines) if line.startswith("  sheet viewDidAppear:"))
    assert labels[shown] == "320x460 final", labels
    assert labels[8] == "320x416 final", labels
    only = await client.text_document_inlay_hint_async(types.InlayHintParams(document, types.Range(at(8, 0), at(8, 1))))
    assert [hint.position.line for hint in only] == [8], only

    tokens = await client.text_document_semantic_tokens_range_async(
        types.SemanticTokensRangeParams(document, types.Range(at(0, 0), at(0, 5)))
    )
    assert list(tokens.data) == [0, 0, 5, 0, 0, 0, 6, 1, 3, 0], tokens


def message(body):
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


def fuzz(program, rounds):
    """Whatever comes in, the server answers or goes on: it never crashes and never hangs."""
    chance = random.Random(4711)
    pieces = [
        b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}',
        b'{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"a","text":"vcsim 1\\ncontroller a\\nlaunch a\\n"}}}',
        b'{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"a"},"position":{"line":1,"character":3}}}',
        b'{"jsonrpc":"2.0","id":3,"method":"textDocument/completion","params":{"textDocument":{"uri":"a"},"position":{"line":2,"character":7}}}',
        b'{"jsonrpc":"2.0","id":4,"method":"textDocument/rename","params":{"textDocument":{"uri":"a"},"position":{"line":2,"character":7},"newName":"b"}}',
        b'{"jsonrpc":"2.0","id":5,"method":"textDocument/semanticTokens/full","params":{"textDocument":{"uri":"a"}}}',
        b'{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"a"},"contentChanges":[{"range":{"start":{"line":1,"character":11},"end":{"line":2,"character":0}},"text":"bc\\n"}]}}',
        b'{"jsonrpc":"2.0","id":6,"method":"textDocument/codeLens","params":{"textDocument":{"uri":"a"}}}',
        b'{"jsonrpc":"2.0","id":7,"method":"textDocument/inlayHint","params":{"textDocument":{"uri":"a"},"range":{"start":{"line":0,"character":0},"end":{"line":9,"character":0}}}}',
        b'{"jsonrpc":"2.0","id":8,"method":"workspace/executeCommand","params":{"command":"vcsim.check","arguments":["a",1]}}',
        b'{"jsonrpc":"2.0","id":9,"method":"textDocument/semanticTokens/range","params":{"textDocument":{"uri":"a"},"range":{"start":{"line":1,"character":0},"end":{"line":99999999999,"character":0}}}}',
    ]
    for number in range(rounds):
        stream = b""
        for _ in range(chance.randrange(1, 8)):
            body = bytearray(chance.choice(pieces))
            for _ in range(chance.choice([0, 0, 1, 3])):
                place = chance.randrange(len(body))
                kind = chance.randrange(3)
                if kind == 0:
                    body[place] = chance.randrange(256)
                elif kind == 1:
                    del body[place : place + chance.randrange(1, 12)]
                    body = body or bytearray(b"{")
                else:
                    body[place:place] = b'"-99999999999'
            stream += message(bytes(body)) if chance.random() < 0.9 else bytes(body)
        result = subprocess.run([program, "lsp"], input=stream, capture_output=True, timeout=60)
        assert result.returncode in (0, 1), (number, result.returncode, stream, result.stderr)


if __name__ == "__main__":
    program = str(pathlib.Path(sys.argv[1]).resolve())
    asyncio.run(main(program))
    fuzz(program, 200)
    print("the language server answers as the protocol has it")
