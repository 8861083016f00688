import Foundation

@testable import ArchitectureLint

/// A real browser without a window, when one is installed.
struct Browser {
    private let program: String

    /// The first of Chromium and Chrome on the search path; Firefox cannot print a page's document.
    static let installed: Browser? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        for name in ["chromium", "chromium-browser", "google-chrome"] {
            for folder in folders
            where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") {
                return Browser(program: "\(folder)/\(name)")
            }
        }
        return nil
    }()

    /// Runs a page with a script, and returns the script's answer.
    ///
    /// - Parameters:
    ///   - script: The actions of a person in JavaScript, which return the answer.
    ///   - fragment: The end of the page's address.
    ///   - isDark: Whether the person prefers dark pages.
    func answer(
        of page: String,
        to script: String,
        fragment: String = "",
        isDark: Bool = false
    ) throws -> String {
        let folder = try TemporaryFolder()
        let act = """
            <script>
            window.onerror = message => { document.title = '<<error: ' + message + '>>'; };
            const byName = name => [...document.querySelectorAll('.node')]
              .find(node => node.dataset.name === name);
            const click = target => target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
            const type = (id, value) => {
              const field = document.getElementById(id);
              if (field.type === 'checkbox') field.checked = value; else field.value = value;
              field.dispatchEvent(new Event('input'));
            };
            const color = kind => {
              const paths = document.querySelectorAll(`.arrow.${kind} path`);
              return paths.length ? getComputedStyle(paths[paths.length - 1]).stroke : 'none';
            };
            const dimmed = () => [...document.querySelectorAll('.node.far')]
              .map(node => node.dataset.name);
            const boxes = () => [...document.querySelectorAll('.box')].map(box =>
              box.dataset.name + (box.classList.contains('open') ? ' open' : ''));
            const shown = () => [...document.querySelectorAll('.node')].map(node => node.dataset.name);
            document.title = '<<' + (() => { \(script) })() + '>>';
            </script>
            """
        try folder.write(
            page.replacingOccurrences(of: "</body>", with: "\(act)</body>"),
            to: "page.html"
        )
        let answer = try Subprocess.run(
            program,
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                "--user-data-dir=\(folder.path)/profile", "--window-size=1400,900",
                "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)",
                "--dump-dom", "file://\(folder.path)/page.html#\(fragment)",
            ]
        )
        let document = String(decoding: answer.output, as: UTF8.self)
        let title = document.components(separatedBy: "<title>").dropFirst().first ?? ""
        return (title.components(separatedBy: "</title>").first ?? "")
            .replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
            .replacingOccurrences(of: "&amp;", with: "&")
            .replacingOccurrences(of: "<<", with: "").replacingOccurrences(of: ">>", with: "")
    }
}
