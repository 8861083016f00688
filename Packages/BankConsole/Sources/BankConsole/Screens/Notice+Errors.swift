import Bookkeeping
import Console

extension Notice {
    /// What the person is told of an error; nil when the person has gone back, which needs no word.
    ///
    /// - Parameter error: What a service threw.
    public static func problem(_ error: any Error) -> Notice? {
        switch error {
        case is CancellationError: nil
        case let error as BankError: .problem(sentence(error.message))
        case let error as Failure: .problem(sentence(error.message))
        default: .problem("Something unexpected happened: \(error)")
        }
    }

    /// Error texts begin small, because the command line puts `Error:` before them.
    private static func sentence(_ message: String) -> String {
        let text = message.prefix(1).uppercased() + message.dropFirst()
        return text.last.map { ".!?".contains($0) } == true ? text : text + "."
    }
}
