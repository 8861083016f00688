import BankConsoleTesting

/// The content of the RIBs of these tests, which a test changes.
@MainActor
final class Letters {
    var names = ["a", "b"]
    var failure: BankError?
    /// The number of times that the content was loaded.
    private(set) var loadCount = 0

    func load() async throws -> [String] {
        loadCount += 1
        await Task.yield()
        if let failure { throw failure }
        return names
    }
}

/// A list of letters; choosing one opens the form.
final class LetterListInteractor: ListInteractor<String> {
    let letters: Letters

    init(_ letters: Letters, listener: any ChildListener) {
        self.letters = letters
        super.init("Letters", ifEmpty: "No letters.", listener: listener) {
            ScreenAction(ScreenAction.ID($0), $0.uppercased())
        }
    }

    override func loadItems() async throws -> [String] { try await letters.load() }

    override func open(_ item: String) {
        present(
            ScreenRouter(
                LetterFormInteractor(letters, replacing: item, listener: self)
            )
        )
    }

    override var furtherActions: [ScreenAction] { [ScreenAction("clear", "Clear")] }

    override func chooseFurther(_ action: ScreenAction.ID) {
        carryOut { [letters] in
            await Task.yield()
            letters.names = []
            return .done("The letters are cleared.")
        }
    }
}

/// Asks for a letter, then for the number of its copies.
final class LetterFormInteractor: FormInteractor<LetterFormInteractor.Step> {
    enum Step: Equatable {
        case letter
        case copies(String)
    }

    static let refusal = BankError(.refused, code: "letters.text", "type one letter")
    private let letters: Letters
    private let letter: String

    init(_ letters: Letters, replacing letter: String, listener: any ChildListener) {
        self.letters = letters
        self.letter = letter
        super.init(.letter, listener: listener)
    }

    override func load() async throws { _ = try await letters.load() }

    override var screen: Screen {
        switch step {
        case .letter:
            Screen("Replace \(letter)", prompt: Prompt("Letter"), actions: [.back()])
        case .copies(let new):
            Screen(
                "Replace \(letter) by \(new)",
                prompt: Prompt("Copies", initial: "1"),
                actions: [ScreenAction("two", "Two"), .back()]
            )
        }
    }

    override func answer(_ text: String) async throws -> FormOutcome<Step> {
        switch step {
        case .letter:
            await Task.yield()
            if text == "-" { throw CancellationError() }
            guard text.count == 1 else { throw Self.refusal }
            return .next(.copies(text))
        case .copies(let new):
            await Task.yield()
            guard let count = Int(text) else { return .again(.information("Type a number.")) }
            return replace(by: new, count)
        }
    }

    override func answer(choosing action: ScreenAction.ID) async throws -> FormOutcome<Step> {
        guard case .copies(let new) = step else { throw CancellationError() }
        return replace(by: new, 2)
    }

    private func replace(by new: String, _ count: Int) -> FormOutcome<Step> {
        letters.names =
            letters.names.filter { $0 != letter }
            + (1...count).map { "\(new)\($0)" }
        return .finished(.done("\(letter) is replaced."))
    }
}
