import BankDriver

/// Everything that a customer can do at the screens, once.
///
/// The customer has an account with a safe box that has earned interest for 30 days.
struct Tour {
    static let wrongPassword = "111222"

    /// The account that there is at the beginning.
    let first: String
    /// What the account is called that is opened on the way.
    let second = "여행"

    /// A book for the tour.
    static func bank() throws -> (Bank, Tour) {
        let bank = try Bank.withCustomer()
        let account = try bank.account(holding: 10_000_000)
        try bank.expecting("safebox open \(account)")
        try bank.expecting("safebox put \(account) 500만")
        try bank.expecting("day advance 30")
        return (bank, Tour(first: account))
    }

    var steps: [SessionStep] {
        signingIn + opening + cash + safeBox + interest + card + payment + loss + sending + there
            + leaving
    }

    /// At the door, and in; a wrong password first.
    var signingIn: [SessionStep] {
        [
            SessionStep(.choose(1, "Sign in"), sees: "Who are you?"),
            SessionStep(.choose(1, "김하나"), sees: "Attempts left: 5"),
            SessionStep(.enter(Self.wrongPassword), sees: "4 more wrong tries lock it"),
            SessionStep(.enter(Bank.password), sees: "Hello, 김하나"),
        ]
    }

    private func sign(_ result: String) -> SessionStep {
        SessionStep(.enter(Bank.password), sees: result, isBooked: true)
    }

    /// From Home to a new account.
    private var opening: [SessionStep] {
        [
            SessionStep(.choose(1, "Accounts"), sees: "Open an account"),
            SessionStep(.choose(2, "Open an account"), sees: "Nickname, if any"),
            SessionStep(.type(second), sees: "is open.", isBooked: true),
            SessionStep(.choose(2, "3333-"), sees: "Nothing has moved yet."),
        ]
    }

    private var cash: [SessionStep] {
        [
            SessionStep(.choose(1, "Deposit"), sees: "> Amount:"),
            SessionStep(.type("300만"), sees: "2 Confirm"),
            SessionStep(
                .choose(2, "Confirm"),
                sees: "3,000,000 won was deposited.",
                isBooked: true
            ),
        ]
    }

    /// The box of the new account, and back to Home.
    private var safeBox: [SessionStep] {
        [
            SessionStep(.choose(4, "Open a safe box"), sees: "has no safe box yet"),
            SessionStep(
                .choose(1, "Open a safe box"),
                sees: "The safe box is open",
                isBooked: true
            ),
            SessionStep(.choose(1, "Put money in"), sees: "> Amount:"),
            SessionStep(.type("100만"), sees: "you sign to put money into the safe box"),
            SessionStep(.enter(Self.wrongPassword), sees: "The password is wrong"),
            sign("1,000,000 won went into the safe box"),
            SessionStep(.choose(2, "Take money out"), sees: "> Amount:"),
            SessionStep(.type("40만"), sees: "you sign to take money out of the safe box"),
            sign("400,000 won went back into the account"),
            SessionStep(.goBack, sees: "Change the nickname"),
            SessionStep(.goBack, sees: "Open an account"),
            SessionStep(.goBack, sees: "Hello, 김하나"),
        ]
    }

    private var interest: [SessionStep] {
        [
            SessionStep(.choose(2, "Safe boxes"), sees: "5,000,000 won"),
            SessionStep(.choose(1, first), sees: "Take the interest"),
            SessionStep(.choose(3, "Take the interest"), sees: "you sign to"),
            sign("The interest went into the account"),
            SessionStep(.goBack, sees: "600,000 won"),
            SessionStep(.goBack, sees: "Hello, 김하나"),
        ]
    }

    /// A card of the new account: its locks and limits.
    private var card: [SessionStep] {
        [
            SessionStep(.choose(3, "Cards"), sees: "You have no card yet."),
            SessionStep(.choose(1, "Issue a card"), sees: "Which account"),
            SessionStep(.choose(2, "3333-"), sees: "2 Issue it"),
            SessionStep(.choose(2, "Issue it"), sees: "is issued.", isBooked: true),
            SessionStep(.choose(1, ""), sees: "Paid today"),
            SessionStep(
                .choose(5, "Lock overseas payments"),
                sees: "Overseas payments are locked.",
                isBooked: true
            ),
            SessionStep(
                .choose(5, "Unlock overseas payments"),
                sees: "Overseas payments are unlocked.",
                isBooked: true
            ),
            SessionStep(.choose(6, "Change the limits"), sees: "> Limit a payment:"),
            SessionStep(.type("50만"), sees: "> Limit a day:"),
            SessionStep(.type("200만"), sees: "up to 2,000,000 won"),
            sign("up to 500,000 won at once"),
        ]
    }

    private var payment: [SessionStep] {
        [
            SessionStep(.choose(1, "Pay with it"), sees: "Where is the card to pay?"),
            SessionStep(.choose(1, "Domestic"), sees: "> Amount:"),
            SessionStep(.type("1만2천"), sees: "> Who is paid:"),
            SessionStep(.type("책방"), sees: "2 Confirm"),
            SessionStep(.choose(2, "Confirm"), sees: "책방 may take 12,000 won", isBooked: true),
        ]
    }

    private var loss: [SessionStep] {
        [
            SessionStep(.choose(8, "Report it lost"), sees: "2 It is lost"),
            SessionStep(.choose(2, "It is lost"), sees: "is lost.", isBooked: true),
            SessionStep(
                .choose(2, "Have another card in its place"),
                sees: "This is the card in place of the lost one.",
                isBooked: true
            ),
        ]
    }

    /// From the card to its account, and money from there to the other one.
    private var sending: [SessionStep] {
        [
            SessionStep(.choose(3, "The account"), sees: "Held for card payments"),
            SessionStep(.choose(3, "Transfer"), sees: "> Payee's account:"),
            SessionStep(.type(first), sees: "> Amount:"),
            SessionStep(.type("5만"), sees: "> Memo, if any:"),
            SessionStep(.type("7월분"), sees: "you sign to"),
            sign("50,000 won was transferred to 김하나."),
        ]
    }

    /// Back to the card as a screen above, and down again to Home.
    private var there: [SessionStep] {
        [
            SessionStep(.choose(4, "Card "), sees: "Paid today"),
            SessionStep(.choose(3, "The account"), sees: "Held for card payments"),
            SessionStep(.goBack, sees: "Paid today"),
            SessionStep(.goBack, sees: "Held for card payments"),
            SessionStep(.goBack, sees: "Paid today"),
            SessionStep(.goBack, sees: "Issue a card"),
            SessionStep(.goBack, sees: "Hello, 김하나"),
        ]
    }

    private var leaving: [SessionStep] {
        [SessionStep(.choose(5, "Sign out"), sees: "You are signed out.")]
    }
}
