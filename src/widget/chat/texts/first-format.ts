/**
 * A worker that formats once and exits: the first format of a process takes 60 ms on a cheap phone, whichever
 * thread asks for it, and the main thread should not be blocked by it.
 */
new Intl.DateTimeFormat().format()
close()
