import `Yes1`
import `Yes 2, with: punctuation; and import No`
import 은행
import Éclair
import _Yes3
import Yes_4
import $Yes5
import`Yes6`
import `class`
import `import`
import importer
import `struct`
