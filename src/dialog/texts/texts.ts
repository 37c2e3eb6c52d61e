import type { Tri } from '../state.ts'
import type { BranchType, NotScam, ScamType } from '../vocabulary.ts'

/** Labels of taps. What is tapped is sent as her own words, so each must be understood as text. */
export interface Taps {
  yes: string
  no: string
  notSure: string
  dontKnow: string
  skip: string
  back: string
  edit: string
  stop: string
  help: string
  person: string
  goOn: string
  startAgain: string
  morePrivacy: string
  yesForOther: string
  theyAgree: string
  theyDontKnow: string
  stoppedInTime: string
  otherBank: string
  justNow: string
  hourAgo: string
  today: string
  yesterday: string
  cantFind: string
  sendNow: string
  tryAgain: string
  call: string
  called: string
  status: string
  newReport: string
  thatsAll: string
  wasScam: string
  safeNow: string
}

/** Kinds as she can tap them: the first list, and the one behind "Something else". */
export type FirstKind =
  | 'impersonation_bank_police'
  | 'investment'
  | 'purchase'
  | 'romance'
  | 'job_task'
  | 'impersonation_family_friend'
  | 'account_takeover'
  | 'more'
export type MoreKind =
  | 'advance_fee'
  | 'remote_access'
  | 'extortion_coercion'
  | 'invoice_mandate'
  | 'ceo_fraud'
  | 'recovery_scam'
  | 'impersonation_other'
  | NotScam
  | 'other'

/** Each fact of the summary, by its line. */
export interface Labels {
  bank: string
  amount: string
  when: string
  reference: string
  receiver: string
  type: string
  contact: string
  ongoing: string
  moneyLeft: string
}

/** A question, and the same in other words. */
export interface Question {
  ask: string
  again: string
}

/**
 * All that the dialogue says, in one language. A text with values is a function of named strings,
 * so that a deployment can override it by a template. One question a text at most.
 */
export interface Texts {
  taps: Taps
  firstKinds: Record<FirstKind, string>
  moreKinds: Record<MoreKind, string>
  /** Kinds as the summary names them. */
  kinds: Record<ScamType, string>
  labels: Labels
  tri: Record<Tri, string>
  ask: {
    consent: (v: { retention: string }) => string
    consentAgain: string
    privacy: (v: { retention: string }) => string
    danger: Question
    reporter: Question
    ongoing: Question
    moneyLeft: Question
    type: Question
    typeMore: Question
    branch: Record<BranchType, string>
    branchAgain: string
    dispute: Question
    bank: Question
    attackerBank: Question
    amount: Question
    amountRoughly: string
    amountCheck: (v: { amount: string; words: string }) => string
    when: Question
    reference: Question
    receiver: Question
    receiverStopped: Question
    minute: Question
    lastDigits: Question
    contact: Question
    summary: string
    summaryAgain: string
    edit: Question
    stopped: string
    restart: string
    reported: string
    reportedAgain: string
  }
  say: {
    welcome: string
    declined: (v: { hotlines: string }) => string
    hotline: (v: { label: string; number: string }) => string
    hotlineHours: (v: { label: string; number: string; hours: string }) => string
    emergency: (v: { number: string }) => string
    dangerGoOn: string
    handOver: (v: { hotlines: string }) => string
    help: (v: { hotlines: string }) => string
    adviceOnly: (v: { hotlines: string }) => string
    notScam: Record<NotScam, string>
    callBank: (v: { bank: string; number: string }) => string
    callBankUnknown: string
    notUnderstood: string
    tapOne: string
    bankUnknown: string
    amountFrom: string
    futureTime: string
    oldPayment: string
    shortReference: string
    badPhone: string
    noted: (v: { fact: string }) => string
    contactNoted: (v: { contact: string }) => string
    secret: string
    noReference: string
    amountUnknown: string
    sending: string
    stillSending: string
    sendingSlow: (v: { hotlines: string }) => string
    sendingFailed: (v: { hotlines: string }) => string
    reported: (v: { caseId: string }) => string
    reportedIntelligence: (v: { caseId: string }) => string
    reportedByHand: string
    nowCallBank: (v: { bank: string }) => string
    nowCallAnyBank: string
    recallWords: string
    called: string
    thanks: string
    noCase: string
    statusAsked: string
    statusFailed: string
    languageSwitched: string
    languageUnknown: (v: { languages: string }) => string
    nothingBack: string
    deleted: string
    unknownValue: string
    accountEnding: (v: { digits: string }) => string
    phoneEnding: (v: { country: string; digits: string }) => string
    lossUnknown: string
    waitForCase: string
  }
  /** What to do at once, by kind. The first line is the heading. */
  advice: Partial<Record<ScamType, string>>
  adviceMore: {
    ongoing: string
    appOrCode: string
    passedOn: string
    unsureLeft: string
  }
  status: {
    starting: string
    tracing: string
    traced: string
    pending: string
    frozen: (v: { amount: string; banks: string; until: string }) => string
    frozenNoDate: (v: { amount: string; banks: string }) => string
    disputed: (v: { until: string }) => string
    disputedNoDate: string
    returningNoDate: (v: { amount: string }) => string
    returning: (v: { amount: string; until: string }) => string
    recovered: (v: { amount: string; total: string }) => string
    closed: (v: { amount: string; total: string }) => string
    rejected: string
    intelligence: string
    unknown: string
  }
  retention: (v: { days: string }) => string
}
