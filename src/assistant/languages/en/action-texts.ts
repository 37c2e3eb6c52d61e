import type { ActionTexts } from '../tables/action-texts.ts'

/** Actions that a citizen is told to take immediately, in English. */
export const texts = {
  disconnect: 'Turn off the internet on that phone or computer now, or switch it off, and leave it alone.',
  hangUp: 'Hang up now. You do not have to explain anything to them.',
  keepCode: 'Never give a code, PIN or password to anyone, not even to someone who says they are your bank.',
  callBank:
    'Call your bank or wallet now and say that it is a scam. The number is on your card or in the help menu of the app.',
  callOperator:
    'No signal on your phone? Ask your mobile company, from another phone, to block your SIM card.',
  blockCard: 'Ask them to block your card.',
  changePassword: 'Change your PIN and your password now, from another phone if you can.',
  doNotPay: 'Do not pay anything, or anything more.',
  callRelative: 'Hang up and call your relative on their own number, the one you have always used.',
  doNotAnswer: 'Do not answer them any more.',
  keepEvidence: 'Keep all their messages and take screenshots.',
  stopPassingOn: 'Do not send this money on to anyone. Leave it where it is.',
  talkWithThem:
    'Stay calm with them and do not blame them. Ask them to wait one day and to speak with their bank before they pay.',
  vulnerableLine:
    'You can call their bank yourself. Ask for the people who protect customers from scams, and say what is happening.',
  recall: 'Call your bank or wallet now and ask them to get the payment back from the wrong account.',
  checkOfficial:
    'Do not use the number or the link in the message. Look up the number of the bank or office yourself, and ask there.',
  childLine: 'You are not in trouble. You can talk with someone who helps young people:',
  giftCard:
    'Call the company named on the gift card now and ask them to stop it. Keep the card and the receipt.',
  helping: {
    hangUp:
      'If you are with them, take the phone and end the call. If you are not, keep calling them on another phone until they answer.',
    callBank:
      'Help them call their bank or wallet now and say that it is a scam. The number is on their card or in the help menu of the app.',
  },
} as const satisfies ActionTexts
