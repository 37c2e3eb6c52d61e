import type { SecretWords } from '../tables/secret-words.ts'

/** Lists how secrets are named and told in Cebuano. */
export const secretWords = {
  names: {
    pin: 'upat ka numero sa atm, 4 ka numero sa atm, upat ka numero sa card, numero sa atm, sekretong numero, tago nga numero'.split(
      ', ',
    ),
    'one-time-code':
      'numero sa text, numero nga gi text, numero nga nadawat sa text, unom ka numero, 6 ka numero, code nga nadawat, kodigo nga nadawat, code nga gipadala, numero nga niabot'.split(
        ', ',
      ),
    cvv: 'tulo ka numero sa likod, 3 ka numero sa likod'.split(', '),
    password: 'kontrasenyas'.split(', '),
  },
  codes: 'kodigo, code, koda'.split(', '),
  cards: 'kard, card'.split(', '),
  harmless: 'transaksyon, bangko, nasud, sanga, resibo, kaso, telepono'.split(', '),
  between:
    'mao, ko, niya, kaniya, iya, akong, nga, nadawat, gipadala, nako, ang, kay, kini, sa, ug, gikan, bangko, nila, niya, gihatag, ra, man, is, to, numero, imong, among, text'.split(
      ', ',
    ),
  is: 'mao, kay, is, nga'.split(', '),
  stops: 'apan, unya, kantidad, kwarta, dili, nawala, nagpadala, nagbayad'.split(', '),
  digits:
    'usa, duha, tulo, upat, lima, unom, pito, walo, siyam, sero, zero, uno, una, dos, tres, kwatro, kuwatro, quatro, cuatro, singko, sinko, cinco, sais, seis, syete, siyete, siete, otso, ocho, nuwebe, nuebe, nuybe, nwebe, nueve'.split(
      ', ',
    ),
  tens: 'napulo, dyes, diyes, onse, dose, trese, katorse, kinse, baynte, bente, trenta, traynta, kwarenta, singkwenta'.split(
    ', ',
  ),
  amounts:
    'nawala, nakuha, gikuha, piso, pesos, ka, libo, gatos, milyon, mil, minuto, oras, adlaw, semana, bulan'.split(
      ', ',
    ),
  noPassword: 'dili, sayop, nako, nakuha, nailisan, nga, kay, ang'.split(', '),
  passes: 'pass nako'.split(', '),
  logins: 'user nako, login nako'.split(', '),
  tells:
    'gi type, gitype, gitayp, gi enter, gienter, gi input, gibutang, gipislit, gibasa, nabasa, gisulti, ingon ko, giingon, gidikta, nagtype, nag type'.split(
      ', ',
    ),
  seeds: '12 ka pulong, dose ka pulong'.split(', '),
} satisfies SecretWords
