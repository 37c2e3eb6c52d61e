import type { SecretWords } from '../tables/secret-words.ts'

const numbers = ['namba', 'nambari', 'tarakimu', 'digits', 'number']

/** "The four numbers of my card": the PIN of a card. */
const cardNumbers = numbers.flatMap((number) =>
  ['nne', '4'].flatMap((count) =>
    ['za kadi', 'za kadi yangu', 'za atm', 'za atm yangu'].map((where) => `${number} ${count} ${where}`),
  ),
)

/** "The numbers that came by SMS": a code that nobody calls so. */
const sentNumbers = numbers.flatMap((number) =>
  'iliyoingia kwa sms, zilizoingia kwa sms, iliyokuja kwa sms, zilizokuja kwa sms, iliyotumwa kwa sms, zilizotumwa kwa sms, niliyotumiwa kwa sms, nilizotumiwa kwa sms, iliyo kwenye sms, zilizo kwenye sms, ya kwenye sms, za kwenye sms, kwenye sms, ya uthibitisho, za uthibitisho, ya kuthibitisha, za kuthibitisha'
    .split(', ')
    .map((where) => `${number} ${where}`),
)

/** "The three numbers on the back." */
const backNumbers = numbers.flatMap((number) =>
  ['tatu', '3'].flatMap((count) =>
    ['za nyuma', 'za nyuma ya kadi', 'nyuma ya kadi', 'zilizo nyuma'].map(
      (where) => `${number} ${count} ${where}`,
    ),
  ),
)

/** Lists how secrets are named and told in Swahili, Sheng and its mixtures with English among them. */
export const secretWords = {
  names: {
    pin: [
      ...'pini, pin yangu, pin yake, pin namba, namba ya siri, nambari ya siri, namba yangu ya siri, nambari yangu ya siri, namba za siri, nambari za siri, namba zangu za siri, no ya siri, tarakimu za siri, code ya siri, siri ya mpesa, siri yangu ya mpesa, namba ya mpesa ya siri'.split(
        ', ',
      ),
      ...cardNumbers,
    ],
    'one-time-code': [
      ...'otp yangu, code ya otp, code ya uthibitisho, code ya kuthibitisha, msimbo wa uthibitisho, msimbo wa kuthibitisha, msimbo wa mara moja, code ya mara moja, code ya sms, code ya whatsapp, code ya usalama, msimbo wa usalama, code iliyoingia, code iliingia, code imeingia, code iliyokuja, code ilikuja, code ilitumwa, code iliyotumwa, code niliyotumiwa, code nilitumiwa, code ya kuingia'.split(
        ', ',
      ),
      ...sentNumbers,
      ...'tarakimu sita, tarakimu 6, namba sita, namba 6, nambari sita, nambari 6'.split(', '),
    ],
    cvv: ['namba za nyuma ya kadi', 'nambari za nyuma ya kadi', ...backNumbers],
    password:
      'neno la siri, neno langu la siri, neno la siri langu, neno lake la siri, maneno ya siri, nenosiri, nenosiri langu, neno siri, nywila, nywila yangu, paswodi, paswodi yangu, paswadi, paswadi yangu, password yangu, password yake, pasword yangu'.split(
        ', ',
      ),
  },
  codes: 'code, codes, msimbo, misimbo'.split(', '),
  cards: ['kadi'],
  harmless:
    'muamala, miamala, kumbukumbu, rejea, akaunti, nchi, eneo, posta, tawi, kesi, wakala, till, paybill, bidhaa, oda, mzigo, mwaliko, punguzo, kitambulisho'.split(
      ', ',
    ),
  between:
    'ni, ya, za, wa, la, cha, kwa, kwenye, yangu, yake, yako, yao, zangu, wangu, langu, hii, hiyo, ile, hizo, zile, ambayo, ilikuwa, ndiyo, ndio, ndo, nilimpa, nikampa, nimempa, niliwapa, nikawapa, nilimwambia, nikamwambia, niliwaambia, nilimtumia, nikamtumia, nimemtumia, alinitumia, walinitumia, wamenitumia, amenitumia, waliniletea, iliyotumwa, iliyoingia, iliingia, imeingia, ilikuja, aliomba, waliomba, benki, sms, mpesa, kadi, kama, hivi'.split(
      ', ',
    ),
  is: 'ni, ilikuwa, ndiyo, ndio, ndo, zilikuwa'.split(', '),
  stops:
    'lakini, halafu, kisha, kiasi, pesa, hela, fedha, salio, bei, nikatuma, nilituma, nimetuma, nikalipa, nililipa, nikapoteza, nilipoteza, wamechukua, walichukua, akatoa, wakatoa, sio, siyo'.split(
      ', ',
    ),
  digits: 'sifuri, sufuri, ziro, moja, mbili, tatu, nne, tano, sita, saba, nane, tisa'.split(', '),
  tens: 'kumi, ishirini, thelathini, arobaini, arubaini, hamsini, sitini, sabini, themanini, tisini'.split(
    ', ',
  ),
  amounts:
    'elfu, alfu, laki, milioni, bilioni, shilingi, shillingi, shillings, bob, ksh, kshs, kes, tsh, tshs, tzs, ugx, ush, fc, faranga, dola, soo, thao, ngiri'.split(
      ', ',
    ),
  noPassword:
    'sio, siyo, mbaya, mbovu, tofauti, ileile, lilelile, rahisi, ngumu, salama, ya, yangu, langu, hiyo, hii, hilo, imebadilika, imebadilishwa, imeibiwa, limeibiwa, wapi, nini'.split(
      ', ',
    ),
  passes: 'paswd, pasw'.split(', '),
  logins: 'jina la mtumiaji, jina la kuingilia'.split(', '),
  tells:
    'niliandika, nikaandika, nimeandika, nilibonyeza, nikabonyeza, nilisoma, nikasoma, nilimsomea, nikamsomea, niliwasomea, nikawasomea, nilisema, nikasema, nilimwambia, nikamwambia, niliwaambia, nikawaambia, nilitaja, nikataja, nilimtajia, nikamtajia, niliwatajia, nikawatajia, niliitype, nikatype'.split(
      ', ',
    ),
  seeds: 'maneno 12, maneno kumi na mawili, maneno 24, maneno ya kurejesha wallet, maneno ya wallet'.split(
    ', ',
  ),
} satisfies SecretWords
