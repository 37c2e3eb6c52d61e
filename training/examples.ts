import type { Analysis } from '../src/assistant/understanding/analyser.ts'
import type { Candidates } from '../src/assistant/understanding/candidates/candidates.ts'
import type { Institution, KnownInstitution } from '../src/assistant/understanding/candidates/institutions.ts'
import type { Moment } from '../src/assistant/understanding/candidates/moments.ts'
import {
  type AllWeights,
  createDecisions,
  type DecisionName,
  type Decisions,
  decisionNames,
} from '../src/assistant/understanding/roles/decisions.ts'
import { createCandidateFeatures } from '../src/assistant/understanding/roles/features.ts'
import { type Example, learn, type Weights } from '../src/assistant/understanding/roles/learner.ts'
import { featuresAtQuestion, messageFeatures } from '../src/assistant/understanding/roles/message-features.ts'
import type { Scene } from '../src/assistant/understanding/roles/scene.ts'
import { situationFeatures } from '../src/assistant/understanding/roles/situation-features.ts'
import { fold } from '../src/assistant/understanding/text/tokens.ts'
import type { Labelled, Labels } from './labels.ts'
import { learningOf } from './learning.ts'

/** Examples of every decision. */
export type Examples = Record<DecisionName, Example[]>

/** Weight of a situation that is not the most urgent one of a text. */
const second = 0.4

const noExamples = () => Object.fromEntries(decisionNames.map((name) => [name, [] as Example[]])) as Examples

/**
 * Examples of the situation and of what was paid from a text, once the decisions that they build on are
 * learned.
 */
function situationExamples({ gold, scene }: SituationText, decisions: Decisions) {
  const features = situationFeatures(scene, decisions)
  const paid = gold.paid ?? paidOf(gold)
  return {
    situation: (gold.situations ?? []).map((label, at) => ({
      features,
      label,
      weight: at === 0 ? 1 : second,
    })),
    paid: paid ? [{ features, label: paid }] : [],
  }
}

/** A message that says nothing of money is an answer to something else. */
const paidOf = ({ moneyLeft, intent }: Labels): Labels['paid'] =>
  moneyLeft === 'yes' ? 'paid' : moneyLeft === 'no' ? 'none' : intent ? 'unclear' : undefined

/** A text that is labelled for the situation, or for what was paid. */
export interface SituationText {
  gold: Labels
  scene: Scene
}

