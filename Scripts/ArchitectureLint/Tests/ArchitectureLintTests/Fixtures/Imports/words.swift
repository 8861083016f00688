let `import` = 1
import Yes1
let importA = 1, reimport = 2, _import = 3, import_ = 4
import Yes2
let éimport = 1, importé = 2
import Yes3
func f(_ `import`: Int) {}
import Yes4
let x = 1
import Yes5
