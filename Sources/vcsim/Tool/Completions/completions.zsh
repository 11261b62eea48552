#compdef vcsim
# zsh completions of vcsim: source <(vcsim completions zsh)

_vcsim() {
  local -a commands
  commands=(
    @SUMMARIES@
  )
  local command=${words[(r)(@COMMAND@)]}
  if [[ -z $command ]]; then
    _describe command commands
    return
  fi
  case $command in
    @COMMANDS@) ;;
  esac
}

compdef _vcsim vcsim
