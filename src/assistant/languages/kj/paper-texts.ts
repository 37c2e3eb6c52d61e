import type { PaperTexts } from '../tables/paper-texts.ts'

/** Holds the texts of the report as PDF in Oshikwanyama. */
export const texts = {
  title: 'Olopota youkengeleli',
  caseNumber: 'Onomola yoshipotha',
  made: 'Ya ningwa {time}',
  happened: 'Osho sha ningwa',
  payment: 'Efuto',
  person: 'Omunhu a yandja olopota',
  words: 'Meendjovo daye',
  standing: 'Osho tashi ningwa',
  forOther: ['Omolwalye', 'Omunhu umwe vali, okwa dimina'],
  note: 'Ouyelele ou owa yandjwa komunhu mekundafano. Inau konakonwa. Omafimbo okwa yukila ku {zone}.',
  page: 'Epandja {page} pu {pages}',
} as const satisfies PaperTexts
