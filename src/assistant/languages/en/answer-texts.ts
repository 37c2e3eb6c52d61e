import type { Answers, AnswersAfter } from '../tables/answer-texts.ts'

/** Holds what the dialogue answers to questions in English. */
export const answers = {
  money_back:
    'I can’t promise that. The sooner the banks know, the more they can often stop, so let’s finish this report.',
  legal_trouble:
    'You are the victim here, and reporting is the right thing to do. If other people’s money went through your account, tell me and your bank now.',
  is_bot:
    'I am a computer program. Nothing is sent until you say yes, and you can ask for a person at any time.',
  who_sees: ({ retention }) =>
    `The banks that can stop the money and the anti-scam centre see it, and nobody else. It is deleted after ${retention}, and you can erase this chat at any time.`,
  how_long:
    'The report takes about two minutes, and then the banks are asked at once. Some answer faster than others, and I will tell you here when there is news.',
  police:
    'You can go to the police too, and do it now if anyone threatens you. For the money, call your bank first: every minute counts.',
  where_is_reference:
    'It is the number your bank gives to each payment. Open the payment in your app, or the SMS or e-mail about it, and look for “reference” or “transaction ID”.',
  gave_code:
    'Call your bank now and say that someone has your code or password. Change the password, and never give a code to anyone, not even to someone who says they are the bank.',
  block_card:
    'If anyone may have its details: call your bank, or lock the card in your banking app. A card is easy to replace.',
  what_next:
    'I ask you a few questions, you check the report, and it goes to the people who can stop the money. Then you get a case number, and I tell you the news here.',
  cost: 'Nothing, this is free. Anyone who asks for a fee to get your money back is a scammer.',
  is_scam:
    'Treat it as a scam. Pay nothing more and share no code until you have called your bank on the number on your card.',
  my_fault: 'No, it is not your fault. These people do this every day, and careful people fall for it too.',
  keep_or_delete:
    'Keep every message, receipt and screenshot: they are proof. Only an app that lets them see your phone should go, and then change your passwords.',
  answer_them:
    'Don’t talk to them any more, not even to trick or threaten them. Keep their messages as proof, then block them.',
  pay_more:
    'Please don’t pay them anything more, whatever they call it: a fee, a tax or a fine. Nobody honest asks for money to give you yours back.',
  family_knows:
    'I tell nobody in your family, at work or at school. Your report goes only to the banks and the anti-scam centre, and you can erase this chat at any time.',
  scammer_knows:
    'I don’t tell them, and they don’t see your report. They may notice when their account is held, so don’t answer them any more.',
  stay_anonymous:
    'You can report without your name, and you can skip the phone number. But the bank can see which account the payment came from.',
  my_phone:
    'It goes with your report to the banks and the anti-scam centre, so that you hear what happens. You can also skip it.',
  bank_refuses:
    'A bank can say no, or may not be able to hold the money. If that happens, ask for the reason in writing, and you can complain.',
  missing_details:
    'That is all right: tell me what you know, and say “I don’t know” to the rest. Looking for the payment may then take longer.',
  for_someone: 'Yes, if they know about it and agree. Just tell me whose money it was.',
  abroad: 'You can report from any country. What counts is the bank or e-wallet that the money left.',
  cash_or_crypto:
    'Report that too, though it is harder to stop than a bank payment. Keep the receipt or the code, and call the company you paid through now.',
  change_later:
    'Until the report is sent you can change anything: just tell me what is wrong. After that, tell your bank.',
  my_case:
    'You get a case number as soon as your report is sent. Then I tell you the news here, and you can ask about your case at any time.',
  close_page:
    'Your answers are kept: open this page again on the same device, and we go on. The report is sent only when you say yes to it at the end.',
  what_is_freezing:
    'It means that a bank holds the money, so that nobody can take it out. It is not back with you yet: the bank has to check first.',
  too_late:
    'It is not too late to report. Sooner is better, but money that has moved on can sometimes still be followed.',
  is_site_real:
    'It is good that you ask: I never want money, a PIN, a password or a code from you. If you are not sure, call the number on your bank card first.',
  why_ask:
    'It helps the banks to find the money faster. If you don’t know or don’t want to say, write “I don’t know”, and we go on.',
  what_i_agree:
    'Your yes lets me share what you tell me with the banks that can stop the money and the anti-scam centre. Without it nothing is sent, and you can erase this chat at any time.',
  not_clear: 'Let me ask in other words.',
  catch_them:
    'I can’t promise that. Finding them is the work of the police, so report it there too, with your case number.',
  call_me: ({ hotlines }) => `I can’t call you from here. These people answer the phone:\n${hotlines}`,
  call_me_chat: ({ person }) => `I can’t call you, but a person can come into this chat. Write “${person}”.`,
  hang_up:
    'Hang up now. You do not have to explain anything. If it really was your bank, you can reach them on the number on your card.',
  give_code:
    'No. Never give a code, PIN or password to anyone, not even to someone who says they are your bank.',
  what_to_do:
    'Pay nothing more and give no code. Call your bank now on the number on your card, then tell me the rest here.',
  what_to_say:
    'Stay calm and do not blame them. You can say: “I am worried about you. Please wait one day, and let us call your bank together before you pay.”',
  say_to_bank:
    'Say: “I was scammed. Please stop this payment and block my account.” Have the amount, the time and the account it went to at hand.',
  open_link:
    'No. Do not open the link, install the app or share your screen. If you already did, turn off the internet on that device and call your bank from another phone.',
  turn_off:
    'Yes. Turn off the internet or the device now, and leave it off. Call your bank from another phone.',
  hand_over:
    'No. Give no cash and no card to anyone who comes, and do not go to meet them. If they are at your door, keep it closed and call the police.',
  bank_closed:
    'Try the bank’s fraud line: it is often open day and night. You can also lock your card in the app. We can send your report now, so that it is there when they start work.',
  cannot_reach:
    'Keep trying, on loudspeaker, while we go on here: the report reaches the bank too. Look in the app for a way to block the card or the account, or go to the nearest branch.',
  did_it: 'Good, that was the right thing to do.',
  take_down:
    'In the app where they are, tap Report and choose blackmail or nudity: the company can remove them. StopNCII (from 18) and Take It Down (under 18) help for free to keep pictures from being shared. Pay nothing for it.',
  debt: 'I can’t decide that. Tell the lender today, in writing, that it was a scam, and ask them to stop collecting until it is checked. Your case number helps.',
  erase_chat: ({ erase }) =>
    `You can erase this chat yourself, at any time: open the menu at the top and choose “${erase}”. A report that was sent stays with the banks.`,
  mostImportant: ({ action }) => `Most important now: ${action}`,
  other: ({ hotlines }) => `A person can answer that best:\n${hotlines}`,
} as const satisfies Answers

/** Holds what it answers in English once there is a case. */
export const answersAfter = {
  money_back:
    'I can’t promise that. The banks have your report and are looking for the money, and I will tell you here when there is news.',
  how_long:
    'It differs: some banks answer within hours, others take days. I will tell you here when there is news.',
  what_next:
    'The banks are asked to follow the money and to hold what they can. I will tell you here when there is news, and you can ask about your case at any time.',
  change_later:
    'What has been sent I can’t change. Please tell your bank what is wrong, and give it your case number.',
  close_page:
    'You can close it: your case goes on without you. Open this page again on the same device for the news.',
  cannot_reach:
    'Your report has already been sent to them. You can also block the card or the account in the app, or go to the nearest branch with your case number.',
} as const satisfies AnswersAfter
