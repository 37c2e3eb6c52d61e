import type { Texts } from '../tables/dialog-texts.ts'
import { answers, answersAfter } from './answer-texts.ts'

/** Holds the texts of the dialogue in Kinyarwanda. */
export const texts = {
  taps: {
    yes: 'Yego',
    no: 'Oya',
    notSure: 'Simbizi neza',
    dontKnow: 'Simbizi',
    skip: 'Simbuka',
    back: 'Subira inyuma',
    edit: 'Hindura',
    stop: 'Hagarara',
    help: 'Ubufasha',
    person: 'Vugana n’umuntu',
    goOn: 'Komeza',
    startAgain: 'Ongera utangire',
    morePrivacy: 'Ibindi ku buzima bwite',
    leavingNow: 'Amafaranga arimo kugenda ubu',
    paid: 'Narishye, cyangwa bayatwaye',
    notSureScam: 'Sinzi neza niba ari uburiganya',
    forOther: 'Byabaye ku wundi muntu',
    callFirst: 'Ndabanza guhamagara banki yanjye',
    theyAgree: 'Yego, arabyemera',
    theyDontKnow: 'Oya, ntabizi',
    itsMe: 'Byambayeho',
    stoppedInTime: 'Oya, nabihagaritse hakiri kare',
    otherBank: 'Indi banki',
    justNow: 'Ubu nyine',
    hourAgo: 'Hashize isaha imwe',
    today: 'Uyu munsi',
    yesterday: 'Ejo hashize',
    cantFind: 'Sinyibona',
    sendNow: 'Ohereza ubu',
    tryAgain: 'Ongera ugerageze',
    call: 'Hamagara',
    called: 'Nahamagaye',
    status: 'Ikirego cyanjye kigeze he?',
    newReport: 'Tanga ikindi kirego',
    thatsAll: 'Ni ibyo gusa',
    wasScam: 'Oya, bwari uburiganya',
    safeNow: 'Ndi amahoro, komeza',
    haveCase: 'Mfite nimero y’ikirego',
    addPayment: 'Ongeraho ubundi bwishyu',
    addDetails: 'Ongeraho ibisobanuro',
    sameName: 'Izina rimwe',
    newsSms: 'SMS',
    newsCall: 'Guhamagarwa',
    newsEmail: 'E-mail',
    newsNone: 'Oya rwose',
    stopNews: 'Hagarika ubutumwa',
  },
  firstKinds: {
    impersonation_bank_police: 'Telefoni ya banki cyangwa polisi',
    investment: 'Ishoramari',
    purchase: 'Iduka ryo kuri interineti',
    romance: 'Urukundo cyangwa ubucuti',
    job_task: 'Akazi',
    impersonation_family_friend: 'Ikibazo cy’umuryango',
    account_takeover: 'Hari uwafashe konti yanjye',
    more: 'Ikindi',
  },
  moreKinds: {
    advance_fee: 'Amafaranga y’ibanze cyangwa igihembo',
    remote_access: 'Bayoboye telefoni yanjye',
    extortion_coercion: 'Iterabwoba',
    invoice_mandate: 'Inyemezabuguzi y’impimbano',
    ceo_fraud: 'Ubutumwa bw’umukoresha wanjye',
    recovery_scam: 'Ubufasha bwo kugaruza amafaranga',
    impersonation_other: 'Umuntu wo mu biro',
    mistaken: 'Nanditse nimero itari yo',
    received: 'Nabonye amafaranga ntazi',
    dispute: 'Ikibazo n’iduka',
    other: 'Nta na kimwe muri ibi',
  },
  kinds: {
    impersonation_bank_police: 'Uwiyise banki cyangwa polisi',
    impersonation_other: 'Uwiyise umukozi w’ibiro cyangwa ikigo',
    impersonation_family_friend: 'Uwiyise umuvandimwe cyangwa inshuti',
    investment: 'Ishoramari',
    purchase: 'Iduka ryo kuri interineti',
    romance: 'Urukundo cyangwa ubucuti',
    advance_fee: 'Amafaranga y’ibanze cyangwa igihembo',
    job_task: 'Akazi',
    invoice_mandate: 'Inyemezabuguzi y’impimbano',
    ceo_fraud: 'Ubutumwa bw’impimbano bw’umukoresha',
    account_takeover: 'Konti yafashwe n’undi',
    remote_access: 'Telefoni cyangwa mudasobwa byayobowe n’undi',
    extortion_coercion: 'Iterabwoba',
    recovery_scam: 'Ubufasha bw’impimbano bwo kugaruza amafaranga',
    mistaken_payment: 'Kwishyura kwibeshye',
    other: 'Ikindi',
    unknown: 'Ntibizwi',
  },
  labels: {
    bank: 'Avuye',
    amount: 'Amafaranga',
    when: 'Igihe',
    reference: 'Nimero y’ubwishyu',
    receiver: 'Yagiye',
    type: 'Ubwoko',
    contact: 'Telefoni',
    ongoing: 'Biracyakomeza',
    moneyLeft: 'Amafaranga yavuyeho',
    name: 'Amazina',
    nationality: 'Ubwenegihugu',
    identity: 'Irangamuntu',
    holder: 'Nyiri konti',
    ownAccount: 'Konti yawe',
    firstContact: 'Ubwa mbere',
    contactWay: 'Uburyo',
    story: 'Amagambo yawe',
    evidence: 'Ibimenyetso',
    police: 'Ikirego cya polisi',
    needs: 'Ukeneye ubufasha',
  },
  contactWays: {
    call: 'Telefoni',
    sms: 'SMS',
    app: 'Ubutumwa muri porogaramu',
    ad: 'Itangazo cyangwa urubuga',
    person: 'Imbonankubone',
  },
  identityTypes: {
    'National ID': 'Indangamuntu',
    Passport: 'Pasiporo',
    'Driving Licence': 'Uruhushya rwo gutwara',
    'Refugee ID': 'Ikarita y’impunzi',
    None: 'Nta cyangombwa',
  },
  tri: { yes: 'Yego', no: 'Oya', unsure: 'Ntibizwi neza' },
  ask: {
    whatHappened: {
      ask: 'Mbwira uko byagenze, mu magambo yawe. Ndagufasha guhagarika amafaranga no kumenyekanisha uburiganya.\nNta wundi ubona ibi utarakanda “Ohereza ubu”. Nyuma yaho, banki yawe n’ikigo kirwanya uburiganya ni bo babibona. Sinzigera ngusaba PIN, ijambo ry’ibanga cyangwa kode.',
      again: 'Byagenze bite? Mbwira mu magambo make, cyangwa ukande ibihuye.',
    },
    notSureScam:
      'Bakubwiye iki, cyangwa bagushakaho iki? Igihe utarabimenya neza, ntugire icyo wishyura kandi ntutange kode.',
    sendTo: ({ bank }) => `Ese mbyohereze ubu kuri ${bank} no ku kigo kirwanya uburiganya?`,
    send: 'Ese mbyohereze ubu ku mabanki no ku kigo kirwanya uburiganya?',
    danger: {
      ask: 'Mbere na mbere umutekano wawe. Hari umuntu uri mu kaga, cyangwa hari uguhatira gukora ikintu ubu?',
      again: 'Wowe cyangwa uri hafi yawe muri mu kaga ubu, cyangwa uratekereza kwigirira nabi?',
    },
    reporter: {
      ask: 'Murakoze gufasha. Ese uyu muntu azi iby’iki kirego, kandi arabyemera?',
      again: 'Ese uwo byabayeho yemeye iki kirego?',
    },
    ongoing: {
      ask: 'Ese biracyakomeza: uri kuvugana na bo kuri telefoni, cyangwa hari uyobora telefoni cyangwa mudasobwa yawe?',
      again: 'Ese baracyavugana nawe ubu, kuri telefoni cyangwa kuri ekara yawe?',
    },
    moneyLeft: {
      ask: 'Ese hari amafaranga yavuye kuri konti yawe?',
      again: 'Ese hari amafaranga yishyuwe cyangwa yoherejwe?',
    },
    type: { ask: 'Bwari ubuhe bwoko bw’uburiganya?', again: 'Bagushakagaho iki, cyangwa bakwijeje iki?' },
    typeMore: { ask: 'Ni ikihe cyegereye ibyabaye?', again: 'Ni ikihe gisa cyane n’ibyabaye?' },
    bank: {
      ask: 'Wishyuye ukoresheje iyihe banki cyangwa konti ya telefoni?',
      again: 'Amafaranga yari he mbere yo kuvaho: mu yihe banki cyangwa konti ya telefoni?',
    },
    amount: {
      ask: 'Wishyuye amafaranga angahe? Niba wishyuye kenshi, tangirira ku bwa nyuma: amafaranga mashya ni yo yoroha guhagarika.',
      again: 'Yari amafaranga angahe mu mibare? Urugero 25,000.',
    },
    amountRoughly: 'Ni nk’amafaranga angahe? Umubare ugereranyije urahagije.',
    amountCheck: ({ amount, words }) => `Nsomye ${amount}. Umubare ku mubare: ${words}. Ni byo?`,
    when: {
      ask: 'Wishyuye ryari?',
      again: 'Wishyuye uwuhe munsi n’isaha? Urugero “uyu munsi 9:30” cyangwa “ejo hashize”.',
    },
    reference: {
      ask: 'Fungura ubwishyu muri porogaramu yawe. Nimero y’ubwishyu ni iyihe? Akenshi iri ahanditse “details”.',
      again:
        'Ni iyihe nimero iri iruhande rwa “reference” cyangwa “transaction ID”? Igira inyuguti n’imibare 6 kugeza 64.',
    },
    receiver: {
      ask: 'Yagiye he? Nimero ya konti cyangwa telefoni, izina ryagaragaye na banki: ibyo ubona byose.',
      again: 'Ni iyihe konti cyangwa nimero ya telefoni yakiriye amafaranga?',
    },
    receiverStopped: {
      ask: 'Bashakaga ko wishyura kuri iyihe konti cyangwa nimero? Niba utayizi, bakuvugishije bakoresheje iyihe nimero?',
      again: 'Hari konti cyangwa nimero yabo ubona?',
    },
    scammer: {
      ask: 'Nta kintu nandika kuri uwo muntu. Ariko mushobora gutanga amakuru ku mutekamutwe kugira ngo ahagarikwe. Ni iki muzi: konti cyangwa nimero ya telefone, izina rya profil, link?',
      again: 'Hari icyabo mubona: nimero, izina, link?',
    },
    minute: {
      ask: 'Wishyuye ku isaha nyirizina iyihe? SMS cyangwa imeyili ya banki akenshi irabyerekana.',
      again: 'Ubutumwa bwa banki bwanditseho isaha iyihe? Urugero 14:05.',
    },
    lastDigits: {
      ask: 'Imibare 4 ya nyuma ya konti wishyuyeho ni iyihe?',
      again: 'Nimero ya konti yawe irangizwa n’iyihe mibare 4?',
    },
    contact: {
      ask: 'Twakubona kuri nimero ya telefoni iyihe?',
      again: 'Ni iyihe nimero twaguhamagaraho? Shyiraho kode y’igihugu.',
    },
    contactOrEmail: {
      ask: 'Twakubona kuri nimero ya telefoni cyangwa e-mail iyihe?',
      again: 'Ni iyihe nimero twaguhamagaraho? Shyiraho kode y’igihugu. Na e-mail irakora.',
    },
    news: {
      ask: 'Twakumenyesha dute ibibaye ku kirego cyawe?',
      again: 'Muri ubu buryo ni ubuhe ushaka ku makuru, cyangwa nta na bumwe?',
    },
    newsEmail: 'Twakwandikira kuri e-mail iyihe?',
    name: {
      ask: 'Amafaranga yari aya nde? Andika amazina yose, nk’uko ari ku cyangombwa.',
      again: 'Ni ayahe mazina ari ku cyangombwa?',
    },
    nationality: {
      ask: 'Ubwenegihugu ni ubuhe? Ushobora gusimbuka.',
      again: 'Pasiporo cyangwa indangamuntu ni iy’ikihe gihugu?',
    },
    idType: {
      ask: 'Ni ikihe cyangombwa watanga? Si itegeko, ariko bifasha banki kwemeza ko ari wowe.',
      again: 'Ni ubuhe bwoko bw’icyangombwa?',
    },
    idNumber: {
      ask: 'Nimero y’icyangombwa ni iyihe? Ihishwa ako kanya, ijya gusa muri raporo irambuye.',
      again: 'Ni izihe nyuguti n’imibare biri ku cyangombwa?',
    },
    holder: {
      ask: 'Konti amafaranga yavuyeho yanditse kuri nde?',
      again: 'Iyi konti yanditse muri banki ku rihe zina?',
    },
    ownAccount: {
      ask: 'Nimero ya konti amafaranga yavuyeho ni iyihe?',
      again: 'Amafaranga yavuye kuri iyihe nimero ya konti? Ntuzigere utanga nimero y’ikarita.',
    },
    firstContact: {
      ask: 'Bakuvugishije bwa mbere ryari?',
      again: 'Bakuvugishije bwa mbere ku wuhe munsi? Urugero “ejo hashize”.',
    },
    contactWay: {
      ask: 'Bakugezeho bate, kandi bakoresheje iyihe nimero, link cyangwa izina?',
      again:
        'Byari telefoni, SMS, porogaramu cyangwa itangazo? Ongeraho nimero, link cyangwa izina niba ubifite.',
    },
    story: {
      ask: 'Mbwira mu magambo yawe ibyabaye.',
      again: 'Habanje kuba iki, hakurikiraho iki? Interuro nke zirahagije.',
    },
    morePayments: {
      ask: 'Hari ubundi bwishyu wabahaye?',
      again: 'Hari andi mafaranga yabagezeho?',
    },
    evidence: {
      ask: 'Ni ibihe bimenyetso ufite? Urugero amafoto ya ekara, ubutumwa cyangwa inyemezabwishyu. Bibike muri telefoni yawe, si ngombwa kubyohereza hano.',
      again: 'Ufite amafoto ya ekara, ubutumwa cyangwa inyemezabwishyu?',
    },
    police: {
      ask: 'Niba waragiye kuri polisi, nimero y’ikirego cya polisi ni iyihe?',
      again: 'Polisi yaguhaye nimero iyihe?',
    },
    needs: {
      ask: 'Ukeneye ubufasha bwo gusoma, kumva cyangwa ururimi, cyangwa wababaye cyane?',
      again: 'Byagufasha umuntu aguhaye umwanya uhagije?',
    },
    detailSummary: 'Ibi ni byo? Niba ari byo ndabyohereza.',
    nextAmount: 'Ubu bundi bwishyu bwari amafaranga angahe?',
    findCase: {
      ask: 'Nimero y’ikirego cyawe ni iyihe?',
      again:
        'Andika nimero y’ikirego yose. Igizwe n’inyuguti n’imibare birindwi mu matsinda atatu, cyangwa ni ndende igatangizwa na “CASE-”.',
    },
    findDigits: {
      ask: 'Imibare 4 ya nyuma ya telefoni watanze kuri iki kirego ni iyihe?',
      again: 'Iyo telefoni irangizwa n’iyihe mibare 4?',
    },
    summary: 'Ibi ni byo?',
    summaryAgain: 'Nabyohereza bimeze gutya?',
    edit: { ask: 'Urashaka guhindura iki?', again: 'Ni uwuhe murongo utari wo?' },
    stopped:
      'Nahagaze. Nta kindi cyoherejwe, kandi ibisubizo byawe bibitse muri iki kiganiro. Urashaka gukomeza?',
    restart: 'Nsibe ibi bisubizo dutangire bushya?',
    reported: 'Urashaka gukora iki gikurikira?',
    reportedAgain: 'Ushobora kubaza ikirego cyawe igihe cyose. Ni iki cyagufasha ubu?',
    thisLanguage: 'Urashaka ko dukomeza mu Kinyarwanda?',
  },
  askForOther: {
    ongoing:
      'Ese biracyakomeza: baracyavugana na we kuri telefoni, cyangwa bayobora telefoni cyangwa mudasobwa ye?',
    moneyLeft: 'Ese hari amafaranga yavuye kuri konti ye?',
    bank: 'Amafaranga yishyuwe yavuye mu yihe banki cyangwa konti ya telefoni?',
    amount:
      'Hishyuwe amafaranga angahe? Niba hishyuwe kenshi, tangirira ku bwishyu bwa nyuma: amafaranga mashya ni yo yoroha guhagarika.',
    when: 'Hishyuwe ryari?',
  },
  todo: {
    title: 'Icyo wakora ubu',
    call: ({ bank }) => `Hamagara ${bank} ubahe iyi nimero y’ikirego.`,
    callAny: 'Hamagara banki yawe ubahe iyi nimero y’ikirego.',
    removeApp: 'Kura muri telefoni porogaramu bagushyirishijemo, wongere uyatse nta interineti.',
    lockCard: 'Funga ikarita yawe muri porogaramu ya banki.',
    passwords: 'Hindura ijambo ry’ibanga rya banki n’irya imeyili ukoresheje indi telefoni.',
    payNothing: 'Ntukongere kwishyura, uko bagusezeranya kose cyangwa bagukangisha.',
    realPerson: 'Hamagara nyir’ubwite kuri nimero ye ya kera, uburire n’umuryango wawe.',
    keep: 'Bika ubutumwa bwose n’inyemezabwishyu. Fata amafoto ya ekara.',
    police: 'Bwira na polisi, ubahe iyi nimero y’ikirego.',
  },
  answers,
  answersAfter,
  say: {
    privacy: ({ retention, news }) =>
      `Ibyo umbwira bijya ku mabanki ashobora guhagarika amafaranga no ku kigo kirwanya uburiganya, nta wundi. Nimero za konti zihindurwa kode mbere yo kujya mu kirego. Nimero ya telefoni cyangwa e-mail utanze na yo iroherezwa, kugira ngo abakurikirana ikirego cyawe bashobore kukubona.${news} Amazina yawe ajya gusa muri raporo irambuye. Byose bisibwa nyuma y’${retention}, kandi ushobora gusiba iki kiganiro igihe cyose.`,
    privacyNews:
      'Niba ubishaka, tukoherereza ubutumwa cyangwa tukaguhamagara iyo hari ikibaye ku kirego cyawe: nta mafaranga, banki cyangwa nimero ya konti bivuzwe, kugeza uvuze ko bihagarara cyangwa usibye iki kiganiro.',
    welcome: 'Iki cyari icyaha. Si ikosa ryawe.',
    declined: ({ hotlines }) =>
      `Nta kibazo. Nta cyo dusangiza utabyemeye. Hamagara banki yawe ubu: nimero iri inyuma y’ikarita.\n${hotlines}\nUshobora gukomereza hano igihe cyose. “Ongera utangire” isiba ibyo wanditse.`,
    hotline: ({ label, number }) => `${label}: ${number}`,
    hotlineHours: ({ label, number, hours }) => `${label}: ${number} (${hours})`,
    emergency: ({ number }) =>
      `Hamagara ${number} ubu.\nUmutekano wawe uruta amafaranga. Jya ahari abandi bantu niba ubishoboye. Ndi hano.`,
    emergencyIll: ({ number }) =>
      `Hamagara ${number} nonaha uvuge ko hari umuntu urembye.\nKora ibyo bakubwira kuri telefone, kandi ugume iruhande rwe. Amafaranga yaba aretse. Ndi hano.`,
    emergencySelf: ({ number }) =>
      `Hamagara ${number} ubu.\nWakoze neza kubimbwira. Ufite agaciro karuta amafaranga ayo ari yo yose, kandi ntugomba kubyikorera wenyine. Sanga umuntu wizeye, cyangwa umusabe kuza, kandi ushyire kure icyo ushobora kwibabarisha. Ndi hano.`,
    dangerGoOn: 'Nugira umutekano, dushobora gukomeza ikirego hano.',
    safeNowAsked: 'Ese wowe n’abo muri kumwe mufite umutekano ubu?',
    gladSafe: ({ number }) =>
      `Ni byiza ko nta muntu uri mu kaga ubu. Nibihinduka, hamagara ${number}, cyangwa ubyandike hano.`,
    notOver: ({ number }) =>
      `Ndumva ko bitararangira. Hamagara ${number} ubu, cyangwa usabe umuntu uri hafi yawe guhamagara. Niba kwandika byagushyira mu kaga, shyira telefone ku ruhande: nta cyo wambwiye kizatakara.`,
    notOverSelf: ({ number }) =>
      `Ndacyari hano, kandi ni byiza ko wandika. Hamagara ${number} ubu, cyangwa usabe umuntu kuguhamagarira. Uyu munsi ntugomba gufata icyemezo icyo ari cyo cyose.`,
    minor:
      'Nta kibi wakoze, kandi si ikosa ryawe.\nBwira umuntu mukuru wizeye ibyabaye. Si ngombwa gusubiza ababikoze, kubishyura cyangwa kugira icyo uboherereza.',
    help: ({ hotlines }) =>
      `Subiza mu magambo yawe cyangwa ukande igisubizo. Ushobora kuvuga “subira inyuma”, “hindura”, “simbuka”, “subiramo”, “hagarara” cyangwa “umuntu” igihe cyose. Kutamenya ikintu nta kibazo.\n${hotlines}`,
    adviceOnly: ({ hotlines }) =>
      `Ibyafasha ubu: ahamagare nimero iri inyuma y’ikarita ya banki, areke kongera kohereza amafaranga, abike ubutumwa bwose.\n${hotlines}`,
    notScam: {
      mistaken:
        'Kwishyura kuri nimero itari yo\nIbi bikorwa na banki yawe, si ikirego cy’uburiganya, kandi ntibishobora gufatirwa. Hamagara banki yawe ubu usabe ko ubwishyu bwibeshye bugarurwa.',
      received:
        'Wabonye amafaranga utazi\nNtuyohereze ku muntu uwo ari we wese, n’iyo nimero iyasaba. Akenshi ni igice cy’uburiganya. Hamagara banki yawe uyisabe kuyasubiza.',
      dispute:
        'Ikibazo n’iduka\nIbiro birengera abaguzi ni byo bifasha. Bika ibyo watumije, inyemezabwishyu n’ikiganiro. Banki yawe yakubwira niba ubwishyu bwajurirwa.',
    },
    callBank: ({ bank, number }) =>
      `${bank}, telefoni y’uburiganya: ${number}\nNiba ufite telefoni ya kabiri, bahamagare tukomeza.`,
    callBankUnknown:
      'Hamagara banki yawe\nNimero iri inyuma y’ikarita yawe cyangwa muri porogaramu ya banki.',
    thanksForTelling: 'Urakoze kubimbwira.',
    notUnderstood: 'Mbabarira, sinabyumvise.',
    tapOne: 'Kanda igisubizo gikwiye kurusha ibindi, cyangwa wandike amagambo make.',
    otherCurrency: ({ currency, own }) => `Ayo ni ${currency}. Ni nka angahe muri ${own}?`,
    amountFrom: 'Nkeneye amafaranga mu mibare.',
    askedAmount: 'Ayo ni yo basabye. Wowe wishyuye angahe? “Ntayo” na cyo ni igisubizo.',
    whichDay: 'Hari ku wuhe munsi? Ugereranyije birahagije, urugero “kuwa kabiri”.',
    likelyNo: 'Ni ukuvuga ko ushobora kuba ari oya. Kugira ngo twizere, ongera usubize:',
    futureTime: 'Icyo gihe ntikiragera.',
    oldPayment: 'Hashize iminsi irenga 80, bityo amahirwe ni make. Biracyakwiye gutangwa.',
    shortReference: 'Nimero y’ubwishyu igira inyuguti n’imibare 6 kugeza 64.',
    badPhone: 'Iyo ntisa na nimero ya telefoni yuzuye.',
    noted: ({ fact }) => `Byanditswe: ${fact}.`,
    changed: ({ fact }) => `Byahinduwe. ${fact}`,
    contactNoted: ({ contact }) => `Byanditswe: ${contact}.`,
    contactWishNoted: 'Nanditse uko wifuza ko tukubona.',
    stillInDanger:
      'Ndacyari hano. Niba udashobora guhamagara, hari umuntu uri hafi yawe wabishobora: umuturanyi, inshuti, umucuruzi?',
    secret:
      'Ntuzigere usangiza umuntu PIN, ijambo ry’ibanga, kode cyangwa nimero y’ikarita, natwe turimo.\nNabikuyemo. Hamagara banki yawe ubu bihindurwe.',
    noReference:
      'Hatari nimero y’ubwishyu cyangwa konti, inzobere izishakira ubwishyu. Bitwara igihe. Nubona nimero nyuma, mbwira hano.',
    amountUnknown: 'Ni byiza. Hatari umubare, inzobere igomba kubanza gushaka ubwishyu.',
    sending: 'Ndimo kohereza ikirego cyawe.',
    stillSending: 'Ikirego cyawe kiri mu nzira. Ndakubwira kigeze. Si ngombwa kongera kucyohereza.',
    sendingSlow: ({ hotlines }) =>
      `Biratinze kurusha ibisanzwe. Ikirego cyawe kirabitse kandi nkomeza kugerageza.\nHagati aho hamagara:\n${hotlines}`,
    sendingFailed: ({ hotlines }) =>
      `Sindashobora kugeza ikirego cyawe. Kirabitse hano, nta cyatakaye.\nHamagara ubu:\n${hotlines}`,
    reported: ({ caseId }) =>
      `Byatanzwe. Nimero y’ikirego cyawe ni ${caseId}\nTwasabye gukurikirana amafaranga. Bika iyi nimero.`,
    reportedUntraced: ({ caseId }) => `Byatanzwe. Nimero y’ikirego cyawe ni ${caseId}\nBika iyi nimero.`,
    reportedIntelligence: ({ caseId }) =>
      `Byatanzwe. Nimero y’ikirego cyawe ni ${caseId}\nWakoze neza guhagarara hakiri kare. Ikirego cyawe gifasha kurinda abandi. Bika iyi nimero.`,
    reportedTip: ({ caseId }) =>
      `Byatanzwe. Nimero y’ikirego cyanyu ni ${caseId}\nNta kintu cyanditsemo ku muntu mufasha. Mubike iyi nimero.`,
    reportedByHand: 'Inzobere izishakira ubwishyu bwawe.',
    nowCallBank: ({ bank }) => `Hamagara ubu ${bank}`,
    nowCallAnyBank: 'Hamagara ubu banki yawe: nimero iri inyuma y’ikarita.',
    recallWords:
      'Vuga uti: “Ndashaka gutanga ikirego cy’ubwishyu bw’uburiganya. Mutangire kugaruza amafaranga, murakoze.”',
    called: 'Ni byiza. Iyo ni yo telefoni y’ingenzi. Andika izina ry’uwo mwavuganye n’isaha.',
    thanks: 'Wiyiteho. Ushobora kugaruka hano igihe cyose.',
    noCase: 'Nta kirego kirava muri iki kiganiro.',
    statusAsked: 'Ndareba.',
    statusFailed: 'Sinshobora kugera ku kirego ubu. Ongera umbaze mu minota mike.',
    languageSwitched: 'Dukomereze mu Kinyarwanda.',
    languageUnknown: ({ languages }) => `Sindavuga urwo rurimi. Mvuga: ${languages}.`,
    nothingBack: 'Iki ni cyo kibazo cya mbere.',
    deleted: 'Nasibye ibisubizo byawe.',
    unknownValue: 'ntibizwi',
    accountEnding: ({ digits }) => `konti irangizwa na ${digits}`,
    phoneEnding: ({ country, digits }) => `${country}, nimero irangizwa na ${digits}`,
    lossUnknown: 'ntibiramenyekana',
    waitForCase: 'Ikirego cyawe kiri koherezwa. Tegereza gato nimero y’ikirego.',
    offlineReady: ({ numbers }) =>
      `Nta rezo ihari ubu. Ikirego cyawe cyuzuye muri iyi telefoni, kandi kizagenda ubwacyo rezo nigaruka.\nGuhamagara bikora nta interineti:\n${numbers}`,
    offlineKept:
      'Ikirego cyawe kirategereje muri iyi telefoni, kandi kizagenda ubwacyo rezo nigaruka. Si ngombwa kuguma hano.\nGuhamagara bikora nta interineti. Hamagara ubu.',
    pickedUp: 'Nanditse ibi:',
    handOverComing: 'Nasabye umuntu uza kugufasha muri iki kiganiro. Twaba dukomeza.',
    handOverNone: ({ hotlines }) =>
      `Ubu umuntu yagufasha kuri telefoni gusa:\n${hotlines}\nTwakomereza hano hagati aho.`,
    handOverLater: ({ hotlines }) =>
      `Ubu nta muntu ushobora kuza. Icyifuzo cyawe kirakomeza, kandi uzaza azasoma ibi byose. Kuri telefoni:\n${hotlines}`,
    personJoined: ({ name }) =>
      `${name}, umuntu ukora hano, yinjiye muri iki kiganiro kandi arasoma ibyo wambwiye.`,
    personLeft: ({ name }) => `${name} avuye muri iki kiganiro. Reka dukomeze.`,
    detailsIntro:
      'Ibisobanuro byinshi bifasha banki na polisi. Ushobora gusimbuka cyangwa guhagarara igihe cyose.',
    detailsKept: 'Nta kibazo. Ibyo wambwiye bibitse hano, ushobora gukomeza nyuma.',
    contactNeeded: 'Raporo irambuye ikeneye nimero ya telefoni wabonekaho.',
    amountNeeded: 'Raporo irambuye ikeneye umubare w’amafaranga. Ugereranyije urahagije.',
    needsYes: 'Murakoze kubivuga. Nzongeraho ko ukeneye umwanya uhagije.',
    paymentAdded: 'Nongeyeho ubu bwishyu.',
    reportSending: 'Ndimo kohereza ibisobanuro.',
    reportStillSending: 'Ibisobanuro biri mu nzira. Si ngombwa kongera kubyohereza.',
    reportDelivered:
      'Ibisobanuro byageze. Amazina, icyangombwa na telefoni yawe ntibikibitse muri iki kiganiro.',
    reportSlow: 'Biratinze kurusha ibisanzwe. Ibisobanuro birabitse kandi nkomeza kugerageza.',
    reportFailed: 'Sindashobora kugeza ibisobanuro. Birabitse hano, nta cyatakaye.',
    referenceAdded: 'Murakoze, nongeyeho nimero y’ubwishyu. Izajyana n’ibisobanuro.',
    looking: 'Ndashaka ikirego.',
    caseNumberWrong:
      'Inyuguti imwe cyangwa umubare umwe muri iyi nimero si byo, cyangwa hari ibuzemo. Bibaho kenshi. Ongera urebe iyo nimero, maze uyandike bundi bushya.',
    noNumber: ({ hotlines }) =>
      `Nta nimero ya telefoni, sinshobora gufungura icyo kirego hano. Umuntu ashobora kugishaka: musabe muri iki kiganiro, cyangwa uhamagare:\n${hotlines}\nUshobora no gukora ikirego gishya ukavugamo nimero y’ikirego cya kera.`,
    notFound: 'Sinshobora kubona ikirego gifite aya makuru.',
    paused: ({ minutes }) =>
      `Byanze inshuro nyinshi. Ku bw’umutekano wawe, ongera ugerageze mu minota ${minutes}.`,
    found: ({ caseId }) => `Nabonye ikirego ${caseId}.`,
    caseNews: ({ caseId }) => `Hari amakuru ku kirego cyawe ${caseId}.`,
    newsNoted: ({ way, stop }) =>
      `Byanditswe: ${way}. Tuzakubwira gusa icyahindutse, nta mafaranga cyangwa banki bivuzwe. Kugira ngo bihagarare, andika hano: “${stop}”.`,
    newsNone: 'Ni byo, nta butumwa. Ushobora kubaza hano igihe cyose.',
    newsStopped: 'Nta bundi butumwa uzahabwa ku kirego cyawe. Ushobora kubaza hano igihe cyose.',
  },
  advice: {
    impersonation_bank_police:
      'Nta banki nyayo ikwimurira kuri “konti yizewe”\nNta banki cyangwa umupolisi usaba kode. Nibongera guhamagara, kupa uhamagare nimero iri ku ikarita yawe.',
    impersonation_other:
      'Nta biro nyabyo bisaba amafaranga cyangwa kode kuri telefoni\nNibongera guhamagara, kupa uhamagare ibiro kuri nimero iri ku rubuga rwabyo.',
    impersonation_family_friend:
      'Banza uhamagare umuntu nyawe\nKoresha nimero ye isanzwe. Ntugire icyo wohereza utarumva ijwi rye.',
    investment:
      'Ntukishyure umusoro cyangwa amafaranga ngo “bafungure” ayawe\nUfite amafaranga nyayo ntagusaba kwishyura mbere yo kubikuza.',
    purchase: 'Bika ikiganiro n’itangazo\nFotora ekara mbere y’uko ugurisha abisiba.',
    romance:
      'Ntukongere kohereza, kandi ntuhure n’uyu muntu uri wenyine\nVugana n’uwo wizeye. Benshi byababayeho.',
    advance_fee: 'Ntukongere kwishyura\nIgihembo, inguzanyo cyangwa umurage nyawo ntibisaba kwishyura mbere.',
    job_task: 'Ntukongere kwishyura\nAkazi nyako karakwishyura, ntigasaba ingwate.',
    invoice_mandate:
      'Bimenyeshe ugutangira ibicuruzwa nyawe ubu\nKoresha nimero wari usanzwe uzi. Saba abakozi ba IT kugenzura imeyili.',
    ceo_fraud:
      'Bimenyeshe umukoresha wawe nyawe n’abakozi ba IT ubu\nKoresha nimero wari usanzwe uzi. Imeyili igenzurwe.',
    account_takeover:
      'Hindura amagambo y’ibanga ukoresheje ikindi gikoresho\nSaba banki gufunga konti n’ikarita, n’ikigo cy’itumanaho kugenzura SIM yawe.',
    remote_access:
      'Zimya interineti kuri icyo gikoresho\nKuraho porogaramu, hindura amagambo y’ibanga ku kindi gikoresho, usabe banki gufunga konti.',
    extortion_coercion:
      'Ntukongere kwishyura\nBika ubutumwa ujye kuri polisi. Niba uri munsi y’imyaka 18, bwira umuntu mukuru wizeye cyangwa umurongo ufasha abana.',
    recovery_scam:
      'Ubu ni uburiganya bwa kabiri\nNta muntu w’ukuri usaba amafaranga ngo agaruze ayawe. Ntugire icyo wishyura.',
  },
  adviceMore: {
    ongoing:
      'Kupa ubu\nZimya interineti cyangwa telefoni bayobora. Ntukongere kohereza. Hamagara banki yawe ukoresheje indi telefoni.',
    unsureLeft: 'Reba amafaranga usigaranye n’ubwishyu bwa nyuma muri porogaramu ya banki, niba nta ngaruka.',
  },
  status: {
    starting: 'Dufite ikirego cyawe kandi turatangiye.',
    tracing: 'Turimo gukurikirana amafaranga.',
    traced: 'Tuzi aho igice cy’amafaranga cyagiye. Igikurikiraho kiracyemezwa.',
    pending: 'Twasabye banki gufatira amafaranga, dutegereje igisubizo.',
    frozen: ({ amount, until }) => `${amount} afatiriwe kugeza ${until}. Ntarakugarukira.`,
    frozenNoDate: ({ amount }) => `${amount} afatiriwe. Ntarakugarukira.`,
    disputed: ({ until }) => `Twasabye banki gusubiza bitarenze ${until}.`,
    disputedNoDate: 'Twasabye banki igisubizo.',
    returningNoDate: ({ amount }) => `${amount} ari mu nzira akugarukira.`,
    returning: ({ amount, until }) => `${amount} ari mu nzira akugarukira, bitarenze ${until}.`,
    recovered: ({ amount, total }) => `Wagaruriwe ${amount} kuri ${total}.`,
    closed: ({ amount, total }) =>
      `Ikirego cyafunzwe. Wagaruriwe ${amount} kuri ${total}. Niba utabyemera, ushobora kujuririra umuvunyi.`,
    rejected: 'Ikirego nticyakomeje. Murakoze: ikirego cyawe gifasha kurinda abandi.',
    intelligence: 'Nta mafaranga yatakaye muri iki kirego. Murakoze: gifasha kurinda abandi.',
    unknown: 'Ikirego kirafunguye kandi kirakorwaho.',
  },
  retention: ({ days }) => `iminsi ${days}`,
} as const satisfies Texts
