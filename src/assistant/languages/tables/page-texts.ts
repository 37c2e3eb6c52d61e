/** Text with the number `{n}`; the plural rules of the language choose the form. */
export interface Plural {
  other: string
  zero?: string
  one?: string
  two?: string
  few?: string
  many?: string
}

/** States of a case that the citizen needs to distinguish. */
export type CaseState = 'open' | 'held' | 'returning' | 'returned' | 'closed'

/** What can happen to a request to hold money. */
export type CaseEventKind = 'asked' | 'held' | 'refused' | 'longer' | 'back' | 'ended'

/** Texts of the chat page that are loaded with it. Words in braces are placeholders. */
export interface UiTexts {
  /** Name of the page for screen readers while the channel has no title. */
  chat: string
  assistant: string
  agent: string
  you: string
  statusReport: string
  statusPlatform: string
  connecting: string
  /** Shown while the device solves a challenge, before a chat is opened. */
  checking: string
  retrying: string
  offline: string
  close: string
  menu: string
  /** {step}, {of} */
  question: string
  transcript: string
  emptyTitle: string
  emptyBody: string
  /** Three suggested first messages; each is sent as written. */
  emptyStarts: readonly [string, string, string]
  write: string
  send: string
  charsLeft: Plural
  waiting: string
  sent: string
  failed: string
  tooMany: string
  /** Shown if the citizen answered a question that is no longer the current one. */
  movedOn: string
  /** Shown below answers that the page itself gave without a network. */
  onThisPhone: string
  retry: string
  remove: string
  typing: string
  newMessages: Plural
  /** Line above the messages that arrived while the citizen was away. */
  newMarker: string
  jumpToEnd: string
  earlier: string
  earlierFailed: string
  loading: string
  today: string
  yesterday: string
  answers: string
  newWindow: string
  enlarge: string
  shrink: string
  /** Button that records a voice message. */
  record: string
  /** Button that reads a message aloud. */
  listen: string
}

/**
 * Texts of the menu, of cases and of messages such as cards and files, fetched when one of these is first
 * shown.
 */
export interface MoreTexts {
  language: string
  textSize: string
  sizes: readonly [string, string, string]
  theme: string
  themes: Readonly<Record<'system' | 'light' | 'dark', string>>
  take: string
  takeText: string
  takePrint: string
  clear: string
  clearAsk: string
  clearYes: string
  cancel: string
  didNotWork: string
  rate: string
  /** {n} */
  stars: string
  rateComment: string
  rateSend: string
  rateThanks: string
  /** Dismisses the request for a rating. */
  rateSkip: string
  /**
   * Asks a citizen who signs in whether the messages that are already on the page are theirs; then the two
   * answers.
   */
  whose: readonly [question: string, hers: string, another: string]
  previous: string
  next: string
  /** {n}, {of} */
  cardOf: string
  cards: string
  /** {name} */
  openImage: string
  /** {name} */
  downloadFile: string
  advice: string
  summary: string
  caseNumber: string
  copy: string
  copied: string
  /** {name} */
  showPicture: string
  /** {name} */
  playSound: string
  case: string
  /** Button that saves the report for the police and the bank. */
  reportPdf: string
  /** Button that turns on notifications while the page is closed. */
  tellMe: string
  /** State of a case, in a few words. */
  caseStates: Readonly<Record<CaseState, string>>
  held: string
  returned: string
  /** {amount} */
  ofAmount: string
  caseSteps: readonly [string, string, string, string]
  /** Each is followed by an amount. */
  caseEvents: Readonly<Record<CaseEventKind, string>>
  stepDone: string
  stepNow: string
  stepNext: string
  /** {date} */
  nextBy: string
}

/** Texts that the chat page shows instead of a chat that was refused or has ended. */
export interface StopTexts {
  refusedTitle: string
  refusedChannel: string
  refusedOther: string
  /** Says below a refusal what to do without the chat. */
  refusedCall: string
  endedTitle: string
  endedBody: string
  beginAgain: string
}

/** Texts that are fetched together for a language other than English. */
export type LaterTexts = MoreTexts & StopTexts
