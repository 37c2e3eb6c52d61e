import type { PaymentWords } from '../tables/reading-words.ts'

/** Lists the words by which the reader understands English, as it is written in the Philippines and elsewhere. */
export const readingWords = {
  numbers: {
    units:
      'zero=0 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 twent=20 thirty=30 forty=40 fourty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 ninty=90',
    scales:
      'hundred=100 hundreds=100 hundrd=100 hundered=100 thousand=1000 thousands=1000 thousnd=1000 thousan=1000 thosand=1000 thou=1000 k=1000 grand=1000 mil=1000 lakh=100000 lakhs=100000 lac=100000 million=1000000 millions=1000000 m=1000000 mn=1000000 crore=10000000 billion=1000000000',
    fractions: 'half=0.5 quarter=0.25',
    joints: 'and, a, of',
    money:
      'peso=PHP pesos=PHP php=PHP p=PHP piso=PHP pesoses=PHP ph=PHP dollar=USD dollars=USD usd=USD bucks= euro=EUR euros=EUR eur=EUR pound=GBP pounds=GBP quid=GBP gbp=GBP riyal=SAR riyals=SAR sar=SAR dirham=AED dirhams=AED aed=AED yen=JPY jpy=JPY won=KRW krw=KRW sgd=SGD hkd=HKD aud=AUD cad=CAD rupee=PKR rupees=PKR pkr=PKR inr=INR ringgit=MYR myr=MYR baht=THB frw=RWF rwf=RWF franc=XAF francs=XAF cfa=XOF fcfa=XOF chf=CHF usdt=USDT tether=USDT usdc=USDC btc=BTC bitcoin=BTC bitcoins=BTC satoshi=BTC sats=BTC eth=ETH ethereum=ETH ether=ETH ethers=ETH bnb=BNB xrp=XRP ltc=LTC litecoin=LTC doge=DOGE dogecoin=DOGE rand=ZAR rands=ZAR zar=ZAR nad=NAD ghs=GHS cedi=GHS cedis=GHS kes=KES ksh=KES ngn=NGN naira=NGN tzs=TZS ugx=UGX nzd=NZD brl=BRL reais=BRL idr=IDR bdt=BDT taka=BDT lkr=LKR npr=NPR vnd=VND thb=THB cny=CNY rmb=CNY twd=TWD qar=QAR kwd=KWD cash= only=',
    numberBefore:
      'number, numero, num, nbr, number is, number was, #, acct, acc, account, account is, acct no, acc no, account no, ref no, phone no, cell no, cp no, mobile no, tel no, contact no, my no, his no, her no, their no, case no, order no, ticket no, policy no, invoice no, bill no, booking no, my no is, his no is, her no is, account no is',
    counted:
      'am, pm, minute, minutes, min, mins, hour, hours, hr, hrs, day, days, week, weeks, month, months, year, years, yr, yrs, yo, percent, %, times, x, people, persons, men, members, followers, likes, views, st, nd, rd, th, pcs, pieces, items, kg, kilos, km, meters, tasks, task, accounts, transfers, payments, transactions, messages, calls, texts, photos, videos, kids, children, students, employees, tickets, ticket, sacks, sqm, degrees, digits, digit, numbers, old, stars, reviews, orders, units, bedroom, gb, mb, inch, liters, nights, pax, boxes, bottles, pairs, seats, heads, of us, of them, star, g, lbs',
    times:
      'times, x, transfers, transactions, payments, swipes, charges, withdrawals, deposits, debits, sends, purchases',
    timesSaid: 'twice=2 thrice=3',
    pieces:
      'pcs, pieces, piece, pc, cards, gift cards, load cards, vouchers, tickets, tix, slots, boxes, units, items, sets',
  },
  time: {
    now: 'just now, right now, a moment ago, moments ago, a minute ago, this minute, seconds ago, a while ago lang, just this minute, just this moment',
    today:
      'today, this morning, this afternoon, this noon, this evening, tonight, earlier, earlier today, just today, later today, this lunch, this lunchtime, this day, td, 2day, tdy, just this morning, early this morning, awhile ago',
    yesterday:
      'yesterday, ystrday, yesterdy, yesteday, yesturday, yestrday, ysterday, ystd, ystday, yest, yday, ytd, last night, last nite, lastnight, yesterday morning, yesterday afternoon, yesterday evening, yesterday night, yesternight',
    dayBeforeYesterday:
      'day before yesterday, the day before yesterday, the other day, two nights ago, other day',
    dawn: 'dawn, early morning, early this morning, predawn, before dawn, small hours, daybreak, wee hours, middle of the night, before sunrise',
    morning: 'morning, mornin, this morning, mrning, breakfast, breakfast time, in the am',
    noon: 'noon, midday, lunch, lunchtime, lunch time, lunch break, lunchbreak',
    afternoon: 'afternoon, this afternoon, aftrnoon, afternoon time, merienda time',
    evening: 'evening, this evening, dinner, dinner time, dinnertime, supper',
    night: 'night, nite, tonight, last night, last nite, lastnight, bedtime, late night',
    greetings:
      'good morning, good afternoon, good evening, good day, good noon, good night, gud morning, gud am, gud pm, gd morning, gud eve, good eve',
    months: [
      'january jan',
      'february feb febuary',
      'march mar',
      'april apr',
      'may',
      'june jun',
      'july jul',
      'august aug',
      'september sept sep',
      'october oct',
      'november nov',
      'december dec',
    ],
    weekdays: [
      'monday',
      'tuesday tues tue',
      'wednesday wed weds',
      'thursday thurs thur thu',
      'friday fri',
      'saturday',
      'sunday',
    ],
    feasts:
      'christmas=12.25 christmas_day=12.25 xmas=12.25 christmas_eve=12.24 new_year=1.01 new_years=1.01 new_year_s_day=1.01 new_years_day=1.01 new_year_s_eve=12.31 new_years_eve=12.31 valentine_s=2.14 valentines=2.14 valentine_s_day=2.14 valentines_day=2.14 all_saints_day=11.01 all_saints=11.01 all_souls_day=11.02',
    minute: 'minute, minutes, min, mins, minits',
    hour: 'hour, hours, hr, hrs',
    day: 'day, days',
    week: 'week, weeks, wk, wks',
    month: 'month, months',
    ago: 'ago, back, earlier, past, before now, already',
    beforeHour:
      'at, around, about, at around, at about, arnd, abt, approx, approximately, past, by, since, exactly, exactly at, roughly, it was, was, time was, like, at exactly, nearly, almost, from, @',
    afterHour: 'o clock, oclock, sharp, in the morning, in the afternoon, in the evening, at night, hrs, ish',
    hours: 'midnight=0 noon=12',
    minutesBefore:
      'half_past=30 quarter_past=15 quarter_to=-15 quarter_after=15 ten_past=10 ten_to=-10 five_past=5 five_to=-5 twenty_past=20 twenty_to=-20',
    minutes: 'thirty=30 fifteen=15 forty_five=45 oh_five=5 ten=10 twenty=20 forty=40 fifty=50',
  },
  signs: {
    paid: 'sent, send it, send him, send her, send them, i send, we send, she send, he send, have send, had send, already send, paid, payed, i pay, we pay, she pay, he pay, transferred, transfered, transferd, tranfer*, i transfer, wired, deposited, i deposit, gave, give him, give her, i give, given, handed, handed over, invested, put in, put, lost, lose, gone, stolen, stole, took, taken, deducted, debited, withdrawn, withdrew, withdraw all, released, went out, went through, it sent, scammed of, scammed for, scammed out of, swindled, robbed, used, charged, spent, loaded, sending, paying, transferring, transfer of, transfers, cashed in, cash in, top up, topped up, topup, remitted, moved, moved out, left my account, left our account, left my, i typed, bought, purchased, cleared out, drained, emptied, missing, swiped, vanished, disappeared, processed, executed, settled, cost me, parted with, forked out, shelled out, gcash*, sent via, pushed through, confirmed the payment, i approved, approved the, made a transfer, made the transfer, made a payment, made the payment, did the transfer, did a transfer, completed, fell for, coughed up, got from me, took from me, got out of me, siphoned, hit my card, charges, debit of, withdrawal of, purchase of, payment of, paid via, bank transfer, loaned to him, lent, lended, borrowed from me, advanced, downpayment of, down payment of, deposit of, pay via, reloaded, converted, effected, wire was effected, settled their, i settled, we settled, down by, put down, scanned the qr, scanned his qr, handed to her, handed to him, charge of, collected from me, got only, moved out of, came out of, went to her, went to him, pushed, top up of, sent out, gave her, gave him, gave them, sent her, sent him, sent them, paid her, paid him, paid them, defrauded of, conned out of, cheated of, duped of, tricked out of, parted, released php, wire of, remittance of, net loss, purchased for, invested about, in cash',
    asked:
      'asked, asking, asks, ask, ask for, asked for, wants, want, wanted, wanting, demand*, claim, claims, claimed, owe, owing, owes, need, needed, needs, to pay, have to pay, had to pay, must pay, should pay, promised, promise, promising, said i won, won, win, bail, if i pay, worth, requested, request, requesting, telling me to, told me to, require*, price, priced, cost, costs, rent, bill, tuition, offered, offering, offer, salary, commission, guaranteed, will become, would become, per month, per year, a month, monthly, weekly, daily, per day, a day, supposed to be, reward, prize, grant, penalty, settle, invoice of, invoice for, borrow, fine of, fine, to unlock, to release, unless, or else, approved, insurance, tax, threatening, screenshot of, applied, reservation, quoted, advertised, listed, selling for, sells for, fee, fees, bond, instead of, discounted, sale, from only, estimated, expecting, expected, would be, will be, kept saying, another, one more, balance due, loan of, jackpot, lottery, profit, profits, returns, earn, will give, limit, budget, originally, normally, original is, for every, you get, after 15 days, to activate, charging, is charging, refundable, deposit required, overpaid, i ve offered, i offered, per cutoff, every month, benefit of, reward of, worth of, get it for, would get, attempt of, one attempt',
    back: 'came in my account, came into my account, came in to my account, money came in, came in from, entered my account, landed in my account, was put in my account, put in my account, appeared in my account, arrived in my account, refunded, refund, refunds, came back, got back, got it back, paid me back, returned, give back, gave me back, received, i received, i receive, earned, credited, withdrew ok, withdraw ok, was able to withdraw, with interest, reversed, recovered, back to my account, bounced back, sent back, return of, cashback, got, i got, paid us back, gave it back, in return, give back to me, able to take out, able to withdraw, was returned, returned to our, withdrew successfully, paid out, payout of, sent me back, came back as, cashed out',
    balance:
      'balance, left in, still have, remaining, remains, remain, in the account, app shows, dashboard, the app says, on the app, screen says, screen shows, shows, showing, there is still, i only have, only have, my savings is, displayed, wallet shows, account shows, left with, i have only, have only, only left, passbook shows, app says, dashboard says, website says, my limit, limit is, statement shows, pesos left',
    earlier:
      'in march, last year, years ago, year ago, already lost, old case, previously, before this, last month, earlier this year, months ago, first time, back in, a few months, in the past, once before, two years, long time ago, last time, before that, on file already, another report, already reported, that s another, lost then, back then, in the first scam, last semester',
    not: 'not, never, no, didn t, didnt, don t, dont, did not, do not, wasn t, wasnt, haven t, havent, hadn t, hadnt, couldn t, couldnt, without, nothing, cannot, can t, cant, refused, almost, nearly, none, nobody, stopped, cancelled, canceled, isn t, isnt, won t, wont, instead of, before i could, failed to, declined, nor, aint, never went through, not go through, bounced, error error, hasn t, hasnt, doesn t, doesnt, weren t, werent, yet to',
    unreal:
      'if, unless, want to, wanted to, wants me to, would, could, should, might, about to, going to, will, must, need to, have to, had to, asked me to, told me to, to, was going to, planning to, plan to, can i, should i, supposed to, tried to, trying to, almost, nearly, ready to, before, until, so that, in order to, let me, threatened to, may, gonna',
    pointsBack:
      'it, both, them, all, that, everything, sent it, paid it, did it, i did, all of it, one go, the amount, the money, the full amount, this amount, same amount, the whole amount, half of it, so i did, and i did, and sent, complied',
    correction:
      'no wait, wait no, wait, i mean, sorry, no sorry, actually, make that, correction, rather, scratch that, my mistake, i meant, or rather, oops, typo, not sure wait, let me correct, ah no, oh no wait, i should say, ay, i made an error, i made a mistake, made an error in, mistyped, i mistyped, typed it wrong, typed wrong, wrote it wrong, wrote wrong, i told you wrong, i said it wrong, i gave you the wrong, gave you the wrong, let me fix, please change, pls change, change it to, please update, please correct, pls correct, should read, must read, changed my mind, on second thought, you wrote, you have written, amount is wrong, date is wrong, bank is wrong, name is wrong, number is wrong, is incorrect, not correct, not that one',
    fromBefore:
      'from, from my, from our, my, our, using, using my, used my, with my, with, via, thru, through, thru my, through my, by, on my, in my, out of my, off my, i use, i have, i am with, account is, account at, account in, i bank with, card from, mine is, own, from her, from his, her own, his own, app is, debit card of, savings in, payroll',
    fromAfter:
      'account of mine, acct of mine, is my bank, is mine, app of mine, card of mine, is where, was my, is what i use, i used, i use, payroll, savings of mine',
    toBefore:
      'to, into, to his, to her, to a, to an, to their, to the, to this, to account, to number, his, her, their, receiving, received by, recipient, beneficiary, payee, destination, went to, goes to, send to, sent to, deposit to, credited to, account under, under, going to, landed in, transferred to, paid to, in his, in her, in their, receiver, towards',
    toAfter:
      'account of, account number, acct of, acct no, acct number, account no, number, account, account name, under the name, acc no, qr, qr code, wallet of, s account, acc, account named, belonging to, account with',
    pretended:
      'pretending to be, pretended to be, pretend, pretends, pretending, claiming to be, claimed to be, claims to be, claiming, said he is from, said she is from, said she was from, said he was from, said they were from, saying he is from, says she is from, says he is from, calling from, called from, call from, text from, txt from, sms from, email from, e mail from, message from, from the, a fake, fake, posing as, posed as, impersonat*, introduced himself as, introduced herself as, supposedly from, allegedly from, a page like, looks like, looked like, looking like, website of, site of, page of, fraud department, security department, fraud team, customer service, customer care, helpline, hotline of, security, support, representative of, agent of, officer of, officer from, someone from, somebody from, guy from, man from, lady from, woman from, employee of, so called, link from, login page, clone of, spoofed, app called, named as, staff of, lookalike, i thought it was, thinking it was, representing, represented as, purported to be, purporting to be, using the name of, in the guise of, calling himself, calling herself, called himself, called herself, calling themselves, alleged, supposed, a supposed, allegedly, self styled, from a certain, dressed as, said they re from, said theyre from, said they are from, says they are from, saying they are from, said hes from, said shes from, says hes from, says shes from, chatted from, named after, said he was with, told us he is from',
    reachMe:
      'is me, is mine, thats me, that s me, thats mine, that s mine, ring me, ring me on, my number is, my number, my no, my cell, my cp, my mobile, my phone, my phone is, my phone number, my contact, my contact number, contact me, contact me at, call me, call me at, call me on, call me back, reach me, reach me at, reach me on, text me, you can call, you can reach, you can text, my whatsapp, my viber, callback, im at, i m at, i am at, mine is, my tel, my cell no, my mobile number, here is my number, heres my number, this is my number, my landline, my number here, contact no, contact number, pls call, please call, only text, only text me, text only, you may ring me, ring me at, may call me, they may call me, reach me under, you can reach me, call this, whatsapp me, viber me, message me at, message me on, my new number, my no is, my cp no, my number s',
    theirNumber:
      'called from, texted from, called me from, calling from, calling me from, texted me from, texting from, messaged me from, messaged from, messaging from, wrote me from, wrote to me from, rang from, rang me from, phoned from, phoned me from, contacted me from, whatsapped me from, sms from, whatsapp from, text from, his number is, his number, her number, their number, caller, number was, the number, number they, they called, called me, using number, using the number, from number, number that called, scammer number, scammer s number, his cp, his cell, number used, number of the scammer, unknown number, contacted me through, message from, a call from, he used, she used, they used, his whatsapp, text came from, that texted, who texted, his viber, her whatsapp, caller s number, the one calling, pretends to be',
    meantNumber:
      'instead of, should be, should have been, supposed to, supposed to be, meant, meant for, wanted to send, real number, old number, correct number, right number, correct one, actual number, proper number, intended, was for, not',
    nameBefore:
      'account name, acct name, acc name, account holder, account title, account is under, name of, under the name, under the name of, in the name of, under name, by the name of, named, called, name is, name was, his name is, her name is, the name is, name on the account, name there is, name, names, beneficiary, beneficiary name, recipient, recipient name, payee, receiver, receiver name, account of, belongs to, under, registered to, to, a certain, it says, it showed, it shows, shows name, name shown, name showing, holder, registered name, qr name, name came out, his nurse, her nurse, his cousin, his secretary, seller called, seller named, beneficiary is, beneficiary bank is, name there, receiver name he noted, to one, payable to, to a broker, former tenant, seller, by a certain, the beneficiary is, owner is, holder is, receiver is',
    referenceBefore:
      'utr, utr no, utr number, rrn, arn, ref, ref no, ref num, ref nbr, ref number, ref nr, ref code, ref id, refno, reference, reference no, reference num, reference number, reference id, reference code, transaction id, transaction no, transaction number, transaction ref, transaction code, transaction reference, trans id, trans no, trx, trx id, txn, txn id, txn no, txn number, txid, tx id, trace no, trace number, tracking ref, confirmation no, confirmation number, confirmation code of transfer, receipt no, receipt number, receipt, control number, control no, mtcn, invoice ref, payment id, payment ref, swift ref, transfer id, order ref, ref of, reference is, reference was, ref is, our reference is, ref no is, trace, sms ref, ref on the, receipt code, txn ref, transaction reference no, ref of the',
    found:
      'realised, realized, realise, realize, noticed, notice, understood, found out, find out, found, discovered, discover, woke up, told me, told my, called the bank, checked, check, saw, see, received a text, got a text, got a message, reported, asked the bank, learned, learnt, knew, only then, came to know, confirmed with, alert came, text came, was informed, found, answered, replied, reply, last seen, blocked me, stopped answering',
    next: 'and, but, then, and then, so, because, now, after, after that, afterwards, when, while, before, until, later, next, first, finally, since, which, who, whereas, although, though, next thing, plus',
    total:
      'in total, total, altogether, all in all, in all, all together, sum of, total of, overall, combined, totaling, totalling, amounting to, grand total, total i sent, total is, in one go, comes to, adds up to, all together that s, sum is',
    each: 'each, twice, two times, 2x, per transfer, both times, again the same, every time, apiece, times two, three times, 3x, another, again, a second, one more',
  },
  kinds: {
    impersonation_bank_police: [
      'police, policeman, police officer, inspector, sergeant, nbi, cybercrime, warrant, arrest, arrested, case against me, drug case, money laundering, syndicate, bail, detective, prosecutor, subpoena, fraud department, fraud dept, fraud team, fraud unit, security department, safe account, safe wallet, secure account, bank officer, bank agent, from the bank, bank employee, bank staff, bank manager, bank representative, bank rep, pretending to be the bank, pretending to be my bank, pretending to be our bank, pretending to be bank, pretending 2 be my bank, pretending 2 be bank, pretended to be my bank, pretended to be the bank, claiming to be my bank, claimed to be my bank, acting as my bank, said they were my bank, said he was my bank, account will be suspended, account suspended, account is blocked, account will be closed, verify my account, holding account, holding wallet, holding department, fraud officer, security officer, digital arrest, court order, bank verification, captain of police, waive the annual fee, annual fee, protect my account, protect it, helped him protect, appearance bond, court summons, hit list, government vault, video call with a police, cybercrime officer, fake police, fake nbi, card services, my account was used by, used by a syndicate, bank lady, bank hotline called, security team, update my bank, account verification',
      'account, hacked, suspended, otp, unblock, card blocked, verification, unusual activity, security code, from unity, from harbor, from meridian, from coastal, unauthorised transaction, protect my money, officer, badge, jail',
    ],
    impersonation_other: [
      'tax office, revenue, customs, immigration, courier, parcel, package, delivery fee, redelivery, rider, telecom, telco, sim registration, sim will be, electric company, electricity, power cut, disconnection, water bill, utility, customer care, help desk, government, city hall, subsidy, social security, pension, cash on delivery, cod, tracking, post office, postal, barangay, municipal, traffic fine, toll, unpaid toll, traffic violation, health insurance, census, subscription renewal, airline, refund department, streaming, donation, charity, fundraiser, relief goods, qr sticker, sticker, fake qr, water district, highway patrol, lto, dswd, owwa, philhealth, pag ibig, sss, gsis, ayuda, social welfare, benefit for ofw, overseas workers, collecting for, typhoon victims, foundation, hotel reception, booking app, re verification, re delivery, toll fee, parcel fee, school of my son, school of my daughter, school called, hospital billing, immigration bureau, immigration officer, disconnection notice, internet company, address incomplete, substances in my name',
      'fake website, link, penalty, fine, agency, official, hold, text, registration, update my details, clearance, support team, company, shipping',
    ],
    impersonation_family_friend: [
      'hi mum, hi mom, hi dad, hi ma, hi lola, new number, changed number, lost his phone, lost her phone, broke her phone, broke his phone, my grandson, my granddaughter, hospital bill, friend s account, friend s acc, acc got hacked, account got hacked, her account was hacked, his account was hacked, hacked messenger, hacked facebook, pretending to be my, pretended to be my, posing as my, bestie, classmate, kumpare, old friend, borrow, emergency, used my friend s, my friend s messenger, my friend s facebook, bail my son, son in jail, kidnapped my, voice of my son, voice of my daughter, car accident, had an accident, in an accident, met an accident, parish priest, our priest, cloned voice, made my voice, copied my voice, sounded like my, voice with the computer, atm was swallowed, hacked acct, acct was hacked, hacked account of my, hacked account of a friend, name of our priest, using the name of my, pretending to be a friend, pretending to be my friend, said she is my niece, said he is my nephew, stuck at the, family gc',
      'mama, papa, my son, my daughter, my sister, my brother, my aunt, my uncle, messenger, facebook, urgent, stranded, hacked, laptop repair, nephew, niece, cousin',
    ],
    investment: [
      'invest, invested, investment, investing, investor, investors, crypto, bitcoin, forex, trading, trader, trade, shares, stocks, returns, profit, profits, interest, double your money, doubled, ponzi, pyramid, paluwagan, cooperative, signals, mining, staking, usdt, coin, coins, token, dividend, dividends, capital, platform, broker, withdraw my, payout, percent a month, percent per month, percent monthly, guaranteed return, casino, betting, gambling, cash flip, copy trading, liquidity pool, lending pool, pooling, grow it, grow my money, grow our money, upline, recruited, recruited me, dashboard says, capital gains, sabong, online sabong, sure win, every cutoff, percent every, percent a day, percent daily, coop, trust me bro, put money in, payouts, roi, passive income, farm investment, piggery investment, ico, liquidity',
      'group, admin, withdraw, retirement, recruit, app shows, vip, mentor, seminar, upline, slot, unlock, gold',
    ],
    purchase: [
      'bought, buy, buying, buyer, order, ordered, seller, online shop, online store, shop, marketplace, never came, never arrived, never delivered, not delivered, didn t arrive, didnt arrive, item, items, shoes, laptop, iphone, phone for sale, tickets, concert, ticket, rent, rental, apartment, condo, motor, motorcycle, reserve, reservation, meet up, downpayment, second hand, secondhand, preloved, selling, puppy, resort, booking, booked, villa, flight, staycation, transient, landlord, boarding house, delivered, fake item, counterfeit, pre order, preorder, game account, diamonds, skins, gcash buyer, overpaid, overpayment, proof of payment, check bounced, online selling, live selling, pasabuy, bedspace, dorm, scooter, carabao, used car, second hand car, car for sale, 2nd hand, not our page, chargeback, charged back, gone with my, screenshot of a transfer, screenshot of the transfer, fake screenshot, fake transfer, fake receipt, fake payment, check is bounce, bounced check, check bounce, cheque bounced, buyer showed, i was selling, i sell, sold it to, tix, reseller, never shipped, not shipped, no delivery, beach house, airbnb, caretaker said, training kit',
      'blocked, page, price, delivery, seller blocked, parcel, facebook page, discount, sold, reserved, deposit, box, car',
    ],
    romance: [
      'dating, dating app, boyfriend, girlfriend, love, loved, relationship, met online, never met, man she met, fiance, fiancee, engineer on, oil rig, soldier, widower, military, army doctor, marry, my love, sweetheart, romance, flirting, ldr, foreigner, afam, online boyfriend, plane ticket, gift for me, fell in love, in love, babe, honey, lonely, matched, tinder, bumble, lady friend, met her on, met him on, known online, i met a girl, i met a guy, i met a man, dating app match, language exchange, bar girl, widower doctor, the general, my general, honey ko, he loves me, she loves me, he said he loves me, she said she loves me, sugar daddy, sugar, flight ticket to, talking online, chatting for months, months talking, months of chatting, whom i have not met, not met in person, haven t met, havent met, joint account, girl from the app, room reservation',
      'chat, months, hospital, package, immigration, customs, visa, video call, he said he loves, she said she loves',
    ],
    advance_fee: [
      'loan, lending, loan app, prize, won, winner, lottery, raffle, sweepstake, inheritance, barrister, probate, grant, scholarship, processing fee, release fee, insurance fee, registration fee, activation fee, congratulations, next of kin, unclaimed, beneficiary fund, donation from, advance fee, to release the, release the money, release the loan, loan approved, approved loan, credit card approved, giveaway, lucky, stamp duty, notary, visa fee, blessing, healer, ritual, salary loan, loan online, collateral, loan officer, chosen for, pay the tax, tax first, tax of, claim the prize, to claim, customs brokerage, brokerage, anti money laundering clearance, clearance fee, registration first, budol, dollar bill, reward, brand new car, angpao, collateral waiver, insurance first, processing first, pay first before',
      'fee, tax, advance, fees, stamp, registration, processing, charges, more fees, another fee',
    ],
    job_task: [
      'job, jobs, task, tasks, work from home, wfh, part time, hotel rating, rate the, rating, like videos, liking videos, like youtube, recruiter, recruitment, hiring, hired, placement fee, deployment, agency abroad, job abroad, work abroad, overseas job, applicant, applied for, application fee, training fee, medical fee, commission, prepaid task, merchant task, optimization, freelancing, data entry, encoder, telegram job, vacancy, receive money in my account, pass on the money, forward the money, money mule, use my account, rent my account, cruise ship, training kit, typing job, rent his bank account, rent my bank account, rent your account, rent her account, rent bank account, rent the account, customer service company, chat moderator, caregiver in, interview, passed the interview, medical and visa, medical exam, manpower, poea, dmw, deploy, deployed, uniform fee, job in',
      'agency, online, withdraw, earn, earning, top up, recharge, boss, coordinator, negative balance, complete, salary, employer, uniform, seaman',
    ],
    invoice_mandate: [
      'invoice, invoices, supplier, vendor, new bank details, bank details changed, changed bank, changed account, changed their bank, new account details, new bank account, account number changed, account details changed, updated bank details, printer, lease, accounts payable, contractor, purchase order, payment instruction, payment instructions, proforma, billing, remittance advice, fake invoice, payroll change, salary account, paper supplier, mailbox was compromised, compromised mailbox, single letter, real supplier, true supplier, regular supplier, our supplier, purported to be from our, different bank acct, different bank account, different account than usual, provider says unpaid, pay rent from now on, landlord s secretary, new acct, changed bank details, new account of our, payroll file, salary be sent',
      'email, company, accounting, cfo, e mail, letterhead, domain, procurement',
    ],
    ceo_fraud: [
      'ceo, our president, my boss, the boss, our boss, director, cfo, our ceo, managing director, general manager, gift cards, gift card, chairman, owner of our company, our manager, company president, urgent transfer, confidential, acquisition, principal of our school, our pastor, boss asked, boss texted, boss messaged, boss emailed, pretending to be our, finance head, cloned the ceo s voice, ceo s voice, president of the company, group cfo, real boss, boss chatted, my boss so i thought, load cards, game load cards, real ceo, real president, real director, from the president',
      'company account, corporate, finance assistant, secretary, meeting, office, urgent, petty cash, in a meeting',
    ],
    account_takeover: [
      'i did not do, i didn t do, i didnt do, never made, did nothing, not me, wasn t me, wasnt me, i did not make, i didn t make, i didnt make, unauthorized, unauthorised, sim was replaced, sim swap, sim swapped, lost signal, no signal, card was used, my card was, phished, phishing, typed my, entered my, logged in, signed in, gone from my account, without my, without my knowledge, somebody used, someone used, hacked my, i was hacked, got hacked, my account was hacked, password was changed, locked out, can t log in, not my transaction, i was sleeping, while i slept, stolen card, stolen phone, lost my phone, phone was stolen, wallet was stolen, pickpocket*, skimmed, cloned, charged to my card, card charged, transactions i, woke up, loan in my name, no service, had no service, no otp asked, they just guessed, moved out of, never left my, shop i never heard, borrowed the phone, borrowed my phone, used my phone, charge i did not, charges i did not, unauthorized card, card charges, inside my acct, cant login, can t login, cannot log in, cannot login, new device, device was added, we haven t shared',
      'all my, gone, alert, otp, link, code, mpin, pin, password, emptied, website, page, clicked, sms, zero balance',
    ],
    remote_access: [
      'remote, remote access, remotely, anydesk, teamviewer, screen share, share screen, shared my screen, screen sharing, sharing my screen, install, installed, installed an app, download, downloaded, apk, controlling, control of my, took control, taking control, moving by itself, moves by itself, mouse, cursor, technician, tech support, virus, support app, quick support, helpdesk app, screen went black, black screen, access code of, session code, types alone, typing alone, types by itself, typing by itself, inside my computer, in my computer, in his computer, call support, loud alarm, antivirus, license expired, fix my computer, fix the vpn, it helpdesk, screen sharing app, app on my phone, moving inside, moving inside her, invitation apk, app i did not install',
      'app, phone, computer, tablet, laptop, popup, pop up, microsoft, uninstall',
    ],
    extortion_coercion: [
      'blackmail*, nude, nudes, naked, video of me, photos of me, pictures of me, my photos, my pictures, sextortion, sextort*, threaten*, threats, expose me, send it to my family, send to my family, send to all, scandal, leak, leaked, will hurt, come to hurt, post my, edited photos, edited photo, my contacts, ransom, kidnap*, kill me, kill my, extort*, private video, private photos, sex video, intimate, shame me, harass*, loan sharks, death threat, hostage, gunpoint, at knifepoint, at gunpoint, sextorsion, my pics, gf s pics, has my pics, have my pics, delete my video, delete my photos, post it if, he ll post, hell post, will post my, will post it, tagged my, send the pic, sends the pic, send my video, send my pics, my video, spread my, spread it, video call and you know, hand the passport back, refuses to hand, hush money, protection money, pay or else',
      'loan app, lending app, family, contacts, scared, friends list, video call, video, screenshots, pay or',
    ],
    recovery_scam: [
      'recover my money, recover the money, get it all back, recovery agent, recovery expert, recovery company, recovery, recover, recovered my, get my money back, get back my money, old case, lost before, refund of my, fooled a second, second time, scammed again, twice scammed, funds recovery, retrieve, retrieve my, ethical hacker, hacker who, lawyer who, i lost before, lost last year, previous scam, was scammed last year, first scam, scammed before, retainer, court bond, release bond, scammer is caught, scammer was caught, scammer has been caught, can get back, compensated, restitution, refund agent, fooled again, being had again, conned again, chargeback expert, funds tracer, take back my money, knew that i d been scammed, knew i was scammed, already on file',
      'lawyer, atty, retainer, agent, court, filing fee, interpol, fbi, release, hire',
    ],
    mistaken_payment: [
      'by mistake, by accident, wrong number, wrong account, wrong person, typed one digit, one digit, wrong digit, typed wrong, my own fault, my mistake, stupid mistake, own mistake, no scam, not a scam, nobody scammed, sent to the wrong, paid twice, double, duplicate, mistyped, extra zero, one zero too many, accidentally, wrongly sent, wrong recipient, wrong send, wrong qr, wrong amount, autocorrect, old number of, fat finger, mistakenly, mis sent, sent twice, wrong contact, wrong supplier, similar name, encoding error, same name, too many zeros, 0 too many, zero too many, extra 0, one 0 too many, wrong biller, old saved account, saved account, to her instead, to him instead, twice by accident, paid double, double payment, wrong digits, one number wrong, digit wrong, one digit wrong, wrong bank account, my typo, to the wrong',
      'return, reverse, refund, unknown person, stranger, give it back',
    ],
  },
} satisfies PaymentWords
