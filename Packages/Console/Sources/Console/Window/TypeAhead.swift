/// What a person has done while the screen was at work, to be done in the same order later.
///
/// Keys of a password may be among it, so a place is overwritten when its input is taken or forgotten.
/// Not reached is what Swift has copied on the way, as into the variables of who takes an input.
final class TypeAhead {
    /// What comes beyond is dropped, as a terminal itself does: nobody types that far ahead.
    static let capacity = 4_096

    /// What an overwritten place holds: a character, so that all its bytes are written.
    private static let blank = WindowInput.key(.character(" "))

    /// A ring with room for all that may come: an array that grew would leave a copy behind.
    private var places: [WindowInput] = []
    private var first = 0
    private var count = 0
    private var hasEnded = false

    deinit {
        overwrite()
    }

    var isEmpty: Bool { count == 0 }

    /// Keeps an input, unless there is no room for it, or the input has ended. The end always has
    /// room.
    func append(_ input: WindowInput) {
        guard !hasEnded else { return }
        if case .end = input {
            hasEnded = true
        } else if count >= Self.capacity {
            return
        }
        if places.isEmpty { places = Array(repeating: Self.blank, count: Self.capacity + 1) }
        places[(first + count) % places.count] = input
        count += 1
    }

    /// Takes the input that has waited capacity; nil when none does.
    func next() -> WindowInput? {
        guard count > 0 else { return nil }
        var input = Self.blank
        swap(&input, &places[first])
        first = (first + 1) % places.count
        count -= 1
        return input
    }

    /// Forgets everything, secrets among it.
    func clear() {
        overwrite()
        first = 0
        count = 0
    }

    /// Forgets everything, and takes input again after an end.
    func begin() {
        clear()
        hasEnded = false
    }

    private func overwrite() {
        for offset in 0..<count { places[(first + offset) % places.count] = Self.blank }
    }
}

/// What a person does at a window.
enum WindowInput {
    case key(Key)
    case pressed(ScreenAction.ID)
    case submitted(String)
    case entered(Secret)
    /// Nothing more will come.
    case end
}
