#!/bin/sh
# Installs vcsim @VERSION@: the program, its manual page, and completions for bash, zsh, and fish.
#
#   sh install.sh              install into ~/.local
#   PREFIX=/usr/local sh install.sh
#   VCSIM_FROM=FOLDER sh install.sh    use the archives in a folder or at another address
#
# Downloads one archive, verifies the checksum below, and writes only below PREFIX. Doesn't need Swift.
set -eu
from=${VCSIM_FROM:-@RELEASES@/v@VERSION@}
prefix=${PREFIX:-${HOME:+$HOME/.local}}

fail() {
  echo "install.sh: error: $1" >&2
  echo "install.sh: help: $2" >&2
  exit 1
}

[ -n "$prefix" ] || fail "HOME isn't set" "set PREFIX to the folder to install into"

# The archive for a system, and its checksum.
system=$(uname -s)-$(uname -m)
case "$system" in
  @ARCHIVES@) archive='' checksum='' ;;
  *) fail "no archive for $system" "build vcsim from source: swift build -c release" ;;
esac

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
case "$from" in
  *://*)
    if command -v curl > /dev/null; then
      curl -fsSL -o "$folder/archive" "$from/$archive" || fail "cannot download $from/$archive" "check the address, or set VCSIM_FROM"
    elif command -v wget > /dev/null; then
      wget -q -O "$folder/archive" "$from/$archive" || fail "cannot download $from/$archive" "check the address, or set VCSIM_FROM"
    else
      fail "neither curl nor wget is installed" "install one, or download $archive and set VCSIM_FROM to its folder"
    fi ;;
  *) cp "$from/$archive" "$folder/archive" 2> /dev/null || fail "cannot read $from/$archive" "set VCSIM_FROM to the folder of the archives" ;;
esac

if command -v sha256sum > /dev/null; then
  actual=$(sha256sum "$folder/archive")
elif command -v shasum > /dev/null; then
  actual=$(shasum -a 256 "$folder/archive")
else
  fail "neither sha256sum nor shasum is installed" "install one of them; without it the archive can't be verified"
fi
actual=${actual%% *}
[ "$actual" = "$checksum" ] ||
  fail "$archive has the checksum $actual instead of $checksum; nothing was installed" "download it again"

tar -xzf "$folder/archive" -C "$folder"
unpacked=$folder/${archive%.tar.gz}
mkdir -p "$prefix/bin" 2> /dev/null || fail "cannot write to $prefix" "set PREFIX to a folder that you can write to"
# A running program can't be overwritten, but it can be replaced: the old one is there until the new one is whole.
new=$prefix/bin/.vcsim.$$
trap 'rm -rf "$folder" "$new"' EXIT
if ! { cp "$unpacked/bin/vcsim" "$new" && cp -R "$unpacked/share" "$prefix/" && mv -f "$new" "$prefix/bin/vcsim"; }; then
  fail "cannot write to $prefix; the program that was there is unchanged" "free some space, or set PREFIX to another folder"
fi
echo "installed $("$prefix/bin/vcsim" --version) as $prefix/bin/vcsim"
case ":$PATH:" in
  *:"$prefix/bin":*) ;;
  *) echo "add it to your PATH: export PATH=\"$prefix/bin:\$PATH\"" ;;
esac
