import type { Answers, AnswersAfter } from '../tables/answer-texts.ts'

/** Holds what the dialogue answers to questions in Oshiwambo. */
export const answers = {
  money_back:
    'Itandi dulu oku shi udaneka. Ngeenge eebanga da shiiva diva, luhapu otadi dulu oku kelela ihapu, onghee natu mane olopota ei.',
  legal_trouble:
    'Oove wa kengelelwa, nokulopota osho sha wapala. Ngeenge oimaliwa yovanhu vamwe oya pita mokonto yoye, lombwela nge nobanga yoye paife.',
  is_bot:
    'Ame oprograma yokomputa. Kape na sha tashi tumwa fimbo ino dimina, noto dulu oku pula omunhu efimbo keshe.',
  who_sees: ({ retention }) =>
    `Otashi monika ashike keebanga odo tadi dulu oku kelela oimaliwa nokomhangela yokukondjifa oukengeleli. Ohashi dimwa konima y${retention}, noto dulu oku dima ekundafano eli efimbo keshe.`,
  how_long:
    'Olopota otai kufa ominute mbali, neebanga otadi pulwa diva. Dimwe ohadi nyamukula diva, dimwe ohadi kufa efimbo, nohandi ku lombwele apa ngeenge opena onghundana.',
  police:
    'Oto dulu yo oku ya kopolifi, nongeenge opena ta ku tilifa inda paife. Molwoimaliwa, denga tete obanga yoye: ominute keshe oya fimana.',
  where_is_reference:
    'Oyo onomola obanga hai pe efuto keshe. Yeulula efuto mo-app yoye, ile o-SMS ile o-email yalo, u konge “reference” ile “transaction ID”.',
  gave_code:
    'Denga obanga yoye paife u i lombwele kutya opena omunhu e na okode ile ondjovo yoye yomeholeko. Lundulula ondjovo yomeholeko, nino yandja vali okode komunhu, nande ota ti oye wobanga.',
  block_card:
    'Ngeenge opena omunhu ta dulu oku kala e na eenomola dako: denga obanga yoye, ile pata okakalata mo-app yobanga. Okakalata oto dulu oku mona kape.',
  what_next:
    'Ohandi ku pula omapulo manini, ove u tale olopota, notai tumwa kwaavo tava dulu oku kelela oimaliwa. Konima oto mono onomola yoshipotha, nohandi ku lombwele onghundana apa.',
  cost: 'Kape na efuto, oshali. Keshe ou ta pula efuto opo a alule oimaliwa yoye omukengeleli.',
  is_scam:
    'Shi tala ko shi li oukengeleli. Ino futa vali nino yandja okode fimbo ino denga obanga yoye konomola oyo i li kokakalata koye.',
  my_fault:
    'Ahowe, hashi ondjo yoye. Ovanhu ava ohava ningi osho efiku keshe, novanhu ava va lungama nao ohava kengelelwa.',
  keep_or_delete:
    'Tuvika eemessage adishe, eelisita nee-screenshot: oumbangi. Dima ashike o-app oyo tai va pe va tale ongodi yoye, ove u lundulule eendjovo doye domeholeko.',
  answer_them:
    'Ino popya vali navo, nande oku va kengelela ile oku va tilifa. Tuvika eemessage davo dili oumbangi, ove u va patele.',
  pay_more:
    'Ino va futa vali sha, nande otave shi ifana efuto, oshipalwa ile efutofiko. Kape na omunhu omuyuki ta pula oimaliwa opo a alule yoye.',
  family_knows:
    'Itandi lombwele nande omunhu womeumbo loye, wokoilonga ile kofikola. Olopota yoye otai i ashike keebanga nokomhangela yokukondjifa oukengeleli, noto dulu oku dima ekundafano eli efimbo keshe.',
  scammer_knows:
    'Itandi va lombwele, nave itava mono olopota yoye. Otashi dulika va mone ngeenge okonto yavo ya kelelwa, onghee ino va nyamukula vali.',
  stay_anonymous:
    'Oto dulu oku lopota ino popya edina loye, noto dulu oku pitila po onomola yongodi. Ashike obanga otai dulu oku mona okonto omo oimaliwa ya dja.',
  my_phone:
    'Otai i pamwe nolopota yoye keebanga nokomhangela yokukondjifa oukengeleli, opo u shiive osho tashi ningwa. Oto dulu yo oku i pitila po.',
  bank_refuses:
    'Obanga otai dulu oku anya, ile itai dulu oku kelela oimaliwa. Ngeenge osha ningwa ngaha, pula etomhelo li shangwa, noto dulu oku ningila oshinyenyeto.',
  missing_details:
    'Kashi na oshinima: popya osho u shii, nokwinya “Kandi shii”. Otashi dulika efuto li kufe efimbo oku monika.',
  for_someone: 'Heeno, ngeenge oku shi shii nota dimine. Lombwela nge ashike oimaliwa yalyelye.',
  abroad: 'Oto dulu oku lopota moshilongo keshe. Osha fimana obanga ile o-wallet omo oimaliwa ya dja.',
  cash_or_crypto:
    'Osho nasho shi lopota, nande oshidjuu oku kelelwa shi dule efuto lobanga. Tuvika olisita ile okode, u dengele paife okambani omo wa futila.',
  change_later:
    'Fimbo olopota inai tumwa oto dulu oku lundulula ashishe: lombwela nge ashike osho sha puka. Konima, lombwela obanga yoye.',
  my_case:
    'Oto mono onomola yoshipotha diva ngeenge olopota ya tumwa. Konima ohandi ku lombwele onghundana apa, noto dulu oku pula kombinga yoshipotha shoye efimbo keshe.',
  close_page:
    'Omanyamukulo oye okwa tuvikwa: yeulula vali epandja eli moshinima shimwe, ndele hatu twikile. Olopota otai tumwa ashike ngeenge wa ti heeno pexulilo.',
  what_is_freezing:
    'Otashi ti obanga oya kwata oimaliwa, opo kape na ou te i kufa mo. Inai aluka natango kwoove: obanga otai konakona tete.',
  too_late:
    'Natango oto dulu oku lopota. Diva oshiwa, ashike omafiku amwe oimaliwa oyo ya tumwa komesho otai dulu natango oku landulwa.',
  is_site_real:
    'Oshiwa eshi wa pula: nghi pula nande oimaliwa, oPIN, ondjovo yomeholeko ile okode. Ngeenge ku na oushili, denga tete onomola oyo i li kokakalata koye kobanga.',
  why_ask:
    'Otashi kwafele eebanga di mone oimaliwa diva. Ngeenge ku shii ile ku hala oku popya, shanga “Kandi shii”, ndele hatu twikile.',
  what_i_agree:
    'Ngeenge wa dimine, ohandi lombwele osho to popi keebanga odo tadi dulu oku kelela oimaliwa nokomhangela yokukondjifa oukengeleli. Ngeenge ino dimina kape na sha tashi tumwa, noto dulu oku dima ekundafano eli efimbo keshe.',
  not_clear: 'Ohandi shi pula neendjovo dimwe.',
  catch_them:
    'Itandi dulu oku shi udaneka. Oku va konga oshilonga shopolifi, onghee lopota yo oko nonomola yoshipotha.',
  call_me: ({ hotlines }) =>
    `Itandi dulu oku ku dengela ndi li apa. Ava ohava nyamukula ongodi:\n${hotlines}`,
  call_me_chat: ({ person }) =>
    `Itandi dulu oku ku dengela, ashike omunhu ota dulu oku ya mekundafano eli. Shanga “${person}”.`,
  hang_up:
    'Edula ongodi paife. Kape na sha u na okuyelifa. Ngeenge oya li shili obanga yoye, oto dulu oku i mona konomola oyo i li kokakalata koye.',
  give_code:
    'Ahowe. Ino yandja nande okode, o-PIN ile ondjovo yomeholeko komunhu, nande ota ti oye wobanga yoye.',
  what_to_do:
    'Ino futa vali sha nino yandja okode. Denga paife kobanga yoye konomola oyo i li kokakalata koye, opo nee u lombwele nge shikwao apa.',
  what_to_say:
    'Popya nombili, ino mu pa ondjo. Oto dulu oku tya: “Ohandi lipula kombinga yoye. Alikana, teelela efiku limwe, tu denge pamwe kobanga yoye fimbo ino futa.”',
  say_to_bank:
    'Tya: “Onda kengelelwa. Alikana, kelelei efuto eli, nye patei okonto yange.” Kala u na popepi omwaalu woimaliwa, efimbo nokonto omo oimaliwa ya ya.',
  open_link:
    'Ahowe. Ino yeulula olinki, ino tula mo o-app nino ulika oshikandjo shoye. Ngeenge we shi ninga nale, dimeka ointaneta koshinima osho, u denge kobanga yoye kongodi imwe vali.',
  turn_off:
    'Heeno. Dimeka paife ointaneta ile oshinima osho, u shi fiye sha dima. Denga kobanga yoye kongodi imwe vali.',
  hand_over:
    'Ahowe. Ino yandja oimaliwa ile okakalata komunhu ou te uya, nino ya u ka shakene navo. Ngeenge ove li pomuvelo, ino yeulula, u dengele opolifi.',
  bank_closed:
    'Kendabala ongodi yobanga youkengeleli: luhapu oya yeuluka omutenya noufiku. Oto dulu yo oku pata okakalata koye mo-app. Ohatu dulu oku tuma olopota yoye paife, opo va i hange eshi tava hovele oilonga.',
  cannot_reach:
    'Twikila oku denga, wa tula kospeaker, fimbo hatu twikile apa: olopota otai i yo kobanga. Konga mo-app omukalo woku pata okakalata ile okonto, ile inda kobanga oyo i li popepi.',
  did_it: 'Nawa, osho sha li sha yuka oku ninga.',
  take_down:
    'Mo-app omo e li, finda “Report” u hoolole “blackmail” ile “nudity”: okambani otai dulu oku a dima. StopNCII (okudja keedula 18) nosho yo Take It Down (koshi yeedula 18) ohadi kwafele oshali opo omafano a ha tumwe kovanhu. Ino futa sha molwaasho.',
  debt: 'Itandi dulu oku shi tokola. Lombwela nena ou e ku pa omukuli, meshangelo, kutya osha li oukengeleli, u mu pule a teelele oku pula oimaliwa fiyo sha konakonwa. Onomola yoshipotha shoye otai kwafele.',
  erase_chat: ({ erase }) =>
    `Oto dulu oku dima ekundafano eli oove mwene, efimbo keshe: yeulula omenyu pombada u hoolole “${erase}”. Olopota ya tumwa otai kala keebanga.`,
  mostImportant: ({ action }) => `Osho sha fimana paife: ${action}`,
  other: ({ hotlines }) => `Osho omunhu ota dulu oku shi nyamukula nawa:\n${hotlines}`,
} as const satisfies Answers

