/** Lists the speeds at which a message can be heard. Each speed of a message is a clip of its own, and a credit. */
export const speechSpeeds = [0.75, 1, 1.25, 1.5] as const
