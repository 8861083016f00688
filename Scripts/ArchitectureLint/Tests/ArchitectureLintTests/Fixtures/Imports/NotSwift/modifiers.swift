open import Yes1
final import Yes2
static public import Yes3
