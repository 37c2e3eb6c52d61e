const isArabic = /^\p{Script=Arabic}/u

/** Adds to each phrase those with small words that are written together with it: "and", "so", "with", "the". */
export const joined = (letters: string, phrases: string): string =>
  phrases
    .split(', ')
    .flatMap((phrase) => [
      phrase,
      ...(isArabic.test(phrase) ? letters.split(' ').map((letter) => `${letter}${phrase}`) : []),
    ])
    .join(', ')

/** "I sent", "and I sent". */
export const and = (phrases: string): string => joined('و', phrases)

/**
 * Arabic in Latin letters, whose digits are letters. A reader that takes digits apart finds the second form.
 */
export const latin = (phrases: string): string =>
  `${phrases}, ${phrases.replace(/([a-z])(\d)/g, '$1 $2').replace(/(\d)([a-z])/g, '$1 $2')}`
