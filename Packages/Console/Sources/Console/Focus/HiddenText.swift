/// What is typed into a hidden field, until it is handed over as a secret. Whatever is deleted,
/// handed over or left behind is wiped from memory.
final class HiddenText {
    /// What is typed beyond is not taken. It is also the room that is reserved at once: an array
    /// that grows would leave a copy of its bytes behind.
    static let maximumLength = 512

    private var bytes: [UInt8] = []
    private var lengths: [Int] = []

    deinit {
        bytes.wipe()
    }

    /// The number of characters typed.
    var count: Int { lengths.count }

    /// Types a character.
    ///
    /// - Parameters:
    ///   - character: what was typed.
    ///   - limit: the most characters there may be; nil for no other limit than memory's.
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

    /// Hands the bytes over, which are then nowhere else, so that the secret can wipe them.
    func consume() -> Secret {
        var taken: [UInt8] = []
        swap(&taken, &bytes)
        lengths = []
        return Secret(taken)
    }
}
