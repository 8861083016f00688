import Console
import RIBs

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What of the screens lives in this process.
@MainActor
enum Census {
    /// Routers, interactors, subscriptions and screens.
    static var now: String {
        "\(LiveCounts.current), \(ScreenViewController.liveCount) screens"
    }

    /// What the process has computed so far: unlike a clock, it does not count what others do on the
    /// machine.
    static var cpuNanoseconds: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    /// The memory that the process has, in KiB; 0 where the system does not tell this way.
    static var residentKiB: Int {
        #if os(Linux)
            guard let file = fopen("/proc/self/statm", "r") else { return 0 }
            defer { fclose(file) }
            var line = [CChar](repeating: 0, count: 256)
            guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
            let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
            let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
            return pages * Int(getpagesize()) / 1024
        #else
            return 0
        #endif
    }
}
