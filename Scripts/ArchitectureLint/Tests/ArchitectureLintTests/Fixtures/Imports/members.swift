let a = b.import
import Yes1
let c = d
  .import
import Yes2
let e = f?.import; import Yes3
let g = h!.import; import Yes4
let i = \J.import; import Yes5
let k = [.import, .export]; import Yes6
let l = m(.import); import Yes7
let n = o?
    /* import No */ .import; import Yes8
let p = q.import.import; import Yes9
let r = s.`import`; import Yes10
