import type { Texts } from '../tables/dialog-texts.ts'
import { answers, answersAfter } from './answer-texts.ts'

/** Holds the texts of the dialogue in Swahili. Not yet reviewed by a native speaker: see docs/languages.md. */
export const texts = {
  taps: {
    yes: 'Ndiyo',
    no: 'Hapana',
    notSure: 'Sina uhakika',
    dontKnow: 'Sijui',
    skip: 'Ruka',
    back: 'Rudi nyuma',
    edit: 'Badilisha',
    stop: 'Acha',
    help: 'Msaada',
    person: 'Ongea na mtu',
    goOn: 'Endelea',
    startAgain: 'Anza upya',
    morePrivacy: 'Zaidi kuhusu usiri',
    leavingNow: 'Pesa zinatoka sasa hivi',
    paid: 'Nililipa, au walichukua pesa',
    notSureScam: 'Sina hakika kama ni utapeli',
    forOther: 'Ilimpata mtu mwingine',
    callFirst: 'Napigia benki yangu kwanza',
    theyAgree: 'Ndiyo, anakubali',
    theyDontKnow: 'Hapana, hajui',
    itsMe: 'Ilinitokea mimi',
    stoppedInTime: 'Hapana, niliacha kabla ya kulipa',
    otherBank: 'Benki nyingine',
    justNow: 'Sasa hivi',
    hourAgo: 'Saa moja iliyopita',
    today: 'Leo',
    yesterday: 'Jana',
    cantFind: 'Siipati',
    sendNow: 'Tuma sasa',
    tryAgain: 'Jaribu tena',
    call: 'Piga simu',
    called: 'Nimepiga simu',
    status: 'Kesi yangu imefikia wapi?',
    newReport: 'Anza ripoti mpya',
    thatsAll: 'Ni hayo tu',
    wasScam: 'Hapana, ulikuwa utapeli',
    safeNow: 'Niko salama, endelea',
    haveCase: 'Nina nambari ya kesi',
    addPayment: 'Ongeza malipo mengine',
    addDetails: 'Ongeza maelezo',
    sameName: 'Jina lilelile',
    newsSms: 'SMS',
    newsCall: 'Kupigiwa simu',
    newsEmail: 'Barua pepe',
    newsNone: 'Usinijulishe',
    stopNews: 'Acha kunitumia ujumbe',
  },
  firstKinds: {
    impersonation_bank_police: 'Simu ya benki au polisi',
    investment: 'Uwekezaji',
    purchase: 'Kununua mtandaoni',
    romance: 'Mapenzi au urafiki',
    job_task: 'Kazi',
    impersonation_family_friend: 'Dharura ya familia',
    account_takeover: 'Mtu amechukua akaunti yangu',
    more: 'Kitu kingine',
  },
  moreKinds: {
    advance_fee: 'Ada au zawadi',
    remote_access: 'Mtu anaendesha simu yangu akiwa mbali',
    extortion_coercion: 'Vitisho',
    invoice_mandate: 'Ankara ya uongo',
    ceo_fraud: 'Ujumbe kutoka kwa bosi wangu',
    recovery_scam: 'Msaada wa kurudisha pesa',
    impersonation_other: 'Mtu wa ofisi fulani',
    mistaken: 'Nilikosea nambari',
    received: 'Nimepokea pesa nisizozijua',
    dispute: 'Tatizo na duka',
    other: 'Hakuna kati ya hizi',
  },
  kinds: {
    impersonation_bank_police: 'Mtu alijifanya benki au polisi',
    impersonation_other: 'Mtu alijifanya wa ofisi ya serikali au kampuni',
    impersonation_family_friend: 'Mtu alijifanya ndugu au rafiki',
    investment: 'Uwekezaji',
    purchase: 'Kununua mtandaoni',
    romance: 'Mapenzi au urafiki',
    advance_fee: 'Ada au zawadi',
    job_task: 'Kazi',
    invoice_mandate: 'Ankara ya uongo',
    ceo_fraud: 'Ujumbe wa uongo wa bosi',
    account_takeover: 'Mtu alichukua akaunti',
    remote_access: 'Kuendesha simu au kompyuta kutoka mbali',
    extortion_coercion: 'Vitisho',
    recovery_scam: 'Msaada wa uongo wa kurudisha pesa',
    mistaken_payment: 'Malipo kwa makosa',
    other: 'Kitu kingine',
    unknown: 'Haijulikani',
  },
  labels: {
    bank: 'Kutoka',
    amount: 'Kiasi',
    when: 'Lini',
    reference: 'Nambari ya muamala',
    receiver: 'Kwenda',
    type: 'Aina',
    contact: 'Mawasiliano',
    ongoing: 'Bado inaendelea',
    moneyLeft: 'Pesa zimetoka',
    name: 'Jina',
    nationality: 'Uraia',
    identity: 'Kitambulisho',
    holder: 'Mwenye akaunti',
    ownAccount: 'Akaunti yako',
    firstContact: 'Mawasiliano ya kwanza',
    contactWay: 'Kwa njia gani',
    story: 'Maneno yako',
    evidence: 'Ushahidi',
    police: 'Ripoti ya polisi',
    needs: 'Msaada unaohitajika',
  },
  contactWays: {
    call: 'Simu',
    sms: 'SMS',
    app: 'Ujumbe kwenye programu (app)',
    ad: 'Tangazo au tovuti',
    person: 'Ana kwa ana',
  },
  identityTypes: {
    'National ID': 'Kitambulisho cha taifa',
    Passport: 'Pasipoti',
    'Driving Licence': 'Leseni ya udereva',
    'Refugee ID': 'Kitambulisho cha mkimbizi',
    None: 'Hakuna kitambulisho',
  },
  tri: { yes: 'Ndiyo', no: 'Hapana', unsure: 'Sina uhakika' },
  ask: {
    whatHappened: {
      ask: 'Nieleze kilichotokea, kwa maneno yako. Nitakusaidia kuzuia pesa na kuripoti utapeli.\nHakuna mwingine anayeona haya hadi ubonyeze “Tuma sasa”. Kisha benki yako na kituo cha kupambana na utapeli watayaona. Siombi kamwe PIN, neno la siri wala code.',
      again: 'Nini kilitokea? Niambie kwa maneno machache, au bonyeza kinachofaa.',
    },
    notSureScam:
      'Walisema nini, au wanataka nini kutoka kwako? Kama huna hakika, usilipe chochote na usitoe code yoyote.',
    sendTo: ({ bank }) => `Je, nitume hii sasa kwa ${bank} na kituo cha kupambana na utapeli?`,
    send: 'Je, nitume hii sasa kwa benki na kituo cha kupambana na utapeli?',
    danger: {
      ask: 'Kwanza, usalama wako. Je, kuna mtu yuko hatarini, au kuna mtu anakulazimisha kufanya jambo sasa hivi?',
      again: 'Je, wewe au mtu aliye karibu nawe yuko hatarini sasa hivi, au unafikiria kujidhuru?',
    },
    reporter: {
      ask: 'Asante kwa kusaidia. Je, mtu huyo anajua kuhusu ripoti hii na anakubali?',
      again: 'Je, mtu aliyetapeliwa amesema ndiyo kwa ripoti hii?',
    },
    ongoing: {
      ask: 'Je, bado inaendelea: uko nao kwenye simu, au kuna mtu anaendesha simu au kompyuta yako?',
      again: 'Je, bado wanawasiliana nawe sasa hivi, kwa simu au kwenye skrini yako?',
    },
    moneyLeft: {
      ask: 'Je, pesa zimetoka kwenye akaunti yako?',
      again: 'Je, kuna pesa zilizolipwa au kutumwa?',
    },
    type: {
      ask: 'Ulikuwa utapeli wa aina gani?',
      again: 'Walitaka nini kwako, au walikuahidi nini?',
    },
    typeMore: {
      ask: 'Ni ipi kati ya hizi iliyo karibu zaidi?',
      again: 'Ni ipi inayofanana zaidi na kilichotokea?',
    },
    bank: {
      ask: 'Ulilipa kutoka benki gani au huduma gani ya pesa za simu?',
      again: 'Pesa zilikuwa wapi kabla ya kutoka: benki gani au huduma gani ya pesa za simu?',
    },
    amount: {
      ask: 'Ulilipa kiasi gani? Kama ulilipa zaidi ya mara moja, anza na malipo ya mwisho: pesa mpya zaidi ni rahisi zaidi kuzuia.',
      again: 'Zilikuwa pesa ngapi, kwa tarakimu? Kwa mfano 25,000.',
    },
    amountRoughly: 'Zilikuwa kama pesa ngapi? Makadirio yanatosha.',
    amountCheck: ({ amount, words }) => `Nimesoma ${amount}. Tarakimu moja moja: ${words}. Je, ni sahihi?`,
    when: {
      ask: 'Ulilipa lini?',
      again: 'Ulilipa siku gani, na saa ngapi? Kwa mfano “leo 9:30 asubuhi” au “jana”.',
    },
    reference: {
      ask: 'Tafadhali fungua malipo hayo kwenye app au SMS yako. Nambari ya muamala (reference) ni ipi? Mara nyingi iko chini ya “maelezo”.',
      again:
        'Ni nambari gani iliyo karibu na “reference” au “transaction ID”? Ina herufi na tarakimu 6 hadi 64.',
    },
    receiver: {
      ask: 'Pesa zilienda wapi? Nambari ya akaunti au ya simu, jina linaloonekana, na benki: chochote unachokiona.',
      again: 'Ni nambari gani ya akaunti au ya simu iliyopokea pesa?',
    },
    receiverStopped: {
      ask: 'Walitaka ulipe kwa akaunti gani au nambari gani ya simu? Kama hujui, waliwasiliana nawe kwa nambari gani?',
      again: 'Je, unaona nambari yao yoyote, ya akaunti au ya simu?',
    },
    scammer: {
      ask: 'Sitaandika chochote kuhusu mtu huyo. Lakini unaweza kuripoti tapeli, ili wengine wamzuie. Unajua nini: nambari ya akaunti au ya simu, jina la wasifu (profile), kiungo (link)?',
      again: 'Je, unaona kitu chao chochote: nambari, jina, link?',
    },
    minute: {
      ask: 'Ulilipa saa ngapi hasa? SMS au barua pepe ya benki yako mara nyingi huonyesha.',
      again: 'Ujumbe wa benki yako unaonyesha saa ngapi? Kwa mfano 14:05.',
    },
    lastDigits: {
      ask: 'Tarakimu 4 za mwisho za akaunti uliyolipia ni zipi?',
      again: 'Nambari ya akaunti yako mwenyewe inaishia na tarakimu 4 zipi?',
    },
    contact: {
      ask: 'Tukupate kwa nambari gani ya simu?',
      again: 'Tukupigie au tukutumie SMS kwa nambari gani? Tafadhali andika pia code ya eneo au ya nchi.',
    },
    contactOrEmail: {
      ask: 'Tukupate kwa nambari gani ya simu au barua pepe gani?',
      again:
        'Tukupigie au tukutumie SMS kwa nambari gani? Tafadhali andika pia code ya eneo au ya nchi. Barua pepe pia ni sawa.',
    },
    news: {
      ask: 'Tukujulishe vipi kuhusu kesi yako?',
      again: 'Unataka taarifa kwa njia ipi kati ya hizi, au hutaki kabisa?',
    },
    newsEmail: 'Tukuandikie kwa barua pepe gani?',
    name: {
      ask: 'Pesa zilikuwa za nani? Tafadhali andika jina kamili, kama kwenye kitambulisho.',
      again: 'Ni majina gani yaliyo kwenye kitambulisho?',
    },
    nationality: {
      ask: 'Uraia ni wa nchi gani? Unaweza kuruka swali hili.',
      again: 'Pasipoti au kitambulisho ni cha nchi gani?',
    },
    idType: {
      ask: 'Unaweza kutoa kitambulisho gani? Si lazima, lakini kinasaidia benki kuwa na uhakika wewe ni nani.',
      again: 'Ni kitambulisho cha aina gani?',
    },
    idNumber: {
      ask: 'Nambari ya kitambulisho ni ipi? Inafichwa mara moja na inaenda tu kwenye ripoti ya kina.',
      again: 'Nambari ya kitambulisho ina herufi na tarakimu gani?',
    },
    holder: {
      ask: 'Akaunti ambayo pesa zilitoka ina jina la nani?',
      again: 'Benki ina jina gani kwa akaunti hii?',
    },
    ownAccount: {
      ask: 'Pesa zilitoka kwenye akaunti gani au namba gani ya pesa za simu?',
      again:
        'Nambari ya akaunti au ya pesa za simu iliyotoa pesa ni ipi? Tafadhali usitoe kamwe nambari ya kadi.',
    },
    firstContact: {
      ask: 'Waliwasiliana nawe mara ya kwanza lini?',
      again: 'Ulisikia kutoka kwao mara ya kwanza siku gani? Kwa mfano “Jumatatu iliyopita”.',
    },
    contactWay: {
      ask: 'Walikufikiaje, na kwa nambari, link au jina gani la mtumiaji?',
      again:
        'Ilikuwa simu, SMS, app au tangazo? Tafadhali ongeza nambari, link au jina la mtumiaji kama unalo.',
    },
    story: {
      ask: 'Tafadhali nieleze kwa maneno yako kilichotokea.',
      again: 'Kwanza kilitokea nini, na kisha nini? Sentensi chache zinatosha.',
    },
    morePayments: {
      ask: 'Je, kulikuwa na malipo mengine kwao?',
      again: 'Je, kuna pesa nyingine zilizoenda kwao?',
    },
    evidence: {
      ask: 'Una ushahidi gani? Kwa mfano picha za skrini (screenshot), ujumbe au risiti. Vihifadhi kwenye simu yako. Hakuna haja ya kuvituma hapa.',
      again: 'Je, una screenshot, ujumbe au risiti?',
    },
    police: {
      ask: 'Kama umeenda polisi, nambari ya ripoti ya polisi (OB au RB) ni ipi?',
      again: 'Polisi walikupa nambari gani?',
    },
    needs: {
      ask: 'Je, unahitaji msaada wa kusoma, kusikia au lugha, au unajisikia vibaya sana?',
      again: 'Je, ingekusaidia mtu akikupa muda zaidi?',
    },
    detailSummary: 'Je, hii ni sahihi? Kisha naituma.',
    nextAmount: 'Malipo haya mengine yalikuwa kiasi gani?',
    findCase: {
      ask: 'Nambari ya kesi yako ni ipi?',
      again:
        'Tafadhali andika nambari yote ya kesi. Ina herufi na tarakimu saba katika makundi matatu, au ni ndefu na inaanza na “CASE-”.',
    },
    findDigits: {
      ask: 'Tarakimu 4 za mwisho za nambari ya simu uliyotoa kwa kesi hii ni zipi?',
      again: 'Nambari hiyo ya simu inaishia na tarakimu 4 zipi?',
    },
    summary: 'Je, hii ni sahihi?',
    summaryAgain: 'Je, niitume hivi?',
    edit: { ask: 'Unataka kubadilisha nini?', again: 'Ni mstari gani una kosa?' },
    stopped:
      'Nimeacha. Hakuna kingine kilichotumwa, na majibu yako yamehifadhiwa kwenye mazungumzo haya. Je, unataka kuendelea?',
    restart: 'Je, nifute majibu haya tuanze upya?',
    reported: 'Unataka kufanya nini sasa?',
    reportedAgain: 'Unaweza kuuliza kuhusu kesi yako wakati wowote. Ni nini kingekusaidia sasa?',
    thisLanguage: 'Je, tuendelee kwa Kiswahili?',
  },
  askForOther: {
    ongoing: 'Je, bado inaendelea: mtu huyu yuko nao kwenye simu, au wanaendesha simu au kompyuta yake?',
    moneyLeft: 'Je, pesa zimetoka kwenye akaunti ya mtu huyu?',
    bank: 'Pesa zililipwa kutoka benki gani au huduma gani ya pesa za simu?',
    amount:
      'Malipo yalikuwa kiasi gani? Kama yalikuwa zaidi ya moja, anza na ya mwisho: pesa mpya zaidi ni rahisi zaidi kuzuia.',
    when: 'Pesa zililipwa lini?',
  },
  todo: {
    title: 'Fanya hivi sasa',
    call: ({ bank }) => `Pigia ${bank} simu na utoe nambari hii ya kesi.`,
    callAny: 'Pigia benki yako simu na utoe nambari hii ya kesi.',
    removeApp: 'Ondoa app waliyokufanya uweke, kisha zima na kuwasha simu bila intaneti.',
    lockCard: 'Funga kadi yako kwenye app ya benki yako.',
    passwords: 'Badilisha maneno ya siri ya benki na ya barua pepe ukitumia simu nyingine.',
    payNothing: 'Usilipe chochote tena, hata wakiahidi au kutisha.',
    realPerson: 'Mpigie mtu halisi kwenye nambari yake ya zamani, na uonye familia yako.',
    keep: 'Hifadhi ujumbe na risiti zote. Piga screenshot.',
    police: 'Wajulishe polisi pia, na uwape nambari hii ya kesi.',
  },
  answers,
  answersAfter,
  say: {
    privacy: ({ retention, news }) =>
      `Unayoniambia yanaenda kwa benki zinazoweza kuzuia pesa na kwa kituo cha kupambana na utapeli, na si kwa mwingine yeyote. Nambari za akaunti hugeuzwa kuwa code kabla ya kuingia kwenye kesi. Nambari ya simu au barua pepe unayotoa inatumwa pia, ili wanaoshughulikia kesi yako waweze kukupata.${news} Jina lako linaenda tu kwenye ripoti ya kina. Yote yanafutwa baada ya ${retention}, na unaweza kufuta mazungumzo haya wakati wowote.`,
    privacyNews:
      'Ukitaka, tunakutumia pia ujumbe au tunakupigia simu kukiwa na jambo jipya kwenye kesi yako: bila kiasi, benki wala nambari za akaunti, na hadi utakaposema tuache au utakapofuta mazungumzo haya tu.',
    welcome: 'Hili lilikuwa kosa la jinai. Si kosa lako.',
    declined: ({ hotlines }) =>
      `Ni sawa. Hakuna kinachotolewa bila wewe kusema ndiyo. Tafadhali pigia benki yako simu sasa: nambari iko nyuma ya kadi yako.\n${hotlines}\nUnaweza kuendelea hapa wakati wowote. “Anza upya” inafuta ulichoandika.`,
    hotline: ({ label, number }) => `${label}: ${number}`,
    hotlineHours: ({ label, number, hours }) => `${label}: ${number} (${hours})`,
    emergency: ({ number }) =>
      `Piga ${number} sasa.\nUsalama wako unatangulia kabla ya pesa. Nenda mahali penye watu wengine, kama unaweza. Nitabaki hapa.`,
    emergencyIll: ({ number }) =>
      `Piga ${number} sasa na useme kuna mtu mgonjwa.\nFanya watakavyokuambia kwenye simu, na ukae naye. Pesa zinaweza kusubiri. Niko hapa.`,
    emergencySelf: ({ number }) =>
      `Piga ${number} sasa.\nUmefanya vizuri kuniambia. Wewe ni wa thamani kuliko pesa yoyote, na huhitaji kubeba jambo hili peke yako. Nenda kwa mtu unayemwamini, au mwombe aje, na weka mbali chochote unachoweza kujidhuru nacho. Nitabaki hapa.`,
    dangerGoOn: 'Ukiwa salama, tunaweza kuendelea na ripoti hapa.',
    safeNowAsked: 'Je, wewe na walio nawe mko salama sasa?',
    gladSafe: ({ number }) =>
      `Nafurahi kwamba hakuna aliye hatarini sasa. Hali ikibadilika, piga ${number}, au andika hapa.`,
    notOver: ({ number }) =>
      `Naelewa kwamba hatari bado haijaisha. Piga ${number} sasa, au mwombe mtu aliye karibu nawe apige. Kama kuandika ni hatari, weka simu pembeni: hakuna ulichoniambia kitakachopotea.`,
    notOverSelf: ({ number }) =>
      `Bado niko hapa, na ni vizuri kwamba unaandika. Piga ${number} sasa, au mwombe mtu apige kwa niaba yako. Leo huhitaji kuamua lolote.`,
    minor:
      'Hujafanya kosa lolote, na si kosa lako.\nMwambie mtu mzima unayemwamini kilichotokea. Si lazima kuwajibu waliofanya hivi, wala kuwalipa au kuwatumia chochote.',
    help: ({ hotlines }) =>
      `Jibu kwa maneno yako au gusa jibu. Unaweza kusema “rudi nyuma”, “badilisha”, “ruka”, “rudia”, “acha” au “mtu” wakati wowote. Ni sawa kutojua jambo.\n${hotlines}`,
    adviceOnly: ({ hotlines }) =>
      `Kinachosaidia sasa: apige nambari iliyo nyuma ya kadi yake ya benki, asitume pesa tena, na ahifadhi ujumbe wote.\n${hotlines}`,
    notScam: {
      mistaken:
        'Malipo kwa nambari isiyo sahihi\nBenki yako yenyewe hushughulikia hili, si ripoti hii ya utapeli, na pesa haziwezi kuzuiwa. Pigia benki yako simu sasa na uombe malipo yaliyotumwa kwa makosa yarudishwe.',
      received:
        'Umepokea pesa usizozijua\nUsimtumie mtu yeyote, hata nambari inayozidai. Mara nyingi hii ni sehemu ya utapeli. Pigia benki yako simu na uiombe irudishe pesa hizo.',
      dispute:
        'Mgogoro na duka\nOfisi ya kulinda wateja husaidia katika hili. Hifadhi oda, risiti na mazungumzo. Benki yako inaweza kukuambia kama malipo yanaweza kupingwa.',
    },
    callBank: ({ bank, number }) =>
      `${bank}, nambari ya kuripoti utapeli: ${number}\nKama una simu ya pili, wapigie tunapoendelea.`,
    callBankUnknown: 'Pigia benki yako simu\nNambari iko nyuma ya kadi yako au kwenye app ya benki yako.',
    thanksForTelling: 'Asante kwa kuniambia.',
    notUnderstood: 'Samahani, sijaelewa.',
    tapOne: 'Tafadhali gusa jibu linalofaa zaidi, au liandike kwa maneno machache.',
    otherCurrency: ({ currency, own }) => `Hiyo ni kwa ${currency}. Ni kama kiasi gani kwa ${own}?`,
    amountFrom: 'Nahitaji kiasi kwa tarakimu.',
    askedAmount: 'Hicho ndicho walichoomba. Wewe mwenyewe ulilipa kiasi gani? “Sikulipa” pia ni jibu.',
    whichDay: 'Ilikuwa siku gani? Makadirio yanatosha, kama “Jumanne”.',
    likelyNo: 'Basi huenda si hivyo. Ili kuwa na uhakika, mara moja tena:',
    futureTime: 'Wakati huo haujafika bado.',
    oldPayment: 'Hiyo ilikuwa zaidi ya siku 80 zilizopita, kwa hiyo nafasi ni ndogo. Bado inafaa kuripoti.',
    shortReference: 'Nambari ya muamala ina herufi na tarakimu 6 hadi 64.',
    badPhone: 'Hiyo haionekani kuwa nambari kamili ya simu.',
    noted: ({ fact }) => `Nimeandika: ${fact}.`,
    changed: ({ fact }) => `Nimebadilisha. ${fact}`,
    contactNoted: ({ contact }) => `Nimeandika: ${contact}.`,
    contactWishNoted: 'Nimeandika jinsi unavyotaka tukupate.',
    stillInDanger:
      'Bado niko hapa. Kama huwezi kupiga simu, kuna mtu karibu nawe anayeweza: jirani, rafiki, mtu wa dukani?',
    secret:
      'Tafadhali usimpe mtu yeyote PIN, neno la siri, code au nambari ya kadi, hata sisi.\nNimeiondoa. Pigia benki yako simu sasa ili ibadilishwe.',
    noReference:
      'Bila nambari ya muamala au akaunti, mtaalamu atatafuta malipo kwa mkono. Hiyo inachukua muda zaidi. Ukiipata nambari baadaye, niambie hapa.',
    amountUnknown: 'Ni sawa. Bila kiasi, mtaalamu lazima atafute malipo kwanza.',
    sending: 'Ninatuma ripoti yako sasa.',
    stillSending: 'Ripoti yako iko njiani. Nitakuambia mara tu itakapofika. Huhitaji kuituma tena.',
    sendingSlow: ({ hotlines }) =>
      `Inachukua muda kuliko kawaida. Ripoti yako imehifadhiwa na ninaendelea kujaribu.\nWakati huohuo tafadhali piga simu:\n${hotlines}`,
    sendingFailed: ({ hotlines }) =>
      `Bado sijaweza kufikisha ripoti yako. Imehifadhiwa hapa, hakuna kilichopotea.\nTafadhali piga simu sasa:\n${hotlines}`,
    reported: ({ caseId }) =>
      `Imeripotiwa. Nambari ya kesi yako ni ${caseId}\nTumeomba pesa zifuatiliwe. Hifadhi nambari hii.`,
    reportedUntraced: ({ caseId }) => `Imeripotiwa. Nambari ya kesi yako ni ${caseId}\nHifadhi nambari hii.`,
    reportedIntelligence: ({ caseId }) =>
      `Imeripotiwa. Nambari ya kesi yako ni ${caseId}\nUlifanya vizuri kuacha mapema. Ripoti yako inasaidia kulinda wengine. Hifadhi nambari hii.`,
    reportedTip: ({ caseId }) =>
      `Imeripotiwa. Nambari ya kesi yako ni ${caseId}\nHakuna chochote ndani yake kuhusu mtu unayemsaidia. Hifadhi nambari hii.`,
    reportedByHand: 'Mtaalamu atatafuta malipo yako kwa mkono.',
    nowCallBank: ({ bank }) => `Sasa pigia ${bank} simu`,
    nowCallAnyBank: 'Sasa pigia benki yako simu: nambari iko nyuma ya kadi yako.',
    recallWords: 'Sema: “Nataka kuripoti malipo ya utapeli. Tafadhali anzeni kuzirudisha pesa (recall).”',
    called: 'Vizuri. Hiyo ndiyo simu muhimu zaidi. Andika jina la mtu uliyeongea naye, na saa.',
    thanks: 'Jitunze. Unaweza kurudi hapa wakati wowote.',
    noCase: 'Bado hakuna kesi kutoka mazungumzo haya.',
    statusAsked: 'Ngoja niangalie.',
    statusFailed: 'Siwezi kuifikia kesi kwa sasa. Tafadhali niulize tena baada ya dakika chache.',
    languageSwitched: 'Tuendelee kwa Kiswahili.',
    languageUnknown: ({ languages }) => `Bado sizungumzi lugha hiyo. Ninazungumza: ${languages}.`,
    nothingBack: 'Hili ndilo swali la kwanza.',
    deleted: 'Nimefuta majibu yako.',
    unknownValue: 'haijulikani',
    accountEnding: ({ digits }) => `akaunti inayoishia na ${digits}`,
    phoneEnding: ({ country, digits }) => `${country}, nambari inayoishia na ${digits}`,
    lossUnknown: 'bado haijulikani',
    waitForCase: 'Ripoti yako inatumwa. Tafadhali subiri kidogo upate nambari ya kesi.',
    offlineReady: ({ numbers }) =>
      `Hakuna mtandao kwa sasa. Ripoti yako iko tayari kwenye simu hii, na itajituma yenyewe mtandao ukirudi.\nUnaweza kupiga simu bila intaneti:\n${numbers}`,
    offlineKept:
      'Ripoti yako inasubiri kwenye simu hii na itajituma yenyewe mtandao ukirudi. Si lazima ubaki hapa.\nUnaweza kupiga simu bila intaneti. Tafadhali piga sasa.',
    pickedUp: 'Nimeandika haya:',
    handOverComing: 'Nimeomba mtu akusaidie kwenye mazungumzo haya. Tunaweza kuendelea tukisubiri.',
    handOverNone: ({ hotlines }) =>
      `Kwa sasa mtu anaweza kukusaidia kwa simu tu:\n${hotlines}\nMimi na wewe tunaweza kuendelea hapa.`,
    handOverLater: ({ hotlines }) =>
      `Hakuna anayeweza kuja kwa sasa. Ombi lako linabaki wazi, na atakayekuja atasoma haya yote. Kwa simu:\n${hotlines}`,
    personJoined: ({ name }) =>
      `${name}, mtu anayefanya kazi hapa, ameingia kwenye mazungumzo haya na anasoma uliyoniambia.`,
    personLeft: ({ name }) => `${name} ameondoka kwenye mazungumzo. Mimi na wewe tunaendelea.`,
    detailsIntro:
      'Maelezo zaidi yanasaidia benki na polisi. Unaweza kuruka unachotaka, na kuacha wakati wowote.',
    detailsKept: 'Ni sawa. Uliyoniambia yamehifadhiwa hapa, na unaweza kuendelea baadaye.',
    contactNeeded: 'Ripoti ya kina inahitaji nambari ya simu ya kukupata.',
    amountNeeded: 'Ripoti ya kina inahitaji kiasi. Makadirio yanatosha.',
    needsYes: 'Asante kwa kusema. Nitaandika hilo, ili upewe muda zaidi.',
    paymentAdded: 'Nimeongeza malipo haya.',
    reportSending: 'Ninatuma maelezo sasa.',
    reportStillSending: 'Maelezo yako njiani. Huhitaji kuyatuma tena.',
    reportDelivered:
      'Maelezo yamefika. Jina lako, kitambulisho chako na nambari yako ya simu havihifadhiwi tena kwenye mazungumzo haya.',
    reportSlow: 'Inachukua muda kuliko kawaida. Maelezo yamehifadhiwa, na ninaendelea kujaribu.',
    reportFailed: 'Bado sijaweza kufikisha maelezo. Yamehifadhiwa hapa, hakuna kilichopotea.',
    referenceAdded: 'Asante, nimeongeza nambari ya muamala. Inaenda pamoja na maelezo.',
    looking: 'Ninatafuta kesi.',
    caseNumberWrong:
      'Herufi au tarakimu moja ya nambari hii si sahihi, au moja haipo. Hutokea kwa urahisi. Tafadhali iangalie nambari tena, na uiandike mara nyingine.',
    noNumber: ({ hotlines }) =>
      `Bila nambari hiyo ya simu siwezi kufungua kesi hiyo hapa. Mtu anaweza kuipata: mwombe kwenye mazungumzo haya, au piga simu:\n${hotlines}\nUnaweza pia kuanza ripoti mpya na kutaja humo nambari ya kesi ya zamani.`,
    notFound: 'Sipati kesi yenye maelezo haya.',
    paused: ({ minutes }) =>
      `Haikulingana mara kadhaa. Kwa usalama wako, tafadhali jaribu tena baada ya dakika ${minutes}.`,
    found: ({ caseId }) => `Nimepata kesi ${caseId}.`,
    caseNews: ({ caseId }) => `Kuna jambo jipya kuhusu kesi yako ${caseId}.`,
    newsNoted: ({ way, stop }) =>
      `Nimeandika: ${way}. Utaambiwa tu kilichobadilika, bila kiasi wala benki. Ili kuacha, andika hapa: “${stop}”.`,
    newsNone: 'Sawa, hakuna ujumbe. Unaweza kuuliza hapa wakati wowote.',
    newsStopped: 'Hutapata tena ujumbe kuhusu kesi yako. Unaweza kuuliza hapa wakati wowote.',
  },
  advice: {
    impersonation_bank_police:
      'Hakuna benki ya kweli inayokuhamishia “akaunti salama”\nHakuna benki wala polisi anayeomba code. Wakipiga tena, kata simu na upige nambari iliyo kwenye kadi yako.',
    impersonation_other:
      'Hakuna ofisi ya kweli inayoomba pesa au code kwa simu\nWakipiga tena, kata simu na uipigie ofisi kwa nambari iliyo kwenye tovuti yake yenyewe.',
    impersonation_family_friend:
      'Mpigie mtu halisi kwanza\nTumia nambari yake ya zamani. Usitume chochote hadi usikie sauti yake.',
    investment:
      'Usilipe kodi wala ada ili “kufungua” pesa\nMtu aliye na pesa zako kweli hakuombi ulipe kabla ya kuzitoa.',
    purchase: 'Hifadhi mazungumzo na tangazo\nPiga screenshot kabla muuzaji hajazifuta.',
    romance:
      'Usitume tena, na usikutane na mtu huyu au kumkabili peke yako\nOngea na mtu unayemwamini. Watu wengi wamepitia hili.',
    advance_fee: 'Usilipe ada nyingine\nZawadi, mkopo au urithi wa kweli hauombi pesa kwanza.',
    job_task: 'Usilipe chochote tena\nKazi ya kweli inakulipa, haiombi amana.',
    invoice_mandate:
      'Mjulishe muuzaji halisi sasa\nTumia nambari uliyoijua kabla. Waombe watu wa IT waangalie barua pepe zenu.',
    ceo_fraud:
      'Mjulishe bosi wako halisi na watu wa IT sasa\nTumia nambari uliyoijua kabla. Barua pepe ziangaliwe.',
    account_takeover:
      'Badilisha maneno yako ya siri kwenye kifaa kingine\nIombe benki yako ifunge akaunti na kadi, na kampuni yako ya simu ikague laini yako (SIM).',
    remote_access:
      'Zima intaneti kwenye kifaa hicho\nOndoa app hiyo, badilisha maneno yako ya siri kwenye kifaa kingine, na uiombe benki yako ifunge akaunti.',
    extortion_coercion:
      'Usilipe zaidi\nHifadhi ujumbe na uende polisi. Kama una chini ya miaka 18, mwambie mtu mzima unayemwamini au piga simu ya kusaidia watoto.',
    recovery_scam:
      'Huu ni utapeli wa pili\nHakuna mtu mwaminifu anayeomba malipo ili akurudishie pesa zako. Usilipe chochote.',
  },
  adviceMore: {
    ongoing:
      'Kata simu sasa\nZima intaneti au simu wanayoiendesha. Usitume zaidi. Pigia benki yako kwa simu nyingine.',
    unsureLeft:
      'Angalia salio lako na malipo ya mwisho kwenye app ya benki yako, kama unaweza kufanya hivyo kwa usalama.',
  },
  status: {
    starting: 'Tumepata ripoti yako na tunaanza.',
    tracing: 'Tunafuatilia pesa.',
    traced: 'Tunajua sehemu ya pesa ilienda wapi. Hatua inayofuata inaamuliwa.',
    pending: 'Tumeiomba benki izuie pesa na tunasubiri jibu lake.',
    frozen: ({ amount, until }) => `${amount} zimezuiwa hadi ${until}. Bado hazijarudi kwako.`,
    frozenNoDate: ({ amount }) => `${amount} zimezuiwa. Bado hazijarudi kwako.`,
    disputed: ({ until }) => `Tuliiomba benki ijibu kabla ya ${until}.`,
    disputedNoDate: 'Tuliiomba benki jibu.',
    returningNoDate: ({ amount }) => `${amount} ziko njiani kuja kwako.`,
    returning: ({ amount, until }) => `${amount} ziko njiani kuja kwako, kabla ya ${until}.`,
    recovered: ({ amount, total }) => `Umerudishiwa ${amount} kati ya ${total}.`,
    closed: ({ amount, total }) =>
      `Kesi imefungwa. Umerudishiwa ${amount} kati ya ${total}. Usipokubali, unaweza kulalamika kwa msuluhishi wa malalamiko (ombudsman).`,
    rejected: 'Kesi haikuendelezwa. Asante: ripoti yako bado inasaidia kulinda wengine.',
    intelligence: 'Hakuna pesa zilizopotea katika kesi hii. Asante: ripoti yako inasaidia kulinda wengine.',
    unknown: 'Kesi iko wazi na inashughulikiwa.',
  },
  retention: ({ days }) => `siku ${days}`,
} as const satisfies Texts
