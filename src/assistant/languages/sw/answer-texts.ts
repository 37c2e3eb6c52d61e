import type { Answers, AnswersAfter } from '../tables/answer-texts.ts'

/** Holds what the dialogue answers to questions in Swahili. */
export const answers = {
  money_back:
    'Siwezi kuahidi hilo. Benki zikijua mapema, mara nyingi zinaweza kuzuia pesa zaidi, kwa hiyo tumalize ripoti hii.',
  legal_trouble:
    'Wewe ndiye uliyetapeliwa, na kuripoti ni jambo sahihi. Kama pesa za watu wengine zilipitia kwenye akaunti yako, niambie mimi na benki yako sasa.',
  is_bot:
    'Mimi ni programu ya kompyuta. Hakuna kinachotumwa hadi useme ndiyo, na unaweza kuomba kuongea na mtu wakati wowote.',
  who_sees: ({ retention }) =>
    `Wanaoiona ni benki zinazoweza kuzuia pesa na kituo cha kupambana na utapeli, na si mwingine yeyote. Inafutwa baada ya ${retention}, na unaweza kufuta mazungumzo haya wakati wowote.`,
  how_long:
    'Ripoti inachukua kama dakika mbili, kisha benki zinaulizwa mara moja. Nyingine hujibu haraka kuliko nyingine, na nitakuambia hapa kukiwa na jambo jipya.',
  police:
    'Unaweza pia kwenda polisi, na uende sasa hivi kama mtu anakutishia. Kwa ajili ya pesa, pigia benki yako kwanza: kila dakika ni muhimu.',
  where_is_reference:
    'Ni nambari ambayo benki yako inatoa kwa kila malipo. Fungua malipo hayo kwenye app, au SMS au barua pepe yake, na utafute “reference” au “transaction ID”.',
  gave_code:
    'Pigia benki yako simu sasa na useme kuwa mtu ana code yako au neno lako la siri. Badilisha neno la siri, na usimpe mtu yeyote code, hata anayesema yeye ni benki.',
  block_card:
    'Kama huenda mtu ana taarifa zake: pigia benki yako simu, au funga kadi kwenye app ya benki. Kadi ni rahisi kubadilisha.',
  what_next:
    'Ninakuuliza maswali machache, unaangalia ripoti, na inaenda kwa watu wanaoweza kuzuia pesa. Kisha unapata nambari ya kesi, na nitakuambia habari mpya hapa.',
  cost: 'Hakuna malipo, ni bure. Yeyote anayeomba malipo ili akurudishie pesa zako ni tapeli.',
  is_scam:
    'Chukulia kuwa ni utapeli. Usilipe chochote tena na usimpe mtu code hadi upigie benki yako kwa nambari iliyo kwenye kadi yako.',
  my_fault: 'Hapana, si kosa lako. Watu hawa hufanya hivi kila siku, na hata watu makini hunaswa.',
  keep_or_delete:
    'Hifadhi kila ujumbe, risiti na screenshot: ni ushahidi. Ondoa tu app inayowawezesha kuona simu yako, kisha badilisha maneno yako ya siri.',
  answer_them:
    'Usiongee nao tena, hata kwa kuwatega au kuwatisha. Hifadhi ujumbe wao kama ushahidi, kisha uwazuie (block).',
  pay_more:
    'Tafadhali usiwalipe chochote tena, hata wakiita nini: ada, kodi au faini. Hakuna mtu mwaminifu anayeomba pesa ili akupe pesa zako.',
  family_knows:
    'Simwambii mtu yeyote wa familia yako, kazini wala shuleni. Ripoti yako inaenda tu kwa benki na kituo cha kupambana na utapeli, na unaweza kufuta mazungumzo haya wakati wowote.',
  scammer_knows:
    'Siwaambii, na hawaoni ripoti yako. Wanaweza kugundua akaunti yao ikizuiwa, kwa hiyo usiwajibu tena.',
  stay_anonymous:
    'Unaweza kuripoti bila jina lako, na unaweza kuruka nambari ya simu. Lakini benki inaweza kuona malipo yalitoka akaunti gani.',
  my_phone:
    'Inaenda pamoja na ripoti yako kwa benki na kituo cha kupambana na utapeli, ili ujulishwe kinachoendelea. Unaweza pia kuiruka.',
  bank_refuses:
    'Benki inaweza kukataa, au inaweza kushindwa kuzuia pesa. Ikiwa hivyo, omba sababu kwa maandishi, na unaweza kulalamika.',
  missing_details:
    'Ni sawa: niambie unachojua, na useme “sijui” kwa mengine. Basi kutafuta malipo kunaweza kuchukua muda zaidi.',
  for_someone: 'Ndiyo, kama anajua na anakubali. Niambie tu pesa zilikuwa za nani.',
  abroad:
    'Unaweza kuripoti ukiwa nchi yoyote. La muhimu ni benki au huduma ya pesa za simu ambako pesa zilitoka.',
  cash_or_crypto:
    'Ripoti hilo pia, ingawa ni vigumu zaidi kuzuia kuliko malipo ya benki. Hifadhi risiti au code, na upigie sasa kampuni uliyolipia kupitia kwake.',
  change_later:
    'Kabla ripoti haijatumwa unaweza kubadilisha chochote: niambie tu kilicho na kosa. Baada ya hapo, iambie benki yako.',
  my_case:
    'Unapata nambari ya kesi mara tu ripoti yako inapotumwa. Kisha nitakuambia habari mpya hapa, na unaweza kuuliza kuhusu kesi yako wakati wowote.',
  close_page:
    'Majibu yako yamehifadhiwa: fungua ukurasa huu tena kwenye kifaa hikihiki, na tutaendelea. Ripoti inatumwa tu ukisema ndiyo mwishoni.',
  what_is_freezing:
    'Maana yake ni kuwa benki inashikilia pesa, ili mtu yeyote asizitoe. Bado hazijarudi kwako: benki lazima ihakikishe kwanza.',
  too_late:
    'Hujachelewa kuripoti. Mapema ni bora, lakini wakati mwingine pesa zilizohamishwa bado zinaweza kufuatiliwa.',
  is_site_real:
    'Ni vizuri kwamba unauliza: sitaki kamwe pesa, PIN, neno la siri wala code kutoka kwako. Kama huna uhakika, piga kwanza nambari iliyo kwenye kadi yako ya benki.',
  why_ask:
    'Inasaidia benki kupata pesa haraka zaidi. Kama hujui au hutaki kusema, andika “sijui”, na tutaendelea.',
  what_i_agree:
    'Ukisema ndiyo, naweza kuzipa unayoniambia benki zinazoweza kuzuia pesa na kituo cha kupambana na utapeli. Usiposema ndiyo hakuna kinachotumwa, na unaweza kufuta mazungumzo haya wakati wowote.',
  not_clear: 'Ngoja niulize kwa maneno mengine.',
  catch_them:
    'Siwezi kuahidi hilo. Kuwapata ni kazi ya polisi, kwa hiyo ripoti huko pia, na utoe nambari ya kesi yako.',
  call_me: ({ hotlines }) => `Siwezi kukupigia simu kutoka hapa. Watu hawa hupokea simu:\n${hotlines}`,
  call_me_chat: ({ person }) =>
    `Siwezi kukupigia simu, lakini mtu anaweza kuja kwenye mazungumzo haya. Andika “${person}”.`,
  hang_up:
    'Kata simu sasa. Huhitaji kueleza chochote. Kama kweli ilikuwa benki yako, unaweza kuipata kwa nambari iliyo kwenye kadi yako.',
  give_code:
    'Hapana. Usimpe kamwe mtu yeyote code, PIN wala neno la siri, hata anayesema yeye ni benki yako.',
  what_to_do:
    'Usilipe chochote tena na usimpe mtu code. Pigia benki yako simu sasa kwa nambari iliyo kwenye kadi yako, kisha uniambie mengine hapa.',
  what_to_say:
    'Kaa kwa utulivu na usimlaumu. Unaweza kusema: “Nina wasiwasi juu yako. Tafadhali subiri siku moja, na tupigie benki yako simu pamoja kabla hujalipa.”',
  say_to_bank:
    'Sema: “Nimetapeliwa. Tafadhali zuieni malipo haya na mfunge akaunti yangu.” Uwe na kiasi, saa na akaunti ambako pesa zilienda.',
  open_link:
    'Hapana. Usifungue link, usiweke app na usimwonyeshe mtu skrini yako. Kama tayari umefanya hivyo, zima intaneti kwenye kifaa hicho na upigie benki yako kwa simu nyingine.',
  turn_off:
    'Ndiyo. Zima intaneti au kifaa hicho sasa, na usikiwashe tena. Pigia benki yako kwa simu nyingine.',
  hand_over:
    'Hapana. Usimpe pesa taslimu wala kadi mtu yeyote anayekuja, na usiende kukutana nao. Kama wako mlangoni kwako, usifungue mlango, na upigie polisi simu.',
  bank_closed:
    'Jaribu nambari ya benki ya kuripoti utapeli: mara nyingi hupokelewa usiku na mchana. Unaweza pia kufunga kadi yako kwenye app. Tunaweza kutuma ripoti yako sasa, ili waikute wanapoanza kazi.',
  cannot_reach:
    'Endelea kujaribu, kwa spika, huku tukiendelea hapa: ripoti inafika benki pia. Tafuta kwenye app njia ya kufunga kadi au akaunti, au nenda tawi lililo karibu.',
  did_it: 'Vizuri, hilo lilikuwa jambo sahihi kufanya.',
  take_down:
    'Kwenye app ambako ziko, bonyeza “Report” na uchague vitisho (blackmail) au picha za uchi (nudity): kampuni inaweza kuziondoa. StopNCII (kuanzia miaka 18) na Take It Down (chini ya miaka 18) husaidia bure ili picha zisisambazwe. Usilipe chochote kwa hilo.',
  debt: 'Siwezi kuamua hilo. Mwambie aliyekukopesha leo, kwa maandishi, kwamba ulikuwa utapeli, na umwombe aache kudai hadi ichunguzwe. Nambari ya kesi yako inasaidia.',
  erase_chat: ({ erase }) =>
    `Unaweza kufuta mazungumzo haya mwenyewe, wakati wowote: fungua menyu iliyo juu na uchague “${erase}”. Ripoti iliyotumwa inabaki kwa benki.`,
  mostImportant: ({ action }) => `La muhimu zaidi sasa: ${action}`,
  other: ({ hotlines }) => `Mtu anaweza kujibu hilo vizuri zaidi:\n${hotlines}`,
} as const satisfies Answers

/** Holds what it answers in Swahili once there is a case. */
export const answersAfter = {
  money_back:
    'Siwezi kuahidi hilo. Benki zina ripoti yako na zinatafuta pesa, na nitakuambia hapa kukiwa na jambo jipya.',
  how_long:
    'Inategemea: benki nyingine hujibu kwa saa chache, nyingine kwa siku kadhaa. Nitakuambia hapa kukiwa na jambo jipya.',
  what_next:
    'Benki zinaombwa kufuatilia pesa na kuzuia wanachoweza. Nitakuambia hapa kukiwa na jambo jipya, na unaweza kuuliza kuhusu kesi yako wakati wowote.',
  change_later:
    'Kilichotumwa siwezi kukibadilisha. Tafadhali iambie benki yako kilicho na kosa, na uipe nambari ya kesi yako.',
  close_page:
    'Unaweza kuufunga: kesi yako inaendelea bila wewe. Fungua ukurasa huu tena kwenye kifaa hikihiki ili kupata habari mpya.',
  cannot_reach:
    'Ripoti yako imeshatumwa kwao. Unaweza pia kufunga kadi au akaunti kwenye app, au kwenda tawi lililo karibu ukiwa na nambari ya kesi yako.',
} as const satisfies AnswersAfter
