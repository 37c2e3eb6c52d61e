import {
  type QuestionTopic,
  type ReadingWords,
  type Talk,
  type TellableKind,
  talks,
} from '../../languages/tables/reading-words.ts'
import type { Candidates } from '../candidates/candidates.ts'
import { createPhraseIndex, type Hit } from '../text/phrases.ts'
import type { Doc } from '../text/tokens.ts'
import { sureSigns } from './sure-signs.ts'

/** Phrases about a message as a whole, with their positions. */
export interface Flags {
  talk: Readonly<Record<Talk, readonly Hit[]>>
  /** Naming and hinting phrases of each scam type. */
  kinds: ReadonlyMap<TellableKind, readonly [telling: readonly Hit[], hinting: readonly Hit[]]>
  questions: ReadonlyMap<QuestionTopic, readonly Hit[]>
}

/** A message as input of the learner. */
export interface Scene {
  candidates: Candidates
  /** When the message was written, in milliseconds since the epoch. */
  now: number
  lang: string
  /** The open question; `story` for the citizen's first words. */
  expected: string
  /** Signs of the whole message that were found, with their counts. */
  flags: ReadonlyMap<string, number>
  /** Signs that are certain; see `sureSigns`. */
  sure: ReadonlyMap<string, readonly Hit[]>
  /** Features that all candidates of the message share. */
  shared: ReadonlyMap<string, number>
  /**
   * Whether words themselves are features, and not the signs alone; the weights of signs alone fit into a
   * page.
   */
  hasWords: boolean
}

/** Finds the phrases that say something about a whole message, in all languages. An amount of money is never an age. */
export type FlagFinder = (doc: Doc) => (money: Candidates['money']) => Flags

/** Creates a finder from the words of all languages. */
export function createFlagFinder(all: readonly ReadingWords[]): FlagFinder {
  const names = Object.keys(all[0]?.kinds ?? {}) as TellableKind[]
  const lists = <K extends string>(keys: readonly K[], pick: (words: ReadingWords, key: K) => string) =>
    createPhraseIndex(
      Object.fromEntries(keys.map((key) => [key, all.map((words) => pick(words, key))])) as Record<
        K,
        string[]
      >,
    )
  const talk = lists(talks, (words, name) => words.talk[name])
  const telling = lists(names, (words, kind) => words.kinds[kind][0])
  const hinting = lists(names, (words, kind) => words.kinds[kind][1])
  const topics = Object.keys(all[0]?.questions ?? {}) as QuestionTopic[]
  const questions = lists(topics, (words, topic) => words.questions[topic])
  return (doc) => {
    const [tells, hints] = [telling(doc), hinting(doc)]
    const said = talk(doc)
    // "I paid in cash" does not ask anything about cash.
    const isAsked = said.asks.length > 0 || /[?؟]/.test(doc.raw)
    const flags: Flags = {
      talk: said,
      kinds: new Map(names.map((kind) => [kind, [tells[kind], hints[kind]]])),
      questions: new Map(
        (Object.entries(questions(doc)) as [QuestionTopic, Hit[]][]).map(([topic, hits]) => [
          topic,
          isAsked || isWish.has(topic) ? hits : [],
        ]),
      ),
    }
    // "They asked of me 15k" does not tell an age.
    return (money) => {
      const isSum = ({ last }: Hit) => money.some((sum) => sum.first <= last && sum.last > last)
      return { ...flags, talk: { ...said, minor: said.minor.filter((hit) => !isSum(hit)) } }
    }
  }
}

/** Topics that people name without a question: "block my card", "I gave the code", "I don't get it". */
const isWish: ReadonlySet<QuestionTopic> = new Set(['block_card', 'gave_code', 'not_clear'])

/** Combines the inputs of the decisions. */
export function toScene(
  candidates: Candidates,
  flags: Flags,
  { now, lang, expected, hasWords }: Pick<Scene, 'now' | 'lang' | 'expected' | 'hasWords'>,
): Scene {
  const counts = new Map<string, number>()
  const put = (name: string, hits: readonly Hit[]) => {
    if (hits.length > 0) counts.set(name, new Set(hits.map(({ words }) => words)).size)
  }
  for (const name of talks) put(name, flags.talk[name])
  for (const [kind, [telling, hinting]] of flags.kinds) {
    put(`k_${kind}`, telling)
    put(`h_${kind}`, hinting)
  }
  for (const [topic, hits] of flags.questions) put(`q_${topic}`, hits)
  for (const name of late(candidates, flags)) counts.set(name, 1)
  const shared = new Map<string, number>()
  for (const name of sharedFlags) if (counts.has(name)) shared.set(`f_${name}`, 0.5)
  for (const kind of flags.kinds.keys()) if (counts.has(`k_${kind}`)) shared.set(`k_${kind}`, 0.3)
  return { candidates, now, lang, expected, flags: counts, sure: sureSigns(candidates), shared, hasWords }
}

/**
 * Features by position: the last third of a message describes the present, and relatives mentioned before a
 * payment made it.
 */
function late({ doc, signs }: Candidates, { talk }: Flags): string[] {
  const from = doc.tokens.length * (2 / 3)
  const ending = talks
    .filter((name) => talk[name].some(({ first }) => first >= from))
    .map((name) => `end_${name}`)
  const lastOf = (name: Talk) => talk[name].at(-1)?.first ?? -1
  const order = lastOf('goesOn') > lastOf('over') ? ['goesOnLast'] : lastOf('over') >= 0 ? ['overLast'] : []
  const beside = (hits: readonly Hit[]) =>
    talk.kin.some((kin) =>
      hits.some(
        ({ first }) =>
          first > kin.last &&
          first - kin.last <= 6 &&
          doc.tokens[first]?.sentence === doc.tokens[kin.first]?.sentence,
      ),
    )
  return [
    ...ending,
    ...order,
    ...(beside(signs.paid) ? ['kin~paid'] : []),
    ...(beside(talk.moneyGone) ? ['kin~gone'] : []),
    ...(talk.kin.some(({ first }) => first < 6) ? ['kinFirst'] : []),
  ]
}

/** Flags of the whole message that are features of each candidate. */
const sharedFlags: readonly Talk[] = ['moneyGone', 'moneySafe', 'forOther', 'goesOn']
