import CBenchmarking

/// What the allocator says.
public enum Memory {
    /// How many bytes the program has allocated and not freed, what the allocator adds included;
    /// nothing where the system's allocator does not tell.
    public static var bytesInUse: Int? {
        let bytes = benchmarking_bytes_in_use()
        return bytes < 0 ? nil : Int(bytes)
    }

    /// How many bytes more are in use after the body than before it, while what it returns is held.
    public static func growth(_ body: () throws -> Any) rethrows -> Int? {
        guard let before = bytesInUse else { return nil }
        let held = try body()
        let after = bytesInUse
        blackHole(held)
        return after.map { $0 - before }
    }
}
