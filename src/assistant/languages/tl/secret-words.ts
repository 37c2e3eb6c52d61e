import type { SecretWords } from '../tables/secret-words.ts'

/** Lists how secrets are named and told in Filipino. */
export const secretWords = {
  names: {
    pin: 'apat na numero ng atm, apat na numero sa atm, 4 na numero ng atm, numero ng atm, numero sa atm, apat na numero ng card, lihim na numero, sikretong numero, lihim na code'.split(
      ', ',
    ),
    'one-time-code':
      'numero sa text, numero na tinext, numero sa sms, numerong dumating, numero na nasa text, code na natanggap, kodigo na natanggap, code na pinadala, verification code, code ng otp, numero na dumating, dumating na numero'.split(
        ', ',
      ),
    cvv: 'tatlong numero sa likod, 3 numero sa likod, tatlong digit sa likod'.split(', '),
    password: 'kontrasenyas, kontrasenya, hudyat'.split(', '),
  },
  codes: 'kodigo, code, koda'.split(', '),
  cards: 'kard, card'.split(', '),
  harmless: 'transaksyon, bangko, bansa, sangay, padala, resibo, kaso, telepono'.split(', '),
  between:
    'ay, ako, kanya, siya, kanila, nako, ko, ang, yung, yun, iyong, yong, iyon, ito, eto, na, ng, nang, kay, sa, nila, niya, namin, akin, aking, po, daw, raw, natanggap, ipinadala, pinadala, binigay, ibinigay, sinabi, galing, mula, bangko, numero, lang, e, eh, nga, mo, nyo, ninyo, text'.split(
      ', ',
    ),
  is: 'ay, e, eh, kasi'.split(', '),
  stops: 'at, pero, tapos, saka, halaga, pera, hindi, piso, nawala, nagpadala, nagbayad, kaya'.split(', '),
  digits:
    'isa, dalawa, tatlo, apat, lima, anim, pito, walo, siyam, sero, zero, uno, una, dos, tres, kwatro, kuwatro, quatro, cuatro, singko, sinko, cinco, sais, seis, syete, siyete, siete, otso, ocho, nuwebe, nuebe, nuybe, nwebe, nueve'.split(
      ', ',
    ),
  tens: 'sampu, dyes, diyes, onse, dose, trese, katorse, kinse, baynte, bente, trenta, traynta, kwarenta, singkwenta'.split(
    ', ',
  ),
  amounts:
    'nawala, nabawas, nawithdraw, kinuha, piso, pisos, pesos, libo, libong, daan, daang, raan, milyon, milyong, mil, minuto, oras, araw, linggo, buwan, beses'.split(
      ', ',
    ),
  noPassword: 'hindi, mali, ko, nila, nakuha, napalitan, nanakaw, na, ay, ng, po'.split(', '),
  passes: 'pass ko, pass po'.split(', '),
  logins: 'user ko, login ko, username ko'.split(', '),
  tells:
    'tinype, nitype, nag type, na type, inenter, in enter, nag enter, ininput, in input, nilagay, pinindot, binasa, nabasa, idinikta, dinikta, sinabi, sabi ko, binanggit, inilagay, tinayp, nagtype'.split(
      ', ',
    ),
  seeds: 'labindalawang salita, 12 na salita'.split(', '),
} satisfies SecretWords
