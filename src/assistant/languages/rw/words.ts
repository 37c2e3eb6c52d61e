import type { Words } from '../tables/words.ts'

/** Lists the words that the dialogue understands in Kinyarwanda. */
export const words = {
  names: 'kinyarwanda, ikinyarwanda, mu kinyarwanda'.split(', '),
  yes: 'yego, yee, ego, ni byo, nibyo, ndemera, ndabyemera, komeza, cyane, biracyakomeza'.split(', '),
  no: 'oya, ashwi, hoya, ntabwo, sibyo, si byo, byararangiye, nta na busa'.split(', '),
  notSure: 'simbizi neza, sinzi neza, wenda, ahari, birashoboka'.split(', '),
  likelyNo:
    'sidhani, sinibwira ko, sinkeka ko, simbikeka, sinkeka, sintekereza ko, sintekereza, simbitekereza, ndakeka oya, ndakeka atari byo, ndakeka ntabyo, ndakeka nta yo, wenda oya, wenda ntayo, ahari oya, ahari ntayo, nkeka ko oya, nkeka ko atari byo, nkeka ko ntayo, ndumva atari byo, ndumva ntayo'.split(
      ', ',
    ),
  dontKnow:
    'simbizi, sinzi, simbibuka, sinyibona, sindabibona, narabyibagiwe, nta byo nzi, ntabyo mfite, ntayo mfite, ntacyo'.split(
      ', ',
    ),
  skip: 'simbuka, ibikurikira, komeza imbere, nyuma, ntabwo nshaka kubivuga, si ngombwa, si ng ombwa, ntabwo ari ngombwa'.split(
    ', ',
  ),
  polite: 'nyabuneka, mbabarira, ndashaka, nshaka, ndifuza'.split(', '),
  only: 'gusa'.split(', '),
  commands: {
    back: 'subira inyuma, inyuma, subira, ikibazo cyabanje'.split(', '),
    repeat: 'subiramo, ongera, ongera ubivuge, iki, ngo iki'.split(', '),
    help: 'ubufasha, mfasha, fasha, sinumva, sinumvise, kuki'.split(', '),
    person:
      'umuntu, vugana n umuntu, ndashaka umuntu, kuvugana n umuntu, kuvugisha umuntu, nshaka kuvugisha umuntu, umuntu nyamuntu, nshaka kuvugana n umuntu, umukozi, mpamagara'.split(
        ', ',
      ),
    stop: 'hagarara, hagarika, rekera aho, reka'.split(', '),
    restart: 'ongera utangire, tangira bushya, siba, siba byose, ikindi kirego'.split(', '),
    edit: 'hindura, kosora'.split(', '),
    status: 'ikirego cyanjye, ikirego cyanjye kigeze he, amakuru, hari amakuru, mfite nimero y ikirego'.split(
      ', ',
    ),
    danger: 'akaga, ndi mu kaga, byihutirwa'.split(', '),
  },
  fields: {
    bank: 'banki, avuye'.split(', '),
    amount: 'amafaranga, umubare, amafaranga angahe, imibare'.split(', '),
    when: 'igihe, isaha, itariki, umunsi'.split(', '),
    reference: 'nimero y ubwishyu, reference'.split(', '),
    receiver: 'yagiye, uwakiriye, konti'.split(', '),
    type: 'ubwoko'.split(', '),
    contact: 'telefoni, nimero, nimero yanjye'.split(', '),
  },
  kinds: {
    impersonation_bank_police:
      'banki, polisi, umupolisi, umukozi wa banki, wo muri banki, wiyise banki, yiyise banki, konti yizewe'.split(
        ', ',
      ),
    impersonation_other: 'leta, ibiro, rra, umukozi wa mtn, umukozi wa airtel, ikigo'.split(', '),
    impersonation_family_friend:
      'umuryango, umwana wanjye, umuhungu wanjye, umukobwa wanjye, mama, papa, umuvandimwe, inshuti yanjye, nimero nshya'.split(
        ', ',
      ),
    investment: 'ishoramari, gushora, nashoye, inyungu, crypto'.split(', '),
    purchase: 'iduka, naguze, kugura, umucuruzi, ugurisha, ntibyaje, ntabwo byaje, icyo naguze'.split(', '),
    romance: 'urukundo, umukunzi, fiance'.split(', '),
    job_task: 'akazi, umurimo, imirimo'.split(', '),
    advance_fee: 'igihembo, natsindiye, tombora, umurage, inguzanyo, amafaranga y ibanze'.split(', '),
    invoice_mandate: 'inyemezabuguzi, fagitire'.split(', '),
    ceo_fraud: 'umukoresha wanjye, boss wanjye, shebuja'.split(', '),
    account_takeover: 'bafashe konti, binjiye muri konti, hack, bibye konti'.split(', '),
    remote_access: 'bayoboye telefoni, porogaramu, anydesk'.split(', '),
    extortion_coercion: 'iterabwoba, bantera ubwoba, amafoto yanjye, chantage'.split(', '),
    recovery_scam: 'kugaruza amafaranga, kugarura amafaranga'.split(', '),
  },
  notScam: {
    mistaken: 'nimero itari yo, nibeshye, nibeshye nimero, kwibeshya'.split(', '),
    received: 'nabonye amafaranga ntazi, nakiriye amafaranga ntazi'.split(', '),
    dispute: 'ikibazo n iduka'.split(', '),
  },
  wasScam:
    'byari uburiganya, ni uburiganya, bwari uburiganya, baranyibye, bantekeye umutwe, narariganyijwe, byari ubutekamutwe, ni ubutekamutwe, ni abatekamutwe'.split(
      ', ',
    ),
  noNumber:
    'nta nimero, nta numero, nta telefoni, sinatanze, ntayo natanze, nta nimero natanze, nataye telefoni, nahinduye nimero, simfite telefoni'.split(
      ', ',
    ),
  noBank: 'nta konti, nta banki, nta konti mfite, simfite konti, simfite banki'.split(', '),
  codeAsked:
    'natanze otp, nabahaye otp, namuhaye otp, nabahaye code, namuhaye code, natanze code, nabahaye kode, namuhaye kode, natanze kode, bansabye otp, bansabye code, bansabye kode, yansabye otp, yansabye code, yansabye kode'.split(
      ', ',
    ),
  stoppedInTime:
    'nabihagaritse, sinishyuye, ntabwo nishyuye, sinohereje, ntayo nohereje, ntarabikuza, ntarayabikuza, ntarohereza, ntarishyura, aracyari kuri konti, sindohereza'.split(
      ', ',
    ),
  forOther: 'ku wundi muntu, mfasha umuntu, mfasha mama, mfasha papa, ni mama, ni papa'.split(', '),
  itsMe: 'byambayeho, njyewe ubwanjye, ni konti yanjye, ni iyanjye'.split(', '),
  theyAgree:
    'arabyemera, arabyemeye, yabyemeye, arabizi, abizi, yavuze yego, turi kumwe, ari kumwe nanjye'.split(
      ', ',
    ),
  theyDoNot: 'ntabyemera, ntiyabyemeye, ntabizi, ntarabimenya, yavuze oya, ntabishaka, yanze'.split(', '),
  thanks: 'murakoze, urakoze, murakoze cyane, murabeho, ni ibyo gusa'.split(', '),
  danger: 'kwica, banyica, bashimuse, imbunda, icyuma, barankubita, kwiyahura, bamfashe, ku gahato'.split(
    ', ',
  ),
  called: 'nahamagaye, narahamagaye, nabahamagaye, nahamagaye banki'.split(', '),
  paid: 'nohereje, nishyuye, natanze, naboherereje, nayohereje, natakaje, bibye'.split(', '),
  demanded:
    'bansabye, yansabye, ansabye, bansabaga, yansabaga, aransaba, baransaba, bansaba, basabye, yasabye, barasaba, arasaba, barashaka, arashaka, bashakaga, yashakaga, bashaka, banyaka, banyatse, yanyatse'.split(
      ', ',
    ),
  to: 'kuri, kwa, ku'.split(', '),
  theirs: 'konti ye, nimero ye, konti yabo, nimero yabo, nimero y’umutekamutwe'.split(', '),
  mine: 'yanjye, banki yanjye ya, konti yanjye ya, nkoresheje'.split(', '),
  contactWish:
    'ntimumpamagare, ntumpamagare, ntimukampamagare, ntimuhamagare, ntimuhamagare mu rugo, sinshaka ko mumpamagara, sinshaka guhamagarwa, sinshaka telefone, ubutumwa gusa, sms gusa, message gusa, munyandikire gusa, mwohereze sms gusa, email gusa, mumpamagare nyuma ya saa, ntimunyandikire ku kazi, ntimumpamagare ku kazi, no calls, nta guhamagara'.split(
      ', ',
    ),
  reachMe: 'nimero yanjye ni, telefoni yanjye ni, mpamagara kuri, nimero yanjye'.split(', '),
  rather:
    'ni, nashakaga kuvuga, ahubwo ni, ahubwo, yagombaga kuba, igomba kuba, agomba kuba, yari, mbabarira ni, mu mwanya wa'.split(
      ', ',
    ),
  remove: 'kuraho, mukureho'.split(', '),
  wrong:
    'si wo, siwo, si yo, siyo, si byo, sibyo, si zo, ntabwo ari byo, atari yo, ikosa, nibeshye, ribeshye, ntabwo ari ukuri, si ryo'.split(
      ', ',
    ),
  whose: {
    own: 'iyanjye, yanjye, uwanjye, ryanjye'.split(', '),
    theirs: 'iye, ye, iyabo, yabo, iy umutekamutwe'.split(', '),
  },
  nameIs: 'izina'.split(', '),
  same: 'rimwe, izina rimwe, ni njye, njye'.split(', '),
  addDetails: 'ibisobanuro, ongeraho'.split(', '),
  addPayment: 'ubundi bwishyu, nongeye kwishyura, hari andi, andi yavuyeho, hari ayandi, ubwa kabiri'.split(
    ', ',
  ),
  safe: 'twakomeza, meze neza, tumeze neza, ni amahoro, nta kibazo, mfite amahoro, amahoro, ndi amahoro, mfite umutekano, komeza, dukomeze, reka dukomeze, turi amahoro'.split(
    ', ',
  ),
  otherBank: 'indi banki, indi, ntiri ku rutonde'.split(', '),
  sendIt: 'ohereza, ohereza ubu, yego ohereza, ohereza gusa, bohereze, ohereza nonaha'.split(', '),
  sendNow: 'ohereza, ohereza ubu, ni byo, yego, yego ohereza'.split(', '),
  news: {
    sms: 'sms, ubutumwa bugufi, mesaje, message'.split(', '),
    voice_callback: 'guhamagarwa, mumpamagare, mpamagara, muhamagare, telefone, telefoni'.split(', '),
    email: 'email, e mail, e-mail, imeyili'.split(', '),
  },
  newsNot: 'oya, nta, ntimu, ntu, sinshaka, simbishaka, ntabwo, mwimpamagara, ntimumpamagare'.split(', '),
  stopNews:
    'hagarika ubutumwa, hagarika sms, muhagarike ubutumwa, muhagarike sms, hagarika guhamagara, ntimukongere kumpamagara, ntimukongere kunyandikira, hagarika email'.split(
      ', ',
    ),
  numbers: {
    units: {
      rimwe: 1,
      kabiri: 2,
      gatatu: 3,
      kane: 4,
      gatanu: 5,
      gatandatu: 6,
      karindwi: 7,
      umunani: 8,

      icumi: 10,
      makumyabiri: 20,
      itatu: 3,
      ine: 4,
      itanu: 5,
      itandatu: 6,
      irindwi: 7,
      inani: 8,
      icyenda: 9,
      imwe: 1,
      ebyiri: 2,
      abiri: 2,
      bibiri: 2,
      atatu: 3,
      bitatu: 3,
      ane: 4,
      bine: 4,
      atanu: 5,
      bitanu: 5,
    },
    scales: { mirongo: 10, ijana: 100, magana: 100, igihumbi: 1000, ibihumbi: 1000, miliyoni: 1_000_000 },
    money: 'amafaranga, frw, rwf, mafaranga, faranga'.split(', '),
  },
  time: {
    now: 'ubu nyine, ubu, aka kanya, nonaha'.split(', '),
    today: 'uyu munsi, none'.split(', '),
    yesterday: 'ejo hashize, ejo, nijoro ryakeye'.split(', '),
    dayBeforeYesterday: 'ejobundi, ejobundi hashize'.split(', '),
    minute: 'umunota, iminota'.split(', '),
    hour: 'isaha, amasaha'.split(', '),
    day: 'umunsi, iminsi'.split(', '),
    week: 'icyumweru, ibyumweru'.split(', '),
    month: 'ukwezi, amezi'.split(', '),
    ago: 'hashize, haciye, ishize, yashize'.split(', '),
    morning: 'mu gitondo, igitondo'.split(', '),
    afternoon: 'nyuma ya saa sita, ku gicamunsi'.split(', '),
    evening: 'nimugoroba, nijoro'.split(', '),
    vague:
      'icyumweru gishize, mu cyumweru gishize, cyumweru gishize, icyumweru cyashize, mu minsi ishize, iminsi ishize, minsi ishize, iyi minsi, ukwezi gushize, mu kwezi gushize, kwezi gushize, mu byumweru bishize, byumweru bishize, umwaka ushize, vuba aha, muri iki cyumweru'.split(
        ', ',
      ),
    weekdays: [
      'kuwambere',
      'kuwakabiri',
      'kuwagatatu',
      'kuwakane',
      'kuwagatanu',
      'kuwagatandatu',
      'kucyumweru',
    ],
  },
} satisfies Words
