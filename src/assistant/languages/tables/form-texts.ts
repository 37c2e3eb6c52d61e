/** What the form without a script says beside the dialogue and the page's own texts. Words in braces are put in. */
export interface FormTexts {
  /** The heading of every page. */
  title: string
  /** The button of the first page. */
  start: string
  /** Label of the field for an answer. */
  answer: string
  /** The same where there are answers to choose from as well. */
  ownWords: string
  /** Heading of the numbers to call. */
  call: string
  /** What the emergency number is for. */
  danger: string
  /** The button that changes the fact beside it. */
  change: string
  lookForNews: string
  lookByItself: string
  stopLooking: string
  /** While an answer is on its way. */
  underWay: string
  toQuestion: string
  /** Above a question that has been answered. */
  answered: string
  /** Above the address of this page. */
  comeBack: string
  elsewhere: string
  /** For browsers that take no cookie. */
  noCookies: string
  /** Under messages that tell a time. {zone} */
  times: string
  /** Heading of what was wrong with an answer. */
  problem: string
  empty: string
  /** {n} */
  tooLong: string
  busy: string
  notFromHere: string
  /** The browser has forgotten the chat. */
  lost: string
  failed: string
}
