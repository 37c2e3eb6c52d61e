import { type Command, commands, type Field } from '../../languages/tables/vocabulary.ts'
import type { Understanding } from '../model/understanding.ts'
import { isOneOf, isTap, parseField, phrases } from './choice.ts'
import { fold } from './fold.ts'

/** What can be asked for at any question. */
export type Wish = { command: Command; field?: Field } | { command: 'language'; lang: string }

const taps = {
  back: 'back',
  help: 'help',
  person: 'person',
  stop: 'stop',
  restart: 'startAgain',
  edit: 'edit',
  status: 'status',
} as const

/** A command, when the whole message is one: "back", "please repeat", "change the amount". */
export function parseWish(text: string, c: Understanding): Wish | undefined {
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
  return editWish(bare, c) ?? languageWish(bare, c)
}

function editWish(bare: string, c: Understanding): Wish | undefined {
  const verb = phrases(c, (w) => w.commands.edit).find((phrase) => bare.startsWith(`${phrase} `))
  if (!verb || bare.split(' ').length > 5) return undefined
  const field = parseField(bare.slice(verb.length), c)
  return field && { command: 'edit', field }
}

function languageWish(bare: string, c: Understanding): Wish | undefined {
  const index = c.words.findIndex(({ names }) => isOneOf(bare, names))
  const lang = c.wordLangs[index]
  return lang === undefined ? undefined : { command: 'language', lang }
}

/** Words such as "please" before or behind a command. */
function withoutPoliteness(said: string, c: Understanding): string {
  let bare = said
  for (let round = 0; round < 3; round++) {
    for (const phrase of phrases(c, (w) => w.polite)) {
      if (bare.startsWith(`${phrase} `)) bare = bare.slice(phrase.length + 1)
      if (bare.endsWith(` ${phrase}`)) bare = bare.slice(0, -phrase.length - 1)
    }
  }
  return bare
}
