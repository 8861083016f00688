import CardInterface
import DemandDepositInterface
import GameInterface
import SafeBoxInterface
import Signing

extension PurposeWords {
    /// The phrases for what customers sign in this bank.
    static let bank = PurposeWords([
        .withdrawal: "withdraw cash",
        .transfer: "transfer money",
        .accountClosing: "close the account",
        .safeBoxPut: "put money into the safe box",
        .safeBoxTake: "take money out of the safe box",
        .safeBoxInterest: "take the interest of the safe box",
        .safeBoxClosing: "close the safe box",
        .cardReveal: "see the whole number of a card",
        .cardLimits: "change the limits of a card",
        .cardClosing: "close a card",
        .gameScoreReset: "reset a score",
    ])
}
