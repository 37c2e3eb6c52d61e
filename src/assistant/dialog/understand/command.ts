import { type Command, commands, type Field } from '../../languages/tables/vocabulary.ts'
import type { Understanding } from '../model/understanding.ts'
import { hasQuestionMark, isOneOf, isTap, mentions, parseField, phrases } from './choice.ts'
import { fold } from './fold.ts'
import { wishesPerson } from './wish-for-person.ts'

/** A command as the citizen gave it. */
export type SpokenCommand = { command: Command; field?: Field } | { command: 'language'; lang: string }

const taps = {
  back: 'back',
  help: 'help',
  person: 'person',
  stop: 'stop',
  restart: 'startAgain',
  edit: 'edit',
  status: 'status',
} as const

/** Reads a command, when the whole message is one: "back", "please repeat", "change the amount". */
export function parseCommand(text: string, c: Understanding): SpokenCommand | undefined {
  const said = fold(text)
  const bare = withoutPoliteness(said, c)
  for (const command of commands) {
    const known = phrases(c, (w) => w.commands[command])
    if (known.includes(bare) || known.includes(said)) return { command }
    const tap = (taps as Partial<Record<Command, (typeof taps)[keyof typeof taps]>>)[command]
    if (tap && isTap(text, tap, c)) return { command }
  }
  if (isTap(text, 'newReport', c)) return { command: 'restart' }
  if (isTap(text, 'haveCase', c)) return { command: 'status' }
  return (
    editCommand(bare, c) ??
    languageCommand(bare, c) ??
    (wishesPerson(said, c) ? { command: 'person' } : undefined)
  )
}

/**
 * Whether a whole sentence of the message is a request to send the report: "yes send it pls. can my dad see
 * this?" With a number, a denial or a longer statement next to it, something else may be meant: "send it. that is
 * what he told me to do".
 */
export function saysSend(text: string, c: Understanding): boolean {
  if (putsOff(text)) return false
  const sentences = text.length <= mostSendLetters ? (text.match(sentence) ?? []) : []
  const isSend = (one: string) => !hasQuestionMark(one) && isRequestToSend(one, c)
  if (sentences.length < 2) return sentences.some(isSend)
  const isBeside = (one: string) => hasQuestionMark(one) || fold(one).split(' ').length <= mostBesideWords
  const isOther = /\p{Nd}/u.test(text) || mentions(text, c, (w) => w.newsNot)
  return !isOther && sentences.some(isSend) && sentences.every((one) => isSend(one) || isBeside(one))
}
const mostBesideWords = 5

/** "Send it tomorrow": agrees to nothing that happens now. */
export const putsOff = (text: string): boolean => later.test(fold(text))
const later =
  /(?:^| )(?:tomorrow|later|not now|not yet|bukas|mamaya|ugma|unya|demain|plus tard|manana|luego|despues|amanha|depois|kal|baad|kesho|baadaye|کل|بعد|कल|बाद|غدا|بكره|بعدين)(?: |$)/
const mostSendLetters = 400
const sentence = /[^.!…;\n?؟۔।]*[\p{L}\p{M}][^.!…;\n?؟۔।]*[?؟]?/gu

function isRequestToSend(text: string, c: Understanding): boolean {
  const said = withoutPoliteness(fold(text), c)
  const requests = phrases(c, (w) => w.sendIt)
  if (isOneOf(said, requests)) return true
  const yes = phrases(c, (w) => w.yes).find((phrase) => said.startsWith(`${phrase} `))
  return yes !== undefined && isOneOf(withoutPoliteness(said.slice(yes.length + 1), c), requests)
}

function editCommand(bare: string, c: Understanding): SpokenCommand | undefined {
  const verb = phrases(c, (w) => w.commands.edit).find((phrase) => bare.startsWith(`${phrase} `))
  if (!verb || bare.split(' ').length > 5) return undefined
  const field = parseField(bare.slice(verb.length), c)
  return field && { command: 'edit', field }
}

function languageCommand(bare: string, c: Understanding): SpokenCommand | undefined {
  const index = c.words.findIndex(({ names }) => isOneOf(bare, names))
  const lang = c.wordLangs[index]
  return lang === undefined ? undefined : { command: 'language', lang }
}

/** The language that a request names: "can we do it in English". */
export function namedLanguage(text: string, c: Understanding): string | undefined {
  const said = ` ${fold(text)} `
  return c.wordLangs.find((_, at) => c.words[at]?.names.some((name) => said.includes(` ${fold(name)} `)))
}

/** Removes words such as "please" before or after a command. */
function withoutPoliteness(said: string, c: Understanding): string {
  let bare = said
  const polite = phrases(c, (w) => w.polite)
  for (let round = 0; round < 3; round++) {
    for (const phrase of polite) {
      if (bare.startsWith(`${phrase} `)) bare = bare.slice(phrase.length + 1)
      if (bare.endsWith(` ${phrase}`)) bare = bare.slice(0, -phrase.length - 1)
    }
  }
  return bare
}
