/**
 * Texts of the form for browsers without JavaScript, in addition to those of the dialogue and the page. Words
 * in braces are placeholders.
 */
export interface FormTexts {
  /** Heading of every page. */
  title: string
  /** Button of the first page. */
  start: string
  /** Label of the field for an answer. */
  answer: string
  /** Label of that field if there are also answers to choose from. */
  ownWords: string
  /** Heading of the numbers to call. */
  call: string
  /** Label of the emergency number. */
  danger: string
  /** Button that changes the fact next to it. */
  change: string
  lookForNews: string
  lookByItself: string
  stopLooking: string
  /** Shown while an answer is being prepared. */
  underWay: string
  toQuestion: string
  /** Shown above a question that has been answered. */
  answered: string
  /** Shown above the address of this page. */
  comeBack: string
  elsewhere: string
  /** Shown to browsers that reject cookies. */
  noCookies: string
  /** Names the time zone, below messages that contain a time. {zone} */
  times: string
  /** Heading of the errors in an answer. */
  problem: string
  empty: string
  /** {n} */
  tooLong: string
  busy: string
  notFromHere: string
  /** Shown if the browser has lost the chat. */
  lost: string
  failed: string
}
