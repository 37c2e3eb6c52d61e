import { fold } from '../src/assistant/understanding/text/tokens.ts'
import type { Labelled, Labels } from './labels.ts'
import { profile } from './room.mjs'

/** How often something was read correctly, missed, read wrongly, or invented. */
export interface Tally {
  right: number
  missed: number
  wrong: number
  invented: number
}

/** Figures of one reader over a set of texts. */
export interface Score {
  all: Tally
  fields: Record<string, Tally>
  languages: Record<string, Tally>
  /** Of texts with a secret or danger, those in which it was missed. */
  secretsMissed: [missed: number, of: number]
  dangerMissed: [missed: number, of: number]
  /** Danger that was detected although there is none. */
  falseAlarms: [seen: number, of: number]
  /** Consent that was read although it was not given. */
  falseConsents: number
}

const empty = (): Tally => ({ right: 0, missed: 0, wrong: 0, invented: 0 })

/** The harmonic mean of precision and recall. */
export const f1 = ({ right, missed, wrong, invented }: Tally): number =>
  right === 0 ? 0 : (2 * right) / (2 * right + missed + invented + 2 * wrong)

/** The share of right ones among those found. */
export const precision = ({ right, wrong, invented }: Tally): number =>
  right / (right + wrong + invented || 1)

/** A field of the labels, and when a fact equals what was told. */
export type Field = {
  of: (labels: Labels) => unknown
  same?: (told: never, found: never, gold: Labels) => boolean
}

const letters = (text: unknown) => fold(String(text)).replace(/[^\p{L}\p{N}]/gu, '')
const digits = (text: unknown) => String(text).replace(/\D/g, '').slice(-9)
const isSameWord = (told: unknown, found: unknown) => letters(told) === letters(found)
const isSameNumber = (told: unknown, found: unknown) => digits(told) === digits(found)
const bankOf = (name: unknown) =>
  profile.institutions.find((bank) =>
    [bank.code, bank.name, ...('aliases' in bank ? (bank.aliases ?? []) : []), bank.name.split(' ')[0]].some(
      (form) => isSameWord(form, name),
    ),
  )?.code ?? letters(name)
const isSameBank = (told: unknown, found: unknown) => bankOf(told) === bankOf(found)
const isSameMoney = (told: number, found: number) => Math.round(told * 100) === Math.round(found * 100)

const minute = 60_000
const dayOf = (at: string) => Math.floor((Date.parse(at) + 480 * minute) / (1440 * minute))
function isSameMoment(told: string, found: string, { paidAtPrecision }: Labels): boolean {
  const apart = Math.abs(Date.parse(told) - Date.parse(found))
  if (paidAtPrecision === 'minute') return apart <= 10 * minute
  return dayOf(told) === dayOf(found) || (paidAtPrecision === 'part' && apart <= 360 * minute)
}

const listOf = ({ payments }: Labels) => (payments && payments.length > 1 ? payments : undefined)
/** Fields of a story. */
export const storyFields: Record<string, Field> = {
  scamType: {
    of: ({ scamType }) => scamType,
    same: (told, found, gold) => told === found || gold.scamTypeAlso === found,
  },
  amount: { of: ({ amount }) => amount, same: isSameMoney },
  paidAt: { of: ({ paidAt }) => paidAt, same: isSameMoment },
  bank: { of: ({ bank }) => bank, same: isSameBank },
  receiverAccount: { of: ({ receiver }) => receiver?.account, same: isSameNumber },
  receiverBank: { of: ({ receiver }) => receiver?.bank, same: isSameBank },
  receiverName: { of: ({ receiver }) => receiver?.name, same: isSameWord },
  reference: { of: ({ reference }) => reference, same: isSameWord },
  contact: { of: ({ contact }) => contact, same: isSameNumber },
  ongoing: { of: ({ ongoing }) => ongoing },
  moneyLeft: { of: ({ moneyLeft }) => moneyLeft },
  forOther: { of: ({ forOther }) => forOther },
  payments: {
    of: listOf,
    same: (told: { amount: number }[], found: { amount: number }[]) =>
      told.length === found.length &&
      told.every(({ amount }, at) => isSameMoney(amount, found[at]?.amount ?? 0)),
  },
}
const talkFields: Record<string, Field> = {
  intent: {
    of: ({ intent }) => intent,
    same: (told, found, gold) => told === found || gold.intentAlso === found,
  },
  consent: { of: ({ consent }) => consent },
  question: { of: ({ question }) => question },
  language: { of: ({ language }) => language },
  minor: { of: ({ minor }) => minor },
  currency: { of: ({ currency }) => currency },
}

/** Compares what a reader found with the labels, field by field. */
export function scoreOf(texts: readonly Labelled[], read: (text: Labelled) => Labels): Score {
  const score: Score = {
    all: empty(),
    fields: {},
    languages: {},
    secretsMissed: [0, 0],
    dangerMissed: [0, 0],
    falseAlarms: [0, 0],
    falseConsents: 0,
  }
  for (const text of texts) {
    const found = read(text)
    const { gold, lang, expected } = text
    for (const [name, field] of Object.entries({ ...storyFields, ...(expected && talkFields) })) {
      const outcome = outcomeOf(field, gold, found)
      if (!outcome) continue
      score.fields[name] ??= empty()
      score.languages[lang] ??= empty()
      for (const tally of [score.all, score.fields[name], score.languages[lang]]) if (tally) tally[outcome]++
    }
    if (gold.secret) count(score.secretsMissed, !found.secret)
    if (gold.danger) count(score.dangerMissed, !found.danger)
    else count(score.falseAlarms, found.danger === true)
    if (expected && gold.consent !== 'yes' && found.consent === 'yes') score.falseConsents++
  }
  return score
}

const count = (pair: [number, number], isCounted: boolean) => {
  pair[1]++
  if (isCounted) pair[0]++
}

/** Compares one field; absent if it is neither told nor found. */
export function outcomeOf({ of, same }: Field, gold: Labels, found: Labels): keyof Tally | undefined {
  const [told, read] = [of(gold), of(found)]
  if (told === undefined && read === undefined) return undefined
  if (told === undefined) return 'invented'
  if (read === undefined) return 'missed'
  const isSame = same ? same(told as never, read as never, gold) : told === read
  return isSame ? 'right' : 'wrong'
}
