import type { IdentityType } from '../../../contract/chat/scam-report.ts'
import type { ScamType } from '../../../contract/operations/vocabulary.ts'
import type { Answers, AnswersAfter } from './answer-texts.ts'
import type { ContactWay, Field, NotScam, Tri } from './vocabulary.ts'

/**
 * Labels of taps. A tap sends its label as a message of the citizen, so the dialogue must understand each
 * label as text.
 */
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
  /** Situations that start a report. */
  leavingNow: string
  paid: string
  notSureScam: string
  forOther: string
  callFirst: string
  theyAgree: string
  theyDontKnow: string
  itsMe: string
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
  haveCase: string
  addPayment: string
  addDetails: string
  sameName: string
  newsSms: string
  newsCall: string
  newsEmail: string
  newsNone: string
  stopNews: string
}

/** Scam types in the first list of taps. */
export type FirstKind =
  | 'impersonation_bank_police'
  | 'investment'
  | 'purchase'
  | 'romance'
  | 'job_task'
  | 'impersonation_family_friend'
  | 'account_takeover'
  | 'more'
/** Scam types in the second list, behind "Something else". */
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

/** A question, and its rewording. */
export interface Question {
  ask: string
  again: string
}

/**
 * Texts of the dialogue in one language. A text with values is a function of named strings, so that a
 * deployment can override it with a template. Each text asks at most one question.
 */
