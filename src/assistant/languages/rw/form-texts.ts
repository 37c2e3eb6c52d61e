import type { FormTexts } from '../tables/form-texts.ts'

/** Kinyarwanda. Not yet reviewed by a native speaker: see docs/languages.md. */
export const texts = {
  title: 'Menyesha ubutekamutwe',
  start: 'Tangira',
  answer: 'Igisubizo cyawe',
  ownWords: 'Cyangwa subiza mu magambo yawe',
  call: 'Nimero wahamagara',
  danger: 'Mu kaga',
  change: 'Hindura',
  lookForNews: 'Reba amakuru mashya',
  lookByItself: 'Jya wirebera buri masegonda 20',
  stopLooking: 'Reka kureba, usubize',
  underWay: 'Igisubizo kiri mu nzira. Ongera urebe mu kanya.',
  toQuestion: 'Jya ku kibazo giheruka',
  answered: 'Iki wagisubije. Niwongera gusubiza, igisubizo gishya ni cyo kibarwa.',
  comeBack: 'Kugaruka kuri iki gikoresho:',
  elsewhere:
    'Ku kindi gikoresho, fungura uru rupapuro wandike nimero y’ikirego cyawe n’imibare 4 ya nyuma ya telefoni watanze.',
  noCookies: 'Iyi mushakisha ntibika kuki. Ntufunge uru rupapuro utarandika ahantu nimero y’ikirego cyawe.',
  times: 'Amasaha ni aya {zone}.',
  problem: 'Hari ikibazo',
  empty: 'Andika igisubizo, cyangwa uhitemo kimwe.',
  tooLong: 'Ni birebire cyane. Ohereza inyuguti zitarenze {n} icyarimwe.',
  busy: 'Ubu hano hari abantu benshi cyane, ibi ntibyakiriwe. Tegereza umunota wongere ugerageze, cyangwa uhamagare ubu.',
  notFromHere: 'Ibi byavuye ku rundi rupapuro, ntibyakiriwe. Subiriza hano.',
  lost: 'Iyi mushakisha ntikizi ikirego cyawe. Niba ufite nimero y’ikirego, tangirira hano uyandike.',
  failed: 'Ntibyakunze, kandi ikosa ni iryacu. Subira inyuma wongere ugerageze, cyangwa uhamagare ubu.',
} as const satisfies FormTexts
