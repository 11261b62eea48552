// Starts `vcsim lsp` for scenarios. Lenses, hints, completion and the rest come from the server.
const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = () => {
  const command = workspace.getConfiguration("vcsim").get("path");
  client = new LanguageClient(
    "vcsim", "vcsim", { command, args: ["lsp"] }, { documentSelector: [{ language: "vcsim" }] });
  return client.start();
};

exports.deactivate = () => client?.stop();
