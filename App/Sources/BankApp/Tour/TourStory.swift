import Bookkeeping
import Console

/// The steps of the tour: one customer's first month.
enum TourStory {
    /// The number of the first account in a new book.
    private static let account = AccountNumber(branch: 1, serial: 1)?.description ?? ""
    /// The number of the first account with a wrong check digit.
    private static let mistyped = String(account.dropLast()) + "0"
    /// The name of the first card of the account.
    private static let card = "\(account)/card1"
    private static let password = "482915"

    /// Suggestions for after the last step.
    static let next = """
        Three things to do next:
        1. Join and sign in on the screens: bank
        2. Press m on any screen, and watch the modules at work.
        3. Read what each command does: bank help
        """

    static let steps: [TourStep] = [
        TourStep(
            "A new book, on a Monday. It is a SQLite file that only its owner can read.",
            "day start 2026-01-05"
        ),
        TourStep(
            "A customer joins. The password is typed twice and never shown; the recovery code is shown "
                + "once.",
            "customer join --name 김하나 --birth 1990-03-14 --phone 010-2345-6789",
            secrets: [password, password]
        ),
        TourStep(
            "She opens an account, and gives it a nickname.",
            "account open --customer C000001 --nickname 월급"
        ),
        TourStep("She pays money in at the counter.", "account deposit 월급 1,500만 --yes"),
        TourStep("A SafeBox is opened for the account.", "safebox open 월급"),
        TourStep(
            "Her money moves only under her signature, which her password unlocks. "
                + "SafeBox got a signature from Signing by SigningInject, without importing it.",
            "safebox put 월급 1,000만 --yes",
            secrets: [password]
        ),
        TourStep(
            "The box is full now, so the bank refuses to put in one more won.",
            "safebox put 월급 1 --yes",
            secrets: [password],
            status: .refused
        ),
        TourStep(
            "A wrong password moves no money.",
            "account withdraw 월급 5만 --yes",
            secrets: ["111222"],
            status: .passwordWrong
        ),
        TourStep(
            "A mistyped account number is refused before anything else is checked.",
            "account transfer 월급 \(mistyped) 5만 --yes",
            secrets: [password],
            status: .badData
        ),
        TourStep(
            "Thirty days pass; interest accrues on each day's closing balance.",
            "day advance 30"
        ),
        TourStep("The interest that the box has earned, at 1.60 % a year:", "safebox show 월급"),
        TourStep(
            "She takes the interest. Income tax and local income tax are withheld, rounded down "
                + "to 10 won.",
            "safebox interest 월급 --yes",
            secrets: [password]
        ),
        TourStep("The account's statement adds up.", "account statement 월급"),
        TourStep(
            "She gets a check card, which is linked to the account. Her password signs for it, too.",
            "card issue 월급",
            secrets: [password]
        ),
        TourStep(
            "In a bookshop she pays without a password. The amount is held on the account.",
            "card pay \(card) 12,000 책방 --yes"
        ),
        TourStep(
            "One title is out of stock, so the shop settles only a part of the amount, which now leaves "
                + "the account.",
            "card settle \(card)/payment1 8,000 --yes"
        ),
        TourStep(
            "The rest is never settled. After seven days she can spend it again.",
            "day advance 7"
        ),
        TourStep("The history shows all payments with the card.", "card history \(card)"),
        TourStep(
            "Notices show what happened. They are computed from the book, which is a log: no feature "
                + "calls Notices, so none can be lost.",
            "notices"
        ),
        TourStep(
            "The card shows its account, which belongs to the package DemandDeposit.",
            "card show \(card)"
        ),
        TourStep(
            "The account shows its cards, which belong to Card. Neither package imports the other.",
            "account show 월급"
        ),
        TourStep(
            "The audit checks every signature, rule and balance in the book again.",
            "audit"
        ),
        TourStep(
            "Now the wiring is broken on purpose: without Signing, the bank reports all that is missing "
                + "before it makes any object.",
            "modules --without Signing",
            status: .refused
        ),
        TourStep(
            "Without interfaces, Card and DemandDeposit would import each other. SwiftPM refuses that; "
                + "this is what it printed.",
            recording: String(decoding: PackageResources.CyclicTargets_txt, as: UTF8.self)
        ),
    ]
}

/// A step of the tour: a line of the story, and a command with its expected exit code.
struct TourStep: Sendable {
    let story: String
    /// The words of the command line after `bank`.
    let arguments: [String]
    /// The passwords that are typed without being displayed.
    let secrets: [String]
    /// The expected exit code; with another exit code, the tour fails.
    let status: ExitCode
    /// The recorded output of another program; nil for a step that runs the bank.
    let recording: String?
    /// The command line as it is typed.
    let typed: String

    init(_ story: String, _ line: String, secrets: [String] = [], status: ExitCode = .success) {
        self.story = story
        arguments = line.split(separator: " ").map(String.init)
        self.secrets = secrets
        self.status = status
        recording = nil
        typed = "bank " + line
    }

    /// Creates a step with the recorded output of a `swift build` that fails.
    init(_ story: String, recording: String) {
        self.story = story
        arguments = []
        secrets = []
        status = .refused
        self.recording = recording
        typed = "swift build"
    }
}
