import type { FormTexts } from '../tables/form-texts.ts'

/** Filipino. Not yet reviewed by a native speaker: see docs/languages.md. */
export const texts = {
  title: 'Mag-report ng scam',
  start: 'Magsimula',
  answer: 'Ang sagot mo',
  ownWords: 'O sumagot sa sarili mong salita',
  call: 'Mga numerong matatawagan',
  danger: 'Nasa panganib',
  change: 'Baguhin',
  lookForNews: 'Tingnan kung may balita',
  lookByItself: 'Kusang tumingin tuwing 20 segundo',
  stopLooking: 'Itigil ang pagtingin, at sumagot',
  underWay: 'Parating na ang sagot. Tingnan ulit maya-maya.',
  toQuestion: 'Pumunta sa pinakabagong tanong',
  answered: 'Nasagot mo na ito. Kung sasagot ka ulit, ang bagong sagot ang bibilangin.',
  comeBack: 'Para bumalik sa device na ito:',
  elsewhere:
    'Sa ibang device, buksan ang parehong page at isulat ang numero ng kaso mo at ang huling 4 na numero ng teleponong ibinigay mo.',
  noCookies:
    'Hindi nagtatago ng cookies ang browser na ito. Huwag isara ang page hanggang maisulat mo ang numero ng kaso mo.',
  times: 'Ang mga oras ay ayon sa {zone}.',
  problem: 'May problema',
  empty: 'Sumulat ng sagot, o pumili ng isa.',
  tooLong: 'Masyadong mahaba. Magpadala ng hanggang {n} letra lang sa bawat pagkakataon.',
  busy: 'Napakaraming tao rito ngayon, at hindi ito natanggap. Maghintay ng isang minuto at subukan ulit, o tumawag na.',
  notFromHere: 'Galing ito sa ibang page, kaya hindi natanggap. Dito po sumagot.',
  lost: 'Hindi na alam ng browser na ito ang report mo. Kung may numero ka ng kaso, magsimula rito at isulat ito.',
  failed: 'Hindi gumana, at kami ang may kasalanan. Bumalik at subukan ulit, o tumawag na.',
} as const satisfies FormTexts
