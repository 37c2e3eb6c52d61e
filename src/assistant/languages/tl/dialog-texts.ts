import type { Texts } from '../tables/dialog-texts.ts'
import { answers, answersAfter } from './answer-texts.ts'

/** Holds the texts of the dialogue in Filipino. */
export const texts = {
  taps: {
    yes: 'Oo',
    no: 'Hindi',
    notSure: 'Hindi sigurado',
    dontKnow: 'Hindi ko alam',
    skip: 'Laktawan',
    back: 'Bumalik',
    edit: 'Baguhin',
    stop: 'Huminto',
    help: 'Tulong',
    person: 'Makipag-usap sa tao',
    goOn: 'Magpatuloy',
    startAgain: 'Magsimula ulit',
    morePrivacy: 'Tungkol sa privacy',
    leavingNow: 'Nawawala na ang pera ngayon',
    paid: 'Nagbayad ako, o kinuha ang pera ko',
    notSureScam: 'Hindi ako sigurado kung scam ito',
    forOther: 'Sa ibang tao po ito nangyari',
    callFirst: 'Tatawagan ko muna ang bangko ko',
    theyAgree: 'Oo, pumapayag siya',
    theyDontKnow: 'Hindi niya alam',
    itsMe: 'Sa akin ito nangyari',
    stoppedInTime: 'Hindi, napigilan ko',
    otherBank: 'Ibang bangko',
    justNow: 'Ngayon lang',
    hourAgo: 'Isang oras na ang nakalipas',
    today: 'Ngayong araw',
    yesterday: 'Kahapon',
    cantFind: 'Hindi ko makita',
    sendNow: 'Ipadala na',
    tryAgain: 'Subukan ulit',
    call: 'Tawagan',
    called: 'Tumawag na ako',
    status: 'Ano na ang nangyayari sa kaso ko?',
    newReport: 'Bagong report',
    thatsAll: 'Iyon lang',
    wasScam: 'Hindi, scam iyon',
    safeNow: 'Ligtas na ako, magpatuloy',
    haveCase: 'May case number ako',
    addPayment: 'Magdagdag ng isa pang bayad',
    addDetails: 'Magdagdag ng detalye',
    sameName: 'Parehong pangalan',
    newsSms: 'SMS',
    newsCall: 'Tawag',
    newsEmail: 'E-mail',
    newsNone: 'Huwag na',
    stopNews: 'Itigil ang mga mensahe',
  },
  firstKinds: {
    impersonation_bank_police: 'Tawag ng bangko o pulis',
    investment: 'Investment',
    purchase: 'Online na tindahan',
    romance: 'Pag-ibig o kaibigan',
    job_task: 'Trabaho',
    impersonation_family_friend: 'Emergency ng pamilya',
    account_takeover: 'May kumuha ng account ko',
    more: 'Iba pa',
  },
  moreKinds: {
    advance_fee: 'Bayarin o premyo',
    remote_access: 'Kontrolado ang telepono ko',
    extortion_coercion: 'Banta o blackmail',
    invoice_mandate: 'Pekeng invoice',
    ceo_fraud: 'Mensahe ng boss ko',
    recovery_scam: 'Tulong para mabawi ang pera',
    impersonation_other: 'Taga-gobyerno o kumpanya raw',
    mistaken: 'Mali ang na-type kong numero',
    received: 'May pumasok na perang hindi akin',
    dispute: 'Problema sa isang tindahan',
    other: 'Wala sa mga ito',
  },
  kinds: {
    impersonation_bank_police: 'May nagpanggap na bangko o pulis',
    impersonation_other: 'May nagpanggap na taga-gobyerno o kumpanya',
    impersonation_family_friend: 'May nagpanggap na kapamilya o kaibigan',
    investment: 'Investment',
    purchase: 'Online na tindahan',
    romance: 'Pag-ibig o pagkakaibigan',
    advance_fee: 'Bayarin o premyo',
    job_task: 'Trabaho',
    invoice_mandate: 'Pekeng invoice',
    ceo_fraud: 'Pekeng mensahe ng boss',
    account_takeover: 'May kumuha ng account',
    remote_access: 'Kinontrol ang telepono o computer',
    extortion_coercion: 'Banta o blackmail',
    recovery_scam: 'Pekeng tulong para mabawi ang pera',
    mistaken_payment: 'Maling padala',
    other: 'Iba pa',
    unknown: 'Hindi alam',
  },
  labels: {
    bank: 'Mula sa',
    amount: 'Halaga',
    when: 'Kailan',
    reference: 'Reference',
    receiver: 'Papunta sa',
    type: 'Uri',
    contact: 'Contact',
    ongoing: 'Nangyayari pa',
    moneyLeft: 'May lumabas na pera',
    name: 'Pangalan',
    nationality: 'Nasyonalidad',
    identity: 'ID',
    holder: 'May-ari ng account',
    ownAccount: 'Account mo',
    firstContact: 'Unang contact',
    contactWay: 'Paano',
    story: 'Salita mo',
    evidence: 'Ebidensya',
    police: 'Police report',
    needs: 'Kailangan ng tulong',
  },
  contactWays: {
    call: 'Tawag',
    sms: 'SMS',
    app: 'Mensahe sa app',
    ad: 'Patalastas o website',
    person: 'Personal',
  },
  identityTypes: {
    'National ID': 'National ID',
    Passport: 'Pasaporte',
    'Driving Licence': 'Lisensya sa pagmamaneho',
    'Refugee ID': 'Refugee ID',
    None: 'Walang dokumento',
  },
  tri: { yes: 'Oo', no: 'Hindi', unsure: 'Hindi sigurado' },
  ask: {
    whatHappened: {
      ask: 'Ikuwento po ninyo sa akin ang nangyari, sa sarili ninyong salita. Tutulungan ko kayong pigilan ang pera at i-report ang scam.\nWala pong ibang makakakita nito hangga’t hindi ninyo pinipindot ang “Ipadala na”. Pagkatapos, ang bangko ninyo at ang anti-scam center ang makakakita. Hindi po ako kailanman hihingi ng PIN, password o code.',
      again: 'Ano po ang nangyari? Sabihin sa ilang salita, o pindutin ang tugma.',
    },
    notSureScam:
      'Ano po ang sinabi nila, o ano ang gusto nila sa inyo? Hangga’t hindi kayo sigurado, huwag magbayad at huwag magbigay ng code.',
    sendTo: ({ bank }) => `Ipadala na po ba ito sa ${bank} at sa anti-scam center?`,
    send: 'Ipadala na po ba ito sa mga bangko at sa anti-scam center?',
    danger: {
      ask: 'Kaligtasan mo muna. May nasa panganib ba, o may pumipilit ba sa iyo ngayon?',
      again:
        'Nasa panganib ka ba ngayon, o ang taong malapit sa iyo, o naiisip mo bang saktan ang sarili mo?',
    },
    reporter: {
      ask: 'Salamat sa pagtulong. Alam ba ng taong ito ang report at pumapayag ba siya?',
      again: 'Pumayag ba sa report na ito ang taong na-scam?',
    },
    ongoing: {
      ask: 'Nangyayari pa ba ito: kausap mo ba sila sa telepono, o may kumokontrol ba sa telepono o computer mo?',
      again: 'Kausap mo pa ba sila ngayon, sa telepono o sa screen mo?',
    },
    moneyLeft: { ask: 'May lumabas bang pera sa account mo?', again: 'May nabayaran o naipadala bang pera?' },
    type: {
      ask: 'Anong klaseng scam ang nangyari?',
      again: 'Ano ang gusto nila sa iyo, o ano ang inalok nila?',
    },
    typeMore: { ask: 'Alin dito ang pinakamalapit?', again: 'Alin ang pinakakatulad ng nangyari?' },
    bank: {
      ask: 'Saang bangko o e-wallet galing ang ibinayad mo?',
      again: 'Nasaan ang pera bago ito lumabas: saang bangko o e-wallet?',
    },
    amount: {
      ask: 'Magkano ang bayad? Kung ilang beses kang nagbayad, simulan sa pinakahuli: ang pinakabagong pera ang pinakamadaling pigilan.',
      again: 'Magkano ang pera, sa numero? Halimbawa 25,000.',
    },
    amountRoughly: 'Mga magkano ito? Okay lang ang tantiya.',
    amountCheck: ({ amount, words }) => `Ang basa ko ay ${amount}. Isa-isang numero: ${words}. Tama ba?`,
    when: {
      ask: 'Kailan ka nagbayad?',
      again: 'Anong araw at oras ka nagbayad? Halimbawa “ngayong araw, 9:30” o “kahapon”.',
    },
    reference: {
      ask: 'Buksan ang bayad sa app mo. Ano ang reference o transaction number? Karaniwang nasa “details” ito.',
      again:
        'Anong numero ang katabi ng “reference” o “transaction ID”? Mayroon itong 6 hanggang 64 na letra at numero.',
    },
    receiver: {
      ask: 'Saan ito napunta? Ang account o numero ng telepono, pangalang nakita at bangko: kung ano ang nakikita mo.',
      again: 'Aling account o numero ng telepono ang nakatanggap ng pera?',
    },
    receiverStopped: {
      ask: 'Saang account o numero nila gustong ipadala ang pera? Kung hindi mo alam, anong numero ang ginamit nila para kontakin ka?',
      again: 'May nakikita ka bang account o numero nila?',
    },
    scammer: {
      ask: 'Wala po akong isusulat tungkol sa kanya. Pero puwede ninyong i-report ang scammer para mapigilan siya. Ano po ang alam ninyo: account o numero ng telepono, pangalan ng profile, link?',
      again: 'May nakikita po ba kayong sa kanila: numero, pangalan, link?',
    },
    minute: {
      ask: 'Anong eksaktong oras ka nagbayad? Madalas nasa SMS o e-mail ng bangko ito.',
      again: 'Anong oras ang nakasulat sa mensahe ng bangko? Halimbawa 14:05.',
    },
    lastDigits: {
      ask: 'Ano ang huling 4 na numero ng account na pinagbayaran mo?',
      again: 'Sa anong 4 na numero nagtatapos ang sarili mong account?',
    },
    contact: {
      ask: 'Sa anong numero ng telepono ka namin makakausap?',
      again: 'Anong numero ang puwede naming tawagan o i-text? Isama ang area o country code.',
    },
    contactOrEmail: {
      ask: 'Sa anong numero ng telepono o e-mail address ka namin makakausap?',
      again:
        'Anong numero ang puwede naming tawagan o i-text? Isama ang area o country code. Puwede rin ang e-mail address.',
    },
    news: {
      ask: 'Paano ka namin babalitaan tungkol sa kaso mo?',
      again: 'Alin sa mga ito ang gusto mo para sa balita, o wala?',
    },
    newsEmail: 'Sa anong e-mail address ka namin masusulatan?',
    name: {
      ask: 'Kanino ang pera? Isulat ang buong pangalan, gaya ng nasa ID.',
      again: 'Anong pangalan at apelyido ang nasa ID?',
    },
    nationality: {
      ask: 'Ano ang nasyonalidad? Puwede mo itong laktawan.',
      again: 'Sa anong bansa ang pasaporte o ID?',
    },
    idType: {
      ask: 'Anong ID ang maibibigay mo? Hindi ito sapilitan, pero nakakatulong ito para masigurado ng bangko na ikaw ito.',
      again: 'Anong uri ng dokumento ito?',
    },
    idNumber: {
      ask: 'Ano ang numero ng ID? Itinatago ito agad at napupunta lang sa detalyadong report.',
      again: 'Anong mga letra at numero ang nasa ID?',
    },
    holder: {
      ask: 'Kanino nakapangalan ang account na pinanggalingan ng pera?',
      again: 'Anong pangalan ang nasa bangko para sa account na ito?',
    },
    ownAccount: {
      ask: 'Ano ang numero ng account o wallet na pinanggalingan ng pera?',
      again: 'Sa aling account o wallet number lumabas ang pera? Huwag kailanman ang numero ng card.',
    },
    firstContact: {
      ask: 'Kailan ka nila unang kinontak?',
      again: 'Anong araw mo sila unang nakausap? Halimbawa “noong Lunes”.',
    },
    contactWay: {
      ask: 'Paano ka nila naabot, at mula sa anong numero, link o username?',
      again: 'Tawag ba, SMS, app, o patalastas? Idagdag ang numero, link o username kung mayroon ka.',
    },
    story: {
      ask: 'Ikuwento sa sarili mong salita ang nangyari.',
      again: 'Ano ang unang nangyari, at ano ang sumunod? Sapat na ang ilang pangungusap.',
    },
    morePayments: {
      ask: 'May iba pa bang bayad sa kanila?',
      again: 'May iba pa bang perang napunta sa kanila?',
    },
    evidence: {
      ask: 'Anong ebidensya ang mayroon ka? Halimbawa screenshot, mensahe o resibo. Itago ang mga ito sa telepono mo, hindi kailangang ipadala rito.',
      again: 'May screenshot, mensahe o resibo ka ba?',
    },
    police: {
      ask: 'Kung pumunta ka na sa pulis, ano ang numero ng police report?',
      again: 'Anong numero ang ibinigay ng pulis?',
    },
    needs: {
      ask: 'Kailangan mo ba ng tulong sa pagbasa, pandinig o wika, o sobra ka bang nababahala?',
      again: 'Makakatulong ba kung may maglalaan ng mas mahabang oras para sa iyo?',
    },
    detailSummary: 'Tama ba ito? Ipapadala ko na kung oo.',
    nextAmount: 'Magkano ang isa pang bayad na ito?',
    findCase: {
      ask: 'Ano ang case number mo?',
      again:
        'Isulat po ang buong case number. May pitong letra at numero ito sa tatlong grupo, o mahaba ito at nagsisimula sa “CASE-”.',
    },
    findDigits: {
      ask: 'Ano ang huling 4 na numero ng teleponong ibinigay mo para sa kasong ito?',
      again: 'Sa anong 4 na numero nagtatapos ang teleponong iyon?',
    },
    summary: 'Tama ba ito?',
    summaryAgain: 'Ipapadala ko na ba nang ganito?',
    edit: { ask: 'Ano ang gusto mong baguhin?', again: 'Aling linya ang mali?' },
    stopped:
      'Huminto na ako. Wala nang ipinadala pa, at naka-save ang mga sagot mo sa chat na ito. Gusto mo bang magpatuloy?',
    restart: 'Buburahin ko ba ang mga sagot na ito at magsisimula ulit?',
    reported: 'Ano ang gusto mong gawin ngayon?',
    reportedAgain: 'Puwede mong itanong ang kaso mo anumang oras. Ano ang makakatulong sa iyo ngayon?',
    thisLanguage: 'Gusto mo bang ituloy natin sa Filipino?',
  },
  askForOther: {
    ongoing:
      'Nangyayari pa ba ito: kausap pa ba nila siya sa telepono, o kontrolado ba nila ang telepono o computer niya?',
    moneyLeft: 'May lumabas bang pera sa account niya?',
    bank: 'Saang bangko o e-wallet galing ang bayad?',
    amount:
      'Magkano ang bayad? Kung higit sa isa, simulan sa pinakahuli: ang pinakabagong pera ang pinakamadaling pigilan.',
    when: 'Kailan ito binayaran?',
  },
  todo: {
    title: 'Ano ang gagawin ngayon',
    call: ({ bank }) => `Tawagan ang ${bank} at ibigay ang case number na ito.`,
    callAny: 'Tawagan ang bangko mo at ibigay ang case number na ito.',
    removeApp: 'Burahin ang app na pina-install nila, at i-restart ang phone nang walang internet.',
    lockCard: 'I-lock ang card mo sa app ng bangko.',
    passwords: 'Palitan sa ibang phone ang password ng bangko at e-mail mo.',
    payNothing: 'Huwag nang magbayad, kahit ano pa ang ipangako o ibanta nila.',
    realPerson: 'Tawagan ang totoong tao sa dati niyang numero, at balaan ang pamilya mo.',
    keep: 'Itago ang lahat ng mensahe at resibo. Mag-screenshot.',
    police: 'Magsabi rin sa pulis, at ibigay ang case number na ito.',
  },
  answers,
  answersAfter,
  say: {
    privacy: ({ retention, news }) =>
      `Ang sasabihin mo ay pupunta sa mga bangkong makakapigil sa pera at sa anti-scam center, at wala nang iba. Ang mga numero ng account ay ginagawang code bago ilagay sa kaso. Kasama rin ang numero ng telepono o e-mail address na ibibigay mo, para makausap ka ng mga humahawak sa kaso mo.${news} Ang pangalan mo ay nasa detalyadong report lamang. Buburahin ang lahat pagkaraan ng ${retention}, at puwede mong burahin ang chat na ito anumang oras.`,
    privacyNews:
      'Kung gusto mo, magpapadala rin kami ng mensahe o tatawag kapag may nangyari sa kaso mo: walang halaga, bangko o numero ng account, at hanggang sabihin mong itigil o burahin mo ang chat na ito.',
    welcome: 'Krimen ito. Hindi mo ito kasalanan.',
    declined: ({ hotlines }) =>
      `Okay lang po. Walang ibabahagi kung walang oo mo. Tawagan mo na ang bangko mo: nasa likod ng card ang numero.\n${hotlines}\nPuwede kang magpatuloy dito anumang oras. Binubura ng “Magsimula ulit” ang isinulat mo.`,
    hotline: ({ label, number }) => `${label}: ${number}`,
    hotlineHours: ({ label, number, hours }) => `${label}: ${number} (${hours})`,
    emergency: ({ number }) =>
      `Tumawag na sa ${number}.\nMas mahalaga ang kaligtasan mo kaysa pera. Pumunta sa lugar na may ibang tao, kung kaya mo. Narito lang ako.`,
    emergencyIll: ({ number }) =>
      `Tumawag na po sa ${number} at sabihing may taong may sakit.\nSundin po ang sasabihin nila sa telepono, at huwag siyang iwan. Makakapaghintay ang pera. Nandito lang ako.`,
    emergencySelf: ({ number }) =>
      `Tumawag na sa ${number}.\nSalamat po at sinabi n’yo ito sa akin. Mas mahalaga po kayo kaysa anumang pera, at hindi n’yo kailangang dalhin ito nang mag-isa. Puntahan n’yo po ang taong pinagkakatiwalaan n’yo, o papuntahin siya, at ilayo ang anumang puwede n’yong ipanakit sa sarili. Narito lang po ako.`,
    dangerGoOn: 'Kapag ligtas ka na, puwede nating ituloy ang report dito.',
    safeNowAsked: 'Ligtas na po ba kayo ngayon, at ang mga kasama ninyo?',
    gladSafe: ({ number }) =>
      `Mabuti po at wala nang nasa panganib ngayon. Kung magbago iyon, tumawag sa ${number}, o isulat dito.`,
    notOver: ({ number }) =>
      `Naiintindihan ko po na hindi pa tapos. Tumawag na sa ${number}, o pakiusapan ang malapit sa iyo na tumawag. Kung delikado ang magsulat, itabi muna ang telepono: hindi mawawala ang mga sinabi mo sa akin.`,
    notOverSelf: ({ number }) =>
      `Narito pa rin po ako, at mabuti at sumusulat kayo. Tumawag na po sa ${number}, o pakiusapan ang iba na tumawag para sa inyo. Wala po kayong kailangang pagpasyahan ngayon.`,
    minor:
      'Wala kang ginawang masama, at hindi mo ito kasalanan.\nSabihin ang nangyari sa nakatatandang pinagkakatiwalaan mo. Hindi mo kailangang sumagot, magbayad o magpadala ng kahit ano sa mga gumawa nito.',
    help: ({ hotlines }) =>
      `Sumagot sa sarili mong salita o pumili ng sagot. Puwede mong sabihin ang “bumalik”, “baguhin”, “laktawan”, “ulitin”, “huminto” o “tao” anumang oras. Okay lang na may hindi ka alam.\n${hotlines}`,
    adviceOnly: ({ hotlines }) =>
      `Ang makakatulong ngayon: tawagan niya ang numero sa likod ng bank card, huwag nang magpadala ng pera, at itago ang lahat ng mensahe.\n${hotlines}`,
    notScam: {
      mistaken:
        'Bayad sa maling numero\nAng sarili mong bangko ang humahawak nito, hindi ang scam report, at hindi ito maipapa-freeze. Tawagan mo na ang bangko at hilinging maibalik ang maling padala.',
      received:
        'May pumasok na perang hindi mo alam kung kanino galing\nHuwag itong ipadala kaninuman, kahit sa numerong humihingi nito. Madalas bahagi ito ng scam. Tawagan ang bangko mo at hilinging ibalik nito ang pera.',
      dispute:
        'Alitan sa isang tindahan\nAng tanggapan ng proteksyon sa mamimili ang tutulong dito. Itago ang order, resibo at chat. Masasabi ng bangko kung puwedeng i-dispute ang bayad.',
    },
    callBank: ({ bank, number }) =>
      `${bank}, fraud hotline: ${number}\nKung may pangalawa kang telepono, tumawag habang nagpapatuloy tayo.`,
    callBankUnknown: 'Tawagan ang bangko mo\nNasa likod ng card o sa banking app ang numero.',
    thanksForTelling: 'Salamat po sa pagsabi sa akin.',
    notUnderstood: 'Pasensya na po, hindi ko naintindihan.',
    tapOne: 'Piliin ang pinakaangkop na sagot, o isulat ito sa ilang salita.',
    otherCurrency: ({ currency, own }) => `Nasa ${currency} po iyan. Mga magkano po ito sa ${own}?`,
    amountFrom: 'Kailangan ko ang halaga bilang numero.',
    askedAmount: 'Iyan ang hiningi nila. Magkano ang binayad mo mismo? Puwedeng sagot ang “wala”.',
    whichDay: 'Anong araw iyon? Kahit tantiya lang, gaya ng “Martes”.',
    likelyNo: 'Malamang ay hindi. Para makasiguro, minsan pa:',
    futureTime: 'Hindi pa dumarating ang oras na iyan.',
    oldPayment: 'Mahigit 80 araw na iyon, kaya mas mababa ang tsansa. Sulit pa ring i-report.',
    shortReference: 'Ang reference ay may 6 hanggang 64 na letra at numero.',
    badPhone: 'Mukhang hindi buo ang numero ng telepono.',
    noted: ({ fact }) => `Naitala: ${fact}.`,
    changed: ({ fact }) => `Binago ko na. ${fact}`,
    contactNoted: ({ contact }) => `Naitala: ${contact}.`,
    contactWishNoted: 'Naitala ko na po kung paano mo gustong makontak.',
    stillInDanger:
      'Narito pa rin po ako. Kung hindi ka makatawag, may malapit ba sa iyo na puwedeng tumawag: kapitbahay, kaibigan, o tao sa tindahan?',
    secret:
      'Huwag kailanman ibahagi ang PIN, password, code o numero ng card kaninuman, kahit sa amin.\nInalis ko na ito. Tawagan mo na ang bangko para palitan ito.',
    noReference:
      'Kung walang reference o account, mano-manong hahanapin ng espesyalista ang bayad. Mas matagal iyon. Kung makita mo ang reference, sabihin mo rito.',
    amountUnknown: 'Sige. Kung walang halaga, kailangan munang hanapin ng espesyalista ang bayad.',
    sending: 'Ipinapadala ko na ang report mo.',
    stillSending:
      'Papunta na ang report mo. Sasabihin ko agad kapag dumating na. Hindi mo na kailangang ipadala ulit.',
    sendingSlow: ({ hotlines }) =>
      `Mas matagal ito kaysa karaniwan. Naka-save ang report mo at patuloy akong sumusubok.\nHabang naghihintay, tumawag sa:\n${hotlines}`,
    sendingFailed: ({ hotlines }) =>
      `Hindi ko pa naihatid ang report mo. Naka-save ito rito, walang nawala.\nTumawag na sa:\n${hotlines}`,
    reported: ({ caseId }) =>
      `Nai-report na. Ang case number mo ay ${caseId}\nHiniling na naming sundan kung saan napunta ang pera. Itago ang numerong ito.`,
    reportedUntraced: ({ caseId }) =>
      `Nai-report na. Ang case number mo ay ${caseId}\nItago ang numerong ito.`,
    reportedIntelligence: ({ caseId }) =>
      `Nai-report na. Ang case number mo ay ${caseId}\nMabuti at napigilan mo agad. Makakatulong ang report mo para maprotektahan ang iba. Itago ang numerong ito.`,
    reportedTip: ({ caseId }) =>
      `Na-report na. Ang case number ninyo ay ${caseId}\nWalang nakasulat dito tungkol sa taong tinutulungan ninyo. Itago ang numerong ito.`,
    reportedByHand: 'Mano-manong hahanapin ng espesyalista ang bayad mo.',
    nowCallBank: ({ bank }) => `Tawagan na ang ${bank}`,
    nowCallAnyBank: 'Tawagan mo na ang bangko mo: nasa likod ng card ang numero.',
    recallWords: 'Sabihin: “Gusto ko pong i-report ang bayad ko sa scam. Pakisimulan po ang recall.”',
    called: 'Mabuti. Iyon ang pinakamahalagang tawag. Isulat ang pangalan ng kausap mo at ang oras.',
    thanks: 'Ingat po. Puwede kang bumalik dito anumang oras.',
    noCase: 'Wala pang kaso mula sa chat na ito.',
    statusAsked: 'Titingnan ko po.',
    statusFailed: 'Hindi ko mabuksan ang kaso ngayon. Itanong po ulit pagkaraan ng ilang minuto.',
    languageSwitched: 'Sige po, Filipino na tayo.',
    languageUnknown: ({ languages }) => `Hindi ko pa kaya ang wikang iyan. Kaya ko ang: ${languages}.`,
    nothingBack: 'Ito ang unang tanong.',
    deleted: 'Binura ko na ang mga sagot mo.',
    unknownValue: 'hindi alam',
    accountEnding: ({ digits }) => `account na nagtatapos sa ${digits}`,
    phoneEnding: ({ country, digits }) => `${country}, numerong nagtatapos sa ${digits}`,
    lossUnknown: 'hindi pa alam',
    waitForCase: 'Ipinapadala ang report mo. Maghintay sandali para sa case number.',
    offlineReady: ({ numbers }) =>
      `Walang network sa ngayon. Kumpleto na ang report mo sa teleponong ito, at kusa itong ipapadala kapag may network na.\nGumagana ang tawag kahit walang internet:\n${numbers}`,
    offlineKept:
      'Naghihintay ang report mo sa teleponong ito at kusa itong ipapadala kapag may network na. Hindi mo kailangang manatili rito.\nGumagana ang tawag kahit walang internet. Tumawag ka na ngayon.',
    pickedUp: 'Naitala ko ito:',
    handOverComing:
      'Humiling na ako ng taong tutulong sa iyo sa chat na ito. Puwede tayong magpatuloy habang naghihintay.',
    handOverNone: ({ hotlines }) =>
      `Sa ngayon, sa telepono lang may taong makakatulong:\n${hotlines}\nPuwede tayong magpatuloy rito.`,
    handOverLater: ({ hotlines }) =>
      `Wala pang makakapunta sa ngayon. Bukas pa rin ang hiling mo, at babasahin ng darating ang lahat ng ito. Sa telepono:\n${hotlines}`,
    personJoined: ({ name }) =>
      `Narito na sa chat si ${name}, isang taong nagtatrabaho rito, at binabasa niya ang sinabi mo.`,
    personLeft: ({ name }) => `Umalis na sa chat si ${name}. Magpatuloy tayo.`,
    detailsIntro:
      'Nakakatulong sa bangko at pulis ang dagdag na detalye. Puwede kang lumaktaw at huminto anumang oras.',
    detailsKept: 'Okay lang po. Naka-save rito ang sinabi mo, at puwede kang magpatuloy mamaya.',
    contactNeeded: 'Kailangan ng detalyadong report ang numerong mapagkakausapan ka.',
    amountNeeded: 'Kailangan ng detalyadong report ang halaga. Okay lang ang tantiya.',
    needsYes: 'Salamat sa pagsabi. Maglalagay ako ng tala para mas mabigyan ka ng oras.',
    paymentAdded: 'Naidagdag ko na ang bayad na ito.',
    reportSending: 'Ipinapadala ko na ang mga detalye.',
    reportStillSending: 'Papunta na ang mga detalye. Hindi mo na kailangang ipadala ulit.',
    reportDelivered:
      'Dumating na ang mga detalye. Hindi na naka-save sa chat na ito ang pangalan, ID at numero mo.',
    reportSlow: 'Mas matagal ito kaysa karaniwan. Naka-save ang mga detalye at patuloy akong sumusubok.',
    reportFailed: 'Hindi ko pa naihatid ang mga detalye. Naka-save ito rito, walang nawala.',
    referenceAdded: 'Salamat, naidagdag ko ang reference. Kasama ito ng mga detalye.',
    looking: 'Hinahanap ko ang kaso.',
    caseNumberWrong:
      'May isang letra o numero rito na hindi tama, o may kulang na isa. Madali po itong mangyari. Tingnan po ulit ang case number at isulat muli.',
    noNumber: ({ hotlines }) =>
      `Kung wala ang numero ng telepono, hindi ko mabubuksan ang kasong iyon dito. Mahahanap iyon ng isang tao: humiling ng tao sa chat na ito, o tumawag sa:\n${hotlines}\nPuwede ka ring gumawa ng bagong report at banggitin doon ang lumang case number.`,
    notFound: 'Wala akong makitang kaso sa mga detalyeng ito.',
    paused: ({ minutes }) =>
      `Ilang beses na itong hindi nagtugma. Para sa kaligtasan mo, subukan ulit pagkaraan ng ${minutes} minuto.`,
    found: ({ caseId }) => `Nahanap ko ang kasong ${caseId}.`,
    caseNews: ({ caseId }) => `May balita tungkol sa kaso mong ${caseId}.`,
    newsNoted: ({ way, stop }) =>
      `Naitala: ${way}. Ang nagbago lamang ang sasabihin namin, walang halaga at walang bangko. Para itigil, isulat dito: “${stop}”.`,
    newsNone: 'Sige, walang mensahe. Puwede kang magtanong dito anumang oras.',
    newsStopped:
      'Wala ka nang matatanggap na mensahe tungkol sa kaso mo. Puwede kang magtanong dito anumang oras.',
  },
  advice: {
    impersonation_bank_police:
      'Walang totoong bangkong maglilipat sa iyo sa “ligtas na account”\nWalang bangko o pulis na humihingi ng code. Kung tumawag ulit, ibaba ito at tawagan ang numero sa card mo.',
    impersonation_other:
      'Walang totoong opisinang humihingi ng pera o code sa telepono\nKung tumawag ulit, ibaba ito at tawagan ang opisina sa numero ng sarili nitong website.',
    impersonation_family_friend:
      'Tawagan muna ang totoong tao\nGamitin ang dati niyang numero. Huwag magpadala hangga’t hindi mo naririnig ang boses niya.',
    investment:
      'Huwag magbayad ng buwis o bayarin para “ma-unlock” ang pera\nAng talagang may hawak ng pera mo ay hindi hihingi ng bayad bago ka makapaglabas.',
    purchase: 'Itago ang chat at ang listing\nMag-screenshot bago ito burahin ng nagbenta.',
    romance:
      'Huwag nang magpadala, at huwag makipagkita sa taong ito nang mag-isa\nMakipag-usap sa taong pinagkakatiwalaan mo. Marami nang nakaranas nito.',
    advance_fee: 'Huwag nang magbayad\nAng totoong premyo, utang o mana ay hindi humihingi ng paunang pera.',
    job_task: 'Huwag nang magbayad\nAng totoong trabaho ay nagbabayad sa iyo at hindi humihingi ng deposito.',
    invoice_mandate:
      'Sabihan agad ang totoong supplier\nGamitin ang numerong alam mo na dati. Ipasuri ang mailbox sa IT.',
    ceo_fraud:
      'Sabihan agad ang totoong boss mo at ang IT\nGamitin ang numerong alam mo na dati. Ipasuri ang mailbox.',
    account_takeover:
      'Palitan ang mga password mo mula sa ibang device\nHilingin sa bangko na i-block ang account at card, at sa telco na suriin ang SIM mo.',
    remote_access:
      'Patayin ang internet sa device na iyon\nAlisin ang app, palitan ang mga password mula sa ibang device, at ipa-block ang account sa bangko.',
    extortion_coercion:
      'Huwag nang magbayad\nItago ang mga mensahe at pumunta sa pulis. Kung wala ka pang 18, sabihin sa nakatatandang pinagkakatiwalaan o sa child helpline.',
    recovery_scam:
      'Pangalawang scam ito\nWalang matapat na taong humihingi ng bayad para mabawi ang pera mo. Huwag magbayad.',
  },
  adviceMore: {
    ongoing:
      'Ibaba na ang tawag at huwag nang sumagot sa chat\nPatayin ang internet o ang teleponong kontrolado nila. Huwag nang magpadala. Tawagan ang bangko mula sa ibang telepono.',
    unsureLeft: 'Tingnan ang balanse at mga huling bayad sa banking app, kung ligtas mo itong magagawa.',
  },
  status: {
    starting: 'Nasa amin na ang report mo at nagsisimula na kami.',
    tracing: 'Sinusundan namin ang pera.',
    traced: 'Alam na namin kung saan napunta ang bahagi ng pera. Pinagpapasyahan pa ang susunod na hakbang.',
    pending: 'Hiniling namin sa isang bangko na hawakan ang pera at hinihintay ang sagot nito.',
    frozen: ({ amount, until }) =>
      `Naka-hold ang ${amount} hanggang ${until}. Hindi pa ito naibabalik sa iyo.`,
    frozenNoDate: ({ amount }) => `Naka-hold ang ${amount}. Hindi pa ito naibabalik sa iyo.`,
    disputed: ({ until }) => `Hiniling namin sa bangko na sumagot bago ang ${until}.`,
    disputedNoDate: 'Humingi kami ng sagot sa bangko.',
    returningNoDate: ({ amount }) => `Papunta na sa iyo ang ${amount}.`,
    returning: ({ amount, until }) => `Papunta na sa iyo ang ${amount}, hanggang ${until}.`,
    recovered: ({ amount, total }) => `Nabawi mo ang ${amount} sa ${total}.`,
    closed: ({ amount, total }) =>
      `Sarado na ang kaso. Nabawi mo ang ${amount} sa ${total}. Kung hindi ka sang-ayon, puwede kang magreklamo sa ombudsman.`,
    rejected: 'Hindi na itinuloy ang kaso. Salamat: nakakatulong ang report mo para protektahan ang iba.',
    intelligence:
      'Walang nawalang pera sa kasong ito. Salamat: nakakatulong ang report mo para protektahan ang iba.',
    unknown: 'Bukas ang kaso at inaasikaso.',
  },
  retention: ({ days }) => `${days} araw`,
} as const satisfies Texts
