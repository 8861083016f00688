/// What a person has done while the screen was at work, to be done in the same order later.
struct TypeAhead {
    /// What comes beyond is dropped, as a terminal itself does: nobody types that far ahead.
    static let longest = 4_096

    private var inputs: [WindowInput] = []
    private var taken = 0
    private var hasEnded = false

    var isEmpty: Bool { taken == inputs.count }

    /// Keeps an input, unless there is no room for it, or the input has ended. The end always has
    /// room.
    mutating func append(_ input: WindowInput) {
        guard !hasEnded else { return }
        if case .end = input {
            hasEnded = true
        } else if inputs.count - taken >= Self.longest {
            return
        }
        inputs.append(input)
    }

    mutating func next() -> WindowInput? {
        guard taken < inputs.count else { return nil }
        defer {
            taken += 1
            if taken == inputs.count {
                inputs = []
                taken = 0
            }
        }
        return inputs[taken]
    }

    /// Forgets everything, secrets among it.
    mutating func clear() {
        inputs = []
        taken = 0
    }
}
