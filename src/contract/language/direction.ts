/** Languages written from right to left, by their primary tag. */
const rightToLeft = /^(ar|arc|ckb|dv|fa|he|ks|ku|ps|sd|syr|ug|ur|yi)(-|$)/i

/** Returns the direction in which the language of a tag is written; left to right if it is unknown. */
export const directionOf = (tag: string): 'rtl' | 'ltr' => (rightToLeft.test(tag) ? 'rtl' : 'ltr')
