/// The input of a hidden field, which is overwritten in memory when it is deleted or released.
final class HiddenText {
    /// The maximum number of bytes; further input is ignored.
    ///
    /// This capacity is reserved at once, because a growing array would leave a copy of its bytes
    /// behind.
    static let maximumLength = 512

    private var bytes: [UInt8] = []
    private var lengths: [Int] = []

    deinit {
        bytes.wipe()
    }

    /// The number of characters.
    var count: Int { lengths.count }

    /// Appends a character.
    ///
    /// - Parameters:
    ///   - character: The character.
    ///   - limit: The maximum number of characters; nil for no limit.
    func append(_ character: Character, limit: Int?) {
        let length = character.utf8.count
        guard count < limit ?? .max, bytes.count + length <= Self.maximumLength else { return }
        if bytes.isEmpty { bytes.reserveCapacity(Self.maximumLength) }
        bytes.append(contentsOf: character.utf8)
        lengths.append(length)
    }

    func deleteBackward() {
        guard let length = lengths.popLast() else { return }
        for index in bytes.indices.suffix(length) { bytes[index] = 0 }
        bytes.removeLast(length)
    }

    func wipe() {
        bytes.wipe()
        bytes = []
        lengths = []
    }

    /// Moves the bytes to a secret, which then owns the only copy.
    func consume() -> Secret {
        var taken: [UInt8] = []
        swap(&taken, &bytes)
        lengths = []
        return Secret(taken)
    }
}
