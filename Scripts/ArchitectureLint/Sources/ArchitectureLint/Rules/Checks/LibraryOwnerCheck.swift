/// Finds targets and linker settings that use a system library outside of the owning package.
struct LibraryOwnerCheck: RuleCheck {
    static let kind = "system-library"
    static let requiredKeys = ["owners"]

    private struct Owner {
        /// The name of the library for the linker.
        let library: String
        /// The path of the only package that may use the library.
        let package: String
    }

    private let owners: [Owner]

    init(_ fields: DocumentObject) {
        owners = fields.rows("owners", keys: ["library", "package"]).compactMap { row in
            let library = row.required("library")?.text
            guard let package = row.required("package")?.path, let library else { return nil }
            return Owner(library: library, package: package)
        }
    }

    func violations(in context: RuleContext) -> [Violation] {
        let list = owners.map { "\($0.library) in \($0.package)" }.joined(separator: ", ")
        return context.architecture.modules.flatMap { module in
            let owned = owners.filter { $0.package == module.package.path }.map(\.library)
            let target = module.target.kind == .system && owned.isEmpty ? [module.name] : []
            let linked = module.target.linkedLibraries.filter { !owned.contains($0) }
            return (target + linked).map { library in
                Violation(
                    place: module.place,
                    importer: module.name,
                    imported: library,
                    message: "\(module.package.folderName) uses the system library \(library), "
                        + "but the rule allows only: \(list)",
                    instead: "remove the library, or use the package that owns it"
                )
            }
        }
    }

    func isIdle(in context: RuleContext) -> Bool {
        !context.architecture.modules.contains { module in
            owners.contains { $0.package == module.package.path }
        }
    }
}
