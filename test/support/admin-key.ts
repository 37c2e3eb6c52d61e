/** An API key of the role admin, which every relay of the tests knows. */
export const bootstrapKey = 'bootstrap-key-of-the-tests-0123456789'

/** Shows it, as `/sandbox` and `/metrics` want it. */
export const asAdmin = { authorization: `Bearer ${bootstrapKey}` } as const
