import BankConsoleTesting

extension TemporaryFolder {
    /// The environment of a bank whose book and keys are in this folder.
    var bankEnvironment: [String: String] { ["HOME": path, "BANK_BOOK": file("book.sqlite")] }
}
