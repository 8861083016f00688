import Console
import RIBs

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Measurements of this process.
@MainActor
enum Measurements {
    /// The numbers of living routers, interactors, subscriptions and screens.
    static var liveObjects: String {
        "\(LiveCounts.current), \(ScreenViewController.liveCount) screens"
    }

    /// The CPU time of the process, which does not depend on the load of the machine.
    static var cpuNanoseconds: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    /// The resident memory in KiB; 0 on systems without `/proc`.
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
