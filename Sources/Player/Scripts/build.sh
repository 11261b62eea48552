#!/bin/bash
# Builds the player for the simulator, once with scenes and once without: no project, no signing identity. Needs Xcode 26.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
out=$here/build
sdk=$(xcrun --sdk iphonesimulator --show-sdk-path)
mkdir -p "$out"
xcrun --sdk iphonesimulator swiftc -swift-version 6 -parse-as-library -sdk "$sdk" \
  -target "$(uname -m)-apple-ios15.0-simulator" "$here"/player/*.swift -o "$out/player"
for kind in scenes classic; do
  app=$out/$kind/VcsimPlayer.app
  rm -rf "$app"
  mkdir -p "$app"
  cp "$out/player" "$app/VcsimPlayer"
  cp "$here/Info-$kind.plist" "$app/Info.plist"
  codesign --force --sign - "$app"
done
echo "$out"