/** Examples of each decision from a text. */
export function examplesOf(
  { gold, expected, lang }: Labelled,
  { candidates, scene }: Analysis,
  known: readonly KnownInstitution[],
): Examples {
  const featuresOf = createCandidateFeatures(scene)
  const whole = messageFeatures(scene)
  const message = (label: string | undefined) => [{ features: whole, label: label ?? 'none' }]
  const isAside = gold.question !== undefined && asides.has(gold.question)
  const flag = (is: true | undefined) => [{ features: whole, label: is ? 'yes' : 'no' }]
  if (gold.only === 'whom') return { ...noExamples(), forOther: flag(gold.forOther) }
  const danger = (is: true | undefined) => [{ features: featuresAtQuestion(scene), label: is ? 'yes' : 'no' }]
  const kinds = gold.dangerKind ? [{ features: featuresAtQuestion(scene), label: gold.dangerKind }] : []
  if (gold.only === 'danger') return { ...noExamples(), danger: danger(gold.danger), dangerKind: kinds }
  const [safety, send] = [safetyLabel(gold, expected), sendsLabel(gold, expected)]
  const asked = {
    ...(safety && { safety: message(safety) }),
    ...(send && { send: message(send) }),
    ...(gold.further && { further: [{ features: featuresAtQuestion(scene), label: gold.further }] }),
  }
  if (gold.only === 'answer') {
    const isAbout = gold.moneyLeft !== undefined || gold.paid !== undefined || expected === 'moneyLeft'
    const moneyLeft = isAbout ? message(gold.moneyLeft) : []
    return { ...noExamples(), language: message(lang), moneyLeft, ...asked }
  }
  if (gold.only === 'talk')
    return {
      ...noExamples(),
      intent: message(gold.intent),
      question: message(gold.question),
      language: message(lang),
      ...(expected === 'moneyLeft' && { moneyLeft: message(gold.moneyLeft) }),
      ...(expected === 'ongoing' && { ongoing: message(gold.ongoing) }),
      ...asked,
    }
  // A text for the situation is labelled only for danger, for whom it is and the language besides.
  if (gold.situations)
    return {
      ...noExamples(),
      danger: danger(gold.danger ?? (gold.dangerKind && true)),
      dangerKind: kinds,
      forOther: flag(gold.forOther),
      minor: flag(gold.minor),
      language: message(gold.language ?? lang),
    }
  const payments = {
    money: moneyLabels(candidates, gold).map((label, index) => ({
      features: featuresOf('money', index),
      label,
    })),
    institutions: institutionLabels(candidates.institutions, gold, known).map((label, index) => ({
      features: featuresOf('institutions', index),
      label,
    })),
  }
  if (gold.only === 'payments') return { ...noExamples(), ...payments }
  const accounts = candidates.accounts.map(({ digits }, index) => ({
    features: featuresOf('accounts', index),
    label: sameDigits(digits, gold.receiver?.account)
      ? 'receiver'
      : sameDigits(digits, gold.contact)
        ? 'contact'
        : sameDigits(digits, gold.theirNumber)
          ? 'theirs'
          : 'none',
  }))
  if (gold.only === 'numbers') return { ...noExamples(), accounts }
  return {
    ...noExamples(),
    ...payments,
    accounts,
    moments: candidates.moments.map((moment, index) => ({
      features: featuresOf('moments', index),
      label: isPaidAt(moment, gold) ? 'paid' : isLater(moment, gold) ? 'later' : 'not',
    })),
    names: nameLabels(candidates, gold).map((label, index) => ({
      features: featuresOf('names', index),
      label,
    })),
    type: isAside && !gold.scamType ? [] : message(gold.scamType),
    moneyLeft: message(gold.moneyLeft),
    ongoing: message(gold.ongoing),
    forOther: isAside ? [] : flag(gold.forOther),
    danger: danger(gold.danger),
    dangerKind: kinds,
    minor: flag(gold.minor),
    intent: expected === undefined ? [] : message(gold.intent),
    question: expected === undefined ? [] : message(gold.question),
    language: message(gold.language ?? lang),
    ...asked,
  }
}

/** Learns every decision from a corpus: of words and signs, or of signs alone. */
export function learnAll(
  examples: readonly Examples[],
  situations: readonly SituationText[],
  { hasWords, random }: { hasWords: boolean; random: () => () => number },
): AllWeights {
  const learnOf = (name: DecisionName, some: readonly Example[]) =>
    learn(hasWords || !unheard.has(name) ? some : [], { ...learningOf(name, hasWords), random: random() })
  const first = Object.fromEntries(
    decisionNames.map((name) => [
      name,
      learnOf(
        name,
        examples.flatMap((one) => one[name]),
      ),
    ]),
  ) as Record<DecisionName, Weights>
  const decisions = createDecisions(first)
  const then = hasWords ? situations.map((text) => situationExamples(text, decisions)) : []
  return {
    ...first,
    situation: learnOf(
      'situation',
      then.flatMap(({ situation }) => situation),
    ),
    paid: learnOf(
      'paid',
      then.flatMap(({ paid }) => paid),
    ),
  }
}

/** Whether a text agrees to send the report, if its labels say so: an answer may also be about a fact on the card. */
function sendsLabel({ sends, consent, intent }: Labels, expected = ''): 'yes' | 'none' | undefined {
  if (sends !== undefined) return sends ? 'yes' : 'none'
  if (expected !== 'summary' && expected !== 'consent') return undefined
  if (consent) return consent === 'yes' ? 'yes' : 'none'
  return intent && intent !== 'answer' ? 'none' : undefined
}

/** What a text says of safety, if its labels say so: an answer may mean either. */
function safetyLabel({ safety, intent }: Labels, expected?: string): string | undefined {
  if (safety || expected !== 'safety') return safety
  return intent && intent !== 'answer' && intent !== 'danger' ? 'none' : undefined
}

