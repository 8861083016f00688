extension Manifest {
    /// The same without the lines: what can be held against another way of reading.
    public var withoutLines: Manifest {
        var copy = self
        for index in copy.products.indices { copy.products[index].line = nil }
        for index in copy.dependencies.indices { copy.dependencies[index].line = nil }
        for index in copy.traits.indices { copy.traits[index].line = nil }
        for index in copy.targets.indices { copy.targets[index].removeLines() }
        return copy
    }
}

extension Manifest.Target {
    fileprivate mutating func removeLines() {
        line = nil
        for index in dependencies.indices { dependencies[index].line = nil }
        for index in plugins.indices { plugins[index].line = nil }
        for index in settings.indices { settings[index].line = nil }
    }
}
