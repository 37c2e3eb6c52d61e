/** Generates identifiers that sort by time; injected, so that tests can predict them. */
export type Ids = () => string

/** Returns the current time as an ISO instant in UTC; injected, so that tests can set it. */
export type Clock = () => string
