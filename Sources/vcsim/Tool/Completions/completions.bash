# bash completions of vcsim: source <(vcsim completions bash)
_vcsim() {
  local cur prev command word
  local IFS=$' \t\n'
  COMPREPLY=()
  # A colon belongs to the word: example:modal, viewWillAppear:
  if declare -F _get_comp_words_by_ref > /dev/null; then
    _get_comp_words_by_ref -n : cur prev
  else
    cur="${COMP_WORDS[COMP_CWORD]}"
    prev="${COMP_WORDS[COMP_CWORD-1]}"
  fi
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in
      -*) ;;
      @COMMAND@) command="$word"; break ;;
    esac
  done
  case "$command:$prev" in
    @VALUES@) ;;
  esac
  local options operands
  case "$command" in
    @COMMANDS@) ;;
    *) options="@SHARED@"; operands="@NAMES@" ;;
  esac
  if [[ "$cur" == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$cur"))
  elif [[ "$operands" == @files ]]; then
    COMPREPLY=($(compgen -W "@EXAMPLES@" -- "$cur"))
    # Names of files may hold blanks; the shell itself knows how to quote them.
    local IFS=$'\n'
    [[ "$cur" == example:* ]] || compopt -o filenames 2> /dev/null
    COMPREPLY+=($(compgen -f -- "$cur"))
  else
    COMPREPLY=($(compgen -W "$operands" -- "$cur"))
  fi
  declare -F __ltrim_colon_completions > /dev/null && __ltrim_colon_completions "$cur"
  return 0
}
complete -F _vcsim vcsim
