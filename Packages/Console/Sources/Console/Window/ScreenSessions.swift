public import DependencyContainer
public import RIBs

/// The interactive sessions of a program, with its warnings and the map of its modules.
///
/// ```swift
/// let sessions = ScreenSessions(warnings: warnings) { try Container(modules: modules) }
/// let end = try await sessions.play(root, at: terminal)
/// ```
public struct ScreenSessions: Sendable {
    /// The warnings, which are held back while screens are shown.
    public let warnings: Warnings
    private let app: String
    private let heard: @Sendable (Container, String) throws -> [String]
    private let container: @Sendable () throws -> Container

    /// Creates the sessions.
    ///
    /// - Parameters:
    ///   - warnings: The warnings of the program.
    ///   - file: A file of the Swift module that wires the packages; by default, the file of the
    ///     caller.
    ///   - heard: Returns the packages that a package hears by a log, for the module map.
    ///   - container: Creates the container that the module map draws.
    public init(
        warnings: Warnings,
        file: String = #fileID,
        heard: @escaping @Sendable (Container, _ package: String) throws -> [String] = { _, _ in []
        },
        container: @escaping @Sendable () throws -> Container
    ) {
        self.warnings = warnings
        self.heard = heard
        app = String(file.prefix { $0 != "/" })
        self.container = container
    }

    /// Shows a tree of RIBs at a terminal until the session ends, then deactivates the tree.
    ///
    /// - Parameters:
    ///   - root: The root of the tree.
    ///   - terminal: The terminal that shows the tree.
    ///   - comeHome: Dismisses all screens above the home screen; nil for a tree without a home
    ///     screen.
    ///   - idle: Notices when no key is pressed for some time; nil to notice nothing.
    ///   - changes: Notices that the content has changed elsewhere; nil to load it only on request.
    ///     Sessions in line mode print no screen without a request.
    ///   - close: Cleans up after the session, even after an interruption, while the tree is
    ///     active. An error becomes a warning, so that it does not hide how the session ended.
    /// - Returns: The reason why the session ended.
    /// - Throws: The error of the session.
    @MainActor
    public func play(
        _ root: any LaunchRouting,
        at terminal: any Terminal,
        home comeHome: (@MainActor () -> Void)? = nil,
        idle: IdleWatch? = nil,
        reloadingAfter changes: ChangeWatch? = nil,
        closing close: () async throws -> Void = {}
    ) async throws -> ScreenSessionEnd {
        let window = Window()
        window.onHome = comeHome
        window.idle = idle
        root.launch(from: window)
        window.onMap = { [weak window, weak root, app, heard, container] in
            guard let root, let container = try? container() else { return }
            window?.side = ModuleMapViewController(of: root, in: container, wiredBy: app) {
                (try? heard(container, $0)) ?? []
            }
        }
        let watch = Task { if terminal.size != nil { await changes?.run { window.reload() } } }
        let end: Result<ScreenSessionEnd, any Error>
        do {
            end = .success(
                try await warnings.hold {
                    try await ScreenSession.run(window: window, terminal: terminal)
                }
            )
        } catch {
            end = .failure(error)
        }
        watch.cancel()
        window.side = nil
        do {
            try await close()
        } catch {
            warnings.show("\(error)")
        }
        root.interactable.deactivate()
        return try end.get()
    }
}
