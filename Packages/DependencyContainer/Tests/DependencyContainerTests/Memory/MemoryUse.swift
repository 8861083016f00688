#if canImport(Glibc)
    import Glibc

    /// How much memory a program takes while it does one thing over and over.
    enum MemoryUse {
        /// More than measuring wavers, since each thread has memory in reserve, and far less than if
        /// something stayed behind of each round.
        static let bound = 2_000_000

        /// How many rounds there are: many, or with `MODULARBANK_LONG=1` a million.
        static func rounds(_ usual: Int) -> Int {
            getenv("MODULARBANK_LONG").map { String(cString: $0) } == "1" ? 1_000_000 : usual
        }

        /// By how many bytes the program has grown after that many rounds, when a tenth as many were
        /// done before.
        static func growth(after rounds: Int, of body: () async throws -> Void) async rethrows
            -> Int
        {
            for _ in 0..<max(rounds / 10, 1_000) { try await body() }
            let before = resident()
            for _ in 0..<rounds { try await body() }
            return resident() - before
        }

        /// The bytes of the program that are in memory.
        private static func resident() -> Int {
            guard let file = fopen("/proc/self/statm", "r") else { return 0 }
            defer { fclose(file) }
            var line = [CChar](repeating: 0, count: 128)
            guard fgets(&line, 128, file) != nil else { return 0 }
            let fields = String(decoding: line.map(UInt8.init(bitPattern:)), as: UTF8.self)
                .split(separator: " ")
            return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(getpagesize()) : 0
        }
    }
#endif
