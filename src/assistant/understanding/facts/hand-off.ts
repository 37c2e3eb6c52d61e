import type { HandOffWords, ReadingWords } from '../../languages/tables/reading-words.ts'
import { createPhraseIndex, type Hit, type Range } from '../text/phrases.ts'
import type { Doc } from '../text/tokens.ts'

/** Mentions in a message of people who could take over the chat. */
interface HandOff {
  /** Where an agent is requested, whatever else the message tells. */
  request?: Range
  /** It tells what people said or did, and so may mention people without asking for one. */
  isReport: boolean
}

/** Finds a request for an agent in a message. */
type HandOffFinder = (doc: Doc) => HandOff

/** Maximum other words between a verb and the person. */
const mostBetween = 3
/** Maximum words between the request verb and the rest of the request. */
const mostBeforeVerb = 5
/** Maximum words between "they told me" and what was told. */
const mostAfterTold = 3
/** "A person who took it": what they did follows immediately. */
const mostBeforeOther = 0
/** "Doesn't really want to talk to anyone": maximum words between the denial and the request. */
const mostAfterDenial = 1

const lists = [
  'wants',
  'speaks',
  'hands',
  'opens',
  'needs',
  'persons',
  'anyone',
  'whole',
  'told',
  'others',
] as const satisfies readonly (keyof HandOffWords)[]

/**
 * Creates a finder of requests for an agent: a verb near a person in one clause. A request is what the
 * citizen wants; what others told them to do, and people who only occur in the story, do not count.
 */
export function createHandOffFinder(words: Readonly<Record<string, ReadingWords>>): HandOffFinder {
  const all = Object.values(words)
  const index = createPhraseIndex({
    ...(Object.fromEntries(lists.map((name) => [name, all.map(({ handOff }) => handOff[name])])) as Record<
      (typeof lists)[number],
      string[]
    >),
    denials: all.map(({ signs }) => signs.not),
  })
  return (doc) => {
    const hits = index(doc)
    const { between, isFirst } = measures(doc)
    /** The two together, if they are near each other in one clause. */
    const joined = (verb: Hit, person: Range, most: number): Range | undefined => {
      const [a, b] = verb.first < person.first ? [verb, person] : [person, verb]
      return between(a, b) <= most ? { first: a.first, last: Math.max(a.last, b.last) } : undefined
    }
    const isDenied = (request: Range): boolean =>
      hits.denials.some((no) => no.last < request.first && between(no, request) <= mostAfterDenial)
    const requestsWith = (person: Hit, isNamed: boolean): (Range | undefined)[] => [
      ...hits.hands.map((verb) => joined(verb, person, mostBetween)),
      ...hits.opens.map((verb) => (isFirst(verb) ? joined(verb, person, mostBetween) : undefined)),
      ...(isNamed ? hits.needs.map((verb) => joined(verb, person, mostBetween - 1)) : []),
      ...hits.speaks.flatMap((verb) => {
        const request = joined(verb, person, mostBetween)
        return request ? hits.wants.map((wish) => joined(wish, request, mostBeforeVerb)) : []
      }),
    ]
    const isTold = (request: Range): boolean =>
      hits.told.some((told) => told.last < request.first && between(told, request) <= mostAfterTold)
    const isAnother = (person: Range): boolean =>
      hits.others.some(
        (other) =>
          (other.first <= person.first && other.last >= person.last) ||
          (other.first > person.last && between(person, other) <= mostBeforeOther),
      )
    const found = [
      ...hits.whole,
      ...[...hits.persons, ...hits.anyone]
        .filter((person) => !isAnother(person))
        .flatMap((person) => requestsWith(person, hits.persons.includes(person))),
    ]
    const request = found.find((one) => one !== undefined && !isTold(one) && !isDenied(one))
    return { ...(request && { request }), isReport: hits.told.length > 0 || hits.others.length > 0 }
  }
}

/** Measures distances in words; the distance between different clauses is infinite. */
function measures({ tokens, said }: Doc) {
  const place = new Map(said.map((token, at) => [token, at]))
  const clauses: number[] = []
  let clause = 0
  for (const [at, { folded, sentence }] of tokens.entries()) {
    if (clauseEnds.has(folded) || sentence !== (tokens[at - 1]?.sentence ?? 0)) clause++
    clauses.push(clause)
  }
  const between = (a: Range, b: Range): number =>
    clauses[a.last] === clauses[b.first]
      ? Math.max(0, (place.get(b.first) ?? 0) - (place.get(a.last) ?? 0) - 1)
      : Number.POSITIVE_INFINITY
  return {
    between,
    /** Whether at most one word precedes it in its clause. */
    isFirst: ({ first }: Range): boolean => {
      const at = place.get(first) ?? 0
      const twoBefore = said[at - 2]
      return (
        twoBefore === undefined || clauses[twoBefore] !== clauses[first] || isMark(tokens[twoBefore]?.folded)
      )
    },
  }
}

const isMark = (folded = ''): boolean => !/[\p{L}\p{N}]/u.test(folded)
const clauseEnds = new Set([',', ':', '،', '-', '–', '—', '(', ')'])
