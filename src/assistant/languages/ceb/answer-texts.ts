import type { Answers, AnswersAfter } from '../tables/answer-texts.ts'

/** Holds what the dialogue answers to questions in Cebuano. */
export const answers = {
  money_back:
    'Dili ko makasaad niana. Pero kung sayo mahibalo ang mga bangko, kasagaran mas daghan ang mapugngan, busa humanon nato ang report.',
  legal_trouble:
    'Ikaw ang biktima dinhi, ug husto nga nag-report ka. Kung naay kwarta sa ubang tawo nga miagi sa imong account, sultihi na ko ug ang imong bangko.',
  is_bot:
    'Computer program ra ko. Walay ipadala kung dili ka mosugot, ug pwede ka mangayo og tawo nga makasulti bisan kanus-a.',
  who_sees: ({ retention }) =>
    `Ang mga bangko nga makapugong sa kwarta ug ang anti-scam center ra ang makakita niini. Papason kini human sa ${retention}, ug pwede nimo papason kining chat bisan kanus-a.`,
  how_long:
    'Mga duha ka minuto ra ang report, ug pangutan-on dayon ang mga bangko. Naay paspas ug naay dugay motubag, ug sultihan ka nako dinhi kung naay balita.',
  police:
    'Pwede sab ka moadto sa pulis, ug adto na karon kung naay naghulga nimo. Para sa kwarta, tawagi una ang imong bangko: importante ang matag minuto.',
  where_is_reference:
    'Mao kini ang numero nga ihatag sa bangko sa matag bayad. Ablihi ang bayad sa imong app, o ang SMS o e-mail bahin niini, ug pangitaa ang “reference” o “transaction ID”.',
  gave_code:
    'Tawagi na ang imong bangko ug isulti nga naay nakakuha sa imong code o password. Ilisi ang password, ug ayaw paghatag og code ni bisan kinsa, bisan sa moingon nga taga-bangko sila.',
  block_card:
    'Kung posible nga naay nakakuha sa mga detalye niini: tawagi ang bangko, o i-lock ang card sa banking app. Sayon ra ilisan ang card.',
  what_next:
    'Naa koy pipila ka pangutana, tan-awon nimo ang report, ug ipadala kini sa mga makapugong sa kwarta. Human ana naa na kay case number, ug dinhi nako isulti ang balita.',
  cost: 'Wala, libre kini. Scammer ang bisan kinsa nga mangayo og bayad aron mabawi ang imong kwarta.',
  is_scam:
    'Isipa nga scam kini. Ayaw na pagbayad o paghatag og code hangtod dili nimo matawagan ang bangko sa numero nga anaa sa imong card.',
  my_fault: 'Dili, wala kay sala. Adlaw-adlaw nila ning gibuhat, ug bisan ang mabinantayon nga tawo mailad.',
  keep_or_delete:
    'Tipigi ang tanang mensahe, resibo ug screenshot: pamatuod na sila. Ang app lang nga makakita sa imong phone ang tangtanga, unya ilisi ang imong mga password.',
  answer_them:
    'Ayaw na sila istoryaha, bisan aron lang ilaron o hadlokon sila. Tipigi ang ilang mga mensahe isip pamatuod, unya i-block sila.',
  pay_more:
    'Ayaw na sila bayri, bisan unsa pay itawag nila: fee, tax o multa. Walay matarong nga tawo nga mangayo og kwarta aron iuli ang imoha.',
  family_knows:
    'Wala koy sultihan sa imong pamilya, trabaho o eskwelahan. Sa mga bangko ug sa anti-scam center ra moadto ang imong report, ug pwede nimo papason kining chat bisan kanus-a.',
  scammer_knows:
    'Dili nako sila sultihan, ug dili nila makita ang imong report. Basin makamatikod sila kung mapugngan ang ilang account, busa ayaw na sila tubaga.',
  stay_anonymous:
    'Pwede ka mo-report nga walay ngalan, ug pwede nimo laktawan ang numero. Pero makita sa bangko kung asang account gikan ang bayad.',
  my_phone:
    'Kuyog kini sa imong report ngadto sa mga bangko ug sa anti-scam center, aron mahibalo ka sa mahitabo. Pwede sab nimo kini laktawan.',
  bank_refuses:
    'Pwede mobalibad ang bangko, o basin dili na niya mapugngan ang kwarta. Kung mao, pangayoa ang hinungdan nga sinulat, ug pwede ka moreklamo.',
  missing_details:
    'Okay ra na: isulti ang imong nahibaw-an, ug “Wala ko kahibalo” sa uban. Basin mas dugay lang pangitaon ang bayad.',
  for_someone: 'Oo, kung nahibalo siya ug misugot siya. Isulti lang nako kung kang kinsa ang kwarta.',
  abroad:
    'Pwede ka mo-report bisan asa ka nga nasud. Ang importante mao ang bangko o e-wallet nga gigikanan sa kwarta.',
  cash_or_crypto:
    'I-report sab na, bisan mas lisod pugngan kaysa bayad sa bangko. Tipigi ang resibo o code, ug tawagi dayon ang kompanya nga imong giagian.',
  change_later:
    'Samtang wala pa mapadala, pwede nimo usbon ang tanan: isulti lang kung unsay sayop. Human ana, sultihi ang imong bangko.',
  my_case:
    'Naa kay case number dayon kung mapadala na ang imong report. Dinhi nako isulti ang balita, ug makapangutana ka bahin sa imong kaso bisan kanus-a.',
  close_page:
    'Dili mawala ang imong mga tubag: ablihi pag-usab kining page sa mao ra nga device, ug magpadayon ta. Ipadala ra ang report kung mo-oo ka na sa katapusan.',
  what_is_freezing:
    'Nagpasabot kini nga gihuptan sa bangko ang kwarta, aron walay makakuha. Wala pa kini mabalik nimo: susihon pa una sa bangko.',
  too_late:
    'Dili pa ulahi ang pag-report. Mas maayo kung sayo, pero usahay masundan pa ang kwarta nga nabalhin na.',
  is_site_real:
    'Maayo nga nangutana ka: dili gyud ko mangayo og kwarta, PIN, password o code. Kung dili ka sigurado, tawagi una ang numero nga anaa sa imong bank card.',
  why_ask:
    'Makatabang kini aron mas paspas makita sa mga bangko ang kwarta. Kung wala ka kabalo o dili ka gusto mosulti, isulat ang “Wala ko kahibalo” ug magpadayon ta.',
  what_i_agree:
    'Kung mosugot ka, ipaambit nako ang imong isulti sa mga bangko nga makapugong sa kwarta ug sa anti-scam center. Kung dili, walay ipadala, ug pwede nimo papason kining chat bisan kanus-a.',
  not_clear: 'Pangutan-on nako sa laing pulong.',
  catch_them:
    'Dili ko makasaad niana. Trabaho sa pulis ang pagpangita nila, busa i-report sab didto uban sa imong case number.',
  call_me: ({ hotlines }) => `Dili ko makatawag gikan dinhi. Sila ang motubag sa telepono:\n${hotlines}`,
  call_me_chat: ({ person }) =>
    `Dili ko makatawag, pero naay tawo nga pwede mosulod niining chat. Isulat ang “${person}”.`,
  hang_up:
    'Putla na ang tawag karon. Dili kinahanglan nga magpasabot ka. Kung tinuod to nga imong bangko, matawagan nimo sila sa numero nga anaa sa imong card.',
  give_code:
    'Ayaw. Ayaw gyud paghatag og code, PIN o password ni bisan kinsa, bisan sa moingon nga taga-bangko sila.',
  what_to_do:
    'Ayaw na pagbayad, ug ayaw paghatag og code. Tawagi na karon ang imong bangko sa numero nga anaa sa imong card, unya isulti kanako dinhi ang uban pa.',
  what_to_say:
    'Pagmalinawon ug ayaw siya basola. Pwede nimo isulti: “Nabalaka ko nimo. Palihog hulat una og usa ka adlaw, ug dungan tang motawag sa imong bangko una ka mobayad.”',
  say_to_bank:
    'Isulti: “Na-scam ko. Palihog pugngi kining bayad ug i-block ang akong account.” Andama ang kantidad, ang oras, ug ang account nga gipadalhan.',
  open_link:
    'Ayaw. Ayaw ablihi ang link, ayaw i-install ang app, ug ayaw i-share ang imong screen. Kung nahimo na nimo, palonga ang internet niana nga device ug tawagi ang imong bangko gamit ang laing phone.',
  turn_off:
    'Oo. Palonga na ang internet o ang device karon, ug pasagdi kini nga palong. Tawagi ang imong bangko gamit ang laing phone.',
  hand_over:
    'Ayaw. Ayaw paghatag og kwarta o card sa bisan kinsa nga moanha, ug ayaw pakigkita nila. Kung naa sila sa imong pultahan, ayaw kini ablihi ug tawag sa pulis.',
  bank_closed:
    'Sulayi ang fraud hotline sa bangko: kasagaran abli kini adlaw ug gabii. Pwede sab nimo i-lock ang imong card sa app. Mapadala na nato karon ang imong report, aron naa na kini didto inig sugod nila og trabaho.',
  cannot_reach:
    'Padayon lang og tawag, naka-loudspeaker, samtang magpadayon ta dinhi: moabot sab sa bangko ang report. Pangitaa sa app kung unsaon pag-lock sa card o sa account, o adto sa pinakaduol nga branch.',
  did_it: 'Maayo, husto ang imong gibuhat.',
  take_down:
    'Sa app kung asa kini gi-post, pislita ang Report ug pilia ang blackmail o nudity (hubo): mapapas kini sa kompanya. Ang StopNCII (18 anyos pataas) ug Take It Down (ubos sa 18) motabang nga libre aron dili mokatag ang mga hulagway. Ayaw pagbayad para niini.',
  debt: 'Dili ko makadesisyon niana. Sulati karong adlawa ang nagpautang nga scam to, ug hangyoa sila nga dili una maningil hangtod masusi kini. Makatabang ang imong case number.',
  erase_chat: ({ erase }) =>
    `Ikaw mismo makapapas niining chat, bisan kanus-a: ablihi ang menu sa taas ug pilia ang “${erase}”. Ang report nga napadala na magpabilin sa mga bangko.`,
  mostImportant: ({ action }) => `Labing importante karon: ${action}`,
  other: ({ hotlines }) => `Mas makatubag niana ang usa ka tawo:\n${hotlines}`,
} as const satisfies Answers

/** Holds what it answers in Cebuano once there is a case. */
export const answersAfter = {
  money_back:
    'Dili ko makasaad niana. Naa na sa mga bangko ang imong report ug gipangita nila ang kwarta, ug sultihan ka nako dinhi kung naay balita.',
  how_long:
    'Lain-lain: naay mga bangko nga motubag sulod sa pipila ka oras, ang uban moabot og pipila ka adlaw. Sultihan ka nako dinhi kung naay balita.',
  what_next:
    'Gihangyo ang mga bangko nga sundan ang kwarta ug pugngan ang ilang makaya. Sultihan ka nako dinhi kung naay balita, ug makapangutana ka bahin sa imong kaso bisan kanus-a.',
  change_later:
    'Dili na nako mausab ang napadala na. Sultihi ang imong bangko kung unsay sayop, ug ihatag ang imong case number.',
  close_page:
    'Pwede nimo isira: mopadayon ang imong kaso bisan wala ka. Ablihi pag-usab kining page sa mao ra nga device para sa balita.',
  cannot_reach:
    'Napadala na kanila ang imong report. Pwede sab nimo i-lock ang card o ang account sa app, o adto sa pinakaduol nga branch dala ang imong case number.',
} as const satisfies AnswersAfter
