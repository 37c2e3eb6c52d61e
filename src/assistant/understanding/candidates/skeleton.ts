import { fold } from '../text/tokens.ts'

/** Consonants of Arabic letters as Urdu writes foreign names. Long vowels and h are dropped on both sides. */
const arabic: Readonly<Record<string, string>> = {
  ب: 'b',
  پ: 'p',
  ت: 't',
  ٹ: 't',
  ث: 's',
  ج: 'j',
  چ: 'c',
  ح: '',
  خ: 'k',
  د: 'd',
  ڈ: 'd',
  ذ: 'z',
  ر: 'r',
  ڑ: 'r',
  ز: 'z',
  ژ: 'z',
  س: 's',
  ش: 's',
  ص: 's',
  ض: 'z',
  ط: 't',
  ظ: 'z',
  غ: 'g',
  ف: 'f',
  ق: 'k',
  ک: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
}

/** The consonants of a word in Arabic letters, transcribed to Latin; empty for other words. */
export const skeletonOfArabic = (word: string): string =>
  /[\u0600-\u06ff]/.test(word) ? [...word].map((letter) => arabic[letter] ?? '').join('') : ''

/** The consonants of a Latin name, as Urdu would write them. */
export const skeletonOfLatin = (word: string): string =>
  fold(word)
    .replace(/[aeiouyhw]/g, '')
    .replace(/c/g, 'k')
    .replace(/q/g, 'k')
    .replace(/x/g, 'ks')
