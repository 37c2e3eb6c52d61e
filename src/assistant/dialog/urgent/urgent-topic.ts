import { hasQuestionMark } from '../understand/choice.ts'
import { compilePatterns, foldMessage } from '../understand/word-patterns.ts'
import { type UrgentTopic, type UrgentWords, urgentTopics } from './urgent-topics.ts'
import { urgentWords } from './urgent-words.ts'
import { moreUrgentWords } from './urgent-words-more.ts'

/** Compiles lines of patterns; undefined if there are none. */
const compileLines = (lines: readonly string[], parts: string): RegExp | undefined =>
  lines.length === 0 ? undefined : compilePatterns(lines.join('\n'), parts)

function compileTable({ parts, none = '', ...patterns }: UrgentWords) {
  const topics = urgentTopics.map((topic) => {
    const lines = (patterns[topic] ?? '').trim().split('\n').filter(Boolean)
    const asked = lines.filter((line) => line.startsWith('? ')).map((line) => line.slice(2))
    const always = lines.filter((line) => !line.startsWith('? '))
    return { topic, always: compileLines(always, parts), asked: compileLines(asked, parts) }
  })
  return { none: compileLines(none.trim().split('\n').filter(Boolean), parts), topics }
}
let compiled: readonly ReturnType<typeof compileTable>[] | undefined

/** Longer messages tell a story, and are read as one. */
const mostChars = 240
const mostWords = 24
/** In more words, these mean something else: "Now I can rest", "his voice, my child crying on the phone". */
const mostWordsOf: Partial<Readonly<Record<UrgentTopic, number>>> = {
  rest: 9,
  childCries: 9,
  tired: 9,
  personCame: 12,
  takeDown: 16,
  reportMe: 12,
  isFrozen: 14,
}

/** The topics that a short message names by its words, in any of the twelve languages. */
export function urgentTopicsOf(text: string): ReadonlySet<UrgentTopic> {
  const found = new Set<UrgentTopic>()
  const words = text.trim().split(/\s+/).length
  if (text.length > mostChars || words > mostWords) return found
  compiled ??= [...urgentWords, ...moreUrgentWords].map(compileTable)
  // What is asked often stands in the sentence after the one that says why.
  const said = ` ¶ ${foldMessage(text).replaceAll('¶', ' ').replace(/ +/g, ' ').trim()} ¶ `
  const isAsked = hasQuestionMark(text)
  for (const { none, topics } of compiled) {
    const rest = none ? said.replace(none, ' ¶ ') : said
    const holds = (pattern: RegExp | undefined) => pattern !== undefined && rest.search(pattern) >= 0
    for (const { topic, always, asked } of topics)
      if (words <= (mostWordsOf[topic] ?? mostWords) && (holds(always) || (isAsked && holds(asked))))
        found.add(topic)
  }
  return found
}
