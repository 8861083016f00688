extension Drawing {
    /// The drawing as one page that needs nothing from elsewhere.
    ///
    /// - Throws: what the encoder throws.
    func page() throws -> String {
        // A `<` could end the block, whatever the names are.
        let data = try jsonText(isPretty: false).replacing("<", with: "\\u003c")
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" \
            content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
            <title>Who knows whom: \(level.rawValue)</title>
            <style>
            \(PageStyle.text)
            </style>
            </head>
            <body>
            <header>
            <h1>Who knows whom</h1>
            <input id="search" type="search" placeholder="Name" aria-label="Name">
            <select id="kind" aria-label="Kind"></select>
            <select id="package" aria-label="Package"></select>
            <select id="group" aria-label="Group"></select>
            <label><input id="broken" type="checkbox"> violations only</label>
            <label><input id="near" type="checkbox"> only around the selected</label>
            <span id="count" role="status"></span>
            </header>
            <main>
            <div id="drawing"></div>
            <aside id="details" aria-live="polite"></aside>
            </main>
            <noscript>The drawing needs JavaScript; 'archlint graph --format text' does not.</noscript>
            <script type="application/json" id="data">\(data)</script>
            <script>
            \(PageScript.text)
            </script>
            </body>
            </html>

            """
    }
}
