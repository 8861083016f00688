// It speaks of an import, and of imports.
let important = "import"
