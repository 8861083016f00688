# Finds and installs the two C libraries and the tools that the toolchain does not bring. SwiftPM only
# names them, and stops in the middle of a build.
# To be sourced after common.sh.
# shellcheck shell=bash
# shellcheck disable=SC2154 # exit_missing is common.sh's

# The names of a package in apt-get, dnf and brew.
library_names() {
    case $1 in
        sqlite3.h) echo "libsqlite3-dev sqlite-devel sqlite" ;;
        sodium.h) echo "libsodium-dev libsodium-devel libsodium" ;;
        pkg-config) echo "pkg-config pkgconf-pkg-config pkgconf" ;;
        sqlite3) echo "sqlite3 sqlite sqlite" ;;
        python3) echo "python3 python3 python" ;;
        hledger) echo "hledger hledger hledger" ;;
        mandoc) echo "mandoc mandoc mandoc" ;;
        tmux) echo "tmux tmux tmux" ;;
        jsonschema) echo "python3-jsonschema python3-jsonschema python-jsonschema" ;;
        bean-check) echo "beancount beancount beancount" ;;
        postgresql) echo "postgresql postgresql-server postgresql" ;;
        openssl) echo "openssl openssl openssl" ;;
    esac
}

# Whether the C compiler of the toolchain finds a header: has_header sqlite3.h MODULE
has_header() {
    local flags=()
    if command -v pkg-config >/dev/null; then
        read -ra flags <<<"$(pkg-config --cflags "$2" 2>/dev/null || true)"
    fi
    printf '#include <%s>\n' "$1" \
        | "${CC:-clang}" ${flags[@]+"${flags[@]}"} -fsyntax-only -x c - >/dev/null 2>&1
}

# Whether the programs of a PostgreSQL server are installed; few systems have them on the PATH.
has_postgresql() {
    local program
    for program in /usr/lib/postgresql/*/bin/initdb /opt/homebrew/opt/postgresql*/bin/initdb \
        "$(command -v initdb || true)"; do
        [ ! -x "$program" ] || return 0
    done
    return 1
}

# Whether the Python of the system has the package jsonschema.
has_jsonschema() {
    python3 -c 'import jsonschema' 2>/dev/null || /usr/bin/python3 -c 'import jsonschema' 2>/dev/null
}

# Prints what is missing, one a line: missing_libraries [NEED…], where a need is test or postgresql.
missing_libraries() {
    command -v pkg-config >/dev/null || echo pkg-config
    has_header sqlite3.h sqlite3 || echo sqlite3.h
    has_header sodium.h libsodium || echo sodium.h
    case " $* " in
        *" postgresql "*)
            has_postgresql || echo postgresql
            # It makes the certificates of servers for tests.
            command -v openssl >/dev/null || echo openssl
            ;;
    esac
    case " $* " in *" test "*) ;; *) return ;; esac
    local program
    for program in sqlite3 python3 hledger bean-check mandoc tmux; do
        command -v "$program" >/dev/null || echo "$program"
    done
    has_jsonschema || echo jsonschema
}

# The one line that installs what is named: install_line NAME…
install_line() {
    local field line missing names=()
    if command -v apt-get >/dev/null; then
        field=1 line="apt-get update && SUDO apt-get install -y"
    elif command -v dnf >/dev/null; then
        field=2 line="dnf install -y"
    elif command -v brew >/dev/null; then
        field=3 line="brew install"
    else
        return 1
    fi
    for missing in "$@"; do names+=("$(library_names "$missing" | cut -d ' ' -f "$field")"); done
    line="SUDO $line ${names[*]}"
    if [ "$field" = 3 ] || [ "$(id -u)" = 0 ]; then
        line=${line//SUDO /}
    else
        line=${line//SUDO/sudo}
    fi
    echo "$line"
}

# Ends unless everything is installed: require_libraries YES [NEED…]. Installs missing ones if YES
# is "yes" or the person at the terminal agrees.
require_libraries() {
    local agreed=$1 line answer missing=()
    shift
    require_swift
    while IFS= read -r line; do missing+=("$line"); done < <(missing_libraries "$@")
    [ ${#missing[@]} -gt 0 ] || return 0
    say "Missing: ${missing[*]}"
    if ! line=$(install_line "${missing[@]}"); then
        fail "$exit_missing" "install the development packages of SQLite and libsodium, and pkg-config"
    fi
    if [ "$agreed" != yes ]; then
        say "This installs what is missing:"
        say "    $line"
        if ! { [ -t 0 ] && [ -t 2 ]; }; then
            fail "$exit_missing" "run that line, or this script with --yes"
        fi
        read -r -p "Run it now? [y/N] " answer
        case $answer in [yY] | [yY][eE][sS]) ;; *) exit "$exit_missing" ;; esac
    fi
    install_now "$line"
    missing=()
    while IFS= read -r line; do missing+=("$line"); done < <(missing_libraries "$@")
    [ ${#missing[@]} -eq 0 ] || fail "$exit_missing" "still missing: ${missing[*]}"
}

install_now() {
    local log
    log=$(mktemp)
    say "$1"
    if ! DEBIAN_FRONTEND=noninteractive bash -c "$1" >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        fail "$exit_missing" "that did not work"
    fi
    rm -f "$log"
}
