import Yes1
import Yes2
