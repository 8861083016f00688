#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Output without a buffer, so that a test sees every line that a killed program has written.
enum Output {
    static func line(_ text: String) {
        print(text, to: STDOUT_FILENO)
    }

    static func error(_ text: String) {
        print(text, to: STDERR_FILENO)
    }

    private static func print(_ text: String, to descriptor: Int32) {
        let bytes = Array((text + "\n").utf8)
        // A short line is written to a pipe at once.
        _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }
}

func exitProcess(_ code: Int32) -> Never {
    exit(code)
}

/// Limits the size of files to `bytes`; a write beyond the limit fails, as on a full disk.
func limitFileSize(to bytes: Int) {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #else
        setrlimit(RLIMIT_FSIZE, &limit)
    #endif
}

/// Switches to a user without privileges if the current user is root.
func dropPrivileges() {
    let unprivileged: UInt32 = 65_534
    guard geteuid() == 0 else { return }
    guard setgid(unprivileged) == 0, setuid(unprivileged) == 0 else { exitProcess(70) }
}

func clearUmask() {
    umask(0)
}
