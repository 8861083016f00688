import Yes1
/* /* */ import No
