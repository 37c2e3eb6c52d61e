import type { Words } from '../tables/words.ts'

/** Lists the words that the dialogue understands in Cebuano. */
export const words = {
  names: 'cebuano, bisaya, binisaya, sinugbuanon'.split(', '),
  yes: 'oo, o, oo uy, sige, husto, tama, padayon, mosugot ko, mao, okay ra, nagpadayon pa, cge, sige na, cge na, oo sige'.split(
    ', ',
  ),
  no: 'dili, wala, di, ayaw, dili na, human na, wala na, sayop, wla, wa, dli, wala na sila'.split(', '),
  notSure: 'dili sigurado, dili ko sigurado, basin, siguro, tingali'.split(', '),
  likelyNo:
    'wala siguro, siguro wala, dili siguro, siguro dili, murag wala, murag dili, basin wala, basin dili, tingali wala, tingali dili, wala tingali, dili tingali, wala man siguro, dili man siguro, wala tingale, dili tingale, sa akong huna-huna dili, sa akong huna-huna wala, sa akong tan-aw dili, sa akong tan-aw wala, morag wala, morag dili'.split(
      ', ',
    ),
  dontKnow:
    'wala ko kahibalo, wala ko kabalo, ambot, ambot lang, dili nako makita, di nako makita, nakalimot ko, wala nako makita, wala ko ana, wala nako kahibalo, wala ko kahinumdom, di ko kahinumdom, dili ko kahinumdom, wala koy resibo, wala siyay resibo, wala koy reference, wala ko kaila'.split(
      ', ',
    ),
  skip: 'laktawi, laktaw, sunod, unya na, ayaw na lang, ayaw lang, dili lang, dili na kinahanglan, di na kinahanglan, dili kinahanglan'.split(
    ', ',
  ),
  polite: 'palihog, pwede ba, gusto ko, gusto kong'.split(', '),
  only: 'lang, ra'.split(', '),
  commands: {
    back: 'balik, mobalik, balik ta, nauna, nauna nga pangutana'.split(', '),
    repeat: 'usab, usba pagsulti, pag usab, balika, unsa, unsa to'.split(', '),
    help: 'tabang, tabangi ko, wala ko kasabot, wala nako masabti, ngano'.split(', '),
    person:
      'tawo, usa ka tawo, makigsulti sa tawo, gusto ko og tawo, makig istorya sa tawo, makigistorya og tawo, makig estorya og tawo, tinuod nga tawo, ahente, tawagi ko'.split(
        ', ',
      ),
    stop: 'hunong, mohunong, undang, undangi, ayoko na'.split(', '),
    restart: 'sugod pag usab, papasa, papasa tanan, gikan sa sinugdanan, bag ong report'.split(', '),
    edit: 'usba, ilisan, tul ira, usba ang'.split(', '),
    status:
      'akong kaso, unsa na ang akong kaso, balita, naay balita, naa koy case number, naa nakoy case number, naa na koy case number, naa ko case number, naa koy case no, naa nay balita, naa na bay balita, naa bay balita, unsa nay balita, naa nay update, naa na bay update'.split(
        ', ',
      ),
    danger: 'peligro, nameligro ko, emerhensya'.split(', '),
  },
  fields: {
    bank: 'bangko, ang bangko, gikan'.split(', '),
    amount: 'kantidad, ang kantidad, kwarta, pila, mga kantidad, mga amount, amount'.split(', '),
    when: 'kanus a, oras, petsa, adlaw'.split(', '),
    reference: 'reference, ang reference'.split(', '),
    receiver: 'nakadawat, padulong, account'.split(', '),
    type: 'klase'.split(', '),
    contact: 'telepono, numero, akong numero, kontak'.split(', '),
  },
  kinds: {
    impersonation_bank_police:
      'bangko, pulis, taga bangko, taga bangko kuno, nagpakaaron ingnon nga bangko, tawag sa bangko, luwas nga account'.split(
        ', ',
      ),
    impersonation_other: 'gobyerno, taga gobyerno, taga opisina'.split(', '),
    impersonation_family_friend:
      'nagpakaaron ingnon nga pamilya, nagpakaaron ingnon nga higala, akong anak kuno, akong igsoon kuno, akong ig agaw kuno, emerhensya sa pamilya, bag ong numero'.split(
        ', ',
      ),
    investment: 'investment, puhunan, namuhunan, crypto'.split(', '),
    purchase: 'gipalit, mipalit, nipalit, tindahan, online shop, namaligya, wala miabot, wala moabot'.split(
      ', ',
    ),
    romance: 'gugma, uyab, ka chat, trato'.split(', '),
    job_task: 'trabaho, task, nag apply'.split(', '),
    advance_fee: 'premyo, nakadaog, bayronon, panulondon, utang, raffle'.split(', '),
    invoice_mandate: 'invoice, supplier'.split(', '),
    ceo_fraud: 'boss, akong amo, akong boss'.split(', '),
    account_takeover: 'na hack, gikuha ang akong account, gikawat ang account, wala nako buhata'.split(', '),
    remote_access: 'gikontrol, nag install og app, anydesk, screen share'.split(', '),
    extortion_coercion: 'blackmail, hulga, gihulga, gihadlok, akong litrato'.split(', '),
    recovery_scam: 'mabawi ang kwarta, bawion ang kwarta'.split(', '),
  },
  notScam: {
    mistaken: 'sayop nga numero, sayop nga account, sayop ang na type, nasayop og padala'.split(', '),
    received: 'naay misulod nga kwarta, nakadawat ko og kwarta'.split(', '),
    dispute: 'problema sa usa ka tindahan, guba ang item'.split(', '),
  },
  wasScam:
    'scam kini, scam ni, scam to, scam diay, scam gyud, na scam ko, nascam ko, nailad ko, gi ilad ko, giilad ko, it was a scam'.split(
      ', ',
    ),
  noNumber:
    'walay number, wala koy number, walay numero, wala koy numero, wala ko mohatag, wala ko naghatag, wala nako gihatag, walay phone, wala koy phone, wala koy cellphone, nawala akong phone, nag ilis ko og number, walay telepono, wala koy telepono, dili ko mohatag'.split(
      ', ',
    ),
  noBank: 'walay bank, walay bangko, wala koy bank, wala koy bangko, wala koy account, walay account'.split(
    ', ',
  ),
  codeAsked:
    'gihatag nako ang otp, nahatag nako ang otp, naghatag ko sa otp, naghatag ko og otp, gisulti nako ang otp, gi send nako ang otp, gihatag nako ang code, nahatag nako ang code, naghatag ko sa code, gisulti nako ang code, gipangayo ang otp, gipangayo niya ang otp, nangayo og otp, nangayo siya og otp, nangayo og code, nangayo siya og code, safe account'.split(
      ', ',
    ),
  stoppedInTime:
    'napugngan nako, wala ko mibayad, wala ko nibayad, wala nako ipadala, walay migawas, wala pa niya makuha, wala pa makuha, wala pa nakuha, wala pa mapadala, wala pa nabayran, naa pa sa account, wala pa ma withdraw'.split(
      ', ',
    ),
  forOther:
    'para sa iya, para kang mama, para kang papa, para kang lola, para sa laing tawo, gitabangan nako, para sa akong mama, para sa akong papa, para sa akong lola, para sa akong higala'.split(
      ', ',
    ),
  itsMe: 'ako mismo, ako ang nabiktima, ako ra ni, ako ni, akong kaugalingon'.split(', '),
  theyAgree:
    'mosugot siya, misugot siya, sugot siya, nisugot siya, kahibalo siya, nakahibalo siya, iyang gisugtan, miingon siya nga oo, kauban nako siya, tapad nako siya'.split(
      ', ',
    ),
  theyDoNot:
    'dili siya mosugot, dili mosugot, wala siya mosugot, wala siya kahibalo, wala kahibalo, wala pa siya kahibalo, dili siya gusto, miingon siya nga dili'.split(
      ', ',
    ),
  thanks: 'salamat, daghang salamat, mao ra na, mao ra, wala na'.split(', '),
  danger: 'patyon, patyon ko, gikidnap, pusil, kutsilyo, gipasakitan, maghikog, gipugos ko, hostage'.split(
    ', ',
  ),
  called:
    'nitawag na ko, nakatawag na ko, gitawagan na nako, mitawag na ko, nitawag na ko sa bangko, natawagan na nako ang bangko, gitawagan na nako ang bangko, mitawag na ko sa bangko'.split(
      ', ',
    ),
  paid: 'nagpadala, gipadala, nibayad, mibayad, gibayad, nabayad, nagtransfer, gibalhin, nawala, nawad an'.split(
    ', ',
  ),
  demanded:
    'gipangayo, gipangayoan, gipangayo nila, nangayo, nangayog, ningayo, ningayog, mingayo, nagpangayo, gipangayoan ko, gipabayad, gipapabayad, gisingil, naningil, gusto nila, gusto niya'.split(
      ', ',
    ),
  to: 'sa, ngadto, kang, kay, padulong'.split(', '),
  theirs:
    'account niya, account niya kay, number niya, numero niya, gcash niya, account nila, number nila, account sa scammer, number sa scammer, account sa seller'.split(
      ', ',
    ),
  mine: 'akong, sa akong, gikan sa akong'.split(', '),
  contactWish:
    'ayaw ko tawagi, ayaw ko ninyo tawagi, ayaw kog tawagi, ayaw mo tawag, ayaw pagtawag, ayaw lang pagtawag, ayaw lang mo tawag, ayaw tawag, dili lang tawag, dili ko pwede tawagan, di ko pwede tawagan, text lang, text ra, text lang ko, i text lang ko, itext lang ko, text na lang ko, chat lang, message lang, dili ko ganahan og tawag, no calls, dont call me, ayaw tawagi ang balay, ayaw mo tawag sa balay, tawag lang inig gabii, tawagi lang ko inig human sa, tawag lang after, ayaw ko kontaka sa trabaho, ayaw ko i email sa trabaho, ayaw pag email sa akong trabaho'.split(
      ', ',
    ),
  reachMe: 'ang akong numero kay, akong numero kay, tawagi ko sa, akong numero'.split(', '),
  rather:
    'dapat, unta, kay, buot ipasabot, pasabot nako, sayop, kundi, diay, himoa og, dili kay, i mean'.split(
      ', ',
    ),
  remove: 'tanggala, kuhaa'.split(', '),
  wrong: 'sayop, mali, dili sakto, dili tama, nasayop'.split(', '),
  whose: {
    own: 'ako, akoa, akong, ang akoa, ngalan nako'.split(', '),
    theirs: 'iya, iyaha, sa iya, ila, ilaha, sa scammer, ang seller, ang boss, ang agent'.split(', '),
  },
  nameIs: 'ngalan, pangalan'.split(', '),
  same: 'parehas, parehas nga ngalan, ako, ako ra'.split(', '),
  addDetails: 'detalye, dugang detalye, dugangi'.split(', '),
  addPayment:
    'laing bayad, nibayad ko pag usab, naa pa koy laing bayad, naa pa diay koy laing bayad, dugang bayad, naa pay usa, naa pa diay usa, usa pa ka transfer, laing transfer, ikaduhang bayad, ikaduhang transfer'.split(
      ', ',
    ),
  safe: 'padayon lang, sige padayon na, okay ra ko, ok ra ko, okay ra mi, ok ra mi, safe ko, safe ra ko, safe mi, luwas mi, luwas, luwas na ko, luwas ko, okay na ko, ok na ko, padayon, padayon ta, ipadayon nato, padayon na ta, sige padayon, mopadayon ta, continue na ta'.split(
    ', ',
  ),
  otherBank: 'laing bangko, lain, wala sa listahan'.split(', '),
  sendIt: 'ipadala, ipadala na, ipadala na lang, ipadala dayon, i send na, send na'.split(', '),
  sendNow: 'ipadala, ipadala na, husto, oo, oo husto'.split(', '),
  news: {
    sms: 'sms, text, i text, itext, mag text'.split(', '),
    voice_callback: 'tawag, tawagi, tawagan, tawagi ko, tawagi lang ko'.split(', '),
    email: 'email, e mail, e-mail'.split(', '),
  },
  newsNot: 'dili, ayaw, wala, walay, di'.split(', '),
  stopNews:
    'undangi ang mga mensahe, undangi ang mensahe, undangi ang sms, undangi ang text, undangi ang tawag, undangi ang email, hunong na ang mga mensahe, hunonga ang mga mensahe, hunonga ang sms, ayaw na pag text, ayaw na ko i text, ayaw na pagtawag, ayaw na ko tawagi'.split(
      ', ',
    ),
  numbers: {
    units: {
      uno: 1,
      dos: 2,
      tres: 3,
      kwatro: 4,
      singko: 5,
      sais: 6,
      syete: 7,
      otso: 8,
      nuwebe: 9,
      dyes: 10,
      usa: 1,
      duha: 2,
      tulo: 3,
      upat: 4,
      lima: 5,
      unom: 6,
      pito: 7,
      walo: 8,
      siyam: 9,
      napulo: 10,
      kinse: 15,
      baynte: 20,
      kawhaan: 20,
      katloan: 30,
      traynta: 30,
      singkwenta: 50,
    },
    scales: { gatos: 100, libo: 1000, mil: 1000, milyon: 1_000_000 },
    money: 'piso, pesos, peso'.split(', '),
  },
  time: {
    now: 'karon lang, bag o lang, karon dayon'.split(', '),
    today: 'karong adlawa, karon, ganina, ganiha'.split(', '),
    yesterday: 'gahapon, kagabii'.split(', '),
    dayBeforeYesterday: 'niadtong usa ka adlaw, kagahapon'.split(', '),
    minute: 'minuto'.split(', '),
    hour: 'oras'.split(', '),
    day: 'adlaw'.split(', '),
    week: 'semana'.split(', '),
    month: 'bulan'.split(', '),
    ago: 'milabay, ang milabay, niagi'.split(', '),
    morning: 'buntag'.split(', '),
    afternoon: 'hapon, udto'.split(', '),
    evening: 'gabii, kagabii'.split(', '),
    vague:
      'niaging semana, miaging semana, niaging simana, miaging simana, last week, karong semanaha, niaging bulan, miaging bulan, pipila ka adlaw, pila ka adlaw, pila ka semana, pipila ka semana, niadtong usang adlaw, bag-o lang ning miagi, dugay na, last month, niaging tuig, miaging tuig'.split(
        ', ',
      ),
    weekdays: ['lunes', 'martes', 'miyerkules', 'huwebes', 'biyernes', 'sabado', 'dominggo'],
  },
} satisfies Words
