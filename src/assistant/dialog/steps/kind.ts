import type { ScamType } from '../../../contract/operations/vocabulary.ts'
import type { FirstKind, MoreKind } from '../../languages/tables/dialog-texts.ts'
import type { NotScam } from '../../languages/tables/vocabulary.ts'
import { type StepId, withAnswers, without } from '../model/state.ts'
import { type Context, type Outcome, type Step, say } from '../model/step.ts'
import { bankCards } from '../report/contacts.ts'
import { bankIn } from '../understand/bank.ts'
import { isTap, labelIn, mentions, parseKind, parseTri, saysOutright } from '../understand/choice.ts'
import { fold } from '../understand/fold.ts'

/** The scam type, and what immediately follows from it. */

const kindOf: Record<Exclude<FirstKind, 'more'>, ScamType> & Record<Exclude<MoreKind, NotScam>, ScamType> = {
  impersonation_bank_police: 'impersonation_bank_police',
  investment: 'investment',
  purchase: 'purchase',
  romance: 'romance',
  job_task: 'job_task',
  impersonation_family_friend: 'impersonation_family_friend',
  account_takeover: 'account_takeover',
  advance_fee: 'advance_fee',
  remote_access: 'remote_access',
  extortion_coercion: 'extortion_coercion',
  invoice_mandate: 'invoice_mandate',
  ceo_fraud: 'ceo_fraud',
  recovery_scam: 'recovery_scam',
  impersonation_other: 'impersonation_other',
  other: 'other',
}

/**
 * Stores the scam type and gives its advice immediately. If the type changes, its own question is asked
 * again.
 */
function withKind(kind: ScamType, c: Context): Outcome {
  const { answers } = c.state
  const kept = without(answers, 'notScam', 'otherType')
  const advice = c.texts.advice[kind]
  return {
    state: { ...c.state, answers: { ...kept, scamType: kind } },
    ...(advice && { say: [say(advice, 'advice')] }),
  }
}

const withNotScam = (notScam: NotScam, c: Context): Outcome => ({
  state: withAnswers({ ...c.state, answers: without(c.state.answers, 'scamType') }, { notScam }),
})

const notScamIn = (text: string, c: Context): NotScam | undefined =>
  (['mistaken', 'received', 'dispute'] as const).find((kind) => mentions(text, c, (w) => w.notScam[kind]))

function kindInWords(text: string, c: Context): Outcome | undefined {
  const notScam = notScamIn(text, c)
  if (notScam) return withNotScam(notScam, c)
  // The name of the citizen's bank does not mean a call from a bank.
  const bank = bankIn(text, c)
  const kind = parseKind(bank ? fold(text).replace(fold(bank.name), '') : text, c)
  return kind && withKind(kind, c)
}

const type: Step = {
  inCase: true,
  inDetails: 'uncounted',
  fact: 'type',
  hearsStory: true,
  wanted: (state) =>
    state.caseId !== undefined &&
    !state.answers.scamType &&
    !state.answers.otherType &&
    !state.answers.notScam,
  prompt: ({ texts }) => ({ text: texts.ask.type.ask, taps: Object.values(texts.firstKinds) }),
  again: ({ texts }) => texts.ask.type.again,
  answer(text, c) {
    const first = labelIn(text, c, (texts) => texts.firstKinds)
    if (first === 'more') {
      const answers = without(c.state.answers, 'scamType', 'notScam')
      return { state: { ...c.state, answers: { ...answers, otherType: true } } }
    }
    return first ? withKind(kindOf[first], c) : (moreKind(text, c) ?? kindInWords(text, c))
  },
  unknown: (c) => withKind('unknown', c),
}

function moreKind(text: string, c: Context): Outcome | undefined {
  const more = labelIn(text, c, (texts) => texts.moreKinds)
  if (!more) return undefined
  return more === 'mistaken' || more === 'received' || more === 'dispute'
    ? withNotScam(more, c)
    : withKind(kindOf[more], c)
}

const typeMore: Step = {
  inCase: true,
  inDetails: 'uncounted',
  hearsStory: true,
  wanted: ({ answers }) => answers.otherType === true && !answers.scamType && !answers.notScam,
  prompt: ({ texts }) => ({ text: texts.ask.typeMore.ask, taps: Object.values(texts.moreKinds) }),
  again: ({ texts }) => texts.ask.typeMore.again,
  answer: (text, c) => moreKind(text, c) ?? kindInWords(text, c),
  unknown: (c) => withKind('other', c),
}

/** Who can help with a payment that is not a scam, and a way back if it was one after all. */
const notScam: Step = {
  inCase: true,
  wanted: ({ answers }) => answers.notScam !== undefined,
  prompt: (c) => ({
    text: c.texts.ask.reported,
    taps: [c.texts.taps.wasScam, c.texts.taps.startAgain, c.texts.taps.person],
    before: [say(c.texts.say.notScam[c.state.answers.notScam ?? 'dispute'], 'advice'), ...bankCards(c)],
  }),
  again: ({ texts }) => texts.ask.reportedAgain,
  answer: (text, c) => {
    const isScam = isTap(text, 'wasScam', c) || saysScam(text, c)
    if (!isScam && parseTri(text, c) !== 'no') return undefined
    return { state: { ...c.state, answers: without(c.state.answers, 'notScam') } }
  },
}

/** "No it was a scam", and not "I don't think it was a scam". */
const saysScam = (text: string, c: Context): boolean =>
  saysOutright(
    text.replace(/^\P{L}*(\p{L}+)\s/u, (head, word) => (parseTri(word, c) ? ' ' : head)),
    c,
    (w) => w.wasScam,
  )

/** Steps that find out the scam type. */
export const kindSteps = { type, typeMore, notScam } as const satisfies Partial<Record<StepId, Step>>
