import type { PaperTexts } from '../tables/paper-texts.ts'

/** Holds the texts of the report as PDF in Cebuano. */
export const texts = {
  title: 'Report sa scam',
  caseNumber: 'Numero sa kaso',
  made: 'Gihimo niadtong {time}',
  happened: 'Ang nahitabo',
  payment: 'Bayad',
  person: 'Ang nag-report',
  words: 'Sa kaugalingon niyang pulong',
  standing: 'Kahimtang sa kaso',
  forOther: ['Para kang kinsa', 'Laing tawo, nga misugot'],
  note: 'Ang mga detalye kay sumala sa gisulti sa tawo sa chat. Wala pa kini masusi. Ang mga oras kay subay sa {zone}.',
  page: 'Panid {page} sa {pages}',
} as const satisfies PaperTexts
