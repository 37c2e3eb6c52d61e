/** Makes identifiers that sort by time; injected, so that tests can foresee them. */
export type Ids = () => string

/** Tells the time as an ISO instant in UTC; injected, so that tests can set it. */
export type Clock = () => string
