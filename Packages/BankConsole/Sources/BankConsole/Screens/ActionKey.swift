/// The keyboard letters of the actions of all features.
///
/// The same action has the same letter on every screen. Two actions share a letter only if no
/// screen has both. `Screen.reservedKeys` lists the letters that no action may have.
///
/// ```swift
/// ScreenAction(.transfer, "Transfer", key: ActionKey.transfer)
/// ```
public enum ActionKey {
    // MARK: Places
    /// Opens an account, or the list of accounts.
    public static let account: Character = "a"
    /// Opens a safe box, or the list of safe boxes.
    public static let safeBox: Character = "b"
    /// Opens a card, or the list of cards.
    public static let card: Character = "c"
    /// Opens the whole history, such as all payments of a card.
    public static let history: Character = "h"
    /// Shows older or more entries.
    public static let older: Character = "o"

    // MARK: Money
    /// Puts money into an account or a safe box.
    public static let deposit: Character = "d"
    /// Takes money out of an account or a safe box.
    public static let withdraw: Character = "w"
    /// Moves money to another account.
    public static let transfer: Character = "t"
    /// Pays with a card.
    public static let pay: Character = "p"
    /// Takes the interest that has accrued.
    public static let interest: Character = "i"
    /// Chooses the whole available amount.
    public static let everything: Character = "e"

    // MARK: Settings
    /// Opens, issues or joins something new.
    public static let new: Character = "n"
    /// Changes a name.
    public static let rename: Character = "r"
    /// Changes the limits.
    public static let limits: Character = "l"
    /// Locks or unlocks payments in the country.
    public static let domestic: Character = "u"
    /// Locks or unlocks payments abroad.
    public static let overseas: Character = "v"
    /// Changes the schedule on which interest is paid.
    public static let schedule: Character = "s"
    /// Shows a hidden value, such as a full card number.
    public static let show: Character = "s"
    /// Reports a card lost.
    public static let reportLoss: Character = "r"
    /// Closes an account, a card or a safe box, or removes something.
    public static let close: Character = "x"
    /// Confirms the request that the screen shows.
    public static let confirm: Character = "y"

    /// Continues with the next step.
    public static let next: Character = "n"
    /// Shows the previous step again.
    public static let previous: Character = "p"

    // MARK: The first screen
    /// Signs in.
    public static let signIn: Character = "s"
    /// Changes the password, or recovers a forgotten one.
    public static let password: Character = "f"
    /// Takes the tour.
    public static let tour: Character = "t"
    /// Plays a game.
    public static let play: Character = "p"
}
