/// A target of a package, as its manifest states it.
public struct Target: Equatable, Sendable {
    /// Its name in the manifest.
    public let name: String
    /// What it is built to.
    public let kind: TargetKind
    /// Where its sources are, relative to the package; nothing for the usual place.
    public let path: String?
    /// The files or folders in it that hold its sources; nothing for all of them.
    public let sources: [String]?
    /// The files or folders in it that are left out.
    public let excluded: [String]
    /// The files or folders in it that are no sources, whatever they are called.
    public let resources: [String]
    /// Where in it the headers are that others may include; nothing for the usual place.
    public let headers: String?
    /// What it depends on.
    public let dependencies: [TargetDependency]
    /// The libraries of the system that it is linked with, such as `sqlite3`.
    public let linkedLibraries: [String]
    /// What the compiler has to be told in order to read its sources.
    public let compilerFlags: [String]
    /// The name that tells it from others of its name, where nobody else can mean it.
    var uniqueName: String?

    /// The name that it has among all modules.
    var graphName: String { uniqueName ?? moduleName }

    /// The name under which sources import it: not every name is a word of the language.
    public var moduleName: String {
        // Hardly any name has anything else, and this is asked often.
        if name.utf8.first.map({ !Byte.isDigit($0) }) ?? false,
            name.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "$") && Byte.continuesWord($0) })
        {
            return name
        }
        let characters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        return characters.first?.isNumber == true
            ? "_" + String(characters.dropFirst()) : String(characters)
    }
}

/// What a target is built to.
public enum TargetKind: String, CaseIterable, Equatable, Sendable {
    case library, executable, test, system, binary, plugin, macro

    /// Whether such a target works on others while these are built, and is no part of them.
    var isTool: Bool { self == .plugin || self == .macro }
}

/// A dependency of a target, as it is written.
public struct TargetDependency: Equatable, Sendable {
    /// The target or product that it names.
    public let name: String
    /// The package that it names, if it names one.
    public let package: String?
    /// Whether a target of the same package may be meant.
    public let mayBeTarget: Bool
    /// Whether a product of another package may be meant.
    public let mayBeProduct: Bool
    /// Whether a plug-in is meant, which works on the target and brings no module to import.
    public var isPlugin = false
    /// What its modules are called here, by their own names, where that is something else.
    var moduleAliases: [String: String] = [:]
}
