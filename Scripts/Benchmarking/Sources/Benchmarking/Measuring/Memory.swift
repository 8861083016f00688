import CBenchmarking

/// The memory of the process, as the allocator reports it.
public enum Memory {
    /// The bytes that are allocated, including the allocator's own; nil if the system does not say.
    public static var bytesInUse: Int? {
        let bytes = benchmarking_bytes_in_use()
        return bytes < 0 ? nil : Int(bytes)
    }

    /// Returns the growth of `bytesInUse` by a body, while its result is held.
    public static func growth(_ body: () throws -> Any) rethrows -> Int? {
        guard let before = bytesInUse else { return nil }
        let result = try body()
        let after = bytesInUse
        blackHole(result)
        return after.map { $0 - before }
    }
}
