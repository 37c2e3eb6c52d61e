/**
 * A worker that formats once and is gone: the first format of a process takes a cheap phone 60 ms, whichever
 * thread asks for it, and the page's own has better things to do.
 */
new Intl.DateTimeFormat().format()
close()
