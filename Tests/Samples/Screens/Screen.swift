#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A screen: its title, and what its buttons open.
public struct Screen {
    public typealias Opening = () throws -> Screen

    let title: String
    let buttons: KeyValuePairs<String, Opening>

    public init(_ title: String, _ buttons: KeyValuePairs<String, Opening>) {
        self.title = title
        self.buttons = buttons
    }
}

/// Taps buttons one after the other, and prints the title of each screen.
public func tap(_ names: [String], from home: Screen) throws {
    var screen = home
    show(screen)
    for name in names {
        guard let button = screen.buttons.first(where: { $0.key == name }) else {
            print("There is no button '\(name)' here.")
            return
        }
        screen = try button.value()
        show(screen)
    }
}

private func show(_ screen: Screen) {
    print(screen.title)
    fflush(nil)  // before a crash
}
