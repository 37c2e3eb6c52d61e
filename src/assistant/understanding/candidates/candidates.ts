import { type ReadingWords, type Sign, signs } from '../../languages/tables/reading-words.ts'
import { createPhraseIndex, type Hit, phrasesOf } from '../text/phrases.ts'
import type { Doc } from '../text/tokens.ts'
import { type Count, createCountFinder } from './counts.ts'
import type { Elsewhere } from './elsewhere.ts'
import {
  type AccountNumber,
  createReferenceFinder,
  findAccountNumbers,
  type Reference,
} from './identifiers.ts'
import { createInstitutionFinder, type Institution, type KnownInstitution } from './institutions.ts'
import { createMomentFinder, type Moment } from './moments.ts'
import { createMoneyFinder, type Money, type ToldCurrency } from './money.ts'
import { createNameFinder, type NameCandidate } from './names.ts'
import { createNumberFinder } from './numbers.ts'

/** The part of a deployment's profile that the reader uses. */
export interface ReadingProfile {
  /** ISO 4217. */
  currency: string
  /** IANA name. */
  timezone: string
  /** Calling code of the country, without the plus. */
  callingCode: string
  institutions: readonly KnownInstitution[]
  /**
   * Institutions and money that people name but the deployment does not have. Default: none, as in a page
   * without a network.
   */
  elsewhere?: Elsewhere | undefined
}

/** Everything in a message that can be a fact, without its role, and the phrases that determine the roles. */
export interface Candidates {
  doc: Doc
  money: readonly Money[]
  counts: readonly Count[]
  moments: readonly Moment[]
  institutions: readonly Institution[]
  accounts: readonly AccountNumber[]
  references: readonly Reference[]
  names: readonly NameCandidate[]
  signs: Readonly<Record<Sign, readonly Hit[]>>
}

/** Which kind of candidate the open question asks for, if any. */
export type Asked = 'amount' | 'reference' | undefined

/** Context in which a message is read. */
export interface Known {
  /** Milliseconds since the epoch. */
  now: number
  /** The currency in which the citizen has told amounts so far. */
  currency?: ToldCurrency | undefined
}

/**
 * Finds candidates in a message. The part that does not depend on the open question is computed once, since a
 * message is read at several.
 */
export type CandidateFinder = (doc: Doc, known: Known) => (asked: Asked) => Candidates

/**
 * Creates a factory of finders. Data shared by all languages (signs, names, institutions) is prepared once,
 * since it is large; numbers and moments are read by the grammars of the given languages, the first before
 * the others.
 */
export function createCandidateFinders(
  all: readonly ReadingWords[],
  profile: ReadingProfile,
): (spoken: readonly ReadingWords[]) => CandidateFinder {
  const findInstitutions = createInstitutionFinder(profile.institutions, profile.elsewhere?.institutions)
  const findReferences = createReferenceFinder(all.map((words) => words.signs.referenceBefore))
  const findNames = createNameFinder(
    all.map((words) => words.signs.nameBefore),
    stopWordsOf(all),
  )
  const findSigns = createPhraseIndex(
    Object.fromEntries(signs.map((sign) => [sign, all.map((words) => words.signs[sign])])) as Record<
      Sign,
      string[]
    >,
  )
  return (spoken) => {
    const findNumbers = createNumberFinder(spoken.map(({ numbers }) => numbers))
    const findCounts = createCountFinder(spoken.map(({ numbers }) => numbers))
    const findMoments = createMomentFinder(spoken.map(({ time }) => time))
    const findMoney = createMoneyFinder(
      spoken.map(({ numbers }) => numbers),
      profile.currency,
      profile.elsewhere,
    )
    return (doc, { now, currency }) => {
      const numbers = findNumbers(doc.tokens)
      const moments = findMoments(doc, numbers, { now, timezone: profile.timezone })
      const taken = new Set(moments.flatMap(({ first, last }) => span(first, last)))
      const found = findSigns(doc)
      const accounts = findAccountNumbers(doc)
      const others = {
        doc,
        moments,
        counts: findCounts(doc, numbers).slice(0, mostOfAKind),
        institutions: findInstitutions(doc).slice(0, mostOfAKind),
        names: findNames(doc).slice(0, mostOfAKind),
        signs: found,
      }
      return (asked) => {
        const references = findReferences(doc, asked === 'reference').slice(0, mostOfAKind)
        const around = {
          numbers,
          taken,
          isAsked: asked === 'amount',
          paid: found.paid,
          announced: [...found.reachMe, ...found.theirNumber],
          references,
          currency,
        }
        const money = findMoney(doc, around).slice(0, mostOfAKind)
        const sums = new Set(money.map(({ first }) => first))
        return {
          ...others,
          money,
          accounts: accounts.filter(({ first }) => !sums.has(first)).slice(0, mostOfAKind),
          references,
        }
      }
    }
  }
}

/**
 * Maximum candidates of a kind; real messages have fewer. Roles look at pairs, so their number must be
 * limited.
 */
export const mostOfAKind = 40

const span = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** Words of the tables are not names, except those that announce one. */
function stopWordsOf(all: readonly ReadingWords[]): Set<string> {
  const lists = all.flatMap(({ signs: own, talk, time }) => [
    ...Object.entries(own).flatMap(([sign, list]) => (sign === 'nameBefore' ? [] : [list])),
    ...Object.values(talk),
    time.today,
    time.yesterday,
    time.morning,
    time.afternoon,
    time.evening,
    time.night,
    time.ago,
    time.greetings,
    ...time.weekdays.map((names) => names.replaceAll(' ', ',')),
  ])
  return new Set(lists.flatMap(phrasesOf).filter((phrase) => !phrase.includes(' ') && !phrase.includes('*')))
}
