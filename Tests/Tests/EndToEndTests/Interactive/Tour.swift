import BankDriver

/// A session with everything that a customer can do on the screens, once.
///
/// The customer has an account with a safe box that has earned interest for 30 days.
struct Tour {
    static let wrongPassword = "111222"

    /// The account that exists before the session.
    let first: String
    /// The nickname of the account that is opened during the session.
    let second = "여행"

    /// Returns a bank with the customer, and the session.
    static func bank() throws -> (Bank, Tour) {
        let bank = try Bank.withCustomer()
        let account = try bank.account(holding: 10_000_000)
        try bank.expecting("safebox open \(account)")
        try bank.expecting("safebox put \(account) 500만")
        try bank.expecting("day advance 30")
        return (bank, Tour(first: account))
    }

    var steps: [SessionStep] {
        signingIn + opening + cash + safeBox + interest + card + payment + loss + sending
            + walking + leaving
    }

    /// Signs in, with a wrong password first.
    var signingIn: [SessionStep] {
        [
            SessionStep(.choose(1, "Sign in"), shows: "Who are you?"),
            SessionStep(.choose(1, "김하나"), shows: "Attempts left: 5"),
            SessionStep(.enter(Self.wrongPassword), shows: "4 more wrong tries lock it"),
            SessionStep(.enter(Bank.password), shows: "Hello, 김하나"),
        ]
    }

    private func sign(_ result: String) -> SessionStep {
        SessionStep(.enter(Bank.password), shows: result, isBooked: true)
    }

    /// Opens a new account from Home.
    private var opening: [SessionStep] {
        [
            SessionStep(.choose(1, "Accounts"), shows: "Open an account"),
            SessionStep(.choose(2, "Open an account"), shows: "Nickname, if any"),
            SessionStep(.type(second), shows: "is open.", isBooked: true),
            SessionStep(.choose(2, "3333-"), shows: "Nothing has moved yet."),
        ]
    }

    private var cash: [SessionStep] {
        [
            SessionStep(.choose(1, "Deposit"), shows: "> Amount:"),
            SessionStep(.type("300만"), shows: "2 Confirm"),
            SessionStep(
                .choose(2, "Confirm"),
                shows: "3,000,000 won was deposited.",
                isBooked: true
            ),
        ]
    }

    /// Opens a safe box for the new account, and returns to Home.
    private var safeBox: [SessionStep] {
        [
            SessionStep(.choose(4, "Open a safe box"), shows: "has no safe box yet"),
            SessionStep(
                .choose(1, "Open a safe box"),
                shows: "The safe box is open",
                isBooked: true
            ),
            SessionStep(.choose(1, "Put money in"), shows: "> Amount:"),
            SessionStep(.type("100만"), shows: "you sign this"),
            SessionStep(.enter(Self.wrongPassword), shows: "The password is wrong"),
            sign("1,000,000 won went into the safe box"),
            SessionStep(.choose(2, "Take money out"), shows: "> Amount:"),
            SessionStep(.type("40만"), shows: "you sign this"),
            sign("400,000 won went back into the account"),
            SessionStep(.goBack, shows: "Change the nickname"),
            SessionStep(.goBack, shows: "Open an account"),
            SessionStep(.goBack, shows: "Hello, 김하나"),
        ]
    }

    private var interest: [SessionStep] {
        [
            SessionStep(.choose(2, "Safe boxes"), shows: "5,000,000 won"),
            SessionStep(.choose(1, first), shows: "Take the interest"),
            SessionStep(.choose(3, "Take the interest"), shows: "you sign this"),
            sign("The interest went into the account"),
            SessionStep(.goBack, shows: "600,000 won"),
            SessionStep(.goBack, shows: "Hello, 김하나"),
        ]
    }

    /// Issues a card for the new account, and changes its locks and limits.
    private var card: [SessionStep] {
        [
            SessionStep(.choose(3, "Cards"), shows: "You have no card yet."),
            SessionStep(.choose(1, "Issue a card"), shows: "Which account"),
            SessionStep(.choose(2, "3333-"), shows: "2 Issue the card"),
            SessionStep(.choose(2, "Issue the card"), shows: "you sign this"),
            sign("is issued."),
            SessionStep(.choose(1, ""), shows: "Paid today"),
            SessionStep(
                .choose(5, "Lock overseas payments"),
                shows: "Overseas payments are locked.",
                isBooked: true
            ),
            SessionStep(.choose(5, "Unlock overseas payments"), shows: "you sign this"),
            sign("Overseas payments are unlocked."),
            SessionStep(.choose(6, "Change the limits"), shows: "> Limit per payment:"),
            SessionStep(.type("50만"), shows: "> Limit per day:"),
            SessionStep(.type("200만"), shows: "2,000,000 won"),
            sign("The limits are 500,000 won a payment and 2,000,000 won a day."),
        ]
    }

    private var payment: [SessionStep] {
        [
            SessionStep(.choose(1, "Pay with it"), shows: "Where do you want to pay?"),
            SessionStep(.choose(1, "Domestic"), shows: "> Amount:"),
            SessionStep(.type("1만2천"), shows: "> Merchant:"),
            SessionStep(.type("책방"), shows: "2 Confirm"),
            SessionStep(
                .choose(2, "Confirm"),
                shows: "12,000 won are held for 책방.",
                isBooked: true
            ),
        ]
    }

    private var loss: [SessionStep] {
        [
            SessionStep(.choose(8, "Report it lost"), shows: "2 Report it lost"),
            SessionStep(.choose(2, "Report it lost"), shows: "is lost.", isBooked: true),
            SessionStep(.choose(2, "Replace the card"), shows: "you sign this"),
            sign("This card replaces the lost one."),
        ]
    }

    /// Opens the account of the card, and transfers money to the other account.
    private var sending: [SessionStep] {
        [
            SessionStep(.choose(3, "The account"), shows: "Held for card payments"),
            SessionStep(.choose(3, "Transfer"), shows: "> Payee's account:"),
            SessionStep(.type(first), shows: "> Amount:"),
            SessionStep(.type("5만"), shows: "> Memo, if any:"),
            SessionStep(.type("7월분"), shows: "you sign this"),
            sign("50,000 won was transferred to 김하나."),
        ]
    }

    /// Opens the card above its account, and returns to Home.
    private var walking: [SessionStep] {
        [
            SessionStep(.choose(4, "Card "), shows: "Paid today"),
            SessionStep(.choose(3, "The account"), shows: "Held for card payments"),
            SessionStep(.goBack, shows: "Paid today"),
            SessionStep(.goBack, shows: "Held for card payments"),
            SessionStep(.goBack, shows: "Paid today"),
            SessionStep(.goBack, shows: "Issue a card"),
            SessionStep(.goBack, shows: "Hello, 김하나"),
        ]
    }

    private var leaving: [SessionStep] {
        [SessionStep(.choose(5, "Sign out"), shows: "You are signed out.")]
    }
}
