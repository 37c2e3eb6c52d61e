import type { Words } from '../tables/words.ts'

/** "I gave her the code", "they asked for the OTP". */
const codeAsked =
  'nilimpa, nimempa, nikampa, niliwapa, nimewapa, nikawapa, nimepeana, nilipeana, nikapeana, nilimtumia, nimemtumia, nikamtumia, nimeshamtumia, niliwatumia, nikawatumia, nilimwambia, nikamwambia, niliwaambia, nikawaambia, nilimsomea, nikamsomea, niliwasomea, nikawasomea, nilisoma, nikasoma, nilishare, nilitoa, nimetoa, nikatoa, aliomba, ameomba, anaomba, waliomba, wameomba, wanaomba, aliniomba, ameniomba, ananiomba, waliniomba, wameniomba, wananiomba, akaomba, akaniomba, wakaomba, wakaniomba, aliitisha, anaitisha, waliitisha, anataka, alitaka, wanataka, walitaka'
    .split(', ')
    .flatMap((verb) => ['code', 'ile code', 'otp', 'msimbo'].map((code) => `${verb} ${code}`))

/** "My mother was scammed." */
const othersScammed =
  'mama, mama yangu, mamangu, mamake, baba, baba yangu, babangu, mzee wangu, mume wangu, mke wangu, dada, dada yangu, kaka yangu, ndugu yangu, mdogo wangu, mtoto wangu, mwanangu, bibi, bibi yangu, babu, babu yangu, nyanya yangu, shosho, guka, shangazi, mjomba, rafiki yangu, jirani, jirani yangu'
    .split(', ')
    .flatMap((person) =>
      ['ametapeliwa', 'alitapeliwa', 'ameibiwa', 'aliibiwa', 'amedanganywa', 'ameconiwa'].map(
        (verb) => `${person} ${verb}`,
      ),
    )

