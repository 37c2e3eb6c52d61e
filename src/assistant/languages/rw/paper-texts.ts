import type { PaperTexts } from '../tables/paper-texts.ts'

/** Holds the texts of the report as PDF in Kinyarwanda. */
export const texts = {
  title: 'Ikirego cy’uburiganya',
  caseNumber: 'Nimero y’ikirego',
  made: 'Byakozwe ku wa {time}',
  happened: 'Ibyabaye',
  payment: 'Ubwishyu',
  person: 'Uwatanze ikirego',
  words: 'Mu magambo ye',
  standing: 'Ibirimo gukorwa',
  forOther: ['Cyatangiwe', 'Undi muntu, ubyemera'],
  note: 'Ibi byanditswe uko umuntu yabivuze mu kiganiro. Ntibyasuzumwe. Amasaha ni aya {zone}.',
  page: 'Urupapuro {page} kuri {pages}',
} as const satisfies PaperTexts
