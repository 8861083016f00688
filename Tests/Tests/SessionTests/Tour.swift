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
        let (bank, account) = try Bank.withAccount(holding: 10_000_000)
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
            SessionStep(.choose("s", "Sign in"), shows: "Who are you?"),
            SessionStep(.choose("1", "김하나"), shows: "Attempts left: 5"),
            SessionStep(.enter(Self.wrongPassword), shows: "4 more wrong tries lock it"),
            SessionStep(.enter(Bank.password), shows: "Hello, 김하나"),
        ]
    }

    /// Opens the form to withdraw from the first account, from Home.
    var withdrawing: [SessionStep] {
        [
            SessionStep(.choose("a", "Accounts"), shows: "› Accounts"),
            SessionStep(.choose("1", first), shows: "Withdraw"),
            SessionStep(.choose("w", "Withdraw"), shows: "▸ Amount:"),
        ]
    }

    private func sign(_ result: String) -> SessionStep {
        SessionStep(.enter(Bank.password), shows: result, isBooked: true)
    }

    /// Opens a new account from Home.
    private var opening: [SessionStep] {
        [
            SessionStep(.choose("a", "Accounts"), shows: "Open an account"),
            SessionStep(.choose("n", "Open an account"), shows: "Nickname, if any"),
            SessionStep(.type(second), shows: "is open.", isBooked: true),
            SessionStep(.choose("2", "3333-"), shows: "Nothing has moved yet."),
        ]
    }

    private var cash: [SessionStep] {
        [
            SessionStep(.choose("d", "Deposit"), shows: "▸ Amount:"),
            SessionStep(.type("300만"), shows: "y Confirm"),
            SessionStep(
                .choose("y", "Confirm"),
                shows: "3,000,000 won was deposited.",
                isBooked: true
            ),
        ]
    }

    /// Opens a safe box for the new account, and returns to Home.
    private var safeBox: [SessionStep] {
        [
            SessionStep(.choose("b", "Open a safe box"), shows: "has no safe box yet"),
            SessionStep(
                .choose("n", "Open a safe box"),
                shows: "The safe box is open",
                isBooked: true
            ),
            SessionStep(.choose("d", "Put money in"), shows: "▸ Amount:"),
            SessionStep(.type("100만"), shows: "you sign this"),
            SessionStep(.enter(Self.wrongPassword), shows: "The password is wrong"),
            sign("1,000,000 won went into the safe box"),
            SessionStep(.choose("w", "Take money out"), shows: "▸ Amount:"),
            SessionStep(.type("40만"), shows: "you sign this"),
            sign("400,000 won went back into the account"),
            SessionStep(.goBack, shows: "Change the nickname"),
            SessionStep(.goBack, shows: "Open an account"),
            SessionStep(.goBack, shows: "Your money"),
        ]
    }

    private var interest: [SessionStep] {
        [
            SessionStep(.choose("b", "Safe boxes"), shows: "› Safe boxes"),
            SessionStep(.choose("1", first), shows: "Take the interest"),
            SessionStep(.choose("i", "Take the interest"), shows: "you sign this"),
            sign("The interest went into the account"),
            SessionStep(.goBack, shows: "600,000 won"),
            SessionStep(.goBack, shows: "Your money"),
        ]
    }

    /// Issues a card for the new account, and changes its locks and limits.
    private var card: [SessionStep] {
        [
            SessionStep(.choose("c", "Cards"), shows: "You have no card yet."),
            SessionStep(.choose("n", "Issue a card"), shows: "Which account"),
            SessionStep(.choose("2", "3333-"), shows: "y Issue the card"),
            SessionStep(.choose("y", "Issue the card"), shows: "you sign this"),
            sign("is issued."),
            SessionStep(.choose("1", ""), shows: "Paid today"),
            SessionStep(
                .choose("v", "Lock overseas payments"),
                shows: "Overseas payments are locked.",
                isBooked: true
            ),
            SessionStep(.choose("v", "Unlock overseas payments"), shows: "you sign this"),
            sign("Overseas payments are unlocked."),
            SessionStep(.choose("l", "Change the limits"), shows: "▸ Limit per payment:"),
            SessionStep(.type("50만"), shows: "▸ Limit per day:"),
            SessionStep(.type("200만"), shows: "2,000,000 won"),
            sign("The limits are 500,000 won a payment and 2,000,000 won a day."),
        ]
    }

    private var payment: [SessionStep] {
        [
            SessionStep(.choose("p", "Pay with it"), shows: "Where do you want to pay?"),
            SessionStep(.choose("1", "Domestic"), shows: "▸ Amount:"),
            SessionStep(.type("1만2천"), shows: "▸ Merchant:"),
            SessionStep(.type("책방"), shows: "y Confirm"),
            SessionStep(
                .choose("y", "Confirm"),
                shows: "12,000 won are held for 책방.",
                isBooked: true
            ),
        ]
    }

    private var loss: [SessionStep] {
        [
            SessionStep(.choose("r", "Report it lost"), shows: "y Report it lost"),
            SessionStep(.choose("y", "Report it lost"), shows: "is lost.", isBooked: true),
            SessionStep(.choose("n", "Replace the card"), shows: "you sign this"),
            sign("This card replaces the lost one."),
        ]
    }

    /// Opens the account of the card, and transfers money to the other account.
    private var sending: [SessionStep] {
        [
            SessionStep(.choose("a", "The account"), shows: "Held for card payments"),
            SessionStep(.choose("t", "Transfer"), shows: "▸ Payee's account:"),
            SessionStep(.type(first), shows: "▸ Amount:"),
            SessionStep(.type("5만"), shows: "▸ Memo, if any:"),
            SessionStep(.type("7월분"), shows: "you sign this"),
            sign("50,000 won was transferred to 김하나."),
        ]
    }

    /// Opens the card above its account, and returns to Home.
    private var walking: [SessionStep] {
        [
            SessionStep(.choose("1", "Card ", word: "card1"), shows: "Paid today"),
            SessionStep(.choose("a", "The account"), shows: "Held for card payments"),
            SessionStep(.goBack, shows: "Paid today"),
            SessionStep(.goBack, shows: "Held for card payments"),
            SessionStep(.goBack, shows: "Paid today"),
            SessionStep(.goBack, shows: "Issue a card"),
            SessionStep(.goBack, shows: "Your money"),
        ]
    }

    private var leaving: [SessionStep] {
        [SessionStep(.choose("q", "Sign out"), shows: "You are signed out.")]
    }
}
