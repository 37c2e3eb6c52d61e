import type { Words } from '../tables/words.ts'

/** Lists the words that the dialogue understands in English. */
export const words = {
  names: 'english'.split(', '),
  yes: 'yes, y, yeah, yep, yup, ya, sure, ok, okay, correct, of course, yes please, go on, go ahead, continue, agree, i agree, affirmative, still happening'.split(
    ', ',
  ),
  yesAlone: 'right, that is right, it is, i do, i am, they are, fine, true'.split(', '),
  no: 'no, n, nope, nah, not, never, no thanks, not now, it is not, i did not, false, wrong, not anymore, not any more, it is over, stopped'.split(
    ', ',
  ),
  notSure:
    'not sure, i think so, i guess so, unsure, maybe, perhaps, possibly, i am not sure, hard to say, probably'.split(
      ', ',
    ),
  likelyNo:
    "i dont think so, i don't think so, i do not think so, don't think so, dont think so, no i don't think so, no i dont think so, i don't believe so, i dont believe so, not that i know, not that i know of, not really, probably not, probably no, maybe not, maybe no, perhaps not, i guess not, i think not, i think no, i hope not, most likely not, not as far as i know, i doubt it, should not be, i suppose not".split(
      ', ',
    ),
  dontKnow:
    'i dont know, i don t know, i do not know, dont know, don t know, do not know, no idea, dunno, idk, i forgot, i cant remember, i can t remember, i do not remember, i don t remember, i cant find it, i can t find it, cant find it, can t find it, cannot find it, cant find, can t find, cannot find, i cant find, i can t find, i cannot find, couldnt find it, couldn t find it, i dont see it, i don t see it, dont see it, no reference, no ref, no reference number, there is none, i dont have any, i don t have any, not found, i don t have it, i dont have it, i do not have it, don t have one, i cannot see it, i can t see it, unknown, none, nothing'.split(
      ', ',
    ),
  skip: 'skip, skip it, skip this, next, pass, later, i d rather not, i would rather not, rather not say, leave it, no need, not needed, not necessary, prefer not, rather not'.split(
    ', ',
  ),
  polite:
    'please, pls, can i, can you, could you, i want to, i would like to, i d like to, let me, i need to, i need, i want, sorry, wait, hey'.split(
      ', ',
    ),
  only: 'only, just'.split(', '),
  commands: {
    back: 'back, go back, previous, previous question, undo, one back'.split(', '),
    repeat:
      'repeat, again, say again, say that again, repeat that, repeat the question, what, pardon, what did you say'.split(
        ', ',
      ),
    help: 'help, help me, i don t understand, i dont understand, i do not understand, what does that mean, what do you mean, explain, why, why do you ask, how'.split(
      ', ',
    ),
    person:
      'person, a person, human, a human, agent, an agent, operator, talk to a person, speak to a person, talk to a human, speak to a human, talk to someone, speak to someone, talk to an agent, real person, call me, call me back, som1, someone real, talk to someone real, talk to a person now, talk to a real person right now, talk with a person, speak with a person, chat with a person, get me a person, live agent, human being, representative'.split(
        ', ',
      ),
    stop: 'stop, quit, exit, cancel, end, stop here, i want to stop'.split(', '),
    restart:
      'start again, start over, restart, reset, from the beginning, begin again, new report, start a new report, delete it, delete everything, delete my answers'.split(
        ', ',
      ),
    edit: 'edit, change, fix, something is wrong, change something, edit something, correct something, change an answer'.split(
      ', ',
    ),
    status:
      'status, i have a case number, i have a case, case number, follow up, find my case, case status, my case, what is happening, what is happening with my case, what s happening with my case, how is my case, how does my case stand, any news, update, news, check status, check my case'.split(
        ', ',
      ),
    danger: 'i am in danger, i m in danger, danger, emergency'.split(', '),
  },
  fields: {
    bank: 'bank, from, my bank, wallet, e-wallet'.split(', '),
    amount: 'amount, sum, money, how much, amounts, sums'.split(', '),
    when: 'when, time, date, day'.split(', '),
    reference: 'reference, reference number, transaction, transaction number, transaction id'.split(', '),
    receiver: 'receiver, to, recipient, account, where it went, account number'.split(', '),
    type: 'type, kind, scam, what it was'.split(', '),
    contact: 'contact, phone, number, phone number, my number, telephone'.split(', '),
    ongoing: 'still happening, ongoing'.split(', '),
    moneyLeft: 'money left, whether money left'.split(', '),
    ownAccount: 'my account, account i paid from'.split(', '),
    story: 'story, my words'.split(', '),
    identity: 'id, passport, id number'.split(', '),
  },
  kinds: {
    impersonation_bank_police:
      'bank, police, officer, bank call, police call, from the bank, from my bank, bank or police, said he was the police, police officer, from the police, bank employee, bank staff, fraud department, fraud dept, fraud team, safe account, bank agent, called from bank, pretended to be the bank, pretending to be my bank'.split(
        ', ',
      ),
    impersonation_other:
      'government, tax office, tax authority, customs, delivery company, courier, pretended to be, telecom company, electricity company, immigration'.split(
        ', ',
      ),
    impersonation_family_friend:
      'family emergency, my son, my daughter, my mother, my father, my brother, my sister, my cousin, my uncle, my aunt, hi mum, hi mom, pretended to be my, relative, new number'.split(
        ', ',
      ),
    investment:
      'investment, invest, invested, investing, crypto, bitcoin, forex, trading, shares, stocks, returns, double my money, ponzi'.split(
        ', ',
      ),
    purchase:
      'online shop, shop, shopping, bought, buy, purchase, seller, selling, order, marketplace, never arrived, not delivered, item, ticket, rent, apartment'.split(
        ', ',
      ),
    romance:
      'love, romance, dating, boyfriend, girlfriend, tinder, met online, fiance, love or friend, online friend'.split(
        ', ',
      ),
    job_task:
      'job, task, tasks, work from home, employment, recruiter, recruitment, part time, earn money, liking videos'.split(
        ', ',
      ),
    advance_fee:
      'fee, prize, lottery, won, winner, inheritance, loan, grant, advance fee, release fee, raffle'.split(
        ', ',
      ),
    invoice_mandate: 'invoice, supplier, changed account, new bank details'.split(', '),
    ceo_fraud: 'boss, my boss, the boss, ceo, director, my manager'.split(', '),
    account_takeover:
      'took over, taken over, hacked, hack, someone took over my account, sim swap, i did not make, unauthorised, unauthorized, without my permission, stole from my account, otp, logged in to my account'.split(
        ', ',
      ),
    remote_access:
      'remote, anydesk, teamviewer, installed an app, remote control, controlled my phone, controlled my computer, controlling my phone, controlling my computer, screen share, tech support'.split(
        ', ',
      ),
    extortion_coercion:
      'blackmail, threat, threats, threatened, threatening, extortion, sextortion, nude, naked, my photos, my pics, my pictures, send my pics, post my pics, everyone in my contacts, all my contacts, forced me'.split(
        ', ',
      ),
    recovery_scam:
      'get my money back, get your money back, recover my money, recovery agent, recovery service'.split(
        ', ',
      ),
  },
  notScam: {
    mistaken:
      'wrong number, wrong account, by mistake, typed the wrong, sent to the wrong, mistyped, mistaken payment'.split(
        ', ',
      ),
    received:
      'i received money, money i don t know, received money from, unknown money, someone sent me money, money came in, came into my account'.split(
        ', ',
      ),
    dispute: 'problem with a shop, shop dispute, refund from, known shop, broken item, bad quality'.split(
      ', ',
    ),
  },
  wasScam:
    'it was a scam, it is a scam, its a scam, it s a scam, was a scam, i was scammed, i was scamed, i got scammed, they scammed me, he scammed me, she scammed me, they tricked me, it was fraud, it is fraud'.split(
      ', ',
    ),
  noNumber:
    'no number, no phone, no phone number, did not give, didn t give, didnt give, never gave, don t have a phone, dont have a phone, do not have a phone, lost my phone, lost my number, changed my number, don t have that number, dont have that number, old number, don t need contacting, dont need contacting, no contact needed'.split(
      ', ',
    ),
  noBank:
    'no bank, no bank account, no account, don t have a bank, dont have a bank, don t have an account, dont have an account, don t have one, dont have one, haven t got one, none of them, none, too young for a bank'.split(
      ', ',
    ),
  codeAsked:
    'gave them the otp, gave him the otp, gave her the otp, gave the otp, gave them my otp, gave my otp, told them the otp, told him the otp, shared the otp, shared my otp, sent the otp, sent them the otp, sent him the otp, gave them the code, gave him the code, gave her the code, gave the code, told them the code, told him the code, shared the code, sent them the code, sent him the code, read him the code, read them the code, gave them a code, gave him a code, asked for the otp, asked for my otp, asked for an otp, asked for otp, asked for a code, asked for the code, asked me for the otp, asked me for a code, asked me for the code, safe account, secure account'.split(
      ', ',
    ),
  stoppedInTime:
    'i stopped in time, stopped in time, did not pay, didn t pay, didnt pay, did not send, didn t send, no money left, nothing was sent, not paid, no money was sent, not taken the money out, hasn t taken the money out, hasnt taken the money out, not taken it out, not sent it yet, not paid yet, hasn t paid, hasnt paid, has not paid, not withdrawn, money is still there, still in the account, still in her account, still in his account, still in my account'.split(
      ', ',
    ),
  forOther:
    'for her, for him, for them, for my mum, for my mom, for my dad, for my lola, for my lolo, for my wife, for my husband, for my sister, for my brother, for someone else, yes for someone else, helping someone, i m helping, i am helping, on behalf, happened to my, my mother was, my father was, my friend was, for my mother, for my father, for a friend, for my friend, for my grandmother, for my neighbour'.split(
      ', ',
    ),
  itsMe:
    'it happened to me, i am the victim, its my own, it s my own, it is my account, its my account, it s my account, it is mine, its mine, it s mine, it was me, for myself'.split(
      ', ',
    ),
  theyAgree:
    'she agrees, he agrees, they agree, she agreed, he agreed, they agreed, she knows, he knows, they know, she said yes, he said yes, they said yes, she says yes, he says yes, she is ok with it, he is ok with it, she wants me to, he wants me to, she asked me to, he asked me to, with her permission, with his permission, she says ok, he says ok, they say ok, she said ok, he said ok, gave permission, agrees now, she nodded, he nodded'.split(
      ', ',
    ),
  theyDoNot:
    'does not agree, doesn t agree, doesnt agree, don t agree, dont agree, not agree, does not know, doesn t know, doesnt know, don t know yet, not know, has no idea, said no, says no, does not want, doesn t want, doesnt want, will not agree, won t agree, refuses, not told, haven t told, havent told, have not told'.split(
      ', ',
    ),
  thanks:
    'thanks, thank you, thank you very much, thank you so much, thank u, thank u so much, thanks so much, thx, tnx, ty, ok thank you, ok thank u, thanks a lot, ok thanks, bye, goodbye, that s all, that is all, thats all, no thanks, done, ok, nothing else'.split(
      ', ',
    ),
  danger:
    'kill, kill me, killed, kidnap, kidnapped, hostage, gun, knife, hurt me, hurting me, beat me, beating, suicide, kill myself, end my life, want to die, harm myself, threatened to, they are here, locked me, holding me, forcing me, at my door, violence, violent'.split(
      ', ',
    ),
  called:
    'i called, called, i have called, i called them, i called the bank, i called my bank, done calling, i phoned them'.split(
      ', ',
    ),
  safe: 'lets finish this, let s finish this, lets finish, let s finish, we can finish, all is well, all good, all fine, everything is fine, everything is ok, we are fine, we are ok, we are safe, quite safe, i am fine, im fine, i am well, i m well, im well, we are well, i am okay, im okay, nobody is hurt, not suicidal, i am safe, i m safe, im safe, safe, safe now, go on, lets go on, let s go on, continue, lets continue, let s continue, i am safe now, i m ok now, im ok now, i am ok now, i m ok, i am ok, we can go on, can we go on, carry on, lets carry on, keep going, i am fine now, i m fine now, im fine now'.split(
    ', ',
  ),
  paid: 'sent, paid, transferred, send, gave, i lost, lost, stole, took, wired, deposited, used'.split(', '),
  demanded:
    'asked for, asked me for, asked me to pay, asked me to send, asked us for, asks for, asking for, asking me for, they asked, he asked, she asked, wanted from me, they wanted, he wanted, she wanted, they want, he wants, she wants, demanded, demanding, demands, told me to pay, told me to send, want me to pay, wants me to pay, wanted me to pay, wanted me to send'.split(
      ', ',
    ),
  to: 'to, into'.split(', '),
  theirs:
    'her account, his account, their account, her acct, his acct, their acct, her number, his number, their number, her gcash, his gcash, scammers account, scammers number, scammer account, scammer number, seller account, seller number, sellers number'.split(
      ', ',
    ),
  mine: 'my, from my, paid from, sent from, with my, using my'.split(', '),
  contactWish:
    'do not call me, dont call me, don t call me, please do not call, please dont call, pls dont call, do not phone me, dont phone me, don t phone me, dont ring me, don t ring me, no calls, no phone calls, text only, only text me, sms only, only messages, messages only, email only, not by phone, call only after, only call me after, call me only after, call me after, dont call the house, don t call the house, dont call my, dont write to my work, don t write to my work, do not write to my work'.split(
      ', ',
    ),
  reachMe:
    'my number is, my phone is, my phone number is, call me on, call me at, reach me on, reach me at, my number, my contact is'.split(
      ', ',
    ),
  rather:
    'should be, should have been, should read, must be, i mean, i meant, meant, no wait, wait no, actually, sorry, rather, make it, make that, it is, it was, its, it s, is really, was really, change to, to, but, not but, correct is, correction'.split(
      ', ',
    ),
  remove: 'take out, remove, delete'.split(', '),
  wrong: 'wrong, incorrect, not right, not correct, isn t right, mistake, false'.split(', '),
  whose: {
    own: 'mine, is my, mine s, my own, my name'.split(', '),
    theirs:
      'his, hers, theirs, scammer s, scammers, the scammer, her bank, their bank, he uses, she uses, they use, he used, she used, they used, the seller, seller is, seller name, seller s name, the boss, boss name, boss s name, the agent, agent name, agent s name, the recruiter, recruiter name, the buyer'.split(
        ', ',
      ),
  },
  nameIs:
    'name is, name was, name should be, name isn t, wrong name, right name, correct name, real name, not the name'.split(
      ', ',
    ),
  same: 'same, the same, me, myself, it is me, same name, same as my name, mine'.split(', '),
  addDetails:
    'details, add details, more details, tell more, detailed report, i want to add something, add something'.split(
      ', ',
    ),
  addPayment:
    'add another payment, also another, and another, plus another, another payment, add payment, i paid more, more payments, i paid again, second payment, another one, another transfer, second one, 2nd one, second transfer, one more just, one more transfer, one more payment, one more charge, another charge, another withdrawal, just went again'.split(
      ', ',
    ),
  otherBank: 'another bank, other bank, other, not in the list, another, different bank'.split(', '),
  sendIt:
    'send, send now, send it, submit, yes send, send the report, send it now, just send it, just send, ok send, ok send it, send already, send it already, go send it, submit it, submit now'.split(
      ', ',
    ),
  sendNow:
    'send, send now, send it, submit, yes send, send the report, yes, correct, yes that is right, all right, it is right'.split(
      ', ',
    ),
  news: {
    sms: 'sms, text, texts, text me, text message, texting'.split(', '),
    voice_callback: 'call, calls, a call, call me, phone me, ring me, by phone, phone call'.split(', '),
    email: 'email, e mail, e-mail, emails, mail me'.split(', '),
  },
  newsNot:
    'not, no, never, don t, dont, do not, didn t, didnt, haven t, havent, without, stop, instead of, rather than'.split(
      ', ',
    ),
  stopNews:
    'stop the messages, stop messages, stop the sms, stop sms, stop the texts, stop texting me, stop texting, stop the calls, stop calling me, stop calling, stop the e mails, stop the emails, stop emails, stop emailing me, no more sms, no more messages, no more texts, no more calls, no more emails, do not text me, don t text me, do not call me, don t call me, unsubscribe'.split(
      ', ',
    ),
  numbers: {
    units: {
      zero: 0,
      a: 1,
      an: 1,
      one: 1,
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
      eleven: 11,
      twelve: 12,
      thirteen: 13,
      fourteen: 14,
      fifteen: 15,
      sixteen: 16,
      seventeen: 17,
      eighteen: 18,
      nineteen: 19,
      twenty: 20,
      thirty: 30,
      forty: 40,
      fourty: 40,
      fifty: 50,
      sixty: 60,
      seventy: 70,
      eighty: 80,
      ninety: 90,
    },
    scales: {
      hundred: 100,
      thousand: 1000,
      thousands: 1000,
      k: 1000,
      grand: 1000,
      lakh: 100_000,
      lakhs: 100_000,
      lac: 100_000,
      lacs: 100_000,
      million: 1_000_000,
      millions: 1_000_000,
      m: 1_000_000,
      mn: 1_000_000,
      mil: 1_000_000,
      crore: 10_000_000,
      crores: 10_000_000,
      cr: 10_000_000,
      billion: 1_000_000_000,
      bn: 1_000_000_000,
    },
    money:
      'peso, pesos, rupee, rupees, franc, francs, dollar, dollars, rand, pounds, euro, euros, rs, bucks'.split(
        ', ',
      ),
  },
  time: {
    now: 'just now, now, right now, this minute, a moment ago, moments ago, a minute ago, seconds ago'.split(
      ', ',
    ),
    today: 'today, earlier today'.split(', '),
    yesterday: 'yesterday, last night'.split(', '),
    dayBeforeYesterday: 'the day before yesterday, day before yesterday'.split(', '),
    minute: 'minute, minutes, min, mins'.split(', '),
    hour: 'hour, hours, hr, hrs'.split(', '),
    day: 'day, days'.split(', '),
    week: 'week, weeks'.split(', '),
    month: 'month, months'.split(', '),
    ago: 'ago, before, earlier, back'.split(', '),
    morning: 'morning, this morning'.split(', '),
    afternoon: 'afternoon, noon'.split(', '),
    evening: 'evening, tonight, night'.split(', '),
    vague:
      'last week, the week before, past week, this week, earlier this week, the other week, last month, past month, this month, few weeks ago, some weeks ago, a couple of weeks ago, couple of weeks ago, several weeks ago, weeks ago, few days ago, some days ago, several days ago, couple of days ago, days ago, the other day, last weekend, recently, a while ago, last year, few months ago, months ago'.split(
        ', ',
      ),
    weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  },
} satisfies Words
