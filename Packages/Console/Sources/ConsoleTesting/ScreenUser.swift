public import Console

/// A simulated user of a window, for tests.
///
/// Each method waits, before and after, until the window has no pending work or input.
///
/// ```swift
/// let user = ScreenUser(at: window)
/// try await user.type("Kim")
/// #expect(user.screen.notice == .done("Hello, Kim."))
/// try await user.press("Leave")
/// ```
@MainActor
public struct ScreenUser {
    /// The window.
    public let window: Window

    /// Creates a user who acts on `window`.
    public init(at window: Window) {
        self.window = window
    }

    /// The visible screen; empty if the window shows nothing.
    public var screen: Screen { window.top?.screen ?? Screen("") }

    /// Chooses an action by its label.
    ///
    /// - Parameter label: The label of an action.
    /// - Throws: `ScreenUserError` if the screen has no such action.
    public func press(_ label: String) async throws {
        await window.settled()
        guard let action = screen.actions.first(where: { $0.label == label }) else {
            throw ScreenUserError(attempt: "press '\(label)'", screen: screen)
        }
        window.top?.pressed(action.id)
        await window.settled()
    }

    /// Chooses an action by its id.
    ///
    /// - Parameter id: The id of an action.
    /// - Throws: `ScreenUserError` if the screen has no such action.
    public func press(_ id: ScreenAction.ID) async throws {
        await window.settled()
        guard screen.actions.contains(where: { $0.id == id }) else {
            throw ScreenUserError(attempt: "press \(id.rawValue)", screen: screen)
        }
        window.top?.pressed(id)
        await window.settled()
    }

    /// Types a text into the field of the screen, visible or hidden, and presses Enter.
    ///
    /// - Parameter text: The text to type.
    /// - Throws: `ScreenUserError` if the screen has no field.
    public func type(_ text: String) async throws {
        await window.settled()
        switch screen.prompt?.kind {
        case .text: window.top?.submitted(text)
        case .secret: window.top?.entered(Secret(text))
        case nil: throw ScreenUserError(attempt: "type '\(text)'", screen: screen)
        }
        await window.settled()
    }

    /// Presses keys, each after the previous key has taken effect.
    ///
    /// - Parameter keys: The keys, in order.
    public func press(keys: Key...) async {
        for key in keys {
            await window.settled()
            window.handle(key)
        }
        await window.settled()
    }

    /// Renders the window with the current focus.
    ///
    /// - Parameters:
    ///   - columns: The number of columns of the window.
    ///   - rows: The number of rows of the window.
    /// - Returns: The frame.
    public func frame(columns: Int = 80, rows: Int = 24) async -> Frame {
        await window.settled()
        return window.frame(FrameSize(columns: columns, rows: rows))
    }
}

/// The error of a simulated user who attempts an action that the screen does not offer.
public struct ScreenUserError: Error, CustomStringConvertible {
    /// The attempted action.
    let attempt: String
    /// The visible screen.
    let screen: Screen

    /// A line that names the attempted action and the available actions.
    public var description: String {
        let actions = screen.actions.map { "'\($0.label)' (\($0.id.rawValue))" }
        let prompt = screen.prompt.map { "a field '\($0.label)'" } ?? "no field"
        return "cannot \(attempt) on '\(screen.title)', which has \(prompt) and the actions "
            + actions.joined(separator: ", ")
    }
}
