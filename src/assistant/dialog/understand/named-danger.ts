import type { NamedDanger } from '../model/understanding.ts'
import { agesOfChildren, childWords, type DangerWords, dangerWords, illElsewhere } from './danger-words.ts'
import { compilePatterns, foldMessage } from './word-patterns.ts'

const compileTable = ({ parts, self, harm, ill, none }: DangerWords) => ({
  self: compilePatterns(self, parts),
  harm: compilePatterns(harm, parts),
  ill: compilePatterns(ill, parts),
  none: compilePatterns(none, parts),
})
const compileAll = () => ({
  tables: dangerWords.map(compileTable),
  child: compilePatterns(childWords),
  age: compilePatterns(agesOfChildren),
  elsewhere: compilePatterns(illElsewhere),
})
let compiled: ReturnType<typeof compileAll> | undefined

/** Whether a message has an idiom that sounds like danger, such as "my mom will kill me", and names none. */
export function isHarmlessIdiom(text: string): boolean {
  compiled ??= compileAll()
  const said = foldMessage(text)
  return compiled.tables.some(({ none }) => said.search(none) >= 0) && namedDanger(text) === undefined
}

/** Detects danger to life in a message of any of the twelve languages; undefined if its words name none. */
export function namedDanger(text: string): NamedDanger | undefined {
  compiled ??= compileAll()
  const { tables, child, age, elsewhere } = compiled
  let said = foldMessage(text)
  for (const { none } of tables) said = said.replace(none, ' ¶ ')
  const holds = (pattern: RegExp, part = said): boolean => part.search(pattern) >= 0
  const isIll = (sentence: string) =>
    !holds(elsewhere, sentence) && tables.some(({ ill }) => holds(ill, sentence))
  const kind = tables.some(({ self }) => holds(self))
    ? 'self'
    : tables.some(({ harm }) => holds(harm))
      ? 'harm'
      : said.split('¶').some(isIll)
        ? 'ill'
        : undefined
  // Someone who mentions leaving their children is not a child.
  const isChild = holds(age) || (kind === 'harm' && holds(child))
  return kind && { kind, ...(isChild && { child: true as const }) }
}
