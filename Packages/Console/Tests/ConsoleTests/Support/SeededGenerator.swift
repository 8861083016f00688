/// A random number generator with a seed (SplitMix64 by Sebastiano Vigna, in the public domain).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension SeededGenerator {
    /// Returns a random text, which can contain control characters and bidirectional marks.
    mutating func text(upTo length: Int) -> String {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...length, using: &self) {
            let plane: ClosedRange<UInt32> =
                [0x00...0xFF, 0x1100...0x11FF, 0x2000...0x2070, 0xAC00...0xD7A3, 0x1F300...0x1FAFF]
                .randomElement(using: &self) ?? 0x20...0x7E
            if let scalar = Unicode.Scalar(UInt32.random(in: plane, using: &self)) {
                scalars.append(scalar)
            }
        }
        return String(scalars)
    }
}
