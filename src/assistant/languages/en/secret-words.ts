import type { SecretWords } from '../tables/secret-words.ts'

/** "The number that came by text": a code that is not called one. */
const sentNumbers = ['number', 'numbers', 'digits'].flatMap((number) =>
  'that came by text, that came by sms, that came in the text, they texted, they texted me, he texted me, she texted me, in the text, in the sms, in the text message, from the text, from the sms, on the text, by text, by sms, on my screen, on the screen'
    .split(', ')
    .map((where) => `${number} ${where}`),
)

/** "The four numbers of my ATM": the PIN of a card. */
const cardNumbers = ['4', 'four'].flatMap((count) =>
  ['numbers', 'digits', 'digit', 'number'].flatMap((number) =>
    [
      'of my atm',
      'of the atm',
      'for my atm',
      'for the atm',
      'of my card',
      'for the card',
      'to my atm',
      'on my atm',
    ].map((where) => `${count} ${number} ${where}`),
  ),
)

const codeKinds =
  'verification, security, sms, text, login, auth, authentication, authorization, authorisation, confirmation, activation, access, 2fa, whatsapp, google, 4 digit, 5 digit, 6 digit, 8 digit, four digit, five digit, six digit, eight digit'.split(
    ', ',
  )

/** Lists how secrets are named and told in English. */
export const secretWords = {
  names: {
    pin: [
      'pin, pins, mpin, m pin, pincode, pin numbers, secret code, secret number, atm number'.split(', '),
      cardNumbers,
    ].flat(),
    'one-time-code': [
      ...'otp, otps, otp code, tac, one time pin, one time code, one time password, one time passcode'.split(
        ', ',
      ),
      ...sentNumbers,
      ...codeKinds.flatMap((kind) => ['pin', 'code', 'codes', 'number'].map((code) => `${kind} ${code}`)),
    ],
    cvv: 'cvv, cvv2, cvc, cvc2, csc, card security code, card verification code, card verification number, card verification value, 3 digits on the back, three digits on the back, 3 numbers on the back, three numbers on the back, 3 digits at the back, three digits at the back, 3 digits behind, 3 numbers at the back, three numbers at the back, three digits behind, 3 numbers at the back of my card, three numbers at the back of my card, 3 digits on the back of my card, three digits on the back of my card, 3 numbers on the back of my card, three numbers on the back of my card, 4 digits on the front'.split(
      ', ',
    ),
    password:
      'password, passwords, pass word, passcode, passcodes, pass code, passphrase, pass phrase, passwd, pwd, pw, pasword, my pass'.split(
        ', ',
      ),
  },
  codes: 'code, codes, verification, 6 digits, six digits, 6 numbers, numbers you receive'.split(', '),
  cards: 'card, cards'.split(', '),
  harmless:
    'reference, ref, transaction, transfer, booking, bank, branch, sort, swift, bic, iban, ifsc, zip, post, postal, area, country, city, promo, discount, voucher, coupon, qr, product, item, order, tracking, case, ticket, agent, till, merchant, biller, ussd, referral, invite, short, dial, dialling, dialing, account, phone, telephone, mobile, cell, error, department, building, door, dress, invoice'.split(
      ', ',
    ),
  between:
    'number, no, code, codes, pin, it, its, s, the, a, of, for, this, that, here, my, your, our, his, her, which, they, he, she, i, you, we, had, have, has, just, now, sent, send, gave, give, given, told, tell, got, get, received, came, texted, said, saying, asked, read, typed, entered, him, them, me, us, to, by, on, in, from, bank, sms, text, message, whatsapp, app, g, only, exactly'.split(
      ', ',
    ),
  is: 'is, was, are, were, says, equals'.split(', '),
  stops:
    'and, but, or, then, so, because, when, while, until, if, after, before, amount, total, price, money, balance, cash, date, time, called, lost, paid, paying, pay, transferred, withdrew, took, stole, name, case, year, not'.split(
      ', ',
    ),
  digits: 'double, zero, oh, o, nought, one, two, three, four, five, six, seven, eight, nine'.split(', '),
  tens: 'triple, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety'.split(
    ', ',
  ),
  amounts:
    'left, gone, disappeared, vanished, deducted, debited, withdrawn, missing, hundred, thousand, million, billion, lakh, lakhs, crore, crores, k, m, grand, pesos, peso, php, rupees, rupee, rs, pkr, dollars, dollar, usd, nad, francs, franc, rwf, frw, euros, euro, eur, pounds, gbp, rand, bucks, minutes, minute, min, mins, hours, hour, days, day, weeks, week, months, month, years, times, people, percent, digits, digit, st, nd, rd, th, am, pm'.split(
      ', ',
    ),
  noPassword:
    'not, now, the, a, an, my, his, her, their, same, wrong, gone, stolen, changed, hacked, safe, secret, known, no, and, or, but, too, that, because, yesterday, today, what, very, still, with, in, on, to, for, also, always, never, compromised, leaked, weak, strong, reset, expired, correct, private, asked, being'.split(
      ', ',
    ),
  passes: 'pass, passw, pswd, psw, pword'.split(', '),
  logins:
    'login, log in, logon, logins, username, user name, user id, userid, user, credentials, sign in'.split(
      ', ',
    ),
  tells:
    'typed, typed in, type, entered, keyed in, keyed, punched in, punched, put in, inputted, input, dialled, dialed, read, read out, read it, read him, read her, read them, dictated, spelled, spelled out, said, i told, repeated, recited'.split(
      ', ',
    ),
  seeds:
    'seed phrase, seed words, recovery phrase, secret phrase, backup phrase, secret recovery phrase, mnemonic, 12 words, twelve words, 24 words'.split(
      ', ',
    ),
} satisfies SecretWords
