func f() {
import No
}
import Yes1
