import type { SecretWords } from '../tables/secret-words.ts'

/** Lists how secrets are named and told in Kinyarwanda. */
export const secretWords = {
  names: {
    pin: "imibare ine ya atm, imibare 4 ya atm, imibare ine y'ikarita, umubare w'ibanga, umubare wanjye w'ibanga, umubare wibanga, imibare y'ibanga, kode y'ibanga, kode yibanga".split(
      ', ',
    ),
    'one-time-code':
      "imibare yo muri sms, imibare yaje muri sms, umubare waje muri sms, imibare itandatu, imibare 6, kode yo kwemeza, code yo kwemeza, kode y'igihe gito, kode yo kwinjira, kode bohereje, kode banyoherereje, kode ya sms, nasomye imibare".split(
        ', ',
      ),
    cvv: 'imibare itatu iri inyuma, imibare 3 iri inyuma'.split(', '),
    password:
      "ijambo ry'ibanga, ijambo ryibanga, ijambo banga, ijambobanga, ijambo ry'banga, paswedi, pasiwedi".split(
        ', ',
      ),
  },
  codes: 'kode, code'.split(', '),
  cards: 'ikarita, karita'.split(', '),
  harmless: "banki, igihugu, y'igihugu, konti, telefone, iyishyurwa".split(', '),
  between:
    'ni, yari, nari, ngo, ari, cya, ya, yo, y, wanjye, yanjye, yange, niyo, uwo, iyo, bampaye, bohereje, banyoherereje, naboneye, nahawe, banki, mu, kuri, nabahaye, nabwiye, sms'.split(
      ', ',
    ),
  is: 'ni, yari, ari, niyo, ngo'.split(', '),
  stops: 'na, ariko, kandi, amafaranga, ntabwo, si, bakuyeho, bankuyeho'.split(', '),
  digits:
    'zeru, rimwe, kabiri, gatatu, kane, gatanu, gatandatu, karindwi, umunani, icyenda, imwe, ebyiri, eshatu, enye, eshanu, esheshatu, indwi, bibiri, bitatu, bine, bitanu, irindwi'.split(
      ', ',
    ),
  tens: 'icumi, makumyabiri'.split(', '),
  amounts:
    'amafaranga, frw, rwf, ibihumbi, igihumbi, magana, ijana, miliyoni, iminota, amasaha, iminsi'.split(', '),
  noPassword: 'si, atari, ntabwo, ryibwe, rimwe, ryanjye, ryange'.split(', '),
  passes: 'pase'.split(', '),
  logins: 'izina ryo kwinjira, login'.split(', '),
  tells:
    'nanditse, nandika, nashyizemo, nshyiramo, nakanze, nakanda, nasomye, namusomeye, nabasomeye, navuze, nabwiye, namubwiye, nababwiye, ndavuga, ninjije'.split(
      ', ',
    ),
  seeds: "amagambo 12, amagambo cumi n'abiri".split(', '),
} satisfies SecretWords