/** Lists the words that the dialogue understands in Swahili, Sheng and its mixtures with English among them. */
export const words = {
  names: 'kiswahili, swahili, kwa kiswahili, kiswahili tafadhali'.split(', '),
  yes: 'ndiyo, ndio, ndyo, ndiyo kabisa, eeh, eee, naam, sawa, sawa sawa, sawasawa, sawa tu, hakika, bila shaka, nakubali, ninakubali, nimekubali, natoa ruhusa, endelea, tuendelee, ni kweli, ni sahihi, iko sawa, ni sawa, iko poa, bado inaendelea, inaendelea bado, bado wanaendelea, bado anaendelea'.split(
    ', ',
  ),
  yesAlone:
    'ndo, ee, ehe, eh, ehee, kweli, kweli kabisa, kabisa, sahihi, haya, poa, fiti, freshi, wazi, sure'.split(
      ', ',
    ),
  no: 'hapana, hapna, apana, hapana kabisa, hpn, la hasha, zii, sivyo, si hivyo, sio hivyo, siyo hivyo, si kweli, sio kweli, siyo kweli, hata kidogo, kamwe, sikubali, sijakubali, sitaki kuendelea, sitaki kuripoti, sitaki asante, sitaki kabisa, hakuna kitu, hakuna chochote, hamna kitu, haiendelei, imekwisha, imeisha, imeshaisha, si sasa, sio sasa, sikupata kitu, sikupata chochote, sijapata kitu, sijapata chochote'.split(
    ', ',
  ),
  notSure:
    'sina uhakika, sina hakika, siko sure, siko na uhakika, labda, pengine, huenda, huenda ikawa, inawezekana, yawezekana, nadhani, nafikiri, nadhani ndiyo, nadhani ndio, nafikiri ndiyo, nafikiri ndio, nahisi hivyo, labda ndiyo, labda ndio, sijui vizuri'.split(
      ', ',
    ),
  likelyNo:
    'sidhani, sizani, sidhani hivyo, sidhani kama, sidhani ndiyo, sidhani sana, sifikiri, sifikirii, sifikiri hivyo, hapana sidhani, nadhani hapana, nafikiri hapana, nahisi hapana, naona hapana, labda hapana, pengine hapana, huenda hapana, nadhani sio, nadhani siyo, nafikiri sio, nafikiri siyo, labda sio, labda siyo, pengine sio, pengine siyo, nadhani hakuna, nafikiri hakuna, labda hakuna, si sana, sio sana, siyo sana, natumaini hapana, natumai hapana, natumaini sio, sio kwa ninavyojua, si kwa ninavyojua, sio kwa kujua kwangu'.split(
      ', ',
    ),
  dontKnow:
    'sijui, cjui, sjui, mi sijui, mimi sijui, hata sijui, sijui kabisa, sijui chochote, sifahamu, sikumbuki, sikumbuki vizuri, nimesahau, nimeshasahau, nilisahau, siipati, siioni, sioni, sipati, sijaipata, sijaiona, siwezi kuipata, sina, sinayo, sina hiyo, haipo, hakuna, hamna, hakuna namba, hakuna reference, sina reference, bado hatujui, hatujui, bado sijui'.split(
      ', ',
    ),
  skip: 'ruka, ruka hii, ruka hili, ruka swali, turuke, iruke, ipite, ipitie mbali, baadaye, baadae, badae, inayofuata, swali linalofuata, sitaki kusema, sitaki kujibu, sipendi kusema, achana na hiyo, achana na hilo, si lazima, haina haja, hakuna haja, sihitaji'.split(
    ', ',
  ),
  polite:
    'tafadhali, tafadhalini, tafazali, naomba, ninaomba, nataka, ninataka, nahitaji, ningependa, naweza, je, samahani, jamani, aki, plz, kwanza, ngoja'.split(
      ', ',
    ),
  only: 'tu, pekee'.split(', '),
  commands: {
    back: 'rudi, rudi nyuma, nyuma, kurudi nyuma, turudi nyuma, nirudishe nyuma, swali lililopita, swali lililotangulia, swali la nyuma'.split(
      ', ',
    ),
    repeat:
      'rudia, rudia tena, rudia swali, kurudia, sema tena, uliza tena, mara nyingine, nini, ati, ati nini, unasema nini, umesema nini'.split(
        ', ',
      ),
    help: 'msaada, nisaidie, nisaidieni, saidia, msaada tafadhali, sielewi, sijaelewa, sikuelewa, siielewi, kwa nini, kwanini, mbona, kwa nini unauliza, mbona unauliza, ina maana gani, maana yake nini, unamaanisha nini, eleza, nieleze, fafanua'.split(
      ', ',
    ),
    person:
      'mtu, mhudumu, binadamu, mtu halisi, mtu wa kweli, mtu mwenyewe, ongea na mtu, kuongea na mtu, niongee na mtu, nataka kuongea na mtu, naomba kuongea na mtu, zungumza na mtu, kuzungumza na mtu, nizungumze na mtu, kuongea na mtu halisi, kuongea na mtu wa kweli, kuongea na binadamu, ongea na mhudumu, kuongea na mhudumu, niunganishe na mtu, niunganishe na mhudumu, kuongea na mtu si mashine, mtu si mashine, kuongea na mtu sasa hivi, kuchat na mtu, kuongea na agent, nipigie, nipigieni, nipigie simu, nipigieni simu, mnipigie simu, mtoa huduma'.split(
        ', ',
      ),
    stop: 'acha, wacha, simamisha, sitisha, komesha, ghairi, kuacha, nataka kuacha, kusitisha, acha hapo, acha hapa, tuache hapa, tuishie hapa, inatosha'.split(
      ', ',
    ),
    restart:
      'anza upya, kuanza upya, tuanze upya, anza tena, kuanza tena, anza mwanzo, anza kutoka mwanzo, kutoka mwanzo, futa, futa yote, futa zote, futa majibu, futa majibu yangu, futa kila kitu, ripoti mpya, anza ripoti mpya, kuanza ripoti mpya'.split(
        ', ',
      ),
    edit: 'badilisha, kubadilisha, nibadilishe, badili, kubadili, rekebisha, kurekebisha, sahihisha, kusahihisha, hariri, kuedit, kuchange, kuna kosa, kuna makosa, badilisha kitu, kubadilisha kitu'.split(
      ', ',
    ),
    status:
      'kesi yangu, hali ya kesi, hali ya kesi yangu, kesi yangu iko wapi, kesi yangu imefikia wapi, kesi yangu imefika wapi, kesi imefikia wapi, kesi imefika wapi, kesi yangu inaendeleaje, nina nambari ya kesi, nina namba ya kesi, niko na case number, nambari ya kesi, namba ya kesi, kuna habari, kuna habari mpya, kuna jipya, habari mpya, habari za kesi yangu, maendeleo ya kesi, fuatilia kesi, kufuatilia kesi, kufuatilia kesi yangu, nini kinaendelea na kesi yangu, pesa yangu imefikia wapi, pesa zangu zimefikia wapi'.split(
        ', ',
      ),
    danger: 'hatari, niko hatarini, nipo hatarini, niko kwa hatari, tuko hatarini, dharura'.split(', '),
  },
  fields: {
    bank: 'benki, benki yangu, kutoka'.split(', '),
    amount:
      'kiasi, kiasi cha pesa, pesa, hela, fedha, doo, doh, pesa ngapi, viwango, kiwango, viasi, jumla'.split(
        ', ',
      ),
    when: 'lini, saa, wakati, muda, tarehe, siku'.split(', '),
    reference:
      'muamala, nambari ya muamala, namba ya muamala, kumbukumbu, nambari ya kumbukumbu, namba ya kumbukumbu, kumbukumbu namba, code ya muamala, code ya mpesa, code ya m pesa'.split(
        ', ',
      ),
    receiver:
      'mpokeaji, aliyepokea, kwenda, akaunti, nambari ya akaunti, namba ya akaunti, akaunti ya mpokeaji, namba ya mpokeaji, till, paybill, lipa namba'.split(
        ', ',
      ),
    type: 'aina, aina ya utapeli, utapeli'.split(', '),
    contact:
      'mawasiliano, simu, simu yangu, namba, nambari, namba yangu, nambari yangu, namba ya simu, nambari ya simu, namba yangu ya simu'.split(
        ', ',
      ),
    ongoing: 'bado inaendelea'.split(', '),
    moneyLeft: 'pesa zimetoka, kama pesa zimetoka'.split(', '),
    ownAccount: 'akaunti yangu, namba ya akaunti yangu, nambari ya akaunti yangu'.split(', '),
    story: 'maelezo yangu, maneno yangu'.split(', '),
    identity: 'kitambulisho, pasipoti, namba ya kitambulisho, nambari ya kitambulisho, nida'.split(', '),
  },
  kinds: {
    impersonation_bank_police:
      'benki, polisi, askari, afande, mtu wa benki, mfanyakazi wa benki, wa benki, kutoka benki, simu ya benki, simu ya polisi, simu kutoka benki, alijifanya benki, walijifanya benki, alijifanya polisi, walijifanya polisi, alisema ni benki, alisema ni wa benki, walisema ni wa benki, alisema ni polisi, anasema ni polisi, walisema ni polisi, akaunti salama, mtu wa dci, ocs'.split(
        ', ',
      ),
    impersonation_other:
      'serikali, ofisi ya serikali, kampuni ya simu, forodha, mahakama, faini, mtu wa safaricom, ni safaricom, wa safaricom, mtu wa vodacom, ni vodacom, wa vodacom, wa airtel, mtu wa tra, wa tra, mtu wa kra, wa kra, wa kplc, wa tanesco, wa nida, wa nhif, laini itafungwa, line itafungwa, mzigo uko posta, alijifanya wa ofisi, alijifanya wa kampuni'.split(
        ', ',
      ),
    impersonation_family_friend:
      'dharura ya familia, mwanangu, mtoto wangu, kijana wangu, binti yangu, mama yangu, mamangu, baba yangu, babangu, kaka yangu, dada yangu, ndugu yangu, mjukuu, mjomba, shangazi, binamu, rafiki yangu, namba mpya, nambari mpya, namba yangu mpya, alijifanya ndugu, alijifanya rafiki, alijifanya mtoto wangu, mtu wa familia'.split(
        ', ',
      ),
    investment:
      'uwekezaji, kuwekeza, wekeza, niliwekeza, nimewekeza, nikawekeza, niliinvest, kuinvest, hisa, faida, upatu, cryptocurrency, kuzidisha pesa, pesa zizae'.split(
        ', ',
      ),
    purchase:
      'kununua, nilinunua, nimenunua, nikanunua, kununua mtandaoni, nilinunua mtandaoni, muuzaji, duka, duka la mtandaoni, oda, niliorder, nimeorder, nilioda, bidhaa, mzigo haukufika, mzigo haujafika, haikufika, haijafika, haikuletwa, hakuniletea, hawakuleta, nyumba ya kupanga, deposit ya nyumba, kodi ya nyumba, kiwanja, tiketi feki'.split(
        ', ',
      ),
    romance:
      'mapenzi, urafiki, mpenzi wangu, mpenzi wa mtandaoni, mchumba, mchumba wangu, tulikutana mtandaoni, rafiki wa mtandaoni, mapenzi ya mtandaoni, kunioa, atanioa'.split(
        ', ',
      ),
    job_task:
      'kazi, ajira, kazi ya mtandaoni, kazi za mtandaoni, kazi ya nyumbani, kazi nje, mwajiri, barua ya kazi, medical ya kazi, pesa ya medical, kulike video, kulike youtube, kibarua'.split(
        ', ',
      ),
    advance_fee:
      'zawadi, bahati nasibu, nimeshinda, nilishinda, umeshinda, mshindi, urithi, mkopo, ada ya mkopo, ada ya usajili, pesa ya usajili, promosheni, msaada wa fedha'.split(
        ', ',
      ),
    invoice_mandate: 'ankara, ankara ya uongo, ankara feki, invoice feki, akaunti mpya ya muuzaji'.split(
      ', ',
    ),
    ceo_fraud:
      'bosi wangu, boss wangu, mkubwa wangu wa kazi, mkurugenzi, meneja wangu, alijifanya bosi, alijifanya boss'.split(
        ', ',
      ),
    account_takeover:
      'wamehack, amehack, walihack, nimehackiwa, imehackiwa, nimehackwa, imedukuliwa, wamedukua, wamechukua akaunti, amechukua akaunti, walichukua akaunti, alichukua akaunti, mtu amechukua akaunti yangu, wameingia kwenye akaunti, waliingia kwenye akaunti, ameingia kwenye akaunti, wamechukua laini, walichukua laini, simswap, wamesim swap, sikutuma mimi, sijatuma mimi, sikufanya mimi, sijafanya mimi, sio mimi niliyetuma, si mimi niliyetuma, bila ruhusa yangu, bila idhini yangu'.split(
        ', ',
      ),
    remote_access:
      'anaendesha simu yangu, wanaendesha simu yangu, anaendesha simu, simu inajiendesha, simu yangu inajiendesha, anadhibiti simu, wanadhibiti simu, niliweka app, niliinstall app, nilisakinisha app, nilipakua app, nilidownload app, kuendesha simu, kutoka mbali'.split(
        ', ',
      ),
    extortion_coercion:
      'vitisho, ananitishia, wananitishia, amenitishia, wamenitishia, alinitishia, anatishia, wanatishia, ananitisha, wananitisha, kunitishia, picha zangu, picha za uchi, picha zangu za uchi, video yangu ya uchi, atasambaza picha, atazituma picha, ataposti picha'.split(
        ', ',
      ),
    recovery_scam:
      'msaada wa kurudisha pesa, aliahidi kurudisha pesa, waliahidi kurudisha pesa, alisema atanirudishia pesa, walisema watanirudishia pesa, anasema atanirudishia pesa, wanasema watanirudishia pesa, kurudisha pesa kwa malipo'.split(
        ', ',
      ),
  },
  notScam: {
    mistaken:
      'nilikosea nambari, nilikosea namba, nimekosea nambari, nimekosea namba, nilikosea akaunti, nimekosea akaunti, nilikosea till, nimekosea till, namba mbaya, nambari mbaya, namba isiyo, nambari isiyo, namba isiyo sahihi, nambari isiyo sahihi, akaunti isiyo sahihi, till isiyo, namba mbovu, kwa makosa, kimakosa'.split(
        ', ',
      ),
    received:
      'nimepokea pesa, nilipokea pesa, pesa nisizozijua, pesa nisizojua, nimeingiziwa pesa, nimeingiziwa hela, nimetumiwa pesa, nimetumiwa hela, mtu amenitumia pesa, nimewekewa pesa, pesa zimeingia kwangu, pesa imeingia kwangu'.split(
        ', ',
      ),
    dispute:
      'tatizo na duka, shida na duka, mgogoro na duka, duka ninalolijua, bidhaa mbovu, bidhaa imeharibika, size mbaya, saizi mbaya, hawataki kubadilisha'.split(
        ', ',
      ),
  },
  wasScam:
    'ulikuwa utapeli, ni utapeli, huu ni utapeli, huo ni utapeli, ilikuwa utapeli, nimetapeliwa, nilitapeliwa, walinitapeli, wamenitapeli, alinitapeli, amenitapeli, nimeibiwa, niliibiwa, nimeconiwa, niliconiwa, wameniconn, nimedanganywa, nilidanganywa, alinidanganya, walinidanganya, ni matapeli, ni tapeli, ni wezi, ni scam'.split(
      ', ',
    ),
  noNumber:
    'sina namba, sina nambari, sina simu, sina hiyo namba, sina hiyo nambari, sina tena namba hiyo, sina tena nambari hiyo, hakuna namba, hakuna nambari, sikutoa namba, sikutoa nambari, sijatoa namba, sijatoa nambari, sikuweka namba, sikuacha namba, nimepoteza simu, nilipoteza simu, simu imeibiwa, simu imepotea, nimepoteza laini, nimebadilisha namba, nimebadilisha nambari, nilibadilisha namba, nilibadilisha nambari, nimebadilisha laini, namba ya zamani, nambari ya zamani'.split(
      ', ',
    ),
  noBank: 'sina akaunti, sina benki, hakuna benki, hakuna akaunti, sina account, si benki'.split(', '),
  codeAsked: [...codeAsked, 'akaunti salama', 'account salama'],
  stoppedInTime:
    'niliacha kabla ya kulipa, niliacha mapema, nilishtuka mapema, nilistuka mapema, sijalipa, sikulipa, bado sijalipa, sijatuma, sikutuma, bado sijatuma, sijamtumia, sikumtumia, sijawatumia, sikuwatumia, hakuna pesa iliyotoka, hakuna pesa zilizotoka, hakuna pesa imetoka, hakuna hela imetoka, hakuna doh imetoka, hakuna pesa iliyotumwa, pesa haijatoka, pesa hazijatoka, pesa haikutoka, pesa hazikutoka, hela haijatoka, hela hazijatoka, haijatoka, hazijatoka, pesa bado iko, pesa bado ziko, bado pesa iko, bado pesa ziko, pesa iko salama, pesa ziko salama, hela ipo salama, hela zipo salama, pesa ipo salama, pesa bado zipo, pesa bado ipo'.split(
      ', ',
    ),
  forOther: [
    ...'ndiyo kwa mtu mwingine, ndio kwa mtu mwingine, naripoti kwa mtu mwingine, kwa ajili ya mtu mwingine, namsaidia, ninamsaidia, nawasaidia, kwa niaba ya, kwa niaba yake, kwa ajili ya mama, kwa ajili ya baba, kwa ajili ya mume wangu, kwa ajili ya mke wangu, kwa ajili ya bibi, kwa ajili ya babu, kwa ajili ya rafiki, kwa ajili ya jirani, ninaripoti kwa ajili ya, naripoti kwa ajili ya, si mimi ni mama, sio mimi ni mama, si mimi ni baba, sio mimi ni baba'.split(
      ', ',
    ),
    ...othersScammed,
  ],
  itsMe: 'ilinitokea mimi, mimi mwenyewe, ni akaunti yangu, ni yangu, yangu mwenyewe'.split(', '),
  theyAgree:
    'anakubali, amekubali, alikubali, ameshakubali, wanakubali, wamekubali, anajua, anafahamu, wanajua, anajua na anakubali, amesema ndiyo, amesema ndio, amesema sawa, anasema ndiyo, anasema ndio, anasema sawa, ameniruhusu, ameniomba niripoti, ameniomba nimsaidie, kwa ruhusa yake, nina ruhusa yake, yuko na mimi, yupo na mimi, niko naye, nipo naye, tuko naye, yuko hapa nami, yupo hapa nami, tuko pamoja, tupo pamoja'.split(
      ', ',
    ),
  theyDoNot:
    'hakubali, hajakubali, hakukubali, hawakubali, hajui, hajui bado, hajajua, hafahamu, hawajui, hataki, hatataki, amekataa, alikataa, anakataa, amesema hapana, anasema hapana, sijamwambia, bado sijamwambia, sijawaambia, hatujamwambia, hajaambiwa'.split(
      ', ',
    ),
  thanks:
    'asante, asante sana, asanteni, asanteni sana, ahsante, ahsante sana, aksante, aksanti, shukrani, shukran, nashukuru, nimeshukuru, sawa asante, asante sawa, poa asante, asante kwa msaada, asante kwa kunisaidia, kwaheri, kwa heri, ni hayo tu, hayo tu, ni hayo, basi, nimemaliza, hakuna kingine, hapana asante, sawa basi'.split(
      ', ',
    ),
  danger:
    'kuua, kuniua, ataniua, wataniua, atamuua, watamuua, nitauawa, ameuawa, kujiua, nijiue, nitajiua, najiua, kujinyonga, nitajinyonga, nijinyonge, sumu, nataka kufa, sitaki kuishi, nimechoka na maisha, nimechoka kuishi, nimetekwa, ametekwa, wametekwa, wamemteka, amemteka, mateka, bunduki, bastola, kisu, bisu, rungu, na panga, ananipiga, wananipiga, atanipiga, watanipiga, kunipiga, anampiga, wanampiga, wamenifungia, amenifungia, wamenishikilia, ananilazimisha, wananilazimisha, wamenilazimisha, amenilazimisha, ukatili, wako mlangoni, yuko mlangoni, wapo mlangoni, yupo mlangoni, wako nje ya nyumba, watanidhuru, atanidhuru, kunidhuru, kuchoma nyumba, atachoma nyumba'.split(
      ', ',
    ),
  called:
    'nimepiga simu, nilipiga simu, nimepiga, nimeshapiga, nimeshapiga simu, tayari nimepiga, nimewapigia, niliwapigia, nimeshawapigia, nimepigia benki, nimepigia benki yangu, nimeipigia benki, niliipigia benki, nimempigia, nimecall, nimecall bank'.split(
      ', ',
    ),
  paid: 'nilituma, nlituma, nimetuma, nmetuma, nikatuma, nimeshatuma, tulituma, tumetuma, nilimtumia, nimemtumia, nikamtumia, niliwatumia, nimewatumia, nikawatumia, alituma, ametuma, akatuma, alimtumia, nililipa, nimelipa, nmelipa, nikalipa, nililipia, nimelipia, nikalipia, nilimlipa, nimemlipa, nikamlipa, niliwalipa, nimewalipa, alilipa, amelipa, akalipa, tulilipa, tumelipa, nilitoa, nimetoa, nikatoa, niliweka, nimeweka, nikaweka, nilideposit, nimedeposit, nikadeposit, nilimpa, nimempa, nikampa, niliwapa, nimewapa, nikawapa, nilihamisha, nimehamisha, nimepoteza, nilipoteza, wamechukua, walichukua, amechukua, alichukua, wameiba, waliiba, ameiba, aliiba, wamenikula, walinikula, amenikula, alinikula, zimekatwa, zilikatwa, imekatwa, ilikatwa, zimetoka, zilitoka, imetoka, ilitoka, zimetumwa, imetumwa'.split(
    ', ',
  ),
  demanded:
    'anataka, wanataka, alitaka, walitaka, akataka, wakataka, anadai, wanadai, alidai, walidai, ananidai, wananidai, alinidai, walinidai, anaomba, wanaomba, aliomba, waliomba, ameomba, wameomba, akaomba, wakaomba, ananiomba, wananiomba, aliniomba, waliniomba, ameniomba, wameniomba, anaitisha, wanaitisha, aliitisha, waliitisha, aliniambia nilipe, ameniambia nilipe, waliniambia nilipe, wameniambia nilipe, aliniambia nitume, ameniambia nitume, waliniambia nitume, wameniambia nitume, alisema nilipe, walisema nilipe, alisema nitume, walisema nitume, nimeambiwa nilipe, niliambiwa nilipe, nimeambiwa nitume, niliambiwa nitume'.split(
      ', ',
    ),
  mine: 'yangu, yangu ya, benki yangu, benki yangu ya, akaunti yangu ya, account yangu ya, nililipa kutoka, nilituma kutoka, zilitoka, zimetoka, ilitoka, imetoka, natumia, nikitumia, kwangu'.split(
    ', ',
  ),
  to: 'kwa, kwenda, kwenda kwa, kwenye'.split(', '),
  theirs:
    'akaunti yake, akaunti yao, account yake, account yao, namba yake, namba yao, nambari yake, nambari yao, till yake, till yao, paybill yake, paybill yao, mpesa yake, laini yake, akaunti ya tapeli, akaunti ya matapeli, namba ya tapeli, namba ya matapeli, nambari ya tapeli, nambari ya matapeli, akaunti ya muuzaji, namba ya muuzaji, nambari ya muuzaji, till ya tapeli'.split(
      ', ',
    ),
  contactWish:
    'msinipigie, usinipigie, msinipigie simu, usinipigie simu, msipige simu, usipige simu, sitaki simu, sitaki kupigiwa, sitaki kupigiwa simu, nitumieni sms tu, nitumie sms tu, sms tu, sms pekee, meseji tu, meseji pekee, ujumbe tu, text tu, no calls, dont call, don t call, kwa meseji tu, nipigie baada ya saa, nipigieni baada ya saa, msipige nyumbani, msipigie nyumbani, usipige nyumbani, msiandike kazini, msipige kazini, email tu, si kwa simu'.split(
      ', ',
    ),
  reachMe:
    'namba yangu ni, nambari yangu ni, namba yangu ya simu ni, nambari yangu ya simu ni, simu yangu ni, no yangu ni, nipigie kwa, nipigieni kwa, nipigie kwenye, nitumie sms kwa, napatikana kwa, napatikana kwenye, nipate kwa, namba yangu, nambari yangu, no yangu'.split(
      ', ',
    ),
  rather:
    'inapaswa kuwa, ilipaswa kuwa, inafaa kuwa, ilifaa kuwa, ingekuwa, iwe, kuwa, nilimaanisha, namaanisha, nilitaka kusema, ninamaanisha, samahani ni, samahani, pole ni, sahihi ni, iliyo sahihi ni, ukweli ni, bali, bali ni, ni, ilikuwa, zilikuwa'.split(
      ', ',
    ),
  remove: 'ondoa, futa hiyo'.split(', '),
  wrong:
    'si sahihi, sio sahihi, siyo sahihi, haiko sahihi, sivyo, si sawa, sio sawa, siyo sawa, haiko sawa, hayako sawa, haziko sawa, si hivyo, sio hivyo, si kweli, sio kweli, siyo kweli, si hiyo, sio hiyo, siyo hiyo, kosa, makosa, ina kosa, ina makosa, imekosewa, umekosea, nimekosea'.split(
      ', ',
    ),
  whose: {
    own: 'yangu, ni yangu, ni benki yangu, ni akaunti yangu, ya kwangu, jina langu'.split(', '),
    theirs:
      'yake, yao, ni yake, ni yao, ya tapeli, ya matapeli, ya muuzaji, ya huyo mtu, muuzaji, tapeli, mwizi'.split(
        ', ',
      ),
  },
  nameIs:
    'jina ni, jina lake ni, jina lake, jina sahihi, jina sahihi ni, jina halisi, jina la kweli, jina'.split(
      ', ',
    ),
  same: 'jina lilelile, jina lile lile, lilelile, lile lile, yuleyule, yule yule, ileile, ile ile, mimi, mimi mwenyewe, ni mimi, ni mimi mwenyewe, jina langu, kwa jina langu, ni jina langu, ni yangu'.split(
    ', ',
  ),
  addDetails:
    'maelezo, ongeza maelezo, kuongeza maelezo, maelezo zaidi, ongeza kitu, kuongeza kitu, kuongeza jambo, nina maelezo zaidi'.split(
      ', ',
    ),
  addPayment:
    'malipo mengine, ongeza malipo, ongeza malipo mengine, kuongeza malipo, kuna malipo mengine, nililipa tena, nimelipa tena, nilituma tena, nimetuma tena, malipo ya pili, kuna nyingine, imetoka nyingine, ingine imetoka, nyingine imetoka, mara ya pili'.split(
      ', ',
    ),
  safe: 'tumalizie, tuendelee tu, tuko sawa, tupo sawa, yuko salama, yupo salama, wako salama, wapo salama, yuko sawa, kila kitu sawa, sote salama, niko salama, nipo salama, niko salama sasa, nipo salama sasa, tuko salama, tupo salama, salama sasa, salama tu, niko sawa, nipo sawa, niko sawa sasa, niko poa, endelea, tuendelee, twende, tunaweza kuendelea, naweza kuendelea, hakuna hatari, sina hatari, siko hatarini, sipo hatarini, hakuna aliye hatarini, hakuna mtu hatarini, hakuna mtu aliye hatarini, hakuna mtu yuko hatarini'.split(
    ', ',
  ),
  otherBank:
    'benki nyingine, benki ingine, nyingine, ingine, benki tofauti, haipo kwenye orodha, haiko kwenye orodha, haimo, haipo hapo'.split(
      ', ',
    ),
  sendIt:
    'tuma, itume, tuma sasa, itume sasa, tuma sasa hivi, ndiyo tuma, ndio tuma, ndiyo itume, ndio itume, tuma tu, itume tu, sawa tuma, sawa itume, haya tuma, tuma ripoti, tuma hiyo ripoti, peleka, ipeleke, tuma yote'.split(
      ', ',
    ),
  sendNow:
    'tuma, itume, tuma sasa, itume sasa, ndiyo tuma, ndio tuma, ndiyo itume, sawa tuma, haya tuma, tuma ripoti, ndiyo, ndio, sawa, sahihi, ni sahihi, ndiyo ni sahihi, ndio ni sahihi, iko sawa, yote ni sahihi, yote yako sawa, yako sawa, kila kitu kiko sawa'.split(
      ', ',
    ),
  news: {
    sms: 'sms, meseji, mesej, kwa sms, ujumbe mfupi, nitext, nitextie'.split(', '),
    voice_callback:
      'simu, kwa simu, kupigiwa, kupigiwa simu, nipigie, nipigieni, mnipigie, nipigie simu, mpige simu, nicall'.split(
        ', ',
      ),
    email: 'barua pepe, baruapepe, imeili, email, e mail'.split(', '),
  },
  newsNot:
    'si, sio, siyo, sitaki, hapana, bila, badala ya, acha, acheni, hakuna, usinipigie, msinipigie, usinitumie, msinitumie, usiniandikie, usinijulishe'.split(
      ', ',
    ),
  stopNews:
    'acha kunitumia ujumbe, acheni kunitumia ujumbe, acha kunitumia sms, acheni kunitumia sms, acha kunitumia meseji, acheni kunitumia meseji, acha sms, acha ujumbe, acha meseji, acha kunipigia, acheni kunipigia, acha kunipigia simu, acheni kunipigia simu, usinipigie, msinipigie, usinipigie tena, msinipigie tena, usinitumie sms, msinitumie sms, usinitumie sms tena, msinitumie sms tena, usinitumie ujumbe, usinitumie ujumbe tena, msinitumie ujumbe tena, usiniandikie tena, msiniandikie tena, simamisha ujumbe, sitisha ujumbe, simamisha sms, acha kunitumia barua pepe, acha barua pepe, acha kunitumia email, acha email, sitaki ujumbe tena, sitaki sms tena'.split(
      ', ',
    ),
  numbers: {
    units: {
      sifuri: 0,
      sufuri: 0,
      ziro: 0,
      moja: 1,
      mmoja: 1,
      mbili: 2,
      mawili: 2,
      miwili: 2,
      viwili: 2,
      tatu: 3,
      matatu: 3,
      mitatu: 3,
      vitatu: 3,
      nne: 4,
      ine: 4,
      manne: 4,
      minne: 4,
      tano: 5,
      matano: 5,
      mitano: 5,
      sita: 6,
      saba: 7,
      nane: 8,
      manane: 8,
      minane: 8,
      tisa: 9,
      kenda: 9,
      kumi: 10,
      ishirini: 20,
      thelathini: 30,
      telathini: 30,
      arobaini: 40,
      arubaini: 40,
      hamsini: 50,
      hamusini: 50,
      chwani: 50,
      sitini: 60,
      sabini: 70,
      themanini: 80,
      tisini: 90,
    },
    scales: {
      mia: 100,
      soo: 100,
      elfu: 1000,
      alfu: 1000,
      efu: 1000,
      thao: 1000,
      ngiri: 1000,
      laki: 100_000,
      milioni: 1_000_000,
      milion: 1_000_000,
      bilioni: 1_000_000_000,
    },
    money:
      'shilingi, shillingi, shillings, bob, ksh, kshs, kes, sh, tsh, tshs, tzs, ugx, ush, faranga, fc, dola, pesa, hela, fedha, doh, chapaa, mkwanja'.split(
        ', ',
      ),
  },
  time: {
    now: 'sasa hivi, hivi sasa, saa hii, saa hii tu, saa hizi, sahii, sahivi, sai, sai hii, sasa, hivi punde, punde tu, muda huu, muda huu huu, muda mfupi uliopita, dakika chache zilizopita'.split(
      ', ',
    ),
    today: 'leo, leo hii'.split(', '),
    yesterday: 'jana, jana usiku'.split(', '),
    dayBeforeYesterday: 'juzi'.split(', '),
    minute: 'dakika, dk'.split(', '),
    // "Saa" is no span but the clock: "saa 2" is eight o'clock.
    hour: 'masaa, lisaa'.split(', '),
    day: 'siku'.split(', '),
    week: 'wiki, majuma'.split(', '),
    // "Mwezi wa 6" is June.
    month: 'miezi'.split(', '),
    ago: 'iliyopita, zilizopita, uliopita, yaliyopita, lililopita, imepita, zimepita, yamepita, umepita'.split(
      ', ',
    ),
    morning: 'asubuhi, alfajiri'.split(', '),
    afternoon: 'mchana, alasiri, adhuhuri'.split(', '),
    evening: 'jioni, usiku'.split(', '),
    vague:
      'wiki iliyopita, wiki ilopita, wiki jana, wiki hii, wiki ile, juma lililopita, wiki chache zilizopita, wiki kadhaa zilizopita, mwezi uliopita, mwezi jana, mwezi huu, mwezi mmoja uliopita, miezi michache iliyopita, miezi kadhaa iliyopita, siku chache zilizopita, siku kadhaa zilizopita, siku zilizopita, siku ile, siku nyingine, majuzi, hivi majuzi, juzijuzi, juzi juzi, hivi karibuni, wikendi iliyopita, weekend iliyopita, wikendi hii, mwaka jana, mwaka uliopita'.split(
        ', ',
      ),
    weekdays: [
      'jumatatu jtatu',
      'jumanne jnne',
      'jumatano jtano',
      'alhamisi alhamis',
      'ijumaa ijumaaa',
      'jumamosi jmosi',
      'jumapili jpili',
    ],
  },
} satisfies Words