/** Holds what it answers in Oshiwambo once there is a case. */
export const answersAfter = {
  money_back:
    'Itandi dulu oku shi udaneka. Eebanga odi na olopota yoye notadi kongo oimaliwa, nohandi ku lombwele apa ngeenge opena onghundana.',
  how_long:
    'Oda yoolokafana: eebanga dimwe ohadi nyamukula meevili dinini, dimwe omafiku. Ohandi ku lombwele apa ngeenge opena onghundana.',
  what_next:
    'Eebanga otadi pulwa di landule oimaliwa nodi kelele osho tadi dulu. Ohandi ku lombwele apa ngeenge opena onghundana, noto dulu oku pula kombinga yoshipotha shoye efimbo keshe.',
  change_later:
    'Osho sha tumwa itandi dulu oku shi lundulula. Lombwela obanga yoye osho sha puka, u i pe onomola yoshipotha.',
  close_page:
    'Oto dulu oku i pata: oshipotha shoye otashi twikile nande kwe po. Yeulula vali epandja eli moshinima shimwe opo u mone onghundana.',
  cannot_reach:
    'Olopota yoye oya tumwa nale kuvo. Oto dulu yo oku pata okakalata ile okonto mo-app, ile oku ya kobanga oyo i li popepi nonomola yoshipotha shoye.',
} as const satisfies AnswersAfter
