/** Features of a candidate or a message, by name. */
export type Features = Map<string, number>

/** Sets a feature. */
export const put = (features: Features, name: string, value = 1) => features.set(name, value)
