#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension [UInt8] {
    /// Overwrites the bytes with zeros, in a way that no compiler leaves out. They have to be in no
    /// other array's hands, which would keep its own copy.
    mutating func wipe() {
        withUnsafeMutableBytes { $0.wipe() }
    }
}

extension UnsafeMutableRawBufferPointer {
    /// Overwrites the bytes with zeros, in a way that no compiler leaves out.
    func wipe() {
        guard let start = baseAddress else { return }
        #if canImport(Darwin)
            memset_s(start, count, 0, count)
        #else
            explicit_bzero(start, count)
        #endif
    }
}
