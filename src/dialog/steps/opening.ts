import { bankCards, hotlineLines } from '../contacts.ts'
import { type StepId, type Tri, withAnswers, without } from '../state.ts'
import { type Context, type Outcome, type Step, say } from '../step.ts'
import type { FirstKind, MoreKind } from '../texts/texts.ts'
import { holdsOneOf, isTap, labelIn, parseKind, parseTri, phrases } from '../understand/choice.ts'
import { isBranchType, type NotScam, type ScamType } from '../vocabulary.ts'

const retention = ({ texts, profile }: Context) => texts.retention({ days: String(profile.retentionDays) })

/** May we share what she tells? Nothing is kept before she says yes. */
const consent: Step = {
  wanted: ({ consentAt }) => consentAt === undefined,
  prompt: (c) => ({
    text: c.texts.ask.consent({ retention: retention(c) }),
    taps: [c.texts.taps.yes, c.texts.taps.yesForOther, c.texts.taps.morePrivacy, c.texts.taps.no],
    before: [say(c.texts.say.welcome)],
  }),
  again: ({ texts }) => texts.ask.consentAgain,
  answer(text, c) {
    const given = (forOther: boolean) => ({
      state: withAnswers({ ...c.state, consentAt: c.now }, forOther ? { forOther } : {}),
    })
    if (isTap(text, 'morePrivacy', c) || holdsOneOf(text, ['privacy'])) {
      return { state: c.state, to: 'privacy' }
    }
    const tri = parseTri(text, c)
    if (tri === 'no') return { state: c.state, to: 'declined' }
    if (
      isTap(text, 'yesForOther', c) ||
      holdsOneOf(
        text,
        phrases(c, (w) => w.forOther),
      )
    )
      return given(true)
    return tri === 'yes' ? given(false) : undefined
  },
}

const privacy: Step = {
  ...consent,
  wanted: () => false,
  aside: true,
  prompt: (c) => ({
    text: c.texts.ask.privacy({ retention: retention(c) }),
    taps: [c.texts.taps.yes, c.texts.taps.yesForOther, c.texts.taps.no],
  }),
}

/** She said no: where else to turn, and a way back. */
const declined: Step = {
  prompt: (c) => ({
    text: c.texts.say.declined({ hotlines: hotlineLines(c) }),
    taps: [c.texts.taps.goOn],
    view: 'advice',
  }),
  again: (c) => c.texts.say.declined({ hotlines: hotlineLines(c) }),
  answer: (text, c) =>
    isTap(text, 'goOn', c) || parseTri(text, c) === 'yes' ? { state: c.state, to: 'consent' } : undefined,
}

/** Asked only when her words speak of violence, threats or self-harm. */
const danger: Step = {
  aside: true,
  prompt: ({ texts }) => ({ text: texts.ask.danger.ask, taps: [texts.taps.yes, texts.taps.no] }),
  again: ({ texts }) => texts.ask.danger.again,
  answer(text, c) {
    const tri = parseTri(text, c)
    if (!tri) return undefined
    const state = withAnswers(c.state, { danger: tri !== 'no' })
    if (tri === 'no')
      return { state: without(state, 'resume'), ...(c.state.resume && { to: c.state.resume }) }
    return { state: withAnswers(state, { ongoing: 'yes' }), to: 'safety' }
  },
}

/** The emergency number first; the report waits until she is safe. */
const safety: Step = {
  aside: true,
  prompt: ({ texts, profile }) => ({
    text: texts.say.dangerGoOn,
    taps: [texts.taps.safeNow, texts.taps.person],
    before: [say(texts.say.emergency({ number: profile.emergencyNumber }), 'advice')],
  }),
  again: ({ texts, profile }) => texts.say.emergency({ number: profile.emergencyNumber }),
  answer: (text, c) =>
    isTap(text, 'safeNow', c) ||
    parseTri(text, c) === 'yes' ||
    holdsOneOf(
      text,
      phrases(c, (w) => w.safe),
    )
      ? { state: without(c.state, 'resume'), ...(c.state.resume && { to: c.state.resume }) }
      : undefined,
}

/** Whose story is it, and does that person agree? */
const reporter: Step = {
  wanted: ({ answers }) => answers.forOther === true && answers.agreed === undefined,
  prompt: ({ texts }) => ({
    text: texts.ask.reporter.ask,
    taps: [texts.taps.theyAgree, texts.taps.theyDontKnow],
  }),
  again: ({ texts }) => texts.ask.reporter.again,
  answer(text, c) {
    const tri = isTap(text, 'theyAgree', c)
      ? 'yes'
      : isTap(text, 'theyDontKnow', c)
        ? 'no'
        : parseTri(text, c)
    if (!tri) return undefined
    return tri === 'yes'
      ? { state: withAnswers(c.state, { agreed: true }) }
      : { state: c.state, to: 'adviceOnly' }
  },
}

