import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DialogAbility, DialogEffect } from '../../../src/assistant/dialog/model/types.ts'
import { caseCreated, type Line } from './talk.ts'

/** Written conversation: the citizen's messages, and every field of the result. */
export interface Conversation {
  title: string
  lang: string
  lines: Line[]
  /** Additional abilities of this deployment. */
  can: DialogAbility[]
  /** Expected values as JSON, by path, such as `case.amountMinor`. */
  expected: Record<string, string>
}

const folder = join(import.meta.dirname, '../../conversations')

/** Lists the text files of a folder. */
export const textFiles = (path: string): string[] => readdirSync(path).filter((file) => file.endsWith('.txt'))

/**
 * Reads all written conversations. `#` begins one, `>` is a message of the citizen, `! case` is the case
 * number, `=` is a field with its value, and `+` is an ability of the deployment.
 */
export const conversations = (): Conversation[] =>
  textFiles(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split(/^# /m)
      .slice(1)
      .map((text) => parse(text, file.replace('.txt', ''))),
  )

function parse(text: string, lang: string): Conversation {
  const [title = '', ...rest] = text.split('\n')
  const lines: Line[] = []
  const expected: Record<string, string> = {}
  const can: DialogAbility[] = []
  for (const line of rest) {
    if (line.startsWith('> ')) lines.push(line.slice(2))
    else if (line.startsWith('! case ')) lines.push(caseCreated(line.slice(7)))
    else if (line.startsWith('+ ')) can.push(line.slice(2) as DialogAbility)
    else if (line.startsWith('= ')) {
      const at = line.indexOf(': ')
      expected[line.slice(2, at)] = line.slice(at + 2)
    } else if (line.trim() !== '') throw new Error(`${title}: what is "${line}"?`)
  }
  return { title, lang, lines, can, expected }
}

/** Returns every field of the case and of the detailed report, by path. */
export function outcomeOf(effects: readonly DialogEffect[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const effect of effects) {
    if (effect.type === 'create-case') leaves(effect.intake, 'case', found)
    if (effect.type === 'send-report') leaves(effect.report, 'report', found)
    if (effect.type === 'add-note') found.note = JSON.stringify(effect.note)
    if (effect.type === 'stop-news') found['stop-news'] = 'true'
    if (effect.type === 'hand-over') found['hand-over'] = JSON.stringify(effect.reason)
  }
  return found
}

function leaves(value: unknown, path: string, found: Record<string, string>): void {
  const isBranch = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  if (!isBranch) found[path] = JSON.stringify(value)
  else for (const [key, entry] of Object.entries(value)) leaves(entry, `${path}.${key}`, found)
}
