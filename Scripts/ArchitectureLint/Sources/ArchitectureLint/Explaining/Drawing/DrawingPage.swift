extension Drawing {
    /// The drawing as one HTML page that loads nothing.
    func page() throws -> String {
        // A `<` in a name could end the block.
        let data = try jsonText(isPretty: false).replacing("<", with: "\\u003c")
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" \
            content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
            <title>Dependencies of \(level.rawValue)</title>
            <style>
            \(pageStyle)
            </style>
            </head>
            <body>
            <header>
            <h1>Dependencies</h1>
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
            <noscript>This page needs JavaScript; '--format text' does not.</noscript>
            <script type="application/json" id="data">\(data)</script>
            <script>
            \(pageScript)
            </script>
            </body>
            </html>

            """
    }
}

private let pageStyle = """
    :root { color-scheme: light dark; --line: #8888; --mark: #2a6fdb; --bad: #d0202a; }
    * { box-sizing: border-box; }
    body { margin: 0; font: 14px/1.4 system-ui, sans-serif; height: 100vh;
      display: flex; flex-direction: column; }
    header { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center;
      padding: 8px 12px; border-bottom: 1px solid var(--line); }
    h1 { font-size: 16px; margin: 0; }
    select { max-width: 16em; }
    main { flex: 1; display: flex; min-height: 0; }
    #drawing { flex: 1; overflow: auto; position: relative; padding: 12px; }
    aside { width: 24em; max-width: 40vw; overflow: auto; padding: 12px;
      border-left: 1px solid var(--line); overflow-wrap: anywhere; }
    aside h2 { font-size: 16px; margin: 0 0 4px; }
    aside h3 { font-size: 14px; margin: 12px 0 4px; }
    aside ul { margin: 0; padding-left: 1.2em; }
    aside small { display: block; opacity: .75; }
    aside button { font: inherit; border: 0; padding: 0; background: none; cursor: pointer;
      color: var(--mark); text-align: left; text-decoration: underline; }
    aside .bad, aside .bad button { color: var(--bad); }
    svg { position: absolute; left: 0; top: 0; }
    .floor { display: flex; flex-wrap: wrap; gap: 10px 14px; padding: 12px 8px 24px;
      margin-bottom: 8px; background: #8881; }
    .floor:nth-child(odd) { background: #8882; }
    .floor-name { width: 5em; opacity: .6; }
    .node { position: relative; max-width: 17em; padding: 4px 8px;
      font: 12px system-ui, sans-serif; text-align: left; color: inherit; background: Canvas;
      border: 1px solid; border-radius: 4px; cursor: pointer; }
    .node > * { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .node small { opacity: .6; font-size: 10px; }
    .node.bad { border-color: var(--bad); }
    .node.near { box-shadow: 0 0 0 2px var(--mark); }
    .node.selected { box-shadow: 0 0 0 3px var(--mark); }
    .far { opacity: .3; }
    .arrow { fill: none; stroke: currentColor; opacity: .35; }
    .arrow.undeclared { stroke-dasharray: 4 3; }
    .arrow.shared { stroke-dasharray: 1 3; }
    .arrow.other { opacity: .08; }
    .arrow.touching { stroke: var(--mark); opacity: 1; stroke-width: 1.5; }
    .arrow.bad { stroke: var(--bad); opacity: 1; stroke-width: 2; }
    """
