/** Speeds at which a message can be played. Each speed of a message is a separate clip and costs a credit. */
export const speechSpeeds = [0.75, 1, 1.25, 1.5] as const
