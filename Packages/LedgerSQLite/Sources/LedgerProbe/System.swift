#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Output that is out when the call returns: a line that was never written says something to a test
/// that kills the program.
enum Output {
    static func line(_ text: String) {
        write(text, to: STDOUT_FILENO)
    }

    static func error(_ text: String) {
        write(text, to: STDERR_FILENO)
    }

    private static func write(_ text: String, to descriptor: Int32) {
        let bytes = Array((text + "\n").utf8)
        // One write of a short line into a pipe is never split.
        _ = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
    }
}

private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, start, count)
}

func exitProcess(_ status: Int32) -> Never {
    exit(status)
}

/// From now on a write beyond so many bytes into a file fails, as on a disk that is full, instead of
/// ending the program.
func limitFileSize(to bytes: Int) {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #else
        setrlimit(RLIMIT_FSIZE, &limit)
    #endif
}

/// Becomes nobody, where the user may become somebody else.
func giveUpPrivileges() {
    let nobody: UInt32 = 65_534
    guard geteuid() == 0 else { return }
    guard setgid(nobody) == 0, setuid(nobody) == 0 else { exitProcess(70) }
}

func showEverything() {
    umask(0)
}
