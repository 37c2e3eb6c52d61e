/** Languages written from right to left, by their primary tag. */
const rightToLeft: ReadonlySet<string> = new Set('ar arc ckb dv fa he ks ku ps sd syr ug ur yi'.split(' '))

/** The direction in which a language is written. */
export const directionOf = (lang: string): 'rtl' | 'ltr' =>
  rightToLeft.has(lang.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr'
