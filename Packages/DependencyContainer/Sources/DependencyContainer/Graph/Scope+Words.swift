extension Scope {
    /// How a scope is written: the one place that names them all.
    struct Words {
        /// What JSON calls it.
        let keyword: String
        /// The name of a named scope.
        var name: String?
        /// What drawings say; nothing of the scope that is meant when none is stated.
        var label: String?
    }

    var words: Words {
        switch self {
        case .container: Words(keyword: "container")
        case .new: Words(keyword: "new", label: "new each time")
        case .weak: Words(keyword: "weak", label: "weak")
        case .named(let scope):
            Words(keyword: "named", name: "\(scope)", label: "in scope \(scope)")
        }
    }

    /// What drawings say of the scope: `new each time`.
    var label: String? { words.label }
}
