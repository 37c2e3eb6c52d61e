import type { FormTexts } from '../tables/form-texts.ts'

/** English: the source of all other languages. */
export const texts = {
  title: 'Report a scam',
  start: 'Start',
  answer: 'Your answer',
  ownWords: 'Or answer in your own words',
  call: 'Numbers to call',
  danger: 'In danger',
  change: 'Change',
  lookForNews: 'Look for news',
  lookByItself: 'Look every 20 seconds by itself',
  stopLooking: 'Stop looking, and answer',
  underWay: 'The answer is on its way. Look again in a moment.',
  toQuestion: 'To the newest question',
  answered: 'You have answered this. If you answer again, the new answer counts.',
  comeBack: 'Come back on this device:',
  elsewhere:
    'On another device, open the same page and write your case number and the last 4 digits of the phone number that you gave.',
  noCookies:
    'This browser keeps no cookies. Leave this page open until you have written down your case number.',
  times: 'Times are those of {zone}.',
  problem: 'There is a problem',
  empty: 'Write an answer, or choose one.',
  tooLong: 'That is too long. Send at most {n} characters at a time.',
  busy: 'Very many people are here at the moment, and this was not taken. Wait a minute and try again, or call now.',
  notFromHere: 'This was sent from another page, and was not taken. Please answer here.',
  lost: 'This browser no longer knows your report. If you have a case number, start here and write it.',
  failed: 'That did not work, and it is our fault. Go back and try again, or call now.',
} as const satisfies FormTexts
