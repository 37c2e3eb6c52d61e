import type { Words } from '../tables/words.ts'

/** Lists the words that the dialogue understands in Filipino. */
export const words = {
  names: 'filipino, tagalog, pilipino'.split(', '),
  yes: 'oo, opo, oho, oo nga, sige, sige po, tama, tama po, ok po, okay po, payag ako, ituloy, magpatuloy, nangyayari pa, cge, cge po, ge, sge, sige na, cge na'.split(
    ', ',
  ),
  no: 'hindi, hindi po, wala, wala po, ayoko, ayaw ko, di, hinde, tapos na, mali, wla, wla na, wla po, hnd, hnd na, hnd po, hndi, nd, nd na, ndi, d na, d pa, d po'.split(
    ', ',
  ),
  notSure: 'hindi sigurado, hindi ako sigurado, di sigurado, siguro, baka, ewan ko kung'.split(', '),
  likelyNo:
    'hindi ata, hindi yata, hindi po ata, hindi po yata, di ata, di yata, d ata, parang hindi, hindi siguro, siguro hindi, baka hindi, malamang hindi, mukhang hindi, hindi naman siguro, hindi naman ata, hindi naman yata, hindi ko sure pero parang hindi, sa tingin ko hindi, tingin ko hindi, feeling ko hindi, palagay ko hindi, wala ata, wala yata, wala po ata, wala po yata, wala siguro, siguro wala, parang wala, mukhang wala, baka wala, wala naman siguro, wala naman ata, wala naman yata, sa tingin ko wala, tingin ko wala, sana hindi'.split(
      ', ',
    ),
  dontKnow:
    'hindi ko alam, di ko alam, ewan, ewan ko, nakalimutan ko, hindi ko makita, di ko makita, hindi ko mahanap, wala akong alam, hindi ko po alam, wala akong ganoon, wala akong makita, wla akong makita, wala akong reference, di ko po alam, di ko na alam, di ko mahanap, wala ako nun, wala ako nyan, d ko alam, d q alam, d ko po alam, d q po alam, hindi ko matandaan, di ko matandaan, hindi ko na maalala, di ko na maalala, hindi namin makita, di namin makita, hindi namin alam, di namin alam, hindi namin mahanap, di ko talaga alam, hindi ko talaga alam'.split(
      ', ',
    ),
  skip: 'laktawan, laktaw, susunod, mamaya na, lampasan, ayoko, ayoko po, ayaw ko po, ayoko ibigay, ayokong ibigay, ayoko sabihin, hindi na kailangan, di na kailangan, hindi na po kailangan, di na po kailangan, wag na lang, huwag na lang, wag na po, huwag na po'.split(
    ', ',
  ),
  polite: 'po, paki, pwede bang, puwede bang, gusto kong, gusto ko'.split(', '),
  only: 'lang, lamang'.split(', '),
  commands: {
    back: 'bumalik, balik, bumalik ka, ibalik, nakaraan, nakaraang tanong'.split(', '),
    repeat: 'ulitin, ulit, pakiulit, ano, ano po, ano ulit, paki ulit'.split(', '),
    help: 'tulong, tulungan mo ako, hindi ko maintindihan, di ko maintindihan, bakit, paano'.split(', '),
    person:
      'tao, isang tao, makipag usap sa tao, gusto ko ng tao, kausapin ang tao, makausap ng tao, makausap ang tao, gusto kong makausap ang tao, totoong tao, kausapin ang ahente, ahente, tawagan ako'.split(
        ', ',
      ),
    stop: 'huminto, hinto, tumigil, tigil, itigil, ihinto, ayoko na'.split(', '),
    restart: 'magsimula ulit, simula ulit, ulitin lahat, burahin, burahin lahat, bagong report'.split(', '),
    edit: 'baguhin, palitan, itama, iwasto, baguhin ang'.split(', '),
    status:
      'status ng kaso, kaso ko, ano na ang kaso ko, balita, may balita ba, may case number ako, case number ko, may case number na ako, meron akong case number, meron na akong case number, may case number ako dito, may case no ako, may balita na, may balita na ba, may balita na po ba, may update na ba, may update na po ba, ano na po ang kaso ko, kamusta na ang kaso ko, kumusta na ang kaso ko, kumusta na po ang kaso ko'.split(
        ', ',
      ),
    danger: 'panganib, nasa panganib ako, emergency po'.split(', '),
  },
  fields: {
    bank: 'bangko, ang bangko, mula'.split(', '),
    amount: 'halaga, ang halaga, pera, magkano, mga halaga, mga amount, amount'.split(', '),
    when: 'kailan, oras, petsa, araw'.split(', '),
    reference: 'reference, ang reference, transaction'.split(', '),
    receiver: 'tumanggap, papunta, account, napunta'.split(', '),
    type: 'uri, klase'.split(', '),
    contact: 'telepono, numero, numero ko, contact'.split(', '),
  },
  kinds: {
    impersonation_bank_police:
      'bangko, pulis, taga bangko, taga pulis, nagpanggap na bangko, tawag ng bangko, taga bangko daw, ligtas na account'.split(
        ', ',
      ),
    impersonation_other: 'gobyerno, taga gobyerno, bir, kuryente, delivery, taga opisina'.split(', '),
    impersonation_family_friend:
      'nagpanggap na kapamilya, nagpanggap na kaibigan, nagpanggap na anak, nagpanggap na pinsan, nagpanggap na kapatid, kunwari kamag anak, kunwari anak ko, kunwari kapatid ko, kunwari pinsan ko, anak ko daw, kapatid ko daw, pinsan ko daw, emergency ng pamilya, bagong numero'.split(
        ', ',
      ),
    investment: 'puhunan, investment, namuhunan, kita, crypto'.split(', '),
    purchase: 'bumili, binili, tindahan, online shop, nagbenta, seller, hindi dumating, order ko'.split(', '),
    romance: 'pag ibig, nobyo, nobya, jowa, ka chat, kasintahan'.split(', '),
    job_task: 'trabaho, task, raket, hanapbuhay, nag apply'.split(', '),
    advance_fee: 'premyo, nanalo, bayarin, mana, pautang, loan, raffle'.split(', '),
    invoice_mandate: 'invoice, supplier'.split(', '),
    ceo_fraud: 'boss, boss ko, amo ko, manager ko'.split(', '),
    account_takeover: 'na hack, hinack, kinuha ang account, hindi ko ginawa, nanakaw ang account'.split(', '),
    remote_access: 'kinontrol, kontrolado, nag install ng app, anydesk, screen share'.split(', '),
    extortion_coercion: 'blackmail, banta, pagbabanta, tinakot, binantaan, litrato ko'.split(', '),
    recovery_scam: 'mabawi ang pera, bawiin ang pera'.split(', '),
  },
  notScam: {
    mistaken:
      'maling numero, maling account, mali ang na type, nagkamali ng padala, namali, sa maling number, wrong send, na wrong send, maling napadalhan, mali ang napadalhan'.split(
        ', ',
      ),
    received:
      'may pumasok na pera, may pumasok na perang hindi ko kilala, pumasok na perang, nakatanggap ako ng pera, perang hindi ko kilala'.split(
        ', ',
      ),
    dispute: 'problema sa isang tindahan, sira ang item, reklamo sa tindahan'.split(', '),
  },
  wasScam:
    'scam po ito, scam ito, scam yun, scam po yun, scam pala, na scam ako, na scam po ako, nascam ako, naloko ako, niloko ako, it was a scam, scam talaga'.split(
      ', ',
    ),
  noNumber:
    'walang number, wala akong number, walang numero, wala akong numero, hindi ako nagbigay, di ako nagbigay, wala akong binigay, walang phone, wala akong phone, wala akong cellphone, nawala ang phone ko, nagpalit ako ng number, walang telepono, wala akong telepono, ayoko magbigay, ayaw ko magbigay'.split(
      ', ',
    ),
  noBank:
    'walang bank, walang bangko, wala akong bank, wala akong bangko, wala akong account, wala po akong account, walang account, wala akong e wallet'.split(
      ', ',
    ),
  codeAsked:
    'binigay ko ang otp, binigay ko yung otp, nabigay ko ang otp, nabigay ko yung otp, naibigay ko ang otp, naibigay ko yung otp, sinabi ko ang otp, sinabi ko yung otp, sinend ko ang otp, sinend ko yung otp, binigay ko ang code, binigay ko yung code, nabigay ko yung code, sinabi ko yung code, hiningi ang otp, hiningi yung otp, hiningi nya yung otp, hiningi niya ang otp, hinihingi ang otp, hinihingi yung otp, hiningi ang code, hiningi yung code, safe account'.split(
      ', ',
    ),
  stoppedInTime:
    'napigilan ko, hindi ako nagbayad, hindi ko naipadala, walang lumabas, hindi nakabayad, di ako nagbayad, hindi pa nakukuha, hindi pa niya nakukuha, hindi pa nailalabas, hindi pa niya nailalabas, di pa nakukuha, hindi pa nawiwithdraw, hindi pa naipapadala, nasa account pa, hindi pa nababayaran'.split(
      ', ',
    ),
  forOther:
    'para sa kanya, para kay mama, para kay papa, para kay lola, para kay lolo, para sa ibang tao, tinutulungan ko, para sa nanay ko, para sa tatay ko, para sa lola ko, para sa lolo ko, para sa kaibigan ko'.split(
      ', ',
    ),
  itsMe:
    'ako mismo, sa akin nangyari, sa akin po nangyari, sarili ko po, ako yung na scam, ako po yung na scam, ako po yung nasa, ako po ang nasa'.split(
      ', ',
    ),
  theyAgree:
    'pumayag siya, pumapayag siya, payag siya, pumayag na siya, payag po siya, alam niya, alam nya, alam po niya, sabi niya oo, sinabi niyang oo, pinayagan niya ako, siya ang nagpagawa, katabi ko siya, kasama ko siya, pumayag na, pumapayag na, pumayag na sya'.split(
      ', ',
    ),
  theyDoNot:
    'hindi siya payag, di siya payag, ayaw niya, ayaw nya, hindi niya alam, di niya alam, hindi nya alam, di nya alam, hindi pa niya alam, hindi pumayag, di pumayag, sabi niya hindi, hindi ko pa sinabi, ayaw po nya, ayaw po niya'.split(
      ', ',
    ),
  thanks: 'salamat, salamat po, maraming salamat, paalam, iyon lang, yun lang, wala na'.split(', '),
  danger:
    'papatayin, patayin, kinidnap, baril, kutsilyo, sinasaktan, sasaktan, magpakamatay, pinipilit ako, ayaw ko nang mabuhay, tinatakot ako, hostage'.split(
      ', ',
    ),
  called:
    'tumawag na ako, natawagan ko na, tinawagan ko na, tapos na tumawag, tumawag na po ako, natawagan ko na po, tinawagan ko na po, tinawagan ko na ang bangko, tinawagan ko na po ang bangko, natawagan ko na ang bangko, natawagan ko na po ang bangko, tumawag na ako sa bangko, tumawag na po ako sa bangko'.split(
      ', ',
    ),
  paid: 'nagpadala, ipinadala, pinadala, nagbayad, binayaran, nagtransfer, nailipat, nawala, nawalan, nagsend'.split(
    ', ',
  ),
  demanded:
    'hiningan, hiningan ako, hinihingan, hinihingan ako, hiningi, hinihingi, hiningian, humihingi, humingi, nanghingi, nanghihingi, pinababayad, pinapabayad, pinapadala, pinapasend, sinisingil, sinisingilan, naniningil, gusto nila, gusto niya, gusto nya, hiningi nila, hiningi niya'.split(
      ', ',
    ),
  to: 'sa, kay, kina, papunta, papuntang'.split(', '),
  theirs:
    'account niya, account nya, acct niya, acct nya, number niya, number nya, numero niya, numero nya, gcash niya, gcash nya, account nila, number nila, account ng scammer, number ng scammer, account ng seller, number ng seller'.split(
      ', ',
    ),
  mine: 'sa aking, mula sa aking, akin, aking'.split(', '),
  contactWish:
    'wag nyo ako tawagan, wag nyo akong tawagan, huwag nyo akong tawagan, huwag nyo po akong tawagan, wag nyo po akong tawagan, huwag ninyo akong tawagan, wag tumawag, huwag tumawag, huwag po tumawag, huwag po kayong tumawag, wag kayong tumawag, bawal tawag, text lang, text lang po, text na lang po, itext nyo na lang ako, chat lang po, message lang po, ayoko ng tawag, ayaw ko ng tawag, no calls, no calls please, dont call me, wag sa bahay tumawag, wag nyo tawagan ang bahay, tumawag lang pag gabi, tawag lang po after 6, tawagan nyo lang ako pagkatapos ng, wag kayong mag email sa office, wag nyo akong kontakin sa trabaho'.split(
      ', ',
    ),
  reachMe: 'ang numero ko ay, numero ko ay, tawagan ako sa, numero ko, cp number ko'.split(', '),
  rather:
    'dapat, dapat ay, dapat ay, ibig kong sabihin, ay mali, mali, kundi, pala, gawing, palitan ng, sa halip, hindi pala, ay, i mean, should be'.split(
      ', ',
    ),
  remove: 'tanggalin, pakitanggal, burahin'.split(', '),
  wrong: 'mali, maling, hindi tama, di tama, nagkamali'.split(', '),
  whose: {
    own: 'akin, sa akin, ang akin, yung akin, sakin, pangalan ko, name ko'.split(', '),
    theirs:
      'kanya, kaniya, sa kanya, kanila, sa kanila, sa scammer, niya, nya, ang seller, yung seller, ang boss, yung boss, ang agent, yung agent, ang recruiter'.split(
        ', ',
      ),
  },
  nameIs: 'pangalan, name'.split(', '),
  same: 'pareho, parehong pangalan, ako, ako rin, ako po'.split(', '),
  addDetails: 'detalye, dagdag na detalye, magdagdag'.split(', '),
  addPayment:
    'isa pang bayad, dagdag na bayad, nagbayad ulit ako, magdagdag ng bayad, mag dagdag ng bayad, may isa pa akong bayad, may isa pa po akong bayad, may isa pa pala akong bayad, may isa pa pala, may isa pa pong, may isa pang transfer, isa pang transfer, isa pang bawas, may nabawas na naman, pangalawang transfer, pangalawang bayad'.split(
      ', ',
    ),
  safe: 'kaya ko na ituloy, kaya ko na, ituloy na po, ok na, okay na, ayos lang po, ayos lang, okay lang ako, okay lang po ako, ok lang ako, ok lang po ako, okay lang po, okay lang kami, ok lang po kami, safe ako, safe po ako, safe kami, ligtas kami, ligtas po kami, walang nasaktan, ligtas, ligtas na ako, ligtas na po ako, ligtas ako, okay na ako, okay na po ako, ok na ako, ok na po ako, magpatuloy, ituloy natin, ituloy na natin, sige po ituloy natin, tuloy na natin, tuloy natin, tuloy na po natin, continue na, continue na natin, continue na po natin, sige tuloy'.split(
    ', ',
  ),
  otherBank: 'ibang bangko, iba, wala sa listahan'.split(', '),
  sendIt:
    'ipadala, ipadala na, padala na, sige ipadala, ipadala mo na, ipadala nyo na, ipadala niyo na, ipasa na, i send na, send na, send mo na, send nyo na, sige ipadala nyo na, sige send na'.split(
      ', ',
    ),
  sendNow: 'ipadala, ipadala na, padala na, tama, oo, oo tama, sige ipadala'.split(', '),
  news: {
    sms: 'sms, text, i text, itext, mag text, magtext, text message'.split(', '),
    voice_callback:
      'tawag, tawagan, tumawag, tawagan ako, tawagan mo ako, tawagan nyo ako, tawagan niyo ako'.split(', '),
    email: 'email, e mail, e-mail'.split(', '),
  },
  newsNot: 'hindi, huwag, wag, ayaw, ayoko, walang, wala'.split(', '),
  stopNews:
    'itigil ang mga mensahe, itigil ang mensahe, itigil ang sms, itigil ang text, itigil ang mga text, tigilan ang pag text, ihinto ang mga mensahe, ihinto ang sms, huwag na kayong mag text, huwag na mag text, wag na mag text, huwag nang tumawag, wag nang tumawag, itigil ang tawag, itigil ang mga tawag, itigil ang email'.split(
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
      isa: 1,
      isang: 1,
      dalawa: 2,
      dalawang: 2,
      tatlo: 3,
      tatlong: 3,
      apat: 4,
      lima: 5,
      limang: 5,
      anim: 6,
      pito: 7,
      pitong: 7,
      walo: 8,
      walong: 8,
      siyam: 9,
      sampu: 10,
      sampung: 10,
      labinlima: 15,
      labinlimang: 15,
      dalawampu: 20,
      dalawampung: 20,
      dalawamput: 20,
      tatlumpu: 30,
      tatlumpung: 30,
      apatnapu: 40,
      apatnapung: 40,
      limampu: 50,
      limampung: 50,
      bente: 20,
      trenta: 30,
      singkuwenta: 50,
    },
    scales: {
      daan: 100,
      daang: 100,
      raan: 100,
      libo: 1000,
      libong: 1000,
      milyon: 1_000_000,
      milyong: 1_000_000,
      mil: 1000,
    },
    money: 'piso, pesos, peso, pisos'.split(', '),
  },
  time: {
    now: 'ngayon lang, kani kanina lang, kanina lang, ngayon mismo'.split(', '),
    today: 'ngayong araw, ngayon, kanina, kaninang'.split(', '),
    yesterday: 'kahapon, kagabi'.split(', '),
    dayBeforeYesterday: 'kamakalawa, noong isang araw, nung isang araw, nong isang araw'.split(', '),
    minute: 'minuto, minutong'.split(', '),
    hour: 'oras'.split(', '),
    day: 'araw'.split(', '),
    week: 'linggo'.split(', '),
    month: 'buwan'.split(', '),
    ago: 'nakalipas, nakaraan, nakararaan, ang nakalipas'.split(', '),
    morning: 'umaga'.split(', '),
    afternoon: 'hapon, tanghali'.split(', '),
    evening: 'gabi, kagabi'.split(', '),
    vague:
      'nakaraang linggo, nung isang linggo, noong isang linggo, last week, nitong linggo, ngayong linggo, nakaraang buwan, nung isang buwan, noong isang buwan, last month, ilang araw na, ilang linggo na, ilang buwan na, nung isang araw, noong isang araw, kailan lang, matagal na, nakaraang taon, nakaraan, nung nakaraan, kamakailan'.split(
        ', ',
      ),
    weekdays: ['lunes', 'martes', 'miyerkules miyerkoles', 'huwebes', 'biyernes', 'sabado', 'linggo'],
  },
} satisfies Words
