import type { Words } from '../tables/words.ts'

/** Lists the words that the dialogue understands in Oshiwambo. */
export const words = {
  names: 'oshiwambo, oshikwanyama, kwanyama, oshindonga'.split(', '),
  yes: 'heeno, eeno, ee, ehee, eewa, osho, osho naanaa, onda dimina, twikila, otashi twikile'.split(', '),
  no: 'ahowe, aaye, aawe, hasho, kashi fi, osha pwa, ahowa'.split(', '),
  notSure: 'inandi shiiva nawa, tashi dulika, pamwe'.split(', '),
  likelyNo:
    'pamwe ahowe, ahowe pamwe, pamwe aaye, aaye pamwe, pamwe kape na, otashi dulika ahowe, kandi wete ngaho'.split(
      ', ',
    ),
  dontKnow: 'kandi shii, kandi shi shii, itandi i mono, onda dimbwa, kape na, inandi i mona'.split(', '),
  skip: 'pitila po, pitila, shi landula, konima, kashi pumbiwa, inashi pumbiwa'.split(', '),
  polite: 'alikana, onda hala'.split(', '),
  commands: {
    back: 'shuna konima, konima, aluka, shuna, epulo la pita'.split(', '),
    repeat: 'popya vali, endulula, vali, oshike'.split(', '),
    help: 'ekwafo, kwafele nge, inandi uda ko, omolwashike'.split(', '),
    person:
      'omunhu, popya nomunhu, okupopya nomunhu, onda hala okupopya nomunhu, omunhu womoshili, onda hala omunhu, denge nge'.split(
        ', ',
      ),
    stop: 'fika opo, kala, xulifa, weka'.split(', '),
    restart: 'hovela vali, dima, dima aishe, olopota ipe'.split(', '),
    edit: 'lundulula, pukulula'.split(', '),
    status: 'oshipotha shange, oshipotha shange oshi li peni, onghundana, ondi na onomola yoshipotha'.split(
      ', ',
    ),
    danger: 'oshiponga, ondi li moshiponga'.split(', '),
  },
  fields: {
    bank: 'obanga, tadi di'.split(', '),
    amount: 'omwaalu, oimaliwa, omiyalu, omwaalu'.split(', '),
    when: 'efimbo, ovili, efiku'.split(', '),
    reference: 'onomola yefuto, reference'.split(', '),
    receiver: 'tadi i, okonto'.split(', '),
    type: 'oludi'.split(', '),
    contact: 'ongodi, onomola, onomola yange'.split(', '),
  },
  kinds: {
    impersonation_bank_police: 'obanga, opolifi, wokobanga, omupolifi, okonto ya amenwa'.split(', '),
    impersonation_other: 'epangelo, ombelewa'.split(', '),
    impersonation_family_friend: 'eukwao, omona wange, meme, tate, omumwameme, onomola ipe'.split(', '),
    investment: 'okukunina, onda kunina, crypto'.split(', '),
    purchase: 'ofitola, onda landa, omulandifi, inai fika'.split(', '),
    romance: 'ohole, omuholike'.split(', '),
    job_task: 'oilonga, oshilonga'.split(', '),
    advance_fee: 'ondjabi, onda findana, efyuululo, omukuli'.split(', '),
    invoice_mandate: 'ofaktula'.split(', '),
    ceo_fraud: 'omukulunhu wange'.split(', '),
    account_takeover: 'ova kufa okonto yange, hack'.split(', '),
    remote_access: 'ova pangela ongodi yange, anydesk'.split(', '),
    extortion_coercion: 'omatilifo, otava tilifa nge, omafano ange'.split(', '),
    recovery_scam: 'alula oimaliwa'.split(', '),
  },
  notScam: {
    mistaken: 'onomola ya puka, onda puka'.split(', '),
    received: 'oimaliwa ihandi i shii'.split(', '),
    dispute: 'oupyakadi nofitola'.split(', '),
  },
  wasScam: 'okwa li oukengeleli, oukengeleli, onda kengelelwa, ova kengelela nge'.split(', '),
  noNumber:
    'inandi yandja onomola, kandi na onomola, kandi na ongodi, kape na onomola, kape na ongodi, onda kanifa ongodi'.split(
      ', ',
    ),
  noBank: 'kandi na obanga, kandi na okonda, kape na obanga, inandi kala na obanga'.split(', '),
  codeAsked:
    'onde va pa o otp, onde mu pa o otp, onda yandja o otp, onde va pa okode, onde mu pa okode, onda yandja okode, ova pula okode, okwa pula okode, ova pula o otp, okwa pula o otp'.split(
      ', ',
    ),
  stoppedInTime:
    'onda kelela, inandi futa, inandi tuma, ina tuma natango, ina futa natango, inandi tuma natango, inandi futa natango, oimaliwa oi li natango'.split(
      ', ',
    ),
  forOther: 'omunhu umwe vali, ohandi kwafele meme, ohandi kwafele tate'.split(', '),
  itsMe: 'osha ningilwa nge, aame mwene, okonda yange, osho shange'.split(', '),
  theyAgree: 'okwa dimina, okwa itavela, oku shi shii, okwa ti heeno, oku li pamwe naame'.split(', '),
  theyDoNot: 'ina dimina, ina itavela, ke shii, ke shi shii, okwa ti ahowe, ina hala'.split(', '),
  thanks: 'tangi, tangi unene, osho ashike, kala po nawa'.split(', '),
  danger: 'dipaa, otava dipaa nge, ondjembo, omwele, okulidipaa, okwa kwatwa konghonga'.split(', '),
  called: 'onda denga, onda denga nale, onda dengela obanga'.split(', '),
  paid: 'onda tuma, onda futa, onda yandja, onda kanifa'.split(', '),
  demanded: 'va pula, okwa pula, ova pula, ota pula, tava pula, va hala, ova hala, okwa hala'.split(', '),
  to: 'ko, ku, kokonto, komunhu'.split(', '),
  theirs: 'okonto yaye, onomola yaye, okonto yavo, onomola yavo'.split(', '),
  mine: 'obanga yange o, okonto yange'.split(', '),
  contactWish:
    'inamu dengela nge, ino dengela nge, inamu denga nge, inamu denga, inandi hala okudengelwa, inandi hala ongodi, sms ashike, etumwalaka ashike, omatumwalaka ashike, tumina nge ashike sms, inamu denga keumbo, inamu dengela keumbo, inamu dengela koilonga, inamu shanga koilonga, no calls, email ashike'.split(
      ', ',
    ),
  reachMe: 'onomola yange oyo, ongodi yange oyo, denge nge ku, onomola yange'.split(', '),
  rather: 'oshi na okukala, ndi hala okutya, ponhele ya, ndele, osho'.split(', '),
  remove: 'kufa mo'.split(', '),
  wrong: 'ya puka, sha puka, wa puka, la puka, onda puka, epuko, hasho'.split(', '),
  whose: { own: 'yange, oyange, lyange'.split(', '), theirs: 'yaye, oyaye, yavo, oyavo'.split(', ') },
  nameIs: 'edina'.split(', '),
  same: 'olo tuu olo, ame, ame mwene'.split(', '),
  addDetails: 'ouyelele, weda ko'.split(', '),
  addPayment: 'efuto limwe vali, onda futa vali, opena imwe vali, oimaliwa imwe vali'.split(', '),
  safe: 'onda kala nawa, otu li nawa, onda amenwa, ondi li nawa, twikila, kape na oshiponga, ke na oshiponga'.split(
    ', ',
  ),
  otherBank: 'obanga imwe vali, imwe vali'.split(', '),
  sendIt: 'tuma, tuma paife, tuma ashike, tuma nee'.split(', '),
  sendNow: 'tuma, tuma paife, osho naanaa, heeno'.split(', '),
  news: {
    sms: 'sms, etumwalaka'.split(', '),
    voice_callback: 'ongodi, dengeleni nge, dengela nge'.split(', '),
    email: 'email, e mail, e-mail'.split(', '),
  },
  newsNot: 'ahowe, aaye, kape na, ino, inamu, itandi hala, inandi hala, kandi hala'.split(', '),
  stopNews:
    'xulifa eetumwalaka, xulifa etumwalaka, xulifa sms, xulifa ongodi, xulifa email, inamu tuma vali, inamu denga vali'.split(
      ', ',
    ),
  numbers: {
    units: {
      imwe: 1,
      mbali: 2,
      avali: 2,
      nhatu: 3,
      atatu: 3,
      nhee: 4,
      ane: 4,
      nhano: 5,
      atano: 5,
      hamano: 6,
      heyali: 7,
      hetatu: 8,
      omugoi: 9,
      omulongo: 10,
    },
    scales: { efele: 100, omafele: 100, eyovi: 1000, omayovi: 1000, omiliyona: 1_000_000 },
    money: 'oimaliwa, odola, nad, dola'.split(', '),
  },
  time: {
    now: 'paife apa, paife'.split(', '),
    today: 'nena'.split(', '),
    yesterday: 'onghela'.split(', '),
    dayBeforeYesterday: 'onghela yonale'.split(', '),
    minute: 'ominute, eeminute'.split(', '),
    hour: 'ovili, eevili'.split(', '),
    day: 'efiku, omafiku'.split(', '),
    week: 'oshivike, oivike'.split(', '),
    month: 'ohani, eehani'.split(', '),
    ago: 'ya pita, a pita, sha pita, pita'.split(', '),
    morning: 'ongula'.split(', '),
    afternoon: 'komatango'.split(', '),
    evening: 'onguloshi, oufiku'.split(', '),
    vague:
      'oshivike sha dja ko, oshivike sha pita, moshivike sha dja ko, moshivike sha pita, omwedi wa dja ko, omwedi wa pita, omafiku a pita'.split(
        ', ',
      ),
    weekdays: ['omaandaxa', 'etivali', 'etitatu', 'etine', 'etitano', 'olomakaya', 'osoondaxa'],
  },
} satisfies Words
