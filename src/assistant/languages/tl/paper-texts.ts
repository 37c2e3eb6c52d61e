import type { PaperTexts } from '../tables/paper-texts.ts'

/** Holds the texts of the report as PDF in Filipino. */
export const texts = {
  title: 'Report ng scam',
  caseNumber: 'Numero ng kaso',
  made: 'Ginawa noong {time}',
  happened: 'Ang nangyari',
  payment: 'Bayad',
  person: 'Ang nag-report',
  words: 'Sa sarili niyang salita',
  standing: 'Lagay ng kaso',
  forOther: ['Para kanino', 'Ibang tao, na pumapayag'],
  note: 'Ang mga detalye ay ayon sa sinabi ng tao sa chat. Hindi pa nasusuri ang mga ito. Ang mga oras ay ayon sa {zone}.',
  page: 'Pahina {page} ng {pages}',
} as const satisfies PaperTexts
