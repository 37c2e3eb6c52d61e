import type { UrgentTexts } from '../tables/urgent-texts.ts'

/** Answers to urgent questions in English. */
export const texts = {
  answers: {
    callsAgain:
      'No, do not answer. Let it ring, or turn the sound off. If you think that it is your bank, call the number on your card yourself.',
    callAbroad:
      'Short numbers often do not work from another country. Use the international number of your bank: it begins with + and is on your card, in the app or on its website. You can also do everything here by writing.',
    hacked:
      'It is possible, so let us be safe. Change that password now, from another phone or computer, and everywhere else you use it. Then call your bank.',
    frozenNotYet: ({ send }) =>
      `Not yet. Nothing has been sent, so no bank has been asked to hold the money. I ask them when you tap “${send}”. A call to your bank is even faster.`,
    passedOn:
      'I can’t decide that, and nobody here judges you. What helps you now: send nothing on, take nothing out, and tell your bank today. It counts that you report it yourself.',
    reportMe: ({ send }) =>
      `No, I do not report you. I send only what you tell me, only after you tap “${send}”, and only to the banks and the anti-scam centre.`,
    restYes:
      'Yes. Your part is done, and I will tell you here when there is news. Turn the sound off, answer no unknown number, and rest.',
    restAfterCall:
      'Almost. Your report is sent and goes on without you. Please call your bank first if you have not done it yet: one call. Then rest.',
    restAfterSending: ({ send }) =>
      `Not just yet: nothing has been sent. We need about a minute until you can tap “${send}”. Call your bank too, and then you can rest.`,
    policeThreat: ({ number }) =>
      `They say this to frighten you. Real police do not ask for money or codes on the phone. If someone is at your door, keep it closed and call ${number}.`,
    personOnTheWay:
      'Not yet. I have asked for a person, and they can read what you wrote here. We can go on while we wait.',
    personNotAsked: ({ person }) => `Nobody has been asked so far. Tap “${person}”, and I ask for someone.`,
  },
  comfort: {
    ashamed: 'You have nothing to be ashamed of. This happens to clever and careful people every day.',
    tired: 'I believe you. We go one small step at a time, and nothing you wrote is lost.',
    childCries: 'Comfort your child first. I wait here, and nothing is lost.',
    needed: 'I am so sorry. That money matters, so let us do everything we can for it.',
  },
  greeting: { first: 'Hello. I am glad that you are here.', again: 'I am here.' },
  wallet: [
    ['the number is on the back of your card', 'the number is in the help menu of the app'],
    [
      'The number is on the back of your card or in your banking app.',
      'The number is in the help menu of the app.',
    ],
    [
      'The number is on your card or in the help menu of the app.',
      'The number is in the help menu of the app.',
    ],
    ['on the number on your card', 'on the number in the help menu of the app'],
    ['call the number on your card', 'call the number in the help menu of the app'],
    ['the number on your bank card', 'the number in the help menu of the app'],
    ['Ask them to block your card.', 'Ask them to block your wallet.'],
  ],
  cardCharges: {
    callBank:
      'Call your bank now. Ask them to block the card, and to dispute the payments that you did not make (a “chargeback”). The number is on the card or in the app.',
    recallWords:
      'Say: “There are payments on my card that I did not make. Please block the card and dispute them.”',
  },
} as const satisfies UrgentTexts
