// A library that is loaded into a program with LD_PRELOAD and counts its changes of files: writes,
// synchronizations, truncations, new folders, new links and removed links. Data that it sends to the
// server of a database counts, too.
//
// The environment chooses one of them: with `WRITE_FAULT=kill:N` the program is killed before its
// N-th change; with `fail:N` that change is not made and fails; with `late:N` it is made and fails;
// with `dead:N` it is made and fails, and all later ones are not made and fail.
