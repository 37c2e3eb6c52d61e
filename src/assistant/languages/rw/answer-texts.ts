import type { Answers, AnswersAfter } from '../tables/answer-texts.ts'

/** Holds what the dialogue answers to questions in Kinyarwanda. */
export const answers = {
  money_back:
    'Sinabikwizeza. Ariko iyo amabanki abimenye vuba, akenshi ahagarika menshi, none reka turangize iki kirego.',
  legal_trouble:
    'Ni wowe wariganyijwe, kandi gutanga ikirego ni byo bikwiye. Niba hari amafaranga y’abandi yanyuze kuri konti yawe, bimbwire ubu, ubibwire na banki yawe.',
  is_bot:
    'Ndi porogaramu ya mudasobwa. Nta kintu cyoherezwa utarabyemera, kandi ushobora gusaba kuvugana n’umuntu igihe cyose.',
  who_sees: ({ retention }) =>
    `Bibonwa gusa n’amabanki ashobora guhagarika amafaranga n’ikigo kirwanya uburiganya. Bisibwa nyuma y’${retention}, kandi ushobora gusiba iki kiganiro igihe cyose.`,
  how_long:
    'Ikirego gifata iminota nk’ibiri, amabanki agahita abazwa. Hari asubiza vuba n’atinda, kandi nihaboneka amakuru ndayakubwira hano.',
  police:
    'Ushobora no kujya kuri polisi, kandi ujyeyo ubu niba hari ugutera ubwoba. Ku mafaranga, banza uhamagare banki yawe: buri munota ufite agaciro.',
  where_is_reference:
    'Ni nimero banki iha buri bwishyu. Fungura ubwishyu muri porogaramu yawe, cyangwa SMS cyangwa imeyili yabwo, ushake “reference” cyangwa “transaction ID”.',
  gave_code:
    'Hamagara banki yawe ubu uyibwire ko hari ufite kode cyangwa ijambo ry’ibanga ryawe. Hindura ijambo ry’ibanga, kandi ntuzongere guha kode umuntu uwo ari we wese, n’iyo yavuga ko ari uwa banki.',
  block_card:
    'Niba hari uwaba azi ibiyiriho: hamagara banki yawe, cyangwa ufunge ikarita muri porogaramu ya banki. Gusimbuza ikarita biroroshye.',
  what_next:
    'Ndakubaza ibibazo bike, urebe niba ikirego ari cyo, cyoherezwe ku bashobora guhagarika amafaranga. Nyuma uhabwa nimero y’ikirego, amakuru nkayakubwira hano.',
  cost: 'Nta kiguzi, ni ubuntu. Uwagusaba amafaranga ngo agaruze ayawe ni umutekamutwe.',
  is_scam:
    'Bifate nk’uburiganya. Ntukongere kwishyura cyangwa gutanga kode utarahamagara banki yawe kuri nimero iri ku ikarita yawe.',
  my_fault: 'Oya, si ikosa ryawe. Aba bantu babikora buri munsi, n’abitonda barabagwamo.',
  keep_or_delete:
    'Bika ubutumwa bwose, inyemezabwishyu na screenshot: ni ibimenyetso. Siba gusa porogaramu ituma babona telefone yawe, hanyuma uhindure amagambo y’ibanga.',
  answer_them:
    'Ntukongere kuvugana na bo, n’iyo waba ushaka kubatega cyangwa kubatera ubwoba. Bika ubutumwa bwabo nk’ikimenyetso, hanyuma ubafungire.',
  pay_more:
    'Ntukongere kubishyura ikintu na kimwe, icyo babyita cyose: fee, umusoro cyangwa amande. Nta munyakuri usaba amafaranga ngo agusubize ayawe.',
  family_knows:
    'Nta we mbwira wo mu muryango wawe, ku kazi cyangwa ku ishuri. Ikirego cyawe kijya gusa ku mabanki no ku kigo kirwanya uburiganya, kandi ushobora gusiba iki kiganiro igihe cyose.',
  scammer_knows:
    'Sinzabibabwira, kandi ntibabona ikirego cyawe. Bashobora kubona ko konti yabo yafunzwe, none ntukongere kubasubiza.',
  stay_anonymous:
    'Ushobora gutanga ikirego utavuze izina, kandi ushobora gusimbuka nimero ya telefone. Ariko banki ibona konti amafaranga yavuyeho.',
  my_phone:
    'Ijyana n’ikirego cyawe ku mabanki no ku kigo kirwanya uburiganya, kugira ngo umenye uko bigenda. Ushobora no kuyisimbuka.',
  bank_refuses:
    'Banki ishobora kwanga, cyangwa ntibashe guhagarika amafaranga. Bigenze bityo, saba impamvu mu nyandiko, kandi ushobora kurega.',
  missing_details:
    'Nta kibazo: vuga ibyo uzi, ibindi uvuge uti “Simbizi”. Gushaka ubwishyu bishobora gutinda gusa.',
  for_someone: 'Yego, niba abizi kandi abyemera. Mbwira gusa nyir’amafaranga.',
  abroad:
    'Ushobora gutanga ikirego uri mu gihugu icyo ari cyo cyose. Icy’ingenzi ni banki cyangwa wallet amafaranga yavuyemo.',
  cash_or_crypto:
    'Na byo bitange mu kirego, nubwo kubihagarika bigoye kurusha ubwishyu bwa banki. Bika inyemezabwishyu cyangwa kode, kandi uhamagare ubu ikigo wishyuriyeho.',
  change_later:
    'Ikirego kitaroherezwa ushobora guhindura byose: mbwira ibitari byo. Nyuma yaho, bibwire banki yawe.',
  my_case:
    'Uhabwa nimero y’ikirego ikirego kikimara koherezwa. Nyuma amakuru nkayakubwira hano, kandi ushobora kubaza iby’ikirego cyawe igihe cyose.',
  close_page:
    'Ibisubizo byawe birabikwa: ongera ufungure iyi paji kuri icyo gikoresho, dukomeze. Ikirego cyoherezwa gusa nubyemera ku iherezo.',
  what_is_freezing:
    'Bivuga ko banki ifata amafaranga, kugira ngo hatagira uyakuramo. Ntaragusubizwa: banki ibanza kugenzura.',
  too_late:
    'Ntibirakererwa gutanga ikirego. Kare ni byiza, ariko amafaranga yimuwe rimwe na rimwe arakurikiranwa.',
  is_site_real:
    'Ni byiza ko ubajije: sinkwaka na rimwe amafaranga, PIN, ijambo ry’ibanga cyangwa kode. Niba utabyizeye, banza uhamagare nimero iri ku ikarita yawe ya banki.',
  why_ask:
    'Bifasha amabanki kubona amafaranga vuba. Niba utabizi cyangwa utabishaka kubivuga, andika “Simbizi” dukomeze.',
  what_i_agree:
    'Iyo ubyemeye, ibyo umbwira mbisangiza amabanki ashobora guhagarika amafaranga n’ikigo kirwanya uburiganya. Utabyemeye nta cyoherezwa, kandi ushobora gusiba iki kiganiro igihe cyose.',
  not_clear: 'Reka mbibaze mu yandi magambo.',
  catch_them: 'Sinabikwizeza. Kubashaka ni akazi ka polisi, none na yo uyiregere werekane nimero y’ikirego.',
  call_me: ({ hotlines }) => `Sinshobora kuguhamagara ndi hano. Aba bitaba telefone:\n${hotlines}`,
  call_me_chat: ({ person }) =>
    `Sinshobora kuguhamagara, ariko umuntu ashobora kuza muri iki kiganiro. Andika “${person}”.`,
  hang_up:
    'Kupa ubu. Ntugomba kugira icyo usobanura. Niba koko yari banki yawe, wayibona kuri nimero iri ku ikarita yawe.',
  give_code:
    'Oya. Ntugahe na rimwe kode, PIN cyangwa ijambo ry’ibanga umuntu uwo ari we wese, n’iyo yavuga ko ari uwa banki yawe.',
  what_to_do:
    'Ntukongere kwishyura kandi ntutange kode. Hamagara ubu banki yawe kuri nimero iri ku ikarita yawe, hanyuma ibindi ubimbwirire hano.',
  what_to_say:
    'Tuza kandi ntumushinje. Ushobora kuvuga uti: “Mfite impungenge kubera wowe. Ndagusabye, tegereza umunsi umwe, duhamagare banki yawe turi kumwe mbere y’uko wishyura.”',
  say_to_bank:
    'Vuga uti: “Bantekeye umutwe. Ndabasaba guhagarika ubu bwishyu no gufunga konti yanjye.” Gira hafi umubare w’amafaranga, isaha na konti yagiyeho.',
  open_link:
    'Oya. Ntufungure link, ntushyiremo porogaramu kandi ntubereke ibiri kuri telefone yawe. Niba wamaze kubikora, zimya interineti kuri icyo gikoresho, uhamagare banki yawe ku yindi telefone.',
  turn_off:
    'Yego. Zimya ubu interineti cyangwa igikoresho, ntukongere kugicana. Hamagara banki yawe ku yindi telefone.',
  hand_over:
    'Oya. Ntuhe amafaranga cyangwa ikarita umuntu uje, kandi ntujye guhura na bo. Niba bari ku muryango, ntukingure, uhamagare polisi.',
  bank_closed:
    'Gerageza nimero banki yakiriraho iby’uburiganya: akenshi ikora amanywa n’ijoro. Ushobora no gufunga ikarita yawe muri porogaramu ya banki. Dushobora kohereza ikirego cyawe ubu, bakagisanga batangiye akazi.',
  cannot_reach:
    'Komeza ubahamagare, ufunguye haut-parleur, natwe dukomeze hano: ikirego kigera no kuri banki. Shaka muri porogaramu aho bafungira ikarita cyangwa konti, cyangwa ujye ku ishami rikwegereye.',
  did_it: 'Ni byiza, ibyo ni byo byari bikwiye.',
  take_down:
    'Muri porogaramu biriho, kanda “Report” uhitemo gukangisha (blackmail) cyangwa ubwambure (nudity): nyirayo ashobora kubikuraho. StopNCII (guhera ku myaka 18) na Take It Down (munsi y’imyaka 18) bifasha ku buntu kugira ngo amafoto adakwirakwizwa. Ntugire icyo ubyishyurira.',
  debt: 'Ibyo si njye ubigena. Menyesha uyu munsi uwakugurije, mu nyandiko, ko byari uburiganya, umusabe kuba aretse kukwishyuza kugeza bigenzuwe. Nimero y’ikirego cyawe ibigufashamo.',
  erase_chat: ({ erase }) =>
    `Ushobora kwisibira iki kiganiro, igihe cyose: fungura menu iri hejuru, uhitemo “${erase}”. Ikirego cyamaze koherezwa kiguma ku mabanki.`,
  mostImportant: ({ action }) => `Icy’ingenzi ubu: ${action}`,
  other: ({ hotlines }) => `Icyo umuntu ni we wagisubiza neza:\n${hotlines}`,
} as const satisfies Answers

/** Holds what it answers in Kinyarwanda once there is a case. */
export const answersAfter = {
  money_back:
    'Sinabikwizeza. Amabanki afite ikirego cyawe kandi arashakisha amafaranga, nihaboneka amakuru ndayakubwira hano.',
  how_long:
    'Biratandukanye: hari amabanki asubiza mu masaha make, andi agafata iminsi. Nihaboneka amakuru ndayakubwira hano.',
  what_next:
    'Amabanki asabwa gukurikirana amafaranga no guhagarika ayo ashoboye. Nihaboneka amakuru ndayakubwira hano, kandi ushobora kubaza iby’ikirego cyawe igihe cyose.',
  change_later: 'Ibyoherejwe sinabihindura. Bwira banki yawe ibitari byo, uyihe na nimero y’ikirego.',
  close_page:
    'Ushobora kuyifunga: ikirego cyawe kirakomeza udahari. Ongera ufungure iyi paji kuri icyo gikoresho ubone amakuru.',
  cannot_reach:
    'Ikirego cyawe cyabagezeho. Ushobora no gufunga ikarita cyangwa konti muri porogaramu, cyangwa ukajya ku ishami rikwegereye witwaje nimero y’ikirego.',
} as const satisfies AnswersAfter
