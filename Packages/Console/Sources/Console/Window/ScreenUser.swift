/// A person at a window, played by a program: reads what is seen, and does what a person would do.
///
/// For tests and demonstrations. Everything waits until the screen has come to rest, before and
/// after.
///
/// ```swift
/// let person = ScreenUser(at: window)
/// try await person.press("Put money in")
/// try await person.type("5만")
/// #expect(person.screen.notice == .done("50,000 won is in the box."))
/// ```
@MainActor
public struct ScreenUser {
    /// What the person looks at.
    public let window: Window

    /// A person at that window.
    public init(at window: Window) {
        self.window = window
    }

    /// What is seen; an empty screen when nothing is shown.
    public var screen: Screen { window.top?.screen ?? Screen("") }

    /// Chooses the action of that label.
    ///
    /// - Throws: `ScreenUserError` when the screen has no such action.
    public func press(_ label: String) async throws {
        await window.settled()
        guard let action = screen.actions.first(where: { $0.label == label }) else {
            throw ScreenUserError(wanted: "press '\(label)'", screen: screen)
        }
        window.top?.pressed(action.id)
        await window.settled()
    }

    /// Chooses the action of that id.
    ///
    /// - Throws: `ScreenUserError` when the screen has no such action.
    public func press(_ id: ScreenAction.ID) async throws {
        await window.settled()
        guard screen.actions.contains(where: { $0.id == id }) else {
            throw ScreenUserError(wanted: "press \(id.rawValue)", screen: screen)
        }
        window.top?.pressed(id)
        await window.settled()
    }

    /// Fills the field, whether it is hidden or not, and presses Enter.
    ///
    /// - Throws: `ScreenUserError` when the screen has no field.
    public func type(_ text: String) async throws {
        await window.settled()
        switch screen.prompt?.kind {
        case .text: window.top?.submitted(text)
        case .secret: window.top?.entered(Secret(text))
        case nil: throw ScreenUserError(wanted: "type '\(text)'", screen: screen)
        }
        await window.settled()
    }

    /// Presses keys, each when the one before has had its effect.
    ///
    /// - Parameter keys: what to press, in order.
    public func press(keys: Key...) async {
        for key in keys {
            await window.settled()
            window.handle(key)
        }
        await window.settled()
    }

    /// What is seen in a window of that size, with the focus where the keys have put it.
    public func frame(columns: Int = 80, rows: Int = 24) async -> Frame {
        await window.settled()
        return window.frame(FrameSize(columns: columns, rows: rows))
    }
}

/// A scripted person was to do what the screen does not offer.
public struct ScreenUserError: Error, CustomStringConvertible {
    /// What was to be done.
    let wanted: String
    /// What was seen.
    let screen: Screen

    /// One line that says what was to be done, and what could have been.
    public var description: String {
        let actions = screen.actions.map { "'\($0.label)' (\($0.id.rawValue))" }
        let prompt = screen.prompt.map { "a field '\($0.label)'" } ?? "no field"
        return "cannot \(wanted) on '\(screen.title)', which has \(prompt) and the actions "
            + actions.joined(separator: ", ")
    }
}
