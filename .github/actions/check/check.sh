#!/usr/bin/env bash
# Runs 'vcsim check' for a workflow: what it takes comes from the environment, as action.yml sets it.
set -euo pipefail
vcsim=${VCSIM:-}
if [ -z "$vcsim" ]; then
  swift build --package-path "$VCSIM_SOURCES" -c release --product vcsim
  vcsim=$(swift build --package-path "$VCSIM_SOURCES" -c release --show-bin-path)/vcsim
fi
arguments=(check --report github)
[ -z "${VCSIM_JUNIT:-}" ] || arguments+=(--report "junit:$VCSIM_JUNIT")
while IFS= read -r line; do
  [ -z "$line" ] || arguments+=("$line")
done <<< "${VCSIM_ARGUMENTS:-}"
arguments+=(--)
while IFS= read -r line; do
  [ -z "$line" ] || arguments+=("$line")
done <<< "${VCSIM_PATHS:-}"
code=0
"$vcsim" "${arguments[@]}" || code=$?
[ -z "${GITHUB_OUTPUT:-}" ] || echo "exit-code=$code" >> "$GITHUB_OUTPUT"
exit "$code"
