// Starts `vcsim lsp` for scenarios. Lenses, hints, completion and the rest come from the server.
const { languages, workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

// VS Code goes by the name before it reads the first line, so a scenario that is called login.txt opens as plain text.
const firstLine = /^vcsim 1\b/;
const claim = (document) => {
  if (document.languageId !== "plaintext" || document.lineCount === 0 || !firstLine.test(document.lineAt(0).text)) return;
  languages.setTextDocumentLanguage(document, "vcsim");
};

exports.activate = (context) => {
  workspace.textDocuments.forEach(claim);
  context.subscriptions.push(workspace.onDidOpenTextDocument(claim), workspace.onDidSaveTextDocument(claim));
  const command = workspace.getConfiguration("vcsim").get("path");
  client = new LanguageClient(
    "vcsim", "vcsim", { command, args: ["lsp"] }, { documentSelector: [{ language: "vcsim" }] });
  return client.start();
};

exports.deactivate = () => client?.stop();
