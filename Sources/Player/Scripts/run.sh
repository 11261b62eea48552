#!/bin/bash
# Plays plans on a simulator that is booted, and writes a log for each: run.sh UDID LOGS PLAN…
# simctl does what code can't; a plan that needs a finger is left to fingers.sh.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
[ $# -ge 3 ] || { echo "usage: run.sh UDID LOGS PLAN…" >&2; exit 64; }
device=$1
logs=$2
shift 2
bundle=org.vcsim.player
mkdir -p "$logs" || exit 73
bad=0

# What the player asks the host for; the step's index comes first.
answer() {
  case $2 in
    background) xcrun simctl launch "$device" com.apple.Preferences ;;
    foreground) xcrun simctl launch "$device" "$bundle" ;;
    'change interface style')
      now=$(xcrun simctl ui "$device" appearance)
      xcrun simctl ui "$device" appearance "$([ "$now" = dark ] && echo light || echo dark)" ;;
    'end app')
      next=$(($1 + 1))
      xcrun simctl terminate "$device" "$bundle" ;;
    relaunch) next=$(($1 + 1)) ;;
  esac > /dev/null
  xcrun simctl notify_post "$device" "org.vcsim.done.$1"
}

for plan in "$@"; do
  name=$(basename "$plan" .json)
  log=$logs/$name.log
  path=$(cd "$(dirname "$plan")" && pwd)/$name.json
  if grep -q '"drive" : "finger"' "$plan"; then
    echo "skip $name: it needs a finger"
    continue
  fi
  kind=classic
  if grep -q '"scenes" : true' "$plan"; then kind=scenes; fi
  : > "$log"
  xcrun simctl install "$device" "$here/build/$kind/VcsimPlayer.app" || { bad=1; continue; }
  from=0
  while [ "$from" -ge 0 ]; do
    next=-1
    while IFS= read -r line; do
      line=${line%$'\r'}
      printf '%s\n' "$line" >> "$log"
      case $line in
        '[vcsim] ? '*)
          words=${line#*'? '}
          answer "${words%% *}" "${words#* host }" ;;
      esac
    done < <(xcrun simctl launch --console-pty --terminate-running-process "$device" "$bundle" \
      --plan "$path" --from "$from" 2>&1)
    from=$next
  done
  if ! grep -q '^\[vcsim\] # end' "$log"; then
    echo "part $name: the app did not come to the end of the story"
    bad=1
  elif grep -q '^\[vcsim\] x ' "$log"; then
    echo "part $name: $(grep -m 1 '^\[vcsim\] x ' "$log" | cut -c 11-)"
  else
    echo "ok   $name"
  fi
done
exit $bad
