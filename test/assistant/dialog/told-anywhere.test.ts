import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ScamState } from '../../../src/assistant/dialog/model/state.ts'
import { converse, dialog, factsOf, screen } from './as-people-write.ts'
import { textFiles } from './fixtures.ts'

/**
 * Facts that are told at a question for something else, by authors who did not know the dialogue. Each line of
 * a file is the citizen's messages, separated by `|`, and after `=>` what must be known then: `path=value`,
 * `!path` for what must not, `-text` for what the last reply must not contain. A line that begins with `?` is
 * not understood yet.
 */
interface Told {
  lang: string
  says: string[]
  checks: string[]
  isOpen: boolean
}

const folder = join(import.meta.dirname, '../../conversations/told-anywhere')

const told: Told[] = textFiles(folder).flatMap((file) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line.includes(' => '))
    .map((line) => {
      const isOpen = line.startsWith('? ')
      const [says = '', checks = ''] = (isOpen ? line.slice(2) : line).split(' => ')
      return { lang: basename(file, '.txt'), says: says.split(' | '), checks: checks.split(' ; '), isOpen }
    }),
)

/** Returns the checks that do not hold at the end of a conversation. */
function missedIn({ lang, says, checks }: Told): string[] {
  const { next } = converse(dialog, lang)
  const last = says.map((text) => next(text)).at(-1)
  if (!last) return checks
  const shown = screen(last)
  return checks.filter((check) => !holds(check, last.state, shown))
}

function holds(check: string, state: ScamState, shown: string): boolean {
  const facts = factsOf(state)
  if (check.startsWith('-')) return !shown.includes(check.slice(1))
  if (check.startsWith('!')) return facts[check.slice(1)] === undefined
  const [path = '', value = ''] = check.split('=')
  const [, at = ''] = /^payments\.(\d)\.foreign$/.exec(path) ?? []
  const foreign = at === '' ? undefined : state.answers.payments[Number(at)]?.foreign
  if (at !== '') return foreign !== undefined && foreign.minor === Number(value) * 10 ** foreign.decimals
  const known = facts[path] ?? ''
  return path.endsWith('paidAt') ? known.includes(value) : plain(known).includes(plain(value))
}
const plain = (text: string) => text.toLowerCase().replace(/[\s.,-]/g, '')

describe('facts told at a question for something else', () => {
  const understood = told.filter(({ isOpen }) => !isOpen)
  it.each(understood.map((one) => [one.lang, one.says.join(' | '), one] as const))(
    'are known (%s): %s',
    (_lang, _says, one) => {
      expect(missedIn(one)).toEqual([])
    },
  )

  it('are marked as not understood only as long as that is so', () => {
    const open = told.filter(({ isOpen }) => isOpen)
    expect(open.filter((one) => missedIn(one).length === 0).map(({ says }) => says.join(' | '))).toEqual([])
  })
})
