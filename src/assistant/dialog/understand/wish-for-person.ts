import type { Understanding } from '../model/understanding.ts'
import { phrases } from './choice.ts'
import { editDistance } from './edit-distance.ts'

/** Longer messages say something else too. */
const mostWords = 9
/** Typos are not tolerated in shorter words, which could be other words. */
const leastSlipped = 5
const leastTelling = 4

/**
 * Tells whether a folded message is a request for an agent, possibly with typos, and nothing else: "i wnat to
 * talk to a persn". Every word must belong to such requests or to politeness, and one must name a person.
 */
export function wishesPerson(said: string, c: Understanding): boolean {
  const words = said.split(' ')
  if (words.length < 2 || words.length > mostWords) return false
  const wishes = phrases(c, (w) => w.commands.person)
  const persons = wishes.filter((wish) => !wish.includes(' '))
  // "Argent" is not "agent".
  const money = new Set(phrases(c, (w) => [...(w.fields.amount ?? []), ...w.numbers.money]))
  const named = words.findIndex((word) => !money.has(word) && isNearOne(word, persons))
  if (named < 0) return false
  const polite = phrases(c, (w) => w.polite)
  const others = words.filter((_, at) => at !== named)
  const known = [...new Set([...wishes, ...polite].flatMap((wish) => wish.split(' ')))]
  // "To a person" says where money went.
  const isWish = others.some((word) => word.length >= leastTelling || polite.includes(word))
  return isWish && others.every((word) => isNearOne(word, known))
}

const isNearOne = (word: string, known: readonly string[]): boolean =>
  known.includes(word) || known.some((one) => isNear(word, one))

function isNear(word: string, known: string): boolean {
  const most = known.length < leastSlipped - 1 ? 0 : 1
  const isAsLong = Math.abs(word.length - known.length) <= most
  return (
    most > 0 &&
    word.length >= leastTelling &&
    isAsLong &&
    word[0] === known[0] &&
    editDistance(word, known, most) <= most
  )
}
