/// A key that a person has pressed, as a terminal understands it.
public enum Key: Sendable, Hashable {
    /// What a key types: one character as a reader sees it, a syllable of Hangul among them. Never
    /// a control character.
    case character(Character)
    /// Text that was pasted at once, line breaks included: it is typed into a field and presses
    /// nothing.
    case paste(String)
    /// Enter, also as the terminal's LF.
    case enter
    /// Tab: to what comes next.
    case tab
    /// Shift and Tab: to what comes before.
    case backTab
    /// Escape, pressed alone.
    case escape
    /// Deletes what stands before the cursor (BS and DEL).
    case backspace
    /// Deletes what stands at the cursor.
    case delete
    case up
    case down
    case left
    case right
    case home
    case end
    case pageUp
    case pageDown
    /// Control with a letter, which is in lower case: `.control("u")`. Those with a meaning of
    /// their own arrive as that: Ctrl-I as `tab`, Ctrl-M and Ctrl-J as `enter`, Ctrl-H as
    /// `backspace`; Ctrl-C and Ctrl-Z are signals. Ctrl-D arrives here: the window knows whether it
    /// ends the input.
    case control(Character)
}
