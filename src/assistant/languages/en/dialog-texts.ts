import type { Texts } from '../tables/dialog-texts.ts'
import { answers, answersAfter } from './answer-texts.ts'

/** Holds the texts of the dialogue in English. */
export const texts = {
  taps: {
    yes: 'Yes',
    no: 'No',
    notSure: 'Not sure',
    dontKnow: 'I don’t know',
    skip: 'Skip',
    back: 'Back',
    edit: 'Edit',
    stop: 'Stop',
    help: 'Help',
    person: 'Talk to a person',
    goOn: 'Go on',
    startAgain: 'Start again',
    morePrivacy: 'More about privacy',
    leavingNow: 'Money is leaving right now',
    paid: 'I paid, or they took money',
    notSureScam: 'I’m not sure it’s a scam',
    forOther: 'It happened to someone else',
    callFirst: 'Call my bank first',
    theyAgree: 'Yes, they agree',
    theyDontKnow: 'No, they don’t know',
    itsMe: 'It happened to me',
    stoppedInTime: 'No, I stopped in time',
    otherBank: 'Another bank',
    justNow: 'Just now',
    hourAgo: 'An hour ago',
    today: 'Today',
    yesterday: 'Yesterday',
    cantFind: 'I can’t find it',
    sendNow: 'Send now',
    tryAgain: 'Try again',
    call: 'Call',
    called: 'I called',
    status: 'What is happening with my case?',
    newReport: 'Start a new report',
    thatsAll: 'That’s all',
    wasScam: 'No, it was a scam',
    safeNow: 'I am safe, go on',
    haveCase: 'I have a case number',
    addPayment: 'Add another payment',
    addDetails: 'Add details',
    sameName: 'The same name',
    newsSms: 'SMS',
    newsCall: 'A call',
    newsEmail: 'E-mail',
    newsNone: 'Not at all',
    stopNews: 'Stop the messages',
  },
  firstKinds: {
    impersonation_bank_police: 'Bank or police call',
    investment: 'Investment',
    purchase: 'Online shop',
    romance: 'Love or friend',
    job_task: 'Job',
    impersonation_family_friend: 'Family emergency',
    account_takeover: 'Someone took over my account',
    more: 'Something else',
  },
  moreKinds: {
    advance_fee: 'A fee or a prize',
    remote_access: 'Remote control of my phone',
    extortion_coercion: 'Threats or blackmail',
    invoice_mandate: 'A false invoice',
    ceo_fraud: 'A message from my boss',
    recovery_scam: 'Help to get money back',
    impersonation_other: 'Someone from an office',
    mistaken: 'I typed a wrong number',
    received: 'Money came in that I don’t know',
    dispute: 'A problem with a shop',
    other: 'None of these',
  },
  kinds: {
    impersonation_bank_police: 'Someone said they were the bank or the police',
    impersonation_other: 'Someone said they were from a public office or a company',
    impersonation_family_friend: 'Someone said they were family or a friend',
    investment: 'Investment',
    purchase: 'Online shop',
    romance: 'Love or friendship',
    advance_fee: 'A fee or a prize',
    job_task: 'Job',
    invoice_mandate: 'False invoice',
    ceo_fraud: 'False message from a boss',
    account_takeover: 'Someone took over the account',
    remote_access: 'Remote control of a phone or computer',
    extortion_coercion: 'Threats or blackmail',
    recovery_scam: 'False help to get money back',
    mistaken_payment: 'Payment by mistake',
    other: 'Something else',
    unknown: 'Not known',
  },
  labels: {
    bank: 'From',
    amount: 'Amount',
    when: 'When',
    reference: 'Reference',
    receiver: 'To',
    type: 'Type',
    contact: 'Contact',
    ongoing: 'Still happening',
    moneyLeft: 'Money left',
    name: 'Name',
    nationality: 'Nationality',
    identity: 'ID',
    holder: 'Account holder',
    ownAccount: 'Your account',
    firstContact: 'First contact',
    contactWay: 'How',
    story: 'Your words',
    evidence: 'Evidence',
    police: 'Police report',
    needs: 'Help needed',
  },
  contactWays: {
    call: 'A call',
    sms: 'An SMS',
    app: 'A message in an app',
    ad: 'An advert or a website',
    person: 'In person',
  },
  identityTypes: {
    'National ID': 'National ID',
    Passport: 'Passport',
    'Driving Licence': 'Driving licence',
    'Refugee ID': 'Refugee ID',
    None: 'No document',
  },
  tri: { yes: 'Yes', no: 'No', unsure: 'Not sure' },
  ask: {
    whatHappened: {
      ask: 'Tell me what happened, in your own words. I’ll help you stop the money and report the scam.\nNobody else sees this until you tap “Send now”. Then your bank and the anti-scam centre do. I never ask for a PIN, a password or a code.',
      again: 'What happened? Tell me in a few words, or tap what fits.',
    },
    notSureScam:
      'What did they say, or what do they want from you? Until you are sure, pay nothing and give no code.',
    sendTo: ({ bank }) => `Send this to ${bank} and the anti-scam centre now?`,
    send: 'Send this to the banks and the anti-scam centre now?',
    danger: {
      ask: 'First, your safety. Is anyone in danger, or is someone forcing you to do something right now?',
      again: 'Are you or someone near you in danger right now, or are you thinking of hurting yourself?',
    },
    reporter: {
      ask: 'Thank you for helping. Does this person know about the report and agree to it?',
      again: 'Did the person it happened to say yes to this report?',
    },
    ongoing: {
      ask: 'Is it still happening: are you on the phone with them, or is someone controlling your phone or computer?',
      again: 'Are they still in contact with you right now, by phone or on your screen?',
    },
    moneyLeft: {
      ask: 'Did money leave your account?',
      again: 'Was any money paid or sent?',
    },
    type: { ask: 'What kind of scam was it?', again: 'What did they want from you, or offer you?' },
    typeMore: { ask: 'Which of these is closest?', again: 'Which one is most like what happened?' },
    bank: {
      ask: 'Which bank or e-wallet did you pay from?',
      again: 'Where was the money before it left: which bank or e-wallet?',
    },
    amount: {
      ask: 'How much was the payment? If you paid more than once, start with the latest one: the newest money is the easiest to stop.',
      again: 'How much money was it, in numbers? For example 25,000.',
    },
    amountRoughly: 'About how much was it? A rough number is fine.',
    amountCheck: ({ amount, words }) => `I read ${amount}. Digit by digit: ${words}. Is that right?`,
    when: {
      ask: 'When did you pay?',
      again: 'What day did you pay, and at what time? For example “today at 9:30” or “yesterday”.',
    },
    reference: {
      ask: 'Please open the payment in your app. What is the reference or transaction number? It is usually under “details”.',
      again: 'What number is next to “reference” or “transaction ID”? It has 6 to 64 letters and digits.',
    },
    receiver: {
      ask: 'Where did it go? The account or phone number, the name shown, and the bank: as much as you can see.',
      again: 'Which account or phone number got the money?',
    },
    receiverStopped: {
      ask: 'Which account or phone number did they want you to pay? If you don’t know it, which number did they contact you from?',
      again: 'Can you see any account or phone number of theirs?',
    },
    scammer: {
      ask: 'I will not take down anything about them. But you can report the scammer, so that others can stop them. What do you know: an account or phone number, a profile name, a link?',
      again: 'Is there anything of theirs that you can see: a number, a name, a link?',
    },
    minute: {
      ask: 'At exactly what time did you pay? The SMS or e-mail from your bank often shows it.',
      again: 'What time does the message from your bank show? For example 14:05.',
    },
    lastDigits: {
      ask: 'What are the last 4 digits of the account you paid from?',
      again: 'Which 4 digits does your own account number end in?',
    },
    contact: {
      ask: 'What phone number can we reach you on?',
      again: 'Which phone number may we call or text? Please include the area or country code.',
    },
    contactOrEmail: {
      ask: 'What phone number or e-mail address can we reach you on?',
      again:
        'Which phone number may we call or text? Please include the area or country code. An e-mail address is fine too.',
    },
    news: {
      ask: 'How shall we tell you what happens with your case?',
      again: 'Which of these ways do you want for the news, or none?',
    },
    newsEmail: 'Which e-mail address can we write to?',
    name: {
      ask: 'Whose money was it? Please give the full name, as on the ID.',
      again: 'What first name and family name are on the ID?',
    },
    nationality: {
      ask: 'What is the nationality? You can skip this.',
      again: 'Which country is the passport or ID from?',
    },
    idType: {
      ask: 'Which ID can you give? You don’t have to, but it helps the bank to be sure who you are.',
      again: 'What kind of document is it?',
    },
    idNumber: {
      ask: 'What is the number on the ID? It is hidden at once and goes only into the detailed report.',
      again: 'Which letters and digits make up the ID number?',
    },
    holder: {
      ask: 'Whose name is on the account the money came from?',
      again: 'What name does the bank have for this account?',
    },
    ownAccount: {
      ask: 'What is the number of the account or wallet the money came from?',
      again: 'Which account or wallet number did the money come from? Please never give a card number.',
    },
    firstContact: {
      ask: 'When did they first contact you?',
      again: 'What day did you first hear from them? For example “last Monday”.',
    },
    contactWay: {
      ask: 'How did they reach you, and from which number, link or user name?',
      again:
        'Was it a call, an SMS, an app or an advert? Please add the number, link or user name if you have it.',
    },
    story: {
      ask: 'Please tell me in your own words what happened.',
      again: 'What happened first, and what came next? A few sentences are enough.',
    },
    morePayments: {
      ask: 'Was there another payment to them?',
      again: 'Did any other money go to them?',
    },
    evidence: {
      ask: 'What do you have as evidence? For example screenshots, messages or receipts. Keep them on your phone. There is no need to send them here.',
      again: 'Do you have screenshots, messages or receipts?',
    },
    police: {
      ask: 'If you have been to the police, what is the number of the police report?',
      again: 'What number did the police give you?',
    },
    needs: {
      ask: 'Do you need help with reading, hearing or language, or do you feel very upset?',
      again: 'Would it help if someone took more time with you?',
    },
    detailSummary: 'Is this right? Then I send it.',
    nextAmount: 'How much was this other payment?',
    findCase: {
      ask: 'What is your case number?',
      again:
        'Please write the whole case number. It has seven letters and digits in three groups, or it is long and begins with “CASE-”.',
    },
    findDigits: {
      ask: 'What are the last 4 digits of the phone number that you gave for this case?',
      again: 'Which 4 digits does that phone number end in?',
    },
    summary: 'Is this right?',
    summaryAgain: 'Shall I send it like this?',
    edit: { ask: 'What do you want to change?', again: 'Which line is wrong?' },
    stopped:
      'I have stopped. Nothing more has been sent, and your answers are kept in this chat. Do you want to go on?',
    restart: 'Shall I delete these answers and start again?',
    reported: 'What do you want to do next?',
    reportedAgain: 'You can ask about your case at any time. What would help you now?',
    thisLanguage: 'Shall we go on in English?',
  },
  askForOther: {
    ongoing:
      'Is it still happening: are they on the phone with this person, or controlling the phone or computer?',
    moneyLeft: 'Did money leave this person’s account?',
    bank: 'Which bank or e-wallet was it paid from?',
    amount:
      'How much was the payment? If there was more than one, start with the latest: the newest money is the easiest to stop.',
    when: 'When was it paid?',
  },
  todo: {
    title: 'What to do now',
    call: ({ bank }) => `Call ${bank} and give this case number.`,
    callAny: 'Call your bank and give this case number.',
    removeApp: 'Remove the app they made you install, and restart the phone without internet.',
    lockCard: 'Lock your card in your banking app.',
    passwords: 'Change your bank and e-mail passwords on another phone.',
    payNothing: 'Pay nothing more, whatever they promise or threaten.',
    realPerson: 'Call the real person on their old number, and warn your family.',
    keep: 'Keep all messages and receipts. Take screenshots.',
    police: 'Tell the police too, and give this case number.',
  },
  answers,
  answersAfter,
  say: {
    privacy: ({ retention, news }) =>
      `What you tell me goes to the banks that can stop the money and to the anti-scam centre, and to nobody else. Account numbers are turned into codes before they go into the case. The phone number or e-mail address that you give is sent too, so that the people who work on your case can reach you.${news} Your name goes only into the detailed report. All of it is deleted after ${retention}, and you can erase this chat at any time.`,
    privacyNews:
      'If you want it, we also send you a message or call you when something happens in your case: without amounts, banks or account numbers, and only until you say stop or erase this chat.',
    welcome: 'This was a crime. It is not your fault.',
    declined: ({ hotlines }) =>
      `That is all right. Nothing is shared without your yes. Please call your bank now: the number is on the back of your card.\n${hotlines}\nYou can go on here at any time. “Start again” deletes what you wrote.`,
    hotline: ({ label, number }) => `${label}: ${number}`,
    hotlineHours: ({ label, number, hours }) => `${label}: ${number} (${hours})`,
    emergency: ({ number }) =>
      `Call ${number} now.\nYour safety comes before the money. Go to a place where there are other people, if you can. I will stay here.`,
    emergencyIll: ({ number }) =>
      `Call ${number} now and say that someone is ill.\nDo what they tell you on the phone, and stay with them. The money can wait. I will stay here.`,
    emergencySelf: ({ number }) =>
      `Call ${number} now.\nI am glad that you told me. You matter more than any money, and you do not have to carry this alone. Go to someone you trust, or ask them to come, and put away what you could hurt yourself with. I will stay here.`,
    dangerGoOn: 'When you are safe, we can go on with the report here.',
    safeNowAsked: 'Are you safe now, and everyone with you?',
    gladSafe: ({ number }) =>
      `I am glad that nobody is in danger now. If that changes, call ${number}, or write it here.`,
    notOver: ({ number }) =>
      `I understand that it is not over. Call ${number} now, or ask someone near you to call. If it is dangerous to write, put the phone away: nothing that you told me is lost.`,
    notOverSelf: ({ number }) =>
      `I am still here, and I am glad that you write. Please call ${number} now, or ask someone to call for you. You do not have to decide anything today.`,
    minor:
      'You are not in trouble, and it is not your fault.\nTell an adult you trust what happened. You do not have to answer the people who did this, or pay or send them anything.',
    help: ({ hotlines }) =>
      `Answer in your own words or tap an answer. You can say “back”, “edit”, “skip”, “repeat”, “stop” or “person” at any time. It is fine not to know something.\n${hotlines}`,
    adviceOnly: ({ hotlines }) =>
      `What helps now: they should call the number on the back of their bank card, send no more money, and keep all messages.\n${hotlines}`,
    notScam: {
      mistaken:
        'A payment to a wrong number\nYour own bank handles this, not this scam report, and the money cannot be frozen. Call your bank now and ask for the mistaken payment to be returned.',
      received:
        'Money came in that you do not know\nDo not send it to anyone, not even back to the number that asks for it. This is often part of a scam. Call your bank and ask it to return the money.',
      dispute:
        'A dispute with a shop\nThe consumer protection office helps with this. Keep the order, the receipt and the chat. Your bank can tell you whether the payment can be disputed.',
    },
    callBank: ({ bank, number }) =>
      `${bank}, fraud line: ${number}\nIf you have a second phone, call them while we go on.`,
    callBankUnknown: 'Call your bank\nThe number is on the back of your card or in your banking app.',
    thanksForTelling: 'Thank you for telling me.',
    notUnderstood: 'Sorry, I did not get that.',
    tapOne: 'Please tap the answer that fits best, or write it in a few words.',
    otherCurrency: ({ currency, own }) => `That is in ${currency}. About how much is it in ${own}?`,
    amountFrom: 'I need the amount as a number.',
    askedAmount: 'That is what they asked for. How much did you pay yourself? “Nothing” is an answer too.',
    whichDay: 'Which day was it? Roughly is enough, such as “Tuesday”.',
    likelyNo: 'So probably not. To be sure, once more:',
    futureTime: 'That time has not come yet.',
    oldPayment: 'That was more than 80 days ago, so the chances are lower. It is still worth reporting.',
    shortReference: 'A reference has 6 to 64 letters and digits.',
    badPhone: 'That does not look like a full phone number.',
    noted: ({ fact }) => `Noted: ${fact}.`,
    changed: ({ fact }) => `Changed. ${fact}`,
    contactNoted: ({ contact }) => `Noted: ${contact}.`,
    contactWishNoted: 'I have noted how you want to be reached.',
    stillInDanger:
      'I am still here. If you cannot call, is there someone near you who can: a neighbour, a friend, a shop?',
    secret:
      'Please never share a PIN, a password, a code or a card number with anyone, not even with us.\nI have removed it. Call your bank now and have it changed.',
    noReference:
      'Without a reference or an account, a specialist will look for the payment by hand. That takes longer. If you find the reference later, tell me here.',
    amountUnknown: 'All right. Without the amount, a specialist has to look for the payment first.',
    sending: 'I am sending your report now.',
    stillSending:
      'Your report is on its way. I will tell you as soon as it has arrived. You do not need to send it again.',
    sendingSlow: ({ hotlines }) =>
      `It is taking longer than usual. Your report is saved and I keep trying.\nMeanwhile please call:\n${hotlines}`,
    sendingFailed: ({ hotlines }) =>
      `I could not deliver your report yet. It is saved here, nothing is lost.\nPlease call now:\n${hotlines}`,
    reported: ({ caseId }) =>
      `Reported. Your case number is ${caseId}\nWe have asked for the money to be followed. Keep this number.`,
    reportedUntraced: ({ caseId }) => `Reported. Your case number is ${caseId}\nKeep this number.`,
    reportedIntelligence: ({ caseId }) =>
      `Reported. Your case number is ${caseId}\nYou did well to stop in time. Your report helps to protect others. Keep this number.`,
    reportedTip: ({ caseId }) =>
      `Reported. Your case number is ${caseId}\nNothing about the person you are helping is in it. Keep this number.`,
    reportedByHand: 'A specialist will look for your payment by hand.',
    nowCallBank: ({ bank }) => `Now call ${bank}`,
    nowCallAnyBank: 'Now call your bank: the number is on the back of your card.',
    recallWords: 'Say: “I want to report a scam payment. Please start a recall.”',
    called:
      'Good. That was the most important call. Write down the name of the person you spoke to, and the time.',
    thanks: 'Take care of yourself. You can come back here at any time.',
    noCase: 'There is no case from this chat yet.',
    statusAsked: 'Let me look.',
    statusFailed: 'I cannot reach the case at the moment. Please ask me again in a few minutes.',
    languageSwitched: 'Let’s go on in English.',
    languageUnknown: ({ languages }) => `I do not speak that language yet. I can speak: ${languages}.`,
    nothingBack: 'This is the first question.',
    deleted: 'I have deleted your answers.',
    unknownValue: 'not known',
    accountEnding: ({ digits }) => `account ending in ${digits}`,
    phoneEnding: ({ country, digits }) => `${country}, a number ending in ${digits}`,
    lossUnknown: 'not known yet',
    waitForCase: 'Your report is being sent. Please wait a moment for the case number.',
    offlineReady: ({ numbers }) =>
      `There is no network at the moment. Your report is ready on this phone, and sends itself as soon as the network is back.\nCalls work without internet:\n${numbers}`,
    offlineKept:
      'Your report is waiting on this phone and sends itself as soon as the network is back. You do not have to stay here.\nCalls work without internet. Please call now.',
    pickedUp: 'I have noted this:',
    handOverComing: 'I have asked for a person to help you in this chat. We can go on while we wait.',
    handOverNone: ({ hotlines }) =>
      `At the moment a person can only help you by phone:\n${hotlines}\nYou and I can go on here.`,
    handOverLater: ({ hotlines }) =>
      `Nobody can come at this moment. Your wish stays open, and whoever comes reads all of this. By phone:\n${hotlines}`,
    personJoined: ({ name }) =>
      `${name}, a person who works here, has come into this chat and reads what you told me.`,
    personLeft: ({ name }) => `${name} has left the chat. You and I go on.`,
    detailsIntro:
      'More details help the bank and the police. You can skip what you like, and stop at any time.',
    detailsKept: 'That is fine. What you told me is kept here, and you can go on later.',
    contactNeeded: 'The detailed report needs a phone number where we can reach you.',
    amountNeeded: 'The detailed report needs the amount. A rough number is fine.',
    needsYes: 'Thank you for saying so. I will add a note, so that people take more time with you.',
    paymentAdded: 'I have added this payment.',
    reportSending: 'I am sending the details now.',
    reportStillSending: 'The details are on their way. You do not need to send them again.',
    reportDelivered:
      'The details have arrived. Your name, your ID and your phone number are no longer kept in this chat.',
    reportSlow: 'It is taking longer than usual. The details are saved, and I keep trying.',
    reportFailed: 'I could not deliver the details yet. They are saved here, nothing is lost.',
    referenceAdded: 'Thank you, I have added the reference. It goes on with the details.',
    looking: 'I am looking for the case.',
    caseNumberWrong:
      'One letter or digit of this number is not right, or one is missing. That happens easily. Please look at the number again, and write it once more.',
    noNumber: ({ hotlines }) =>
      `Without the phone number I can’t open that case here. A person can find it: ask for one in this chat, or call:\n${hotlines}\nYou can also make a new report and name the old case number in it.`,
    notFound: 'I can’t find a case with these details.',
    paused: ({ minutes }) =>
      `That did not match several times. For your safety, please try again in ${minutes} minutes.`,
    found: ({ caseId }) => `I have found the case ${caseId}.`,
    caseNews: ({ caseId }) => `There is news about your case ${caseId}.`,
    newsNoted: ({ way, stop }) =>
      `Noted: ${way}. You will hear only what has changed, without amounts or banks. To end it, write here: “${stop}”.`,
    newsNone: 'All right, no messages. You can ask here at any time.',
    newsStopped: 'You will get no more messages about your case. You can ask here at any time.',
  },
  advice: {
    impersonation_bank_police:
      'No real bank moves you to a “safe account”\nNo bank and no police officer asks for a code. If they call again, hang up and call the number on your card.',
    impersonation_other:
      'No real office asks for money or codes by phone\nIf they call again, hang up and call the office on the number from its own website.',
    impersonation_family_friend:
      'Call the real person first\nUse their old number. Send nothing until you have heard their voice.',
    investment:
      'Pay no tax or fee to “unlock” money\nNobody who holds real money asks you to pay before you can take it out.',
    purchase: 'Keep the chat and the listing\nTake screenshots before the seller deletes them.',
    romance:
      'Send no more, and do not meet or confront this person alone\nTalk to somebody you trust. Many people have been through this.',
    advance_fee: 'Pay no further fee\nA real prize, loan or inheritance does not ask for money first.',
    job_task: 'Pay nothing more\nA real job pays you and does not ask for deposits.',
    invoice_mandate:
      'Tell the real supplier now\nUse a number that you knew before. Ask your IT people to check the mailbox.',
    ceo_fraud:
      'Tell your real boss and your IT people now\nUse a number that you knew before. Have the mailbox checked.',
    account_takeover:
      'Change your passwords from another device\nAsk your bank to block the account and the card, and your phone company to check your SIM card.',
    remote_access:
      'Switch off the internet on that device\nRemove the app, change your passwords from another device, and ask your bank to block the account.',
    extortion_coercion:
      'Do not pay more\nKeep the messages and go to the police. If you are under 18, tell an adult you trust or a child helpline.',
    recovery_scam:
      'This is a second scam\nNo honest person asks for a fee to get your money back. Pay nothing.',
  },
  adviceMore: {
    ongoing:
      'Hang up now\nSwitch off the internet or the phone they control. Do not send more. Call your bank from another phone.',
    unsureLeft:
      'Look at your balance and at the latest payments in your banking app, if you can do it safely.',
  },
  status: {
    starting: 'We have your report and are starting.',
    tracing: 'We are following the money.',
    traced: 'We know where part of the money went. The next step is being decided.',
    pending: 'We have asked a bank to hold the money and are waiting for its answer.',
    frozen: ({ amount, until }) => `${amount} is held until ${until}. It is not back with you yet.`,
    frozenNoDate: ({ amount }) => `${amount} is held. It is not back with you yet.`,
    disputed: ({ until }) => `We asked the bank to answer by ${until}.`,
    disputedNoDate: 'We asked the bank for an answer.',
    returningNoDate: ({ amount }) => `${amount} is on its way to you.`,
    returning: ({ amount, until }) => `${amount} is on its way to you, by ${until}.`,
    recovered: ({ amount, total }) => `You got back ${amount} of ${total}.`,
    closed: ({ amount, total }) =>
      `The case is closed. You got back ${amount} of ${total}. If you do not agree, you can complain to the ombudsman.`,
    rejected: 'The case was not taken further. Thank you: your report still helps to protect others.',
    intelligence: 'No money was lost in this case. Thank you: your report helps to protect others.',
    unknown: 'The case is open and being worked on.',
  },
  retention: ({ days }) => `${days} days`,
} as const satisfies Texts
