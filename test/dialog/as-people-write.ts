import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textFiles } from './fixtures.ts'

/** What she says, and what has to come of it at once. */
interface Exchange {
  says: string
  /** With this message she agrees to the report. */
  isConsent: boolean
  /** Each has to stand in the answer. */
  told: string[]
  /** None may stand in the answer. */
  untold: string[]
}

/** A conversation as people have it, in free words. */
export interface FreeConversation {
  title: string
  lang: string
  exchanges: Exchange[]
  /** Facts at the end, by their path in the answers, each with its value as JSON. */
  facts: Record<string, string>
  /** Facts that she has not told, by their path. */
  unknown: string[]
  /** Secrets in her words, which may be kept nowhere. */
  secrets: string[]
}

const folder = join(import.meta.dirname, '../conversations/as-people-write')

/**
 * Reads the conversations. `#` begins one; `>` is what she says, `>>` what she says to agree; below it `+` stands in the
 * answer and `-` does not; `=` is a fact at the end (`payments.0.amountMinor: 500000`), `!` one that she has not told, and
 * `x` a secret.
 */
export const freeConversations = (): FreeConversation[] =>
  textFiles(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split(/^# /m)
      .slice(1)
      .map((text) => parse(text, file.replace('.txt', ''))),
  )

function parse(text: string, lang: string): FreeConversation {
  const [title = '', ...lines] = text.split('\n')
  const read: FreeConversation = { title, lang, exchanges: [], facts: {}, unknown: [], secrets: [] }
  for (const line of lines.filter((line) => line.trim() !== '')) {
    const [sign = ''] = line.split(' ')
    const rest = line.slice(sign.length + 1)
    const last = read.exchanges.at(-1)
    if (sign === '>' || sign === '>>')
      read.exchanges.push({ says: rest, isConsent: sign === '>>', told: [], untold: [] })
    else if (sign === '+' && last) last.told.push(rest)
    else if (sign === '-' && last) last.untold.push(rest)
    else if (sign === '=') read.facts[rest.slice(0, rest.indexOf(': '))] = rest.slice(rest.indexOf(': ') + 2)
    else if (sign === '!') read.unknown.push(rest)
    else if (sign === 'x') read.secrets.push(rest)
    else throw new Error(`${title}: what is "${line}"?`)
  }
  return read
}
