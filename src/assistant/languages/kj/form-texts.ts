import type { FormTexts } from '../tables/form-texts.ts'

/** Oshikwanyama. Not yet reviewed by a native speaker: see docs/languages.md. */
export const texts = {
  title: 'Lopota oukengeleledi',
  start: 'Hovela',
  answer: 'Enyamukulo loye',
  ownWords: 'Ile nyamukula neendjovo doye',
  call: 'Eenomola doku denga',
  danger: 'Moshiponga',
  change: 'Lundulula',
  lookForNews: 'Tala oshipe',
  lookByItself: 'Tala yo yene oule weesekonda 20 keshe',
  stopLooking: 'Efa okutala, to nyamukula',
  underWay: 'Enyamukulo oli li mondjila. Tala vali konima yokafimbo.',
  toQuestion: 'Inda kepulo lipe',
  answered: 'Eli owe li nyamukula nale. Ngeenge wa nyamukula vali, enyamukulo lipe olo tali valulwa.',
  comeBack: 'Oku aluka koshilongifo eshi:',
  elsewhere:
    'Koshilongifo shimwe vali, yeulula epandja olo tuu eli to shange onomola yoshibofa shoye noonomola 4 daxuuninwa dongodi oyo wa yandja.',
  noCookies:
    'Obrowser ei ihai tuvikile eecookie. Ino pata epandja eli fiyo wa shanga onomola yoshibofa shoye.',
  times: 'Efimbo olo {zone}.',
  problem: 'Ope na oupyakadi',
  empty: 'Shanga enyamukulo, ile u hoolole limwe.',
  tooLong: 'Oshi leshi neenghono. Tuma eendada {n} ashike pefimbo.',
  busy: 'Ovanhu apa paife ova hapa neenghono, neshi inashi tambulwa. Teelela ominute imwe to kendabala vali, ile u denge paife.',
  notFromHere: 'Eshi osha di kepandja limwe vali, ndele inashi tambulwa. Nyamukula apa.',
  lost: 'Obrowser ei kai shii vali olopota yoye. Ngeenge u na onomola yoshibofa, hovela apa to i shange.',
  failed: 'Inashi pondola, nepuko oletu. Shuna konima to kendabala vali, ile u denge paife.',
} as const satisfies FormTexts
