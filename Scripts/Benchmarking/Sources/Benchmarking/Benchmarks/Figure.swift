/// What is read off one run of one side.
public enum Figure: String, Codable, Sendable, CaseIterable {
    /// CPU time of the process, all its threads together, in nanoseconds for one unit of work.
    case time
    /// Instructions for one unit of work, counted by callgrind.
    case instructions
    /// Calls of the allocator for one unit of work, counted by callgrind.
    case allocations
    /// Bytes for one unit of work that are still allocated after it, the allocator's own included.
    case bytes
}
