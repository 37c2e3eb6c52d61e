import type { SecretKind, SecretSpan } from './secret-span.ts'

/**
 * How secrets are named in the languages of the dialogue. Texts are compared in lower case and
 * without accents; letters may stand apart ("p i n", "o.t.p").
 */
const names = {
  pin: [
    'm-?pins?',
    'pins?',
    'p[ .]i[ .]n',
    'pin ?codes?',
    'pin ?numbers?',
    'code pin',
    'code secret',
    'pin ?ko',
    'pin ?yanjye',
    "umubare w'?.?ibanga",
    'kode y.?ibanga',
    'onomola yoshiholekwa',
    'onomola yopini',
    'opini',
    'پن ?کوڈ',
    'پن نمبر',
    'پن',
    'خفیہ نمبر',
    'خفیہ کوڈ',
  ],
  'one-time-code': [
    'otps?',
    'o[ .]t[ .]p',
    'one[ -]time (?:pin|code|password|passcode)',
    '(?:verification|security|sms|text|login|auth(?:entication|orization|orisation)?|confirmation|activation|access|6[ -]digit|six[ -]digit|4[ -]digit|four[ -]digit) ?(?:pin|code|number)s?',
    'code (?:de )?(?:verification|confirmation|validation|securite|sms|a usage unique|d.activation|recu)',
    'code unique',
    'kode yo kwemeza',
    'kode y.?igihe gito',
    'code yo kwemeza',
    'kode',
    'okode',
    'okhode',
    'kodigo',
    'verification',
    'tac',
    'او ٹی پی',
    'اوٹی پی',
    'تصدیقی کوڈ',
    'ویریفیکیشن کوڈ',
    'ون ٹائم پاس ?ورڈ',
    'کوڈ',
    'codes?',
  ],
  cvv: [
    'cvv2?',
    'cvc2?',
    'c[ .]v[ .][vc]',
    'cid',
    'csc',
    'card (?:security|verification) (?:code|number|value)',
    'cryptogramme(?: visuel)?',
    '(?:3|three|4|four) (?:digits?|numbers?) (?:on|at|from) (?:the|my) back(?: of (?:the|my) card)?',
    '(?:trois|3) chiffres au dos',
    'سی وی وی',
  ],
  password: [
    'pass ?words?',
    'pass ?codes?',
    'pass ?phrases?',
    'passwd',
    'pwd',
    'mot de passe',
    'mdp',
    'ijambo ry.?.?ibanga',
    'ijambobanga',
    'paswedi',
    'pasiwedi',
    'opassword',
    'oshitya sheholeko',
    'oshitya shopaipelelo',
    'kontrasenyas?',
    'password ko',
    'پاس ?ورڈ',
    'خفیہ لفظ',
  ],
} as const satisfies Record<Exclude<SecretKind, 'card-number'>, readonly string[]>

/** Words of other numbers that are called codes and are no secrets. */
const harmlessBefore =
  /(?:reference|ref|transaction|booking|bank|branch|sort|swift|bic|zip|post(?:al)?|area|country|promo|qr|product|order|tracking|case|agent|till|merchant|ussd|referral|invite|short|dial(?:ling)?)[ -]*$/
const harmlessAfter =
  /^ ?(?:de|du|la|of|d.)? ?(?:reference|transaction|postal|banque|guichet|pays|suivi|branch|commande|bank|produit|ya banki|y.igihugu)/

/** Small words between a name and its secret: "my PIN is", "ni", "est", "hai", "nila ay". */
const links =
  '(?:[^\\p{L}\\d]|\\b(?:number|no|code|codes|is|was|were|it|its|it s|the|a|of|for|this|that|here|my|which|they sent|he sent|she sent|i got|i received|him|her|them|by|sms|est|etait|c est|le|la|mon|ma|de|recu|que|j ai|donne|ni|yari|nari|yanjye|ngo|ari|cya|wanjye|ay|nako|ko|ang|yung|yun|na|ng|kay|sa|nila|niya|mao|akong|nga|nadawat|natanggap|gipadala|ipinadala|yandje|yange|yetu|kini|oyo|oye|olye|omo|li|ongaashi|hai|tha|thi|mera|meri)\\b|ہے|تھا|تھی|یہ|میرا|میری|کا|نمبر|کوڈ|کو){0,14}?'
/** Digits in any spacing, as many as such a secret has. */
const digits = (least: number, most: number) =>
  `(?!\\d{1,3}(?:[,.]\\d{3})+(?!\\d))\\d(?:[^\\p{L}\\d]{0,4}\\d){${least - 1},${most - 1}}(?![\\p{L}\\d]|[.,]\\d{3})`
