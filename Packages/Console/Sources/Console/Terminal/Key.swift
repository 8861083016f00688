/// A key press, as decoded from a terminal.
public enum Key: Sendable, Hashable {
    /// A typed character, such as a Hangul syllable, but never a control character.
    case character(Character)
    /// A pasted text with its line breaks, which fills a field but presses no keys.
    case paste(String)
    /// The Enter key (CR or LF).
    case enter
    /// The Tab key.
    case tab
    /// The Tab key with Shift.
    case backTab
    /// The Escape key.
    case escape
    /// The Backspace key (BS or DEL).
    case backspace
    /// The Delete key.
    case delete
    /// The Up arrow key.
    case up
    /// The Down arrow key.
    case down
    /// The Left arrow key.
    case left
    /// The Right arrow key.
    case right
    /// The Home key.
    case home
    /// The End key.
    case end
    /// The Page Up key.
    case pageUp
    /// The Page Down key.
    case pageDown
    /// The Control key with a lower-case letter, such as `.control("u")`.
    ///
    /// Letters with a special meaning arrive as that key: Ctrl-I as `tab`, Ctrl-M and Ctrl-J as
    /// `enter`, Ctrl-H as `backspace`. Ctrl-C and Ctrl-Z are signals.
    case control(Character)
}
