import Yes1import Yes2
import Yes3
import Yes4
import Yes5