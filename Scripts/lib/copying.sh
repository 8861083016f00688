# Copies the files of this repository. Source it where `root` is set.
# shellcheck shell=bash
# shellcheck disable=SC2154 # root

# Copies the files that git knows or would add: copy_files FOLDER
copy_files() {
    git -C "$root" ls-files --cached --others --exclude-standard -z \
        | while IFS= read -r -d '' file; do [ ! -e "$root/$file" ] || printf '%s\0' "$file"; done \
        | tar --create --directory "$root" --null --files-from - | tar --extract --directory "$1"
}
