import type { SecretWords } from '../tables/secret-words.ts'

/** Lists how secrets are named and told in Oshiwambo. */
export const secretWords = {
  names: {
    pin: 'opini, opin, onomola yoshiholekwa, onomola yopini, onomola yoholekwa'.split(', '),
    'one-time-code': 'okode yoku koleka, okode yokukoleka, okode yelandulo'.split(', '),
    cvv: 'eenomola nhatu konima'.split(', '),
    password: 'opassword, opaswede, oshitya sheholeko, oshitya shopaipelelo, oshitya shokeholeka'.split(', '),
  },
  codes: 'okode, okhode, okoda'.split(', '),
  cards: 'okakalata'.split(', '),
  harmless: 'obanga, yobanga, okonto, ongodi, oshilongo, efuto'.split(', '),
  between:
    'yange, yandje, yetu, yoye, kini, oyo, oye, olye, omo, li, ongaashi, ei, va, tumina, nge, onda, pewa, mono, ya, sms'.split(
      ', ',
    ),
  is: 'oyo, oyi, osho, oshi, li, olyo'.split(', '),
  stops: 'na, ashike, oimaliwa, inandi, kashi'.split(', '),
  digits:
    'nola, imwe, mbali, nhatu, nhee, nhano, hamano, heyali, hetatu, omugoi, ndatu, ne, ntano, omugoyi'.split(
      ', ',
    ),
  tens: 'omulongo'.split(', '),
  amounts:
    'oimaliwa, odola, dola, nad, efele, omafele, eyovi, omayovi, omiliyona, ominute, eeminute, eevili, omafiku'.split(
      ', ',
    ),
  noPassword: 'kashi, hasho, inashi'.split(', '),
  passes: 'opass'.split(', '),
  logins: 'login'.split(', '),
  tells: 'onda shanga, onda tipa, onda lesha, onda lombwela, onda ti, onda tula mo, onda popi'.split(', '),
  seeds: 'iitya 12'.split(', '),
} satisfies SecretWords
