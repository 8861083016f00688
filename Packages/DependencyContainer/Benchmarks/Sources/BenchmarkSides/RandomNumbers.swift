/// A generator of random numbers that are the same for the same seed (Marsaglia's xorshift).
public struct RandomNumbers {
    private var state: UInt64

    /// Creates a generator.
    ///
    /// - Parameter seed: Any number but zero.
    public init(seed: UInt64) { state = seed }

    /// Returns the next number from zero up to, but not including, `bound`.
    public mutating func next(below bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 1) % bound
    }
}
