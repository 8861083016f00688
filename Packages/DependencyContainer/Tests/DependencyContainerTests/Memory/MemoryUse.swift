#if canImport(Glibc)
    import Glibc

    /// Measures the memory of the process while it repeats an operation.
    enum MemoryUse {
        /// The maximum growth in bytes.
        ///
        /// It is above the noise, because each thread reserves memory, and far below a leak of each
        /// round.
        static let bound = 2_000_000

        /// Returns the growth in bytes after a number of rounds, following a tenth of them as
        /// warm-up.
        static func growth(
            after work: GeneratedWork,
            of body: () async throws -> Void
        ) async rethrows -> Int {
            let rounds = work.amount
            for _ in 0..<max(rounds / 10, 1_000) { try await body() }
            let before = resident()
            for _ in 0..<rounds { try await body() }
            return resident() - before
        }

        /// Returns the resident memory of the process in bytes.
        static func resident() -> Int {
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
