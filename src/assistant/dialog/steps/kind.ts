import type { ScamType } from '../../../contract/operations/vocabulary.ts'
import type { FirstKind, MoreKind } from '../../languages/tables/dialog-texts.ts'
import type { Tri } from '../../languages/tables/vocabulary.ts'
import { isBranchType, type NotScam } from '../../languages/tables/vocabulary.ts'
import { type Answers, isEarly, type StepId, withAnswers, without } from '../model/state.ts'
import { type Context, type Outcome, type Step, say } from '../model/step.ts'
import { bankCards } from '../report/contacts.ts'
import { matchBank } from '../understand/bank.ts'
import { isTap, labelIn, mentions, parseKind, parseTri, saysOutright } from '../understand/choice.ts'
import { fold } from '../understand/fold.ts'
import { triTaps } from './questions.ts'
import { inDanger } from './safety.ts'

/** What kind of scam it was, and what follows from the kind at once. */

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

/** Takes the kind, with its advice at once. Another kind than before asks its own question anew. */
function withKind(kind: ScamType, c: Context): Outcome {
  const { answers } = c.state
  const kept = without(
    answers,
    'notScam',
    'otherType',
    ...(answers.scamType === kind ? [] : (['branch', 'isDispute'] as const)),
  )
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
  // The name of her bank is no call from a bank.
  const bank = matchBank(text, c.profile.banks)
  const kind = parseKind(bank ? fold(text).replace(fold(bank.name), '') : text, c)
  return kind && withKind(kind, c)
}

const type: Step = {
  inCase: 'counts',
  inDetails: 'uncounted',
  fact: 'type',
  hearsStory: true,
  wanted: (state) =>
    !isEarly(state) && !state.answers.scamType && !state.answers.otherType && !state.answers.notScam,
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
  inCase: { beside: 'type' },
  inDetails: 'uncounted',
  hearsStory: true,
  wanted: ({ answers }) => answers.otherType === true && !answers.scamType && !answers.notScam,
  prompt: ({ texts }) => ({ text: texts.ask.typeMore.ask, taps: Object.values(texts.moreKinds) }),
  again: ({ texts }) => texts.ask.typeMore.again,
  answer: (text, c) => moreKind(text, c) ?? kindInWords(text, c),
  unknown: (c) => withKind('other', c),
}

/** Kinds whose question her story answers when it tells of a code. */
const asksForCode: ReadonlySet<ScamType> = new Set([
  'impersonation_bank_police',
  'account_takeover',
  'remote_access',
])

/** The one question of §11.3 that changes what she should do. */
const branch: Step = {
  inCase: { beside: 'type' },
  hearsStory: true,
  wanted: (state) => {
    const { answers, codeTold } = state
    return (
      !isEarly(state) &&
      isBranchType(answers.scamType) &&
      answers.branch === undefined &&
      !isAnswered(answers) &&
      !(codeTold && asksForCode.has(answers.scamType))
    )
  },
  prompt: (c) => ({ text: branchQuestion(c), taps: triTaps(c) }),
  again: (c) => `${c.texts.ask.branchAgain} ${branchQuestion(c)}`,
  answer(text, c) {
    const gotNothing = c.state.answers.scamType === 'purchase' && c.read(text).nothingCame
    const tri = gotNothing ? 'no' : parseTri(text, c)
    return tri && answeredBranch(tri, c)
  },
  unknown: (c) => answeredBranch('unsure', c),
}

/**
 * Whether they are still in contact has been asked before, and who paid nothing got nothing for it. Who tells of somebody else
 * is asked about that person's safety alone, since the others ask what she herself has done.
 */
const isAnswered = ({ scamType, ongoing, moneyLeft, forOther }: Answers) =>
  (scamType === 'romance' && ongoing !== undefined) ||
  (scamType === 'purchase' && moneyLeft === 'no') ||
  (forOther === true && scamType !== 'extortion_coercion')

const branchQuestion = ({ texts, state: { answers } }: Context) =>
  texts.ask.branch[isBranchType(answers.scamType) ? answers.scamType : 'impersonation_bank_police']

function answeredBranch(tri: Tri, c: Context): Outcome {
  const state = withAnswers(c.state, { branch: tri })
  const { adviceMore } = c.texts
  switch (c.state.answers.scamType) {
    case 'advance_fee':
    case 'job_task':
      return { state, ...(tri === 'yes' && { say: [say(adviceMore.passedOn, 'advice')] }) }
    case 'account_takeover':
      return { state, ...(tri === 'yes' && { say: [say(adviceMore.appOrCode, 'advice')] }) }
    case 'extortion_coercion':
      return tri === 'no' ? inDanger({ ...c, state }) : { state }
    default:
      return { state }
  }
}

/** She got something for her money: a scam, or a quarrel with a shop? */
const dispute: Step = {
  inCase: { beside: 'type' },
  wanted: ({ answers }) =>
    answers.scamType === 'purchase' && answers.branch === 'yes' && answers.isDispute === undefined,
  prompt: (c) => ({ text: c.texts.ask.dispute.ask, taps: triTaps(c) }),
  again: ({ texts }) => texts.ask.dispute.again,
  answer(text, c) {
    const tri = parseTri(text, c)
    if (!tri) return undefined
    const state = withAnswers(c.state, { isDispute: tri === 'yes' })
    return { state: tri === 'yes' ? withAnswers(state, { notScam: 'dispute' }) : state }
  },
  unknown: (c) => ({ state: withAnswers(c.state, { isDispute: false }) }),
}

/** Who helps with what is no scam payment, and a way back when it was one after all. */
const notScam: Step = {
  inCase: 'uncounted',
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
    const answers = without(c.state.answers, 'notScam')
    return { state: { ...c.state, answers: { ...answers, isDispute: false } } }
  },
}

/** "No it was a scam", and not "I don't think it was a scam". */
const saysScam = (text: string, c: Context): boolean =>
  saysOutright(
    text.replace(/^\P{L}*(\p{L}+)\s/u, (head, word) => (parseTri(word, c) ? ' ' : head)),
    c,
    (w) => w.wasScam,
  )

/** Lists the steps that find out the kind of scam. */
export const kindSteps = { type, typeMore, branch, dispute, notScam } as const satisfies Partial<
  Record<StepId, Step>
>
