#!/bin/bash
# Plays plans that need a finger, a real turn of the device, or the Home button: fingers.sh UDID LOGS PLAN…
# A UI test drives the player, which writes its log into its own Documents too.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
[ $# -ge 3 ] || { echo "usage: fingers.sh UDID LOGS PLAN…" >&2; exit 64; }
device=$1
logs=$2
shift 2
mkdir -p "$logs" || exit 73
bad=0
for plan in "$@"; do
  name=$(basename "$plan" .json)
  path=$(cd "$(dirname "$plan")" && pwd)/$name.json
  kind=classic
  if grep -q '"scenes" : true' "$plan"; then kind=scenes; fi
  xcrun simctl install "$device" "$here/build/$kind/VcsimPlayer.app" || { bad=1; continue; }
  TEST_RUNNER_VCSIM_PLANS=$path xcodebuild test -quiet -project "$here/Fingers.xcodeproj" -scheme Fingers \
    -destination "id=$device" -derivedDataPath "$here/build/fingers" > "$logs/$name.xcodebuild" 2>&1 || bad=1
  data=$(xcrun simctl get_app_container "$device" org.vcsim.player data)
  if cp "$data/Documents/player.log" "$logs/$name.log"; then echo "done $name"; else bad=1; fi
done
exit $bad