/** Questions that name people, places and ways to pay, and do not tell what happened. */
const asides: ReadonlySet<Labels['question']> = new Set([
  'for_someone',
  'pay_more',
  'cash_or_crypto',
  'family_knows',
  'scammer_knows',
  'abroad',
])

/** Decisions that signs alone are never asked for: see `hearsAll` of the reader. */
const unheard: ReadonlySet<DecisionName> = new Set([
  'dangerKind',
  'intent',
  'question',
  'language',
  'situation',
  'paid',
  'safety',
  'send',
  'further',
])

const amountsOf = ({ payments, amount }: Labels): number[] =>
  payments ? payments.map((payment) => payment.amount) : amount === undefined ? [] : [amount]

/** The first payment is `paid`, others are `later`: the words around them differ. */
function moneyLabels({ money }: Candidates, gold: Labels): string[] {
  const [first, ...others] = amountsOf(gold).map((amount) => Math.round(amount * 100))
  const isAlsoLater = first !== undefined && others.includes(first)
  let isTold = false
  return money.map(({ value }) => {
    const own = Math.round(value * 100)
    if (own !== first || (isAlsoLater && isTold)) return others.includes(own) ? 'later' : 'not'
    isTold = true
    return 'paid'
  })
}

const minute = 60_000
const day = 1440 * minute
const manila = 480 * minute

/** Whether a moment is the one in the labels, as closely as its precision requires. */
function isPaidAt({ at }: Pick<Moment, 'at'>, { paidAt, paidAtPrecision }: Labels): boolean {
  if (paidAt === undefined) return false
  const told = Date.parse(paidAt)
  const apart = Math.abs(at - told)
  const isSameDay = Math.floor((at + manila) / day) === Math.floor((told + manila) / day)
  if (paidAtPrecision === 'minute') return apart <= 10 * minute
  return paidAtPrecision === 'part' ? isSameDay || apart <= 360 * minute : isSameDay
}

/** Whether a moment is that of a payment after the first. */
const isLater = ({ at }: Pick<Moment, 'at'>, { payments }: Labels): boolean =>
  (payments ?? [])
    .slice(1)
    .some(
      ({ paidAt }) =>
        paidAt !== undefined && isPaidAt({ at }, { paidAt, paidAtPrecision: precisionOf(paidAt) }),
    )

/** Later payments have no precision: midnight represents a day. */
const precisionOf = (paidAt: string) => (paidAt.includes('T00:00') ? 'day' : 'part')

const letters = (text: string | undefined) => fold(text ?? '').replace(/[^\p{L}\p{N}]/gu, '')
const local = (digits: string | undefined) => (digits ?? '').replace(/\D/g, '').slice(-9)
const sameDigits = (digits: string, told: string | undefined) =>
  told !== undefined && local(digits) === local(told)

function institutionLabels(
  list: readonly Institution[],
  gold: Labels,
  known: readonly KnownInstitution[],
): string[] {
  const idOf = (code: string | undefined) => {
    const one = known.find(({ code: own, name, aliases }) =>
      [own, name, ...(aliases ?? [])].some((form) => letters(form) === letters(code)),
    )
    return one?.code ?? letters(code)
  }
  const from = gold.bank && idOf(gold.bank)
  const to = gold.receiver?.bank && idOf(gold.receiver.bank)
  const same = (institution: Institution, id: string | undefined) => {
    if (id === undefined) return false
    const own = institution.code ?? letters(institution.name)
    return own === id || (!institution.code && own.length > 3 && (id.startsWith(own) || own.startsWith(id)))
  }
  const mentions = list.filter((institution) => same(institution, from))
  return list.map((institution) => {
    const [isFrom, isTo] = [same(institution, from), same(institution, to)]
    if (isFrom && isTo) return mentions.indexOf(institution) === 0 ? 'from' : 'to'
    return isFrom ? 'from' : isTo ? 'to' : 'none'
  })
}

function nameLabels({ names }: Candidates, { receiver, payments }: Labels): string[] {
  const told = [receiver?.name, ...(payments ?? []).map((payment) => payment.receiver?.name)].filter(
    (name) => name !== undefined,
  )
  return names.map(({ value }) => (told.some((name) => letters(name) === letters(value)) ? 'yes' : 'no'))
}
