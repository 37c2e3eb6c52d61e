/** A text with a number in it: `{n}` is put in; the language's plural rules choose the form. */
export interface Plural {
  other: string
  zero?: string
  one?: string
  two?: string
  few?: string
  many?: string
}

/** The states of a case as its owner needs to tell them apart. */
export type CaseState = 'open' | 'held' | 'returning' | 'returned' | 'closed'

/** What can become of an order to hold money. */
export type CaseEventKind = 'asked' | 'held' | 'refused' | 'longer' | 'back' | 'ended'

/** Everything that the chat page itself says. Words in braces are put in by the page. */
export interface UiTexts {
  /** Name of the page for screen readers, when the channel has no title yet. */
  chat: string
  assistant: string
  agent: string
  you: string
  statusReport: string
  statusPlatform: string
  connecting: string
  /** While the device works on a challenge, before a chat is opened. */
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
  /** Three ways to begin; each is sent as it stands. */
  emptyStarts: readonly [string, string, string]
  write: string
  send: string
  charsLeft: Plural
  waiting: string
  sent: string
  failed: string
  tooMany: string
  /** Her answer was to another question than the present one. */
  movedOn: string
  /** Under what the page said itself, for want of a network. */
  onThisPhone: string
  retry: string
  remove: string
  typing: string
  newMessages: Plural
  /** The line above what came while she was away. */
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
  /** The button that records a voice message. */
  record: string
  /** The button that reads a message out. */
  listen: string
}

/** The words of the menu, of the cases and of messages that are more than words, fetched when one of these is first shown. */
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
  /** Puts the question away. */
  rateSkip: string
  /** Asked when she signs in while messages from before are on the page; then the two answers. */
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
  /** The button that saves the report for the police and the bank. */
  reportPdf: string
  /** Asks to be told with the page closed. */
  tellMe: string
  /** What becomes of a case, in a word or two. */
  caseStates: Readonly<Record<CaseState, string>>
  held: string
  returned: string
  /** {amount} */
  ofAmount: string
  caseSteps: readonly [string, string, string, string]
  /** Each with an amount behind it. */
  caseEvents: Readonly<Record<CaseEventKind, string>>
  stepDone: string
  stepNow: string
  stepNext: string
  /** {date} */
  nextBy: string
}

/** Lists what the chat page says in place of a chat that was refused or has ended. */
export interface StopTexts {
  refusedTitle: string
  refusedChannel: string
  refusedOrigin: string
  refusedOther: string
  /** Says under a refusal what to do without the chat. */
  refusedCall: string
  endedTitle: string
  endedBody: string
  beginAgain: string
}

/** Lists what a language other than English fetches together. */
export type LaterTexts = MoreTexts & StopTexts