const lengths = { pin: [3, 8], 'one-time-code': [4, 10], cvv: [3, 4], password: [3, 16] } as const

const spoken =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|un|deux|trois|quatre|cinq|sept|huit|neuf|rimwe|kabiri|gatatu|kane|gatanu|gatandatu|karindwi|umunani|icyenda|isa|dalawa|tatlo|apat|lima|anim|pito|walo|siyam|usa|duha|tulo|upat|unom|pito|walo|siyam|imwe|mbali|ndatu|ne|ntano|hamano|heyali|hetatu|omugoyi|صفر|ایک|دو|تین|چار|پانچ|چھ|سات|آٹھ|نو'
const spokenDigits = (least: number, most: number) =>
  `(?:${spoken})(?:[^\\p{L}\\d]+(?:${spoken})){${least - 1},${most - 1}}(?!\\p{L})`

type Named = keyof typeof names
const kinds = Object.keys(names) as Named[]
const nameOf = (kind: Named) => `(?<!\\p{L})(?:${names[kind].join('|')})(?!\\p{L})`
const forEachKind = (source: (kind: Named) => string) =>
  Object.fromEntries(kinds.map((kind) => [kind, new RegExp(source(kind), 'gu')])) as Record<Named, RegExp>

/** "my PIN is 1234", "OTP: 48 29 13". */
const afterName = forEachKind((kind) => {
  const [least, most] = lengths[kind]
  const secret = `${digits(least, most)}|${spokenDigits(least, most)}`
  return `(?<name>${nameOf(kind)})(?<link>${links})(?<secret>${secret})`
})

/** "1234 is my PIN", "482913 est votre code". */
const beforeName = forEachKind((kind) => {
  const [least, most] = lengths[kind]
  const verb = '[^\\p{L}\\d]{0,3}(?:is|was|are|est|ni|niyo|ang|mao|as|=|-|:|yo|ہے)[^\\p{L}\\d]{1,3}'
  const owner = "(?:[a-z]{1,20}(?:['’]s)?[^\\p{L}\\d]+){0,3}?"
  return `(?<![\\d.,])(?<secret>${digits(least, most)})${verb}${owner}(?<name>${nameOf(kind)})`
})

const token = '(?:"[^"\\n]{1,80}"|“[^”\\n]{1,80}”|«[^»\\n]{1,80}»|[^\\s"“”«»]{3,80})'
const noPassword =
  '(?!(?:not|now|the|a|my|same|wrong|gone|stolen|changed|hacked|safe|known|no|and|or|but|too|that|because|yesterday|today|pas|tres|change)(?![\\p{L}\\d]))'

/** A password may be anything: the next word after "is" or a colon, or a word that looks like one. */
const afterPassword = [
  `${nameOf('password')}(?:[^\\p{L}\\d\\n]{0,3}(?:is|was|est|etait|ni|yari|ay|kay|mao|oye|oyo|hai|ہے|تھا)[^\\p{L}\\d]{1,3}|\\s*[:=]+\\s*)['’]?${noPassword}(?<secret>${token})`,
  `${nameOf('password')}\\s+(?<secret>(?=\\S*\\d)(?=\\S*[\\p{L}!@#$%^&*_?+-])\\S{5,80})`,
].map((source) => new RegExp(source, 'gu'))

/** Secrets that stand beside their names in a plain text (see `removeSecrets`). */
export function spokenSecrets(plain: string): SecretSpan[] {
  const named = kinds.flatMap((kind) => [
    ...spansOf(plain, kind, afterName[kind]),
    ...spansOf(plain, kind, beforeName[kind]),
  ])
  return [...named, ...afterPassword.flatMap((pattern) => spansOf(plain, 'password', pattern))]
}

const spansOf = (plain: string, kind: Named, pattern: RegExp): SecretSpan[] =>
  [...plain.matchAll(pattern)].flatMap((match) => {
    const { secret = '', name = '', link = '' } = match.groups ?? {}
    const nameAt = match.index + match[0].indexOf(name)
    if (isHarmless(plain, nameAt, name, link)) return []
    const start = match[0].startsWith(secret) ? match.index : match.index + match[0].length - secret.length
    return [{ kind, start, end: start + secret.length }]
  })

function isHarmless(plain: string, at: number, name: string, link: string): boolean {
  if (!/cod|kod|کوڈ|verification/.test(name)) return false
  const following = plain.slice(at + name.length, at + name.length + 40)
  return harmlessBefore.test(plain.slice(Math.max(0, at - 24), at)) || harmlessAfter.test(following + link)
}
