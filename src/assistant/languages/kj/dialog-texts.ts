import type { Texts } from '../tables/dialog-texts.ts'
import { answers, answersAfter } from './answer-texts.ts'

/** Holds the texts of the dialogue in Oshiwambo. */
export const texts = {
  taps: {
    yes: 'Heeno',
    no: 'Ahowe',
    notSure: 'Inandi shiiva nawa',
    dontKnow: 'Kandi shii',
    skip: 'Pitila po',
    back: 'Shuna konima',
    edit: 'Lundulula',
    stop: 'Fika opo',
    help: 'Ekwafo',
    person: 'Popya nomunhu',
    goOn: 'Twikila',
    startAgain: 'Hovela vali',
    morePrivacy: 'Shihapu koinima yopaumwene',
    leavingNow: 'Oimaliwa otai piti mo paife',
    paid: 'Onda futa, ile ova kufa oimaliwa',
    notSureScam: 'Kandi shii ngeenge oukengeleli',
    forOther: 'Osha ningilwa omunhu umwe vali',
    callFirst: 'Ohandi denga tete obanga yange',
    theyAgree: 'Heeno, okwa dimina',
    theyDontKnow: 'Ahowe, ke shii sha',
    itsMe: 'Osha ningilwa nge',
    stoppedInTime: 'Ahowe, onda kelela pefimbo',
    otherBank: 'Obanga imwe vali',
    justNow: 'Paife apa',
    hourAgo: 'Ovili imwe ya pita',
    today: 'Nena',
    yesterday: 'Onghela',
    cantFind: 'Itandi i mono',
    sendNow: 'Tuma paife',
    tryAgain: 'Yeleka vali',
    call: 'Denga',
    called: 'Onda denga nale',
    status: 'Oshipotha shange oshi li peni?',
    newReport: 'Hovela olopota ipe',
    thatsAll: 'Osho ashike',
    wasScam: 'Ahowe, okwa li oukengeleli',
    safeNow: 'Onda amenwa, twikila',
    haveCase: 'Ondi na onomola yoshipotha',
    addPayment: 'Weda ko efuto limwe vali',
    addDetails: 'Weda ko ouyelele',
    sameName: 'Edina olo tuu olo',
    newsSms: 'SMS',
    newsCall: 'Ongodi',
    newsEmail: 'E-mail',
    newsNone: 'Nande',
    stopNews: 'Xulifa eetumwalaka',
  },
  firstKinds: {
    impersonation_bank_police: 'Obanga ile opolifi ya denga',
    investment: 'Okukunina oimaliwa',
    purchase: 'Ofitola yokointaneta',
    romance: 'Ohole ile oukaume',
    job_task: 'Oilonga',
    impersonation_family_friend: 'Oupyakadi weukwao',
    account_takeover: 'Umwe okwa kufa okonto yange',
    more: 'Oshinima shimwe vali',
  },
  moreKinds: {
    advance_fee: 'Efuto ile ondjabi',
    remote_access: 'Ongodi yange ya li ya pangelwa',
    extortion_coercion: 'Omatilifo',
    invoice_mandate: 'Ofaktula yoipupulu',
    ceo_fraud: 'Etumwalaka lomukulunhu wange woilonga',
    recovery_scam: 'Ekwafo opo oimaliwa i alulwe',
    impersonation_other: 'Omunhu wokombelewa',
    mistaken: 'Onda shanga onomola ya puka',
    received: 'Onda mona oimaliwa ihandi i shii',
    dispute: 'Oupyakadi nofitola',
    other: 'Kapu na shimwe shomwaai',
  },
  kinds: {
    impersonation_bank_police: 'Umwe okwe lilongela obanga ile opolifi',
    impersonation_other: 'Umwe okwe lilongela ombelewa ile ongeleka yongeshefa',
    impersonation_family_friend: 'Umwe okwe lilongela ounhu wopaukwao ile kaume',
    investment: 'Okukunina oimaliwa',
    purchase: 'Ofitola yokointaneta',
    romance: 'Ohole ile oukaume',
    advance_fee: 'Efuto ile ondjabi',
    job_task: 'Oilonga',
    invoice_mandate: 'Ofaktula yoipupulu',
    ceo_fraud: 'Etumwalaka loipupulu lomukulunhu',
    account_takeover: 'Okonto ya kufwa kumwe',
    remote_access: 'Ongodi ile okomputa ya pangelwa kumwe',
    extortion_coercion: 'Omatilifo',
    recovery_scam: 'Ekwafo loipupulu lokualula oimaliwa',
    mistaken_payment: 'Efuto la puka',
    other: 'Oshinima shimwe vali',
    unknown: 'Kashi shiivike',
  },
  labels: {
    bank: 'Tadi di',
    amount: 'Omwaalu',
    when: 'Efimbo',
    reference: 'Onomola yefuto',
    receiver: 'Tadi i',
    type: 'Oludi',
    contact: 'Ongodi',
    ongoing: 'Tashi twikile',
    moneyLeft: 'Oimaliwa ya di mo',
    name: 'Edina',
    nationality: 'Oshiwana',
    identity: 'Okakalata',
    holder: 'Mwene wokonto',
    ownAccount: 'Okonto yoye',
    firstContact: 'Lwotete',
    contactWay: 'Omukalo',
    story: 'Eendjovo doye',
    evidence: 'Oumbangi',
    police: 'Olopota yopolifi',
    needs: 'Wa pumbwa ekwafo',
  },
  contactWays: {
    call: 'Ongodi',
    sms: 'SMS',
    app: 'Etumwalaka mo-app',
    ad: 'Eshivifo ile o-website',
    person: 'Moshipala',
  },
  identityTypes: {
    'National ID': 'Okakalata koukwashiwana',
    Passport: 'Opaspoota',
    'Driving Licence': 'Okakalata kokushinga',
    'Refugee ID': 'Okakalata komhaka',
    None: 'Kape na okambapila',
  },
  tri: { yes: 'Heeno', no: 'Ahowe', unsure: 'Inashi shiivika nawa' },
  ask: {
    whatHappened: {
      ask: 'Lombwele nge osho sha ningwa, meendjovo doye mwene. Ohandi ku kwafele oku kelela oimaliwa noku lopota oukengeleli.\nKape na vali umwe ta mono eshi fiyo wa finda “Tuma paife”. Konima obanga yoye nomhangela yokukondjifa oukengeleli otava shi mono. Itandi ka pula nande o-PIN, ondjovo yomeholeko ile okode.',
      again: 'Osha ningwa shike? Lombwele nge meendjovo dinini, ile u finde osho sha yuka.',
    },
    notSureScam:
      'Ova tya shike, ile ova hala shike kwoove? Fimbo u he shii nawa, ino futa sha noino yandja okode.',
    sendTo: ({ bank }) => `Ndi tume eshi paife ku ${bank} nokomhangela yokukondjifa oukengeleli?`,
    send: 'Ndi tume eshi paife keebanga nokomhangela yokukondjifa oukengeleli?',
    danger: {
      ask: 'Tete eameno loye. Opena omunhu e li moshiponga, ile omunhu te ku fininike u ninge sha paife?',
      again: 'Ove ile umwe e li popepi naave oku li moshiponga paife, ile oto diladila okuliyahameka?',
    },
    reporter: {
      ask: 'Tangi eshi to kwafele. Omunhu ou oku shii olopota ei nokwa dimina?',
      again: 'Omunhu ou sha ningilwa okwa dimina olopota ei?',
    },
    ongoing: {
      ask: 'Otashi twikile natango: oto popi navo mongodi, ile opena ta pangele ongodi ile okomputa yoye?',
      again: 'Otava popi naave natango paife, mongodi ile koshikandjo shoye?',
    },
    moneyLeft: { ask: 'Opena oimaliwa ya di mokonto yoye?', again: 'Opena oimaliwa ya futwa ile ya tumwa?' },
    type: {
      ask: 'Okwa li oukengeleli woludi lilipi?',
      again: 'Ova li va hala shike kwoove, ile ova ti otava ku pe shike?',
    },
    typeMore: {
      ask: 'Oshilipi shi li popepi neshi sha ningwa?',
      again: 'Oshilipi sha faafana neshi sha ningwa?',
    },
    bank: {
      ask: 'Owa futa u dilile mobanga ilipi ile o-e-wallet ilipi?',
      again: 'Oimaliwa oya li peni fimbo inai di mo: mobanga ilipi ile o-e-wallet ilipi?',
    },
    amount: {
      ask: 'Efuto ola li lingapi? Ngeenge owa futa lwihapu, hovela nolaxuuninwa: oimaliwa ipe oyo ya pu okukelelwa.',
      again: 'Oimaliwa oya li ingapi, meenomola? Pashihopaenenwa 25,000.',
    },
    amountRoughly: 'Oya li lwopungapi? Omwaalu wopopepi owa wana.',
    amountCheck: ({ amount, words }) => `Onda lesha ${amount}. Onomola nonomola: ${words}. Osho naanaa?`,
    when: {
      ask: 'Owa futa onaini?',
      again: 'Owa futa efiku lilipi novili ilipi? Pashihopaenenwa “nena 9:30” ile “onghela”.',
    },
    reference: {
      ask: 'Yeulula efuto mo-app yoye. Onomola yefuto oilipi? Luhapu oi li po-“details”.',
      again:
        'Onomola ilipi ya shangwa popepi no-“reference” ile “transaction ID”? Oi na eeleta neenomola 6 fiyo 64.',
    },
    receiver: {
      ask: 'Oya ya peni? Onomola yokonto ile yongodi, edina la monika nobanga: eshi to mono.',
      again: 'Okonto ile onomola yongodi ilipi ya mona oimaliwa?',
    },
    receiverStopped: {
      ask: 'Ova hala u fute kokonto ile konomola ilipi? Ngeenge ku i shii, ova longifa onomola ilipi oku popya naave?',
      again: 'Opena okonto ile onomola yavo to mono?',
    },
    scammer: {
      ask: 'Itandi shange sha kombinga yaye. Ndele oto dulu oku lopota omukengeleli opo a kelelwe. Oshike wu shii: okonda ile onomola yongodi, edina lo profile, o link?',
      again: 'Opena shavo to dulu oku mona: onomola, edina, o link?',
    },
    minute: {
      ask: 'Owa futa ovili ilipi naanaa? O-SMS ile o-email yobanga luhapu ohai shi ulike.',
      again: 'Etumwalaka lobanga ola ti ovili ilipi? Pashihopaenenwa 14:05.',
    },
    lastDigits: {
      ask: 'Eenomola 4 daxuuninwa dokonto oyo wa futa nayo odilipi?',
      again: 'Onomola yokonto yoye otai xulile keenomola 4 dilipi?',
    },
    contact: {
      ask: 'Ohatu dulu oku ku mona konomola yongodi ilipi?',
      again: 'Onomola ilipi hatu dulu oku denga? Weda ko okode yoshilongo.',
    },
    contactOrEmail: {
      ask: 'Ohatu dulu oku ku mona konomola yongodi ile ko-e-mail ilipi?',
      again: 'Onomola ilipi hatu dulu oku denga? Weda ko okode yoshilongo. E-mail nayo oi li nawa.',
    },
    news: {
      ask: 'Ohatu ku shiivifile ngahelipi osho tashi ningwa nolopota yoye?',
      again: 'Omukalo ulipi wa hala monghundana, ile kape na?',
    },
    newsEmail: 'Ohatu dulu oku ku shangela ko-e-mail ilipi?',
    name: {
      ask: 'Oimaliwa oya li yalyelye? Shanga edina alishe, ngaashi li li mokakalata.',
      again: 'Omadina elipi e li mokakalata?',
    },
    nationality: {
      ask: 'Oshiwana oshilipi? Oto dulu oku shi pitila po.',
      again: 'Opaspoota ile okakalata okoshilongo shilipi?',
    },
    idType: {
      ask: 'Okakalata kalipi to dulu oku yandja? Kashi fi shefininiko, ohashi kwafele obanga i ku shiive.',
      again: 'Okambapila koludi lilipi?',
    },
    idNumber: {
      ask: 'Onomola yokakalata oilipi? Ohai holekwa diva, nohai i ashike molopota ya yandjwa nawa.',
      again: 'Eeleta neenomola dilipi di li mokakalata?',
    },
    holder: {
      ask: 'Okonto omo oimaliwa ya dila oi li medina lalyelye?',
      again: 'Obanga oi na edina lilipi kokonto ei?',
    },
    ownAccount: {
      ask: 'Onomola yokonto omo oimaliwa ya dila oilipi?',
      again: 'Oimaliwa oya dila mokonto ilipi? Ino yandja nande onomola yokakalata kobanga.',
    },
    firstContact: {
      ask: 'Ove ku popifa lwotete onaini?',
      again: 'Owe va uda lwotete efiku lilipi? Pashihopaenenwa “onghela”.',
    },
    contactWay: {
      ask: 'Ove ku hanga ngahelipi, nonomola, olink ile edina lilipi?',
      again: 'Okwa li ongodi, SMS, o-app ile eshivifo? Weda ko onomola ile olink ngeenge u i na.',
    },
    story: {
      ask: 'Hokolola neendjovo doye eshi sha ningwa.',
      again: 'Osha hovela ngahelipi, konima oshike? Eendjovo dinini oda wana.',
    },
    morePayments: { ask: 'Opena efuto limwe vali kuvo?', again: 'Opena oimaliwa imwe vali ya ya kuvo?' },
    evidence: {
      ask: 'Ou na oumbangi ulipi? Pashihopaenenwa omafano oshikandjo, omatumwalaka ile eeslipa. Tuvikila mongodi yoye, ino di tuma apa.',
      again: 'Ou na omafano oshikandjo, omatumwalaka ile eeslipa?',
    },
    police: {
      ask: 'Ngeenge owa ya kopolifi, onomola yolopota yopolifi oilipi?',
      again: 'Opolifi oye ku pa onomola ilipi?',
    },
    needs: {
      ask: 'Owa pumbwa ekwafo mokulesha, mokuuda ile melaka, ile owa nyika oluhodi neenghono?',
      again: 'Otashi ku kwafele ngeenge umwe e ku pa efimbo lihapu?',
    },
    detailSummary: 'Osho naanaa? Opo ohandi shi tumu.',
    nextAmount: 'Efuto eli limwe ola li lingapi?',
    findCase: {
      ask: 'Onomola yoshipotha shoye oilipi?',
      again:
        'Shanga onomola aishe yoshipotha. Oi na eendada neenomola heyali meengudu nhatu, ile oile noihovele no-“CASE-”.',
    },
    findDigits: {
      ask: 'Eenomola 4 daxuuninwa dongodi oyo wa yandja koshipotha eshi odilipi?',
      again: 'Ongodi oyo otai xulile keenomola 4 dilipi?',
    },
    summary: 'Osho naanaa?',
    summaryAgain: 'Ndi shi tume ngaha?',
    edit: { ask: 'Owa hala oku lundulula shike?', again: 'Omukweyo ulipi wa puka?' },
    stopped:
      'Onda fika opo. Kape na vali sha tumwa, nomanyamukulo oye a tuvikilwa mekundafano eli. Owa hala oku twikila?',
    restart: 'Ndi dime omanyamukulo aa tu hovele vali?',
    reported: 'Owa hala oku ninga shike paife?',
    reportedAgain: 'Oto dulu oku pula oshipotha shoye efimbo keshe. Oshike tashi ku kwafele paife?',
    thisLanguage: 'Owa hala tu twikile mOshiwambo?',
  },
  askForOther: {
    ongoing:
      'Otashi twikile natango: otava popi nomunhu ou mongodi, ile otava pangele ongodi ile okomputa yaye?',
    moneyLeft: 'Opena oimaliwa ya di mokonto yomunhu ou?',
    bank: 'Efuto ola di mobanga ilipi ile mo-e-wallet ilipi?',
    amount:
      'Efuto ola li lingapi? Ngeenge okwa futwa lwihapu, hovela nolaxuuninwa: oimaliwa ipe oyo ya pu okukelelwa.',
    when: 'Efuto ola ningwa onaini?',
  },
  todo: {
    title: 'Osho to ningi paife',
    call: ({ bank }) => `Denga ${bank} u va pe onomola ei yoshipotha.`,
    callAny: 'Denga obanga yoye u va pe onomola ei yoshipotha.',
    removeApp: 'Kufa mo oapp oyo ve ku ningifa, u dime ongodi nokuitwa vali ihe na ointaneti.',
    lockCard: 'Ita okakalata koye moapp yobanga.',
    passwords: 'Lundulula eendjovo domeholeko dobanga nodoemail kongodi imwe.',
    payNothing: 'Ino futa vali, nande nave ku udanekele ile ve ku tilifile.',
    realPerson: 'Denga omunhu wolela konomola yaye yonale, u londwele oukwaneumbo woye.',
    keep: 'Tuvikila omatumwalaka aeshe noresita. Kufa omafano oskreena.',
    police: 'Lombwela yo opolifi, u va pe onomola ei yoshipotha.',
  },
  answers,
  answersAfter,
  say: {
    privacy: ({ retention, news }) =>
      `Eshi to lombwele nge otashi i ashike keebanga odo tadi dulu oku kelela oimaliwa, nokomhangela yokukondjifa oukengeleli. Eenomola deekonto ohadi lundululwa okode. Onomola yongodi ile e-mail oyo to yandje otai tumwa yo, opo ovo tava longo nolopota yoye va dule oku ku mona.${news} Edina loye ohali i ashike molopota ya yandjwa nawa. Aishe ohai dimwa konima y${retention}, noto dulu oku dima ekundafano eli efimbo keshe.`,
    privacyNews:
      'Ngeenge wa hala, ohatu ku tumine yo etumwalaka ile hatu ku dengele ngeenge opena osho sha ningwa nolopota yoye: kape na omwaalu woimaliwa, obanga ile onomola yokonto, fiyo to ti shi xule ile to dima ekundafano eli.',
    welcome: 'Eshi osha li oshimbuluma. Kashi fi epuko loye.',
    declined: ({ hotlines }) =>
      `Osha wana. Kape na sha tashi pewa vamwe ngenge ino dimina. Denga paife kobanga yoye: onomola oyo i li konima yokakalata.\n${hotlines}\nOto dulu oku twikila apa efimbo keshe. “Hovela vali” otashi dime osho wa shanga.`,
    hotline: ({ label, number }) => `${label}: ${number}`,
    hotlineHours: ({ label, number, hours }) => `${label}: ${number} (${hours})`,
    emergency: ({ number }) =>
      `Denga ${number} paife.\nEameno loye ola pitila oimaliwa. Inda apa pe na ovanhu vamwe, ngeenge to dulu. Ondi li apa.`,
    emergencyIll: ({ number }) =>
      `Dengela ${number} paife u tye kutya opena omunhu a vela.\nNinga osho tave ku lombwele mongodi, nokukala naye. Oimaliwa otai dulu okuteelela. Ame ohandi kala apa.`,
    emergencySelf: ({ number }) =>
      `Denga ${number} paife.\nOwa ninga nawa oku shi lombwela nge. Ove owa fimana pitila oimaliwa aishe, nokape na omhumbwe u shi humbate oove auke. Inda komunhu ou wa lineekela, ile mu ifana e ye, notula kokule osho to dulu oku liyahameka nasho. Ondi li apa.`,
    dangerGoOn: 'Ngeenge wa amenwa, ohatu dulu oku twikila olopota apa.',
    safeNowAsked: 'Owa amenwa paife, naava ve li pamwe naave?',
    gladSafe: ({ number }) =>
      `Oshiwa shaashi kape na umwe e li moshiponga paife. Ngeenge sha lunduluka, denga ${number}, ile shanga apa.`,
    notOver: ({ number }) =>
      `Onda uda kutya inashi pwa natango. Denga ${number} paife, ile indila omunhu e li popepi naave a denge. Ngeenge oku shanga oku na oshiponga, tula po ongodi: kape na osho we lombwela nge tashi kana.`,
    notOverSelf: ({ number }) =>
      `Ondi li natango apa, noosha osho to shange oshiwa. Denga ${number} paife, ile indila omunhu umwe e ku dengele. Nena ino pumbwa oku tokola sha.`,
    minor:
      'Kape na owii wa ninga, nakashi fi epuko loye.\nLombwela omukulunhu ou wa lineekela eshi sha ningwa. Ino pumbwa oku nyamukula ovakengeleli, oku va futa ile oku va tumina sha.',
    help: ({ hotlines }) =>
      `Nyamukula neendjovo doye ile fininika enyamukulo. Oto dulu oku tya “shuna konima”, “lundulula”, “pitila po”, “popya vali”, “fika opo” ile “omunhu” efimbo keshe. Kape na oupyakadi ngeenge ku shii sha.\n${hotlines}`,
    adviceOnly: ({ hotlines }) =>
      `Eshi tashi kwafele paife: na denge onomola oyo i li konima yokakalata kobanga, aha tume vali oimaliwa, na tuvikile omatumwalaka aeshe.\n${hotlines}`,
    notScam: {
      mistaken:
        'Efuto konomola ya puka\nObanga yoye oyo tai shi ungaunga nasho, hafye olopota youkengeleli, nitashi dulu oku kwatwa. Denga obanga yoye paife u pule efuto la puka li alulwe.',
      received:
        'Wa mona oimaliwa iho i shii\nIno i tuma komunhu nande, nande okonomola oyo tai i pula. Luhapu oshitukulwa shoukengeleli. Denga obanga yoye u i pule i alule oimaliwa.',
      dispute:
        'Oupyakadi nofitola\nOmbelewa yokuamena ovalandi oyo hai kwafele. Tuvikila omushangwa, oslipa nekundafano. Obanga yoye otai dulu oku ku lombwela ngeenge efuto otali patanwa.',
    },
    callBank: ({ bank, number }) =>
      `${bank}, ongodi youkengeleli: ${number}\nNgeenge ou na ongodi onhivali, va dengela fimbo hatu twikile.`,
    callBankUnknown: 'Denga obanga yoye\nOnomola oi li konima yokakalata koye ile mo-app yobanga.',
    thanksForTelling: 'Tangi eshi we shi lombwela nge.',
    notUnderstood: 'Dimine nge po, inandi uda ko.',
    tapOne: 'Fininika enyamukulo la wapala, ile shanga meendjovo dinini.',
    otherCurrency: ({ currency, own }) =>
      `Osho oshi li mo${currency}. Otashi dulu okukala shingapi mo${own}?`,
    amountFrom: 'Onda pumbwa omwaalu meenomola.',
    askedAmount: 'Olyo omwaalu ova pula. Ove mwene owa futa shingapi? “Kape na sha” nasho enyamukulo.',
    whichDay: 'Ola li efiku lilipi? Okutengeneka okwa wana, ngaashi “etivali”.',
    likelyNo: 'Pamwe ahowe. Opo tu kale noushili, natango:',
    futureTime: 'Efimbo olo inali fika.',
    oldPayment: 'Opa pita omafiku e dule 80, onghee eemhito dinini. Natango osha wana oku lopota.',
    shortReference: 'Onomola yefuto oi na eeleta neenomola 6 fiyo 64.',
    badPhone: 'Oyo kai monika ongaashi onomola yongodi aishe.',
    noted: ({ fact }) => `Sha shangwa: ${fact}.`,
    changed: ({ fact }) => `Sha lundululwa. ${fact}`,
    contactNoted: ({ contact }) => `Sha shangwa: ${contact}.`,
    contactWishNoted: 'Onda shanga omukalo wa hala tu ku mone nao.',
    stillInDanger:
      'Ondi li natango apa. Ngeenge ito dulu okudenga, opena umwe popepi naave ta dulu: omushiinda, kaume, omunhu wofitola?',
    secret:
      'Ino yandja nande o-PIN, ondjovo yomeholeko, okode ile onomola yokakalata komunhu, nande ofye.\nOnde shi kufa mo. Denga obanga yoye paife shi lundululwe.',
    noReference:
      'Ngeenge kape na onomola yefuto ile okonto, omunongo ota kongo efuto neke. Ohashi kufa efimbo. Ngeenge we i mona, lombwele nge apa.',
    amountUnknown: 'Osha wana. Ngeenge kape na omwaalu, omunongo oku na oku konga efuto tete.',
    sending: 'Ohandi tumu olopota yoye paife.',
    stillSending: 'Olopota yoye oi li mondjila. Ohandi ku lombwele ngeenge ya fika. Ino i tuma vali.',
    sendingSlow: ({ hotlines }) =>
      `Otashi kufa efimbo. Olopota yoye oya tuvikilwa nohandi twikile oku yeleka.\nPaife denga:\n${hotlines}`,
    sendingFailed: ({ hotlines }) =>
      `Inandi dula oku fikifa olopota yoye. Oya tuvikilwa apa, kape na sha kana.\nDenga paife:\n${hotlines}`,
    reported: ({ caseId }) =>
      `Sha lopotwa. Onomola yoshipotha shoye oyo ${caseId}\nOtwa pula oimaliwa i landulwe. Tuvikila onomola ei.`,
    reportedUntraced: ({ caseId }) =>
      `Sha lopotwa. Onomola yoshipotha shoye oyo ${caseId}\nTuvikila onomola ei.`,
    reportedIntelligence: ({ caseId }) =>
      `Sha lopotwa. Onomola yoshipotha shoye oyo ${caseId}\nOwa ninga nawa oku kelela pefimbo. Olopota yoye otai kwafele oku amena vamwe. Tuvikila onomola ei.`,
    reportedTip: ({ caseId }) =>
      `Sha lopotwa. Onomola yoshikalimo shoye oyo ${caseId}\nKape na shange sha kombinga yomunhu ou to kwafele. Tuvikila onomola ei.`,
    reportedByHand: 'Omunongo ota kongo efuto loye neke.',
    nowCallBank: ({ bank }) => `Denga paife ${bank}`,
    nowCallAnyBank: 'Denga paife obanga yoye: onomola oi li konima yokakalata.',
    recallWords: 'Tya: “Onda hala oku lopota efuto loukengeleli. Alikana, hovelei oku li alula.”',
    called: 'Nawa. Oyo ongodi ya fimana. Shanga edina laau wa popya naye novili.',
    thanks: 'Likaleka nawa. Oto dulu oku aluka apa efimbo keshe.',
    noCase: 'Kape na natango oshipotha sha di mekundafano eli.',
    statusAsked: 'Ohandi tale.',
    statusFailed: 'Itandi dulu oku mona oshipotha paife. Pula vali konima yominute dinini.',
    languageSwitched: 'Ohatu twikile mOshiwambo.',
    languageUnknown: ({ languages }) => `Inandi popya elaka olo. Ohandi popi: ${languages}.`,
    nothingBack: 'Eli epulo lotete.',
    deleted: 'Onda dima omanyamukulo oye.',
    unknownValue: 'kashi shiivike',
    accountEnding: ({ digits }) => `okonto tai xulile ku ${digits}`,
    phoneEnding: ({ country, digits }) => `${country}, onomola tai xulile ku ${digits}`,
    lossUnknown: 'inashi shiivika',
    waitForCase: 'Olopota yoye otai tumwa. Teelela kashona onomola yoshipotha.',
    offlineReady: ({ numbers }) =>
      `Kape na onetweka paife. Olopota yoye oya wanifwa mongodi ei, notai tumwa yo mwene ngeenge onetweka ya aluka.\nOkudenga ongodi ohaku longo nopehe na internet:\n${numbers}`,
    offlineKept:
      'Olopota yoye oya teelela mongodi ei, notai tumwa yo mwene ngeenge onetweka ya aluka. Ino pumbwa okukala apa.\nOkudenga ongodi ohaku longo nopehe na internet. Denga ongodi paife.',
    pickedUp: 'Onda shanga eshi:',
    handOverComing: 'Onda pula omunhu e ku kwafele mekundafano eli. Ohatu dulu oku twikila.',
    handOverNone: ({ hotlines }) =>
      `Paife omunhu ota dulu oku ku kwafela mongodi ashike:\n${hotlines}\nOhatu dulu oku twikila apa.`,
    handOverLater: ({ hotlines }) =>
      `Kape na omunhu ta dulu okuya paife. Eindilo loye ola patuluka, nou te ke uya ota lesha aishe eyi. Mongodi:\n${hotlines}`,
    personJoined: ({ name }) =>
      `${name}, omunhu ha longo apa, okwe uya mokukundafana nota lesha eshi wa lombwela nge.`,
    personLeft: ({ name }) => `${name} okwa dja mo mokukundafana. Ohatu twikila.`,
    detailsIntro:
      'Ouyelele uhapu ohau kwafele obanga nopolifi. Oto dulu oku pitila po ile oku fika opo efimbo keshe.',
    detailsKept: 'Osha wana. Eshi wa lombwela nge osha tuvikilwa apa, oto dulu oku twikila konima.',
    contactNeeded: 'Olopota ya yandjwa nawa oya pumbwa onomola yongodi.',
    amountNeeded: 'Olopota ya yandjwa nawa oya pumbwa omwaalu. Wopopepi owa wana.',
    needsYes: 'Tangi eshi we shi popya. Ohandi shange opo u pewe efimbo lihapu.',
    paymentAdded: 'Onda weda ko efuto eli.',
    reportSending: 'Ohandi tumu ouyelele paife.',
    reportStillSending: 'Ouyelele ou li mondjila. Ino u tuma vali.',
    reportDelivered: 'Ouyelele owa fika. Edina loye, okakalata nongodi kai tuvikilwe vali mekundafano eli.',
    reportSlow: 'Otashi kufa efimbo. Ouyelele owa tuvikilwa nohandi twikile oku yeleka.',
    reportFailed: 'Inandi dula oku fikifa ouyelele. Owa tuvikilwa apa, kape na sha kana.',
    referenceAdded: 'Tangi, onda weda ko onomola yefuto. Otai i pamwe nouyelele.',
    looking: 'Ohandi kongo oshipotha.',
    caseNumberWrong:
      'Ondada ile onomola imwe muyo kai li mondjila, ile pe na imwe ya kambela. Osho ohashi ningwa noupu. Tala vali onomola yoshipotha, ndele to i shange vali.',
    noNumber: ({ hotlines }) =>
      `Nopehe na onomola yongodi itandi dulu okupatulula oshipotha osho apa. Omunhu ota dulu oku shi mona: pula omunhu mekundafano eli, ile denga:\n${hotlines}\nOto dulu yo okuninga olopota ipe, to popi mo onomola yoshipotha shonale.`,
    notFound: 'Itandi mono oshipotha shi na ouyelele ou.',
    paused: ({ minutes }) =>
      `Lwihapu kashi li mondjila. Omolweameno loye, yeleka vali konima yominute ${minutes}.`,
    found: ({ caseId }) => `Onda mona oshipotha ${caseId}.`,
    caseNews: ({ caseId }) => `Opena onghundana kombinga yoshipotha shoye ${caseId}.`,
    newsNoted: ({ way, stop }) =>
      `Sha shangwa: ${way}. Ohatu popi ashike osho sha lunduluka, kape na omwaalu woimaliwa ile obanga. Opo shi xule, shanga apa: “${stop}”.`,
    newsNone: 'Eewa, kape na eetumwalaka. Oto dulu oku pula apa efimbo keshe.',
    newsStopped: 'Ito mono vali eetumwalaka kombinga yolopota yoye. Oto dulu oku pula apa efimbo keshe.',
  },
  advice: {
    impersonation_bank_police:
      'Kape na obanga ya shili hai ku tembudila “kokonto ya amenwa”\nKape na obanga ile opolifi hai pula okode. Ngeenge va denga vali, edula ongodi u denge onomola i li kokakalata koye.',
    impersonation_other:
      'Kape na ombelewa ya shili hai pula oimaliwa ile okode mongodi\nNgeenge va denga vali, edula ongodi u denge ombelewa konomola yo-website yayo.',
    impersonation_family_friend:
      'Denga tete omunhu mwene\nLongifa onomola yaye yonale. Ino tuma sha fimbo ino uda ondaka yaye.',
    investment:
      'Ino futa oshitelo ile efuto opo oimaliwa “i yeululwe”\nOu e na oimaliwa yoye shili ita pula u fute fimbo ino i kufa.',
    purchase: 'Tuvikila ekundafano neshivifo\nKufa omafano oshikandjo fimbo omulandifi ine shi dima.',
    romance:
      'Ino tuma vali, nino shakeneka omunhu ou oove auke\nPopya nomunhu ou wa lineekela. Vahapu osha ningilwa vo yo.',
    advance_fee: 'Ino futa vali\nOndjabi, omukuli ile efyuululo la shili itali pula oimaliwa tete.',
    job_task: 'Ino futa vali\nOilonga ya shili ohai ku futu, itai pula edipoosita.',
    invoice_mandate:
      'Lombwela paife omuyandji woilandwa mwene\nLongifa onomola oyo wa li u shii nale. Pula ova-IT va tale o-email.',
    ceo_fraud:
      'Lombwela paife omukulunhu woye mwene nova-IT\nLongifa onomola oyo wa li u shii nale. O-email nai talwe.',
    account_takeover:
      'Lundulula eendjovo domeholeko u dilile kokamhutu kamwe vali\nPula obanga i pate okonto nokakalata, nongeleka yongodi i tale o-SIM yoye.',
    remote_access:
      'Dimeka ointaneta kokamhutu oko\nKufa mo o-app, lundulula eendjovo domeholeko kokamhutu kamwe vali, u pule obanga i pate okonto.',
    extortion_coercion:
      'Ino futa vali\nTuvikila omatumwalaka u ye kopolifi. Ngeenge ou na eedula di li koshi yo-18, lombwela omukulunhu ou wa lineekela ile ongodi yokukwafela ounona.',
    recovery_scam:
      'Ou oukengeleli outivali\nKape na omunhu wa shili ha pula efuto opo a alule oimaliwa yoye. Ino futa sha.',
  },
  adviceMore: {
    ongoing:
      'Edula ongodi paife\nDimeka ointaneta ile ongodi oyo va pangela. Ino tuma vali. Denga obanga yoye nongodi imwe vali.',
    unsureLeft: 'Tala oimaliwa ya fyaala nomafuto axuuninwa mo-app yobanga, ngeenge kapena oshiponga.',
  },
  status: {
    starting: 'Otu na olopota yoye notwa hovela.',
    tracing: 'Ohatu landula oimaliwa.',
    traced: 'Otu shii oshitukulwa shoimaliwa apa sha ya. Eshi tashi landula otashi tokolwa.',
    pending: 'Otwa pula obanga i kwate oimaliwa, notwa teelela enyamukulo.',
    frozen: ({ amount, until }) => `${amount} ya kwatwa fiyo ${until}. Inai aluka natango kwoove.`,
    frozenNoDate: ({ amount }) => `${amount} ya kwatwa. Inai aluka natango kwoove.`,
    disputed: ({ until }) => `Otwa pula obanga i nyamukule fiyo ${until}.`,
    disputedNoDate: 'Otwa pula obanga enyamukulo.',
    returningNoDate: ({ amount }) => `${amount} oi li mondjila tai ya kwoove.`,
    returning: ({ amount, until }) => `${amount} oi li mondjila tai ya kwoove, fiyo ${until}.`,
    recovered: ({ amount, total }) => `Owa mona vali ${amount} momwaalu ${total}.`,
    closed: ({ amount, total }) =>
      `Oshipotha osha patwa. Owa mona vali ${amount} momwaalu ${total}. Ngeenge ino dimina, oto dulu oku nyenyeta komu-ombudsman.`,
    rejected: 'Oshipotha inashi twikilwa. Tangi: olopota yoye otai kwafele okuamena vamwe.',
    intelligence:
      'Kape na oimaliwa ya kana moshipotha eshi. Tangi: olopota yoye otai kwafele okuamena vamwe.',
    unknown: 'Oshipotha osha yeuluka notashi longwa.',
  },
  retention: ({ days }) => `omafiku ${days}`,
} as const satisfies Texts
