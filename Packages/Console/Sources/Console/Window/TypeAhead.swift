import Synchronization

/// The queue of input that arrives while a screen works.
///
/// The input can contain a password, so the memory of an input is overwritten when the input is
/// taken or discarded. Copies that Swift makes of a taken input are not overwritten.
final class TypeAhead {
    /// The maximum number of queued inputs; further input is dropped, as a terminal drops it.
    static let capacity = 4_096

    /// The content of an overwritten slot: a character key, which replaces all bytes of the slot.
    private static let blank = TypedInput(input: .key(.character(" ")), appearance: 0)

    /// A ring buffer of fixed size, because a growing array would leave copies of the input in
    /// memory.
    private var slots: [TypedInput] = []
    private var first = 0
    private var count = 0
    /// A Boolean value that indicates whether the end of input was appended.
    private(set) var hasEnded = false

    deinit {
        overwrite()
    }

    var isEmpty: Bool { count == 0 }

    /// Appends an input.
    ///
    /// The end of input always has room; all input after it is ignored.
    func append(_ typed: TypedInput) {
        guard !hasEnded else { return }
        if case .end = typed.input {
            hasEnded = true
        } else if count >= Self.capacity {
            return
        }
        if slots.isEmpty { slots = Array(repeating: Self.blank, count: Self.capacity + 1) }
        slots[(first + count) % slots.count] = typed
        count += 1
    }

    /// Removes and returns the oldest input; nil if the queue is empty.
    func next() -> TypedInput? {
        guard count > 0 else { return nil }
        var typed = Self.blank
        swap(&typed, &slots[first])
        first = (first + 1) % slots.count
        count -= 1
        return typed
    }

    /// Discards and overwrites all input.
    func clear() {
        overwrite()
        first = 0
        count = 0
    }

    /// Discards the queued input.
    ///
    /// If the end of the input was reached, input is accepted again.
    func begin() {
        clear()
        hasEnded = false
    }

    private func overwrite() {
        for offset in 0..<count { slots[(first + offset) % slots.count] = Self.blank }
    }
}

/// An input, and the value of `Window.appearance` when the user typed it.
struct TypedInput {
    let input: WindowInput
    /// The value of `Window.appearance` when the user typed the input.
    let appearance: Int
}

/// An input of the user at a window.
enum WindowInput {
    case key(Key)
    case pressed(ScreenAction.ID)
    case submitted(String)
    case entered(Secret)
    /// The end of input.
    case end
}

/// The value of `Window.appearance` for the frame that the user sees, readable from any thread.
final class SeenAppearance: Sendable {
    /// The value; 0 before the first frame.
    let number = Atomic(0)
}
