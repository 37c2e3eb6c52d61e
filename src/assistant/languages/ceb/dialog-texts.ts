import type { Texts } from '../tables/dialog-texts.ts'
import { answers, answersAfter } from './answer-texts.ts'

/** Holds the texts of the dialogue in Cebuano. */
export const texts = {
  taps: {
    yes: 'Oo',
    no: 'Dili',
    notSure: 'Dili sigurado',
    dontKnow: 'Wala ko kahibalo',
    skip: 'Laktawi',
    back: 'Balik',
    edit: 'Usba',
    stop: 'Hunong',
    help: 'Tabang',
    person: 'Makigsulti sa tawo',
    goOn: 'Padayon',
    startAgain: 'Sugod pag-usab',
    morePrivacy: 'Bahin sa privacy',
    leavingNow: 'Nawala na ang kwarta karon',
    paid: 'Nibayad ko, o gikuha nila ang kwarta',
    notSureScam: 'Dili ko sigurado kung scam ni',
    forOther: 'Sa laing tawo ni nahitabo',
    callFirst: 'Tawagan nako una ang akong bangko',
    theyAgree: 'Oo, mosugot siya',
    theyDontKnow: 'Dili, wala siya kahibalo',
    itsMe: 'Ako ang nabiktima',
    stoppedInTime: 'Wala, napugngan nako',
    otherBank: 'Laing bangko',
    justNow: 'Karon lang',
    hourAgo: 'Usa ka oras ang milabay',
    today: 'Karong adlawa',
    yesterday: 'Gahapon',
    cantFind: 'Dili nako makita',
    sendNow: 'Ipadala na',
    tryAgain: 'Sulayi pag-usab',
    call: 'Tawagi',
    called: 'Nitawag na ko',
    status: 'Unsa na ang nahitabo sa akong kaso?',
    newReport: 'Bag-ong report',
    thatsAll: 'Mao ra na',
    wasScam: 'Dili, scam to',
    safeNow: 'Luwas na ko, padayon',
    haveCase: 'Naa koy case number',
    addPayment: 'Dugangi og laing bayad',
    addDetails: 'Dugangi og detalye',
    sameName: 'Parehas nga ngalan',
    newsSms: 'SMS',
    newsCall: 'Tawag',
    newsEmail: 'E-mail',
    newsNone: 'Ayaw na lang',
    stopNews: 'Undangi ang mga mensahe',
  },
  firstKinds: {
    impersonation_bank_police: 'Tawag sa bangko o pulis',
    investment: 'Investment',
    purchase: 'Online nga tindahan',
    romance: 'Gugma o higala',
    job_task: 'Trabaho',
    impersonation_family_friend: 'Emerhensya sa pamilya',
    account_takeover: 'Gikuha ang akong account',
    more: 'Lain pa',
  },
  moreKinds: {
    advance_fee: 'Bayronon o premyo',
    remote_access: 'Gikontrol ang akong telepono',
    extortion_coercion: 'Hulga o blackmail',
    invoice_mandate: 'Peke nga invoice',
    ceo_fraud: 'Mensahe sa akong amo',
    recovery_scam: 'Tabang aron mabawi ang kwarta',
    impersonation_other: 'Taga-gobyerno o kompanya kuno',
    mistaken: 'Sayop ang na-type nako nga numero',
    received: 'Naay misulod nga kwarta nga dili akoa',
    dispute: 'Problema sa usa ka tindahan',
    other: 'Wala niini',
  },
  kinds: {
    impersonation_bank_police: 'Naay nagpakaaron-ingnon nga bangko o pulis',
    impersonation_other: 'Naay nagpakaaron-ingnon nga taga-gobyerno o kompanya',
    impersonation_family_friend: 'Naay nagpakaaron-ingnon nga pamilya o higala',
    investment: 'Investment',
    purchase: 'Online nga tindahan',
    romance: 'Gugma o panaghigala',
    advance_fee: 'Bayronon o premyo',
    job_task: 'Trabaho',
    invoice_mandate: 'Peke nga invoice',
    ceo_fraud: 'Peke nga mensahe sa amo',
    account_takeover: 'Gikuha ang account',
    remote_access: 'Gikontrol ang telepono o computer',
    extortion_coercion: 'Hulga o blackmail',
    recovery_scam: 'Peke nga tabang aron mabawi ang kwarta',
    mistaken_payment: 'Sayop nga padala',
    other: 'Lain pa',
    unknown: 'Wala mahibaloi',
  },
  labels: {
    bank: 'Gikan sa',
    amount: 'Kantidad',
    when: 'Kanus-a',
    reference: 'Reference',
    receiver: 'Padulong sa',
    type: 'Klase',
    contact: 'Kontak',
    ongoing: 'Nagpadayon pa',
    moneyLeft: 'Naay kwarta nga migawas',
    name: 'Ngalan',
    nationality: 'Nasyonalidad',
    identity: 'ID',
    holder: 'Tag-iya sa account',
    ownAccount: 'Imong account',
    firstContact: 'Unang kontak',
    contactWay: 'Giunsa',
    story: 'Imong pulong',
    evidence: 'Ebidensya',
    police: 'Police report',
    needs: 'Nagkinahanglan og tabang',
  },
  contactWays: {
    call: 'Tawag',
    sms: 'SMS',
    app: 'Mensahe sa app',
    ad: 'Anunsyo o website',
    person: 'Personal',
  },
  identityTypes: {
    'National ID': 'National ID',
    Passport: 'Pasaporte',
    'Driving Licence': 'Lisensya sa pagmaneho',
    'Refugee ID': 'Refugee ID',
    None: 'Walay dokumento',
  },
  tri: { yes: 'Oo', no: 'Dili', unsure: 'Dili sigurado' },
  ask: {
    whatHappened: {
      ask: 'Isulti kanako ang nahitabo, sa imong kaugalingong pulong. Tabangan tika sa pagpugong sa kwarta ug pag-report sa scam.\nWalay laing makakita niini hangtod nga imong pisliton ang “Ipadala na”. Human niana, ang imong bangko ug ang anti-scam center ang makakita. Dili gyud ko mangayo og PIN, password o code.',
      again: 'Unsay nahitabo? Isulti sa pipila ka pulong, o pislita ang haom.',
    },
    notSureScam:
      'Unsay ilang giingon, o unsay ilang gusto gikan nimo? Samtang dili ka sigurado, ayaw og bayad ug ayaw og hatag og code.',
    sendTo: ({ bank }) => `Ipadala na ba kini sa ${bank} ug sa anti-scam center?`,
    send: 'Ipadala na ba kini sa mga bangko ug sa anti-scam center?',
    danger: {
      ask: 'Una ang imong kaluwasan. Naa bay nameligro, o naa bay nagpugos nimo karon?',
      again:
        'Nameligro ba ka karon, o ang tawo nga duol nimo, o naghunahuna ba ka nga pasakitan ang imong kaugalingon?',
    },
    reporter: {
      ask: 'Salamat sa pagtabang. Nahibalo ba kining tawhana sa report ug mosugot ba siya?',
      again: 'Misugot ba niining report ang tawo nga na-scam?',
    },
    ongoing: {
      ask: 'Nagpadayon pa ba kini: kastorya ba nimo sila sa telepono, o naa bay nagkontrol sa imong telepono o computer?',
      again: 'Kastorya pa ba nimo sila karon, sa telepono o sa imong screen?',
    },
    moneyLeft: {
      ask: 'Naa bay kwarta nga migawas sa imong account?',
      again: 'Naa bay kwarta nga nabayad o napadala?',
    },
    type: {
      ask: 'Unsang klase sa scam ang nahitabo?',
      again: 'Unsa ang ilang gusto gikan nimo, o unsa ang ilang gitanyag?',
    },
    typeMore: { ask: 'Asa niini ang labing duol?', again: 'Asa ang labing susama sa nahitabo?' },
    bank: {
      ask: 'Asang bangko o e-wallet gikan ang imong gibayad?',
      again: 'Asa ang kwarta sa wala pa kini mogawas: asang bangko o e-wallet?',
    },
    amount: {
      ask: 'Pila ang bayad? Kung kapila ka nibayad, sugdi sa kinaulahian: ang pinakabag-o nga kwarta ang pinakasayon pugngan.',
      again: 'Pila ang kwarta, sa numero? Pananglitan 25,000.',
    },
    amountRoughly: 'Mga pila kaha? Okay ra ang banabana.',
    amountCheck: ({ amount, words }) => `Ang akong basa kay ${amount}. Matag numero: ${words}. Husto ba?`,
    when: {
      ask: 'Kanus-a ka nibayad?',
      again: 'Unsang adlawa ug orasa ka nibayad? Pananglitan “karong adlawa, 9:30” o “gahapon”.',
    },
    reference: {
      ask: 'Ablihi ang bayad sa imong app. Unsa ang reference o transaction number? Kasagaran anaa kini sa “details”.',
      again:
        'Unsang numero ang tapad sa “reference” o “transaction ID”? Naa kini 6 hangtod 64 ka letra ug numero.',
    },
    receiver: {
      ask: 'Asa kini napadulong? Ang account o numero sa telepono, ngalan nga nakita ug bangko: kutob sa imong makita.',
      again: 'Asang account o numero sa telepono ang nakadawat sa kwarta?',
    },
    receiverStopped: {
      ask: 'Asang account o numero nila gusto ipadala ang kwarta? Kung wala ka kahibalo, unsang numero ang ilang gigamit pagkontak nimo?',
      again: 'Naa ba kay makita nga account o numero nila?',
    },
    scammer: {
      ask: 'Wala koy isulat bahin niya. Apan mahimo ninyong i-report ang scammer aron mapahunong siya. Unsa ang inyong nahibaloan: account o numero sa telepono, ngalan sa profile, link?',
      again: 'Naa bay makita ninyo nga ila: numero, ngalan, link?',
    },
    minute: {
      ask: 'Unsang eksaktong orasa ka nibayad? Kasagaran anaa kini sa SMS o e-mail sa bangko.',
      again: 'Unsang orasa ang nasulat sa mensahe sa bangko? Pananglitan 14:05.',
    },
    lastDigits: {
      ask: 'Unsa ang kataposang 4 ka numero sa account nga imong gibayaran?',
      again: 'Asang 4 ka numero natapos ang imong kaugalingong account?',
    },
    contact: {
      ask: 'Sa unsang numero sa telepono ka namo makontak?',
      again: 'Unsang numero ang pwede namo tawagan o i-text? Apila ang area o country code.',
    },
    contactOrEmail: {
      ask: 'Sa unsang numero sa telepono o e-mail address ka namo makontak?',
      again:
        'Unsang numero ang pwede namo tawagan o i-text? Apila ang area o country code. Pwede sab ang e-mail address.',
    },
    news: {
      ask: 'Unsaon namo pagbalita nimo bahin sa imong kaso?',
      again: 'Asa niini ang gusto nimo para sa balita, o wala?',
    },
    newsEmail: 'Sa unsang e-mail address ka namo masulatan?',
    name: {
      ask: 'Kang kinsa ang kwarta? Isulat ang tibuok ngalan, sama sa ID.',
      again: 'Unsang ngalan ug apelyido ang anaa sa ID?',
    },
    nationality: {
      ask: 'Unsa ang nasyonalidad? Pwede nimo kini laktawan.',
      again: 'Asang nasora ang pasaporte o ID?',
    },
    idType: {
      ask: 'Unsang ID ang imong mahatag? Dili kini pinugos, pero makatabang kini aron masiguro sa bangko nga ikaw kini.',
      again: 'Unsang klase sa dokumento kini?',
    },
    idNumber: {
      ask: 'Unsa ang numero sa ID? Itago dayon kini ug moadto ra sa detalyado nga report.',
      again: 'Unsang mga letra ug numero ang anaa sa ID?',
    },
    holder: {
      ask: 'Kang kinsang ngalan ang account nga gigikanan sa kwarta?',
      again: 'Unsang ngalan ang anaa sa bangko alang niining account?',
    },
    ownAccount: {
      ask: 'Unsa ang numero sa account o wallet nga gigikanan sa kwarta?',
      again: 'Asang account o wallet number migawas ang kwarta? Ayaw gyud ang numero sa card.',
    },
    firstContact: {
      ask: 'Kanus-a ka nila unang gikontak?',
      again: 'Unsang adlawa ka nila unang gikontak? Pananglitan “niadtong Lunes”.',
    },
    contactWay: {
      ask: 'Giunsa ka nila pagkontak, ug gikan sa unsang numero, link o username?',
      again: 'Tawag ba, SMS, app, o anunsyo? Idugang ang numero, link o username kung naa ka.',
    },
    story: {
      ask: 'Isulti sa imong kaugalingong pulong ang nahitabo.',
      again: 'Unsa ang unang nahitabo, ug unsa ang misunod? Igo na ang pipila ka sentence.',
    },
    morePayments: {
      ask: 'Naa pa bay laing bayad ngadto nila?',
      again: 'Naa pa bay laing kwarta nga miadto nila?',
    },
    evidence: {
      ask: 'Unsang ebidensya ang anaa nimo? Pananglitan screenshot, mensahe o resibo. Tipigi kini sa imong telepono, dili kinahanglan ipadala dinhi.',
      again: 'Naa ba kay screenshot, mensahe o resibo?',
    },
    police: {
      ask: 'Kung nakaadto na ka sa pulis, unsa ang numero sa police report?',
      again: 'Unsang numero ang gihatag sa pulis?',
    },
    needs: {
      ask: 'Nagkinahanglan ba ka og tabang sa pagbasa, pandungog o pinulongan, o nabalaka ba kaayo ka?',
      again: 'Makatabang ba kung naay mohatag nimo og mas taas nga oras?',
    },
    detailSummary: 'Husto ba kini? Kung oo, ipadala na nako.',
    nextAmount: 'Pila kining laing bayad?',
    findCase: {
      ask: 'Unsa ang imong case number?',
      again:
        'Palihog isulat ang tibuok case number. Aduna kini pito ka letra ug numero sa tulo ka grupo, o taas kini ug nagsugod sa “CASE-”.',
    },
    findDigits: {
      ask: 'Unsa ang kataposang 4 ka numero sa telepono nga imong gihatag alang niining kaso?',
      again: 'Asang 4 ka numero natapos kadtong telepono?',
    },
    summary: 'Husto ba kini?',
    summaryAgain: 'Ipadala na ba nako nga ingon niini?',
    edit: { ask: 'Unsa ang gusto nimo usbon?', again: 'Asang linya ang sayop?' },
    stopped:
      'Mihunong na ko. Wala nay gipadala pa, ug natipigan ang imong mga tubag niining chat. Gusto ba ka mopadayon?',
    restart: 'Papason ba nako kining mga tubag ug mosugod pag-usab?',
    reported: 'Unsa ang gusto nimo buhaton sunod?',
    reportedAgain: 'Pwede nimo pangutan-on ang imong kaso bisan kanus-a. Unsa ang makatabang nimo karon?',
    thisLanguage: 'Gusto ba ka nga mopadayon ta sa Cebuano?',
  },
  askForOther: {
    ongoing:
      'Nagpadayon pa ba kini: kastorya pa ba nila siya sa telepono, o gikontrol ba nila ang iyang telepono o computer?',
    moneyLeft: 'Naa bay kwarta nga migawas sa iyang account?',
    bank: 'Asang bangko o e-wallet gikan ang bayad?',
    amount:
      'Pila ang bayad? Kung sobra sa usa, sugdi sa kinaulahian: ang pinakabag-o nga kwarta ang pinakasayon pugngan.',
    when: 'Kanus-a kini gibayad?',
  },
  todo: {
    title: 'Unsay buhaton karon',
    call: ({ bank }) => `Tawagi ang ${bank} ug ihatag kining case number.`,
    callAny: 'Tawagi ang imong bangko ug ihatag kining case number.',
    removeApp: 'Papasa ang app nga ilang gipa-install, ug i-restart ang phone nga walay internet.',
    lockCard: 'I-lock ang imong card sa app sa bangko.',
    passwords: 'Ilisi sa laing phone ang password sa imong bangko ug e-mail.',
    payNothing: 'Ayaw na pagbayad, bisan unsa ilang isaad o ihulga.',
    realPerson: 'Tawagi ang tinuod nga tawo sa iyang daan nga numero, ug pahimangnoi ang imong pamilya.',
    keep: 'Tipigi ang tanang mensahe ug resibo. Pag-screenshot.',
    police: 'Sultihi sab ang pulis, ug ihatag kining case number.',
  },
  answers,
  answersAfter,
  say: {
    privacy: ({ retention, news }) =>
      `Ang imong isulti moadto sa mga bangko nga makapugong sa kwarta ug sa anti-scam center, ug wala nay lain. Ang mga numero sa account himoong code una isulod sa kaso. Iuban sab ang numero sa telepono o e-mail address nga imong ihatag, aron makontak ka sa mga nag-atiman sa imong kaso.${news} Ang imong ngalan anaa ra sa detalyado nga report. Papason ang tanan human sa ${retention}, ug pwede nimo papason kining chat bisan kanus-a.`,
    privacyNews:
      'Kung gusto nimo, magpadala sab mi og mensahe o motawag kung naay mahitabo sa imong kaso: walay kantidad, bangko o numero sa account, ug hangtod moingon ka nga undangon o papason nimo kining chat.',
    welcome: 'Krimen kini. Dili nimo kini sala.',
    declined: ({ hotlines }) =>
      `Okay ra. Walay ipaambit kon walay imong oo. Tawagi na ang imong bangko: anaa sa luyo sa card ang numero.\n${hotlines}\nPwede ka mopadayon dinhi bisan kanus-a. Ang “Sugod pag-usab” mopapas sa imong gisulat.`,
    hotline: ({ label, number }) => `${label}: ${number}`,
    hotlineHours: ({ label, number, hours }) => `${label}: ${number} (${hours})`,
    emergency: ({ number }) =>
      `Tawag na sa ${number}.\nMas importante ang imong kaluwasan kay sa kwarta. Adto sa lugar nga naay ubang tawo, kung mahimo. Ania ra ko.`,
    emergencyIll: ({ number }) =>
      `Tawag na sa ${number} ug isulti nga naay tawo nga nasakit.\nBuhata ang ilang isulti sa telepono, ug ayaw siya biyai. Makahulat ang kwarta. Ania ra ko.`,
    emergencySelf: ({ number }) =>
      `Tawag na sa ${number}.\nMaayo nga gisultihan ko nimo. Mas importante ka kay sa bisan unsang kwarta, ug dili nimo kinahanglan pas-anon kini nga ikaw ra. Adto sa tawo nga imong gisaligan, o paanhia siya, ug ipalayo ang bisan unsang makapasakit nimo. Ania ra ko.`,
    dangerGoOn: 'Kung luwas na ka, pwede nato ipadayon ang report dinhi.',
    safeNowAsked: 'Luwas na ba ka karon, ug ang imong mga kauban?',
    gladSafe: ({ number }) =>
      `Maayo kay wala nay nameligro karon. Kung mausab kana, tawag sa ${number}, o isulat dinhi.`,
    notOver: ({ number }) =>
      `Nakasabot ko nga wala pa mahuman. Tawag na sa ${number}, o hangyoa ang duol nimo nga motawag. Kung delikado ang pagsulat, itago usa ang selpon: dili mawala ang imong gisulti kanako.`,
    notOverSelf: ({ number }) =>
      `Ania pa ko dinhi, ug maayo nga nagsulat ka. Tawag na sa ${number}, o hangyoa ang uban nga motawag para nimo. Wala kay kinahanglan hukman karon.`,
    minor:
      'Wala kay nabuhat nga sayop, ug dili nimo kini sala.\nIsulti ang nahitabo sa hamtong nga imong gisaligan. Dili kinahanglan nga tubagon, bayran o padad-an nimo ang mga nagbuhat niini.',
    help: ({ hotlines }) =>
      `Tubag sa imong kaugalingong pulong o pili og tubag. Pwede nimo isulti ang “balik”, “usba”, “laktawi”, “usab”, “hunong” o “tawo” bisan kanus-a. Okay ra nga naay wala nimo mahibaloi.\n${hotlines}`,
    adviceOnly: ({ hotlines }) =>
      `Ang makatabang karon: tawagan niya ang numero sa luyo sa bank card, ayaw na pagpadala og kwarta, ug tipigi ang tanang mensahe.\n${hotlines}`,
    notScam: {
      mistaken:
        'Bayad sa sayop nga numero\nAng imong kaugalingong bangko ang moatiman niini, dili ang scam report, ug dili kini ma-freeze. Tawagi na ang bangko ug hangyoa nga mabalik ang sayop nga padala.',
      received:
        'Naay misulod nga kwarta nga wala ka kahibalo kung kang kinsa\nAyaw kini ipadala ni bisan kinsa, bisan sa numero nga nangayo niini. Kasagaran bahin kini sa scam. Tawagi ang imong bangko ug hangyoa nga ibalik ang kwarta.',
      dispute:
        'Away sa usa ka tindahan\nAng opisina sa proteksyon sa mamalitay ang motabang niini. Tipigi ang order, resibo ug chat. Masulti sa bangko kung pwede i-dispute ang bayad.',
    },
    callBank: ({ bank, number }) =>
      `${bank}, fraud hotline: ${number}\nKung naa kay ikaduhang telepono, tawag samtang nagpadayon ta.`,
    callBankUnknown: 'Tawagi ang imong bangko\nAnaa sa luyo sa card o sa banking app ang numero.',
    thanksForTelling: 'Salamat sa pagsulti kanako.',
    notUnderstood: 'Pasayloa ko, wala nako masabti.',
    tapOne: 'Pilia ang labing haom nga tubag, o isulat kini sa pipila ka pulong.',
    otherCurrency: ({ currency, own }) => `Sa ${currency} man kana. Mga pila kini sa ${own}?`,
    amountFrom: 'Kinahanglan nako ang kantidad isip numero.',
    askedAmount: 'Mao kana ang ilang gipangayo. Pila ang imo gyod nga gibayad? Puwede sab itubag ang “wala”.',
    whichDay: 'Unsang adlaw kadto? Bisag banabana lang, sama sa “Martes”.',
    likelyNo: 'Tingali dili. Aron masiguro, kausa pa:',
    futureTime: 'Wala pa moabot kanang orasa.',
    oldPayment: 'Sobra na sa 80 ka adlaw to, busa mas gamay ang tsansa. Angay gihapon i-report.',
    shortReference: 'Ang reference naay 6 hangtod 64 ka letra ug numero.',
    badPhone: 'Morag dili kompleto ang numero sa telepono.',
    noted: ({ fact }) => `Nalista: ${fact}.`,
    changed: ({ fact }) => `Giusab na nako. ${fact}`,
    contactNoted: ({ contact }) => `Nalista: ${contact}.`,
    contactWishNoted: 'Gilista na nako kung unsaon ka pagkontak, sumala sa imong gusto.',
    stillInDanger:
      'Ania pa ko dinhi. Kung dili ka makatawag, naa bay duol nimo nga makatawag: silingan, higala, o tawo sa tindahan?',
    secret:
      'Ayaw gyud ipaambit ang PIN, password, code o numero sa card ni bisan kinsa, bisan namo.\nGikuha na nako kini. Tawagi na ang bangko aron ilisan kini.',
    noReference:
      'Kung walay reference o account, usa ka espesyalista ang mangita sa bayad. Mas dugay kana. Kung makita nimo ang reference, isulti dinhi.',
    amountUnknown: 'Sige. Kung walay kantidad, kinahanglan una pangitaon sa espesyalista ang bayad.',
    sending: 'Gipadala na nako ang imong report.',
    stillSending:
      'Padulong na ang imong report. Sultihan dayon ka nako kung miabot na. Dili na kinahanglan ipadala pag-usab.',
    sendingSlow: ({ hotlines }) =>
      `Mas dugay kini kay sa naandan. Natipigan ang imong report ug padayon kong misulay.\nSamtang naghulat, tawag sa:\n${hotlines}`,
    sendingFailed: ({ hotlines }) =>
      `Wala pa nako mahatod ang imong report. Natipigan kini dinhi, walay nawala.\nTawag na sa:\n${hotlines}`,
    reported: ({ caseId }) =>
      `Na-report na. Ang imong case number kay ${caseId}\nGihangyo na namo nga sundon kung asa miadto ang kwarta. Tipigi kining numero.`,
    reportedUntraced: ({ caseId }) =>
      `Na-report na. Ang imong case number kay ${caseId}\nTipigi kining numero.`,
    reportedIntelligence: ({ caseId }) =>
      `Na-report na. Ang imong case number kay ${caseId}\nMaayo kay napugngan dayon nimo. Makatabang ang imong report sa pagpanalipod sa uban. Tipigi kining numero.`,
    reportedTip: ({ caseId }) =>
      `Na-report na. Ang inyong case number kay ${caseId}\nWalay nasulat bahin sa tawo nga inyong gitabangan. Tipigi kining numeroha.`,
    reportedByHand: 'Usa ka espesyalista ang mangita sa imong bayad.',
    nowCallBank: ({ bank }) => `Tawagi na ang ${bank}`,
    nowCallAnyBank: 'Tawagi na ang imong bangko: anaa sa luyo sa card ang numero.',
    recallWords: 'Isulti: “Gusto nako i-report ang akong bayad sa scam. Palihog sugdi ang recall.”',
    called:
      'Maayo. Mao to ang labing importante nga tawag. Isulat ang ngalan sa imong nakasulti ug ang oras.',
    thanks: 'Pag-amping. Pwede ka mobalik dinhi bisan kanus-a.',
    noCase: 'Wala pay kaso gikan niining chat.',
    statusAsked: 'Tan-awon nako.',
    statusFailed: 'Dili nako maablihan ang kaso karon. Pangutana pag-usab human sa pipila ka minuto.',
    languageSwitched: 'Sige, Cebuano na ta.',
    languageUnknown: ({ languages }) =>
      `Wala pa ko kahibalo niana nga pinulongan. Kahibalo ko og: ${languages}.`,
    nothingBack: 'Mao kini ang unang pangutana.',
    deleted: 'Gipapas na nako ang imong mga tubag.',
    unknownValue: 'wala mahibaloi',
    accountEnding: ({ digits }) => `account nga natapos sa ${digits}`,
    phoneEnding: ({ country, digits }) => `${country}, numero nga natapos sa ${digits}`,
    lossUnknown: 'wala pa mahibaloi',
    waitForCase: 'Gipadala ang imong report. Paghulat kadiyot sa case number.',
    offlineReady: ({ numbers }) =>
      `Walay network karon. Kompleto na ang imong report niini nga telepono, ug ipadala kini dayon inig balik sa network.\nMogana ang tawag bisan walay internet:\n${numbers}`,
    offlineKept:
      'Naghulat ang imong report niini nga telepono ug ipadala kini dayon inig balik sa network. Dili kinahanglan nga magpabilin ka dinhi.\nMogana ang tawag bisan walay internet. Tawag na karon.',
    pickedUp: 'Gilista nako kini:',
    handOverComing:
      'Nangayo na ko og tawo nga motabang nimo niining chat. Pwede ta mopadayon samtang naghulat.',
    handOverNone: ({ hotlines }) =>
      `Sa pagkakaron, sa telepono ra naay tawo nga makatabang:\n${hotlines}\nPwede ta mopadayon dinhi.`,
    handOverLater: ({ hotlines }) =>
      `Wala pay makaanhi karon. Bukas gihapon ang imong hangyo, ug basahon sa moabot kining tanan. Sa telepono:\n${hotlines}`,
    personJoined: ({ name }) =>
      `Ania na sa chat si ${name}, usa ka tawo nga nagtrabaho dinhi, ug gibasa niya ang imong gisulti.`,
    personLeft: ({ name }) => `Mibiya na sa chat si ${name}. Magpadayon ta.`,
    detailsIntro:
      'Makatabang sa bangko ug pulis ang dugang nga detalye. Pwede ka molaktaw ug mohunong bisan kanus-a.',
    detailsKept: 'Okay ra. Natipigan dinhi ang imong gisulti nako, ug pwede ka mopadayon unya.',
    contactNeeded: 'Kinahanglan sa detalyado nga report ang numero nga makontak ka.',
    amountNeeded: 'Kinahanglan sa detalyado nga report ang kantidad. Okay ra ang banabana.',
    needsYes: 'Salamat sa pagsulti. Magbutang ko og nota aron mas hatagan ka og oras.',
    paymentAdded: 'Nadugang na nako kining bayad.',
    reportSending: 'Gipadala na nako ang mga detalye.',
    reportStillSending: 'Padulong na ang mga detalye. Dili na kinahanglan ipadala pag-usab.',
    reportDelivered:
      'Miabot na ang mga detalye. Wala na matipigi niining chat ang imong ngalan, ID ug numero.',
    reportSlow: 'Mas dugay kini kay sa naandan. Natipigan ang mga detalye ug padayon kong misulay.',
    reportFailed: 'Wala pa nako mahatod ang mga detalye. Natipigan kini dinhi, walay nawala.',
    referenceAdded: 'Salamat, nadugang nako ang reference. Uban kini sa mga detalye.',
    looking: 'Gipangita nako ang kaso.',
    caseNumberWrong:
      'Adunay usa ka letra o numero dinhi nga dili husto, o adunay usa nga kulang. Sayon ra kini mahitabo. Palihog tan-awa pag-usab ang case number ug isulat kini og balik.',
    noNumber: ({ hotlines }) =>
      `Kon wala ang numero sa telepono, dili nako maablihan kadtong kaso dinhi. Makita kana sa usa ka tawo: pangayo og tawo niining chat, o tawag sa:\n${hotlines}\nPwede sab ka mohimo og bag-ong report ug isulat didto ang daan nga case number.`,
    notFound: 'Wala koy makita nga kaso niining mga detalye.',
    paused: ({ minutes }) =>
      `Kapila na nga wala kini motakdo. Alang sa imong kaluwasan, sulayi pag-usab human sa ${minutes} ka minuto.`,
    found: ({ caseId }) => `Nakit-an nako ang kaso ${caseId}.`,
    caseNews: ({ caseId }) => `Naay balita bahin sa imong kaso ${caseId}.`,
    newsNoted: ({ way, stop }) =>
      `Nalista: ${way}. Ang nausab ra ang among isulti, walay kantidad ug walay bangko. Aron undangon, isulat dinhi: “${stop}”.`,
    newsNone: 'Sige, walay mensahe. Pwede ka mangutana dinhi bisan kanus-a.',
    newsStopped:
      'Wala na kay madawat nga mensahe bahin sa imong kaso. Pwede ka mangutana dinhi bisan kanus-a.',
  },
  advice: {
    impersonation_bank_police:
      'Walay tinuod nga bangko nga mobalhin nimo sa “luwas nga account”\nWalay bangko o pulis nga mangayo og code. Kung motawag pag-usab, putla ang tawag ug tawagi ang numero sa imong card.',
    impersonation_other:
      'Walay tinuod nga opisina nga mangayo og kwarta o code sa telepono\nKung motawag pag-usab, putla ang tawag ug tawagi ang opisina sa numero sa ilang kaugalingong website.',
    impersonation_family_friend:
      'Tawagi una ang tinuod nga tawo\nGamita ang iyang daan nga numero. Ayaw pagpadala hangtod wala nimo madungog ang iyang tingog.',
    investment:
      'Ayaw pagbayad og buhis o bayronon aron “ma-unlock” ang kwarta\nAng tinuod nga naggunit sa imong kwarta dili mangayo og bayad una ka makakuha.',
    purchase: 'Tipigi ang chat ug ang listing\nPag-screenshot una kini papason sa namaligya.',
    romance:
      'Ayaw na pagpadala, ug ayaw pakigkita niining tawhana nga mag-inusara\nPakigsulti sa tawo nga imong gisaligan. Daghan na ang nakasinati niini.',
    advance_fee: 'Ayaw na pagbayad\nAng tinuod nga premyo, utang o panulondon dili mangayo og bayad nga una.',
    job_task: 'Ayaw na pagbayad\nAng tinuod nga trabaho mobayad nimo ug dili mangayo og deposito.',
    invoice_mandate:
      'Sultihi dayon ang tinuod nga supplier\nGamita ang numero nga nahibaloan na nimo kaniadto. Ipasusi ang mailbox sa IT.',
    ceo_fraud:
      'Sultihi dayon ang imong tinuod nga amo ug ang IT\nGamita ang numero nga nahibaloan na nimo kaniadto. Ipasusi ang mailbox.',
    account_takeover:
      'Ilisi ang imong mga password gikan sa laing device\nHangyoa ang bangko nga i-block ang account ug card, ug ang telco nga susihon ang imong SIM.',
    remote_access:
      'Palonga ang internet niadtong device\nTangtanga ang app, ilisi ang mga password gikan sa laing device, ug ipa-block ang account sa bangko.',
    extortion_coercion:
      'Ayaw na pagbayad\nTipigi ang mga mensahe ug adto sa pulis. Kung ubos pa ka sa 18, sultihi ang hamtong nga imong gisaligan o ang child helpline.',
    recovery_scam:
      'Ikaduhang scam kini\nWalay matinud-anon nga tawo nga mangayo og bayad aron mabawi ang imong kwarta. Ayaw pagbayad.',
  },
  adviceMore: {
    ongoing:
      'Putla na ang tawag ug ayaw na tubaga ang chat\nPalonga ang internet o ang telepono nga ilang gikontrol. Ayaw na pagpadala. Tawagi ang bangko gikan sa laing telepono.',
    unsureLeft: 'Tan-awa ang balanse ug mga kataposang bayad sa banking app, kung luwas nimo mabuhat.',
  },
  status: {
    starting: 'Naa na namo ang imong report ug nagsugod na mi.',
    tracing: 'Gisundan namo ang kwarta.',
    traced: 'Nahibaloan na namo kung asa miadto ang bahin sa kwarta. Gidesisyonan pa ang sunod nga lakang.',
    pending: 'Gihangyo namo ang usa ka bangko nga gunitan ang kwarta ug naghulat sa tubag niini.',
    frozen: ({ amount, until }) => `Gi-hold ang ${amount} hangtod ${until}. Wala pa kini mabalik nimo.`,
    frozenNoDate: ({ amount }) => `Gi-hold ang ${amount}. Wala pa kini mabalik nimo.`,
    disputed: ({ until }) => `Gihangyo namo ang bangko nga motubag sa dili pa ang ${until}.`,
    disputedNoDate: 'Nangayo mi og tubag sa bangko.',
    returningNoDate: ({ amount }) => `Padulong na nimo ang ${amount}.`,
    returning: ({ amount, until }) => `Padulong na nimo ang ${amount}, hangtod ${until}.`,
    recovered: ({ amount, total }) => `Nabawi nimo ang ${amount} sa ${total}.`,
    closed: ({ amount, total }) =>
      `Sirado na ang kaso. Nabawi nimo ang ${amount} sa ${total}. Kung dili ka mouyon, pwede ka moreklamo sa ombudsman.`,
    rejected: 'Wala na ipadayon ang kaso. Salamat: makatabang ang imong report sa pagpanalipod sa uban.',
    intelligence:
      'Walay nawala nga kwarta niining kaso. Salamat: makatabang ang imong report sa pagpanalipod sa uban.',
    unknown: 'Abli ang kaso ug giatiman.',
  },
  retention: ({ days }) => `${days} ka adlaw`,
} as const satisfies Texts