export interface Texts {
  taps: Taps
  firstKinds: Record<FirstKind, string>
  moreKinds: Record<MoreKind, string>
  /** Scam types, as the summary names them. */
  kinds: Record<ScamType, string>
  /** Labels of the facts in the summaries. */
  labels: Record<Field, string>
  contactWays: Record<ContactWay, string>
  identityTypes: Record<IdentityType, string>
  tri: Record<Tri, string>
  ask: {
    /** The first question. */
    whatHappened: Question
    /** For a citizen who is not sure that it is a scam. */
    notSureScam: string
    /** Question on the card: `sendTo` if the bank is known, otherwise `send`. */
    sendTo: (v: { bank: string }) => string
    send: string
    danger: Question
    reporter: Question
    ongoing: Question
    moneyLeft: Question
    type: Question
    typeMore: Question
    bank: Question
    amount: Question
    amountRoughly: string
    amountCheck: (v: { amount: string; words: string }) => string
    when: Question
    reference: Question
    receiver: Question
    receiverStopped: Question
    /** For a helper whose victim has not agreed to the report. */
    scammer: Question
    minute: Question
    lastDigits: Question
    contact: Question
    /** Replaces `contact` if the deployment sends e-mails. */
    contactOrEmail: Question
    news: Question
    newsEmail: string
    name: Question
    nationality: Question
    idType: Question
    idNumber: Question
    holder: Question
    ownAccount: Question
    firstContact: Question
    contactWay: Question
    story: Question
    morePayments: Question
    evidence: Question
    police: Question
    needs: Question
    detailSummary: string
    nextAmount: string
    findCase: Question
    findDigits: Question
    summary: string
    summaryAgain: string
    edit: Question
    stopped: string
    restart: string
    reported: string
    reportedAgain: string
    /** Offers this language to a citizen who writes in it. */
    thisLanguage: string
  }
  /** Questions that replace those of `ask` in a report for someone else. */
  askForOther: Record<'ongoing' | 'moneyLeft' | 'bank' | 'amount' | 'when', string>
  /** Actions for the citizen after the case is open, one line each; `title` is the heading. */
  todo: {
    title: string
    call: (v: { bank: string }) => string
    callAny: string
    removeApp: string
    lockCard: string
    passwords: string
    payNothing: string
    realPerson: string
    keep: string
    police: string
  }
  answers: Answers
  answersAfter: AnswersAfter
  say: {
    /** `news` is empty, or a space and the sentence about notifications outside the chat. */
    privacy: (v: { retention: string; news: string }) => string
    privacyNews: string
    welcome: string
    declined: (v: { hotlines: string }) => string
    hotline: (v: { label: string; number: string }) => string
    hotlineHours: (v: { label: string; number: string; hours: string }) => string
    emergency: (v: { number: string }) => string
    /** The same if someone has collapsed or cannot breathe. */
    emergencyIll: (v: { number: string }) => string
    /** The same for somebody who thinks of ending their life. */
    emergencySelf: (v: { number: string }) => string
    dangerGoOn: string
    /** Asked where the citizen's words suggest that the danger is over. */
    safeNowAsked: string
    /** Nobody is in danger any more, after somebody was. */
    gladSafe: (v: { number: string }) => string
    /** Somebody says that the danger goes on. */
    notOver: (v: { number: string }) => string
    /** The same for somebody who thinks of ending their life. */
    notOverSelf: (v: { number: string }) => string
    /** For a citizen under 18. */
    minor: string
    help: (v: { hotlines: string }) => string
    adviceOnly: (v: { hotlines: string }) => string
    reportedTip: (v: { caseId: string }) => string
    notScam: Record<NotScam, string>
    callBank: (v: { bank: string; number: string }) => string
    callBankUnknown: string
    /** Response to a message that did not answer the question. */
    thanksForTelling: string
    notUnderstood: string
    tapOne: string
    amountFrom: string
    /** Response to an amount in another currency, which is never converted to the deployment's currency. */
    otherCurrency: (v: { currency: string; own: string }) => string
    /** Response to an amount that was demanded, if the question was how much the citizen paid. */
    askedAmount: string
    /** Asks for the day after an answer such as "last week". */
    whichDay: string
    /** Response to "I don't think so", before the question is repeated. */
    likelyNo: string
    futureTime: string
    oldPayment: string
    shortReference: string
    badPhone: string
    noted: (v: { fact: string }) => string
    /** Confirms a correction with the line of the fact, as shown on the card. */
    changed: (v: { fact: string }) => string
    contactNoted: (v: { contact: string }) => string
    contactWishNoted: string
    /** For a citizen in danger who does not or cannot call. */
    stillInDanger: string
    secret: string
    noReference: string
    amountUnknown: string
    sending: string
    stillSending: string
    sendingSlow: (v: { hotlines: string }) => string
    sendingFailed: (v: { hotlines: string }) => string
    reported: (v: { caseId: string }) => string
    /** Replaces `reported` if nothing is known that the money could be traced by. */
    reportedUntraced: (v: { caseId: string }) => string
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
    /** Shown at the summary on a device without a network. */
    offlineReady: (v: { numbers: string }) => string
    /** Shown after the citizen has confirmed that summary. */
    offlineKept: string
    pickedUp: string
    handOverComing: string
    handOverNone: (v: { hotlines: string }) => string
    handOverLater: (v: { hotlines: string }) => string
    personJoined: (v: { name: string }) => string
    personLeft: (v: { name: string }) => string
    detailsIntro: string
    detailsKept: string
    contactNeeded: string
    amountNeeded: string
    needsYes: string
    paymentAdded: string
    reportSending: string
    reportStillSending: string
    reportDelivered: string
    reportSlow: string
    reportFailed: string
    referenceAdded: string
    looking: string
    caseNumberWrong: string
    noNumber: (v: { hotlines: string }) => string
    notFound: string
    paused: (v: { minutes: string }) => string
    found: (v: { caseId: string }) => string
    caseNews: (v: { caseId: string }) => string
    /** `way` and `stop` are labels of taps. */
    newsNoted: (v: { way: string; stop: string }) => string
    newsNone: string
    newsStopped: string
  }
  /** What to do immediately, by scam type. The first line is the heading. */
  advice: Partial<Record<ScamType, string>>
  adviceMore: {
    ongoing: string
    unsureLeft: string
  }
  status: {
    starting: string
    tracing: string
    traced: string
    pending: string
    frozen: (v: { amount: string; until: string }) => string
    frozenNoDate: (v: { amount: string }) => string
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
