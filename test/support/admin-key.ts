/** An API key with the role admin, which every test relay accepts. */
export const bootstrapKey = 'bootstrap-key-of-the-tests-0123456789'

/** Headers with the admin key, as `/sandbox` and `/metrics` require. */
export const asAdmin = { authorization: `Bearer ${bootstrapKey}` } as const
