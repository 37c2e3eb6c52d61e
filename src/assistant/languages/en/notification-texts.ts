import type { NotificationTexts } from '../tables/notification-texts.ts'

/** Holds the texts of notifications in English. */
export const texts = {
  footer: 'We never ask for a PIN, password, one-time code or a fee.',
  news: {
    subject: 'News about your report {case_id}',
    about: 'News about your report {case_id}:',
    open: 'Open your report:',
    traced: 'we have followed the money, and the next step is being decided.',
    held: 'money is being held. It is not back with you yet.',
    ending: 'a hold on money ends soon, unless it is extended.',
    refused: 'a bank has said no to what we asked.',
    returned: 'money has come back to you.',
    closed: 'it is closed.',
  },
  waiting: {
    place: 'Waiting before you: {ahead}.',
    usual: 'Lately others waited {from} to {to} minutes.',
    gone: '{name} has left the chat. Write here if you need us again.',
    answered: 'You have an answer in your chat.',
    change: '{name} would like to write down: {fact}. Until now it was: {before}. Is that right?',
    kept: 'All right, nothing is changed.',
    callOffer:
      'Nobody has come yet, and we are sorry. Shall somebody call you? Then write your phone number here.',
    callKnown: 'Nobody has come yet, and we are sorry. Shall somebody call you? We have {contact}.',
    callNoted: 'Noted: somebody will call you. They will never ask for a PIN, a password or money.',
    gaveUp:
      'You have not written for a long time, so you are no longer in the queue. Write here, and you are in it again.',
  },
  quick: {
    hello: 'Hello, I am reading what you have told. Please stay here.',
    stop: 'Please do not send any more money, and do not answer them.',
    bank: 'Call your bank now on the number on the back of your card, and ask them to stop the transfer.',
    wait: 'I need a few minutes to look into this. I will write here again.',
    secret: 'Please never tell anybody your PIN, your password or a code, not even me.',
    safe: 'Are you in a safe place, and can you write freely?',
    blame: 'It is not your fault. This happens to many people, and it was right to tell us.',
    done: 'Thank you. I have all that I need for the moment.',
  },
  disputes: {
    opened: 'We are still waiting for the answer.',
    institution_responded: 'The bank has answered, and we are looking at it.',
    settled: 'The bank will pay.',
    rejected: 'The bank has said no.',
    escalated: 'There was no answer in time, so {settlement_authority} will look at it.',
    decided: '{settlement_authority} has decided.',
    withdrawn: 'The dispute was stopped.',
    expired: 'The time for the dispute is over without a result. You can complain to {settlement_authority}.',
  },
  case_received: {
    subject: 'We have your report {case_id}',
    body: 'We have received your report {case_id} and are starting to follow the money.',
  },
  information_request: {
    subject: 'A question about your report {case_id}',
    body: 'We need to ask you something about your report {case_id}: {question}',
  },
  trace_update: {
    subject: 'News about your report {case_id}',
    body: 'We know where {amount_located} of {amount} from your report {case_id} is at present.',
  },
  freeze_confirmed: {
    subject: 'Money is being held for your report {case_id}',
    body: 'For your report {case_id}, {amount_frozen} is held. It is not back with you yet.',
  },
  freeze_expiring: {
    subject: 'A hold for your report {case_id} ends soon',
    body: 'A hold for your report {case_id} ends on {freeze_expires_at} unless it is extended.',
  },
  freeze_ended: {
    subject: 'A hold for your report {case_id} has ended',
    body: 'A hold for your report {case_id} has ended.',
  },
  odr_opened: {
    subject: 'We have asked the bank about your report {case_id}',
    body: 'For your report {case_id} we have asked {institution} to answer by {response_due_at}.',
  },
  odr_result: {
    subject: 'News from the bank about your report {case_id}',
    body: 'About your report {case_id} and {institution}: {result}',
  },
  funds_returned: {
    subject: 'Money has come back for your report {case_id}',
    body: 'For your report {case_id} you have got back {amount_returned} of {amount} so far.',
  },
  case_closed: {
    subject: 'Your report {case_id} is closed',
    body: 'Your report {case_id} is closed. You got back {amount_returned} of {amount}. You can complain to {settlement_authority}.',
  },
  safety_advice: {
    subject: 'How to stay safe',
    body: 'Send no more money. End the contact. Call your bank on the number on your card, from another phone if you can.',
  },
} as const satisfies NotificationTexts
