// Copied into the module that Scripts/mutate measures. The variable MUTANT names the mutant that is on, and
// MUTANT_LOG a file that gets the numbers of the mutants that are reached.
#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

private let activeMutant = getenv("MUTANT").map { atoi($0) } ?? -1
private let mutantLog =
    getenv("MUTANT_LOG").map { open($0, O_WRONLY | O_APPEND | O_CREAT, 0o600) } ?? -1
// Threads that write the same value at once do no harm: a number is then logged twice.
nonisolated(unsafe) private let isReached = {
    let flags = UnsafeMutablePointer<Bool>.allocate(capacity: 1 << 16)
    flags.initialize(repeating: false, count: 1 << 16)
    return flags
}()

/// Returns whether a mutant is on.
public func isMutant(_ id: Int32) -> Bool {
    if mutantLog >= 0, !isReached[Int(id)] {
        isReached[Int(id)] = true
        let line = Array("\(id)\n".utf8)
        _ = write(mutantLog, line, line.count)
    }
    return activeMutant == id
}

/// Returns the next number if a mutant is on.
public func mutated<T: Numeric>(_ id: Int32, _ value: T) -> T { isMutant(id) ? value + 1 : value }

/// Returns the opposite if a mutant is on.
public func mutated(_ id: Int32, _ value: Bool) -> Bool { isMutant(id) != value }
