import type { TalkWords } from '../tables/reading-words.ts'

/** Lists what people say about what happened, and to the chat, in Swahili. */
export const talkWords = {
  yesAndStory: {
    asks: 'tafadhali, tafadhalini, naomba, endelea, endeleeni, tuendelee, nakubali, ninakubali, plz',
    begins:
      'nimetapeliwa, nimeibiwa, nimelaghaiwa, nimedanganywa, nimeconiwa, nimeconniwa, nimeporwa, nimescamiwa, ' +
      'nilitapeliwa, niliibiwa, nililaghaiwa, nilidanganywa, niliconiwa, niliconniwa, niliporwa, niliscamiwa, ' +
      'nmetapeliwa, nmeibiwa, nmelaghaiwa, nmedanganywa, nmeconiwa, nmeconniwa, nmeporwa, nmescamiwa, ' +
      'nlitapeliwa, nliibiwa, nlilaghaiwa, nlidanganywa, nliconiwa, nliconniwa, nliporwa, nliscamiwa, ' +
      'wamenitapeli, wameniibia, wamenilaghai, wamenidanganya, wamenicon, wameniconn, wamenipora, wameniscam, ' +
      'walinitapeli, waliniibia, walinilaghai, walinidanganya, walinicon, waliniconn, walinipora, waliniscam, ' +
      'amenitapeli, ameniibia, amenilaghai, amenidanganya, amenicon, ameniconn, amenipora, ameniscam, ' +
      'alinitapeli, aliniibia, alinilaghai, alinidanganya, alinicon, aliniconn, alinipora, aliniscam, ' +
      'wakanitapeli, wakaniibia, wakanilaghai, wakanidanganya, wakanicon, wakaniconn, wakanipora, wakaniscam, ' +
      'akanitapeli, akaniibia, akanilaghai, akanidanganya, akanicon, akaniconn, akanipora, akaniscam, ' +
      'mtu amenitapeli, mtu alinitapeli, mtu ameniibia, mtu aliniibia, kuna mtu amenitapeli, kuna mtu ameniibia',
  },
  answers: {
    sends: 'tuma, tumeni, itume, itumeni, peleka, pelekeni, ripoti, ripotini',
    stillThere:
      'pesa zipo, pesa bado zipo, ziko bado, bado ziko, zipo zote, ziko zote, hakuna kilichotoka, hazijatoka, hakuna kilichoibiwa, salio ni lile lile, hela zangu zipo, pesa zangu zipo, hela zipo, bado zipo, ziko salama',
    unless: 'lakini, kama, ikiwa, isipokuwa, bila, subiri, baadaye, kwanza, ila, si, sio, usi*, msi*, labda',
    yes:
      'ndiyo nimesema, nimesema ndiyo, nimesema ndio, nishasema ndiyo, nishasema ndio, ndiyo bwana, ndio bwana, ' +
      'eeh ndiyo, eeh ndio, ee ndiyo, aah ndiyo, ndio kabisa, ndiyo kabisa, ndiyo vyovyote, sawa vyovyote, ' +
      'ndio si nimesema',
    no:
      'hapana bwana, hapana nimesema, nimesema hapana, nishasema hapana, aah hapana, aa hapana, eh hapana, ' +
      'hapana kabisa, hata kidogo, kamwe, la hasha, si sasa, sio sasa, siyo sasa tena, hapana tena, ' +
      'haiko hivyo, si kweli, sio kweli, hapana sio, hakuna kabisa, hamna kabisa',
    around:
      'kama itasaidia, kama inawezekana, nimesema, nishasema, nimeshasema, haraka, haraka sana, fanya haraka, fanyeni haraka, nisaidie, ' +
      'nisaidieni, nisaidieni haraka, nisaidie haraka, tafadhali, vyovyote, jamani, sasa, tayari, naomba, ' +
      'nakuomba, nawaomba, aki, haki ya mungu, wallahi, mungu wangu',
    safe:
      'hakuna hatari, hamna hatari, sina hatari, siko hatarini, sipo hatarini, hatuko hatarini, ' +
      'hakuna mtu hatarini, hakuna aliye hatarini, hakuna mtu aliye hatarini, hakuna mtu yuko hatarini, ' +
      'hakuna yeyote hatarini, hakuna aliye kwenye hatari, niko salama, nipo salama, tuko salama, tupo salama, ' +
      'wote wako salama, wote salama, kila mtu yuko salama, kila mtu yupo salama, wote tuko salama, ' +
      'wote tupo salama, niko sawa, nipo sawa, niko poa, tuko sawa, tupo sawa, tuko poa, salama kabisa, ' +
      'salama tu, tuko salama sote',
  },
  handOff: {
    wants:
      'nataka, ninataka, nilitaka, naomba, ninaomba, nahitaji, ninahitaji, ningependa, napenda, naweza, ' +
      'ninaweza, nitaweza, niweze, tafadhali, tafadhalini, nisaidie, nisaidieni, niruhusu, niruhusuni, ' +
      'inawezekana, inawezekana ni, kuna, je kuna, je naweza, mnaweza, unaweza, lazima, afadhali, bora, nadai, ' +
      'ni bora, tunataka, tunaomba, tunahitaji, please, plz',
    speaks:
      'kuongea, niongee, ongea, tuongee, kuzungumza, nizungumze, zungumza, tuzungumze, kuchat, nichat, ' +
      'kupiga simu, kuwapigia, kuwasiliana, niwasiliane, kueleza, nieleze mtu, kusema na, kujadili, kuonana',
    hands:
      'niunganishe, niunganisheni, kuniunganisha, niunganishiwe, nipe, nipeni, nipatie, nipatieni, niletee, ' +
      'nileteeni, nielekeze kwa, nielekezeni kwa, nihamishe, nihamisheni, nipeleke kwa, nipelekeni kwa, ' +
      'niconnect, nitransfer, nipitishe kwa, mnipe, mniunganishe, nitafutie, nitafutieni, niitie, niitieni',
    opens:
      'kuongea na, ongea na, niongee na, kuzungumza na, zungumza na, nizungumze na, kuchat na, niunganishe na, ' +
      'niunganisheni na, kuwasiliana na',
    needs:
      'nataka, ninataka, nahitaji, ninahitaji, naomba, ninaomba, nadai, ningependa, tunahitaji, tunataka, hamna, hakuna, ' +
      'tunaomba, kuna, je kuna, mnaweza kunipa, naweza kupata, nipate, natafuta',
    persons:
      'mtu halisi, mtu wa kweli, mtu mwenyewe, binadamu, mwanadamu, mhudumu, muhudumu, mtoa huduma, ' +
      'mtu wa huduma, huduma kwa wateja, mtu wa customer care, mfanyakazi wenu, afisa wenu, ofisa wenu, ' +
      'mtu wenu, mkubwa wenu, msimamizi, msimamizi wenu, meneja wenu, mtu hai, mtu wa ofisi, mshauri wenu, ' +
      'wakala wenu, mtu wa kunisaidia, mtu si mashine, mtu sio mashine, mtu wa kuongea naye',
    anyone: 'mtu, mtu yeyote, yeyote, mtu fulani, mtu mmoja, mmoja wenu, msee',
    whole:
      'mtu tafadhali, binadamu tafadhali, mhudumu tafadhali, mtu halisi tafadhali, agent tafadhali, ' +
      'mhudumu sasa, mtu sasa hivi, sitaki roboti, sitaki robot, sitaki bot, sitaki mashine, sitaki kompyuta, ' +
      'sitaki kuongea na roboti, sitaki kuongea na robot, sitaki kuongea na bot, sitaki kuongea na mashine, ' +
      'sitaki kuongea na kompyuta, sitaki kuchat na roboti, sitaki kuchat na robot, sitaki kuchat na bot, ' +
      'sitaki kuchat na mashine, sitaki kuchat na kompyuta, nimechoka na roboti, nimechoka na robot, ' +
      'nimechoka na bot, nimechoka na mashine, nimechoka na hii bot, nimechoka na hii mashine, ' +
      'nimechoka na hii roboti, acha roboti, hakuna roboti, si mashine, sio mashine, nipigie simu, ' +
      'nipigieni simu, mnipigie simu, nipigie tafadhali, nipigieni tafadhali, naomba mnipigie, naomba unipigie, ' +
      'mtu anipigie, mtu anipigie simu, naomba mtu anipigie, naomba nipigiwe, nataka nipigiwe simu, ' +
      'kuna mtu anaweza kunipigia, niongee na mtu, kuna mtu wa kuongea naye',
    told:
      'alisema, amesema, akasema, anasema, walisema, wamesema, wakasema, wanasema, aliniambia, ameniambia, ' +
      'akaniambia, ananiambia, waliniambia, wameniambia, wakaniambia, wananiambia, niliambiwa, nimeambiwa, ' +
      'nikaambiwa, alidai, anadai, walidai, wanadai, aliahidi, waliahidi, aliniomba, ananiomba, waliniomba, ' +
      'wananiomba, alitaka, anataka, walitaka, wanataka, alinilazimisha, walinilazimisha, nilidhani, ' +
      'nilifikiri, niliamini, nilikuwa nikiongea, baada ya, kabla ya, nilipo*, eti, ati, alinifanya, ' +
      'walinifanya, alinishauri',
    others:
      'aliye*, walio*, anaye*, wanao*, ambaye, ambao, niliyempa, niliyemtumia, niliyeongea naye, ' +
      'niliongea naye, niliyekutana naye, huyo mtu, huyo jamaa, yule mtu, yule jamaa, huyo agent, yule agent, ' +
      'wa facebook, wa mtandaoni, wa telegram, wa benki alini*, wa safaricom alini*, alinipigia, alinitext, ' +
      'aliniandikia, aliniambia, aliniomba, anaitwa, amechukua, ameiba, alichukua, aliiba, alinitapeli, ' +
      'amenitapeli, tapeli, mwizi, nyuma ya, mtu wa kazi',
  },
  talk: {
    moneyGone:
      'nilituma, nililipa, nimetuma, nimelipa, nikatuma, nikalipa, nimeshatuma, nimeshalipa, nishatuma, ' +
      'nishalipa, nlituma, nlilipa, nmetuma, nmelipa, tulituma, tulilipa, tumetuma, tumelipa, alituma, alilipa, ' +
      'ametuma, amelipa, ameshatuma, ameshalipa, akatuma, akalipa, nilimtumia, niliwatumia, nilimlipa, ' +
      'niliwalipa, nilitoa, niliweka, nilimpa pesa, niliwapa pesa, nililipia, niliwekeza, nilipoteza, ' +
      'nilihamisha, nilideposit, nilisend, nimemtumia, nimewatumia, nimemlipa, nimewalipa, nimetoa, nimeweka, ' +
      'nimempa pesa, nimewapa pesa, nimelipia, nimewekeza, nimepoteza, nimehamisha, nimedeposit, nimesend, ' +
      'nikamtumia, nikawatumia, nikamlipa, nikawalipa, nikatoa, nikaweka, nikampa pesa, nikawapa pesa, ' +
      'nikalipia, nikawekeza, nikapoteza, nikahamisha, nikadeposit, nikasend, alimtumia, aliwatumia, alimlipa, ' +
      'aliwalipa, alitoa, aliweka, alimpa pesa, aliwapa pesa, alilipia, aliwekeza, alipoteza, alihamisha, ' +
      'alideposit, alisend, amemtumia, amewatumia, amemlipa, amewalipa, ametoa, ameweka, amempa pesa, ' +
      'amewapa pesa, amelipia, amewekeza, amepoteza, amehamisha, amedeposit, amesend, walichukua pesa, ' +
      'walichukua hela, walichukua kila kitu, waliiba, waliniibia, walikula pesa, walinikula, walihamisha, ' +
      'walinitapeli, walisafisha akaunti, walitoa pesa, walikomba, walinitoroka na pesa, walinipora, ' +
      'walikata pesa, wamechukua pesa, wamechukua hela, wamechukua kila kitu, wameiba, wameniibia, ' +
      'wamekula pesa, wamenikula, wamehamisha, wamenitapeli, wamesafisha akaunti, wametoa pesa, wamekomba, ' +
      'wamenitoroka na pesa, wamenipora, wamekata pesa, wakachukua pesa, wakachukua hela, wakachukua kila kitu, ' +
      'wakaiba, wakaniibia, wakakula pesa, wakanikula, wakahamisha, wakanitapeli, wakasafisha akaunti, ' +
      'wakatoa pesa, wakakomba, wakanitoroka na pesa, wakanipora, wakakata pesa, alichukua pesa, ' +
      'alichukua hela, alichukua kila kitu, aliiba, aliniibia, alikula pesa, alinikula, alinitapeli, ' +
      'alisafisha akaunti, alikomba, alinitoroka na pesa, alinipora, alikata pesa, amechukua pesa, ' +
      'amechukua hela, amechukua kila kitu, ameiba, ameniibia, amekula pesa, amenikula, amenitapeli, ' +
      'amesafisha akaunti, amekomba, amenitoroka na pesa, amenipora, amekata pesa, akachukua pesa, ' +
      'akachukua hela, akachukua kila kitu, akaiba, akaniibia, akakula pesa, akanikula, akahamisha, ' +
      'akanitapeli, akasafisha akaunti, akatoa pesa, akakomba, akanitoroka na pesa, akanipora, akakata pesa, ' +
      'pesa zangu zimeenda, pesa zangu imeenda, pesa zangu zimepotea, pesa zangu imepotea, ' +
      'pesa zangu zimekwisha, pesa zangu imekwisha, pesa zangu zimeliwa, pesa yangu zimeenda, ' +
      'pesa yangu imeenda, pesa yangu zimepotea, pesa yangu imepotea, pesa yangu zimekwisha, ' +
      'pesa yangu imekwisha, pesa yangu zimeliwa, pesa zetu zimeenda, pesa zetu imeenda, pesa zetu zimepotea, ' +
      'pesa zetu imepotea, pesa zetu zimekwisha, pesa zetu imekwisha, pesa zetu zimeliwa, pesa zote imeenda, ' +
      'pesa zote zimepotea, pesa zote imepotea, pesa zote zimekwisha, pesa zote imekwisha, pesa zote zimeliwa, ' +
      'pesa yote zimeenda, pesa yote zimepotea, pesa yote imepotea, pesa yote zimekwisha, pesa yote imekwisha, ' +
      'pesa yote zimeliwa, pesa zake zimeenda, pesa zake imeenda, pesa zake zimepotea, pesa zake imepotea, ' +
      'pesa zake zimekwisha, pesa zake imekwisha, pesa zake zimeliwa, pesa yake zimeenda, pesa yake imeenda, ' +
      'pesa yake zimepotea, pesa yake imepotea, pesa yake zimekwisha, pesa yake imekwisha, pesa yake zimeliwa, ' +
      'hela zangu zimeenda, hela zangu imeenda, hela zangu zimepotea, hela zangu imepotea, ' +
      'hela zangu zimekwisha, hela zangu imekwisha, hela zangu zimeliwa, hela yangu zimeenda, ' +
      'hela yangu imeenda, hela yangu zimepotea, hela yangu imepotea, hela yangu zimekwisha, ' +
      'hela yangu imekwisha, hela yangu zimeliwa, hela zetu zimeenda, hela zetu imeenda, hela zetu zimepotea, ' +
      'hela zetu imepotea, hela zetu zimekwisha, hela zetu imekwisha, hela zetu zimeliwa, hela zote imeenda, ' +
      'hela zote zimepotea, hela zote imepotea, hela zote zimekwisha, hela zote imekwisha, hela zote zimeliwa, ' +
      'hela yote zimeenda, hela yote zimepotea, hela yote imepotea, hela yote zimekwisha, hela yote imekwisha, ' +
      'hela yote zimeliwa, hela zake zimeenda, hela zake imeenda, hela zake zimepotea, hela zake imepotea, ' +
      'hela zake zimekwisha, hela zake imekwisha, hela zake zimeliwa, hela yake zimeenda, hela yake imeenda, ' +
      'hela yake zimepotea, hela yake imepotea, hela yake zimekwisha, hela yake imekwisha, hela yake zimeliwa, ' +
      'doh zangu zimeenda, doh zangu imeenda, doh zangu zimepotea, doh zangu imepotea, doh zangu zimekwisha, ' +
      'doh zangu imekwisha, doh zangu zimeliwa, doh yangu zimeenda, doh yangu imeenda, doh yangu zimepotea, ' +
      'doh yangu imepotea, doh yangu zimekwisha, doh yangu imekwisha, doh yangu zimeliwa, doh zetu zimeenda, ' +
      'doh zetu imeenda, doh zetu zimepotea, doh zetu imepotea, doh zetu zimekwisha, doh zetu imekwisha, ' +
      'doh zetu zimeliwa, doh zote imeenda, doh zote zimepotea, doh zote imepotea, doh zote zimekwisha, ' +
      'doh zote imekwisha, doh zote zimeliwa, doh yote zimeenda, doh yote zimepotea, doh yote imepotea, ' +
      'doh yote zimekwisha, doh yote imekwisha, doh yote zimeliwa, doh zake zimeenda, doh zake imeenda, ' +
      'doh zake zimepotea, doh zake imepotea, doh zake zimekwisha, doh zake imekwisha, doh zake zimeliwa, ' +
      'doh yake zimeenda, doh yake imeenda, doh yake zimepotea, doh yake imepotea, doh yake zimekwisha, ' +
      'doh yake imekwisha, doh yake zimeliwa, fedha zangu zimeenda, fedha zangu imeenda, fedha zangu zimepotea, ' +
      'fedha zangu imepotea, fedha zangu zimekwisha, fedha zangu imekwisha, fedha zangu zimeliwa, ' +
      'fedha yangu zimeenda, fedha yangu imeenda, fedha yangu zimepotea, fedha yangu imepotea, ' +
      'fedha yangu zimekwisha, fedha yangu imekwisha, fedha yangu zimeliwa, fedha zetu zimeenda, ' +
      'fedha zetu imeenda, fedha zetu zimepotea, fedha zetu imepotea, fedha zetu zimekwisha, ' +
      'fedha zetu imekwisha, fedha zetu zimeliwa, fedha zote imeenda, fedha zote zimepotea, ' +
      'fedha zote imepotea, fedha zote zimekwisha, fedha zote imekwisha, fedha zote zimeliwa, ' +
      'fedha yote zimeenda, fedha yote zimepotea, fedha yote imepotea, fedha yote zimekwisha, ' +
      'fedha yote imekwisha, fedha yote zimeliwa, fedha zake zimeenda, fedha zake imeenda, ' +
      'fedha zake zimepotea, fedha zake imepotea, fedha zake zimekwisha, fedha zake imekwisha, ' +
      'fedha zake zimeliwa, fedha yake zimeenda, fedha yake imeenda, fedha yake zimepotea, fedha yake imepotea, ' +
      'fedha yake zimekwisha, fedha yake imekwisha, fedha yake zimeliwa, pesa zimeenda, pesa imeenda, ' +
      'pesa zimepotea, pesa imepotea, pesa zimetoka, pesa imetoka, pesa zilitoka, pesa ilitoka, pesa zinatoka, ' +
      'pesa inatoka, pesa zinaisha, pesa zinakatwa, pesa kwaheri, hela zimeenda, hela imeenda, hela zimepotea, ' +
      'hela imepotea, hela zimetoka, hela imetoka, hela zilitoka, hela ilitoka, hela zinatoka, hela inatoka, ' +
      'hela zinaisha, hela zinakatwa, hela kwaheri, doh zimeenda, doh imeenda, doh zimepotea, doh imepotea, ' +
      'doh zimetoka, doh imetoka, doh zilitoka, doh ilitoka, doh zinatoka, doh inatoka, doh zinaisha, ' +
      'doh zinakatwa, doh kwaheri, fedha zimeenda, fedha imeenda, fedha zimepotea, fedha imepotea, ' +
      'fedha zimetoka, fedha imetoka, fedha zilitoka, fedha ilitoka, fedha zinatoka, fedha inatoka, ' +
      'fedha zinaisha, fedha zinakatwa, fedha kwaheri, zimetumwa, zimekatwa, zimeibiwa, zimechukuliwa, ' +
      'zimehamishwa, zimetoka kwa akaunti, zimetoka kwenye akaunti, zilitumwa, zilikatwa, ziliibiwa, ' +
      'zilichukuliwa, zilihamishwa, zilitoka kwa akaunti, zilitoka kwenye akaunti, imetumwa, imekatwa, ' +
      'imeibiwa, imechukuliwa, imehamishwa, imetoka kwa akaunti, imetoka kwenye akaunti, ilitumwa, ilikatwa, ' +
      'iliibiwa, ilichukuliwa, ilihamishwa, ilitoka kwa akaunti, ilitoka kwenye akaunti, nimeibiwa, ' +
      'nimetapeliwa pesa, nimekatwa, nimeporwa, nimelaghaiwa, nimeliwa, niliibiwa, nilitapeliwa pesa, ' +
      'nilikatwa, niliporwa, nililaghaiwa, nililiwa, ameibiwa, ametapeliwa pesa, amekatwa, ameporwa, ' +
      'amelaghaiwa, ameliwa, tumeibiwa, tumetapeliwa pesa, tumekatwa, tumeporwa, tumelaghaiwa, tumepoteza pesa, ' +
      'tumeliwa, akaunti yangu iko sifuri, akaunti iko sifuri, akaunti iko tupu, akaunti haina kitu, ' +
      'akaunti imefagiliwa, akaunti imesafishwa, akaunti ni sifuri, balance ni sifuri, balance iko zero, ' +
      'balance ni zero, balance imebaki zero, salio ni sifuri, salio limebaki sifuri, salio sifuri, ' +
      'imebaki sifuri, hakuna kitu kwa akaunti, sina hata shilingi, sijabaki na kitu, nimebaki bila kitu, ' +
      'nimebaki sina kitu, nimebaki mikono mitupu, wamenimaliza, wamemaliza pesa, yote imeenda, zote zimeenda, ' +
      'zimeenda zote, imeenda yote, imeenda tayari, zimeenda tayari, nataka pesa zangu, nataka pesa yangu, ' +
      'nirudishieni pesa, nilimpa cash, nilimkabidhi pesa, kwa bahati mbaya ndio, ndiyo kwa bahati mbaya, ' +
      'ndio zimetoka, ndiyo zimetoka, wametoa kila kitu, mkopo umechukuliwa kwa jina langu, kala pesa, kalipa, ' +
      'katuma',
    moneySafe:
      'sikutuma, sikulipa, sikutoa pesa, sikuweka pesa, sikumtumia, sikuwatumia, sikumpa pesa, sikuwapa pesa, ' +
      'sikumlipa, sikupoteza, sikutoa chochote, sijatuma, sijalipa, sijatoa pesa, sijaweka pesa, sijamtumia, ' +
      'sijawatumia, sijampa pesa, sijawapa pesa, sijamlipa, sijapoteza, sijatoa chochote, cjatuma, cjalipa, ' +
      'cjatoa pesa, cjaweka pesa, cjamtumia, cjawatumia, cjampa pesa, cjawapa pesa, cjamlipa, cjapoteza, ' +
      'cjatoa chochote, hatukutuma, hatukulipa, hatukutoa pesa, hatukuweka pesa, hatukumtumia, hatukuwatumia, ' +
      'hatukumpa pesa, hatukuwapa pesa, hatukumlipa, hatukupoteza, hatukutoa chochote, hatujatuma, hatujalipa, ' +
      'hatujatoa pesa, hatujaweka pesa, hatujamtumia, hatujawatumia, hatujampa pesa, hatujawapa pesa, ' +
      'hatujamlipa, hatujapoteza, hatujatoa chochote, hakutuma, hakulipa, hakutoa pesa, hakuweka pesa, ' +
      'hakumtumia, hakuwatumia, hakumpa pesa, hakuwapa pesa, hakumlipa, hakupoteza, hakutoa chochote, hajatuma, ' +
      'hajalipa, hajatoa pesa, hajaweka pesa, hajamtumia, hajawatumia, hajampa pesa, hajawapa pesa, hajamlipa, ' +
      'hajapoteza, hajatoa chochote, sikukatwa, sikuibiwa pesa, sikuibiwa chochote, sikutapeliwa, sikudeposit, ' +
      'sikusend, sikuhamisha, sikuwekeza, sijakatwa, sijaibiwa pesa, sijaibiwa chochote, sijatapeliwa, ' +
      'sijadeposit, sijasend, sijahamisha, sijawekeza, hakukatwa, hakuibiwa pesa, hakuibiwa chochote, ' +
      'hakutapeliwa, hakudeposit, hakusend, hakuhamisha, hakuwekeza, hajakatwa, hajaibiwa pesa, ' +
      'hajaibiwa chochote, hajatapeliwa, hajadeposit, hajasend, hajahamisha, hajawekeza, hawakupata pesa, ' +
      'hawakupata kitu, hawakupata chochote, hawajapata pesa, hawajapata kitu, hawajapata chochote, ' +
      'hawakuchukua pesa, hawakuchukua kitu, hawakuchukua chochote, hawajachukua pesa, hawajachukua kitu, ' +
      'hawajachukua chochote, hakupata kitu, hakuchukua kitu, hakuna pesa iliyotoka, hakuna pesa zilizotoka, ' +
      'hakuna pesa imetoka, hakuna pesa zimetoka, hakuna pesa kilichotoka, hakuna pesa iliyopotea, ' +
      'hakuna pesa zilizopotea, hakuna pesa iliyoibiwa, hakuna pesa kimepotea, hakuna pesa imepotea, ' +
      'hakuna pesa imeenda, hakuna pesa iliyoenda, hakuna pesa iliyotumwa, hakuna pesa imekatwa, ' +
      'hakuna pesa iliyokatwa, hakuna pesa kimeibiwa, hakuna pesa nilichotuma, hakuna pesa niliyotuma, ' +
      'hakuna pesa nimetuma, hakuna pesa nilituma, hakuna pesa nililipa, hakuna pesa niliyolipa, ' +
      'hakuna hela iliyotoka, hakuna hela zilizotoka, hakuna hela imetoka, hakuna hela zimetoka, ' +
      'hakuna hela kilichotoka, hakuna hela iliyopotea, hakuna hela zilizopotea, hakuna hela iliyoibiwa, ' +
      'hakuna hela kimepotea, hakuna hela imepotea, hakuna hela imeenda, hakuna hela iliyoenda, ' +
      'hakuna hela iliyotumwa, hakuna hela imekatwa, hakuna hela iliyokatwa, hakuna hela kimeibiwa, ' +
      'hakuna hela nilichotuma, hakuna hela niliyotuma, hakuna hela nimetuma, hakuna hela nilituma, ' +
      'hakuna hela nililipa, hakuna hela niliyolipa, hakuna doh iliyotoka, hakuna doh zilizotoka, ' +
      'hakuna doh imetoka, hakuna doh zimetoka, hakuna doh kilichotoka, hakuna doh iliyopotea, ' +
      'hakuna doh zilizopotea, hakuna doh iliyoibiwa, hakuna doh kimepotea, hakuna doh imepotea, ' +
      'hakuna doh imeenda, hakuna doh iliyoenda, hakuna doh iliyotumwa, hakuna doh imekatwa, ' +
      'hakuna doh iliyokatwa, hakuna doh kimeibiwa, hakuna doh nilichotuma, hakuna doh niliyotuma, ' +
      'hakuna doh nimetuma, hakuna doh nilituma, hakuna doh nililipa, hakuna doh niliyolipa, ' +
      'hakuna fedha iliyotoka, hakuna fedha zilizotoka, hakuna fedha imetoka, hakuna fedha zimetoka, ' +
      'hakuna fedha kilichotoka, hakuna fedha iliyopotea, hakuna fedha zilizopotea, hakuna fedha iliyoibiwa, ' +
      'hakuna fedha kimepotea, hakuna fedha imepotea, hakuna fedha imeenda, hakuna fedha iliyoenda, ' +
      'hakuna fedha iliyotumwa, hakuna fedha imekatwa, hakuna fedha iliyokatwa, hakuna fedha kimeibiwa, ' +
      'hakuna fedha nilichotuma, hakuna fedha niliyotuma, hakuna fedha nimetuma, hakuna fedha nilituma, ' +
      'hakuna fedha nililipa, hakuna fedha niliyolipa, hakuna kitu iliyotoka, hakuna kitu zilizotoka, ' +
      'hakuna kitu imetoka, hakuna kitu zimetoka, hakuna kitu kilichotoka, hakuna kitu iliyopotea, ' +
      'hakuna kitu zilizopotea, hakuna kitu iliyoibiwa, hakuna kitu kimepotea, hakuna kitu imepotea, ' +
      'hakuna kitu imeenda, hakuna kitu iliyoenda, hakuna kitu iliyotumwa, hakuna kitu imekatwa, ' +
      'hakuna kitu iliyokatwa, hakuna kitu kimeibiwa, hakuna kitu nilichotuma, hakuna kitu niliyotuma, ' +
      'hakuna kitu nimetuma, hakuna kitu nilituma, hakuna kitu nililipa, hakuna kitu niliyolipa, ' +
      'hakuna chochote iliyotoka, hakuna chochote zilizotoka, hakuna chochote imetoka, ' +
      'hakuna chochote zimetoka, hakuna chochote kilichotoka, hakuna chochote iliyopotea, ' +
      'hakuna chochote zilizopotea, hakuna chochote iliyoibiwa, hakuna chochote kimepotea, ' +
      'hakuna chochote imepotea, hakuna chochote imeenda, hakuna chochote iliyoenda, ' +
      'hakuna chochote iliyotumwa, hakuna chochote imekatwa, hakuna chochote iliyokatwa, ' +
      'hakuna chochote kimeibiwa, hakuna chochote nilichotuma, hakuna chochote niliyotuma, ' +
      'hakuna chochote nimetuma, hakuna chochote nilituma, hakuna chochote nililipa, ' +
      'hakuna chochote niliyolipa, hamna pesa iliyotoka, hamna pesa zilizotoka, hamna pesa imetoka, ' +
      'hamna pesa zimetoka, hamna pesa kilichotoka, hamna pesa iliyopotea, hamna pesa zilizopotea, ' +
      'hamna pesa iliyoibiwa, hamna pesa kimepotea, hamna pesa imepotea, hamna pesa imeenda, ' +
      'hamna pesa iliyoenda, hamna pesa iliyotumwa, hamna pesa imekatwa, hamna pesa iliyokatwa, ' +
      'hamna pesa kimeibiwa, hamna pesa nilichotuma, hamna pesa niliyotuma, hamna pesa nimetuma, ' +
      'hamna pesa nilituma, hamna pesa nililipa, hamna pesa niliyolipa, hamna hela iliyotoka, ' +
      'hamna hela zilizotoka, hamna hela imetoka, hamna hela zimetoka, hamna hela kilichotoka, ' +
      'hamna hela iliyopotea, hamna hela zilizopotea, hamna hela iliyoibiwa, hamna hela kimepotea, ' +
      'hamna hela imepotea, hamna hela imeenda, hamna hela iliyoenda, hamna hela iliyotumwa, ' +
      'hamna hela imekatwa, hamna hela iliyokatwa, hamna hela kimeibiwa, hamna hela nilichotuma, ' +
      'hamna hela niliyotuma, hamna hela nimetuma, hamna hela nilituma, hamna hela nililipa, ' +
      'hamna hela niliyolipa, hamna doh iliyotoka, hamna doh zilizotoka, hamna doh imetoka, hamna doh zimetoka, ' +
      'hamna doh kilichotoka, hamna doh iliyopotea, hamna doh zilizopotea, hamna doh iliyoibiwa, ' +
      'hamna doh kimepotea, hamna doh imepotea, hamna doh imeenda, hamna doh iliyoenda, hamna doh iliyotumwa, ' +
      'hamna doh imekatwa, hamna doh iliyokatwa, hamna doh kimeibiwa, hamna doh nilichotuma, ' +
      'hamna doh niliyotuma, hamna doh nimetuma, hamna doh nilituma, hamna doh nililipa, hamna doh niliyolipa, ' +
      'hamna fedha iliyotoka, hamna fedha zilizotoka, hamna fedha imetoka, hamna fedha zimetoka, ' +
      'hamna fedha kilichotoka, hamna fedha iliyopotea, hamna fedha zilizopotea, hamna fedha iliyoibiwa, ' +
      'hamna fedha kimepotea, hamna fedha imepotea, hamna fedha imeenda, hamna fedha iliyoenda, ' +
      'hamna fedha iliyotumwa, hamna fedha imekatwa, hamna fedha iliyokatwa, hamna fedha kimeibiwa, ' +
      'hamna fedha nilichotuma, hamna fedha niliyotuma, hamna fedha nimetuma, hamna fedha nilituma, ' +
      'hamna fedha nililipa, hamna fedha niliyolipa, hamna kitu iliyotoka, hamna kitu zilizotoka, ' +
      'hamna kitu imetoka, hamna kitu zimetoka, hamna kitu kilichotoka, hamna kitu iliyopotea, ' +
      'hamna kitu zilizopotea, hamna kitu iliyoibiwa, hamna kitu kimepotea, hamna kitu imepotea, ' +
      'hamna kitu imeenda, hamna kitu iliyoenda, hamna kitu iliyotumwa, hamna kitu imekatwa, ' +
      'hamna kitu iliyokatwa, hamna kitu kimeibiwa, hamna kitu nilichotuma, hamna kitu niliyotuma, ' +
      'hamna kitu nimetuma, hamna kitu nilituma, hamna kitu nililipa, hamna kitu niliyolipa, ' +
      'hamna chochote iliyotoka, hamna chochote zilizotoka, hamna chochote imetoka, hamna chochote zimetoka, ' +
      'hamna chochote kilichotoka, hamna chochote iliyopotea, hamna chochote zilizopotea, ' +
      'hamna chochote iliyoibiwa, hamna chochote kimepotea, hamna chochote imepotea, hamna chochote imeenda, ' +
      'hamna chochote iliyoenda, hamna chochote iliyotumwa, hamna chochote imekatwa, hamna chochote iliyokatwa, ' +
      'hamna chochote kimeibiwa, hamna chochote nilichotuma, hamna chochote niliyotuma, ' +
      'hamna chochote nimetuma, hamna chochote nilituma, hamna chochote nililipa, hamna chochote niliyolipa, ' +
      'hakuna hasara, hamna hasara, bila hasara, pesa haijatoka, pesa hazijatoka, pesa haikutoka, ' +
      'pesa hazikutoka, pesa haijaenda, pesa hazijaenda, pesa haikuenda, pesa hazijapotea, pesa haijapotea, ' +
      'hela haijatoka, hela hazijatoka, hela haikutoka, hela hazikutoka, hela haijaenda, hela hazijaenda, ' +
      'hela haikuenda, hela hazijapotea, hela haijapotea, doh haijatoka, doh hazijatoka, doh haikutoka, ' +
      'doh hazikutoka, doh haijaenda, doh hazijaenda, doh haikuenda, doh hazijapotea, doh haijapotea, ' +
      'fedha haijatoka, fedha hazijatoka, fedha haikutoka, fedha hazikutoka, fedha haijaenda, fedha hazijaenda, ' +
      'fedha haikuenda, fedha hazijapotea, fedha haijapotea, pesa bado iko, pesa bado ziko, pesa bado ipo, ' +
      'pesa bado zipo, pesa ipo salama, pesa zipo salama, pesa iko, pesa ziko, pesa zote ziko, pesa zangu ziko, ' +
      'pesa yangu iko, hela bado iko, hela bado ziko, hela bado ipo, hela bado zipo, hela ipo salama, ' +
      'hela zipo salama, hela iko, hela ziko, hela zote ziko, hela zangu ziko, hela yangu iko, doh bado iko, ' +
      'doh bado ziko, doh bado ipo, doh bado zipo, doh ipo salama, doh zipo salama, doh iko, doh ziko, ' +
      'doh zote ziko, doh zangu ziko, doh yangu iko, bado pesa ipo, bado pesa zipo, bado hela ipo, ' +
      'bado hela zipo, salio halijabadilika, salio liko vile vile, salio liko sawa, salio lipo, ' +
      'balance iko sawa, balance haijabadilika, balance bado iko, balance ni ile ile, muamala umekataa, ' +
      'muamala ulikataa, muamala umefeli, muamala ulifeli, muamala haikupita, muamala haikuenda, ' +
      'muamala hayakupita, muamala umezuiwa, muamala ulizuiwa, muamala umesitishwa, muamala imekataa, ' +
      'muamala ilikataa, muamala imefeli, muamala ilifeli, muamala imeblockiwa, muamala haukupita, ' +
      'malipo umekataa, malipo ulikataa, malipo umefeli, malipo ulifeli, malipo haikupita, malipo haikuenda, ' +
      'malipo hayakupita, malipo umezuiwa, malipo ulizuiwa, malipo umesitishwa, malipo imekataa, ' +
      'malipo ilikataa, malipo imefeli, malipo ilifeli, malipo imeblockiwa, malipo haukupita, ' +
      'transfer umekataa, transfer ulikataa, transfer umefeli, transfer ulifeli, transfer haikupita, ' +
      'transfer haikuenda, transfer hayakupita, transfer umezuiwa, transfer ulizuiwa, transfer umesitishwa, ' +
      'transfer imekataa, transfer ilikataa, transfer imefeli, transfer ilifeli, transfer imeblockiwa, ' +
      'transfer haukupita, benki ilizuia, benki imezuia, benki ilisimamisha, benki imesimamisha, ' +
      'benki iliblock, benki imeblock, benki walizuia, benki wamezuia, nilikataa, nimekataa, nikakataa, ' +
      'alikataa, nikagoma, nilighairi mapema, nilighairi kwa wakati, nikaghairi mapema, nikaghairi kwa wakati, ' +
      'niliacha mapema, niliacha kwa wakati, nikaacha mapema, nikaacha kwa wakati, nilishtuka mapema, ' +
      'nilishtuka kwa wakati, nikashtuka mapema, nikashtuka kwa wakati, nilistuka mapema, nilistuka kwa wakati, ' +
      'kabla ya kutuma, kabla ya kulipa, karibu nitume, karibu nilipe, karibu nitapeliwa, karibu atume, ' +
      'karibu alipe, karibu nidanganyike, karibu aibiwe, karibu niibiwe, nusura nitume, nusura nilipe, ' +
      'nusura nitapeliwa, nusura atume, nusura alipe, nusura nidanganyike, nusura aibiwe, nusura niibiwe, ' +
      'almanusura nitume, almanusura nilipe, almanusura nitapeliwa, almanusura atume, almanusura alipe, ' +
      'almanusura nidanganyike, almanusura aibiwe, almanusura niibiwe, sitatuma, sitalipa, sitatoa, silipi, ' +
      'situmi, hatulipi, sina mpango wa kulipa, zimerudi zote, zimerudi yote, imerudi zote, imerudi yote, ' +
      'zilirudi zote, zilirudi yote, ilirudi zote, ilirudi yote, zimerudishwa zote, zimerudishwa yote, ' +
      'ilirudishwa zote, ilirudishwa yote, imerudishwa zote, imerudishwa yote, nimerudishiwa zote, ' +
      'nimerudishiwa yote, nimerudishiwa pesa zangu zote, nimerudishiwa pesa yote, nilirudishiwa zote, ' +
      'nilirudishiwa yote, nilirudishiwa pesa zangu zote, nilirudishiwa pesa yote, ilisharudi, zilisharudi, ' +
      'hata senti, hata shilingi moja, sikudanganyika, sijadanganyika, sikuingia kwenye mtego, ' +
      'nilitoa taarifa tu, nilitoa jina tu, nawapa taarifa tu, naripoti tu, nataka tu kuripoti, ' +
      'kuwatahadharisha tu, akaunti haikuwa na pesa, haikuwa na kitu, haina kitu cha kuiba, salio halikutosha, ' +
      'balance haikutosha',
    goesOn:
      'bado anapiga, bado wanapiga, bado ananipigia, bado wananipigia, bado anaandika, bado wanaandika, ' +
      'bado anatext, bado wanatext, bado anaomba, bado wanaomba, bado anadai, bado wanadai, bado anataka, ' +
      'bado wanataka, bado yuko, bado wako, bado yupo, bado wapo, bado anaendelea, bado wanaendelea, ' +
      'bado anatuma, bado wanatuma, bado anaendesha, bado wanaendesha, bado anaongea, bado naongea naye, ' +
      'bado tunaongea, bado tunachat, bado anaamini, bado anasubiri, bado wanasubiri, bado inatoka, ' +
      'bado zinatoka, bado inakatwa, bado zinakatwa, bado anamwamini, bado ananiandikia, bado wananiandikia, ' +
      'bado ananisumbua, bado wananisumbua, yuko kwa laini, yuko kwa line, yuko kwenye laini, yuko kwenye simu, ' +
      'yuko kwa simu, yuko kwa call, yuko kwenye call, yuko video call, yuko laini, yuko live, yuko online, ' +
      'yuko hewani, yupo kwa laini, yupo kwa line, yupo kwenye laini, yupo kwenye simu, yupo kwa simu, ' +
      'yupo kwa call, yupo kwenye call, yupo video call, yupo laini, yupo live, yupo online, yupo hewani, ' +
      'wako kwa laini, wako kwa line, wako kwenye laini, wako kwenye simu, wako kwa simu, wako kwa call, ' +
      'wako kwenye call, wako video call, wako laini, wako live, wako online, wako hewani, wapo kwa laini, ' +
      'wapo kwa line, wapo kwenye laini, wapo kwenye simu, wapo kwa simu, wapo kwa call, wapo kwenye call, ' +
      'wapo video call, wapo laini, wapo live, wapo online, wapo hewani, ako kwa laini, ako kwa line, ' +
      'ako kwenye laini, ako kwenye simu, ako kwa simu, ako kwa call, ako kwenye call, ako video call, ' +
      'ako laini, ako live, ako online, ako hewani, nko kwa laini, nko kwa line, nko kwenye laini, ' +
      'nko kwenye simu, nko kwa simu, nko kwa call, nko kwenye call, nko video call, nko laini, nko live, ' +
      'nko online, nko hewani, niko naye kwa simu, niko naye kwa line, niko naye kwa call, ' +
      'nko na yeye kwa call, nipo naye kwenye simu, naongea naye sasa, naongea naye kwa simu, ' +
      'anaongea na mtu wa, anaongea na tapeli, anaongea na matapeli, usikate simu, nisikate simu, asikate simu, ' +
      'nikate, anapiga tena, anapiga sasa, anapiga kila mara, anapiga kila saa, anapiga kila dakika, ' +
      'anapiga simu sasa, wanapiga tena, wanapiga sasa, wanapiga kila mara, wanapiga kila saa, ' +
      'wanapiga kila dakika, wanapiga simu sasa, ananipigia tena, ananipigia sasa, ananipigia kila mara, ' +
      'ananipigia kila saa, ananipigia kila dakika, ananipigia simu sasa, wananipigia tena, wananipigia sasa, ' +
      'wananipigia kila mara, wananipigia kila saa, wananipigia kila dakika, wananipigia simu sasa, ' +
      'atapiga tena, watapiga tena, atanipigia tena, watanipigia tena, anarudi sasa hivi, haachi kupiga, ' +
      'haachi kunipigia, haachi kuniandikia, haachi kuniomba, haachi kunisumbua, hawaachi kupiga, ' +
      'hawaachi kunipigia, hawaachi kuniandikia, hawaachi kunisumbua, anaendelea kunipigia, anaendelea kutoa, ' +
      'anaendelea kuomba, anaendelea kudai, anaendelea kutuma, anaendelea kunitishia, anaendelea kuchukua, ' +
      'wanaendelea kunipigia, wanaendelea kutoa, wanaendelea kuomba, wanaendelea kudai, wanaendelea kutuma, ' +
      'wanaendelea kunitishia, wanaendelea kuchukua, pesa zinatoka, pesa inatoka, pesa zinaisha, ' +
      'pesa zinaendelea, hela zinatoka, hela inatoka, hela zinaisha, hela zinaendelea, inaendelea, ' +
      'zinaendelea kutoka, sms zinakuja, anaendesha simu, wanaendesha simu, anadhibiti simu, wanadhibiti simu, ' +
      'anacontrol simu, wanacontrol simu, simu inajiendesha, simu yangu inajiendesha, inafunguka yenyewe, ' +
      'inaandika yenyewe, haizimi, app haitoki, ndani ya app yangu, ndani ya akaunti yangu, ' +
      'ndani ya simu yangu, ndani ya laptop yangu, wako ndani ya, yuko ndani ya, ako ndani ya, anataka tena, ' +
      'anataka zaidi, anataka ingine, anataka nyingine, anataka zingine, anataka pesa zaidi, anataka sasa, ' +
      'wanataka tena, wanataka zaidi, wanataka ingine, wanataka nyingine, wanataka zingine, ' +
      'wanataka pesa zaidi, wanataka sasa, anadai tena, anadai zaidi, anadai ingine, anadai nyingine, ' +
      'anadai zingine, anadai pesa zaidi, anadai sasa, wanadai tena, wanadai zaidi, wanadai ingine, ' +
      'wanadai nyingine, wanadai zingine, wanadai pesa zaidi, wanadai sasa, anaomba tena, anaomba zaidi, ' +
      'anaomba ingine, anaomba nyingine, anaomba zingine, anaomba pesa zaidi, anaomba sasa, wanaomba tena, ' +
      'wanaomba zaidi, wanaomba ingine, wanaomba nyingine, wanaomba zingine, wanaomba pesa zaidi, ' +
      'wanaomba sasa, sasa anataka, sasa wanataka, sasa anadai, sasa wanadai, sasa anasema, sasa wanasema, ' +
      'sasa anaomba, sasa ananiambia, leo anataka, leo wanataka, leo amerudi, leo anadai, amerudi anataka, ' +
      'anasubiri pesa, anasubiri code, anasubiri nje, wanasubiri pesa, wanasubiri code, wanasubiri nje, ' +
      'amenipa hadi, amenipa mpaka, amenipa muda, wamenipa hadi, wamenipa mpaka, wamenipa muda, hadi kesho, ' +
      'mpaka kesho, kabla ya kesho, ananiambia nisitoke, ananiambia nisikate, ananiambia niwe, nitume, nilipe, ' +
      'nimtumie, niwatumie, nataka kutuma, nataka kulipa, nataka kudeposit, nataka kutoa, anataka kutuma, ' +
      'anataka kulipa, anataka kudeposit, anataka kutoa, naenda kutuma, naenda kulipa, naenda kudeposit, ' +
      'naenda kutoa, anaenda kutuma, anaenda kulipa, anaenda kudeposit, anaenda kutoa, najiandaa kutuma, ' +
      'najiandaa kulipa, najiandaa kudeposit, najiandaa kutoa, niko njiani kutuma, niko njiani kulipa, ' +
      'niko njiani kudeposit, niko njiani kutoa, anaelekea kutuma, anataka kukopa, ananitishia, wananitishia, ' +
      'anatishia, wanatishia, atazituma kwa, ataposti, watapost, wako mlangoni, wako nje, wako njiani, ' +
      'wako kwa gate, wako hapa, wapo mlangoni, wapo nje, wapo njiani, wapo kwa gate, wapo hapa, yuko mlangoni, ' +
      'yuko nje, yuko njiani, yuko kwa gate, yuko hapa, yupo mlangoni, yupo nje, yupo njiani, yupo kwa gate, ' +
      'yupo hapa, ako mlangoni, ako nje, ako njiani, ako kwa gate, ako hapa, hasikii la mtu, hataki kusikia, ' +
      'hataki kureport, kila siku anatuma, kila siku wanadai, kila siku anadai, kila siku anataka, ' +
      'kila siku wanakata, kila wiki anatuma, kila wiki wanadai, kila wiki anadai, kila wiki anataka, ' +
      'kila wiki wanakata, kila mwezi anatuma, kila mwezi wanadai, kila mwezi anadai, kila mwezi anataka, ' +
      'kila mwezi wanakata, kila mwisho wa mwezi anatuma, kila mwisho wa mwezi wanadai, ' +
      'kila mwisho wa mwezi anadai, kila mwisho wa mwezi anataka, kila mwisho wa mwezi wanakata, ' +
      'sasa hivi ana*, sasa hivi wana*, sasa hivi yuko*, sasa hivi wako*, nifungulieni, tunaongea sasa, ' +
      'ndiyo bado, ndio bado, haijaisha, haijakwisha, bado hajaacha, sijamblock, sijawablock, ' +
      'bado nina mawasiliano, bado ana access',
    over:
      'nilikata, nilimblock, niliwablock, niliblock, niliondoa app, nilitoa app, niliuninstall, nilidelete, ' +
      'nilifuta, nilizima, nilibadilisha pin, nilibadilisha password, nilibadili pin, niliacha, ' +
      'niliachana naye, niliachana nao, niliondoka group, nilitoka kwa group, nilimdelete, nilikataa, nimekata, ' +
      'nimemblock, nimewablock, nimeblock, nimeondoa app, nimetoa app, nimeuninstall, nimedelete, nimefuta, ' +
      'nimezima, nimebadilisha pin, nimebadilisha password, nimebadili pin, nimeacha, nimeachana naye, ' +
      'nimeachana nao, nimeondoka group, nimetoka kwa group, nimemdelete, nimekataa, nikakata, nikamblock, ' +
      'nikawablock, nikablock, nikaondoa app, nikatoa app, nikauninstall, nikadelete, nikafuta, nikazima, ' +
      'nikabadilisha pin, nikabadilisha password, nikabadili pin, nikaacha, nikaachana naye, nikaachana nao, ' +
      'nikaondoka group, nikatoka kwa group, nikamdelete, nikakataa, alikata simu, aliniblock, alitoweka, ' +
      'alipotea, alinyamaza, alizima simu, alitoroka, aliacha, aliondoka, alihepa, aliniondoa, aliniremove, ' +
      'alifuta akaunti, alifunga akaunti, alimdelete, amekata simu, ameniblock, ametoweka, amepotea, ' +
      'amenyamaza, amezima simu, ametoroka, ameacha, ameondoka, amehepa, ameniondoa, ameniremove, ' +
      'amefuta akaunti, amefunga akaunti, amemdelete, akakata simu, akaniblock, akatoweka, akapotea, ' +
      'akanyamaza, akazima simu, akatoroka, akaacha, akaondoka, akahepa, akaniondoa, akaniremove, ' +
      'akafuta akaunti, akafunga akaunti, akamdelete, walikata simu, waliniblock, walitoweka, walipotea, ' +
      'walinyamaza, walizima simu, walitoroka, waliacha, waliondoka, walihepa, waliniondoa, waliniremove, ' +
      'walifuta akaunti, walifunga akaunti, walimdelete, wamekata simu, wameniblock, wametoweka, wamepotea, ' +
      'wamenyamaza, wamezima simu, wametoroka, wameacha, wameondoka, wamehepa, wameniondoa, wameniremove, ' +
      'wamefuta akaunti, wamefunga akaunti, wamemdelete, wakakata simu, wakaniblock, wakatoweka, wakapotea, ' +
      'wakanyamaza, wakazima simu, wakatoroka, wakaacha, wakaondoka, wakahepa, wakaniondoa, wakaniremove, ' +
      'wakafuta akaunti, wakafunga akaunti, wakamdelete, hapatikani, hapokei, hashiki, hajibu, hawapatikani, ' +
      'hawapokei, hawajibu, haingii, simu haipatikani, simu imezimwa, simu imezima, simu hazipatikani, ' +
      'simu imefungwa, simu haiingii, simu iko off, namba haipatikani, namba imezimwa, namba imezima, ' +
      'namba hazipatikani, namba imefungwa, namba haiingii, namba iko off, namba yake haipatikani, ' +
      'namba yake imezimwa, namba yake imezima, namba yake hazipatikani, namba yake imefungwa, ' +
      'namba yake haiingii, namba yake iko off, namba yao haipatikani, namba yao imezimwa, namba yao imezima, ' +
      'namba yao hazipatikani, namba yao imefungwa, namba yao haiingii, namba yao iko off, ' +
      'simu yake haipatikani, simu yake imezimwa, simu yake imezima, simu yake hazipatikani, ' +
      'simu yake imefungwa, simu yake haiingii, simu yake iko off, simu zao haipatikani, simu zao imezimwa, ' +
      'simu zao imezima, simu zao hazipatikani, simu zao imefungwa, simu zao haiingii, simu zao iko off, ' +
      'group imefutwa, group imefungwa, group imetoweka, group haipo, group haifunguki, group imepotea, ' +
      'group ilifutwa, page imefutwa, page imefungwa, page imetoweka, page haipo, page haifunguki, ' +
      'page imepotea, page ilifutwa, website imefutwa, website imefungwa, website imetoweka, website haipo, ' +
      'website haifunguki, website imepotea, website ilifutwa, tovuti imefutwa, tovuti imefungwa, ' +
      'tovuti imetoweka, tovuti haipo, tovuti haifunguki, tovuti imepotea, tovuti ilifutwa, app imefutwa, ' +
      'app imefungwa, app imetoweka, app haipo, app haifunguki, app imepotea, app ilifutwa, akaunti imefutwa, ' +
      'akaunti imefungwa, akaunti imetoweka, akaunti haipo, akaunti haifunguki, akaunti imepotea, ' +
      'akaunti ilifutwa, ofisi imefungwa, ofisi ina kufuli, ofisi tupu, tukapata kufuli, hapigi tena, ' +
      'hawapigi tena, haandiki tena, imekwisha, imeisha, imeshaisha, ilikwisha, yameisha, yamekwisha, ' +
      'haiendelei, imesimama, imeacha, hakuna mawasiliano, hatuwasiliani, hatuongei tena, siongei naye tena, ' +
      'sina mawasiliano naye, sijasikia kutoka kwake, kimya tangu, yuko kimya, wako kimya, bank imeblock kadi, ' +
      'kadi imefungwa, nimeshablock, nishablock, nimeshakata, hayupo tena, wameenda, ameenda, nimemwacha, ' +
      'nimemaliza naye, tumeachana, sio sasa, si sasa hivi',
    nothingCame:
      'haijafika, haijaletwa, haijaja, haikufika, haikuletwa, haikuja, haujafika, haujaletwa, haujaja, ' +
      'haukufika, haukuletwa, haukuja, hakijafika, hakijaletwa, hakijaja, hakikufika, hakikuletwa, hakikuja, ' +
      'hazijafika, hazijaletwa, hazijaja, hazikufika, hazikuletwa, hazikuja, hakuniletea, hajaniletea, ' +
      'hawakuniletea, hawajaniletea, hakuleta, hajaleta, hawakuleta, hawajaleta, sikupata kitu, ' +
      'sikupata chochote, sikupata mzigo, sikupata simu, sikupata oda, sikupata bidhaa, sikupata kazi, ' +
      'sijapata kitu, sijapata chochote, sijapata mzigo, sijapata simu, sijapata oda, sijapata bidhaa, ' +
      'sijapata kazi, sikuletewa, sijaletewa, sikupokea kitu, sikupokea chochote, sikupokea mzigo, ' +
      'sijapokea kitu, sijapokea chochote, sijapokea mzigo, hakuna kazi, hakuna nyumba, hakuna mzigo, ' +
      'hakuna simu, hakuna kitu nilichopata, hakuna bidhaa, hakuna delivery, hakuna tiketi, ' +
      'hakuna chochote nilichopata, hakuna mkopo, sijaona mzigo, sijaona kitu, sijaona chochote, sijaona mkopo, ' +
      'sijaona faida, nikaletewa sabuni, nikaletewa mawe, sikuona mzigo, mpaka leo sijapata, mpaka leo sijaona, ' +
      'mpaka leo hakuna, mpaka leo kimya, hadi leo sijapata, hadi leo sijaona, hadi leo hakuna, hajatuma mzigo, ' +
      'hajatuma simu, hajatuma bidhaa, hakutuma mzigo, hakutuma simu, hakutuma bidhaa',
    forOther:
      'kwa ajili ya mama, kwa ajili ya baba, kwa ajili ya bibi, kwa ajili ya babu, kwa ajili ya mume wangu, ' +
      'kwa ajili ya mke wangu, kwa ajili ya rafiki, kwa ajili ya jirani, kwa ajili ya dada yangu, ' +
      'kwa ajili ya kaka yangu, kwa ajili ya mtu mwingine, kwa ajili ya mteja, kwa ajili ya mjomba, ' +
      'kwa ajili ya shangazi, kwa ajili ya mzee, kwa ajili ya mtoto wangu, kwa ajili ya mwanangu, ' +
      'kwa ajili ya ndugu yangu, kwa niaba ya, kwa niaba yake, mama ametapeliwa, mama alitapeliwa, ' +
      'mama ameibiwa, mama aliibiwa, mama alituma, mama ametuma, mama alilipa, mama amelipa, mama amepigiwa, ' +
      'mama alipigiwa, mama ameconiwa, mama anatuma, mama anaamini, mama alimtumia, mama ametoa, mama alitoa, ' +
      'mama amempa, mama alimpa, mama amepoteza, mama alipoteza, mama amedanganywa, baba ametapeliwa, ' +
      'baba alitapeliwa, baba ameibiwa, baba aliibiwa, baba alituma, baba ametuma, baba alilipa, baba amelipa, ' +
      'baba amepigiwa, baba alipigiwa, baba ameconiwa, baba anatuma, baba anaamini, baba alimtumia, ' +
      'baba ametoa, baba alitoa, baba amempa, baba alimpa, baba amepoteza, baba alipoteza, baba amedanganywa, ' +
      'mama yangu ametapeliwa, mama yangu alitapeliwa, mama yangu ameibiwa, mama yangu aliibiwa, ' +
      'mama yangu alituma, mama yangu ametuma, mama yangu alilipa, mama yangu amelipa, mama yangu amepigiwa, ' +
      'mama yangu alipigiwa, mama yangu ameconiwa, mama yangu anatuma, mama yangu anaamini, ' +
      'mama yangu alimtumia, mama yangu ametoa, mama yangu alitoa, mama yangu amempa, mama yangu alimpa, ' +
      'mama yangu amepoteza, mama yangu alipoteza, mama yangu amedanganywa, baba yangu ametapeliwa, ' +
      'baba yangu alitapeliwa, baba yangu ameibiwa, baba yangu aliibiwa, baba yangu alituma, ' +
      'baba yangu ametuma, baba yangu alilipa, baba yangu amelipa, baba yangu amepigiwa, baba yangu alipigiwa, ' +
      'baba yangu ameconiwa, baba yangu anatuma, baba yangu anaamini, baba yangu alimtumia, baba yangu ametoa, ' +
      'baba yangu alitoa, baba yangu amempa, baba yangu alimpa, baba yangu amepoteza, baba yangu alipoteza, ' +
      'baba yangu amedanganywa, mamangu ametapeliwa, mamangu alitapeliwa, mamangu ameibiwa, mamangu aliibiwa, ' +
      'mamangu alituma, mamangu ametuma, mamangu alilipa, mamangu amelipa, mamangu amepigiwa, ' +
      'mamangu alipigiwa, mamangu ameconiwa, mamangu anatuma, mamangu anaamini, mamangu alimtumia, ' +
      'mamangu ametoa, mamangu alitoa, mamangu amempa, mamangu alimpa, mamangu amepoteza, mamangu alipoteza, ' +
      'mamangu amedanganywa, babangu ametapeliwa, babangu alitapeliwa, babangu ameibiwa, babangu aliibiwa, ' +
      'babangu alituma, babangu ametuma, babangu alilipa, babangu amelipa, babangu amepigiwa, ' +
      'babangu alipigiwa, babangu ameconiwa, babangu anatuma, babangu anaamini, babangu alimtumia, ' +
      'babangu ametoa, babangu alitoa, babangu amempa, babangu alimpa, babangu amepoteza, babangu alipoteza, ' +
      'babangu amedanganywa, bibi ametapeliwa, bibi alitapeliwa, bibi ameibiwa, bibi aliibiwa, bibi alituma, ' +
      'bibi ametuma, bibi alilipa, bibi amelipa, bibi amepigiwa, bibi alipigiwa, bibi ameconiwa, bibi anatuma, ' +
      'bibi anaamini, bibi alimtumia, bibi ametoa, bibi alitoa, bibi amempa, bibi alimpa, bibi amepoteza, ' +
      'bibi alipoteza, bibi amedanganywa, bibi yangu ametapeliwa, bibi yangu alitapeliwa, bibi yangu ameibiwa, ' +
      'bibi yangu aliibiwa, bibi yangu alituma, bibi yangu ametuma, bibi yangu alilipa, bibi yangu amelipa, ' +
      'bibi yangu amepigiwa, bibi yangu alipigiwa, bibi yangu ameconiwa, bibi yangu anatuma, ' +
      'bibi yangu anaamini, bibi yangu alimtumia, bibi yangu ametoa, bibi yangu alitoa, bibi yangu amempa, ' +
      'bibi yangu alimpa, bibi yangu amepoteza, bibi yangu alipoteza, bibi yangu amedanganywa, ' +
      'babu ametapeliwa, babu alitapeliwa, babu ameibiwa, babu aliibiwa, babu alituma, babu ametuma, ' +
      'babu alilipa, babu amelipa, babu amepigiwa, babu alipigiwa, babu ameconiwa, babu anatuma, babu anaamini, ' +
      'babu alimtumia, babu ametoa, babu alitoa, babu amempa, babu alimpa, babu amepoteza, babu alipoteza, ' +
      'babu amedanganywa, babu yangu ametapeliwa, babu yangu alitapeliwa, babu yangu ameibiwa, ' +
      'babu yangu aliibiwa, babu yangu alituma, babu yangu ametuma, babu yangu alilipa, babu yangu amelipa, ' +
      'babu yangu amepigiwa, babu yangu alipigiwa, babu yangu ameconiwa, babu yangu anatuma, ' +
      'babu yangu anaamini, babu yangu alimtumia, babu yangu ametoa, babu yangu alitoa, babu yangu amempa, ' +
      'babu yangu alimpa, babu yangu amepoteza, babu yangu alipoteza, babu yangu amedanganywa, ' +
      'shosho ametapeliwa, shosho alitapeliwa, shosho ameibiwa, shosho aliibiwa, shosho alituma, ' +
      'shosho ametuma, shosho alilipa, shosho amelipa, shosho amepigiwa, shosho alipigiwa, shosho ameconiwa, ' +
      'shosho anatuma, shosho anaamini, shosho alimtumia, shosho ametoa, shosho alitoa, shosho amempa, ' +
      'shosho alimpa, shosho amepoteza, shosho alipoteza, shosho amedanganywa, nyanya yangu ametapeliwa, ' +
      'nyanya yangu alitapeliwa, nyanya yangu ameibiwa, nyanya yangu aliibiwa, nyanya yangu alituma, ' +
      'nyanya yangu ametuma, nyanya yangu alilipa, nyanya yangu amelipa, nyanya yangu amepigiwa, ' +
      'nyanya yangu alipigiwa, nyanya yangu ameconiwa, nyanya yangu anatuma, nyanya yangu anaamini, ' +
      'nyanya yangu alimtumia, nyanya yangu ametoa, nyanya yangu alitoa, nyanya yangu amempa, ' +
      'nyanya yangu alimpa, nyanya yangu amepoteza, nyanya yangu alipoteza, nyanya yangu amedanganywa, ' +
      'mume wangu ametapeliwa, mume wangu alitapeliwa, mume wangu ameibiwa, mume wangu aliibiwa, ' +
      'mume wangu alituma, mume wangu ametuma, mume wangu alilipa, mume wangu amelipa, mume wangu amepigiwa, ' +
      'mume wangu alipigiwa, mume wangu ameconiwa, mume wangu anatuma, mume wangu anaamini, ' +
      'mume wangu alimtumia, mume wangu ametoa, mume wangu alitoa, mume wangu amempa, mume wangu alimpa, ' +
      'mume wangu amepoteza, mume wangu alipoteza, mume wangu amedanganywa, mke wangu ametapeliwa, ' +
      'mke wangu alitapeliwa, mke wangu ameibiwa, mke wangu aliibiwa, mke wangu alituma, mke wangu ametuma, ' +
      'mke wangu alilipa, mke wangu amelipa, mke wangu amepigiwa, mke wangu alipigiwa, mke wangu ameconiwa, ' +
      'mke wangu anatuma, mke wangu anaamini, mke wangu alimtumia, mke wangu ametoa, mke wangu alitoa, ' +
      'mke wangu amempa, mke wangu alimpa, mke wangu amepoteza, mke wangu alipoteza, mke wangu amedanganywa, ' +
      'dada yangu ametapeliwa, dada yangu alitapeliwa, dada yangu ameibiwa, dada yangu aliibiwa, ' +
      'dada yangu alituma, dada yangu ametuma, dada yangu alilipa, dada yangu amelipa, dada yangu amepigiwa, ' +
      'dada yangu alipigiwa, dada yangu ameconiwa, dada yangu anatuma, dada yangu anaamini, ' +
      'dada yangu alimtumia, dada yangu ametoa, dada yangu alitoa, dada yangu amempa, dada yangu alimpa, ' +
      'dada yangu amepoteza, dada yangu alipoteza, dada yangu amedanganywa, kaka yangu ametapeliwa, ' +
      'kaka yangu alitapeliwa, kaka yangu ameibiwa, kaka yangu aliibiwa, kaka yangu alituma, ' +
      'kaka yangu ametuma, kaka yangu alilipa, kaka yangu amelipa, kaka yangu amepigiwa, kaka yangu alipigiwa, ' +
      'kaka yangu ameconiwa, kaka yangu anatuma, kaka yangu anaamini, kaka yangu alimtumia, kaka yangu ametoa, ' +
      'kaka yangu alitoa, kaka yangu amempa, kaka yangu alimpa, kaka yangu amepoteza, kaka yangu alipoteza, ' +
      'kaka yangu amedanganywa, ndugu yangu ametapeliwa, ndugu yangu alitapeliwa, ndugu yangu ameibiwa, ' +
      'ndugu yangu aliibiwa, ndugu yangu alituma, ndugu yangu ametuma, ndugu yangu alilipa, ' +
      'ndugu yangu amelipa, ndugu yangu amepigiwa, ndugu yangu alipigiwa, ndugu yangu ameconiwa, ' +
      'ndugu yangu anatuma, ndugu yangu anaamini, ndugu yangu alimtumia, ndugu yangu ametoa, ' +
      'ndugu yangu alitoa, ndugu yangu amempa, ndugu yangu alimpa, ndugu yangu amepoteza, ' +
      'ndugu yangu alipoteza, ndugu yangu amedanganywa, mdogo wangu ametapeliwa, mdogo wangu alitapeliwa, ' +
      'mdogo wangu ameibiwa, mdogo wangu aliibiwa, mdogo wangu alituma, mdogo wangu ametuma, ' +
      'mdogo wangu alilipa, mdogo wangu amelipa, mdogo wangu amepigiwa, mdogo wangu alipigiwa, ' +
      'mdogo wangu ameconiwa, mdogo wangu anatuma, mdogo wangu anaamini, mdogo wangu alimtumia, ' +
      'mdogo wangu ametoa, mdogo wangu alitoa, mdogo wangu amempa, mdogo wangu alimpa, mdogo wangu amepoteza, ' +
      'mdogo wangu alipoteza, mdogo wangu amedanganywa, mwanangu ametapeliwa, mwanangu alitapeliwa, ' +
      'mwanangu ameibiwa, mwanangu aliibiwa, mwanangu alituma, mwanangu ametuma, mwanangu alilipa, ' +
      'mwanangu amelipa, mwanangu amepigiwa, mwanangu alipigiwa, mwanangu ameconiwa, mwanangu anatuma, ' +
      'mwanangu anaamini, mwanangu alimtumia, mwanangu ametoa, mwanangu alitoa, mwanangu amempa, ' +
      'mwanangu alimpa, mwanangu amepoteza, mwanangu alipoteza, mwanangu amedanganywa, mtoto wangu ametapeliwa, ' +
      'mtoto wangu alitapeliwa, mtoto wangu ameibiwa, mtoto wangu aliibiwa, mtoto wangu alituma, ' +
      'mtoto wangu ametuma, mtoto wangu alilipa, mtoto wangu amelipa, mtoto wangu amepigiwa, ' +
      'mtoto wangu alipigiwa, mtoto wangu ameconiwa, mtoto wangu anatuma, mtoto wangu anaamini, ' +
      'mtoto wangu alimtumia, mtoto wangu ametoa, mtoto wangu alitoa, mtoto wangu amempa, mtoto wangu alimpa, ' +
      'mtoto wangu amepoteza, mtoto wangu alipoteza, mtoto wangu amedanganywa, binti yangu ametapeliwa, ' +
      'binti yangu alitapeliwa, binti yangu ameibiwa, binti yangu aliibiwa, binti yangu alituma, ' +
      'binti yangu ametuma, binti yangu alilipa, binti yangu amelipa, binti yangu amepigiwa, ' +
      'binti yangu alipigiwa, binti yangu ameconiwa, binti yangu anatuma, binti yangu anaamini, ' +
      'binti yangu alimtumia, binti yangu ametoa, binti yangu alitoa, binti yangu amempa, binti yangu alimpa, ' +
      'binti yangu amepoteza, binti yangu alipoteza, binti yangu amedanganywa, kijana wangu ametapeliwa, ' +
      'kijana wangu alitapeliwa, kijana wangu ameibiwa, kijana wangu aliibiwa, kijana wangu alituma, ' +
      'kijana wangu ametuma, kijana wangu alilipa, kijana wangu amelipa, kijana wangu amepigiwa, ' +
      'kijana wangu alipigiwa, kijana wangu ameconiwa, kijana wangu anatuma, kijana wangu anaamini, ' +
      'kijana wangu alimtumia, kijana wangu ametoa, kijana wangu alitoa, kijana wangu amempa, ' +
      'kijana wangu alimpa, kijana wangu amepoteza, kijana wangu alipoteza, kijana wangu amedanganywa, ' +
      'shangazi ametapeliwa, shangazi alitapeliwa, shangazi ameibiwa, shangazi aliibiwa, shangazi alituma, ' +
      'shangazi ametuma, shangazi alilipa, shangazi amelipa, shangazi amepigiwa, shangazi alipigiwa, ' +
      'shangazi ameconiwa, shangazi anatuma, shangazi anaamini, shangazi alimtumia, shangazi ametoa, ' +
      'shangazi alitoa, shangazi amempa, shangazi alimpa, shangazi amepoteza, shangazi alipoteza, ' +
      'shangazi amedanganywa, mjomba ametapeliwa, mjomba alitapeliwa, mjomba ameibiwa, mjomba aliibiwa, ' +
      'mjomba alituma, mjomba ametuma, mjomba alilipa, mjomba amelipa, mjomba amepigiwa, mjomba alipigiwa, ' +
      'mjomba ameconiwa, mjomba anatuma, mjomba anaamini, mjomba alimtumia, mjomba ametoa, mjomba alitoa, ' +
      'mjomba amempa, mjomba alimpa, mjomba amepoteza, mjomba alipoteza, mjomba amedanganywa, ' +
      'rafiki yangu ametapeliwa, rafiki yangu alitapeliwa, rafiki yangu ameibiwa, rafiki yangu aliibiwa, ' +
      'rafiki yangu alituma, rafiki yangu ametuma, rafiki yangu alilipa, rafiki yangu amelipa, ' +
      'rafiki yangu amepigiwa, rafiki yangu alipigiwa, rafiki yangu ameconiwa, rafiki yangu anatuma, ' +
      'rafiki yangu anaamini, rafiki yangu alimtumia, rafiki yangu ametoa, rafiki yangu alitoa, ' +
      'rafiki yangu amempa, rafiki yangu alimpa, rafiki yangu amepoteza, rafiki yangu alipoteza, ' +
      'rafiki yangu amedanganywa, jirani ametapeliwa, jirani alitapeliwa, jirani ameibiwa, jirani aliibiwa, ' +
      'jirani alituma, jirani ametuma, jirani alilipa, jirani amelipa, jirani amepigiwa, jirani alipigiwa, ' +
      'jirani ameconiwa, jirani anatuma, jirani anaamini, jirani alimtumia, jirani ametoa, jirani alitoa, ' +
      'jirani amempa, jirani alimpa, jirani amepoteza, jirani alipoteza, jirani amedanganywa, ' +
      'jirani yangu ametapeliwa, jirani yangu alitapeliwa, jirani yangu ameibiwa, jirani yangu aliibiwa, ' +
      'jirani yangu alituma, jirani yangu ametuma, jirani yangu alilipa, jirani yangu amelipa, ' +
      'jirani yangu amepigiwa, jirani yangu alipigiwa, jirani yangu ameconiwa, jirani yangu anatuma, ' +
      'jirani yangu anaamini, jirani yangu alimtumia, jirani yangu ametoa, jirani yangu alitoa, ' +
      'jirani yangu amempa, jirani yangu alimpa, jirani yangu amepoteza, jirani yangu alipoteza, ' +
      'jirani yangu amedanganywa, mzee wangu ametapeliwa, mzee wangu alitapeliwa, mzee wangu ameibiwa, ' +
      'mzee wangu aliibiwa, mzee wangu alituma, mzee wangu ametuma, mzee wangu alilipa, mzee wangu amelipa, ' +
      'mzee wangu amepigiwa, mzee wangu alipigiwa, mzee wangu ameconiwa, mzee wangu anatuma, ' +
      'mzee wangu anaamini, mzee wangu alimtumia, mzee wangu ametoa, mzee wangu alitoa, mzee wangu amempa, ' +
      'mzee wangu alimpa, mzee wangu amepoteza, mzee wangu alipoteza, mzee wangu amedanganywa, ' +
      'mama mkwe ametapeliwa, mama mkwe alitapeliwa, mama mkwe ameibiwa, mama mkwe aliibiwa, mama mkwe alituma, ' +
      'mama mkwe ametuma, mama mkwe alilipa, mama mkwe amelipa, mama mkwe amepigiwa, mama mkwe alipigiwa, ' +
      'mama mkwe ameconiwa, mama mkwe anatuma, mama mkwe anaamini, mama mkwe alimtumia, mama mkwe ametoa, ' +
      'mama mkwe alitoa, mama mkwe amempa, mama mkwe alimpa, mama mkwe amepoteza, mama mkwe alipoteza, ' +
      'mama mkwe amedanganywa, ametapeliwa mama, ametapeliwa baba, ametapeliwa bibi, ametapeliwa babu, ' +
      'ametapeliwa dada, ametapeliwa kaka, ametapeliwa jirani, ametapeliwa rafiki, alitapeliwa mama, ' +
      'alitapeliwa baba, alitapeliwa bibi, alitapeliwa babu, alitapeliwa dada, alitapeliwa kaka, ' +
      'alitapeliwa jirani, alitapeliwa rafiki, naripoti kwa ajili ya, ninaripoti kwa ajili ya, ' +
      'naripoti kwa niaba, namsaidia, ninamsaidia, nawasaidia, naandika kwa niaba, naandikia, namwandikia, ' +
      'ameniomba niandike, ameniomba niripoti, ameniomba nimsaidie, si mimi ni mama, si mimi ni baba, ' +
      'si mimi ni bibi, si mimi ni babu, si mimi ni dada, si mimi ni kaka, si mimi ni rafiki, ' +
      'si mimi ni jirani, sio mimi ni mama, sio mimi ni baba, sio mimi ni bibi, sio mimi ni babu, ' +
      'sio mimi ni dada, sio mimi ni kaka, sio mimi ni rafiki, sio mimi ni jirani, sio mimi bali, si mimi bali, ' +
      'mwathiriwa ni, aliyetapeliwa ni, aliyeibiwa ni, mimi ni mtoto wake, mimi ni binti yake, mimi ni mwanawe, ' +
      'mimi ni kijana wake, mimi ni mjukuu wake, mimi ni dada yake, mimi ni kaka yake, mimi ni jirani yake, ' +
      'mimi ni mwajiri wake, mimi ni mfanyakazi wake, hajui kutumia simu, hajui kusoma, hawezi kuandika, ' +
      'ni pesa za mama, ni pesa za baba, ni pesa za bibi, ni pesa za babu, ni pesa za mke wangu, ' +
      'ni pesa za mume wangu, ni pesa ya mama, ni pesa ya baba, ni pesa ya bibi, ni pesa ya babu, ' +
      'ni pesa ya mke wangu, ni pesa ya mume wangu, akaunti ya mama, akaunti ya baba, akaunti ya bibi, ' +
      'akaunti ya babu, akaunti ya mume wangu, akaunti ya mke wangu, akaunti ya mwanangu, ' +
      'akaunti ya mteja wangu, simu ya mama, simu ya baba, simu ya bibi, simu ya babu, ' +
      'mfanyakazi wangu ametapeliwa, mfanyakazi wangu alitapeliwa, mfanyakazi wangu alituma, ' +
      'mfanyakazi wangu ametuma, mfanyakazi wangu alilipa, mfanyakazi wetu ametapeliwa, ' +
      'mfanyakazi wetu alitapeliwa, mfanyakazi wetu alituma, mfanyakazi wetu ametuma, mfanyakazi wetu alilipa, ' +
      'mteja wangu ametapeliwa, mteja wangu alitapeliwa, mteja wangu alituma, mteja wangu ametuma, ' +
      'mteja wangu alilipa, mteja wetu ametapeliwa, mteja wetu alitapeliwa, mteja wetu alituma, ' +
      'mteja wetu ametuma, mteja wetu alilipa, mpangaji wangu ametapeliwa, mpangaji wangu alitapeliwa, ' +
      'mpangaji wangu alituma, mpangaji wangu ametuma, mpangaji wangu alilipa, mpangaji wetu ametapeliwa, ' +
      'mpangaji wetu alitapeliwa, mpangaji wetu alituma, mpangaji wetu ametuma, mpangaji wetu alilipa, ' +
      'mwanafunzi wangu ametapeliwa, mwanafunzi wangu alitapeliwa, mwanafunzi wangu alituma, ' +
      'mwanafunzi wangu ametuma, mwanafunzi wangu alilipa, mwanafunzi wetu ametapeliwa, ' +
      'mwanafunzi wetu alitapeliwa, mwanafunzi wetu alituma, mwanafunzi wetu ametuma, mwanafunzi wetu alilipa, ' +
      'mgonjwa wangu ametapeliwa, mgonjwa wangu alitapeliwa, mgonjwa wangu alituma, mgonjwa wangu ametuma, ' +
      'mgonjwa wangu alilipa, mgonjwa wetu ametapeliwa, mgonjwa wetu alitapeliwa, mgonjwa wetu alituma, ' +
      'mgonjwa wetu ametuma, mgonjwa wetu alilipa, babu kapigiwa, mama kaitwa, jirani kashika simu, ' +
      'bro ameingiza, roommate wangu, shemeji',
    kin:
      'mama, mamangu, mamake, mamaa, baba, babangu, babake, mzee wangu, mzee, wazazi, bibi, babu, nyanya, ' +
      'shosho, guka, cucu, kaka, dada, ndugu, mdogo wangu, mwanangu, mtoto, mtoto wangu, kijana wangu, binti, ' +
      'binti yangu, mume, mume wangu, mke, mke wangu, bibi yangu, shangazi, mjomba, binamu, mpwa, mjukuu, mkwe, ' +
      'shemeji, wifi yangu, jirani, rafiki, mpenzi wangu, mchumba, mteja, mteja wangu, mfanyakazi, mwajiri, ' +
      'bosi, boss wangu, mwanafunzi, mwalimu, mpangaji, roommate, classmate, house help, dada wa kazi, ' +
      'houseboy, bro, sis, jamaa wangu, msee wangu, dem wangu, chama chetu, mgonjwa, mzazi, mwenzangu',
    danger:
      'kuniua, kutuua, kumuua, kuwaua, ataniua, atatuua, atamuua, atawaua, wataniua, watatuua, watamuua, ' +
      'watawaua, ananiua, anatuua, anamuua, anawaua, wananiua, wanatuua, wanamuua, wanawaua, nitaniua, ' +
      'nitatuua, nitamuua, nitawaua, tutaniua, tutatuua, tutamuua, tutawaua, utaniua, utatuua, utamuua, ' +
      'utawaua, ameniua, ametuua, amemuua, amewaua, wameniua, wametuua, wamemuua, wamewaua, nitauawa, atauawa, ' +
      'tutauawa, utauawa, ameuawa, wameua, ameua, kuua, kujiua, nijiue, nitajiua, najiua, ninajiua, ajiue, ' +
      'atajiua, kujitoa uhai, nijitoe uhai, nitajitoa uhai, kujitoa roho, kujinyonga, nitajinyonga, nijinyonge, ' +
      'najinyonga, amejinyonga, nataka kufa, nataka nife, nataka ningekufa, nataka nifariki, ningependa kufa, ' +
      'ningependa nife, ningependa ningekufa, ningependa nifariki, afadhali kufa, afadhali nife, ' +
      'afadhali ningekufa, afadhali nifariki, heri kufa, heri nife, heri ningekufa, heri nifariki, bora kufa, ' +
      'bora nife, bora ningekufa, bora nifariki, natamani kufa, nitakufa leo, sitaki kuishi, sitaki kuwa hai, ' +
      'sitaki maisha haya, sina sababu ya kuishi, hakuna sababu ya kuishi, sioni sababu ya kuishi, ' +
      'hakuna maana ya kuishi, maisha hayana maana, nimechoka na maisha, nimechoka kuishi, nimechoka na dunia, ' +
      'nimechoka na hii dunia, kwa nini bado niko hai, sioni kesho, sioni mbele, sioni maisha mbele, ' +
      'ndio mwisho wangu, leo ndio mwisho, sitakuwepo kesho, sitakuwepo tena, sitakuwepo duniani, ' +
      'nikiondoka duniani, nikifa mtunzeni, nikifa muwatunze, nikifa mtunze, mtunze watoto wangu, ' +
      'tunzeni watoto wangu, watunzeni watoto, barua ya kuaga, nimeandika barua ya mwisho, nimeshaandika barua, ' +
      'kwaherini wote, kwaherini milele, naaga dunia, ujumbe wangu wa mwisho, nimekunywa dawa ya panya, ' +
      'nimekunywa vidonge vyote, nimekunywa dawa zote, nimekunywa jik, amekunywa dawa ya panya, ' +
      'amekunywa vidonge vyote, amekunywa dawa zote, amekunywa jik, nitakunywa dawa ya panya, ' +
      'nitakunywa vidonge vyote, nitakunywa dawa zote, nitakunywa jik, ninywe dawa ya panya, ' +
      'ninywe vidonge vyote, ninywe dawa zote, ninywe jik, kunywa dawa ya panya, kunywa vidonge vyote, ' +
      'kunywa dawa zote, kunywa jik, nimenunua dawa ya panya, nimenunua vidonge vyote, nimenunua dawa zote, ' +
      'nimenunua jik, nimeshanunua dawa ya panya, nimeshanunua vidonge vyote, nimeshanunua dawa zote, ' +
      'nimeshanunua jik, sumu, kamba iko, kamba tayari, nimetafuta kamba, nimenunua kamba, kuruka kutoka, ' +
      'kuruka ghorofani, kuruka daraja, kuruka darajani, nitaruka, niko darajani, niko juu ya ghorofa, ' +
      'niko juu ya daraja, nimejikata, kujikata, kujidhuru, nijidhuru, nitajirusha, kujirusha, nimetekwa, ' +
      'ametekwa, wametekwa, tumetekwa, wamemteka, amemteka, wameniteka, kutekwa, mateka, wamemkidnap, ' +
      'amekidnapiwa, wamenifungia, amenifungia, wametufungia, amemfungia, wamemfungia, amefungiwa, nimefungiwa, ' +
      'amefungia ndani, amefungwa kamba, wamenishikilia, wamemshikilia, wametushikilia, wamenishikia, ' +
      'siwezi kutoka, hawezi kutoka, hatuwezi kutoka, haturuhusiwi kutoka, siruhusiwi kutoka, hawezi toka nje, ' +
      'mlango una kufuli, amechukua passport, wamechukua passport, wamezuia passport, passport wamechukua, ' +
      'shoti ya umeme, bunduki, bastola, kisu, bisu, rungu, na panga, kwa panga, mapanga, shoka, silaha, ' +
      'risasi, tindikali, petroli watuchome, ananipiga, anampiga, anatupiga, ananichoma, anamchoma, ananikata, ' +
      'anamkata, ananidhuru, anamdhuru, anatudhuru, ananivunja, ananibaka, anambaka, ananishambulia, ' +
      'ananijeruhi, wananipiga, wanampiga, wanatupiga, wananichoma, wanamchoma, wananikata, wanamkata, ' +
      'wananidhuru, wanamdhuru, wanatudhuru, wananivunja, wananibaka, wanambaka, wananishambulia, wananijeruhi, ' +
      'atanipiga, atampiga, atatupiga, atanichoma, atamchoma, atanikata, atamkata, atanidhuru, atamdhuru, ' +
      'atatudhuru, atanivunja, atanibaka, atambaka, atanishambulia, atanijeruhi, watanipiga, watampiga, ' +
      'watatupiga, watanichoma, watamchoma, watanikata, watamkata, watanidhuru, watamdhuru, watatudhuru, ' +
      'watanivunja, watanibaka, watambaka, watanishambulia, watanijeruhi, amenipiga, amempiga, ametupiga, ' +
      'amenichoma, amemchoma, amenikata, amemkata, amenidhuru, amemdhuru, ametudhuru, amenivunja, amenibaka, ' +
      'amembaka, amenishambulia, amenijeruhi, wamenipiga, wamempiga, wametupiga, wamenichoma, wamemchoma, ' +
      'wamenikata, wamemkata, wamenidhuru, wamemdhuru, wametudhuru, wamenivunja, wamenibaka, wamembaka, ' +
      'wamenishambulia, wamenijeruhi, kunipiga, kumpiga, kutupiga, kunichoma, kumchoma, kunikata, kumkata, ' +
      'kunidhuru, kumdhuru, kutudhuru, kunivunja, kunibaka, kumbaka, kunishambulia, kunijeruhi, wanipige, ' +
      'waninyonge, wanikate, anichinje, kunichinja, atanichinja, watanichinja, nimepigwa na, alinipiga na, ' +
      'ukatili, nimejeruhiwa, natokwa na damu, anatokwa na damu, damu usoni, kubakwa, nimebakwa, amebakwa, ' +
      'wako mlangoni, wako nje ya nyumba, wako nje ya gate, wako kwa gate, wako nje ya mlango, wako kwa mlango, ' +
      'wako getini, wako langoni, yuko mlangoni, yuko nje ya nyumba, yuko nje ya gate, yuko kwa gate, ' +
      'yuko nje ya mlango, yuko kwa mlango, yuko getini, yuko langoni, wapo mlangoni, wapo nje ya nyumba, ' +
      'wapo nje ya gate, wapo kwa gate, wapo nje ya mlango, wapo kwa mlango, wapo getini, wapo langoni, ' +
      'yupo mlangoni, yupo nje ya nyumba, yupo nje ya gate, yupo kwa gate, yupo nje ya mlango, yupo kwa mlango, ' +
      'yupo getini, yupo langoni, ako mlangoni, ako nje ya nyumba, ako nje ya gate, ako kwa gate, ' +
      'ako nje ya mlango, ako kwa mlango, ako getini, ako langoni, wanabisha mlango, anabisha mlango, ' +
      'wanavunja mlango, anavunja mlango, wananifuata, ananifuata, wananiwinda, ananiwinda, ' +
      'wananitafuta nyumbani, nimejificha, tumejificha, wanajua ninapoishi, wanajua nyumba yangu, ' +
      'wanajua nyumbani kwangu, wanajua tunapoishi, wanajua shule ya watoto, wanajua kwangu, ' +
      'wanajua shule ya mtoto, wanajua ninapofanya kazi, anajua ninapoishi, anajua nyumba yangu, ' +
      'anajua nyumbani kwangu, anajua tunapoishi, anajua shule ya watoto, anajua kwangu, anajua shule ya mtoto, ' +
      'anajua ninapofanya kazi, watakuja nyumbani, watakuja kwangu, atakuja nyumbani, atakuja kwangu, ' +
      'kunimaliza, watanimaliza, atanimaliza, kuniangamiza, kuchoma nyumba, kuchoma duka, kuchoma watoto, ' +
      'atachoma nyumba, atachoma duka, atachoma watoto, watachoma nyumba, watachoma duka, watachoma watoto, ' +
      'atateketeza nyumba, atateketeza duka, atateketeza watoto, kuteketeza nyumba, kuteketeza duka, ' +
      'kuteketeza watoto, amebeba mtoto, wamechukua mtoto, amemchukua mtoto, hajarudi nyumbani, ' +
      'hajaonekana tangu, amepotea tangu, siwezi kupumua, hapumui, kifua kinanibana, kifua kinauma sana, ' +
      'amezimia, amezirai, nimezirai, amepoteza fahamu, hajitambui, ameanguka na, sina dawa, ameacha dawa, ' +
      'nimeacha dawa, kuacha dawa za, mshtuko wa moyo, usiku haupiti nikiwa hai, hataniacha hai, ' +
      'nihurumieni wanakuja, tuokoeni, mniokoe, niokoeni',
    noDanger:
      'mume wangu ataniua haha, mume wangu ataniua lol, mume wangu ataniua nikimwambia, ' +
      'mume wangu ataniua akijua, mume wangu ataniua akigundua, mume wangu wataniua haha, ' +
      'mume wangu wataniua lol, mume wangu wataniua nikimwambia, mume wangu wataniua akijua, ' +
      'mume wangu wataniua akigundua, mume ataniua haha, mume ataniua lol, mume ataniua nikimwambia, ' +
      'mume ataniua akijua, mume ataniua akigundua, mume wataniua haha, mume wataniua lol, ' +
      'mume wataniua nikimwambia, mume wataniua akijua, mume wataniua akigundua, mke wangu ataniua haha, ' +
      'mke wangu ataniua lol, mke wangu ataniua nikimwambia, mke wangu ataniua akijua, ' +
      'mke wangu ataniua akigundua, mke wangu wataniua haha, mke wangu wataniua lol, ' +
      'mke wangu wataniua nikimwambia, mke wangu wataniua akijua, mke wangu wataniua akigundua, ' +
      'mke ataniua haha, mke ataniua lol, mke ataniua nikimwambia, mke ataniua akijua, mke ataniua akigundua, ' +
      'mke wataniua haha, mke wataniua lol, mke wataniua nikimwambia, mke wataniua akijua, ' +
      'mke wataniua akigundua, mama wangu ataniua haha, mama wangu ataniua lol, mama wangu ataniua nikimwambia, ' +
      'mama wangu ataniua akijua, mama wangu ataniua akigundua, mama wangu wataniua haha, ' +
      'mama wangu wataniua lol, mama wangu wataniua nikimwambia, mama wangu wataniua akijua, ' +
      'mama wangu wataniua akigundua, mama ataniua haha, mama ataniua lol, mama ataniua nikimwambia, ' +
      'mama ataniua akijua, mama ataniua akigundua, mama wataniua haha, mama wataniua lol, ' +
      'mama wataniua nikimwambia, mama wataniua akijua, mama wataniua akigundua, baba wangu ataniua haha, ' +
      'baba wangu ataniua lol, baba wangu ataniua nikimwambia, baba wangu ataniua akijua, ' +
      'baba wangu ataniua akigundua, baba wangu wataniua haha, baba wangu wataniua lol, ' +
      'baba wangu wataniua nikimwambia, baba wangu wataniua akijua, baba wangu wataniua akigundua, ' +
      'baba ataniua haha, baba ataniua lol, baba ataniua nikimwambia, baba ataniua akijua, ' +
      'baba ataniua akigundua, baba wataniua haha, baba wataniua lol, baba wataniua nikimwambia, ' +
      'baba wataniua akijua, baba wataniua akigundua, boss wangu ataniua haha, boss wangu ataniua lol, ' +
      'boss wangu ataniua nikimwambia, boss wangu ataniua akijua, boss wangu ataniua akigundua, ' +
      'boss wangu wataniua haha, boss wangu wataniua lol, boss wangu wataniua nikimwambia, ' +
      'boss wangu wataniua akijua, boss wangu wataniua akigundua, boss ataniua haha, boss ataniua lol, ' +
      'boss ataniua nikimwambia, boss ataniua akijua, boss ataniua akigundua, boss wataniua haha, ' +
      'boss wataniua lol, boss wataniua nikimwambia, boss wataniua akijua, boss wataniua akigundua, ' +
      'bosi wangu ataniua haha, bosi wangu ataniua lol, bosi wangu ataniua nikimwambia, ' +
      'bosi wangu ataniua akijua, bosi wangu ataniua akigundua, bosi wangu wataniua haha, ' +
      'bosi wangu wataniua lol, bosi wangu wataniua nikimwambia, bosi wangu wataniua akijua, ' +
      'bosi wangu wataniua akigundua, bosi ataniua haha, bosi ataniua lol, bosi ataniua nikimwambia, ' +
      'bosi ataniua akijua, bosi ataniua akigundua, bosi wataniua haha, bosi wataniua lol, ' +
      'bosi wataniua nikimwambia, bosi wataniua akijua, bosi wataniua akigundua, mzee wangu ataniua haha, ' +
      'mzee wangu ataniua lol, mzee wangu ataniua nikimwambia, mzee wangu ataniua akijua, ' +
      'mzee wangu ataniua akigundua, mzee wangu wataniua haha, mzee wangu wataniua lol, ' +
      'mzee wangu wataniua nikimwambia, mzee wangu wataniua akijua, mzee wangu wataniua akigundua, ' +
      'mzee ataniua haha, mzee ataniua lol, mzee ataniua nikimwambia, mzee ataniua akijua, ' +
      'mzee ataniua akigundua, mzee wataniua haha, mzee wataniua lol, mzee wataniua nikimwambia, ' +
      'mzee wataniua akijua, mzee wataniua akigundua, wazazi wangu ataniua haha, wazazi wangu ataniua lol, ' +
      'wazazi wangu ataniua nikimwambia, wazazi wangu ataniua akijua, wazazi wangu ataniua akigundua, ' +
      'wazazi wangu wataniua haha, wazazi wangu wataniua lol, wazazi wangu wataniua nikimwambia, ' +
      'wazazi wangu wataniua akijua, wazazi wangu wataniua akigundua, wazazi ataniua haha, wazazi ataniua lol, ' +
      'wazazi ataniua nikimwambia, wazazi ataniua akijua, wazazi ataniua akigundua, wazazi wataniua haha, ' +
      'wazazi wataniua lol, wazazi wataniua nikimwambia, wazazi wataniua akijua, wazazi wataniua akigundua, ' +
      'ataniua akijua, ataniua haha, wataniua haha, mama ataniua, baba ataniua, mume wangu ataniua, ' +
      'mke wangu ataniua, boss ataniua, aibu inaniua, aibu yananiua, aibu zinaniua, aibu itaniua, aibu imeniua, ' +
      'stress inaniua, stress yananiua, stress zinaniua, stress itaniua, stress imeniua, njaa inaniua, ' +
      'njaa yananiua, njaa zinaniua, njaa itaniua, njaa imeniua, baridi inaniua, baridi yananiua, ' +
      'baridi zinaniua, baridi itaniua, baridi imeniua, mawazo inaniua, mawazo yananiua, mawazo zinaniua, ' +
      'mawazo itaniua, mawazo imeniua, hasira inaniua, hasira yananiua, hasira zinaniua, hasira itaniua, ' +
      'hasira imeniua, kiu inaniua, kiu yananiua, kiu zinaniua, kiu itaniua, kiu imeniua, uchovu inaniua, ' +
      'uchovu yananiua, uchovu zinaniua, uchovu itaniua, uchovu imeniua, deni inaniua, deni yananiua, ' +
      'deni zinaniua, deni itaniua, deni imeniua, madeni inaniua, madeni yananiua, madeni zinaniua, ' +
      'madeni itaniua, madeni imeniua, nimekufa na aibu, nimekufa kwa aibu, nimekufa kicheko, nakufa na njaa, ' +
      'nakufa na kicheko, nakufa na aibu, nakufa na mawazo, nikashtuka kufa, nimeshtuka kufa, ' +
      'nimekasirika kufa, kama kifo, simu imekufa, simu inakufa, betri imekufa, laini imekufa, network imekufa, ' +
      'app imekufa, group imekufa, biashara imekufa, alikufa mwaka, alifariki mwaka, marehemu, roho ikanitoka, ' +
      'nilitaka kujiua lakini ilipita, sina wazo la kujiua, sitaki kujiua, sitajiua, sikutishiwa, hakunitishia, ' +
      'hawakunitishia, hakuna vitisho, hakuna mtu hatarini, hakuna hatari, sina hatari, siko hatarini, ' +
      'sipo hatarini, akaunti yangu iko hatarini, akaunti iko hatarini, pesa ziko hatarini, kupigwa pesa, ' +
      'kupigwa hela, nimepigwa pesa, nimepigwa hela, nimepigwa laki, nimepigwa elfu, alinipiga picha, ' +
      'amenipiga picha, wananipiga picha, ananipiga simu, wananipiga simu, alisema ametekwa lakini, ' +
      'walisema ametekwa lakini, kumbe yuko sawa, kumbe hakutekwa, amefunga akaunti, wamenifungia akaunti, ' +
      'wamenifungia laini, amenifungia akaunti, sumu ya mbu',
    minor:
      'nina miaka 10, nina miaka 11, nina miaka 12, nina miaka 13, nina miaka 14, nina miaka 15, nina miaka 16, ' +
      'nina miaka 17, nina miaka kumi na mbili, nina miaka kumi na tatu, nina miaka kumi na nne, ' +
      'nina miaka kumi na tano, nina miaka kumi na sita, nina miaka kumi na saba, niko na miaka 12, ' +
      'niko na miaka 13, niko na miaka 14, niko na miaka 15, niko na miaka 16, niko na miaka 17, ' +
      'nko na miaka 13, nko na miaka 14, nko na miaka 15, nko na miaka 16, nko na miaka 17, miaka yangu ni 12, ' +
      'miaka yangu ni 13, miaka yangu ni 14, miaka yangu ni 15, miaka yangu ni 16, miaka yangu ni 17, ' +
      'mtoto wa miaka 8, mtoto wa miaka 9, mtoto wa miaka 10, mtoto wa miaka 11, mtoto wa miaka 12, ' +
      'mtoto wa miaka 13, mtoto wa miaka 14, mtoto wa miaka 15, mtoto wa miaka 16, mtoto wa miaka 17, ' +
      'mtoto wangu wa miaka 8, mtoto wangu wa miaka 9, mtoto wangu wa miaka 10, mtoto wangu wa miaka 11, ' +
      'mtoto wangu wa miaka 12, mtoto wangu wa miaka 13, mtoto wangu wa miaka 14, mtoto wangu wa miaka 15, ' +
      'mtoto wangu wa miaka 16, mtoto wangu wa miaka 17, mwanangu wa miaka 8, mwanangu wa miaka 9, ' +
      'mwanangu wa miaka 10, mwanangu wa miaka 11, mwanangu wa miaka 12, mwanangu wa miaka 13, ' +
      'mwanangu wa miaka 14, mwanangu wa miaka 15, mwanangu wa miaka 16, mwanangu wa miaka 17, ' +
      'mdogo wangu wa miaka 8, mdogo wangu wa miaka 9, mdogo wangu wa miaka 10, mdogo wangu wa miaka 11, ' +
      'mdogo wangu wa miaka 12, mdogo wangu wa miaka 13, mdogo wangu wa miaka 14, mdogo wangu wa miaka 15, ' +
      'mdogo wangu wa miaka 16, mdogo wangu wa miaka 17, kijana wangu wa miaka 8, kijana wangu wa miaka 9, ' +
      'kijana wangu wa miaka 10, kijana wangu wa miaka 11, kijana wangu wa miaka 12, kijana wangu wa miaka 13, ' +
      'kijana wangu wa miaka 14, kijana wangu wa miaka 15, kijana wangu wa miaka 16, kijana wangu wa miaka 17, ' +
      'binti yangu wa miaka 8, binti yangu wa miaka 9, binti yangu wa miaka 10, binti yangu wa miaka 11, ' +
      'binti yangu wa miaka 12, binti yangu wa miaka 13, binti yangu wa miaka 14, binti yangu wa miaka 15, ' +
      'binti yangu wa miaka 16, binti yangu wa miaka 17, kijana wangu miaka 12, kijana wangu miaka 13, ' +
      'kijana wangu miaka 14, kijana wangu miaka 15, kijana wangu miaka 16, kijana wangu miaka 17, ' +
      'binti yangu miaka 12, binti yangu miaka 13, binti yangu miaka 14, binti yangu miaka 15, ' +
      'binti yangu miaka 16, binti yangu miaka 17, mtoto wangu miaka 12, mtoto wangu miaka 13, ' +
      'mtoto wangu miaka 14, mtoto wangu miaka 15, mtoto wangu miaka 16, mtoto wangu miaka 17, ana miaka 8, ' +
      'ana miaka 9, ana miaka 10, ana miaka 11, ana miaka 12, ana miaka 13, ana miaka 14, ana miaka 15, ' +
      'ana miaka 16, ana miaka 17, niko form one, niko form two, niko form three, niko form four, niko form 1, ' +
      'niko form 2, niko form 3, niko form 4, niko grade 6, niko grade 7, niko grade 8, niko grade 9, ' +
      'niko darasa la sita, niko darasa la saba, niko darasa la nane, niko class 7, niko class 8, ' +
      'niko kidato cha kwanza, niko kidato cha pili, niko kidato cha tatu, niko kidato cha nne, ' +
      'niko high school, niko shule ya upili, niko shule ya msingi, niko sekondari, niko boarding, ' +
      'nipo kidato cha, nipo form, nipo darasa la, nipo sekondari, nipo shule ya msingi, nasoma form, ' +
      'nasoma kidato cha, nasoma darasa la, nasoma sekondari, nasoma shule ya msingi, nasoma high school, ' +
      'mimi ni mwanafunzi wa sekondari, mimi ni mwanafunzi wa form, mimi ni mwanafunzi wa kidato, ' +
      'mimi ni mwanafunzi wa shule ya msingi, mimi ni mwanafunzi wa high school, mimi ni mwanafunzi wa darasa, ' +
      'sijafika miaka 18, sijafikisha miaka 18, bado sijafika 18, chini ya miaka 18, ' +
      'sina kitambulisho bado mimi ni mdogo, mimi ni mtoto, mimi bado mdogo, bado mtoto, naogopa kuambia mama, ' +
      'naogopa kuambia baba, naogopa kuambia wazazi, naogopa kuambia mwalimu, siwezi ambia mama, ' +
      'siwezi ambia baba, siwezi ambia wazazi, siwezi ambia mwalimu, wazazi wangu hawajui, wazazi hawajui, ' +
      'mama hajui, baba hajui, msimwambie mama, msimwambie baba, msiwaambie wazazi, matron, mwalimu wa darasa, ' +
      'pocket money, simu ya mama nilitumia, nilitumia simu ya mama, nilitumia simu ya baba',
    yes:
      'ndiyo, ndio, ndyo, ndo, ndioo, ndiyoo, ndiyo ndiyo, ndio ndio, naam, eeh, eee, ehe, ehee, sawa, ' +
      'sawa sawa, sawasawa, sawa tu, sawa kabisa, hakika, kweli, kweli kabisa, ni kweli, bila shaka, kabisa, ' +
      'sahihi, ni sahihi, ni hivyo, ndivyo, hivyo hivyo, ndiyo kabisa, ndio kabisa, ndiyo bwana, ndio bwana, ' +
      'haya, haya sawa, poa, poa sana, iko poa, fiti, iko fiti, freshi, wazi, shwari, iko sawa, ni sawa, ' +
      'ee ndio, eeh ndio, yap, yes, ok, okay, okey, oki, sure, yeah, ndio nakubali, ndiyo nakubali, vizuri, ' +
      'vyema',
    agrees:
      'nakubali, ninakubali, nimekubali, nakubaliana, nimekubaliana, tunakubali, tumekubali, naafiki, naridhia, ' +
      'nimeridhia, naruhusu, ninaruhusu, nimeruhusu, natoa ruhusa, natoa idhini, natoa kibali, natoa ridhaa, ' +
      'ninatoa ruhusa, ninatoa idhini, ninatoa ridhaa, nimetoa ruhusa, nimetoa idhini, nimetoa ridhaa, ' +
      'nimewaruhusu, nawaruhusu, mna ruhusa, mnaruhusa, una ruhusa, mnaweza kutuma, mnaweza kuendelea, ' +
      'mnaweza kushare, mnaweza kutumia, mnaweza kuwapa, mnaweza kuwaambia, mnaweza kuhifadhi, unaweza kutuma, ' +
      'unaweza kuendelea, unaweza kushare, unaweza kutumia, unaweza kuhifadhi, endelea, endeleeni, tuendelee, ' +
      'twende, twende kazi, twende mbele, endelea tu, endeleeni tu, haya endelea, sawa endelea, ndiyo endelea, ' +
      'ndio endelea, fanya hivyo, fanyeni hivyo, fanyeni, fanya tu, tuma, itume, tumeni, itumeni, tuma tu, ' +
      'itume tu, tuma sasa, itume sasa, tuma kwa benki, itume kwa benki, itume benki, peleka, ipeleke, ' +
      'ipelekeni, pelekeni, wapeni benki, waambieni benki, waambie benki, wapeni, shareni, share tu, ' +
      'share na benki, tumieni, itumie, itumieni, rekodi, rekodini, andikeni, hifadhini, hakuna shida, ' +
      'hamna shida, hakuna tatizo, hamna tatizo, haina shida, haina noma, hakuna noma, sina shida, sina tatizo, ' +
      'sina pingamizi, sina neno, hakuna pingamizi, ni sawa kwangu, iko sawa kwangu, sawa kwangu, ' +
      'kwangu ni sawa, ni sawa tu, nipo tayari, niko tayari, tuko tayari, anza, tuanze, kwa nini isiwe, ' +
      'chochote kinachosaidia, fanyeni mnachohitaji, nimeelewa na nakubali, naelewa na nakubali, ' +
      'nimesoma nimekubali, natoa ruhusa taarifa zangu zitumike, nakubali masharti, ' +
      'nakubali taarifa zangu zitumwe, nakubali itumwe, nakubali mtume, nakubali mshare, nakubali hilo, ' +
      'nakubali hiyo, nakubali kushare, nakubali kutuma',
    no:
      'hapana, hapna, apana, hapana hapana, hapana kabisa, hapana bwana, hapana asante, hpn, la hasha, zii, ' +
      'sivyo, si hivyo, sio hivyo, siyo hivyo, si kweli, sio kweli, siyo kweli, hata kidogo, kamwe, hakuna, ' +
      'hamna, hakuna kitu, hamna kitu, sitaki, no, nope, nah, noo, sidhani, aa hapana, aah hapana, eh hapana',
    refuses:
      'sikubali, sikubaliani, sijakubali, sitakubali, siwezi kukubali, sitaki, sitaki kushare, sitaki kutoa, ' +
      'sitaki kutuma, sitaki itumwe, sitaki mtume, sitaki mshare, sitaki kuendelea, sitaki kuripoti, ' +
      'sitaki kutoa ruhusa, sitaki jina langu, sitaki mtu ajue, sitaki benki ijue, sitaki taarifa zangu, ' +
      'siruhusu, sijaruhusu, siwaruhusu, sitoi ruhusa, sitoi idhini, sijatoa ruhusa, hamna ruhusa yangu, ' +
      'hamruhusiwi, nakataa, ninakataa, nimekataa, napinga, siridhii, msitume, usitume, msiitume, usiitume, ' +
      'msishare, usishare, msitoe, usitoe, msimwambie mtu, usimwambie mtu, msiwaambie, msiwape, msiandike, ' +
      'usiandike, msirekodi, usirekodi, msihifadhi, usihifadhi, futa kila kitu, futa yote, futa ripoti, ' +
      'futa taarifa zangu, futa maelezo yangu, futa hii, futeni kila kitu, futeni yote, futeni ripoti, ' +
      'futeni taarifa zangu, achana na hiyo, achana nayo, acheni tu, acha tu, iacheni, basi acheni, ibaki siri, ' +
      'iwe siri, weka siri, wekeni siri, bila jina langu, msitaje jina langu, usitaje jina langu, siwaamini, ' +
      'sikuamini, sina imani na nyinyi, sina imani nanyi, si salama kushare, sipendi, nisingependa, ' +
      'afadhali nisiseme, afadhali hapana, ghairi ripoti, naghairi, nimebadili mawazo, funga ripoti, ' +
      'funga chat hii, simamisha ripoti',
    fills:
      'tafadhali, tafadhalini, tafazali, naomba, asante, asante sana, asanteni, ahsante, shukrani, bwana, ' +
      'ndugu, ndugu yangu, mkuu, boss, bosi, kaka, dada, mama, jamani, jameni, aki, aki ya nani, wallahi, ' +
      'kabisa, sana, basi, kwa kweli, kweli, haraka, sasa, sasa hivi, hapo, hiyo, hayo, yote, kama kawaida, ' +
      'mungu awabariki, mzee, buda, bro, manze, mazee, wapendwa, afande, mheshimiwa, samahani, pole, ' +
      'kaka yangu, dada yangu, ndugu zangu, mdau, plz, pliz, please',
    person:
      'kuongea na mtu, kuongea na mtu halisi, kuongea na mtu wa kweli, kuongea na mhudumu, kuongea na binadamu, ' +
      'kuongea na agent, kuongea na afisa, kuongea na mfanyakazi, kuongea na mtoa huduma, ' +
      'kuongea na mtu wa customer care, kuongea na customer care, kuongea na mkubwa wenu, ' +
      'kuongea na supervisor, kuongea na meneja, niongee na mtu, niongee na mtu halisi, ' +
      'niongee na mtu wa kweli, niongee na mhudumu, niongee na binadamu, niongee na agent, niongee na afisa, ' +
      'niongee na mfanyakazi, niongee na mtoa huduma, niongee na mtu wa customer care, ' +
      'niongee na customer care, niongee na mkubwa wenu, niongee na supervisor, niongee na meneja, ' +
      'ongea na mtu, ongea na mtu halisi, ongea na mtu wa kweli, ongea na mhudumu, ongea na binadamu, ' +
      'ongea na agent, ongea na afisa, ongea na mfanyakazi, ongea na mtoa huduma, ' +
      'ongea na mtu wa customer care, ongea na customer care, ongea na mkubwa wenu, ongea na supervisor, ' +
      'ongea na meneja, kuzungumza na mtu, kuzungumza na mtu halisi, kuzungumza na mtu wa kweli, ' +
      'kuzungumza na mhudumu, kuzungumza na binadamu, kuzungumza na agent, kuzungumza na afisa, ' +
      'kuzungumza na mfanyakazi, kuzungumza na mtoa huduma, kuzungumza na mtu wa customer care, ' +
      'kuzungumza na customer care, kuzungumza na mkubwa wenu, kuzungumza na supervisor, kuzungumza na meneja, ' +
      'nizungumze na mtu, nizungumze na mtu halisi, nizungumze na mtu wa kweli, nizungumze na mhudumu, ' +
      'nizungumze na binadamu, nizungumze na agent, nizungumze na afisa, nizungumze na mfanyakazi, ' +
      'nizungumze na mtoa huduma, nizungumze na mtu wa customer care, nizungumze na customer care, ' +
      'nizungumze na mkubwa wenu, nizungumze na supervisor, nizungumze na meneja, kuchat na mtu, ' +
      'kuchat na mtu halisi, kuchat na mtu wa kweli, kuchat na mhudumu, kuchat na binadamu, kuchat na agent, ' +
      'kuchat na afisa, kuchat na mfanyakazi, kuchat na mtoa huduma, kuchat na mtu wa customer care, ' +
      'kuchat na customer care, kuchat na mkubwa wenu, kuchat na supervisor, kuchat na meneja, kusema na mtu, ' +
      'kusema na mtu halisi, kusema na mtu wa kweli, kusema na mhudumu, kusema na binadamu, kusema na agent, ' +
      'kusema na afisa, kusema na mfanyakazi, kusema na mtoa huduma, kusema na mtu wa customer care, ' +
      'kusema na customer care, kusema na mkubwa wenu, kusema na supervisor, kusema na meneja, ' +
      'niunganishe na mtu, niunganishe na mhudumu, niunganishe na agent, niunganishe na customer care, ' +
      'niunganishe na binadamu, niunganishe na afisa, niunganisheni na mtu, niunganisheni na mhudumu, ' +
      'niunganisheni na agent, niunganisheni na customer care, niunganisheni na binadamu, ' +
      'niunganisheni na afisa, nipe mtu, nipe mhudumu, nipe agent, nipe afisa, nipe binadamu, nipeni mtu, ' +
      'nipeni mhudumu, nipeni agent, nipeni afisa, nipeni binadamu, nataka mtu, nataka mhudumu, ' +
      'nataka binadamu, nataka agent, nataka mtu halisi, nataka afisa, nataka mtu wa kunisaidia, naomba mtu, ' +
      'naomba mhudumu, naomba binadamu, naomba agent, naomba mtu halisi, naomba afisa, ' +
      'naomba mtu wa kunisaidia, nahitaji mtu, nahitaji mhudumu, nahitaji binadamu, nahitaji agent, ' +
      'nahitaji mtu halisi, nahitaji afisa, nahitaji mtu wa kunisaidia, mtu si mashine, mtu sio mashine, ' +
      'mtu halisi, mtu wa kweli, si mashine, sio mashine, sitaki roboti, sitaki robot, sitaki mashine, ' +
      'sitaki bot, nimechoka na roboti, nimechoka na robot, nimechoka na bot, nimechoka na mashine, ' +
      'nipigie simu, nipigieni simu, mnipigie simu, mtu anipigie, kuna mtu hapo, kuna mtu wa kuongea naye, ' +
      'nani yuko hapo',
    thanks:
      'asante, asante sana, asanteni, asanteni sana, ahsante, ahsante sana, ahsanteni, aksante, aksanti, ' +
      'shukrani, shukran, shukrani sana, nashukuru, nashukuru sana, ninashukuru, nawashukuru, nimeshukuru, ' +
      'tunashukuru, asante kwa msaada, asante kwa kunisaidia, asante kwa kunisikiliza, asante kwa kila kitu, ' +
      'asante kwa muda wako, asanteni kwa msaada, asanteni kwa kunisaidia, mungu awabariki, mungu akubariki, ' +
      'barikiwa, mbarikiwe, sawa asante, poa asante, thanks sana, thenks, kwaheri, kwa heri, kwaherini',
    dontKnow:
      'sijui, cjui, sjui, mimi sijui, mi sijui, hata sijui, sijui kabisa, sijui chochote, sijui vizuri, ' +
      'sijui bado, sielewi, sifahamu, sikumbuki, sikumbuki vizuri, sikumbuki kabisa, sijakumbuka, nimesahau, ' +
      'nilisahau, nimeshasahau, sina uhakika, sina hakika, sina habari, siko sure, siko na uhakika, ' +
      'sijashika vizuri, labda, pengine, huenda, sina, sinayo, sina hiyo, sina risiti, siioni, sioni, siipati, ' +
      'sipati, sijaiona, sijaipata, sina wazo, sijui jina, sijui namba, sikuandika, sikuhifadhi, nilifuta, ' +
      'nimefuta sms, hakumbuki, hajui, hajui chochote, sina taarifa, haijulikani, siwezi kukumbuka',
    distress:
      'naogopa, ninaogopa, nina hofu, niko na hofu, nimeogopa, natetemeka, nalia, ninalia, nimelia, ' +
      'nimechanganyikiwa, nimevurugwa, nimeshtuka, wasiwasi, aibu, najiona mjinga, mjinga mimi, ' +
      'nilikuwa mjinga, ni ujinga wangu, nimekasirika, nina hasira, inauma, inaniuma, inaumiza, nimeumia, ' +
      'moyo unauma, moyo unanidunda, siwezi kulala, silali, sijalala, nimeishiwa, nimekwisha, nimeisha, ' +
      'nimemalizika, nimefilisika, sina pa kwenda, sijui nifanye nini, nifanyeje, nisaidie, nisaidieni, ' +
      'naombeni msaada, naomba msaada, msaada tafadhali, msaada haraka, haraka tafadhali, fanyeni haraka, ' +
      'jamani, jameni, aki, mungu wangu, ee mungu, mayoo, uwii, uwi, maskini mimi, ole wangu, ' +
      'pressure imepanda, nimekata tamaa, nimepoteza matumaini, nimechoka, stress, akiba yangu yote, ' +
      'ada ya watoto, pesa ya ada, pesa ya hospitali, pesa ya dawa, pesa ya chakula, pesa ya kodi, ' +
      'pesa ya shule, siamini, nahisi vibaya, najuta, nimejuta',
    asks:
      'je, nini, ni nini, nani, ni nani, lini, wapi, vipi, gani, ngapi, kwa nini, kwanini, mbona, namna gani, ' +
      'jinsi gani, kivipi, inakuwaje, inakuaje, itakuwaje, nifanye nini, nifanyeje, nifanye vipi, ' +
      'nitafanya nini, naweza, ninaweza, mnaweza, unaweza, inawezekana, itawezekana, inaweza, itachukua, ' +
      'nitapata, nitarudishiwa, itarudi, zitarudi, mnajua, unajua, mnaijua, unaijua, ni kweli, ni salama, ' +
      'ni sahihi, ama, ama sio, au sio, au vipi, au la, sivyo, si ndio, kuna shida, mtanisaidia, utanisaidia, ' +
      'nataka kujua, naomba kujua, naomba kuuliza, nauliza, swali langu, swali, ati, eti, nilipe, nitume, ' +
      'nikate, nimjibu, nisubiri, niende, hii ni, huyu ni, niblock',
    language:
      'kwa kiswahili, kwa kiingereza, kwa kizungu, kwa kifaransa, kwa kinyarwanda, kwa sheng, in kiswahili, ' +
      'in kiingereza, in kizungu, in kifaransa, in kinyarwanda, in sheng, tuongee kiswahili, ' +
      'tuongee kiingereza, tuongee kizungu, tuongee kifaransa, tuongee kinyarwanda, tuongee sheng, ' +
      'ongea kiswahili, ongea kiingereza, ongea kizungu, ongea kifaransa, ongea kinyarwanda, ongea sheng, ' +
      'tumia kiswahili, tumia kiingereza, tumia kizungu, tumia kifaransa, tumia kinyarwanda, tumia sheng, ' +
      'zungumza kiswahili, zungumza kiingereza, zungumza kizungu, zungumza kifaransa, zungumza kinyarwanda, ' +
      'zungumza sheng, andika kiswahili, andika kiingereza, andika kizungu, andika kifaransa, ' +
      'andika kinyarwanda, andika sheng, nataka kiswahili, nataka kiingereza, nataka kizungu, nataka kifaransa, ' +
      'nataka kinyarwanda, nataka sheng, naomba kiswahili, naomba kiingereza, naomba kizungu, naomba kifaransa, ' +
      'naomba kinyarwanda, naomba sheng, badilisha kwa kiswahili, badilisha kwa kiingereza, ' +
      'badilisha kwa kizungu, badilisha kwa kifaransa, badilisha kwa kinyarwanda, badilisha kwa sheng, ' +
      'kiswahili tafadhali, kiingereza tafadhali, swahili please, english please, english tafadhali, ' +
      'kwa lugha ya, kwa lugha yangu, lugha nyingine, badilisha lugha, sielewi kiingereza, sielewi kizungu, ' +
      'sielewi english, sielewi kiswahili, sielewi kifaransa, sijui kiingereza, sijui kizungu, sijui english, ' +
      'sijui kifaransa, simuelewi kwa kiingereza, in swahili, speak swahili, mnaongea kiswahili, ' +
      'unaongea kiswahili',
  },
  questions: {
    money_back:
      'nitapata pesa, nitapata hela, nitarudishiwa, nitazipata, nitaipata, tutapata pesa, tutapata hela, ' +
      'tutarudishiwa, tutazipata, tutaipata, atapata pesa, atapata hela, atarudishiwa, atazipata, ataipata, ' +
      'zitarudi, zitarudishwa, itarudi, itarudishwa, pesa zangu zinaweza rudi, pesa yangu zinaweza rudi, ' +
      'pesa zake zinaweza rudi, pesa yake zinaweza rudi, pesa yetu zinaweza rudi, hela zangu zinaweza rudi, ' +
      'hela yangu zinaweza rudi, hela zake zinaweza rudi, hela yake zinaweza rudi, hela yetu zinaweza rudi, ' +
      'inaweza rudi, inaweza kurudi, zinaweza kurudi, naweza kurudishiwa, naweza kupata pesa, naweza kurudisha, ' +
      'naweza kuzipata, naweza kurecover, mnaweza kurudisha, mnaweza kunirudishia, mnaweza kurecover, ' +
      'mnaweza kurejesha, unaweza kurudisha, unaweza kunirudishia, unaweza kurecover, unaweza kurejesha, ' +
      'mtaweza kurudisha, mtaweza kunirudishia, mtaweza kurecover, mtaweza kurejesha, nirudishie pesa, ' +
      'nirudishie hela, nirudishieni pesa, nirudishieni hela, nirudishiwe, nitarudishiwaje, kurudisha pesa, ' +
      'reverse tafadhali, kureverse, nireverse, nifanyieni reversal, reversal inawezekana, ' +
      'kuna uwezekano wa kupata pesa, kuna matumaini, nitapataje pesa, pesa zangu zitapatikana, ' +
      'nitalipwa fidia, mtanilipa, benki itanilipa, kiasi gani kitarudi, nitapata zote, nataka pesa zangu, ' +
      'nataka pesa yangu',
    legal_trouble:
      'nitakamatwa, nitashtakiwa, nitafungwa, nitapelekwa mahakamani, nitaingia matatani, nitashikwa, ' +
      'atakamatwa, atashtakiwa, atafungwa, atapelekwa mahakamani, ataingia matatani, atashikwa, tutakamatwa, ' +
      'tutashtakiwa, tutafungwa, tutapelekwa mahakamani, tutaingia matatani, tutashikwa, nikishtakiwa, ' +
      'nikikamatwa, naweza kukamatwa, naweza kushtakiwa, naweza kufungwa, naweza kuingia matatani, nina kosa, ' +
      'niko na kosa, nina hatia, ni kosa kisheria, nimevunja sheria, kinyume cha sheria, polisi watanikamata, ' +
      'polisi wananitafuta, polisi watanitafuta, watanishtaki, jela, kesi mahakamani, naogopa kesi, ' +
      'naogopa polisi, nahitaji wakili, niwe na wakili, nitalipa deni hilo, nitawajibika, nitalaumiwa, ' +
      'akaunti yangu ilitumika, mimi ni mshukiwa, nitafutwa kazi',
    is_bot:
      'wewe ni mtu, wewe ni kompyuta, wewe ni binadamu, we ni mtu, we ni kompyuta, we ni binadamu, ' +
      'nyinyi ni mtu, nyinyi ni kompyuta, nyinyi ni binadamu, ni roboti, ni robot, ni bot, ni mashine, ' +
      'naongea na mtu, naongea na roboti, naongea na robot, naongea na bot, naongea na mashine, ' +
      'naongea na nani, naongea na kompyuta, naongea na binadamu, ninaongea na nani, nachat na nani, ' +
      'nachat na mtu, nachat na bot, nachat na mashine, ni mtu au mashine, ni mtu au roboti, ni mtu au robot, ' +
      'ni mtu au bot, roboti au mtu, bot ama mtu, wewe ni nani, nyinyi ni nani, una jina, jina lako nani, ' +
      'kuna mtu hapo, ni mtu halisi, mtu wa kweli anajibu, ni ai, chatgpt',
    who_sees:
      'nani ataona, nani anaona, nani atasoma, nani anasoma, nani atajua, nani anajua, nani atapata, ' +
      'nani ataiona, taarifa zangu zitaenda wapi, taarifa zangu zinaenda wapi, taarifa zangu itaenda wapi, ' +
      'taarifa zangu ziko salama, taarifa zangu iko salama, taarifa zangu zitatumika, ' +
      'taarifa zangu zinahifadhiwa, taarifa zangu zitahifadhiwa, taarifa yangu zitaenda wapi, ' +
      'taarifa yangu zinaenda wapi, taarifa yangu itaenda wapi, taarifa yangu ziko salama, ' +
      'taarifa yangu iko salama, taarifa yangu zitatumika, taarifa yangu zinahifadhiwa, ' +
      'taarifa yangu zitahifadhiwa, habari zangu zitaenda wapi, habari zangu zinaenda wapi, ' +
      'habari zangu itaenda wapi, habari zangu ziko salama, habari zangu iko salama, habari zangu zitatumika, ' +
      'habari zangu zinahifadhiwa, habari zangu zitahifadhiwa, habari yangu zitaenda wapi, ' +
      'habari yangu zinaenda wapi, habari yangu itaenda wapi, habari yangu ziko salama, ' +
      'habari yangu iko salama, habari yangu zitatumika, habari yangu zinahifadhiwa, ' +
      'habari yangu zitahifadhiwa, data yangu zitaenda wapi, data yangu zinaenda wapi, data yangu itaenda wapi, ' +
      'data yangu ziko salama, data yangu iko salama, data yangu zitatumika, data yangu zinahifadhiwa, ' +
      'data yangu zitahifadhiwa, maelezo zangu zitaenda wapi, maelezo zangu zinaenda wapi, ' +
      'maelezo zangu itaenda wapi, maelezo zangu ziko salama, maelezo zangu iko salama, ' +
      'maelezo zangu zitatumika, maelezo zangu zinahifadhiwa, maelezo zangu zitahifadhiwa, ' +
      'maelezo yangu zitaenda wapi, maelezo yangu zinaenda wapi, maelezo yangu itaenda wapi, ' +
      'maelezo yangu ziko salama, maelezo yangu iko salama, maelezo yangu zitatumika, ' +
      'maelezo yangu zinahifadhiwa, maelezo yangu zitahifadhiwa, ripoti zangu zitaenda wapi, ' +
      'ripoti zangu zinaenda wapi, ripoti zangu itaenda wapi, ripoti zangu ziko salama, ' +
      'ripoti zangu iko salama, ripoti zangu zitatumika, ripoti zangu zinahifadhiwa, ' +
      'ripoti zangu zitahifadhiwa, ripoti yangu zitaenda wapi, ripoti yangu zinaenda wapi, ' +
      'ripoti yangu itaenda wapi, ripoti yangu ziko salama, ripoti yangu iko salama, ripoti yangu zitatumika, ' +
      'ripoti yangu zinahifadhiwa, ripoti yangu zitahifadhiwa, ni siri, itakuwa siri, itabaki siri, ' +
      'mtaweka siri, mnaweka siri, usiri, faragha, mtashare na nani, mnashare na nani, mnampa nani, ' +
      'mtawapa nani, inatumwa kwa nani, itatumwa kwa nani, inaenda kwa nani, inaenda wapi, watu wataona, ' +
      'watu watajua, watanijua, jina langu litaonekana, jina langu litajulikana, jina langu litatajwa, ' +
      'itakuwa kwenye magazeti, itawekwa mtandaoni, mtauza taarifa zangu, taarifa zangu zinalindwa, data zangu',
    how_long:
      'itachukua muda, inachukua muda, itachukuwa muda, muda gani, siku ngapi, wiki ngapi, masaa mangapi, ' +
      'dakika ngapi, lini nitajua, lini nitapata, lini mtanijibu, lini mtanipigia, lini nitajibiwa, ' +
      'lini itaisha, lini pesa zitarudi, lini mtajibu, nitajibiwa lini, nitajua lini, nitapata lini, ' +
      'mtanijibu lini, mtanipigia lini, itaisha lini, zitarudi lini, itarudi lini, nasubiri tangu, mpaka lini, ' +
      'hadi lini, bado nasubiri, bado muda mrefu, maswali mangapi, maswali mengi, tumemaliza, ' +
      'tunakaribia kumaliza, bado mengi, ni haraka, itakuwa leo, leo au kesho, saa ngapi mtanipigia, ' +
      'saa ngapi mtajibu, saa ngapi mnafungua, deadline ni lini',
    police:
      'niende polisi, niende kwa polisi, niende dci, niende kituoni, niende takukuru, nende polisi, ' +
      'nende kwa polisi, nende dci, nende kituoni, nende takukuru, naenda polisi, naenda kwa polisi, ' +
      'naenda dci, naenda kituoni, naenda takukuru, niripoti polisi, niripoti kwa polisi, niripoti dci, ' +
      'niripoti kituoni, niripoti takukuru, nireport polisi, nireport kwa polisi, nireport dci, ' +
      'nireport kituoni, nireport takukuru, niandikishe polisi, niandikishe kwa polisi, niandikishe dci, ' +
      'niandikishe kituoni, niandikishe takukuru, nipige polisi, nipige kwa polisi, nipige dci, nipige kituoni, ' +
      'nipige takukuru, nipeleke polisi, nipeleke kwa polisi, nipeleke dci, nipeleke kituoni, ' +
      'nipeleke takukuru, tuende polisi, tuende kwa polisi, tuende dci, tuende kituoni, tuende takukuru, ' +
      'kuripoti polisi, kuripoti kwa polisi, kureport polisi, ripoti ya polisi, police abstract, ' +
      'abstract ya polisi, ob number, ob namba, nimepewa ob, rb ya polisi, namba ya rb, kituo cha polisi, ' +
      'kituo gani, polisi watafanya, polisi watakuja, polisi wanahitaji, polisi watasaidia, ' +
      'polisi watanisaidia, polisi wanataka, polisi walikataa, polisi wamekataa, lazima polisi, ' +
      'mtapeleka polisi, mtaambia polisi, mnafanya kazi na polisi, nyinyi ni polisi, cybercrime, ' +
      'kutoa statement, kuandika statement, kuandikisha maelezo, kufungua kesi, nifungue kesi, nimshtaki, ' +
      'kumshtaki',
    where_is_reference:
      'namba ya muamala ni gani, namba hiyo ni gani, namba ya mpesa ni gani, namba ni gani, ' +
      'nambari ya muamala ni gani, nambari hiyo ni gani, nambari ya mpesa ni gani, nambari ni gani, ' +
      'code ya muamala ni gani, code hiyo ni gani, code ya mpesa ni gani, code ni gani, ' +
      'kumbukumbu ya muamala ni gani, kumbukumbu hiyo ni gani, kumbukumbu ya mpesa ni gani, kumbukumbu ni gani, ' +
      'reference ya muamala ni gani, reference hiyo ni gani, reference ya mpesa ni gani, reference ni gani, ' +
      'reference ni nini, kumbukumbu ni nini, muamala namba ni nini, naipata wapi, nitaipata wapi, ' +
      'ninaipata wapi, naitoa wapi, iko wapi, ipo wapi, nitaiona wapi, naiona wapi, iko kwa sms, ' +
      'iko kwenye sms, ni ile ya sms, inaanza na, ina herufi ngapi, ina tarakimu ngapi, inaonekanaje, inakaaje, ' +
      'namba gani, nambari gani, ipi, nitaangalia wapi, nitafute wapi, kwenye risiti, kwenye app, ' +
      'kwenye statement, naipataje, nitaipataje',
    gave_code:
      'nilimpa code, nilimpa otp, nilimpa pin, nilimpa password, nilimpa msimbo, nilimpa cvv, ' +
      'nilimpa namba za kadi, nilimpa kadi yangu, nilimpa namba ya kitambulisho, nilimpa id yangu, ' +
      'niliwapa code, niliwapa otp, niliwapa pin, niliwapa password, niliwapa msimbo, niliwapa cvv, ' +
      'niliwapa namba za kadi, niliwapa kadi yangu, niliwapa namba ya kitambulisho, niliwapa id yangu, ' +
      'nilipeana code, nilipeana otp, nilipeana pin, nilipeana password, nilipeana msimbo, nilipeana cvv, ' +
      'nilipeana namba za kadi, nilipeana kadi yangu, nilipeana namba ya kitambulisho, nilipeana id yangu, ' +
      'nilitoa code, nilitoa otp, nilitoa pin, nilitoa password, nilitoa msimbo, nilitoa cvv, ' +
      'nilitoa namba za kadi, nilitoa kadi yangu, nilitoa namba ya kitambulisho, nilitoa id yangu, ' +
      'nilishare code, nilishare otp, nilishare pin, nilishare password, nilishare msimbo, nilishare cvv, ' +
      'nilishare namba za kadi, nilishare kadi yangu, nilishare namba ya kitambulisho, nilishare id yangu, ' +
      'nilimtumia code, nilimtumia otp, nilimtumia pin, nilimtumia password, nilimtumia msimbo, nilimtumia cvv, ' +
      'nilimtumia namba za kadi, nilimtumia kadi yangu, nilimtumia namba ya kitambulisho, nilimtumia id yangu, ' +
      'niliwatumia code, niliwatumia otp, niliwatumia pin, niliwatumia password, niliwatumia msimbo, ' +
      'niliwatumia cvv, niliwatumia namba za kadi, niliwatumia kadi yangu, niliwatumia namba ya kitambulisho, ' +
      'niliwatumia id yangu, nilimwambia code, nilimwambia otp, nilimwambia pin, nilimwambia password, ' +
      'nilimwambia msimbo, nilimwambia cvv, nilimwambia namba za kadi, nilimwambia kadi yangu, ' +
      'nilimwambia namba ya kitambulisho, nilimwambia id yangu, niliwaambia code, niliwaambia otp, ' +
      'niliwaambia pin, niliwaambia password, niliwaambia msimbo, niliwaambia cvv, niliwaambia namba za kadi, ' +
      'niliwaambia kadi yangu, niliwaambia namba ya kitambulisho, niliwaambia id yangu, nilimsomea code, ' +
      'nilimsomea otp, nilimsomea pin, nilimsomea password, nilimsomea msimbo, nilimsomea cvv, ' +
      'nilimsomea namba za kadi, nilimsomea kadi yangu, nilimsomea namba ya kitambulisho, nilimsomea id yangu, ' +
      'niliwasomea code, niliwasomea otp, niliwasomea pin, niliwasomea password, niliwasomea msimbo, ' +
      'niliwasomea cvv, niliwasomea namba za kadi, niliwasomea kadi yangu, niliwasomea namba ya kitambulisho, ' +
      'niliwasomea id yangu, nilisoma code, nilisoma otp, nilisoma pin, nilisoma password, nilisoma msimbo, ' +
      'nilisoma cvv, nilisoma namba za kadi, nilisoma kadi yangu, nilisoma namba ya kitambulisho, ' +
      'nilisoma id yangu, nimempa code, nimempa otp, nimempa pin, nimempa password, nimempa msimbo, ' +
      'nimempa cvv, nimempa namba za kadi, nimempa kadi yangu, nimempa namba ya kitambulisho, nimempa id yangu, ' +
      'nimewapa code, nimewapa otp, nimewapa pin, nimewapa password, nimewapa msimbo, nimewapa cvv, ' +
      'nimewapa namba za kadi, nimewapa kadi yangu, nimewapa namba ya kitambulisho, nimewapa id yangu, ' +
      'nimepeana code, nimepeana otp, nimepeana pin, nimepeana password, nimepeana msimbo, nimepeana cvv, ' +
      'nimepeana namba za kadi, nimepeana kadi yangu, nimepeana namba ya kitambulisho, nimepeana id yangu, ' +
      'nimetoa code, nimetoa otp, nimetoa pin, nimetoa password, nimetoa msimbo, nimetoa cvv, ' +
      'nimetoa namba za kadi, nimetoa kadi yangu, nimetoa namba ya kitambulisho, nimetoa id yangu, ' +
      'nimeshare code, nimeshare otp, nimeshare pin, nimeshare password, nimeshare msimbo, nimeshare cvv, ' +
      'nimeshare namba za kadi, nimeshare kadi yangu, nimeshare namba ya kitambulisho, nimeshare id yangu, ' +
      'nimemtumia code, nimemtumia otp, nimemtumia pin, nimemtumia password, nimemtumia msimbo, nimemtumia cvv, ' +
      'nimemtumia namba za kadi, nimemtumia kadi yangu, nimemtumia namba ya kitambulisho, nimemtumia id yangu, ' +
      'nimewatumia code, nimewatumia otp, nimewatumia pin, nimewatumia password, nimewatumia msimbo, ' +
      'nimewatumia cvv, nimewatumia namba za kadi, nimewatumia kadi yangu, nimewatumia namba ya kitambulisho, ' +
      'nimewatumia id yangu, nimemwambia code, nimemwambia otp, nimemwambia pin, nimemwambia password, ' +
      'nimemwambia msimbo, nimemwambia cvv, nimemwambia namba za kadi, nimemwambia kadi yangu, ' +
      'nimemwambia namba ya kitambulisho, nimemwambia id yangu, nimewaambia code, nimewaambia otp, ' +
      'nimewaambia pin, nimewaambia password, nimewaambia msimbo, nimewaambia cvv, nimewaambia namba za kadi, ' +
      'nimewaambia kadi yangu, nimewaambia namba ya kitambulisho, nimewaambia id yangu, nimemsomea code, ' +
      'nimemsomea otp, nimemsomea pin, nimemsomea password, nimemsomea msimbo, nimemsomea cvv, ' +
      'nimemsomea namba za kadi, nimemsomea kadi yangu, nimemsomea namba ya kitambulisho, nimemsomea id yangu, ' +
      'nimewasomea code, nimewasomea otp, nimewasomea pin, nimewasomea password, nimewasomea msimbo, ' +
      'nimewasomea cvv, nimewasomea namba za kadi, nimewasomea kadi yangu, nimewasomea namba ya kitambulisho, ' +
      'nimewasomea id yangu, nimesoma code, nimesoma otp, nimesoma pin, nimesoma password, nimesoma msimbo, ' +
      'nimesoma cvv, nimesoma namba za kadi, nimesoma kadi yangu, nimesoma namba ya kitambulisho, ' +
      'nimesoma id yangu, nikampa code, nikampa otp, nikampa pin, nikampa password, nikampa msimbo, ' +
      'nikampa cvv, nikampa namba za kadi, nikampa kadi yangu, nikampa namba ya kitambulisho, nikampa id yangu, ' +
      'nikawapa code, nikawapa otp, nikawapa pin, nikawapa password, nikawapa msimbo, nikawapa cvv, ' +
      'nikawapa namba za kadi, nikawapa kadi yangu, nikawapa namba ya kitambulisho, nikawapa id yangu, ' +
      'nikapeana code, nikapeana otp, nikapeana pin, nikapeana password, nikapeana msimbo, nikapeana cvv, ' +
      'nikapeana namba za kadi, nikapeana kadi yangu, nikapeana namba ya kitambulisho, nikapeana id yangu, ' +
      'nikatoa code, nikatoa otp, nikatoa pin, nikatoa password, nikatoa msimbo, nikatoa cvv, ' +
      'nikatoa namba za kadi, nikatoa kadi yangu, nikatoa namba ya kitambulisho, nikatoa id yangu, ' +
      'nikashare code, nikashare otp, nikashare pin, nikashare password, nikashare msimbo, nikashare cvv, ' +
      'nikashare namba za kadi, nikashare kadi yangu, nikashare namba ya kitambulisho, nikashare id yangu, ' +
      'nikamtumia code, nikamtumia otp, nikamtumia pin, nikamtumia password, nikamtumia msimbo, nikamtumia cvv, ' +
      'nikamtumia namba za kadi, nikamtumia kadi yangu, nikamtumia namba ya kitambulisho, nikamtumia id yangu, ' +
      'nikawatumia code, nikawatumia otp, nikawatumia pin, nikawatumia password, nikawatumia msimbo, ' +
      'nikawatumia cvv, nikawatumia namba za kadi, nikawatumia kadi yangu, nikawatumia namba ya kitambulisho, ' +
      'nikawatumia id yangu, nikamwambia code, nikamwambia otp, nikamwambia pin, nikamwambia password, ' +
      'nikamwambia msimbo, nikamwambia cvv, nikamwambia namba za kadi, nikamwambia kadi yangu, ' +
      'nikamwambia namba ya kitambulisho, nikamwambia id yangu, nikawaambia code, nikawaambia otp, ' +
      'nikawaambia pin, nikawaambia password, nikawaambia msimbo, nikawaambia cvv, nikawaambia namba za kadi, ' +
      'nikawaambia kadi yangu, nikawaambia namba ya kitambulisho, nikawaambia id yangu, nikamsomea code, ' +
      'nikamsomea otp, nikamsomea pin, nikamsomea password, nikamsomea msimbo, nikamsomea cvv, ' +
      'nikamsomea namba za kadi, nikamsomea kadi yangu, nikamsomea namba ya kitambulisho, nikamsomea id yangu, ' +
      'nikawasomea code, nikawasomea otp, nikawasomea pin, nikawasomea password, nikawasomea msimbo, ' +
      'nikawasomea cvv, nikawasomea namba za kadi, nikawasomea kadi yangu, nikawasomea namba ya kitambulisho, ' +
      'nikawasomea id yangu, nikasoma code, nikasoma otp, nikasoma pin, nikasoma password, nikasoma msimbo, ' +
      'nikasoma cvv, nikasoma namba za kadi, nikasoma kadi yangu, nikasoma namba ya kitambulisho, ' +
      'nikasoma id yangu, alimpa code, alimpa otp, alimpa pin, alimpa password, alimpa msimbo, alimpa cvv, ' +
      'alimpa namba za kadi, alimpa kadi yangu, alimpa namba ya kitambulisho, alimpa id yangu, aliwapa code, ' +
      'aliwapa otp, aliwapa pin, aliwapa password, aliwapa msimbo, aliwapa cvv, aliwapa namba za kadi, ' +
      'aliwapa kadi yangu, aliwapa namba ya kitambulisho, aliwapa id yangu, alipeana code, alipeana otp, ' +
      'alipeana pin, alipeana password, alipeana msimbo, alipeana cvv, alipeana namba za kadi, ' +
      'alipeana kadi yangu, alipeana namba ya kitambulisho, alipeana id yangu, alitoa code, alitoa otp, ' +
      'alitoa pin, alitoa password, alitoa msimbo, alitoa cvv, alitoa namba za kadi, alitoa kadi yangu, ' +
      'alitoa namba ya kitambulisho, alitoa id yangu, alishare code, alishare otp, alishare pin, ' +
      'alishare password, alishare msimbo, alishare cvv, alishare namba za kadi, alishare kadi yangu, ' +
      'alishare namba ya kitambulisho, alishare id yangu, alimtumia code, alimtumia otp, alimtumia pin, ' +
      'alimtumia password, alimtumia msimbo, alimtumia cvv, alimtumia namba za kadi, alimtumia kadi yangu, ' +
      'alimtumia namba ya kitambulisho, alimtumia id yangu, aliwatumia code, aliwatumia otp, aliwatumia pin, ' +
      'aliwatumia password, aliwatumia msimbo, aliwatumia cvv, aliwatumia namba za kadi, aliwatumia kadi yangu, ' +
      'aliwatumia namba ya kitambulisho, aliwatumia id yangu, alimwambia code, alimwambia otp, alimwambia pin, ' +
      'alimwambia password, alimwambia msimbo, alimwambia cvv, alimwambia namba za kadi, alimwambia kadi yangu, ' +
      'alimwambia namba ya kitambulisho, alimwambia id yangu, aliwaambia code, aliwaambia otp, aliwaambia pin, ' +
      'aliwaambia password, aliwaambia msimbo, aliwaambia cvv, aliwaambia namba za kadi, aliwaambia kadi yangu, ' +
      'aliwaambia namba ya kitambulisho, aliwaambia id yangu, alimsomea code, alimsomea otp, alimsomea pin, ' +
      'alimsomea password, alimsomea msimbo, alimsomea cvv, alimsomea namba za kadi, alimsomea kadi yangu, ' +
      'alimsomea namba ya kitambulisho, alimsomea id yangu, aliwasomea code, aliwasomea otp, aliwasomea pin, ' +
      'aliwasomea password, aliwasomea msimbo, aliwasomea cvv, aliwasomea namba za kadi, aliwasomea kadi yangu, ' +
      'aliwasomea namba ya kitambulisho, aliwasomea id yangu, alisoma code, alisoma otp, alisoma pin, ' +
      'alisoma password, alisoma msimbo, alisoma cvv, alisoma namba za kadi, alisoma kadi yangu, ' +
      'alisoma namba ya kitambulisho, alisoma id yangu, amempa code, amempa otp, amempa pin, amempa password, ' +
      'amempa msimbo, amempa cvv, amempa namba za kadi, amempa kadi yangu, amempa namba ya kitambulisho, ' +
      'amempa id yangu, amewapa code, amewapa otp, amewapa pin, amewapa password, amewapa msimbo, amewapa cvv, ' +
      'amewapa namba za kadi, amewapa kadi yangu, amewapa namba ya kitambulisho, amewapa id yangu, ' +
      'amepeana code, amepeana otp, amepeana pin, amepeana password, amepeana msimbo, amepeana cvv, ' +
      'amepeana namba za kadi, amepeana kadi yangu, amepeana namba ya kitambulisho, amepeana id yangu, ' +
      'ametoa code, ametoa otp, ametoa pin, ametoa password, ametoa msimbo, ametoa cvv, ametoa namba za kadi, ' +
      'ametoa kadi yangu, ametoa namba ya kitambulisho, ametoa id yangu, ameshare code, ameshare otp, ' +
      'ameshare pin, ameshare password, ameshare msimbo, ameshare cvv, ameshare namba za kadi, ' +
      'ameshare kadi yangu, ameshare namba ya kitambulisho, ameshare id yangu, amemtumia code, amemtumia otp, ' +
      'amemtumia pin, amemtumia password, amemtumia msimbo, amemtumia cvv, amemtumia namba za kadi, ' +
      'amemtumia kadi yangu, amemtumia namba ya kitambulisho, amemtumia id yangu, amewatumia code, ' +
      'amewatumia otp, amewatumia pin, amewatumia password, amewatumia msimbo, amewatumia cvv, ' +
      'amewatumia namba za kadi, amewatumia kadi yangu, amewatumia namba ya kitambulisho, amewatumia id yangu, ' +
      'amemwambia code, amemwambia otp, amemwambia pin, amemwambia password, amemwambia msimbo, amemwambia cvv, ' +
      'amemwambia namba za kadi, amemwambia kadi yangu, amemwambia namba ya kitambulisho, amemwambia id yangu, ' +
      'amewaambia code, amewaambia otp, amewaambia pin, amewaambia password, amewaambia msimbo, amewaambia cvv, ' +
      'amewaambia namba za kadi, amewaambia kadi yangu, amewaambia namba ya kitambulisho, amewaambia id yangu, ' +
      'amemsomea code, amemsomea otp, amemsomea pin, amemsomea password, amemsomea msimbo, amemsomea cvv, ' +
      'amemsomea namba za kadi, amemsomea kadi yangu, amemsomea namba ya kitambulisho, amemsomea id yangu, ' +
      'amewasomea code, amewasomea otp, amewasomea pin, amewasomea password, amewasomea msimbo, amewasomea cvv, ' +
      'amewasomea namba za kadi, amewasomea kadi yangu, amewasomea namba ya kitambulisho, amewasomea id yangu, ' +
      'amesoma code, amesoma otp, amesoma pin, amesoma password, amesoma msimbo, amesoma cvv, ' +
      'amesoma namba za kadi, amesoma kadi yangu, amesoma namba ya kitambulisho, amesoma id yangu, ' +
      'niliingiza pin, niliingiza password, niliingiza otp, niliingiza cvv, niliingiza code, niliingiza kadi, ' +
      'niliingiza namba ya kadi, nimeingiza pin, nimeingiza password, nimeingiza otp, nimeingiza cvv, ' +
      'nimeingiza code, nimeingiza kadi, nimeingiza namba ya kadi, niliweka pin, niliweka password, ' +
      'niliweka otp, niliweka cvv, niliweka code, niliweka kadi, niliweka namba ya kadi, nimeweka pin, ' +
      'nimeweka password, nimeweka otp, nimeweka cvv, nimeweka code, nimeweka kadi, nimeweka namba ya kadi, ' +
      'nikaweka pin, nikaweka password, nikaweka otp, nikaweka cvv, nikaweka code, nikaweka kadi, ' +
      'nikaweka namba ya kadi, niliandika pin, niliandika password, niliandika otp, niliandika cvv, ' +
      'niliandika code, niliandika kadi, niliandika namba ya kadi, wana pin yangu, wana password yangu, ' +
      'wana otp yangu, wana code yangu, wana cvv yangu, ana pin yangu, ana password yangu, ana otp yangu, ' +
      'ana code yangu, ana cvv yangu, wanajua pin yangu, wanajua password yangu, wanajua otp yangu, ' +
      'wanajua code yangu, wanajua cvv yangu, anajua pin yangu, anajua password yangu, anajua otp yangu, ' +
      'anajua code yangu, anajua cvv yangu, wamejua pin yangu, wamejua password yangu, wamejua otp yangu, ' +
      'wamejua code yangu, wamejua cvv yangu, wanaweza kutumia code, wanaweza kuingia, wanaweza kutoa pesa, ' +
      'wanaweza kufungua akaunti, wanaweza kuchukua mkopo, anaweza kuingia, anaweza kutoa pesa, ' +
      'anaweza kutumia, code ya whatsapp, code ya siri, namba ya siri, ile otp, ile code, nilibonyeza link, ' +
      'nilituma picha ya id, nilituma picha ya kitambulisho, nilituma picha ya kadi, nilituma picha ya nida, ' +
      'wataingia kwenye akaunti, nilikubali notification, nimekubali notification, nifanye nini na pin, ' +
      'nibadilishe pin',
    block_card:
      'fungeni akaunti, fungeni kadi, fungeni laini, fungeni account, fungeni line, fungeni simu, fungeni card, ' +
      'fungeni atm, fungeni mpesa, fungeni kila kitu, fungeni hiyo kitu, funga akaunti, funga kadi, ' +
      'funga laini, funga account, funga line, funga simu, funga card, funga atm, funga mpesa, funga kila kitu, ' +
      'funga hiyo kitu, zuieni akaunti, zuieni kadi, zuieni laini, zuieni account, zuieni line, zuieni simu, ' +
      'zuieni card, zuieni atm, zuieni mpesa, zuieni kila kitu, zuieni hiyo kitu, zuia akaunti, zuia kadi, ' +
      'zuia laini, zuia account, zuia line, zuia simu, zuia card, zuia atm, zuia mpesa, zuia kila kitu, ' +
      'zuia hiyo kitu, simamisha akaunti, simamisha kadi, simamisha laini, simamisha account, simamisha line, ' +
      'simamisha simu, simamisha card, simamisha atm, simamisha mpesa, simamisha kila kitu, ' +
      'simamisha hiyo kitu, blockini akaunti, blockini kadi, blockini laini, blockini account, blockini line, ' +
      'blockini simu, blockini card, blockini atm, blockini mpesa, blockini kila kitu, blockini hiyo kitu, ' +
      'block akaunti, block kadi, block laini, block account, block line, block simu, block card, block atm, ' +
      'block mpesa, block kila kitu, block hiyo kitu, nifungieni akaunti, nifungieni kadi, nifungieni laini, ' +
      'nifungieni account, nifungieni line, nifungieni simu, nifungieni card, nifungieni atm, nifungieni mpesa, ' +
      'nifungieni kila kitu, nifungieni hiyo kitu, nifungie akaunti, nifungie kadi, nifungie laini, ' +
      'nifungie account, nifungie line, nifungie simu, nifungie card, nifungie atm, nifungie mpesa, ' +
      'nifungie kila kitu, nifungie hiyo kitu, nizuieni akaunti, nizuieni kadi, nizuieni laini, ' +
      'nizuieni account, nizuieni line, nizuieni simu, nizuieni card, nizuieni atm, nizuieni mpesa, ' +
      'nizuieni kila kitu, nizuieni hiyo kitu, nifunge akaunti, nifunge kadi, nifunge laini, nifunge line, ' +
      'nifunge card, nifunge atm, nifunge simu, nifunge simcard, niblock akaunti, niblock kadi, niblock laini, ' +
      'niblock line, niblock card, niblock atm, niblock simu, niblock simcard, nizuie akaunti, nizuie kadi, ' +
      'nizuie laini, nizuie line, nizuie card, nizuie atm, nizuie simu, nizuie simcard, nifungie simcard, ' +
      'tufunge akaunti, tufunge kadi, tufunge laini, tufunge line, tufunge card, tufunge atm, tufunge simu, ' +
      'tufunge simcard, kufunga akaunti, kufunga kadi, kufunga laini, kufunga line, kufunga card, kufunga atm, ' +
      'kufunga simu, kufunga account, kuzuia akaunti, kuzuia kadi, kuzuia laini, kuzuia line, kuzuia card, ' +
      'kuzuia atm, kuzuia simu, kuzuia account, kublock akaunti, kublock kadi, kublock laini, kublock line, ' +
      'kublock card, kublock atm, kublock simu, kublock account, kufungia akaunti, kufungia kadi, ' +
      'kufungia laini, kufungia line, kufungia card, kufungia atm, kufungia simu, kufungia account, ' +
      'kublok akaunti, kublok kadi, kublok laini, kublok line, kublok card, kublok atm, kublok simu, ' +
      'kublok account, mnaweza kufunga, mnaweza kuzuia, mnaweza kublock, mnaweza kusimamisha, unaweza kufunga, ' +
      'unaweza kuzuia, unaweza kublock, unaweza kusimamisha, mtaweza kufunga, mtaweza kuzuia, mtaweza kublock, ' +
      'mtaweza kusimamisha, nifungeje, nablock vipi, nifunge vipi, block haraka, blockini haraka, ' +
      'fungeni haraka, nibadilishe pin, nibadilishe password, nibadilishe kadi, nibadilishe laini, ' +
      'nibadilishe namba, kubadilisha pin, kubadilisha password, kubadilisha kadi, kubadilisha laini, ' +
      'kubadili pin, kubadili password, kubadili kadi, kubadili laini, nahitaji line mpya, nahitaji laini mpya, ' +
      'nahitaji pin mpya, kadi mpya, freeze, nifreeze, kufreeze akaunti, kufreeze account, akaunti imefungwa, ' +
      'akaunti itafungwa, akaunti imezuiwa, kadi imefungwa, kadi imezuiwa, nifungulieni akaunti, lock akaunti',
    what_next:
      'nifanye nini, nifanyeje, nifanye vipi, tufanye nini, tufanyeje, nitafanya nini, nitafanyaje, ' +
      'nini kinafuata, nini kitafuata, kinachofuata, hatua gani, hatua inayofuata, hatua zinazofuata, ' +
      'nianzie wapi, naanzia wapi, niende wapi, nimwambie nani, nipigie nani, nimpigie nani, ' +
      'nahitaji kufanya nini, natakiwa kufanya nini, kuna kitu kingine, kuna kingine, baada ya hapo, ' +
      'baada ya hii, sasa je, sasa nini, itakuwaje, itakuaje, mtafanya nini, utafanya nini, nisubiri, ' +
      'naripoti wapi, niripoti wapi, naripotije, naweza kuripoti hapa, nishauri, nishaurieni, ushauri, ' +
      'mnanishauri nini, nielekeze, nielekezeni, nilete nini, nitume nini, utaratibu ni upi, sijui niandike wapi',
    cost:
      'ni bure, ni ya bure, bure au, ni kulipia, nalipia, nitalipa ngapi, nitalipa pesa ngapi, ' +
      'nitalipa kiasi gani, nitalipa shilingi ngapi, nitalipa kitu, nalipa ngapi, nalipa pesa ngapi, ' +
      'nalipa kiasi gani, nalipa kitu, bei gani, bei yenu, bei yake, bei ni kiasi gani, bei ya huduma, ' +
      'gharama gani, gharama yenu, gharama yake, gharama ni kiasi gani, gharama ya huduma, ada gani, ada yenu, ' +
      'ada yake, ada ni kiasi gani, ada ya huduma, malipo gani, malipo yenu, malipo yake, malipo ni kiasi gani, ' +
      'malipo ya huduma, fee gani, fee yenu, fee yake, fee ni kiasi gani, fee ya huduma, ni pesa ngapi, ' +
      'ni shilingi ngapi, ni how much, ni ngapi, inagharimu, itagharimu, kuna gharama, kuna ada, kuna malipo, ' +
      'kuna charges, kuna fee, kuna makato, mnalipisha, mnachaji, mnacharge, mtanicharge, mtanikata, mnakata, ' +
      'mnataka pesa, mtaniomba pesa, lazima nilipe, natakiwa kulipa kitu, toll free, inatumia bundles, ' +
      'inatumia data, inakula bundles, commission yenu, sina pesa ya kulipa',
    is_scam:
      'ni utapeli, ni scam, ni tapeli, ni matapeli, ni wezi, ni mwizi, ni conmen, ni conman, ni janja, ni fake, ' +
      'ni feki, ni bandia, ni legit, ni halali, ni ya kweli, ni wa kweli, ni ukweli, ni kweli, ni wash wash, ' +
      'legit ama, legit au, ya kweli ama, kweli au uongo, kweli ama uongo, ni salama, ni risk, iko licensed, ' +
      'imesajiliwa, wamesajiliwa, mnaijua hii, mnalijua, mnawajua, mnaijua kampuni, huwa wanauliza, benki huwa, ' +
      'safaricom huwa, vodacom huwa, ni mwanangu kweli, ni yeye kweli, ni benki kweli, naweza kumwamini, ' +
      'nimwamini, niwaamini, nimuamini, naweza kuwaamini, nitajuaje, sijui kama ni, mnaonaje, mnafikiri ni, ' +
      'unafikiri ni, inaonekana kama utapeli, nashuku, nina shaka, nimeibiwa ama, nimetapeliwa ama, ' +
      'nimetapeliwa au, si tapeli, sio tapeli, inachelewa tu, labda inachelewa',
    my_fault:
      'ni kosa yangu, ni kosa wangu, ni makosa langu, ni makosa wangu, ni ujinga langu, ni ujinga yangu, ' +
      'ni ujinga wangu, kosa langu, makosa yangu, nina makosa, mimi ndio nimekosa, nilikuwa mjinga, ' +
      'mimi ni mjinga, najiona mjinga, ningejua, ningalijua, ningepaswa kujua, nilipaswa kujua, ' +
      'kwa nini niliamini, niliaminije, watu wengine wanatapeliwa, watu wengine hutapeliwa, ' +
      'watu wengine wametapeliwa, mimi peke yangu, niko peke yangu, hutokea kwa wengine, nimejitakia, ' +
      'najilaumu, nijilaumu, nilaumiwe, nilikosea wapi',
    keep_or_delete:
      'nifute, niifute, nizifute, nidelete, niondoe, nitoe, niuninstall, niiondoe, kufuta sms, kufuta chat, ' +
      'kufuta app, kufuta meseji, kuondoa app, nitaondoaje app, niweke sms, niweke meseji, niweke chat, ' +
      'nihifadhi sms, nihifadhi chat, nisifute, ushahidi, screenshot, nitunze, nireset simu, factory reset, ' +
      'nizime simu, nivunje laini, nitupe laini',
    answer_them:
      'nimjibu, niwajibu, nijibu, nipokee, nishike simu, niongee naye, niongee nao, nimblock, niwablock, ' +
      'nimwambie, niwaambie, nimpuuze, niwapuuze, nimpigie, nimtext, nikate, niendelee kuongea, nijifanye, ' +
      'nisimjibu, nisipokee, akipiga tena nifanye nini, wakipiga tena, akinipigia, wakinipigia, kumjibu, ' +
      'kumblock, kulipiza kisasi, nimtege, tumtege, kumtega, nikutane naye, nimtishe',
    pay_more:
      'nilipe, nitume, nimtumie, niwatumie, niongeze, nitoe, nideposit, nikilipa, nikituma, nikimlipa, ' +
      'nikiwalipa, nikitoa, malipo ya mwisho, ada ya kutoa pesa, ada ya kufungua, kodi kabla ya kutoa, ' +
      'akilipwa ataacha, nimlipe aache, nirudishe pesa, nimrudishie',
    family_knows:
      'mume wangu atajua, mume wangu watajua, mume wangu itajua, mume wangu ajue, mume wangu wajue, ' +
      'mume wangu asijue, mume wangu wasijue, mume wangu hajui, mume wangu hawajui, mume wangu akijua, ' +
      'mume wangu wakijua, mume yangu atajua, mume yangu watajua, mume yangu itajua, mume yangu ajue, ' +
      'mume yangu wajue, mume yangu asijue, mume yangu wasijue, mume yangu hajui, mume yangu hawajui, ' +
      'mume yangu akijua, mume yangu wakijua, mume zangu atajua, mume zangu watajua, mume zangu itajua, ' +
      'mume zangu ajue, mume zangu wajue, mume zangu asijue, mume zangu wasijue, mume zangu hajui, ' +
      'mume zangu hawajui, mume zangu akijua, mume zangu wakijua, mume atajua, mume watajua, mume itajua, ' +
      'mume ajue, mume wajue, mume asijue, mume wasijue, mume hajui, mume hawajui, mume akijua, mume wakijua, ' +
      'mke wangu atajua, mke wangu watajua, mke wangu itajua, mke wangu ajue, mke wangu wajue, ' +
      'mke wangu asijue, mke wangu wasijue, mke wangu hajui, mke wangu hawajui, mke wangu akijua, ' +
      'mke wangu wakijua, mke yangu atajua, mke yangu watajua, mke yangu itajua, mke yangu ajue, ' +
      'mke yangu wajue, mke yangu asijue, mke yangu wasijue, mke yangu hajui, mke yangu hawajui, ' +
      'mke yangu akijua, mke yangu wakijua, mke zangu atajua, mke zangu watajua, mke zangu itajua, ' +
      'mke zangu ajue, mke zangu wajue, mke zangu asijue, mke zangu wasijue, mke zangu hajui, ' +
      'mke zangu hawajui, mke zangu akijua, mke zangu wakijua, mke atajua, mke watajua, mke itajua, mke ajue, ' +
      'mke wajue, mke asijue, mke wasijue, mke hajui, mke hawajui, mke akijua, mke wakijua, mama wangu atajua, ' +
      'mama wangu watajua, mama wangu itajua, mama wangu ajue, mama wangu wajue, mama wangu asijue, ' +
      'mama wangu wasijue, mama wangu hajui, mama wangu hawajui, mama wangu akijua, mama wangu wakijua, ' +
      'mama yangu atajua, mama yangu watajua, mama yangu itajua, mama yangu ajue, mama yangu wajue, ' +
      'mama yangu asijue, mama yangu wasijue, mama yangu hajui, mama yangu hawajui, mama yangu akijua, ' +
      'mama yangu wakijua, mama zangu atajua, mama zangu watajua, mama zangu itajua, mama zangu ajue, ' +
      'mama zangu wajue, mama zangu asijue, mama zangu wasijue, mama zangu hajui, mama zangu hawajui, ' +
      'mama zangu akijua, mama zangu wakijua, mama atajua, mama watajua, mama itajua, mama ajue, mama wajue, ' +
      'mama asijue, mama wasijue, mama hajui, mama hawajui, mama akijua, mama wakijua, baba wangu atajua, ' +
      'baba wangu watajua, baba wangu itajua, baba wangu ajue, baba wangu wajue, baba wangu asijue, ' +
      'baba wangu wasijue, baba wangu hajui, baba wangu hawajui, baba wangu akijua, baba wangu wakijua, ' +
      'baba yangu atajua, baba yangu watajua, baba yangu itajua, baba yangu ajue, baba yangu wajue, ' +
      'baba yangu asijue, baba yangu wasijue, baba yangu hajui, baba yangu hawajui, baba yangu akijua, ' +
      'baba yangu wakijua, baba zangu atajua, baba zangu watajua, baba zangu itajua, baba zangu ajue, ' +
      'baba zangu wajue, baba zangu asijue, baba zangu wasijue, baba zangu hajui, baba zangu hawajui, ' +
      'baba zangu akijua, baba zangu wakijua, baba atajua, baba watajua, baba itajua, baba ajue, baba wajue, ' +
      'baba asijue, baba wasijue, baba hajui, baba hawajui, baba akijua, baba wakijua, wazazi wangu atajua, ' +
      'wazazi wangu watajua, wazazi wangu itajua, wazazi wangu ajue, wazazi wangu wajue, wazazi wangu asijue, ' +
      'wazazi wangu wasijue, wazazi wangu hajui, wazazi wangu hawajui, wazazi wangu akijua, ' +
      'wazazi wangu wakijua, wazazi yangu atajua, wazazi yangu watajua, wazazi yangu itajua, wazazi yangu ajue, ' +
      'wazazi yangu wajue, wazazi yangu asijue, wazazi yangu wasijue, wazazi yangu hajui, wazazi yangu hawajui, ' +
      'wazazi yangu akijua, wazazi yangu wakijua, wazazi zangu atajua, wazazi zangu watajua, ' +
      'wazazi zangu itajua, wazazi zangu ajue, wazazi zangu wajue, wazazi zangu asijue, wazazi zangu wasijue, ' +
      'wazazi zangu hajui, wazazi zangu hawajui, wazazi zangu akijua, wazazi zangu wakijua, wazazi atajua, ' +
      'wazazi watajua, wazazi itajua, wazazi ajue, wazazi wajue, wazazi asijue, wazazi wasijue, wazazi hajui, ' +
      'wazazi hawajui, wazazi akijua, wazazi wakijua, familia wangu atajua, familia wangu watajua, ' +
      'familia wangu itajua, familia wangu ajue, familia wangu wajue, familia wangu asijue, ' +
      'familia wangu wasijue, familia wangu hajui, familia wangu hawajui, familia wangu akijua, ' +
      'familia wangu wakijua, familia yangu atajua, familia yangu watajua, familia yangu itajua, ' +
      'familia yangu ajue, familia yangu wajue, familia yangu asijue, familia yangu wasijue, ' +
      'familia yangu hajui, familia yangu hawajui, familia yangu akijua, familia yangu wakijua, ' +
      'familia zangu atajua, familia zangu watajua, familia zangu itajua, familia zangu ajue, ' +
      'familia zangu wajue, familia zangu asijue, familia zangu wasijue, familia zangu hajui, ' +
      'familia zangu hawajui, familia zangu akijua, familia zangu wakijua, familia atajua, familia watajua, ' +
      'familia itajua, familia ajue, familia wajue, familia asijue, familia wasijue, familia hajui, ' +
      'familia hawajui, familia akijua, familia wakijua, watoto wangu atajua, watoto wangu watajua, ' +
      'watoto wangu itajua, watoto wangu ajue, watoto wangu wajue, watoto wangu asijue, watoto wangu wasijue, ' +
      'watoto wangu hajui, watoto wangu hawajui, watoto wangu akijua, watoto wangu wakijua, ' +
      'watoto yangu atajua, watoto yangu watajua, watoto yangu itajua, watoto yangu ajue, watoto yangu wajue, ' +
      'watoto yangu asijue, watoto yangu wasijue, watoto yangu hajui, watoto yangu hawajui, ' +
      'watoto yangu akijua, watoto yangu wakijua, watoto zangu atajua, watoto zangu watajua, ' +
      'watoto zangu itajua, watoto zangu ajue, watoto zangu wajue, watoto zangu asijue, watoto zangu wasijue, ' +
      'watoto zangu hajui, watoto zangu hawajui, watoto zangu akijua, watoto zangu wakijua, watoto atajua, ' +
      'watoto watajua, watoto itajua, watoto ajue, watoto wajue, watoto asijue, watoto wasijue, watoto hajui, ' +
      'watoto hawajui, watoto akijua, watoto wakijua, boss wangu atajua, boss wangu watajua, boss wangu itajua, ' +
      'boss wangu ajue, boss wangu wajue, boss wangu asijue, boss wangu wasijue, boss wangu hajui, ' +
      'boss wangu hawajui, boss wangu akijua, boss wangu wakijua, boss yangu atajua, boss yangu watajua, ' +
      'boss yangu itajua, boss yangu ajue, boss yangu wajue, boss yangu asijue, boss yangu wasijue, ' +
      'boss yangu hajui, boss yangu hawajui, boss yangu akijua, boss yangu wakijua, boss zangu atajua, ' +
      'boss zangu watajua, boss zangu itajua, boss zangu ajue, boss zangu wajue, boss zangu asijue, ' +
      'boss zangu wasijue, boss zangu hajui, boss zangu hawajui, boss zangu akijua, boss zangu wakijua, ' +
      'boss atajua, boss watajua, boss itajua, boss ajue, boss wajue, boss asijue, boss wasijue, boss hajui, ' +
      'boss hawajui, boss akijua, boss wakijua, bosi wangu atajua, bosi wangu watajua, bosi wangu itajua, ' +
      'bosi wangu ajue, bosi wangu wajue, bosi wangu asijue, bosi wangu wasijue, bosi wangu hajui, ' +
      'bosi wangu hawajui, bosi wangu akijua, bosi wangu wakijua, bosi yangu atajua, bosi yangu watajua, ' +
      'bosi yangu itajua, bosi yangu ajue, bosi yangu wajue, bosi yangu asijue, bosi yangu wasijue, ' +
      'bosi yangu hajui, bosi yangu hawajui, bosi yangu akijua, bosi yangu wakijua, bosi zangu atajua, ' +
      'bosi zangu watajua, bosi zangu itajua, bosi zangu ajue, bosi zangu wajue, bosi zangu asijue, ' +
      'bosi zangu wasijue, bosi zangu hajui, bosi zangu hawajui, bosi zangu akijua, bosi zangu wakijua, ' +
      'bosi atajua, bosi watajua, bosi itajua, bosi ajue, bosi wajue, bosi asijue, bosi wasijue, bosi hajui, ' +
      'bosi hawajui, bosi akijua, bosi wakijua, mwajiri wangu atajua, mwajiri wangu watajua, ' +
      'mwajiri wangu itajua, mwajiri wangu ajue, mwajiri wangu wajue, mwajiri wangu asijue, ' +
      'mwajiri wangu wasijue, mwajiri wangu hajui, mwajiri wangu hawajui, mwajiri wangu akijua, ' +
      'mwajiri wangu wakijua, mwajiri yangu atajua, mwajiri yangu watajua, mwajiri yangu itajua, ' +
      'mwajiri yangu ajue, mwajiri yangu wajue, mwajiri yangu asijue, mwajiri yangu wasijue, ' +
      'mwajiri yangu hajui, mwajiri yangu hawajui, mwajiri yangu akijua, mwajiri yangu wakijua, ' +
      'mwajiri zangu atajua, mwajiri zangu watajua, mwajiri zangu itajua, mwajiri zangu ajue, ' +
      'mwajiri zangu wajue, mwajiri zangu asijue, mwajiri zangu wasijue, mwajiri zangu hajui, ' +
      'mwajiri zangu hawajui, mwajiri zangu akijua, mwajiri zangu wakijua, mwajiri atajua, mwajiri watajua, ' +
      'mwajiri itajua, mwajiri ajue, mwajiri wajue, mwajiri asijue, mwajiri wasijue, mwajiri hajui, ' +
      'mwajiri hawajui, mwajiri akijua, mwajiri wakijua, majirani wangu atajua, majirani wangu watajua, ' +
      'majirani wangu itajua, majirani wangu ajue, majirani wangu wajue, majirani wangu asijue, ' +
      'majirani wangu wasijue, majirani wangu hajui, majirani wangu hawajui, majirani wangu akijua, ' +
      'majirani wangu wakijua, majirani yangu atajua, majirani yangu watajua, majirani yangu itajua, ' +
      'majirani yangu ajue, majirani yangu wajue, majirani yangu asijue, majirani yangu wasijue, ' +
      'majirani yangu hajui, majirani yangu hawajui, majirani yangu akijua, majirani yangu wakijua, ' +
      'majirani zangu atajua, majirani zangu watajua, majirani zangu itajua, majirani zangu ajue, ' +
      'majirani zangu wajue, majirani zangu asijue, majirani zangu wasijue, majirani zangu hajui, ' +
      'majirani zangu hawajui, majirani zangu akijua, majirani zangu wakijua, majirani atajua, ' +
      'majirani watajua, majirani itajua, majirani ajue, majirani wajue, majirani asijue, majirani wasijue, ' +
      'majirani hajui, majirani hawajui, majirani akijua, majirani wakijua, ndugu wangu atajua, ' +
      'ndugu wangu watajua, ndugu wangu itajua, ndugu wangu ajue, ndugu wangu wajue, ndugu wangu asijue, ' +
      'ndugu wangu wasijue, ndugu wangu hajui, ndugu wangu hawajui, ndugu wangu akijua, ndugu wangu wakijua, ' +
      'ndugu yangu atajua, ndugu yangu watajua, ndugu yangu itajua, ndugu yangu ajue, ndugu yangu wajue, ' +
      'ndugu yangu asijue, ndugu yangu wasijue, ndugu yangu hajui, ndugu yangu hawajui, ndugu yangu akijua, ' +
      'ndugu yangu wakijua, ndugu zangu atajua, ndugu zangu watajua, ndugu zangu itajua, ndugu zangu ajue, ' +
      'ndugu zangu wajue, ndugu zangu asijue, ndugu zangu wasijue, ndugu zangu hajui, ndugu zangu hawajui, ' +
      'ndugu zangu akijua, ndugu zangu wakijua, ndugu atajua, ndugu watajua, ndugu itajua, ndugu ajue, ' +
      'ndugu wajue, ndugu asijue, ndugu wasijue, ndugu hajui, ndugu hawajui, ndugu akijua, ndugu wakijua, ' +
      'mtamwambia mume, mtamwambia mke, mtamwambia mama, mtamwambia baba, mtamwambia wazazi, ' +
      'mtamwambia familia, mtamwambia boss, mtamwambia bosi, mtamwambia mwajiri, mtamwambia watoto, ' +
      'mtawaambia mume, mtawaambia mke, mtawaambia mama, mtawaambia baba, mtawaambia wazazi, ' +
      'mtawaambia familia, mtawaambia boss, mtawaambia bosi, mtawaambia mwajiri, mtawaambia watoto, ' +
      'mtaambia mume, mtaambia mke, mtaambia mama, mtaambia baba, mtaambia wazazi, mtaambia familia, ' +
      'mtaambia boss, mtaambia bosi, mtaambia mwajiri, mtaambia watoto, msimwambie mume, msimwambie mke, ' +
      'msimwambie mama, msimwambie baba, msimwambie wazazi, msimwambie familia, msimwambie boss, ' +
      'msimwambie bosi, msimwambie mwajiri, msimwambie watoto, msiwaambie mume, msiwaambie mke, ' +
      'msiwaambie mama, msiwaambie baba, msiwaambie wazazi, msiwaambie familia, msiwaambie boss, ' +
      'msiwaambie bosi, msiwaambie mwajiri, msiwaambie watoto, nimwambie mume, nimwambie mke, nimwambie mama, ' +
      'nimwambie baba, nimwambie wazazi, nimwambie familia, nimwambie boss, nimwambie bosi, nimwambie mwajiri, ' +
      'nimwambie watoto, niwaambie mume, niwaambie mke, niwaambie mama, niwaambie baba, niwaambie wazazi, ' +
      'niwaambie familia, niwaambie boss, niwaambie bosi, niwaambie mwajiri, niwaambie watoto, kazini watajua, ' +
      'watu wa kazi, barua nyumbani, mtatuma barua, sitaki familia, sitaki mume wangu, sitaki mke wangu, ' +
      'sitaki wazazi',
    scammer_knows:
      'tapeli atajua, tapeli watajua, tapeli ataona, tapeli wataona, tapeli anajua, tapeli akijua, ' +
      'tapeli wakijua, mwizi atajua, mwizi watajua, mwizi ataona, mwizi wataona, mwizi anajua, mwizi akijua, ' +
      'mwizi wakijua, matapeli atajua, matapeli watajua, matapeli ataona, matapeli wataona, matapeli anajua, ' +
      'matapeli akijua, matapeli wakijua, wezi atajua, wezi watajua, wezi ataona, wezi wataona, wezi anajua, ' +
      'wezi akijua, wezi wakijua, atajua ni mimi, atajua nimeripoti, atajua kama, atajua kuwa, watajua ni mimi, ' +
      'watajua nimeripoti, atajua nimemripoti, akijua nimeripoti, wakijua nimeripoti, mtampigia, mtamwambia, ' +
      'mtamtafuta, mtawapigia, mtawaambia, atalipiza kisasi, watalipiza kisasi, kulipiza, ataona ripoti, ' +
      'ataona jina langu, atajua jina langu, ataambiwa',
    stay_anonymous:
      'bila jina, bila kutaja jina, bila kujitambulisha, bila kujulikana, nisijulikane, nisitajwe, anonymous, ' +
      'kwa siri, lazima niseme jina, lazima niseme kitambulisho, lazima niseme id, lazima nitaje jina, ' +
      'lazima nitaje kitambulisho, lazima nitaje id, lazima nitoe jina, lazima nitoe kitambulisho, ' +
      'lazima nitoe id, lazima niandike jina, lazima niandike kitambulisho, lazima niandike id, lazima jina, ' +
      'jina langu la kweli, jina la uongo, mnahitaji jina, mnahitaji id, mnahitaji kitambulisho, nifiche jina, ' +
      'mfiche jina, kutoa kitambulisho, lazima kitambulisho',
    my_phone:
      'namba yangu ya nini, namba yangu mnaitaka ya nini, namba yangu ya simu ya nini, ' +
      'namba yangu mtafanyia nini, namba yangu itatumika, namba yangu itatumikaje, nambari yangu ya nini, ' +
      'nambari yangu mnaitaka ya nini, nambari yangu ya simu ya nini, nambari yangu mtafanyia nini, ' +
      'nambari yangu itatumika, nambari yangu itatumikaje, no yangu ya nini, no yangu mnaitaka ya nini, ' +
      'no yangu ya simu ya nini, no yangu mtafanyia nini, no yangu itatumika, no yangu itatumikaje, ' +
      'simu yangu ya nini, simu yangu mnaitaka ya nini, simu yangu ya simu ya nini, simu yangu mtafanyia nini, ' +
      'simu yangu itatumika, simu yangu itatumikaje, kwa nini mnataka namba yangu, ' +
      'kwa nini mnataka nambari yangu, kwa nini mnataka simu yangu, kwa nini unataka namba yangu, ' +
      'kwa nini unataka nambari yangu, kwa nini unataka simu yangu, kwa nini mnahitaji namba yangu, ' +
      'kwa nini mnahitaji nambari yangu, kwa nini mnahitaji simu yangu, kwa nini namba, lazima namba, ' +
      'lazima nambari, lazima nitoe namba, lazima niweke namba, mtafanyia nini namba, mtauza namba yangu, ' +
      'sitaki kutoa namba, nitoe namba ya, naweza kutoa namba ya, niweke namba ya nani, namba ya mtu mwingine, ' +
      'namba ya dada, namba ya kaka, namba ya jirani, namba ya mke wangu, namba ya mume wangu',
    bank_refuses:
      'benki imekataa, benki ilikataa, benki wamekataa, benki walikataa, benki ikikataa, benki inaweza kukataa, ' +
      'benki inakataa, benki haitaki, benki hawataki, benki haijibu, benki hawajibu, benki inasema, ' +
      'benki ilisema, benki wanasema, benki wamesema, benki walisema, benki imesema, safaricom wamekataa, ' +
      'safaricom walikataa, safaricom hawataki, safaricom wanasema, safaricom walisema, wamekataa kunisaidia, ' +
      'wamekataa kunirudishia, wamekataa kureverse, wamekataa kurudisha, wanakataa kunisaidia, ' +
      'wanakataa kunirudishia, wanakataa kureverse, wanakataa kurudisha, hawataki kunisaidia, ' +
      'hawataki kunirudishia, hawataki kureverse, hawataki kurudisha, wakikataa, benki ina jukumu, ' +
      'benki inawajibika, benki ni lazima, kulalamika kuhusu benki, nilalamikie wapi benki, ' +
      'malalamiko dhidi ya benki, hawawezi kufanya kitu, hakuna wanachoweza, uamuzi wa mwisho, nikate rufaa, ' +
      'benki kuu',
    missing_details:
      'sina risiti, sina ushahidi, sina reference, sina namba ya muamala, sina screenshot, sina sms, ' +
      'sina jina lake, sina namba yake, sina code ya mpesa, sina maelezo yote, nimefuta sms, nimefuta chat, ' +
      'nimefuta meseji, nimefuta kila kitu, nimefuta ushahidi, nilifuta sms, nilifuta chat, nilifuta meseji, ' +
      'nilifuta kila kitu, bila risiti, bila ushahidi, bila reference, bila namba ya muamala, bila jina, ' +
      'kama sina, kama sijui, kama sikumbuki, nikikosa risiti, nikikosa namba, nikikosa ushahidi, ' +
      'sijui jina lake, sijui namba yake, sijui akaunti yake, sijui saa kamili, najua jina tu, ' +
      'najua jina lake tu, najua namba tu, inatosha, itatosha, ni tatizo, ni shida, lazima saa kamili, ' +
      'lazima niwe na',
    for_someone:
      'kwa ajili ya mtu, kwa ajili ya mama, kwa ajili ya baba, kwa ajili ya bibi, kwa ajili ya babu, ' +
      'kwa ajili ya rafiki, kwa ajili ya jirani, kwa ajili ya ndugu, kwa ajili ya mume wangu, ' +
      'kwa ajili ya mke wangu, kwa ajili ya dada, kwa ajili ya kaka, kwa niaba ya mtu, kwa niaba ya mama, ' +
      'kwa niaba ya baba, kwa niaba ya bibi, kwa niaba ya babu, kwa niaba ya rafiki, kwa niaba ya jirani, ' +
      'kwa niaba ya ndugu, kwa niaba ya mume wangu, kwa niaba ya mke wangu, kwa niaba ya dada, ' +
      'kwa niaba ya kaka, naweza kuripoti kwa, naweza kuripoti mtu, naweza kuripoti mama, naweza kuripoti baba, ' +
      'naweza kureport kwa, naweza kureport mtu, naweza kureport mama, naweza kureport baba, ' +
      'naweza kumsaidia kwa, naweza kumsaidia mtu, naweza kumsaidia mama, naweza kumsaidia baba, ' +
      'naweza kujaza kwa, naweza kujaza mtu, naweza kujaza mama, naweza kujaza baba, naweza kumripotia kwa, ' +
      'ninaweza kuripoti kwa, ninaweza kuripoti mtu, ninaweza kuripoti mama, ninaweza kuripoti baba, ' +
      'ninaweza kureport kwa, ninaweza kureport mtu, ninaweza kureport mama, ninaweza kureport baba, ' +
      'ninaweza kumsaidia kwa, ninaweza kumsaidia mtu, ninaweza kumsaidia mama, ninaweza kumsaidia baba, ' +
      'ninaweza kujaza kwa, ninaweza kujaza mtu, ninaweza kujaza mama, ninaweza kujaza baba, ' +
      'ninaweza kumripotia kwa, naripoti kwa niaba, kumripotia mtu, kumripotia mama, kumripotia baba, ' +
      'kumripotia rafiki, aje mwenyewe, aripoti mwenyewe, ajaze mwenyewe, lazima mwenyewe, yeye mwenyewe, ' +
      'kwa niaba yake, nijibu kama yeye, nimjazie',
    abroad:
      'niko ulaya, niko dubai, niko saudi, niko qatar, niko marekani, niko uingereza, niko oman, ' +
      'niko south africa, nipo ulaya, nipo dubai, nipo saudi, nipo uingereza, nipo marekani, nje ya nchi, ' +
      'nchi nyingine, nchi ingine, benki ya nje, tapeli yuko nje, tapeli yuko nigeria, mimi si raia, ' +
      'mimi ni mgeni, mtalii, diaspora, kimataifa, ughaibuni, majuu',
    cash_or_crypto:
      'bitcoin, crypto, usdt, binance, sarafu za mtandaoni, cash, taslimu, mkononi, kwa mkono, gift card, ' +
      'gift cards, vocha, airtime, western union, moneygram, worldremit, mukuru, kwa wakala, sio benki, ' +
      'si benki, haikuwa benki, sikutumia benki, si mpesa',
    change_later:
      'naweza kubadilisha, naweza kurekebisha, naweza kuongeza, naweza kusahihisha, naweza kuedit, ' +
      'naweza kufuta, naweza kuondoa, naweza kughairi, ninaweza kubadilisha, ninaweza kurekebisha, ' +
      'ninaweza kuongeza, ninaweza kusahihisha, ninaweza kuedit, ninaweza kufuta, ninaweza kuondoa, ' +
      'ninaweza kughairi, nitaweza kubadilisha, nitaweza kurekebisha, nitaweza kuongeza, nitaweza kusahihisha, ' +
      'nitaweza kuedit, nitaweza kufuta, nitaweza kuondoa, nitaweza kughairi, kubadilisha baadaye, ' +
      'kubadilisha baadae, kubadilisha maelezo, kubadilisha kiasi, kubadilisha tarehe, kurekebisha baadaye, ' +
      'kurekebisha makosa, kurekebisha maelezo, kuongeza baadaye, kuongeza maelezo, kuongeza kitu, ' +
      'kuongeza malipo, nikikumbuka kitu, nikikumbuka kingine, nikikosea, nimekosea kiasi, nimekosea tarehe, ' +
      'nimekosea benki, nimekosea jina, nimekosea kuandika, niliandika vibaya, kughairi ripoti, kuondoa ripoti, ' +
      'kufuta ripoti, kutoa malalamiko, nikibadili mawazo, baada ya kutuma, nikishatuma',
    my_case:
      'kesi yangu, ripoti yangu imefika, ripoti yangu iko, ripoti yangu ilifika, ripoti yangu imefikia, ' +
      'hali ya kesi, hali ya ripoti, kesi iko wapi, kuna habari, kuna jipya, kuna feedback, kuna majibu, ' +
      'kuna maendeleo, hakuna habari, hakuna jipya, hakuna feedback, hakuna majibu, hakuna maendeleo, ' +
      'imefikia wapi, imefika wapi, inaendeleaje, maendeleo ya kesi, benki wamejibu, benki imejibu, ' +
      'benki wamesema nini, polisi wamejibu, polisi imejibu, polisi wamesema nini, namba ya kesi, ' +
      'nambari ya kesi, case number, kufuatilia, nafuatilia, nitafuatilia vipi, nani anashughulikia, ' +
      'mnashughulikia, bado haijashughulikiwa, nitapataje habari, nitajulishwa, mtanijulisha, ' +
      'miezi mitatu kimya, hakuna aliyenipigia',
    close_page:
      'nikifunga, nikitoka, nikizima, nikiondoka, nikiacha, naweza kufunga, naweza kutoka, ' +
      'naweza kurudi baadaye, naweza kumaliza baadaye, niendelee baadaye, niendelee kesho, kuendelea baadaye, ' +
      'kuendelea kesho, nitarudi baadaye, nitarudi kesho, imehifadhiwa, inahifadhiwa, itapotea, ' +
      'nitapoteza kila kitu, nianze upya, kuanza upya, simu inazima, simu itazima, betri inaisha, ' +
      'chaji inaisha, moto umeisha, bundles zinaisha, data inaisha, network mbaya, mtandao mbaya, ' +
      'simu nyingine, nibaki hapa, niache wazi',
    call_me:
      'nipigie, nipigieni, mnipigie, unipigie, mtanipigia, utanipigia, mnaweza kunipigia, unaweza kunipigia, ' +
      'mtu anipigie, mtu atanipigia, mtu anaweza kunipigia, nani atanipigia, naweza kupiga, naweza kuwapigia, ' +
      'naweza kupigia, niwapigie namba, niwapigie nambari, niwapigie wapi, niwapigie kwa, namba ya kupiga, ' +
      'nambari ya kupiga, namba yenu, nambari yenu, namba ya simu yenu, hotline, kwa simu badala, ' +
      'kuongea kwa simu, tuongee kwa simu, mtapiga saa ngapi, mtapiga na namba gani, namba gani itanipigia, ' +
      'nicall',
    what_is_freezing:
      'kufreeze ni nini, kufreeze inamaanisha nini, kufreeze maana yake, kufreeze ina maana gani, ' +
      'kufreeze inafanyaje, freeze ni nini, freeze inamaanisha nini, freeze maana yake, freeze ina maana gani, ' +
      'freeze inafanyaje, kuzuia ni nini, kuzuia inamaanisha nini, kuzuia maana yake, kuzuia ina maana gani, ' +
      'kuzuia inafanyaje, kufungia pesa ni nini, kufungia pesa inamaanisha nini, kufungia pesa maana yake, ' +
      'kufungia pesa ina maana gani, kufungia pesa inafanyaje, hold ni nini, hold inamaanisha nini, ' +
      'hold maana yake, hold ina maana gani, hold inafanyaje, pesa zimezuiwa, pesa imezuiwa, ' +
      'pesa zimeshikiliwa, pesa imeshikiliwa, pesa zimefreeziwa, pesa imefreeziwa, akaunti imefreeziwa, ' +
      'imefreeze, kuzuia pesa, kushikilia pesa, kuganda, zimeganda, pesa iko hold',
    too_late:
      'nimechelewa, tumechelewa, imechelewa, nimekawia, muda umepita, muda umeisha, ni mapema, ni kuchelewa, ' +
      'bado kuna matumaini, bado inawezekana, bado naweza kuripoti, bado kuna maana, bado inasaidia, ' +
      'bado inafaa, kuna maana ya kuripoti, ina maana kuripoti, inafaa kuripoti, kuripoti kutasaidia, ' +
      'itasaidia, ilikuwa mwaka jana, ilikuwa mwezi jana, ilikuwa mwezi uliopita, ilikuwa muda mrefu, ' +
      'ilikuwa wiki iliyopita, miezi mingi zimepita, miezi nyingi zimepita, wiki mingi zimepita, ' +
      'wiki nyingi zimepita, siku mingi zimepita, siku nyingi zimepita, ashatoa pesa, ameshatoa pesa, ' +
      'wameshatoa pesa, washatoa pesa, tayari ametoa, mpaka lini naweza kuripoti, nimegundua sasa, nimejua leo, ' +
      'haina maana, hakuna maana',
    is_site_real:
      'hii site ni, hii site ya, hii site yenu, hii tovuti ni, hii tovuti ya, hii tovuti yenu, hii page ni, ' +
      'hii page ya, hii page yenu, hii ukurasa ni, hii ukurasa ya, hii ukurasa yenu, hii chat ni, hii chat ya, ' +
      'hii chat yenu, hii website ni, hii website ya, hii website yenu, huu site ni, huu site ya, ' +
      'huu site yenu, huu tovuti ni, huu tovuti ya, huu tovuti yenu, huu page ni, huu page ya, huu page yenu, ' +
      'huu ukurasa ni, huu ukurasa ya, huu ukurasa yenu, huu chat ni, huu chat ya, huu chat yenu, ' +
      'huu website ni, huu website ya, huu website yenu, hapa site ni, hapa site ya, hapa site yenu, ' +
      'hapa tovuti ni, hapa tovuti ya, hapa tovuti yenu, hapa page ni, hapa page ya, hapa page yenu, ' +
      'hapa ukurasa ni, hapa ukurasa ya, hapa ukurasa yenu, hapa chat ni, hapa chat ya, hapa chat yenu, ' +
      'hapa website ni, hapa website ya, hapa website yenu, nyinyi ni matapeli, nyinyi ni tapeli, ' +
      'nyinyi ni wezi, nyinyi ni wa kweli, nyinyi ni halali, nyinyi ni kweli, nyinyi ni feki, nyinyi ni legit, ' +
      'nyinyi ni nani, nyinyi pia ni matapeli, nyinyi pia ni tapeli, nyinyi pia ni wezi, ' +
      'nyinyi pia ni wa kweli, nyinyi pia ni halali, nyinyi pia ni kweli, nyinyi pia ni feki, ' +
      'nyinyi pia ni legit, nyinyi pia ni nani, ninyi ni matapeli, ninyi ni tapeli, ninyi ni wezi, ' +
      'ninyi ni wa kweli, ninyi ni halali, ninyi ni kweli, ninyi ni feki, ninyi ni legit, ninyi ni nani, ' +
      'ninyi pia ni matapeli, ninyi pia ni tapeli, ninyi pia ni wezi, ninyi pia ni wa kweli, ' +
      'ninyi pia ni halali, ninyi pia ni kweli, ninyi pia ni feki, ninyi pia ni legit, ninyi pia ni nani, ' +
      'wewe ni matapeli, wewe ni tapeli, wewe ni wezi, wewe ni wa kweli, wewe ni halali, wewe ni kweli, ' +
      'wewe ni feki, wewe ni legit, wewe ni nani, wewe pia ni matapeli, wewe pia ni tapeli, wewe pia ni wezi, ' +
      'wewe pia ni wa kweli, wewe pia ni halali, wewe pia ni kweli, wewe pia ni feki, wewe pia ni legit, ' +
      'wewe pia ni nani, nyie ni matapeli, nyie ni tapeli, nyie ni wezi, nyie ni wa kweli, nyie ni halali, ' +
      'nyie ni kweli, nyie ni feki, nyie ni legit, nyie ni nani, nyie pia ni matapeli, nyie pia ni tapeli, ' +
      'nyie pia ni wezi, nyie pia ni wa kweli, nyie pia ni halali, nyie pia ni kweli, nyie pia ni feki, ' +
      'nyie pia ni legit, nyie pia ni nani, mko ni matapeli, mko ni tapeli, mko ni wezi, mko ni wa kweli, ' +
      'mko ni halali, mko ni kweli, mko ni feki, mko ni legit, mko ni nani, mko pia ni matapeli, ' +
      'mko pia ni tapeli, mko pia ni wezi, mko pia ni wa kweli, mko pia ni halali, mko pia ni kweli, ' +
      'mko pia ni feki, mko pia ni legit, mko pia ni nani, matapeli pia, tapeli pia, utapeli mwingine, ' +
      'nitawaaminije, nitajuaje nyinyi, naweza kuwaamini, niwaamini vipi, mnaaminika, mna leseni, mnatoka wapi, ' +
      'nani anaendesha, mmesajiliwa, ni rasmi, ni ya serikali, ni wa benki kweli, thibitisheni, ' +
      'thibitisha nyinyi, hapa ni salama, nani yuko nyuma ya',
    why_ask:
      'kwa nini mnauliza, kwa nini unauliza, kwa nini mnataka, kwa nini unataka, kwa nini mnahitaji, ' +
      'kwa nini unahitaji, kwa nini maswali, kwa nini swali, kwanini mnauliza, kwanini unauliza, ' +
      'kwanini mnataka, kwanini unataka, kwanini mnahitaji, kwanini unahitaji, kwanini maswali, kwanini swali, ' +
      'mbona mnauliza, mbona unauliza, mbona mnataka, mbona unataka, mbona mnahitaji, mbona unahitaji, ' +
      'mbona maswali, mbona swali, ya nini, za nini, mnaitakia nini, inahusiana nini, inahusu nini, ' +
      'inasaidia nini, itasaidia nini, ina umuhimu gani, ni muhimu, ni lazima kujibu, lazima nijibu, ' +
      'lazima niseme, naweza kuruka, niruke swali, maswali mengi hivi, nimeshawaambia, nilishasema, ' +
      'nimeshajibu, tayari nimesema',
    what_i_agree:
      'nakubali nini, nakubali kitu gani, ninakubali nini, ninakubali kitu gani, nimekubali nini, ' +
      'nimekubali kitu gani, nikubali nini, nikubali kitu gani, nikikubali, nikikataa, nikisema ndiyo, ' +
      'nikisema ndio, nikisema hapana, nikisema sawa, lazima nikubali, lazima niseme ndiyo, lazima niseme ndio, ' +
      'idhini ya nini, ruhusa ya nini, ridhaa ni nini, ruhusa gani, mtashare nini, mnashare nini, mtatuma nini, ' +
      'taarifa gani mtashare, bila idhini yangu, kubali nini, nina hiari, naweza kukataa, naweza kuondoa idhini',
    not_clear:
      'sielewi, sijaelewa, sikuelewa, siielewi, sijakuelewa, sijawaelewa, hamueleweki, haieleweki, ' +
      'unamaanisha nini, mnamaanisha nini, inamaanisha nini, ina maana gani, maana yake, eleza, elezea, ' +
      'nieleze, nielezee, fafanua, nifafanulie, rudia tena, rudia swali, rudia vizuri, sema tena, sema swali, ' +
      'sema vizuri, uliza tena, uliza swali, uliza vizuri, lugha rahisi, kwa maneno rahisi, swali gani, ' +
      'niandike nini, niseme nini, niweke nini, mfano, yupi, ipi, yangu au yake, yangu ama yake, mimi au yeye, ' +
      'umesema nini, unasema nini, ati nini, nini hiyo',
    catch_them:
      'mtamkamata, mtawakamata, atakamatwa, watakamatwa, mkamateni, wakamateni, akamatwe, wakamatwe, ashikwe, ' +
      'washikwe, mtamshika, atashikwa, watashikwa, kumkamata, kuwakamata, mtampata, mtawapata, atapatikana, ' +
      'watapatikana, mnaweza kumpata, mnaweza kuwapata, kumtrack, mtrack, mtamtrack, mnaweza kutrack, ' +
      'mtafuteni, mtamtafuta, atafungwa, watafungwa, ataenda jela, wataenda jela, afungwe, wafungwe, ' +
      'ataadhibiwa, nani huyu, ni nani hawa, jina lake la kweli, anaishi wapi, yuko wapi, wako wapi, ' +
      'namba ni ya nani, namba hii ni ya nani, mnamjua, mnaweza kujua ni nani, nataka haki, haki itendeke, ' +
      'atafanywa nini',
    hang_up:
      'nikate simu, nikate hii simu, nikate line, nikate call, nikate hii call, niikate simu, nimkatie simu, nimkatie, nihang up, niend call, nitoke kwa hii call, nitoke kwenye simu, nitoke kwenye video call, nitoke kwa video call, nikae kwa line au, nikate au nisikate, nikate ama, nikate au, naweza kukata simu, tukate simu, tukate tu, nikikata simu itakuwaje, niache line',
    give_code:
      'nimpe otp, nimpe code, nimpe pin, niwape pin, niwape otp, niwape code, niwape password, nimpe password, nitaje pin, nimtajie pin, nitoe otp, nitoe pin, nitoe code, nitume code, nimtumie code, nimtumie hiyo code, niisome code, niwasomee code, nimsomee code, niweke pin, niandike pin, nimpe namba ya siri, niwape namba ya siri, nimpe neno la siri, nimwambie pin, niwaambie pin, nimpe namba ya kadi, nimrudishie hiyo code',
    what_to_do:
      'nifanye nini sasa, nifanye nini, nifanyeje, nifanyaje, tufanye nini, tufanyeje, sasa nifanye, sasa nifanyeje, sasa nafanya nini, saa hii nafanya nini, cha kufanya ni nini, nini cha kufanya, sijui la kufanya, sijui nifanye, niambieni cha kufanya, nianzie wapi, tuanzie wapi, nichukue hatua gani, hatua gani nichukue, nifanye nini kwanza, what do i do, ntafanyaje, nitafanyaje',
    what_to_say:
      'nimwambie nini, nimwambieje, nimuambie nini, tumwambieje, tumwambie nini, nimshawishi vipi, nimshawishi aje, nimzuie vipi, nimzuie aje, nimzuiaje, nitamzuiaje, nitamzuia vipi, nimsemesheje, nimsemeshe aje, nimuongeleshe aje, nitamconvince aje, nimconvince aje, nimwelezeje, nitamweleza aje, nimshike aje asitume, jinsi ya kumshawishi, namna ya kumshawishi, jinsi ya kumzuia, tutamstopisha aje, maneno gani nimwambie',
    say_to_bank:
      'niwaambie benki nini, niambie benki nini, benki niwaambie nini, benki nawaambia nini, benki nawaambia aje, benki niseme nini, niseme nini benki, niseme nini kwa benki, nikifika benki niseme, nikifika benki nisemeje, nikipigia benki niseme, nikiwapigia benki niseme, wakishika niwaambie nini, wakipokea niseme nini, benki wakipokea, benki wakishika, nawaeleza benki nini, nieleze benki nini, nawaelezaje benki, kuwaambia benki nini, nini cha kuwaambia benki, teller nimwambie, customer care nimwambie nini, nitawaeleza vipi benki, benki nitawaeleza vipi',
    open_link:
      'nifungue hii link, nifungue link, nifungue hiyo link, nibonyeze link, nibonyeze hiyo link, niclick link, niclick hiyo link, nibofye, niiclick, niinstall hiyo app, niinstall app, nipakue app, nipakue hiyo app, nidownload hiyo app, niweke app, niweke hiyo app, niscan qr, niscan hii, niiscan, niskani, nishare screen, nimshare screen, nimpe access, nimruhusu aingie kwa simu, niweke anydesk, niinstall anydesk',
    turn_off:
      'nizime simu, niizime simu, nizime hii simu, tuizime simu, simu niizime, nizime wifi, nizime data, nizime internet, nizime intaneti, nizime laptop, laptop niizime, nizime kompyuta, niswitch off, niizime kabisa, nizime kabisa, nitoe laini, nitoe line kwenye simu, nitoe sim card, nitoe betri, nirestart simu, nirestart, nizime router, nichomoe waya, niweke airplane mode',
    hand_over:
      'nimpe kadi, nimpe cash, nimpe kadi yangu, nimpe bahasha, nimkabidhi, nimpatie pesa mkononi, nifungue mlango, nimfungulie mlango, nimfungulie, niwafungulie, niwafungulie mlango, nifungue geti, nifungue gate, nikutane naye, niende kukutana, niende kukutana naye, niende kumuona, nimpelekee pesa, dhahabu nimpe, nimpe dhahabu, nimruhusu aingie ndani, tumruhusu aingie, nimpe boda, nimpe rider, akija nimpe, akifika nimpe',
    bank_closed:
      'benki imefungwa, benki zimefungwa, benki hazijafunguliwa, benki haijafunguliwa, benki hawapokei, benki hawapokei simu, benki hawashiki, hawashiki benki, benki haishiki, benki haipokei, benki wamefunga, benki imefunga, line ya benki iko busy, laini ya benki iko busy, namba ya benki iko busy, benki haiko wazi, benki hakuna mtu, usiku benki, benki itafunguliwa lini, benki inafunguliwa lini, benki inafungua saa ngapi, tawi limefungwa, benki wamelala, namba ya benki haiingii',
    cannot_reach:
      'laini iko bize, laini yao iko bize, line yao iko busy, line iko bize, laini yao iko busy, hakuna anayepokea, hakuna anayejibu simu, hawachukui simu, hawapokei simu zangu, hawajibu simu, wameniweka on hold, wameniweka kwa hold, wamenieka on hold, niko on hold, nimewekwa on hold, sina airtime ya kupiga, sina airtime, sina salio la kupiga, sina salio la kuwapigia, sina vocha, sina vocha ya kupiga, sina credo ya kupiga, credo imeisha, airtime imeisha, vocha imeisha, salio la simu limeisha, inaita tu alafu, inaita tu haipokelewi, simu yao haiingii, simu yao haishikiki, namba mliyonipa haiendi, namba mliyonipa haiingii, hotline hawachukui, hotline hawashiki, hotline haipatikani, customer care hawashiki, customer care hawapokei, customer care hawachukui, naskia tu robot, nasikia tu robot, ni robot tu inaongea, mashine tu inajibu, bonyeza moja bonyeza mbili, wananikatia simu, wamenikatia simu nikiwa, wananitransfer halafu, inaandika call failed, network haishiki siwezi, siwapati kwa simu, wahudumu wote wanashughulika, watoa huduma wote wanashughulika, hakuna anayeshika nimepiga, hakuna anayeshika hotline, wameniweka hold, nitawafikiaje sina airtime',
    did_it:
      'nishawapigia, nshawapigia, nimeshawapigia, nimewapigia tayari, nimepigia benki tayari, nimeshapigia benki, nishapigia benki, tumeshapigia benki, nimeongea na benki tayari, nishaongea na benki, nimeshaongea nao, nimeshakata simu, nishakata simu, nshakata simu, nimemkatia simu tayari, hang up nimefanya, tayari nimeblock kadi, kadi nimeiblock, nimeblock kadi tayari, nimeshablock kadi, nishablock kadi, nimeshafunga kadi, nimefunga kadi kwenye app, kadi nimeifunga, kadi imeblokiwa, nimemblock tayari, nimebadilisha pin tayari, nimeshabadilisha pin, nishabadilisha pin, nimechange pin tayari, nimechange password, nimeshabadilisha password, nishabadili neno la siri, pin mpya nishaweka, nimezima data, data nimezima, wifi nimezima, nimeshazima intaneti, nimeshazima simu, app nimeitoa, app nimeshaifuta, nimewaambia familia tayari, nimeshamwambia mume wangu, nimeshamwambia mke wangu, screenshot nimezihifadhi, nimeshapiga screenshot, nimesave screenshot zote, nimeshafanya hivyo, hiyo nimeshafanya, nishafanya kama ulivyosema, nimefanya kama ulivyosema, tayari nimefanya, ok done, nimeshamkatia simu, nimeshamblock kila mahali',
    take_down:
      'kutoa picha zangu, nitatoaje picha zangu, nitoe vipi picha zangu, picha zangu zitolewe, picha zangu ziondolewe, kuondoa picha zangu, kuondoa video yangu, niondoe vipi picha, nifute vipi picha zangu, kufuta picha zangu mtandaoni, video yangu mtandaoni, picha zangu mtandaoni, picha zangu za uchi ziko, picha zangu ziko facebook, picha zangu ziko telegram, nude zangu ziko, remove picha zangu, delete picha zangu, picha zisisambae, video isisambae, kuzuia picha zisisambae, kuzuia video isisambae, post ifutwe, ile post ifutwe, post itolewe, video ifutwe, video itolewe, video ishushwe, kushusha video, kuzishusha picha, wazishushe picha, akaunti feki kwa jina langu, akaunti fake ya jina langu, akaunti feki itafungwaje, kufungisha akaunti feki, profile feki ya jina langu, nareport aje profile, nireport aje akaunti, profile inayotumia picha yangu, anatumia picha yangu kutapeli, akaunti inayojifanya mimi, picha zangu kwa group, wametuma picha zangu, wamepost picha zangu, amepost picha zangu, ameweka video yangu, ziondolewe mtandaoni, itolewe mtandaoni, zitolewe kwa facebook, picha zisisambazwe, video isienee, facebook wamekataa kufuta',
    debt: 'nitalipa huo mkopo, nitalipa hii loan, nitalipa hiyo loan, lazima nilipe mkopo, lazima nilipe loan, lazima nilipe deni, lazima nirudishe mkopo, ni lazima nilipe huo, nisipolipa mkopo, nisipolipa loan, nisipolipa hiyo loan, nisipolipa hilo deni, kukataa kulipa deni, kukataa kulipa mkopo, deni ni la nani, mkopo ni wa nani, deni la tapeli, deni lifutwe, mkopo ufutwe, loan kwa jina langu, mkopo kwa jina langu, wamekopa kwa jina langu, waliomba loan, wamechukua mkopo kwa jina, loan sikuomba, mkopo sikuomba, sikukopa mimi, fuliza itakatwa, fuliza waliyochukua, kulipa fuliza yao, songesha waliyochukua, mshwari imekopwa, overdraft wameimaliza, nitadaiwa mimi, watanidai mimi, benki inanidai, wananidai mkopo, wananidai loan, nitawekwa crb, nitaingia crb, kuwekwa crb, riba inaongezeka, riba itaongezeka, wakusanya madeni, wadai watakuja, auctioneers watabeba, watanikata mshahara, wanakata mshahara wangu, wadhamini wangu watakatwa, nilikopa ili niwatumie, nilikopa ili nimtumie, marejesho ya mkopo, makato ya mkopo, kausha damu wananidai, nimeblacklistiwa na crb, nitablacklistiwa kwa loan',
    erase_chat:
      'futa hii chat, futa chat hii, futa chat yote, futa mazungumzo, futa mazungumzo haya, kufuta mazungumzo haya, nifute mazungumzo haya, kufuta hii chat, nifute hii chat, nafuta vipi hii chat, nafuta vipi chat, nafutaje chat, nafutaje hii chat, nafutaje mazungumzo, delete hii chat, delete chat, kudelete hii chat, nidelete hii chat, clear hii chat, kuclear chat, niclear hii chat, erase hii chat, ondoa hii chat, ondoeni mazungumzo yangu, futeni data zangu, futa data zangu, data zangu zifutwe, data yangu ifutwe, taarifa zangu zifutwe, kufuta taarifa zangu, habari zangu zifutwe, futa kila kitu nimeandika, delete kila kitu nimeandika, futa niliyoandika, kufuta niliyoandika, niliyoandika yafutwe, futa nilichoandika, futa ujumbe wangu wote, futa meseji zangu hapa, futa historia ya chat, kufuta gumzo, futa gumzo hili, msihifadhi chochote, usihifadhi chochote, namba yangu muifute, nifutieni data, nifutie hii chat, hii chat ifutwe, chat hii ifutwe, mazungumzo yafutwe, kitufe cha kufuta, taarifa zangu zote zifutwe',
  },
} satisfies TalkWords
