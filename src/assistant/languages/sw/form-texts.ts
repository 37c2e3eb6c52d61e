import type { FormTexts } from '../tables/form-texts.ts'

/** Swahili. Not yet reviewed by a native speaker: see docs/languages.md. */
export const texts = {
  title: 'Ripoti utapeli',
  start: 'Anza',
  answer: 'Jibu lako',
  ownWords: 'Au jibu kwa maneno yako',
  call: 'Nambari za kupiga',
  danger: 'Ukiwa hatarini',
  change: 'Badilisha',
  lookForNews: 'Angalia habari mpya',
  lookByItself: 'Angalia yenyewe kila sekunde 20',
  stopLooking: 'Acha kuangalia, na ujibu',
  underWay: 'Jibu liko njiani. Angalia tena baada ya muda mfupi.',
  toQuestion: 'Nenda kwenye swali jipya zaidi',
  answered: 'Umeshajibu hili. Ukijibu tena, jibu jipya ndilo linalohesabiwa.',
  comeBack: 'Ili kurudi kwenye kifaa hiki:',
  elsewhere:
    'Kwenye kifaa kingine, fungua ukurasa huuhuu na uandike nambari ya kesi yako na tarakimu 4 za mwisho za nambari ya simu uliyotoa.',
  noCookies:
    'Kivinjari hiki hakihifadhi vidakuzi (cookies). Acha ukurasa huu wazi hadi uwe umeandika nambari ya kesi yako.',
  times: 'Saa ni za {zone}.',
  problem: 'Kuna tatizo',
  empty: 'Andika jibu, au chagua moja.',
  tooLong: 'Ni ndefu mno. Tuma herufi {n} tu au pungufu kwa wakati mmoja.',
  busy: 'Kuna watu wengi sana hapa kwa sasa, na hili halikupokelewa. Subiri dakika moja ujaribu tena, au piga simu sasa.',
  notFromHere: 'Hili lilitumwa kutoka ukurasa mwingine, na halikupokelewa. Tafadhali jibu hapa.',
  lost: 'Kivinjari hiki hakiijui tena ripoti yako. Kama una nambari ya kesi, anza hapa na uiandike.',
  failed: 'Haikufaulu, na ni kosa letu. Rudi nyuma ujaribu tena, au piga simu sasa.',
} as const satisfies FormTexts
