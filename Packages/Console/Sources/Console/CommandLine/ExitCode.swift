/// How the program ended, as the shell sees it: one status for each class of failure.
///
/// 64 and above follow `sysexits.h` of BSD; 130 is 128 and the number of SIGINT.
public enum ExitCode: Int32, Sendable, CaseIterable {
    /// The command did what it says.
    case success = 0
    /// A rule refused it, or the person did not confirm.
    case refused = 1
    /// The password was wrong.
    case passwordWrong = 2
    /// The password is locked.
    case passwordLocked = 3
    /// What was named does not exist.
    case notFound = 4
    /// The command line was wrong.
    case usage = 64
    /// The input or the configuration was wrong.
    case badData = 65
    /// The input could not be read.
    case unreadable = 66
    /// The program is wrong.
    case internalError = 70
    /// What should have been printed could not be.
    case outputFailed = 74
    /// The person pressed Ctrl-C.
    case interrupted = 130
}