/** Without the person's yes there is advice, and no details are taken. */
const adviceOnly: Step = {
  prompt: (c) => ({
    text: c.texts.say.adviceOnly({ hotlines: hotlineLines(c) }),
    taps: [c.texts.taps.theyAgree, c.texts.taps.startAgain],
    view: 'advice',
  }),
  again: (c) => c.texts.say.adviceOnly({ hotlines: hotlineLines(c) }),
  answer: (text, c) =>
    isTap(text, 'theyAgree', c) || parseTri(text, c) === 'yes'
      ? { state: withAnswers(c.state, { agreed: true }) }
      : undefined,
}

const triTaps = ({ texts: { taps } }: Context) => [taps.yes, taps.no, taps.notSure]

const ongoing: Step = {
  wanted: ({ answers }) => answers.ongoing === undefined,
  prompt: (c) => ({ text: c.texts.ask.ongoing.ask, taps: triTaps(c) }),
  again: ({ texts }) => texts.ask.ongoing.again,
  answer(text, c) {
    const tri = parseTri(text, c)
    return tri && answeredOngoing(tri, c)
  },
  unknown: (c) => answeredOngoing('unsure', c),
}

const answeredOngoing = (tri: Tri, c: Context): Outcome => ({
  state: withAnswers(c.state, { ongoing: tri }),
  ...(tri !== 'no' && { say: [say(c.texts.adviceMore.ongoing, 'advice')] }),
})

const moneyLeft: Step = {
  wanted: ({ answers }) => answers.moneyLeft === undefined,
  prompt: ({ texts }) => ({
    text: texts.ask.moneyLeft.ask,
    taps: [texts.taps.yes, texts.taps.stoppedInTime, texts.taps.notSure],
  }),
  again: ({ texts }) => texts.ask.moneyLeft.again,
  answer(text, c) {
    const stopped =
      isTap(text, 'stoppedInTime', c) ||
      holdsOneOf(
        text,
        phrases(c, (w) => w.stoppedInTime),
      )
    const tri = stopped ? 'no' : parseTri(text, c)
    return tri && answeredMoneyLeft(tri, c)
  },
  unknown: (c) => answeredMoneyLeft('unsure', c),
}

const answeredMoneyLeft = (tri: Tri, c: Context): Outcome => ({
  state: withAnswers(c.state, { moneyLeft: tri }),
  ...(tri === 'unsure' && { say: [say(c.texts.adviceMore.unsureLeft, 'advice')] }),
})

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
  (['mistaken', 'received', 'dispute'] as const).find((kind) =>
    holdsOneOf(
      text,
      phrases(c, (w) => w.notScam[kind]),
    ),
  )

function kindInWords(text: string, c: Context): Outcome | undefined {
  const notScam = notScamIn(text, c)
  if (notScam) return withNotScam(notScam, c)
  const kind = parseKind(text, c)
  return kind && withKind(kind, c)
}

const type: Step = {
  wanted: ({ answers }) => !answers.scamType && !answers.otherType && !answers.notScam,
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
  wanted: ({ answers }) => answers.otherType === true && !answers.scamType && !answers.notScam,
  prompt: ({ texts }) => ({ text: texts.ask.typeMore.ask, taps: Object.values(texts.moreKinds) }),
  again: ({ texts }) => texts.ask.typeMore.again,
  answer: (text, c) => moreKind(text, c) ?? kindInWords(text, c),
  unknown: (c) => withKind('other', c),
}

/** The one question of §11.3 that changes what she should do. */
const branch: Step = {
  wanted: ({ answers }) => isBranchType(answers.scamType) && answers.branch === undefined,
  prompt: (c) => ({ text: branchQuestion(c), taps: triTaps(c) }),
  again: (c) => `${c.texts.ask.branchAgain} ${branchQuestion(c)}`,
  answer(text, c) {
    const tri = parseTri(text, c)
    return tri && answeredBranch(tri, c)
  },
  unknown: (c) => answeredBranch('unsure', c),
}

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
      return tri === 'no'
        ? { state: withAnswers(state, { danger: true, ongoing: 'yes' }), to: 'safety' }
        : { state }
    default:
      return { state }
  }
}

/** She got something for her money: a scam, or a quarrel with a shop? */
const dispute: Step = {
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
  wanted: ({ answers }) => answers.notScam !== undefined,
  prompt: (c) => ({
    text: c.texts.ask.reported,
    taps: [c.texts.taps.wasScam, c.texts.taps.startAgain, c.texts.taps.person],
    before: [say(c.texts.say.notScam[c.state.answers.notScam ?? 'dispute'], 'advice'), ...bankCards(c)],
  }),
  again: ({ texts }) => texts.ask.reportedAgain,
  answer: (text, c) => {
    if (!isTap(text, 'wasScam', c) && parseTri(text, c) !== 'no') return undefined
    const answers = without(c.state.answers, 'notScam')
    return { state: { ...c.state, answers: { ...answers, isDispute: false } } }
  },
}

export const openingSteps = {
  consent,
  privacy,
  declined,
  danger,
  safety,
  reporter,
  adviceOnly,
  ongoing,
  moneyLeft,
  type,
  typeMore,
  branch,
  dispute,
  notScam,
} as const satisfies Partial<Record<StepId, Step>>
