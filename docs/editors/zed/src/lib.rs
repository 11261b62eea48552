//! Starts `vcsim lsp`, found in the PATH of the project.
use zed_extension_api as zed;

struct Vcsim;

impl zed::Extension for Vcsim {
    fn new() -> Self {
        Vcsim
    }

    fn language_server_command(
        &mut self,
        _server: &zed::LanguageServerId,
        worktree: &zed::Worktree,
    ) -> zed::Result<zed::Command> {
        let command = worktree.which("vcsim").ok_or("vcsim is not in the PATH")?;
        Ok(zed::Command {
            command,
            args: vec!["lsp".to_string()],
            env: vec![],
        })
    }
}

zed::register_extension!(Vcsim);
