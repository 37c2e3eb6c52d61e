import type { PaymentWords } from '../tables/reading-words.ts'

/** Lists the words by which the reader understands Swahili: of Kenya, Tanzania, Uganda and Congo, and Sheng. */
export const readingWords = {
  numbers: {
    units:
      'sifuri=0 sufuri=0 ziro=0 moja=1 mmoja=1 mbili=2 mawili=2 miwili=2 viwili=2 wawili=2 tatu=3 matatu=3 ' +
      'mitatu=3 vitatu=3 watatu=3 nne=4 manne=4 minne=4 vinne=4 wanne=4 tano=5 matano=5 mitano=5 vitano=5 ' +
      'watano=5 sita=6 saba=7 nane=8 manane=8 minane=8 wanane=8 tisa=9 kenda=9 kumi=10 ishirini=20 ishrini=20 ' +
      'thelathini=30 telathini=30 thelasini=30 arobaini=40 arubaini=40 arobain=40 hamsini=50 hamusini=50 ' +
      'hamsin=50 chwani=50 sitini=60 sabini=70 themanini=80 thamanini=80 temanini=80 tisini=90',
    scales:
      'mia=100 elfu=1000 alfu=1000 efu=1000 elf=1000 maelfu=1000 thao=1000 thaoo=1000 thaw=1000 ngiri=1000 ' +
      'laki=100000 lakii=100000 malaki=100000 milioni=1000000 milion=1000000 miliyoni=1000000 milioni=1000000 ' +
      'bilioni=1000000000 bilion=1000000000',
    // "Elfu moja na nusu" is 1500.
    fractions: 'nusu=0.5',
    joints: 'na',
    scaleFirst: true,
    money:
      'shilingi=shilling shillingi=shilling shilling=shilling shillings=shilling bob=KES sh=shilling shs=shilling ksh=KES kshs=KES kes=KES khs=KES tsh=TZS ' +
      'tshs=TZS tzs=TZS ush=UGX ushs=UGX ugx=UGX faranga= fc=CDF cdf=CDF frw=RWF rwf=RWF fbu=BIF dola=USD ' +
      'dolla=USD madola=USD yuro=EUR pauni=GBP riyali=SAR rupia=INR randi=ZAR naira=NGN pesa= hela= fedha= ' +
      'fetha= doh= doo= chapaa= mkwanja= ganji= mapesa= mahela= vijisenti= taslimu=',
    numberBefore:
      'namba, nambari, namba ni, nambari ni, namba ya simu, nambari ya simu, no ya simu, namba ya akaunti, ' +
      'nambari ya akaunti, no ya akaunti, namba ya akaunti ni, nambari ya akaunti ni, no ya akaunti ni, ' +
      'namba yake, nambari yake, no yake, namba yangu, nambari yangu, no yangu, namba yao, nambari yao, no yao, ' +
      'akaunti namba, akaunti nambari, akaunti no, akaunti ni, account namba, till namba, till number, till no, ' +
      'kwa till, till ya, paybill, paybill namba, paybill no, lipa namba, control number, meter namba, ' +
      'mita namba, simu namba, ob namba, kesi namba, kitambulisho namba, nida namba',
    counted:
      'miaka, mwaka, siku, dakika, dk, masaa, sekunde, wiki, majuma, miezi, asilimia, percent, watu, wanachama, ' +
      'watoto, wanafunzi, wafanyakazi, wateja, wanaume, vijana, followers, likes, views, picha, video, meseji, ' +
      'ujumbe, kilo, kg, lita, mita, km, kilomita, ekari, vyumba, darasa, darasa la, form, grade, kidato cha, ' +
      'mara, tarakimu, herufi, kurasa, magunia, mifuko, hatua, bundles, gb, mb',
    times: 'mara, x, awamu, miamala, malipo, transactions',
    timesSaid: 'marambili=2 maratatu=3',
    pieces: 'kadi, vocha, tiketi, magunia, mifuko, gift cards, vocha za',
  },
  time: {
    now:
      'sasa hivi, sasaivi, saivi, hivi sasa, saa hii, saa hii tu, saahii, sahii, sahivi, saa hivi, saa hizi, ' +
      'sai sai, sai hii, sai tu, hivi punde, punde tu, hivi punde tu, hivi tu, muda huu, muda huu huu, ' +
      'muda huuhuu, muda mfupi uliopita, muda mchache uliopita, muda si mrefu, muda sio mrefu, sio muda mrefu, ' +
      'dakika chache zilizopita, dakika kadhaa zilizopita, sekunde chache zilizopita, dakika hii, ' +
      'nimetoka kutuma, nimetoka kulipa, nimetoka kumtumia, nimetoka kuwatumia, nimetoka kuweka, ' +
      'nimetoka kumlipa, ametoka kutuma, ametoka kulipa, ametoka kumtumia, ametoka kuwatumia, ametoka kuweka, ' +
      'ametoka kumlipa, nimemaliza kutuma, nimemaliza kulipa, nimemaliza kumtumia, nimemaliza kuwatumia, ' +
      'nimemaliza kuweka, nimemaliza kumlipa, amemaliza kutuma, amemaliza kulipa, amemaliza kumtumia, ' +
      'amemaliza kuwatumia, amemaliza kuweka, amemaliza kumlipa, ndio nimetoka kutuma, ndio nimetoka kulipa, ' +
      'ndio nimetoka kumtumia, ndio nimetoka kuwatumia, ndio nimetoka kuweka, ndio nimetoka kumlipa, ' +
      'ndio nimemaliza kutuma, ndio nimemaliza kulipa, ndio nimemaliza kumtumia, ndio nimemaliza kuwatumia, ' +
      'ndio nimemaliza kuweka, ndio nimemaliza kumlipa, nimetuma saa hii, nimetuma sasa hivi, nimetuma sahii, ' +
      'nimelipa saa hii, nimelipa sasa hivi, nimelipa sahii, nimemtumia saa hii, nimemtumia sasa hivi, ' +
      'nimemtumia sahii, amelipa saa hii, amelipa sasa hivi, amelipa sahii, ametuma saa hii, ametuma sasa hivi, ' +
      'ametuma sahii, ndo nimetuma, ndo nimelipa, ndio nimetuma tu, just nimetuma',
    today:
      'leo, leo hii, leo asubuhi, leo mchana, leo jioni, leo usiku, leo alfajiri, leo alasiri, leo adhuhuri, ' +
      'asubuhi hii, jioni hii, alfajiri hii, alasiri hii, mchana huu, usiku huu, asubuhi ya leo, jioni ya leo, ' +
      'alfajiri ya leo, mchana wa leo, usiku wa leo, siku ya leo, asubui hii, mapema leo, leo mapema, ' +
      'usiku wa kuamkia leo, hii asubuhi, hii jioni, hii usiku, hapo awali leo',
    yesterday:
      'jana, jana asubuhi, jana mchana, jana jioni, jana usiku, jana alfajiri, jana alasiri, asubuhi ya jana, ' +
      'jioni ya jana, alfajiri ya jana, mchana wa jana, usiku wa jana, siku ya jana, usiku uliopita, ' +
      'usiku ulopita, tangu jana, toka jana',
    dayBeforeYesterday:
      'juzi, juzi asubuhi, juzi mchana, juzi jioni, juzi usiku, asubuhi ya juzi, jioni ya juzi, mchana wa juzi, ' +
      'usiku wa juzi, siku mbili zilizopita, siku 2 zilizopita',
    dawn:
      'alfajiri, alfajiri na mapema, alfajiri mapema, alfajiri hii, usiku wa manane, usiku wa kuamkia leo, ' +
      'usiku mkubwa, usiku mkuu, kabla ya jua kuchomoza, kabla jua halijachomoza, majogoo, jogoo wa kwanza, ' +
      'mapambazuko, kabla ya kucha, kabla ya adhana ya asubuhi, asubuhi na mapema sana, nikiwa nimelala, ' +
      'wakati nimelala, tukiwa tumelala',
    morning:
      'asubuhi, asubui, asbh, asabuhi, sabuhi, asubuhi hii, asubuhi na mapema, asubuhi mapema, mapema asubuhi, ' +
      'asubuhi yote, wakati wa chai, nilipoamka, nikiamka, leo asubuhi, jana asubuhi, benki ilipofunguliwa',
    noon:
      'adhuhuri, athuhuri, saa sita mchana, saa 6 mchana, saa sita za mchana, saa sita kamili mchana, ' +
      'wakati wa chakula cha mchana, muda wa chakula cha mchana, wakati wa lunch, mchana kweupe, jua la utosi',
    afternoon:
      'mchana, mchana huu, mchana wa leo, leo mchana, jana mchana, alasiri, alasir, ' +
      'baada ya chakula cha mchana, baada ya lunch, baada ya saa sita, mchana wote, wakati wa alasiri',
    evening:
      'jioni, jion, jioni hii, leo jioni, jana jioni, jioni ya leo, jioni ya jana, magharibi ilipoingia, ' +
      'wakati wa magharibi, baada ya kazi, nikitoka kazini, nilipotoka kazini, giza likiingia, ' +
      'kabla ya chakula cha usiku, jua likizama, baada ya shule',
    night:
      'usiku, usku, ucku, usiku huu, usiku wa leo, usiku wa jana, leo usiku, jana usiku, juzi usiku, ' +
      'usiku mzima, usiku kucha, usiku sana, kabla ya kulala, nikienda kulala, wakati wa kulala',
    greetings:
      'habari za asubuhi, habari za mchana, habari za jioni, habari za usiku, habari za alasiri, habari za leo, ' +
      'habari za jana, habari ya asubuhi, habari ya mchana, habari ya jioni, habari ya usiku, habari ya leo, ' +
      'asubuhi njema, jioni njema, siku njema, mchana mwema, usiku mwema, za asubuhi, za mchana, za jioni, ' +
      'za usiku, za leo, za jana, umeamkaje, mmeamkaje, lala salama, kila asubuhi, kila jioni, kila siku, ' +
      'kila usiku, mchana na usiku, usiku na mchana, asubuhi na jioni, kutwa kucha',
    months: [
      'januari januarii janwari mwezi-wa-kwanza mwezi-wa-1 mwezi-kwanza mwezi-wa-moja',
      'februari febuari februali mwezi-wa-pili mwezi-wa-2 mwezi-wa-mbili',
      'machi mwezi-wa-tatu mwezi-wa-3',
      'aprili aprile mwezi-wa-nne mwezi-wa-4',
      'mei mwezi-wa-tano mwezi-wa-5',
      'juni mwezi-wa-sita mwezi-wa-6 mwezi-sita',
      'julai mwezi-wa-saba mwezi-wa-7 mwezi-saba',
      'agosti ogasti augosti mwezi-wa-nane mwezi-wa-8 mwezi-nane',
      'septemba mwezi-wa-tisa mwezi-wa-9 mwezi-tisa',
      'oktoba mwezi-wa-kumi mwezi-wa-10 mwezi-kumi',
      'novemba mwezi-wa-kumi-na-moja mwezi-wa-11 mwezi-kumi-na-moja',
      'desemba disemba mwezi-wa-kumi-na-mbili mwezi-wa-12 mwezi-kumi-na-mbili',
    ],
    weekdays: [
      'jumatatu jtatu juma-tatu j-tatu',
      'jumanne jnne juma-nne j-nne',
      'jumatano jtano juma-tano j-tano',
      'alhamisi alhamis alkhamisi alamisi',
      'ijumaa ijumaaa ijuma',
      'jumamosi jmosi juma-mosi j-mosi',
      'jumapili jpili juma-pili j-pili',
    ],
    feasts:
      'krismasi=12.25 krisimasi=12.25 siku_ya_krismasi=12.25 sikukuu_ya_krismasi=12.25 mkesha_wa_krismasi=12.24 ' +
      'kesha_la_krismasi=12.24 boxing_day=12.26 mwaka_mpya=1.01 siku_ya_mwaka_mpya=1.01 ' +
      'mkesha_wa_mwaka_mpya=12.31 madaraka_day=6.01 siku_ya_madaraka=6.01 mashujaa_day=10.20 ' +
      'siku_ya_mashujaa=10.20 jamhuri_day=12.12 siku_ya_jamhuri=12.12 sabasaba=7.07 nanenane=8.08 mei_mosi=5.01 ' +
      'siku_ya_wapendanao=2.14 siku_ya_uhuru=12.09',
    beforeDay: 'tarehe, tarehe ya, trh, mnamo tarehe, siku ya tarehe',
    minute: 'dakika, dk, dakka, dakik',
    // "Saa" is no span but the clock: "saa 2" is eight o'clock.
    hour: 'masaa, lisaa, masaaa',
    day: 'siku',
    week: 'wiki, majuma',
    // "Mwezi wa 6" is June, "tarehe 5 mwezi uliopita" is no five months.
    month: 'miezi',
    ago:
      'iliyopita, zilizopita, uliopita, yaliyopita, lililopita, ilopita, zilopita, ulopita, ilyopita, ' +
      'zilizopitaa, imepita, zimepita, yamepita, umepita, sasa zimepita, tayari zimepita, zilizokwisha, ' +
      'hivi zimepita, nyuma',
    beforeHour:
      'saa, saaa, saa za, ilikuwa saa, ilikua saa, majira ya saa, kama saa, mida ya saa, mnamo saa, yapata saa, ' +
      'karibu saa, kwenye saa, tangu saa, kuanzia saa, hadi saa, mpaka saa, kabla ya saa, baada ya saa, ' +
      'kufikia saa, ni saa, saa kama, around saa, hivi saa',
    afterHour: 'kamili, kamili asubuhi, kamili usiku, kamili mchana, kamili jioni',
    hours: 'moja=1 mbili=2 tatu=3 nne=4 ine=4 tano=5 sita=6 saba=7 nane=8 tisa=9 kenda=9',
    minutes:
      'na_nusu=30 nanusu=30 nusu=30 unusu=30 na_nus=30 na_robo=15 narobo=15 na_robo_tatu=45 kasoro_robo=-15 ' +
      'kasorobo=-15 kasrobo=-15 kasoro_robo=-15 kamili=0 na_dakika_5=5 na_dk_5=5 dakika_5=5 na_dakika_tano=5 ' +
      'kasoro_dakika_5=-5 kasoro_5=-5 kasoro_dakika_tano=-5 kasoro_tano=-5 na_dakika_10=10 na_dk_10=10 ' +
      'dakika_10=10 na_dakika_kumi=10 kasoro_dakika_10=-10 kasoro_10=-10 kasoro_dakika_kumi=-10 kasoro_kumi=-10 ' +
      'na_dakika_15=15 na_dk_15=15 dakika_15=15 na_dakika_kumi_na_tano=15 kasoro_dakika_15=-15 kasoro_15=-15 ' +
      'kasoro_dakika_kumi_na_tano=-15 kasoro_kumi_na_tano=-15 na_dakika_20=20 na_dk_20=20 dakika_20=20 ' +
      'na_dakika_ishirini=20 kasoro_dakika_20=-20 kasoro_20=-20 kasoro_dakika_ishirini=-20 kasoro_ishirini=-20 ' +
      'na_dakika_25=25 na_dk_25=25 dakika_25=25 na_dakika_ishirini_na_tano=25 kasoro_dakika_25=-25 ' +
      'kasoro_25=-25 kasoro_dakika_ishirini_na_tano=-25 kasoro_ishirini_na_tano=-25 na_dakika_30=30 na_dk_30=30 ' +
      'dakika_30=30 na_dakika_thelathini=30 na_dakika_35=35 na_dk_35=35 dakika_35=35 ' +
      'na_dakika_thelathini_na_tano=35 na_dakika_40=40 na_dk_40=40 dakika_40=40 na_dakika_arobaini=40 ' +
      'na_dakika_45=45 na_dk_45=45 dakika_45=45 na_dakika_arobaini_na_tano=45 na_dakika_50=50 na_dk_50=50 ' +
      'dakika_50=50 na_dakika_hamsini=50 na_dakika_55=55 na_dk_55=55 dakika_55=55 na_dakika_hamsini_na_tano=55',
    clockFromSix: true,
  },
  signs: {
    paid:
      'nilituma, nimetuma, nikatuma, nimeshatuma, nlituma, nmetuma, nishatuma, tulituma, tumetuma, tukatuma, ' +
      'alituma, ametuma, akatuma, ameshatuma, nilimtumia, niliwatumia, nimemtumia, nimewatumia, nikamtumia, ' +
      'nikawatumia, tumemtumia, tumewatumia, alimtumia, aliwatumia, amemtumia, amewatumia, akamtumia, ' +
      'akawatumia, niliituma, nilizituma, niliyatuma, nimeituma, nimezituma, nimeyatuma, nikaituma, nikazituma, ' +
      'nikayatuma, aliituma, alizituma, aliyatuma, ameituma, amezituma, ameyatuma, akaituma, akazituma, ' +
      'akayatuma, nililipa, nimelipa, nikalipa, nimeshalipa, nlilipa, nmelipa, nishalipa, tulilipa, tumelipa, ' +
      'tukalipa, alilipa, amelipa, akalipa, ameshalipa, nililipia, nimelipia, nikalipia, tumelipia, alilipia, ' +
      'amelipia, akalipia, nilimlipa, niliwalipa, nimemlipa, nimewalipa, nikamlipa, nikawalipa, tumemlipa, ' +
      'tumewalipa, alimlipa, aliwalipa, amemlipa, amewalipa, akamlipa, akawalipa, nilitoa, nimetoa, nikatoa, ' +
      'tumetoa, alitoa, ametoa, akatoa, niliweka, nimeweka, nikaweka, tumeweka, aliweka, ameweka, akaweka, ' +
      'niliwekeza, nimewekeza, nikawekeza, tumewekeza, aliwekeza, amewekeza, akawekeza, nilimpa, niliwapa, ' +
      'nilipeana, nimempa, nimewapa, nimepeana, nikampa, nikawapa, nikapeana, tumempa, tumewapa, tumepeana, ' +
      'alimpa, aliwapa, alipeana, amempa, amewapa, amepeana, akampa, akawapa, akapeana, nilihamisha, ' +
      'nimehamisha, nikahamisha, tumehamisha, alihamisha, amehamisha, akahamisha, nilipoteza, nimepoteza, ' +
      'nikapoteza, tumepoteza, alipoteza, amepoteza, akapoteza, nilinunua, nimenunua, nikanunua, tumenunua, ' +
      'alinunua, amenunua, akanunua, nilimnunulia, nilinunulia, niliwanunulia, nimemnunulia, nimenunulia, ' +
      'nimewanunulia, nikamnunulia, nikanunulia, nikawanunulia, alimnunulia, alinunulia, aliwanunulia, ' +
      'amemnunulia, amenunulia, amewanunulia, akamnunulia, akanunulia, akawanunulia, nilideposit, nilisend, ' +
      'nilitransfer, niliwithdraw, niliinvest, nilipay, nilitop up, nilimpesa, nimedeposit, nimesend, ' +
      'nimetransfer, nimewithdraw, nimeinvest, nimepay, nimetop up, nimempesa, nikadeposit, nikasend, ' +
      'nikatransfer, nikawithdraw, nikainvest, nikapay, nikatop up, nikampesa, alideposit, alisend, ' +
      'alitransfer, aliwithdraw, aliinvest, alipay, alitop up, alimpesa, amedeposit, amesend, ametransfer, ' +
      'amewithdraw, ameinvest, amepay, ametop up, amempesa, nilichanga, nilikopesha, nilimkopesha, nilimwekea, ' +
      'niliwawekea, niliingiza, niliongeza, nilitupia, nilikabidhi, nilimkabidhi, nilimaliza kulipa, nilirusha, ' +
      'nilimrushia, niliwarushia, nilitia, niliwekea, nilimchangia, niligharamia, niligharimika, nimechanga, ' +
      'nimekopesha, nimemkopesha, nimemwekea, nimewawekea, nimeingiza, nimeongeza, nimetupia, nimekabidhi, ' +
      'nimemkabidhi, nimemaliza kulipa, nimerusha, nimemrushia, nimewarushia, nimetia, nimewekea, nimemchangia, ' +
      'nimegharamia, nimegharimika, nikachanga, nikakopesha, nikamkopesha, nikamwekea, nikawawekea, nikaingiza, ' +
      'nikaongeza, nikatupia, nikakabidhi, nikamkabidhi, nikamaliza kulipa, nikarusha, nikamrushia, ' +
      'nikawarushia, nikatia, nikawekea, nikamchangia, nikagharamia, nikagharimika, tulichanga, tulikopesha, ' +
      'tulimkopesha, tulimwekea, tuliwawekea, tuliingiza, tuliongeza, tulitupia, tulikabidhi, tulimkabidhi, ' +
      'tulimaliza kulipa, tulilipia deposit, tulirusha, tulimrushia, tuliwarushia, tulitia, tuliwekea, ' +
      'tulimchangia, tuligharamia, tuligharimika, tumechanga, tumekopesha, tumemkopesha, tumemwekea, ' +
      'tumewawekea, tumeingiza, tumeongeza, tumetupia, tumekabidhi, tumemkabidhi, tumemaliza kulipa, tumerusha, ' +
      'tumemrushia, tumewarushia, tumetia, tumewekea, tumemchangia, tumegharamia, tumegharimika, alichanga, ' +
      'alikopesha, alimkopesha, alimwekea, aliwawekea, aliingiza, aliongeza, alitupia, alikabidhi, alimkabidhi, ' +
      'alimaliza kulipa, alirusha, alimrushia, aliwarushia, alitia, aliwekea, alimchangia, aligharamia, ' +
      'aligharimika, amechanga, amekopesha, amemkopesha, amemwekea, amewawekea, ameingiza, ameongeza, ametupia, ' +
      'amekabidhi, amemkabidhi, amemaliza kulipa, amerusha, amemrushia, amewarushia, ametia, amewekea, ' +
      'amemchangia, amegharamia, amegharimika, walichukua, walinichukulia, waliiba, waliniibia, walimwibia, ' +
      'walikula, walinikula, walimla, walitoa, walikata, walinikata, walihamisha, walinyonya, walisafisha, ' +
      'walikomba, walitupora, walinipora, walinilaghai, walinitapeli, walinihepa na, walinitoroka na, ' +
      'walinitoa, walitulia, wamechukua, wamenichukulia, wameiba, wameniibia, wamemwibia, wamekula, wamenikula, ' +
      'wamemla, wametoa, wamekata, wamenikata, wamehamisha, wamenyonya, wamesafisha, wamekomba, wametupora, ' +
      'wamenipora, wamenilaghai, wamenitapeli, wamenihepa na, wamenitoroka na, wamenitoa, wametulia, ' +
      'wakachukua, wakanichukulia, wakaiba, wakaniibia, wakamwibia, wakakula, wakanikula, wakamla, wakatoa, ' +
      'wakakata, wakanikata, wakahamisha, wakanyonya, wakasafisha, wakakomba, wakatupora, wakanipora, ' +
      'wakanilaghai, wakanitapeli, wakanihepa na, wakanitoroka na, wakanitoa, wakatulia, alichukua, ' +
      'alinichukulia, aliiba, aliniibia, alikula, alinikula, alinikata, alisafisha, alinitapeli, alinilaghai, ' +
      'alinitoroka na, aliclear, alikwapua, amechukua, amenichukulia, ameiba, ameniibia, amekula, amenikula, ' +
      'amenikata, amesafisha, amenitapeli, amenilaghai, amenitoroka na, ameclear, amekwapua, akachukua, ' +
      'akanichukulia, akaiba, akaniibia, akakula, akanikula, akanikata, akasafisha, akanitapeli, akanilaghai, ' +
      'akanitoroka na, akaclear, akakwapua, zilitoka, zilitumwa, zilikatwa, ziliibiwa, zilichukuliwa, ' +
      'zilitolewa, zilihamishwa, zililiwa, zilipotea, zimetoka, zimetumwa, zimekatwa, zimeibiwa, zimechukuliwa, ' +
      'zimetolewa, zimehamishwa, zimeliwa, zimepotea, zikatoka, zikatumwa, zikakatwa, zikaibiwa, zikachukuliwa, ' +
      'zikatolewa, zikahamishwa, zikaliwa, zikapotea, ilitoka, ilitumwa, ilikatwa, iliibiwa, ilichukuliwa, ' +
      'ilitolewa, ilihamishwa, ililiwa, ilipotea, imetoka, imetumwa, imekatwa, imeibiwa, imechukuliwa, ' +
      'imetolewa, imehamishwa, imeliwa, imepotea, ikatoka, ikatumwa, ikakatwa, ikaibiwa, ikachukuliwa, ' +
      'ikatolewa, ikahamishwa, ikaliwa, ikapotea, yalitoka, yalitumwa, yalikatwa, yaliibiwa, yalichukuliwa, ' +
      'yalitolewa, yalihamishwa, yaliliwa, yalipotea, yametoka, yametumwa, yamekatwa, yameibiwa, yamechukuliwa, ' +
      'yametolewa, yamehamishwa, yameliwa, yamepotea, zinatoka, zinatumwa, zinakatwa, zinaibiwa, zinachukuliwa, ' +
      'zinatolewa, zinahamishwa, zinaliwa, zinapotea, inatoka, inatumwa, inakatwa, inaibiwa, inachukuliwa, ' +
      'inatolewa, inahamishwa, inaliwa, inapotea, zilienda, ziliisha, zilipita, zimeenda, zimeisha, zimepita, ' +
      'zikaenda, zikaisha, zikapita, ilienda, iliisha, ilipita, imeenda, imeisha, imepita, ikaenda, ikaisha, ' +
      'ikapita, zinaenda, zinaisha, zinapita, nilikatwa, niliibiwa, nilitapeliwa, nililaghaiwa, niliporwa, ' +
      'niliconniwa, niliconiwa, nililambwa, nilichomwa, nilifyekwa, nililiwa, nilicharge, nilichajiwa, ' +
      'nimekatwa, nimeibiwa, nimetapeliwa, nimelaghaiwa, nimeporwa, nimeconniwa, nimeconiwa, nimelambwa, ' +
      'nimechomwa, nimefyekwa, nimeliwa, nimecharge, nimechajiwa, nikakatwa, nikaibiwa, nikatapeliwa, ' +
      'nikalaghaiwa, nikaporwa, nikaconniwa, nikaconiwa, nikalambwa, nikachomwa, nikafyekwa, nikaliwa, ' +
      'nikacharge, nikachajiwa, tumekatwa, tumeibiwa, tumetapeliwa, tumelaghaiwa, tumeporwa, tumeconniwa, ' +
      'tumeconiwa, tumelambwa, tumechomwa, tumefyekwa, tumeliwa, tumecharge, tumechajiwa, amekatwa, ameibiwa, ' +
      'ametapeliwa, amelaghaiwa, ameporwa, ameconniwa, ameconiwa, amelambwa, amechomwa, amefyekwa, ameliwa, ' +
      'amecharge, amechajiwa, alikatwa, aliibiwa, alitapeliwa, alilaghaiwa, aliporwa, aliconniwa, aliconiwa, ' +
      'alilambwa, alichomwa, alifyekwa, aliliwa, alicharge, alichajiwa, pesa zangu zote, pesa zimekwisha, ' +
      'hela zangu zote, hela zimekwisha, doh zangu zote, doh zimekwisha, fedha zangu zote, fedha zimekwisha, ' +
      'nimefanya malipo, nimefanya muamala, nimefanya transfer, nimefanya transaction, nimefanya deposit, ' +
      'nilifanya malipo, nilifanya muamala, nilifanya transfer, nilifanya transaction, nilifanya deposit, ' +
      'nikafanya malipo, nikafanya muamala, nikafanya transfer, nikafanya transaction, nikafanya deposit, ' +
      'amefanya malipo, amefanya muamala, amefanya transfer, amefanya transaction, amefanya deposit, ' +
      'alifanya malipo, alifanya muamala, alifanya transfer, alifanya transaction, alifanya deposit, kwa mkono, ' +
      'mkononi mwake, taslimu, cash mkononi, muamala wa, miamala ya, malipo ya, zimekwenda, imekwenda, ' +
      'ilikwenda, zilikwenda, nshatuma, nshalipa, ashatuma, ashalipa, washachukua, washakula, wameshachukua, ' +
      'washakata, katuma, kalipa, kampa, kamtumia, nikadandia, niliuziwa, nimeuziwa',
    asked:
      'anataka, anadai, ananidai, anaomba, ananiomba, anaitisha, ananiitisha, anahitaji, anaagiza, ' +
      'analazimisha, ananilazimisha, anatudai, anatuomba, anamdai, anamwomba, wanataka, wanadai, wananidai, ' +
      'wanaomba, wananiomba, wanaitisha, wananiitisha, wanahitaji, wanaagiza, wanalazimisha, wananilazimisha, ' +
      'wanatudai, wanatuomba, wanamdai, wanamwomba, alitaka, alidai, alinidai, aliomba, aliniomba, aliitisha, ' +
      'aliniitisha, alihitaji, aliagiza, alilazimisha, alinilazimisha, alitudai, alituomba, alimdai, alimwomba, ' +
      'walitaka, walidai, walinidai, waliomba, waliniomba, waliitisha, waliniitisha, walihitaji, waliagiza, ' +
      'walilazimisha, walinilazimisha, walitudai, walituomba, walimdai, walimwomba, ametaka, amedai, amenidai, ' +
      'ameomba, ameniomba, ameitisha, ameniitisha, amehitaji, ameagiza, amelazimisha, amenilazimisha, ametudai, ' +
      'ametuomba, amemdai, amemwomba, wametaka, wamedai, wamenidai, wameomba, wameniomba, wameitisha, ' +
      'wameniitisha, wamehitaji, wameagiza, wamelazimisha, wamenilazimisha, wametudai, wametuomba, wamemdai, ' +
      'wamemwomba, akataka, akadai, akanidai, akaomba, akaniomba, akaitisha, akaniitisha, akahitaji, akaagiza, ' +
      'akalazimisha, akanilazimisha, akatudai, akatuomba, akamdai, akamwomba, anasema lipa, anasema tuma, ' +
      'anasema lete, ananiambia lipa, ananiambia tuma, ananiambia lete, wanasema lipa, wanasema tuma, ' +
      'wanasema lete, wananiambia lipa, wananiambia tuma, wananiambia lete, alisema lipa, alisema tuma, ' +
      'alisema lete, aliniambia lipa, aliniambia tuma, aliniambia lete, walisema lipa, walisema tuma, ' +
      'walisema lete, waliniambia lipa, waliniambia tuma, waliniambia lete, amesema lipa, amesema tuma, ' +
      'amesema lete, ameniambia lipa, ameniambia tuma, ameniambia lete, wamesema lipa, wamesema tuma, ' +
      'wamesema lete, wameniambia lipa, wameniambia tuma, wameniambia lete, akasema lipa, akasema tuma, ' +
      'akasema lete, akaniambia lipa, akaniambia tuma, akaniambia lete, wakasema lipa, wakasema tuma, ' +
      'wakasema lete, wakaniambia lipa, wakaniambia tuma, wakaniambia lete, nilipe, nitume, nitoe, niweke, ' +
      'niongeze, nimtumie, niwatumie, nimpe, niwape, nilipie, nideposit, nimlipe, niwekeze, niinvest, alipe, ' +
      'atume, tulipe, tutume, atoe, nilete, ili nilipwe, ili nipate, ili kutoa, ili kulipwa, ili apate, ' +
      'kabla nilipwe, kabla nipate, kabla kutoa, kabla kulipwa, kabla apate, tuma kwanza, tuma tena, ' +
      'tuma zaidi, lipa kwanza, lipa tena, lipa zaidi, lete kwanza, lete tena, lete zaidi, toa kwanza, ' +
      'toa tena, toa zaidi, weka kwanza, weka tena, weka zaidi, ongeza kwanza, ongeza tena, ongeza zaidi, ' +
      'utume kwanza, utume tena, utume zaidi, ulipe kwanza, ulipe tena, ulipe zaidi, ulete kwanza, ulete tena, ' +
      'ulete zaidi, nitumie, nisaidie na, nikopeshe, niazime, tafuta, nataka kukopa, ataka, wataka, kutaka, ' +
      'nisipolipa, nisipotuma, nisipozituma, ukilipa, ukituma, ukiweka, nikilipa, nikituma, nikiweka, nikitoa, ' +
      'nikikosa, ukikosa, ama sivyo, la sivyo, bei, gharama, ada, faini, kodi ya, deni, dhamana ya, bond ya, ' +
      'kikomboleo, fidia ya, mkopo, mshahara, faida ya, zawadi ya, bonus ya, tuzo ya, riba, fee ya, charges za, ' +
      'commission ya, umeshinda, nimeshinda, nilishinda, ameshinda, alishinda, mshindi wa, aliahidi, ' +
      'aliniahidi, alituahidi, alimuahidi, waliahidi, waliniahidi, walituahidi, walimuahidi, ameahidi, ' +
      'ameniahidi, ametuahidi, amemuahidi, wameahidi, wameniahidi, wametuahidi, wamemuahidi, anaahidi, ' +
      'ananiahidi, anatuahidi, anamuahidi, wanaahidi, wananiahidi, wanatuahidi, wanamuahidi, nimeahidiwa, ' +
      'niliahidiwa, nitapata, nitalipwa, nitapewa, nitavuna, nitarudishiwa, ningepata, ningelipwa, ningepewa, ' +
      'ningevuna, ningerudishiwa, utapata, utalipwa, utapewa, utavuna, utarudishiwa, ungepata, ungelipwa, ' +
      'ungepewa, ungevuna, ungerudishiwa, atanilipa, atanipa, atanirudishia, atanitumia, watanilipa, watanipa, ' +
      'watanirudishia, watanitumia, yatarudi, yatakuwa, yataongezeka, zitarudi, zitakuwa, zitaongezeka, ' +
      'itarudi, itakuwa, itaongezeka, kwa siku, kwa mwezi, kwa wiki, kwa saa, kila siku, kila mwezi, kila wiki, ' +
      'thamani ya, inauzwa, anauza, wanauza, kiwango cha chini, kima cha chini, limit ya, zaidi ya hiyo, ' +
      'ingine tena, nyingine tena, zingine tena, nyengine tena, iliyobaki, zilizobaki, anasema bado, ' +
      'wanasema bado, ni lazima, natakiwa kulipa, natakiwa kutuma, nilitakiwa kulipa, nimekatiwa invoice, ' +
      'ankara ya, bili ya',
    back:
      'nilirudishiwa, nilirefundiwa, nilipokea, niliingiziwa, niliwekewa, nilitumiwa, nililipwa, nilivuna, ' +
      'niliregeshewa, nilifidiwa, nimerudishiwa, nimerefundiwa, nimepokea, nimeingiziwa, nimewekewa, ' +
      'nimetumiwa, nimelipwa, nimevuna, nimeregeshewa, nimefidiwa, nikarudishiwa, nikarefundiwa, nikapokea, ' +
      'nikaingiziwa, nikawekewa, nikatumiwa, nikalipwa, nikavuna, nikaregeshewa, nikafidiwa, tumerudishiwa, ' +
      'tumerefundiwa, tumepokea, tumeingiziwa, tumewekewa, tumetumiwa, tumelipwa, tumevuna, tumepata back, ' +
      'tumeregeshewa, tumefidiwa, amerudishiwa, amerefundiwa, amepokea, ameingiziwa, amewekewa, ametumiwa, ' +
      'amelipwa, amevuna, amepata back, ameregeshewa, amefidiwa, alirudishiwa, alirefundiwa, alipokea, ' +
      'aliingiziwa, aliwekewa, alitumiwa, alilipwa, alivuna, alipata back, aliregeshewa, alifidiwa, ' +
      'alinirudishia, alinirejeshea, alinilipa, alinitumia, alinirefund, aliniwekea, aliniingizia, ' +
      'alimrudishia, aliturudishia, alitulipa, alireverse, amenirudishia, amenirejeshea, amenilipa, amenitumia, ' +
      'amenirefund, ameniwekea, ameniingizia, amemrudishia, ameturudishia, ametulipa, amereverse, ' +
      'akanirudishia, akanirejeshea, akanilipa, akanitumia, akanirefund, akaniwekea, akaniingizia, ' +
      'akamrudishia, akaturudishia, akatulipa, akareverse, walinirudishia, walinirejeshea, walinilipa, ' +
      'walinitumia, walinirefund, waliniwekea, waliniingizia, walimrudishia, waliturudishia, walitulipa, ' +
      'walireverse, wamenirudishia, wamenirejeshea, wamenilipa, wamenitumia, wamenirefund, wameniwekea, ' +
      'wameniingizia, wamemrudishia, wameturudishia, wametulipa, wamereverse, wakanirudishia, wakanirejeshea, ' +
      'wakanilipa, wakanitumia, wakanirefund, wakaniwekea, wakaniingizia, wakamrudishia, wakaturudishia, ' +
      'wakatulipa, wakareverse, zilirudi, zilirudishwa, zilirejeshwa, zilireversiwa, zilireverse, ziliingia, ' +
      'zilirefundiwa, zilirejea, zilisharudi, zimerudi, zimerudishwa, zimerejeshwa, zimereversiwa, zimereverse, ' +
      'zimeingia, zimerefundiwa, zimerejea, zimesharudi, ilirudi, ilirudishwa, ilirejeshwa, ilireversiwa, ' +
      'ilireverse, iliingia, ilirefundiwa, ilirejea, ilisharudi, imerudi, imerudishwa, imerejeshwa, ' +
      'imereversiwa, imereverse, imeingia, imerefundiwa, imerejea, imesharudi, zikarudi, zikarudishwa, ' +
      'zikarejeshwa, zikareversiwa, zikareverse, zikaingia, zikarefundiwa, zikarejea, zikasharudi, ikarudi, ' +
      'ikarudishwa, ikarejeshwa, ikareversiwa, ikareverse, ikaingia, ikarefundiwa, ikarejea, ikasharudi, ' +
      'yamerudi, yamerudishwa, yamerejeshwa, yamereversiwa, yamereverse, yameingia, yamerefundiwa, yamerejea, ' +
      'yamesharudi, benki imenirudishia, benki ilinirudishia, benki imerudisha, nilifanikiwa kutoa, ' +
      'niliweza kutoa, nimeweza kutoa, niliwithdraw, nimewithdraw, faida, mapato, kupokea, pesa niliyopokea, ' +
      'refund, reversal, iliokolewa, zimeokolewa, nimeokoa, niliokoa, ameokoa, nilipata, nimepata, nikapata, ' +
      'nilipewa, nimepewa, nikapewa, alinipa, amenipa, walinipa, wamenipa, commission niliyopata',
    balance:
      'salio, balance yangu, balance ni, balance ilikuwa, imebaki, zimebaki, ilibaki, zilibaki, yamebaki, ' +
      'kumebaki, nimebaki na, nilibaki na, nimebakiwa na, nimebakisha, nilikuwa na, nilikua na, alikuwa na, ' +
      'tulikuwa na, ilikuwa na, kulikuwa na, mlikuwa na, app inasema, akaunti ina, inaonyesha, inaonesha, ' +
      'ilionyesha, inasoma, ilisoma, kwenye app, kwenye skrini, kwa screen, akiba, pesa niliyokuwa nayo, ' +
      'kwenye akaunti yangu kuna, bado iko, bado ziko, bado zipo, bado ipo, iliyomo, zilizomo, sina zaidi ya',
    earlier:
      'mwaka jana, mwaka uliopita, mwaka ulopita, mwaka juzi, mwezi jana, mwezi uliopita, mwezi ulopita, ' +
      'wiki iliyopita, wiki jana, wiki ilopita, juma lililopita, miaka iliyopita, miaka miwili iliyopita, ' +
      'miaka mitatu iliyopita, miaka mingi iliyopita, mwaka mmoja uliopita, miezi iliyopita, ' +
      'miezi michache iliyopita, miezi mitatu iliyopita, miezi sita iliyopita, miezi kadhaa iliyopita, zamani, ' +
      'awali, mwanzoni, mara ya kwanza, mara ya mwisho, mara nyingine, kabla ya hapo, kabla ya hii, ' +
      'kabla ya hayo, wakati ule, siku zile, kipindi kile, siku za nyuma, miaka ya nyuma, nilishawahi, ' +
      'niliwahi, nimewahi, aliwahi, nilitapeliwa kabla, nilishatapeliwa, utapeli wa kwanza, muhula uliopita, ' +
      'semester iliyopita, mwaka wa 2023, mwaka wa 2024, mwaka 2024, mwaka 2025, tayari niliripoti, ' +
      'ripoti ya kwanza, nilizopoteza mwanzo, ile ya kwanza, kesi nyingine, ni kesi tofauti',
    not:
      'sio, hapana, hakuna, hamna, bila, kamwe, sikutuma, sikulipa, sikutoa, sikuweka, sikumpa, sikuwapa, ' +
      'sikupeana, sikumtumia, sikuwatumia, sikumlipa, sikuwalipa, sikulipia, sikupoteza, sikununua, sikuwekeza, ' +
      'sikuhamisha, sikudeposit, sikusend, sikuitumia, sikuzituma, sijatuma, sijalipa, sijatoa, sijaweka, ' +
      'sijampa, sijawapa, sijapeana, sijamtumia, sijawatumia, sijamlipa, sijawalipa, sijalipia, sijapoteza, ' +
      'sijanunua, sijawekeza, sijahamisha, sijadeposit, sijasend, sijaitumia, sijazituma, cjatuma, cjalipa, ' +
      'cjatoa, cjaweka, cjampa, cjawapa, cjapeana, cjamtumia, cjawatumia, cjamlipa, cjawalipa, cjalipia, ' +
      'cjapoteza, cjanunua, cjawekeza, cjahamisha, cjadeposit, cjasend, cjaitumia, cjazituma, hatukutuma, ' +
      'hatukulipa, hatukutoa, hatukuweka, hatukumpa, hatukuwapa, hatukupeana, hatukumtumia, hatukuwatumia, ' +
      'hatukumlipa, hatukuwalipa, hatukulipia, hatukupoteza, hatukununua, hatukuwekeza, hatukuhamisha, ' +
      'hatukudeposit, hatukusend, hatukuitumia, hatukuzituma, hatujatuma, hatujalipa, hatujatoa, hatujaweka, ' +
      'hatujampa, hatujawapa, hatujapeana, hatujamtumia, hatujawatumia, hatujamlipa, hatujawalipa, hatujalipia, ' +
      'hatujapoteza, hatujanunua, hatujawekeza, hatujahamisha, hatujadeposit, hatujasend, hatujaitumia, ' +
      'hatujazituma, hakutuma, hakulipa, hakutoa, hakuweka, hakumpa, hakuwapa, hakupeana, hakumtumia, ' +
      'hakuwatumia, hakumlipa, hakuwalipa, hakulipia, hakupoteza, hakununua, hakuwekeza, hakuhamisha, ' +
      'hakudeposit, hakusend, hakuitumia, hakuzituma, hajatuma, hajalipa, hajatoa, hajaweka, hajampa, hajawapa, ' +
      'hajapeana, hajamtumia, hajawatumia, hajamlipa, hajawalipa, hajalipia, hajapoteza, hajanunua, hajawekeza, ' +
      'hajahamisha, hajadeposit, hajasend, hajaitumia, hajazituma, hawakutuma, hawakulipa, hawakutoa, ' +
      'hawakuweka, hawakumpa, hawakuwapa, hawakupeana, hawakumtumia, hawakuwatumia, hawakumlipa, hawakuwalipa, ' +
      'hawakulipia, hawakupoteza, hawakununua, hawakuwekeza, hawakuhamisha, hawakudeposit, hawakusend, ' +
      'hawakuitumia, hawakuzituma, hawajatuma, hawajalipa, hawajatoa, hawajaweka, hawajampa, hawajawapa, ' +
      'hawajapeana, hawajamtumia, hawajawatumia, hawajamlipa, hawajawalipa, hawajalipia, hawajapoteza, ' +
      'hawajanunua, hawajawekeza, hawajahamisha, hawajadeposit, hawajasend, hawajaitumia, hawajazituma, ' +
      'haijatoka, haijatumwa, haijakatwa, haijaenda, haijapotea, haijaibiwa, haijachukuliwa, haijapita, ' +
      'haijaisha, haijaliwa, haijafika, hazijatoka, hazijatumwa, hazijakatwa, hazijaenda, hazijapotea, ' +
      'hazijaibiwa, hazijachukuliwa, hazijapita, hazijaisha, hazijaliwa, hazijafika, haikutoka, haikutumwa, ' +
      'haikukatwa, haikuenda, haikupotea, haikuibiwa, haikuchukuliwa, haikupita, haikuisha, haikuliwa, ' +
      'haikufika, hazikutoka, hazikutumwa, hazikukatwa, hazikuenda, hazikupotea, hazikuibiwa, hazikuchukuliwa, ' +
      'hazikupita, hazikuisha, hazikuliwa, hazikufika, hajatoka, hajatumwa, hajakatwa, hajaenda, hajapotea, ' +
      'hajaibiwa, hajachukuliwa, hajapita, hajaisha, hajaliwa, hajafika, hayajatoka, hayajatumwa, hayajakatwa, ' +
      'hayajaenda, hayajapotea, hayajaibiwa, hayajachukuliwa, hayajapita, hayajaisha, hayajaliwa, hayajafika, ' +
      'sitatuma, sitalipa, sitatoa, sitamtumia, sitawatumia, sitampa, sitawapa, sitaweka, hatutatuma, ' +
      'hatutalipa, hatutatoa, hatutamtumia, hatutawatumia, hatutampa, hatutawapa, hatutaweka, hatatuma, ' +
      'hatalipa, hatatoa, hatamtumia, hatawatumia, hatampa, hatawapa, hataweka, sijui, si mimi, siwezi, ' +
      'sikuweza, nilikataa, nimekataa, nikakataa, alikataa, amekataa, akakataa, tulikataa, karibu nitume, ' +
      'karibu nilipe, karibu nimtumie, karibu niweke, karibu atume, karibu alipe, karibu nitoe, ' +
      'karibu nidanganyike, nusura nitume, nusura nilipe, nusura nimtumie, nusura nitapeliwa, nusura atume, ' +
      'nusura alipe, almanusura, nilikuwa karibu kutuma, nilikuwa karibu kulipa, imekataa, imefeli, ilifeli, ' +
      'ilikataa, imegoma, imeshindikana, zimekataa, badala ya, kabla ya kutuma, kabla ya kulipa, niliacha, ' +
      'nikaacha, nilighairi, nikaghairi, haikufaulu, haikufanikiwa, sikuibiwa, sijaibiwa, hakuibiwa, sijakatwa, ' +
      'sikukatwa, hawakuchukua, hawajachukua, hawakupata, hawajapata, hata shilingi, hata senti, hata bob',
    unreal:
      'iwapo, endapo, ikiwa, isipokuwa, nikituma, nikilipa, nikiweka, nikitoa, nikimtumia, nikiwatumia, ' +
      'nikimpa, nikiwapa, ukituma, ukilipa, ukiweka, ukitoa, ukimtumia, ukiwatumia, ukimpa, ukiwapa, akituma, ' +
      'akilipa, akiweka, akitoa, akimtumia, akiwatumia, akimpa, akiwapa, tukituma, tukilipa, tukiweka, tukitoa, ' +
      'tukimtumia, tukiwatumia, tukimpa, tukiwapa, wakituma, wakilipa, wakiweka, wakitoa, wakimtumia, ' +
      'wakiwatumia, wakimpa, wakiwapa, nisipotuma, nisipolipa, nisipotoa, nisipoweka, nisipomtumia, ' +
      'nisipowatumia, nisipozituma, usipotuma, usipolipa, usipotoa, usipoweka, usipomtumia, usipowatumia, ' +
      'usipozituma, asipotuma, asipolipa, asipotoa, asipoweka, asipomtumia, asipowatumia, asipozituma, ' +
      'tusipotuma, tusipolipa, tusipotoa, tusipoweka, tusipomtumia, tusipowatumia, tusipozituma, nitatuma, ' +
      'nitalipa, nitaweka, nitatoa, nitamtumia, nitawatumia, nitampa, nitawapa, nitadeposit, nitalipia, ' +
      'nitawekeza, tutatuma, tutalipa, tutaweka, tutatoa, tutamtumia, tutawatumia, tutampa, tutawapa, ' +
      'tutadeposit, tutalipia, tutawekeza, atatuma, atalipa, ataweka, atatoa, atamtumia, atawatumia, atampa, ' +
      'atawapa, atadeposit, atalipia, atawekeza, natatuma, natalipa, nataweka, natatoa, natamtumia, ' +
      'natawatumia, natampa, natawapa, natadeposit, natalipia, natawekeza, ntatuma, ntalipa, ntaweka, ntatoa, ' +
      'ntamtumia, ntawatumia, ntampa, ntawapa, ntadeposit, ntalipia, ntawekeza, ningetuma, ningelipa, ' +
      'ningeweka, ningetoa, ningemtumia, ningepoteza, ningempa, tungetuma, tungelipa, tungeweka, tungetoa, ' +
      'tungemtumia, tungepoteza, tungempa, angetuma, angelipa, angeweka, angetoa, angemtumia, angepoteza, ' +
      'angempa, ningalituma, ningalilipa, ningaliweka, ningalitoa, ningalimtumia, ningalipoteza, ningalimpa, ' +
      'nilipe, nitume, niweke, nitoe, nimtumie, niwatumie, nimpe, niwape, alipe, atume, tulipe, tutume, ' +
      'nilipie, niongeze, nideposit, nataka kutuma, nataka kulipa, nataka kuweka, nataka kutoa, ' +
      'nataka kumtumia, nataka kuwatumia, nataka kumlipa, nataka kumpa, nataka kudeposit, nataka kuwekeza, ' +
      'nataka kukopa, ninataka kutuma, ninataka kulipa, ninataka kuweka, ninataka kutoa, ninataka kumtumia, ' +
      'ninataka kuwatumia, ninataka kumlipa, ninataka kumpa, ninataka kudeposit, ninataka kuwekeza, ' +
      'ninataka kukopa, anataka kutuma, anataka kulipa, anataka kuweka, anataka kutoa, anataka kumtumia, ' +
      'anataka kuwatumia, anataka kumlipa, anataka kumpa, anataka kudeposit, anataka kuwekeza, anataka kukopa, ' +
      'wanataka kutuma, wanataka kulipa, wanataka kuweka, wanataka kutoa, wanataka kumtumia, ' +
      'wanataka kuwatumia, wanataka kumlipa, wanataka kumpa, wanataka kudeposit, wanataka kuwekeza, ' +
      'wanataka kukopa, alitaka kutuma, alitaka kulipa, alitaka kuweka, alitaka kutoa, alitaka kumtumia, ' +
      'alitaka kuwatumia, alitaka kumlipa, alitaka kumpa, alitaka kudeposit, alitaka kuwekeza, alitaka kukopa, ' +
      'walitaka kutuma, walitaka kulipa, walitaka kuweka, walitaka kutoa, walitaka kumtumia, ' +
      'walitaka kuwatumia, walitaka kumlipa, walitaka kumpa, walitaka kudeposit, walitaka kuwekeza, ' +
      'walitaka kukopa, nilitaka kutuma, nilitaka kulipa, nilitaka kuweka, nilitaka kutoa, nilitaka kumtumia, ' +
      'nilitaka kuwatumia, nilitaka kumlipa, nilitaka kumpa, nilitaka kudeposit, nilitaka kuwekeza, ' +
      'nilitaka kukopa, tulitaka kutuma, tulitaka kulipa, tulitaka kuweka, tulitaka kutoa, tulitaka kumtumia, ' +
      'tulitaka kuwatumia, tulitaka kumlipa, tulitaka kumpa, tulitaka kudeposit, tulitaka kuwekeza, ' +
      'tulitaka kukopa, naenda kutuma, naenda kulipa, naenda kuweka, naenda kutoa, naenda kumtumia, ' +
      'naenda kuwatumia, naenda kumlipa, naenda kumpa, naenda kudeposit, naenda kuwekeza, naenda kukopa, ' +
      'ninaenda kutuma, ninaenda kulipa, ninaenda kuweka, ninaenda kutoa, ninaenda kumtumia, ' +
      'ninaenda kuwatumia, ninaenda kumlipa, ninaenda kumpa, ninaenda kudeposit, ninaenda kuwekeza, ' +
      'ninaenda kukopa, niko karibu kutuma, niko karibu kulipa, niko karibu kuweka, niko karibu kutoa, ' +
      'niko karibu kumtumia, niko karibu kuwatumia, niko karibu kumlipa, niko karibu kumpa, ' +
      'niko karibu kudeposit, niko karibu kuwekeza, niko karibu kukopa, nipo karibu kutuma, nipo karibu kulipa, ' +
      'nipo karibu kuweka, nipo karibu kutoa, nipo karibu kumtumia, nipo karibu kuwatumia, nipo karibu kumlipa, ' +
      'nipo karibu kumpa, nipo karibu kudeposit, nipo karibu kuwekeza, nipo karibu kukopa, najiandaa kutuma, ' +
      'najiandaa kulipa, najiandaa kuweka, najiandaa kutoa, najiandaa kumtumia, najiandaa kuwatumia, ' +
      'najiandaa kumlipa, najiandaa kumpa, najiandaa kudeposit, najiandaa kuwekeza, najiandaa kukopa, ' +
      'najitayarisha kutuma, najitayarisha kulipa, najitayarisha kuweka, najitayarisha kutoa, ' +
      'najitayarisha kumtumia, najitayarisha kuwatumia, najitayarisha kumlipa, najitayarisha kumpa, ' +
      'najitayarisha kudeposit, najitayarisha kuwekeza, najitayarisha kukopa, nimepanga kutuma, ' +
      'nimepanga kulipa, nimepanga kuweka, nimepanga kutoa, nimepanga kumtumia, nimepanga kuwatumia, ' +
      'nimepanga kumlipa, nimepanga kumpa, nimepanga kudeposit, nimepanga kuwekeza, nimepanga kukopa, ' +
      'napanga kutuma, napanga kulipa, napanga kuweka, napanga kutoa, napanga kumtumia, napanga kuwatumia, ' +
      'napanga kumlipa, napanga kumpa, napanga kudeposit, napanga kuwekeza, napanga kukopa, anapanga kutuma, ' +
      'anapanga kulipa, anapanga kuweka, anapanga kutoa, anapanga kumtumia, anapanga kuwatumia, ' +
      'anapanga kumlipa, anapanga kumpa, anapanga kudeposit, anapanga kuwekeza, anapanga kukopa, ' +
      'nakaribia kutuma, nakaribia kulipa, nakaribia kuweka, nakaribia kutoa, nakaribia kumtumia, ' +
      'nakaribia kuwatumia, nakaribia kumlipa, nakaribia kumpa, nakaribia kudeposit, nakaribia kuwekeza, ' +
      'nakaribia kukopa, anakaribia kutuma, anakaribia kulipa, anakaribia kuweka, anakaribia kutoa, ' +
      'anakaribia kumtumia, anakaribia kuwatumia, anakaribia kumlipa, anakaribia kumpa, anakaribia kudeposit, ' +
      'anakaribia kuwekeza, anakaribia kukopa, naweza kutuma, naweza kulipa, naweza kuweka, naweza kutoa, ' +
      'naweza kumtumia, ninaweza kutuma, ninaweza kulipa, ninaweza kuweka, ninaweza kutoa, ninaweza kumtumia, ' +
      'inabidi kutuma, inabidi kulipa, inabidi kuweka, inabidi kutoa, inabidi kumtumia, itabidi kutuma, ' +
      'itabidi kulipa, itabidi kuweka, itabidi kutoa, itabidi kumtumia, lazima kutuma, lazima kulipa, ' +
      'lazima kuweka, lazima kutoa, lazima kumtumia, natakiwa kutuma, natakiwa kulipa, natakiwa kuweka, ' +
      'natakiwa kutoa, natakiwa kumtumia, ninatakiwa kutuma, ninatakiwa kulipa, ninatakiwa kuweka, ' +
      'ninatakiwa kutoa, ninatakiwa kumtumia, nilitakiwa kutuma, nilitakiwa kulipa, nilitakiwa kuweka, ' +
      'nilitakiwa kutoa, nilitakiwa kumtumia, anatakiwa kutuma, anatakiwa kulipa, anatakiwa kuweka, ' +
      'anatakiwa kutoa, anatakiwa kumtumia, nahitaji kutuma, nahitaji kulipa, nahitaji kuweka, nahitaji kutoa, ' +
      'nahitaji kumtumia, ninahitaji kutuma, ninahitaji kulipa, ninahitaji kuweka, ninahitaji kutoa, ' +
      'ninahitaji kumtumia, nikope, nikikopa, niuze, nauza, natafuta pesa, kesho, wiki ijayo, mwezi ujao, ' +
      'mwisho wa mwezi, ili, nisije, nilijaribu, nimejaribu, nikajaribu, walijaribu, wamejaribu, wakajaribu, ' +
      'alijaribu, amejaribu, jaribio la, ajaribu, wajaribu, wakitaka, akitaka, wanapanga, nafikiria kutuma, ' +
      'nafikiria kulipa',
    pointsBack:
      'yote, zote, hizo, hiyo pesa, hiyo hela, pesa hiyo, hela hiyo, kiasi hicho, kiasi chote, hicho kiasi, ' +
      'nusu yake, nusu ya hiyo, zilizobaki, iliyobaki, nilizituma, niliituma, niliilipa, nilizilipa, niliiweka, ' +
      'niliziweka, nilizitoa, niliitoa, niliitumia, nimezituma, nimeituma, nimeilipa, nimezilipa, nimeiweka, ' +
      'nimeziweka, nimezitoa, nimeitoa, nimeitumia, nikazituma, nikaituma, nikailipa, nikazilipa, nikaiweka, ' +
      'nikaziweka, nikazitoa, nikaitoa, nikaitumia, nimeshazituma, nimeshaituma, nimeshailipa, nimeshazilipa, ' +
      'nimeshaiweka, nimeshaziweka, nimeshazitoa, nimeshaitoa, nimeshaitumia, nikafanya hivyo, nilifanya hivyo, ' +
      'nikatuma, nikalipa, nikatoa, nikaweka, nikampa, nikamtumia, nikawatumia, akatuma, akalipa, ile ile, ' +
      'ileile, hiyo hiyo, kiasi kile kile, hiyohiyo, sawa na hiyo',
    correction:
      'samahani ni, samahani si, samahani sio, samahani ilikuwa, pole ni, pole sio, sorry ni, sorry sio, ' +
      'hapana ni, hapana si, hapana ilikuwa, ngoja, ngoja ni, ngoja kwanza, subiri, subiri ni, nilimaanisha, ' +
      'namaanisha, ninamaanisha, nilikuwa namaanisha, nilitaka kusema, nilitaka kuandika, nataka kusema, yaani, ' +
      'bali, bali ni, badala yake, nimekosea, nilikosea, nimekosea kuandika, nilikosea kuandika, ' +
      'nimeandika vibaya, niliandika vibaya, nimesema vibaya, nilisema vibaya, kosa langu, makosa yangu, ' +
      'ni makosa, ni kosa, kuna kosa, kuna makosa, nirekebishe, narekebisha, rekebisha, rekebisheni, badilisha, ' +
      'badilisheni, sahihisha, sahihisho, marekebisho, si hiyo, sio hiyo, siyo hiyo, si hivyo, sio hivyo, ' +
      'siyo hivyo, sio sahihi, si sahihi, siyo sahihi, haiko sahihi, haiko sawa, sivyo, kwa kweli ni, ' +
      'ukweli ni, kusema kweli ni, sahihi ni, iliyo sahihi ni, iwe, inafaa kuwa, inapaswa kuwa, ilipaswa kuwa, ' +
      'ilifaa kuwa, mmeandika vibaya, umeandika vibaya, mmekosea, umekosea, nimeangalia tena, nikiangalia tena, ' +
      'nimecheki tena, nimehakiki, ondoa, ongeza hapo, nimesahau sifuri, sifuri imezidi, nimechanganya, ' +
      'nilichanganya, nimekumbuka, nimekumbuka ni, sasa nakumbuka, jina si sahihi, kiasi si sahihi, ' +
      'tarehe si sahihi, benki si sahihi',
    fromBefore:
      'kutoka, kutoka kwa, kutoka kwenye, kutoka katika, toka, toka kwa, toka kwenye, kutoka akaunti yangu, ' +
      'kutoka kwa akaunti yangu, kutoka benki yangu, kutoka benki yangu ya, kwa akaunti yangu, ' +
      'kwa akaunti yangu ya, kwa account yangu ya, kwenye akaunti yangu, kwenye akaunti yangu ya, ' +
      'katika akaunti yangu, kwa simu yangu, kwa mpesa yangu, kwa kadi yangu, kadi yangu ya, akaunti yangu, ' +
      'akaunti yangu ya, account yangu ya, akaunti yetu ya, benki yangu, benki yangu ni, benki yangu ya, ' +
      'bank yangu, bank yangu ni, bank yangu ya, benki yetu, app yangu ya, laini yangu ya, line yangu ya, ' +
      'wallet yangu ya, natumia, ninatumia, nilitumia, nikatumia, nikitumia, tunatumia, alitumia, anatumia, ' +
      'kwa kutumia, kupitia, kupitia kwa, nina akaunti, nina akaunti ya, nina account ya, niko na akaunti, ' +
      'niko na account, mteja wa, mimi ni mteja wa, akaunti yake ya, benki yake ni, akaunti ya mama ya, ' +
      'akaunti ya baba ya, kadi yake ya, salary yangu ya, zilitoka, zimetoka, ilitoka, imetoka, zikatoka, ' +
      'pesa zilitoka, pesa imetoka, wametoa kwa, walitoa kwa, niliwithdraw kutoka, nilitoa kutoka, ' +
      'nililipa kwa, nimelipa kwa, nilituma kwa kutumia',
    fromAfter:
      'yangu, yangu ya benki, ya kwangu, ndio benki yangu, ndiyo benki yangu, ni benki yangu, ndio yangu, ' +
      'ni yangu, ni ya kwangu, ndio natumia, ndio nilitumia, ndiyo niliyotumia, niliyotumia, ninayotumia, ' +
      'nayotumia, yangu imefagiliwa, yangu imekatwa, yangu imefunguliwa, yangu ikatumwa, mobile yangu, ' +
      'mkononi yangu, yangu ya mshahara, yetu, imekatwa, imetumwa, imenikata, imenitumia sms',
    toBefore:
      'kwa, kwenda, kwenda kwa, kwenda kwenye, kuelekea, kwa akaunti, kwa akaunti ya, kwa account ya, ' +
      'kwa account, kwenye akaunti, kwenye akaunti ya, katika akaunti ya, kwenye account ya, kwa namba, ' +
      'kwa namba ya, kwa nambari, kwa nambari ya, kwenye namba, kwenye nambari, kwa till, kwa till ya, ' +
      'kwenye till, kwa paybill, kwa paybill ya, kwenye paybill, kwa lipa namba, lipa namba, ' +
      'kwa control number, kwa mpesa ya, kwa wallet ya, kwa wakala, kwa agent, kwa mtu anaitwa, kwa jina la, ' +
      'kwa mtu, akaunti yake, akaunti yake ya, akaunti yao, account yake, account yao, akaunti ya tapeli, ' +
      'akaunti ya matapeli, akaunti ya mwizi, akaunti ya wezi, akaunti ya muuzaji, akaunti ya mpokeaji, ' +
      'akaunti ya mtu, account ya tapeli, account ya matapeli, account ya mwizi, account ya seller, namba yake, ' +
      'namba yao, mpokeaji, mpokeaji ni, aliyepokea, aliyepokea ni, imepokelewa na, ilipokelewa na, ' +
      'zilienda kwa, zilienda kwenye, zilienda katika, zimeenda kwa, zimeenda kwenye, zimeenda katika, ' +
      'ilienda kwa, ilienda kwenye, ilienda katika, imeenda kwa, imeenda kwenye, imeenda katika, ikaenda kwa, ' +
      'ikaenda kwenye, ikaenda katika, zikaenda kwa, zikaenda kwenye, zikaenda katika, ziliingia kwa, ' +
      'ziliingia kwenye, zimeingia kwa, zimeingia kwenye, iliingia kwa, iliingia kwenye, imeingia kwa, ' +
      'imeingia kwenye, ikaingia kwa, ikaingia kwenye, zikaingia kwa, zikaingia kwenye, nilituma kwa, ' +
      'nilituma kwenye, nililipa kwa, nililipa kwenye, niliweka kwa, niliweka kwenye, nimetuma kwa, ' +
      'nimetuma kwenye, nimelipa kwa, nimelipa kwenye, nimeweka kwa, nimeweka kwenye, nikatuma kwa, ' +
      'nikatuma kwenye, nikalipa kwa, nikalipa kwenye, nikaweka kwa, nikaweka kwenye, nilimtumia, niliwatumia, ' +
      'nilimlipa, niliwalipa, nilimpa, nilimwekea, nimemtumia, nimewatumia, nimemlipa, nimewalipa, nimempa, ' +
      'nimemwekea, nikamtumia, nikawatumia, nikamlipa, nikawalipa, nikampa, nikamwekea, alimtumia, aliwatumia, ' +
      'alimlipa, aliwalipa, alimpa, alimwekea, amemtumia, amewatumia, amemlipa, amewalipa, amempa, amemwekea, ' +
      'alinipa akaunti, alinipa namba, walinipa akaunti, walinipa namba, waliniambia nitume kwa, till yake, ' +
      'till yao, paybill yake, paybill yao, mpesa yake, laini yake, benki yake',
    toAfter:
      'yake, yao, ya tapeli, ya matapeli, ya mwizi, ya wezi, ya muuzaji, ya mpokeaji, ya huyo, ya huyo mtu, ' +
      'ya huyo jamaa, ya jamaa, ya mtu, ya mtu anaitwa, ya mtu binafsi, jina la, kwa jina la, kwa jina, ' +
      'imeandikwa, iliyosajiliwa kwa, imesajiliwa kwa jina la, ilipokea, imepokea, ndio ilipokea, ' +
      'ndiyo iliyopokea, ndio walinipa, ndio alinipa, waliyonipa, aliyonipa, niliyotumia pesa, namba, nambari, ' +
      'akaunti namba, account number, ya seller, zilipoenda, pesa ilipoenda',
    pretended:
      'alijifanya, alijiita, alijitambulisha, alijidai, amejifanya, amejiita, amejitambulisha, amejidai, ' +
      'akajifanya, akajiita, akajitambulisha, akajidai, walijifanya, walijiita, walijitambulisha, walijidai, ' +
      'wamejifanya, wamejiita, wamejitambulisha, wamejidai, wakajifanya, wakajiita, wakajitambulisha, ' +
      'wakajidai, anajifanya, anajiita, anajidai, anaojifanya, wanajifanya, wanajiita, wanajidai, wanaojifanya, ' +
      'anayejifanya, anayejiita, anayejidai, anayeojifanya, wanaojiita, wanaojidai, wanaoojifanya, akijifanya, ' +
      'wakijifanya, kujifanya, aliyejifanya, waliojifanya, alijifanya kuwa, walijifanya kuwa, akidai ni, ' +
      'wakidai ni, akidai kuwa, akidai anatoka, anasema ni, anasema yeye ni, anasema wao ni, anasema ni wa, ' +
      'anasema anatoka, anasema wanatoka, anasema anafanya kazi, anasema ametoka, anasema wametoka, ' +
      'wanasema ni, wanasema yeye ni, wanasema wao ni, wanasema ni wa, wanasema anatoka, wanasema wanatoka, ' +
      'wanasema anafanya kazi, wanasema ametoka, wanasema wametoka, alisema ni, alisema yeye ni, ' +
      'alisema wao ni, alisema ni wa, alisema anatoka, alisema wanatoka, alisema anafanya kazi, ' +
      'alisema ametoka, alisema wametoka, walisema ni, walisema yeye ni, walisema wao ni, walisema ni wa, ' +
      'walisema anatoka, walisema wanatoka, walisema anafanya kazi, walisema ametoka, walisema wametoka, ' +
      'akasema ni, akasema yeye ni, akasema wao ni, akasema ni wa, akasema anatoka, akasema wanatoka, ' +
      'akasema anafanya kazi, akasema ametoka, akasema wametoka, wakasema ni, wakasema yeye ni, ' +
      'wakasema wao ni, wakasema ni wa, wakasema anatoka, wakasema wanatoka, wakasema anafanya kazi, ' +
      'wakasema ametoka, wakasema wametoka, amesema ni, amesema yeye ni, amesema wao ni, amesema ni wa, ' +
      'amesema anatoka, amesema wanatoka, amesema anafanya kazi, amesema ametoka, amesema wametoka, ' +
      'wamesema ni, wamesema yeye ni, wamesema wao ni, wamesema ni wa, wamesema anatoka, wamesema wanatoka, ' +
      'wamesema anafanya kazi, wamesema ametoka, wamesema wametoka, anadai ni, anadai yeye ni, anadai anatoka, ' +
      'anadai wanatoka, anadai ni wa, ananiambia ni, ananiambia yeye ni, ananiambia anatoka, ' +
      'ananiambia wanatoka, ananiambia ni wa, wanadai ni, wanadai yeye ni, wanadai anatoka, wanadai wanatoka, ' +
      'wanadai ni wa, wananiambia ni, wananiambia yeye ni, wananiambia anatoka, wananiambia wanatoka, ' +
      'wananiambia ni wa, alidai ni, alidai yeye ni, alidai anatoka, alidai wanatoka, alidai ni wa, ' +
      'aliniambia ni, aliniambia yeye ni, aliniambia anatoka, aliniambia wanatoka, aliniambia ni wa, ' +
      'walidai ni, walidai yeye ni, walidai anatoka, walidai wanatoka, walidai ni wa, waliniambia ni, ' +
      'waliniambia yeye ni, waliniambia anatoka, waliniambia wanatoka, waliniambia ni wa, akadai ni, ' +
      'akadai yeye ni, akadai anatoka, akadai wanatoka, akadai ni wa, akaniambia ni, akaniambia yeye ni, ' +
      'akaniambia anatoka, akaniambia wanatoka, akaniambia ni wa, wakadai ni, wakadai yeye ni, wakadai anatoka, ' +
      'wakadai wanatoka, wakadai ni wa, wakaniambia ni, wakaniambia yeye ni, wakaniambia anatoka, ' +
      'wakaniambia wanatoka, wakaniambia ni wa, eti ni, eti yeye ni, eti wao ni, eti kutoka, eti anatoka, ' +
      'ati ni, ati kutoka, mtu wa, watu wa, jamaa wa, mama wa, mfanyakazi wa, wafanyakazi wa, afisa wa, ' +
      'maafisa wa, ofisa wa, agent wa, msee wa, dem wa, mhudumu wa, huduma kwa wateja ya, huduma kwa wateja wa, ' +
      'customer care ya, customer care wa, fraud department ya, kitengo cha, idara ya, simu ya, simu kutoka, ' +
      'simu kutoka kwa, sms ya, sms kutoka, meseji ya, meseji kutoka, ujumbe kutoka, ujumbe wa, email ya, ' +
      'barua ya, link ya, tovuti ya, page ya, website ya, app ya, feki, fake, bandia, ya uongo, wa uongo, ' +
      'za uongo, ya bandia, bandia wa, inayofanana na, inafanana na, inafanana kabisa na, kama ya, ' +
      'nikidhani ni, nilidhani ni, nilifikiri ni, nikajua ni, kwa jina la kampuni, wametumia jina la, ' +
      'alitumia jina la, wanatumia jina la',
    reachMe:
      'namba yangu, nambari yangu, no yangu, namba yangu ni, nambari yangu ni, no yangu ni, ' +
      'namba yangu ya simu, nambari yangu ya simu, no yangu ya simu, namba yangu ya simu ni, ' +
      'nambari yangu ya simu ni, no yangu ya simu ni, namba zangu ni, nambari zangu ni, no zangu ni, ' +
      'namba yangu mpya, nambari yangu mpya, no yangu mpya, namba yangu mpya ni, nambari yangu mpya ni, ' +
      'no yangu mpya ni, simu yangu ni, simu yangu, whatsapp yangu, whatsapp yangu ni, yangu ni, nipigie, ' +
      'nipigie kwa, nipigie kwenye, nipigieni, nipigieni kwa, mnipigie, mnipigie kwa, unipigie, ' +
      'nipigie simu kwa, nitafute kwa, nitafute kwenye, mnitafute kwa, nipate kwa, mnipate kwa, napatikana kwa, ' +
      'napatikana kwenye, ninapatikana kwa, nitumie sms kwa, nitumieni sms, nitext kwa, nicall kwa, nichek kwa, ' +
      'mawasiliano yangu, contact yangu, contacts zangu, hii ndio namba yangu, hii ndio nambari yangu, ' +
      'hii ndio no yangu, namba ya mke wangu, namba ya mume wangu, namba ya mwanangu, namba ya binti yangu, ' +
      'nambari ya mke wangu, nambari ya mume wangu, nambari ya mwanangu, nambari ya binti yangu, ' +
      'tumia namba hii, tumia hii namba, nijulishe kwa, nijibu kwa, nambie kwa',
    theirNumber:
      'namba yake, namba yao, nambari yake, nambari yao, no yake, no yao, namba yake ni, namba yao ni, ' +
      'nambari yake ni, nambari yao ni, no yake ni, no yao ni, namba ya tapeli, namba ya matapeli, ' +
      'namba ya mwizi, namba ya wezi, namba ya huyo mtu, namba ya huyo jamaa, namba ya jamaa, namba ya muuzaji, ' +
      'namba ya seller, namba ya mpigaji, namba ya mtu huyo, nambari ya tapeli, nambari ya matapeli, ' +
      'nambari ya mwizi, nambari ya wezi, nambari ya huyo mtu, nambari ya huyo jamaa, nambari ya jamaa, ' +
      'nambari ya muuzaji, nambari ya seller, nambari ya mpigaji, nambari ya mtu huyo, no ya tapeli, ' +
      'no ya matapeli, no ya mwizi, no ya wezi, no ya huyo mtu, no ya huyo jamaa, no ya jamaa, no ya muuzaji, ' +
      'no ya seller, no ya mpigaji, no ya mtu huyo, simu yake, simu yake ni, whatsapp yake, laini yake, ' +
      'line yake, alinipigia namba, alinipigia kwa namba, alinipigia na namba, alinitext namba, ' +
      'aliniandikia namba, alinitumia sms namba, alinicall namba, alipiga kwa namba, alipiga na namba, ' +
      'walinipigia namba, walinipigia kwa namba, walinipigia na namba, walinitext namba, waliniandikia namba, ' +
      'walinitumia sms namba, walinicall namba, walipiga kwa namba, walipiga na namba, amenipigia namba, ' +
      'amenipigia kwa namba, amenipigia na namba, amenitext namba, ameniandikia namba, amenitumia sms namba, ' +
      'amenicall namba, amepiga kwa namba, amepiga na namba, wamenipigia namba, wamenipigia kwa namba, ' +
      'wamenipigia na namba, wamenitext namba, wameniandikia namba, wamenitumia sms namba, wamenicall namba, ' +
      'wamepiga kwa namba, wamepiga na namba, ananipigia namba, ananipigia kwa namba, ananipigia na namba, ' +
      'ananitext namba, ananiandikia namba, ananitumia sms namba, ananicall namba, anapiga kwa namba, ' +
      'anapiga na namba, wananipigia namba, wananipigia kwa namba, wananipigia na namba, wananitext namba, ' +
      'wananiandikia namba, wananitumia sms namba, wananicall namba, wanapiga kwa namba, wanapiga na namba, ' +
      'akanipigia namba, akanipigia kwa namba, akanipigia na namba, akanitext namba, akaniandikia namba, ' +
      'akanitumia sms namba, akanicall namba, akapiga kwa namba, akapiga na namba, wakanipigia namba, ' +
      'wakanipigia kwa namba, wakanipigia na namba, wakanitext namba, wakaniandikia namba, ' +
      'wakanitumia sms namba, wakanicall namba, wakapiga kwa namba, wakapiga na namba, alinipigia, alinicall, ' +
      'alinitext, aliniandikia, walinipigia, walinicall, walinitext, waliniandikia, amenipigia, amenicall, ' +
      'amenitext, ameniandikia, wamenipigia, wamenicall, wamenitext, wameniandikia, ananipigia, ananicall, ' +
      'ananitext, ananiandikia, wananipigia, wananicall, wananitext, wananiandikia, akanipigia, akanicall, ' +
      'akanitext, akaniandikia, wakanipigia, wakanicall, wakanitext, wakaniandikia, aliyenipigia, ' +
      'waliyonipigia, iliyonipigia, namba iliyonipigia, nambari iliyonipigia, namba aliyopiga, ' +
      'namba aliyotumia, namba waliyotumia, nambari aliyotumia, alitumia namba, wanatumia namba, ' +
      'anatumia namba, alitumia nambari, alipiga kwa, walipiga kwa, alipiga na, anapiga na, namba ngeni, ' +
      'nambari ngeni, namba mpya, namba nisiyoijua, namba inayonipigia, inanipigia, nilipigiwa na, ' +
      'nilipigiwa kwa, nimepigiwa na, nilipigiwa simu na, sms ilitoka, sms ilitoka kwa, meseji ilitoka, ' +
      'sms kutoka, ujumbe kutoka, namba ya whatsapp ya, namba hii ilinipigia',
    meantNumber:
      'badala ya, badala ya kutuma, badala ya kutuma kwa, badala ya kuandika, nilitaka kutuma kwa, ' +
      'nilitaka kutuma, nilitaka kumtumia, nilikuwa natuma kwa, nilikuwa namtumia, nilikusudia, ' +
      'nilikusudia kutuma, ilikuwa iende kwa, ilikuwa iende, ilipaswa kuwa, ilipaswa kwenda, ilifaa kuwa, ' +
      'ilifaa kwenda, inapaswa kuwa, inafaa kuwa, namba sahihi, namba halisi, namba ya ukweli, namba ya kweli, ' +
      'namba ya zamani, namba sahihi ni, namba sahihi ilikuwa, nambari sahihi, nambari halisi, ' +
      'nambari ya ukweli, nambari ya kweli, nambari ya zamani, nambari sahihi ni, nambari sahihi ilikuwa, ' +
      'akaunti sahihi, akaunti halisi, akaunti ya ukweli, akaunti ya kweli, akaunti ya zamani, ' +
      'akaunti sahihi ni, akaunti sahihi ilikuwa, till sahihi, till halisi, till ya ukweli, till ya kweli, ' +
      'till ya zamani, till sahihi ni, till sahihi ilikuwa, iliyo sahihi ni, sahihi ni, ya ukweli ni, ' +
      'ya kweli ni, si ile, sio ile, siyo ile, si hiyo, nikaandika, nimeandika, zinafanana',
    nameBefore:
      'jina, jina la, jina ni, jina lake, jina lake ni, jina ni la, jina la akaunti, jina la akaunti ni, ' +
      'jina la mpokeaji, jina la mpokeaji ni, jina la mwenye akaunti, jina lililotokea, jina lililoonekana, ' +
      'jina lilitokea, jina lilikuja, jina linaonyesha, jina linalosoma, jina lilisoma, linasoma, inasoma jina, ' +
      'imeandikwa jina, imeandikwa, kwa jina, kwa jina la, kwa majina ya, majina, majina ni, majina yake, ' +
      'majina yake ni, anaitwa, aitwaye, anayeitwa, anajiita, wanamwita, alijiita, mtu anaitwa, jamaa anaitwa, ' +
      'mwenye akaunti, mwenye akaunti ni, mwenye namba, mwenye namba ni, mmiliki, mmiliki ni, ' +
      'mmiliki wa akaunti, akaunti ya, account ya, imesajiliwa kwa, imesajiliwa kwa jina la, ' +
      'iliyosajiliwa kwa jina la, inamilikiwa na, mpokeaji, mpokeaji ni, aliyepokea ni, ' +
      'sms ilisema imetumwa kwa, imetumwa kwa, imelipwa kwa, ilisoma, till ya, inasema ni',
    referenceBefore:
      'ref, ref ni, ref ya, ref no, ref namba, reference, reference ni, reference ya, reference namba, ' +
      'kumbukumbu, kumbukumbu ni, kumbukumbu namba, kumbukumbu no, namba ya kumbukumbu, nambari ya kumbukumbu, ' +
      'no ya kumbukumbu, namba ya kumbukumbu ni, nambari ya kumbukumbu ni, no ya kumbukumbu ni, ' +
      'namba ya muamala, nambari ya muamala, no ya muamala, namba ya muamala ni, nambari ya muamala ni, ' +
      'no ya muamala ni, muamala namba, muamala nambari, muamala no, utambulisho wa muamala, ' +
      'kitambulisho cha muamala, id ya muamala, code ya muamala, kodi ya muamala, msimbo wa muamala, ' +
      'code ya mpesa, code ya m pesa, mpesa code, mpesa code ni, m pesa code, code ya transaction, ' +
      'namba ya transaction, nambari ya transaction, no ya transaction, transaction id, transaction code, ' +
      'id ya transaction, tid, muamala, namba ya risiti, nambari ya risiti, no ya risiti, risiti namba, ' +
      'risiti no, risiti ni, receipt ni, receipt ya, namba ya stakabadhi, nambari ya stakabadhi, ' +
      'no ya stakabadhi, stakabadhi namba, namba ya uthibitisho, nambari ya uthibitisho, no ya uthibitisho, ' +
      'uthibitisho namba, confirmation code, imethibitishwa, control number, control number ni, ' +
      'namba ya malipo, nambari ya malipo, no ya malipo',
    found:
      'niligundua, nilijua, nilitambua, niling amua, nilishtuka, nilistuka, nilibaini, nilikuta, niliona, ' +
      'niliamka, nilizinduka, nilifahamu, nilielewa, nilicheck, nilicheki, niliangalia, nimegundua, nimejua, ' +
      'nimetambua, nimeng amua, nimeshtuka, nimestuka, nimebaini, nimekuta, nimeona, nimeamka, nimezinduka, ' +
      'nimefahamu, nimeelewa, nimecheck, nimecheki, nimeangalia, nikagundua, nikajua, nikatambua, nikang amua, ' +
      'nikashtuka, nikastuka, nikabaini, nikakuta, nikaona, nikaamka, nikazinduka, nikafahamu, nikaelewa, ' +
      'nikacheck, nikacheki, nikaangalia, tuligundua, tulijua, tulitambua, tuling amua, tulishtuka, tulistuka, ' +
      'tulibaini, tulikuta, tuliona, tuliamka, tulizinduka, tulifahamu, tulielewa, tulicheck, tulicheki, ' +
      'tuliangalia, tumegundua, tumejua, tumetambua, tumeng amua, tumeshtuka, tumestuka, tumebaini, tumekuta, ' +
      'tumeona, tumeamka, tumezinduka, tumefahamu, tumeelewa, tumecheck, tumecheki, tumeangalia, tukagundua, ' +
      'tukajua, tukatambua, tukang amua, tukashtuka, tukastuka, tukabaini, tukakuta, tukaona, tukaamka, ' +
      'tukazinduka, tukafahamu, tukaelewa, tukacheck, tukacheki, tukaangalia, aligundua, alijua, alitambua, ' +
      'aling amua, alishtuka, alistuka, alibaini, alikuta, aliona, aliamka, alizinduka, alifahamu, alielewa, ' +
      'alicheck, alicheki, aliangalia, amegundua, amejua, ametambua, ameng amua, ameshtuka, amestuka, amebaini, ' +
      'amekuta, ameona, ameamka, amezinduka, amefahamu, ameelewa, amecheck, amecheki, ameangalia, akagundua, ' +
      'akajua, akatambua, akang amua, akashtuka, akastuka, akabaini, akakuta, akaona, akaamka, akazinduka, ' +
      'akafahamu, akaelewa, akacheck, akacheki, akaangalia, nilipoamka, nilipoangalia, nilipocheki, ' +
      'nilipofungua, nilipoenda, nilipouliza, nilipompigia, nilipopiga, nikiangalia, nikicheki, nikifungua, ' +
      'nikiamka, nilikuja kujua, nilikuja kugundua, ndipo nilipojua, kumbe, sms ilikuja, sms imeingia, ' +
      'sms ikaingia, meseji imeingia, meseji iliingia, nilipata sms, nimepata sms, nikapata sms, nilipokea sms, ' +
      'nilipata ujumbe, benki iliniambia, benki imeniambia, wakaniambia, niliambiwa na benki, nilienda benki, ' +
      'nimeenda benki, niliripoti, nimeripoti, nikaripoti, hapatikani simu, hapokei simu, hashiki simu, ' +
      'hajibu simu, simu imezimwa, simu imezima, simu haipatikani, simu haiingii, akanyamaza, amenyamaza, ' +
      'akaniblock, ameniblock, wakaniblock, wameniblock, aliniblock, waliniblock, nilisikia, nimesikia, ' +
      'tulishangaa, nikashangaa, nilishangaa',
    next:
      'halafu, alafu, halaf, kisha, baadaye, baadae, badaye, baada ya hapo, baada ya hiyo, baada ya muda, ' +
      'baada ya dakika, baada ya siku, baada ya kutuma, baada ya kulipa, ndipo, lakini, lakin, ila, bali, ' +
      'kwa sababu, kwa kuwa, maana, hivyo, kwa hiyo, ili, wakati, mpaka, kabla, mwishowe, hatimaye, ' +
      'siku iliyofuata, siku ya pili yake, kesho yake, ghafla, sasa, kumbe, ingawa, japo, walakini, tangu hapo, ' +
      'toka hapo, papo hapo, hapo hapo, kwanza, mwanzo, mwisho',
    total:
      'jumla, jumla ya, jumla ni, kwa jumla, kwa ujumla, jumla yote, jumla kuu, kwa pamoja, yote kwa pamoja, ' +
      'zote kwa pamoja, zote jumla, yote jumla, ukijumlisha, nikijumlisha, ukijumlisha zote, nikijumlisha zote, ' +
      'ni kama, total ya, total ni, zote ni, yote ni, zinafika, inafika, zimefika, imefika, ilifika, ' +
      'kwa awamu mbili, kwa awamu tatu, kwa mara mbili, kwa mara tatu, mara moja yote',
    each:
      'kila mmoja, kila moja, kila mtu, kila mara, kila siku, kila wiki, kila mwezi, kila muamala, kila kadi, ' +
      'kila awamu, mara mbili, mara tatu, mara nne, mara tano, mara sita, mara 2, mara 3, mara 4, mara 5, ' +
      'mara kadhaa, mara nyingi, tena na tena, mara ya pili, mara ya tatu, mara ya nne, mara ya tano, ' +
      'awamu mbili, awamu tatu, awamu nne, awamu ya pili, awamu ya tatu, kwa awamu, moja baada ya nyingine, ' +
      'moja moja, mmoja mmoja, mbili mbili, hiyo hiyo tena, ile ile tena, nyingine tena, ingine tena, ikarudia, ' +
      'kila mtu alitoa, kila mwanachama, kwa mtu, kwa kila mtu, kwa kila mmoja',
  },
  kinds: {
    impersonation_bank_police: [
      'mtu wa benki, mtu wa bank, mfanyakazi wa benki, mfanyakazi wa bank, afisa wa benki, afisa wa bank, ' +
        'ofisa wa benki, ofisa wa bank, mhudumu wa benki, mhudumu wa bank, agent wa benki, agent wa bank, ' +
        'jamaa wa benki, jamaa wa bank, meneja wa benki, meneja wa bank, mama wa benki, mama wa bank, ' +
        'msee wa benki, msee wa bank, mtu wa equity, mtu wa kcb, mtu wa coop, mtu wa crdb, mtu wa nmb, ' +
        'mtu wa nbc, mtu wa absa, mtu wa stanbic, mtu wa dtb, mtu wa family bank, wafanyakazi wa benki, ' +
        'wafanyakazi wa bank, maafisa wa benki, maafisa wa bank, watu wa benki, watu wa bank, ni wa benki, ' +
        'ni wa bank, ni benki yangu, ni bank yangu, anatoka benki, anatoka bank, wanatoka benki, wanatoka bank, ' +
        'ametoka benki, ametoka bank, wametoka benki, wametoka bank, anapiga kutoka benki, anapiga kutoka bank, ' +
        'walipiga kutoka benki, walipiga kutoka bank, simu kutoka benki, simu kutoka bank, sms kutoka benki, ' +
        'sms kutoka bank, meseji kutoka benki, meseji kutoka bank, ujumbe kutoka benki, ujumbe kutoka bank, ' +
        'alijifanya benki, alijifanya bank, alijifanya wa benki, alijifanya polisi, alijifanya askari, ' +
        'alijifanya afande, alijifanya dci, alijifanya mpelelezi, alijifanya wa dci, walijifanya benki, ' +
        'walijifanya bank, walijifanya wa benki, walijifanya polisi, walijifanya askari, walijifanya afande, ' +
        'walijifanya dci, walijifanya mpelelezi, walijifanya wa dci, anajifanya benki, anajifanya bank, ' +
        'anajifanya wa benki, anajifanya polisi, anajifanya askari, anajifanya afande, anajifanya dci, ' +
        'anajifanya mpelelezi, anajifanya wa dci, wanajifanya benki, wanajifanya bank, wanajifanya wa benki, ' +
        'wanajifanya polisi, wanajifanya askari, wanajifanya afande, wanajifanya dci, wanajifanya mpelelezi, ' +
        'wanajifanya wa dci, anasema ni benki, anasema ni bank, anasema ni polisi, anasema ni askari, ' +
        'anasema ni dci, anasema ni cid, anasema ni afande, anasema ni mpelelezi, anasema yeye ni benki, ' +
        'anasema yeye ni bank, anasema yeye ni polisi, anasema yeye ni askari, anasema yeye ni dci, ' +
        'anasema yeye ni cid, anasema yeye ni afande, anasema yeye ni mpelelezi, anasema anatoka wa benki, ' +
        'anasema anatoka polisi, anasema anatoka askari, anasema anatoka dci, anasema anatoka cid, ' +
        'anasema anatoka afande, anasema anatoka mpelelezi, anasema wanatoka wa benki, anasema wanatoka polisi, ' +
        'anasema wanatoka askari, anasema wanatoka dci, anasema wanatoka cid, anasema wanatoka afande, ' +
        'anasema wanatoka mpelelezi, wanasema ni benki, wanasema ni bank, wanasema ni polisi, wanasema ni askari, ' +
        'wanasema ni dci, wanasema ni cid, wanasema ni afande, wanasema ni mpelelezi, wanasema yeye ni benki, ' +
        'wanasema yeye ni bank, wanasema yeye ni polisi, wanasema yeye ni askari, wanasema yeye ni dci, ' +
        'wanasema yeye ni cid, wanasema yeye ni afande, wanasema yeye ni mpelelezi, wanasema anatoka wa benki, ' +
        'wanasema anatoka polisi, wanasema anatoka askari, wanasema anatoka dci, wanasema anatoka cid, ' +
        'wanasema anatoka afande, wanasema anatoka mpelelezi, wanasema wanatoka wa benki, ' +
        'wanasema wanatoka polisi, wanasema wanatoka askari, wanasema wanatoka dci, wanasema wanatoka cid, ' +
        'wanasema wanatoka afande, wanasema wanatoka mpelelezi, alisema ni benki, alisema ni bank, ' +
        'alisema ni polisi, alisema ni askari, alisema ni dci, alisema ni cid, alisema ni afande, ' +
        'alisema ni mpelelezi, alisema yeye ni benki, alisema yeye ni bank, alisema yeye ni polisi, ' +
        'alisema yeye ni askari, alisema yeye ni dci, alisema yeye ni cid, alisema yeye ni afande, ' +
        'alisema yeye ni mpelelezi, alisema anatoka wa benki, alisema anatoka polisi, alisema anatoka askari, ' +
        'alisema anatoka dci, alisema anatoka cid, alisema anatoka afande, alisema anatoka mpelelezi, ' +
        'alisema wanatoka wa benki, alisema wanatoka polisi, alisema wanatoka askari, alisema wanatoka dci, ' +
        'alisema wanatoka cid, alisema wanatoka afande, alisema wanatoka mpelelezi, walisema ni benki, ' +
        'walisema ni bank, walisema ni polisi, walisema ni askari, walisema ni dci, walisema ni cid, ' +
        'walisema ni afande, walisema ni mpelelezi, walisema yeye ni benki, walisema yeye ni bank, ' +
        'walisema yeye ni polisi, walisema yeye ni askari, walisema yeye ni dci, walisema yeye ni cid, ' +
        'walisema yeye ni afande, walisema yeye ni mpelelezi, walisema anatoka wa benki, walisema anatoka polisi, ' +
        'walisema anatoka askari, walisema anatoka dci, walisema anatoka cid, walisema anatoka afande, ' +
        'walisema anatoka mpelelezi, walisema wanatoka wa benki, walisema wanatoka polisi, ' +
        'walisema wanatoka askari, walisema wanatoka dci, walisema wanatoka cid, walisema wanatoka afande, ' +
        'walisema wanatoka mpelelezi, fraud department, idara ya udanganyifu, kitengo cha udanganyifu, ' +
        'kitengo cha usalama cha benki, usalama wa benki, akaunti yangu itafungwa, akaunti yangu imefungwa, ' +
        'akaunti yangu imesimamishwa, akaunti yangu itasimamishwa, akaunti yangu imezuiwa, ' +
        'akaunti yangu itazuiwa, akaunti yangu ina tatizo, akaunti yako itafungwa, akaunti yako imefungwa, ' +
        'akaunti yako imesimamishwa, akaunti yako itasimamishwa, akaunti yako imezuiwa, akaunti yako itazuiwa, ' +
        'akaunti yako ina tatizo, kadi yangu itafungwa, kadi yangu imefungwa, kadi yangu imezuiwa, ' +
        'kadi yako itafungwa, kadi yako imefungwa, kadi yako imezuiwa, atm yangu itafungwa, atm yangu imefungwa, ' +
        'atm yangu imezuiwa, atm yako itafungwa, atm yako imefungwa, atm yako imezuiwa, akaunti salama, ' +
        'account salama, hamisha pesa kwa usalama, kulinda pesa zangu, kuhakiki akaunti, kuthibitisha akaunti, ' +
        'kuverify akaunti, kuverify account, uhakiki wa akaunti, muamala wa kutiliwa shaka, kuzuia muamala, ' +
        'kusimamisha muamala, polisi feki, polisi bandia, polisi wa uongo, askari feki, askari bandia, ' +
        'askari wa uongo, dci feki, dci bandia, dci wa uongo, afande feki, afande bandia, afande wa uongo, ' +
        'mpelelezi feki, mpelelezi bandia, mpelelezi wa uongo, ocs feki, ocs bandia, ocs wa uongo, ocd feki, ' +
        'ocd bandia, ocd wa uongo, hakimu feki, hakimu bandia, hakimu wa uongo, dci officer, afisa wa polisi, ' +
        'afisa wa dci, afisa wa upelelezi, mtu wa dci, mtu wa takukuru, hati ya kukamatwa, warrant ya kukamatwa, ' +
        'warrant of arrest, nitakamatwa, utakamatwa, atakamatwa, nitashtakiwa, nitapelekwa mahakamani, ' +
        'nitapelekwa kortini, nitapelekwa polisi, nitapelekwa jela, kesi ya utakatishaji, ' +
        'kesi ya money laundering, kesi ya dawa za kulevya, kesi ya madawa, utakatishaji wa fedha, ' +
        'utakatishaji pesa, bond ya polisi, pesa ya bond, dhamana ya polisi, alipe bond, kumtoa cell, ' +
        'kumtoa seli, kumtoa polisi, kumtoa jela, yuko cell, yuko seli, amekamatwa na madawa, ' +
        'kakamatwa na madawa, mwanangu ameshikwa, mwanangu amekamatwa, mwanangu kakamatwa, kaka yangu ameshikwa, ' +
        'kaka yangu amekamatwa, kaka yangu kakamatwa, ndugu yangu ameshikwa, ndugu yangu amekamatwa, ' +
        'ndugu yangu kakamatwa, mume wangu ameshikwa, mume wangu amekamatwa, mume wangu kakamatwa, ' +
        'kijana wangu ameshikwa, kijana wangu amekamatwa, kijana wangu kakamatwa, rafiki yangu ameshikwa, ' +
        'rafiki yangu amekamatwa, rafiki yangu kakamatwa, simu ya benki, simu ya polisi, video call na polisi, ' +
        'nisikate simu, usikate simu, nisiambie mtu, benki kuu',
      'benki, bank, polisi, askari, afande, dci, afisa, akaunti, otp, code, msimbo, kuverify, kuthibitisha, ' +
        'kuhakiki, itafungwa, imefungwa, kukamatwa, amekamatwa, ameshikwa, mahakama, mahakamani, kortini, korti, ' +
        'kesi, jela, rumande, usalama, kitengo, bond, dhamana, sare, upelelezi, faini, seli, simu, nilipigiwa, ' +
        'alipiga, akapiga',
    ],
    impersonation_other: [
      'mtu wa safaricom, mtu wa vodacom, mtu wa airtel, mtu wa tigo, mtu wa halotel, mtu wa mpesa, mtu wa tra, ' +
        'mtu wa kra, mtu wa ura, mtu wa kplc, mtu wa tanesco, mtu wa nida, mtu wa nhif, mtu wa nssf, mtu wa ntsa, ' +
        'mtu wa posta, mtu wa forodha, mtu wa jumia, mtu wa helb, mtu wa umeme, mtu wa mtn, afisa wa safaricom, ' +
        'afisa wa vodacom, afisa wa airtel, afisa wa tigo, afisa wa halotel, afisa wa mpesa, afisa wa tra, ' +
        'afisa wa kra, afisa wa ura, afisa wa kplc, afisa wa tanesco, afisa wa nida, afisa wa nhif, ' +
        'afisa wa nssf, afisa wa ntsa, afisa wa posta, afisa wa forodha, afisa wa jumia, afisa wa helb, ' +
        'afisa wa umeme, afisa wa mtn, jamaa wa safaricom, jamaa wa vodacom, jamaa wa airtel, jamaa wa tigo, ' +
        'jamaa wa halotel, jamaa wa mpesa, jamaa wa tra, jamaa wa kra, jamaa wa ura, jamaa wa kplc, ' +
        'jamaa wa tanesco, jamaa wa nida, jamaa wa nhif, jamaa wa nssf, jamaa wa ntsa, jamaa wa posta, ' +
        'jamaa wa forodha, jamaa wa jumia, jamaa wa helb, jamaa wa umeme, jamaa wa mtn, ni safaricom, ni vodacom, ' +
        'ni airtel, ni tigo, ni halotel, ni kplc, ni tanesco, ni tra, ni kra, anatoka safaricom, anatoka vodacom, ' +
        'anatoka airtel, anatoka tigo, anatoka halotel, anatoka kplc, anatoka tanesco, anatoka tra, anatoka kra, ' +
        'anatoka nhif, anatoka nssf, anatoka nida, anatoka ofisi, anatoka serikalini, anatoka kampuni, ' +
        'wanatoka safaricom, wanatoka vodacom, wanatoka airtel, wanatoka tigo, wanatoka halotel, wanatoka kplc, ' +
        'wanatoka tanesco, wanatoka tra, wanatoka kra, wanatoka nhif, wanatoka nssf, wanatoka nida, ' +
        'wanatoka ofisi, wanatoka serikalini, wanatoka kampuni, kutoka safaricom, kutoka vodacom, kutoka airtel, ' +
        'kutoka tigo, kutoka halotel, kutoka kplc, kutoka tanesco, kutoka tra, kutoka kra, kutoka nhif, ' +
        'kutoka nssf, kutoka nida, kutoka ofisi, kutoka serikalini, kutoka kampuni, customer care ya safaricom, ' +
        'customer care ya vodacom, customer care ya airtel, customer care ya tigo, customer care ya mpesa, ' +
        'customer care wa safaricom, customer care wa vodacom, customer care wa airtel, customer care wa tigo, ' +
        'customer care wa mpesa, huduma kwa wateja, laini yangu itafungwa, laini yangu imefungwa, ' +
        'laini yangu itazimwa, laini yangu itafungiwa, laini yangu imefungiwa, laini yako itafungwa, ' +
        'laini yako imefungwa, laini yako itazimwa, laini yako itafungiwa, laini yako imefungiwa, ' +
        'line yangu itafungwa, line yangu imefungwa, line yangu itazimwa, line yangu itafungiwa, ' +
        'line yangu imefungiwa, line yako itafungwa, line yako imefungwa, line yako itazimwa, ' +
        'line yako itafungiwa, line yako imefungiwa, simcard yangu itafungwa, simcard yangu imefungwa, ' +
        'simcard yangu itazimwa, simcard yangu itafungiwa, simcard yangu imefungiwa, simcard yako itafungwa, ' +
        'simcard yako imefungwa, simcard yako itazimwa, simcard yako itafungiwa, simcard yako imefungiwa, ' +
        'namba yangu itafungwa, namba yangu imefungwa, namba yangu itazimwa, namba yangu itafungiwa, ' +
        'namba yangu imefungiwa, namba yako itafungwa, namba yako imefungwa, namba yako itazimwa, ' +
        'namba yako itafungiwa, namba yako imefungiwa, laini itafungwa, line itafungwa, kusajili laini, ' +
        'kusajili upya, usajili wa laini, wa serikali, kampuni ya simu, ushuru wa forodha, mzigo uko posta, ' +
        'mzigo uko bandarini, mzigo uko airport, mzigo uko forodha, mzigo uko customs, mzigo yangu iko, ' +
        'mzigo yangu uko, mzigo yangu kiko, mzigo yangu imekwama, mzigo yangu umekwama, mzigo yangu umezuiliwa, ' +
        'mzigo yangu imezuiliwa, mzigo yangu umeshikwa, mzigo wangu iko, mzigo wangu uko, mzigo wangu kiko, ' +
        'mzigo wangu imekwama, mzigo wangu umekwama, mzigo wangu umezuiliwa, mzigo wangu imezuiliwa, ' +
        'mzigo wangu umeshikwa, mzigo changu iko, mzigo changu uko, mzigo changu kiko, mzigo changu imekwama, ' +
        'mzigo changu umekwama, mzigo changu umezuiliwa, mzigo changu imezuiliwa, mzigo changu umeshikwa, ' +
        'parcel yangu iko, parcel yangu uko, parcel yangu kiko, parcel yangu imekwama, parcel yangu umekwama, ' +
        'parcel yangu umezuiliwa, parcel yangu imezuiliwa, parcel yangu umeshikwa, parcel wangu iko, ' +
        'parcel wangu uko, parcel wangu kiko, parcel wangu imekwama, parcel wangu umekwama, ' +
        'parcel wangu umezuiliwa, parcel wangu imezuiliwa, parcel wangu umeshikwa, parcel changu iko, ' +
        'parcel changu uko, parcel changu kiko, parcel changu imekwama, parcel changu umekwama, ' +
        'parcel changu umezuiliwa, parcel changu imezuiliwa, parcel changu umeshikwa, kifurushi yangu iko, ' +
        'kifurushi yangu uko, kifurushi yangu kiko, kifurushi yangu imekwama, kifurushi yangu umekwama, ' +
        'kifurushi yangu umezuiliwa, kifurushi yangu imezuiliwa, kifurushi yangu umeshikwa, kifurushi wangu iko, ' +
        'kifurushi wangu uko, kifurushi wangu kiko, kifurushi wangu imekwama, kifurushi wangu umekwama, ' +
        'kifurushi wangu umezuiliwa, kifurushi wangu imezuiliwa, kifurushi wangu umeshikwa, kifurushi changu iko, ' +
        'kifurushi changu uko, kifurushi changu kiko, kifurushi changu imekwama, kifurushi changu umekwama, ' +
        'kifurushi changu umezuiliwa, kifurushi changu imezuiliwa, kifurushi changu umeshikwa, parcel iko posta, ' +
        'clearance fee, ada ya mzigo, ada ya parcel, kulipia mzigo, kukata stima, wakate stima, watakata stima, ' +
        'kukatiwa umeme, kukata umeme, wakate umeme, kukata maji, token ya stima, token za stima, faini ya ntsa, ' +
        'faini ya barabarani, faini ya mahakama, ruzuku ya serikali, pesa za serikali, inua jamii, tasaf, ' +
        'mchango wa harambee, mchango wa mazishi, mchango wa hospitali, michango ya msiba, harambee feki, ' +
        'mchungaji wa mtandaoni, pastor wa mtandaoni, nabii, sadaka ya mbegu, mganga, kafara, dawa ya mapenzi, ' +
        'shirika la misaada, ofisi ya serikali, ofisi ya kata, ofisi ya mtaa, ofisi ya chifu, barua ya mahakama, ' +
        'barua ya kra, barua ya tra, barua ya serikali, deputy principal, mwalimu mkuu, shule ilipiga, ' +
        'hospitali ilipiga, hospitali inataka, hospitali wanataka, daktari alipiga, konda',
      'safaricom, vodacom, airtel, tigo, halotel, serikali, kampuni, ofisi, laini, line, simcard, mzigo, ' +
        'parcel, posta, forodha, ushuru, clearance, stima, umeme, token, faini, link, sms, meseji, usajili, ' +
        'kusajili, huduma, wateja, afisa, shirika, mchango, sadaka, kodi, leseni, itafungwa',
    ],
    impersonation_family_friend: [
      'alijifanya mwanangu, alijifanya mtoto wangu, alijifanya kaka yangu, alijifanya dada yangu, ' +
        'alijifanya mjomba, alijifanya shangazi, alijifanya mjukuu, alijifanya ndugu, alijifanya rafiki, ' +
        'alijifanya jamaa wangu, alisema ni mwanangu, alisema ni mtoto wangu, alisema ni kaka yangu, ' +
        'alisema ni dada yangu, alisema ni mjomba, alisema ni shangazi, alisema ni mjukuu, alisema ni ndugu, ' +
        'alisema ni rafiki, alisema ni jamaa wangu, anajifanya mwanangu, anajifanya mtoto wangu, ' +
        'anajifanya kaka yangu, anajifanya dada yangu, anajifanya mjomba, anajifanya shangazi, anajifanya mjukuu, ' +
        'anajifanya ndugu, anajifanya rafiki, anajifanya jamaa wangu, anasema ni mwanangu, ' +
        'anasema ni mtoto wangu, anasema ni kaka yangu, anasema ni dada yangu, anasema ni mjomba, ' +
        'anasema ni shangazi, anasema ni mjukuu, anasema ni ndugu, anasema ni rafiki, anasema ni jamaa wangu, ' +
        'namba yangu mpya, namba mpya ya mwanangu, namba mpya ya mtoto wangu, namba mpya ya kaka yangu, ' +
        'namba mpya ya dada yangu, namba mpya ya ndugu yangu, namba mpya ya rafiki yangu, namba mpya ya mjomba, ' +
        'namba mpya ya shangazi, namba mpya ya mjukuu, nambari yangu mpya, hii ni namba mpya, ' +
        'simu yangu imeharibika, simu imeharibika, simu yangu imepotea, simu yake imeharibika, ' +
        'simu yake imepotea, simu imeanguka majini, simu yake iko off, simu yake imezimwa, simu yake imezima, ' +
        'simu yake haipatikani, whatsapp ya rafiki yangu imehackiwa, whatsapp ya rafiki yangu imehackwa, ' +
        'whatsapp ya rafiki yangu ilihackiwa, whatsapp ya rafiki yangu imedukuliwa, ' +
        'whatsapp ya rafiki yangu ilichukuliwa, whatsapp ya ndugu imehackiwa, whatsapp ya ndugu imehackwa, ' +
        'whatsapp ya ndugu ilihackiwa, whatsapp ya ndugu imedukuliwa, whatsapp ya ndugu ilichukuliwa, ' +
        'whatsapp ya dada yangu imehackiwa, whatsapp ya dada yangu imehackwa, whatsapp ya dada yangu ilihackiwa, ' +
        'whatsapp ya dada yangu imedukuliwa, whatsapp ya dada yangu ilichukuliwa, ' +
        'whatsapp ya kaka yangu imehackiwa, whatsapp ya kaka yangu imehackwa, whatsapp ya kaka yangu ilihackiwa, ' +
        'whatsapp ya kaka yangu imedukuliwa, whatsapp ya kaka yangu ilichukuliwa, whatsapp ya mjomba imehackiwa, ' +
        'whatsapp ya mjomba imehackwa, whatsapp ya mjomba ilihackiwa, whatsapp ya mjomba imedukuliwa, ' +
        'whatsapp ya mjomba ilichukuliwa, whatsapp ya pastor imehackiwa, whatsapp ya pastor imehackwa, ' +
        'whatsapp ya pastor ilihackiwa, whatsapp ya pastor imedukuliwa, whatsapp ya pastor ilichukuliwa, ' +
        'whatsapp ya shangazi imehackiwa, whatsapp ya shangazi imehackwa, whatsapp ya shangazi ilihackiwa, ' +
        'whatsapp ya shangazi imedukuliwa, whatsapp ya shangazi ilichukuliwa, ' +
        'facebook ya rafiki yangu imehackiwa, facebook ya rafiki yangu imehackwa, ' +
        'facebook ya rafiki yangu ilihackiwa, facebook ya rafiki yangu imedukuliwa, ' +
        'facebook ya rafiki yangu ilichukuliwa, facebook ya ndugu imehackiwa, facebook ya ndugu imehackwa, ' +
        'facebook ya ndugu ilihackiwa, facebook ya ndugu imedukuliwa, facebook ya ndugu ilichukuliwa, ' +
        'facebook ya dada yangu imehackiwa, facebook ya dada yangu imehackwa, facebook ya dada yangu ilihackiwa, ' +
        'facebook ya dada yangu imedukuliwa, facebook ya dada yangu ilichukuliwa, ' +
        'facebook ya kaka yangu imehackiwa, facebook ya kaka yangu imehackwa, facebook ya kaka yangu ilihackiwa, ' +
        'facebook ya kaka yangu imedukuliwa, facebook ya kaka yangu ilichukuliwa, facebook ya mjomba imehackiwa, ' +
        'facebook ya mjomba imehackwa, facebook ya mjomba ilihackiwa, facebook ya mjomba imedukuliwa, ' +
        'facebook ya mjomba ilichukuliwa, facebook ya pastor imehackiwa, facebook ya pastor imehackwa, ' +
        'facebook ya pastor ilihackiwa, facebook ya pastor imedukuliwa, facebook ya pastor ilichukuliwa, ' +
        'facebook ya shangazi imehackiwa, facebook ya shangazi imehackwa, facebook ya shangazi ilihackiwa, ' +
        'facebook ya shangazi imedukuliwa, facebook ya shangazi ilichukuliwa, akaunti ya rafiki yangu imehackiwa, ' +
        'akaunti ya rafiki yangu imehackwa, akaunti ya rafiki yangu ilihackiwa, ' +
        'akaunti ya rafiki yangu imedukuliwa, akaunti ya rafiki yangu ilichukuliwa, akaunti ya ndugu imehackiwa, ' +
        'akaunti ya ndugu imehackwa, akaunti ya ndugu ilihackiwa, akaunti ya ndugu imedukuliwa, ' +
        'akaunti ya ndugu ilichukuliwa, akaunti ya dada yangu imehackiwa, akaunti ya dada yangu imehackwa, ' +
        'akaunti ya dada yangu ilihackiwa, akaunti ya dada yangu imedukuliwa, akaunti ya dada yangu ilichukuliwa, ' +
        'akaunti ya kaka yangu imehackiwa, akaunti ya kaka yangu imehackwa, akaunti ya kaka yangu ilihackiwa, ' +
        'akaunti ya kaka yangu imedukuliwa, akaunti ya kaka yangu ilichukuliwa, akaunti ya mjomba imehackiwa, ' +
        'akaunti ya mjomba imehackwa, akaunti ya mjomba ilihackiwa, akaunti ya mjomba imedukuliwa, ' +
        'akaunti ya mjomba ilichukuliwa, akaunti ya pastor imehackiwa, akaunti ya pastor imehackwa, ' +
        'akaunti ya pastor ilihackiwa, akaunti ya pastor imedukuliwa, akaunti ya pastor ilichukuliwa, ' +
        'akaunti ya shangazi imehackiwa, akaunti ya shangazi imehackwa, akaunti ya shangazi ilihackiwa, ' +
        'akaunti ya shangazi imedukuliwa, akaunti ya shangazi ilichukuliwa, account ya rafiki yangu imehackiwa, ' +
        'account ya rafiki yangu imehackwa, account ya rafiki yangu ilihackiwa, ' +
        'account ya rafiki yangu imedukuliwa, account ya rafiki yangu ilichukuliwa, account ya ndugu imehackiwa, ' +
        'account ya ndugu imehackwa, account ya ndugu ilihackiwa, account ya ndugu imedukuliwa, ' +
        'account ya ndugu ilichukuliwa, account ya dada yangu imehackiwa, account ya dada yangu imehackwa, ' +
        'account ya dada yangu ilihackiwa, account ya dada yangu imedukuliwa, account ya dada yangu ilichukuliwa, ' +
        'account ya kaka yangu imehackiwa, account ya kaka yangu imehackwa, account ya kaka yangu ilihackiwa, ' +
        'account ya kaka yangu imedukuliwa, account ya kaka yangu ilichukuliwa, account ya mjomba imehackiwa, ' +
        'account ya mjomba imehackwa, account ya mjomba ilihackiwa, account ya mjomba imedukuliwa, ' +
        'account ya mjomba ilichukuliwa, account ya pastor imehackiwa, account ya pastor imehackwa, ' +
        'account ya pastor ilihackiwa, account ya pastor imedukuliwa, account ya pastor ilichukuliwa, ' +
        'account ya shangazi imehackiwa, account ya shangazi imehackwa, account ya shangazi ilihackiwa, ' +
        'account ya shangazi imedukuliwa, account ya shangazi ilichukuliwa, instagram ya rafiki yangu imehackiwa, ' +
        'instagram ya rafiki yangu imehackwa, instagram ya rafiki yangu ilihackiwa, ' +
        'instagram ya rafiki yangu imedukuliwa, instagram ya rafiki yangu ilichukuliwa, ' +
        'instagram ya ndugu imehackiwa, instagram ya ndugu imehackwa, instagram ya ndugu ilihackiwa, ' +
        'instagram ya ndugu imedukuliwa, instagram ya ndugu ilichukuliwa, instagram ya dada yangu imehackiwa, ' +
        'instagram ya dada yangu imehackwa, instagram ya dada yangu ilihackiwa, ' +
        'instagram ya dada yangu imedukuliwa, instagram ya dada yangu ilichukuliwa, ' +
        'instagram ya kaka yangu imehackiwa, instagram ya kaka yangu imehackwa, ' +
        'instagram ya kaka yangu ilihackiwa, instagram ya kaka yangu imedukuliwa, ' +
        'instagram ya kaka yangu ilichukuliwa, instagram ya mjomba imehackiwa, instagram ya mjomba imehackwa, ' +
        'instagram ya mjomba ilihackiwa, instagram ya mjomba imedukuliwa, instagram ya mjomba ilichukuliwa, ' +
        'instagram ya pastor imehackiwa, instagram ya pastor imehackwa, instagram ya pastor ilihackiwa, ' +
        'instagram ya pastor imedukuliwa, instagram ya pastor ilichukuliwa, instagram ya shangazi imehackiwa, ' +
        'instagram ya shangazi imehackwa, instagram ya shangazi ilihackiwa, instagram ya shangazi imedukuliwa, ' +
        'instagram ya shangazi ilichukuliwa, amehackiwa whatsapp, amehackiwa facebook, alihackiwa whatsapp, ' +
        'alihackiwa facebook, mtoto amepata ajali, mtoto alipata ajali, mtoto amegongwa, mtoto kagongwa, ' +
        'mtoto yuko hospitali, mtoto amelazwa, mtoto kazimia, mtoto amezimia, mwanangu amepata ajali, ' +
        'mwanangu alipata ajali, mwanangu amegongwa, mwanangu kagongwa, mwanangu yuko hospitali, ' +
        'mwanangu amelazwa, mwanangu kazimia, mwanangu amezimia, mama amepata ajali, mama alipata ajali, ' +
        'mama amegongwa, mama kagongwa, mama yuko hospitali, mama amelazwa, mama kazimia, mama amezimia, ' +
        'baba amepata ajali, baba alipata ajali, baba amegongwa, baba kagongwa, baba yuko hospitali, ' +
        'baba amelazwa, baba kazimia, baba amezimia, kaka amepata ajali, kaka alipata ajali, kaka amegongwa, ' +
        'kaka kagongwa, kaka yuko hospitali, kaka amelazwa, kaka kazimia, kaka amezimia, dada amepata ajali, ' +
        'dada alipata ajali, dada amegongwa, dada kagongwa, dada yuko hospitali, dada amelazwa, dada kazimia, ' +
        'dada amezimia, mume wangu amepata ajali, mume wangu alipata ajali, mume wangu amegongwa, ' +
        'mume wangu kagongwa, mume wangu yuko hospitali, mume wangu amelazwa, mume wangu kazimia, ' +
        'mume wangu amezimia, nimepata ajali, nimekwama, amekwama airport, amekwama njiani, amekwama barabarani, ' +
        'amekwama hospitali, amekwama eti, kakwama eti, lori limekamatwa, pesa ya hospitali, pesa ya dawa, ' +
        'pesa ya mazishi, pesa ya emergency, pesa ya dharura, pesa ya fare, pesa ya nauli, dharura ya familia, ' +
        'emergency ya, sauti ya mjukuu, sauti ya mtoto, sauti ya mwanangu, sauti ya mama, sauti kama ya, ' +
        'treasurer wa chama, rafiki wa zamani, rafiki wa shule, classmate, jamaa wa campo, alinikopa, ananikopa, ' +
        'anaomba nimkopeshe, nikopeshe kidogo, nitumie haraka, nitakurudishia kesho, nitakurudishia jioni, ' +
        'nitakurudishia baadaye, nitakulipa kesho',
      'mwanangu, mtoto, kaka, dada, ndugu, rafiki, mama, baba, mjomba, shangazi, binamu, mjukuu, namba mpya, ' +
        'nambari mpya, hospitali, ajali, haraka, dharura, emergency, kukopa, whatsapp, facebook, imehackiwa, ' +
        'amekwama, mazishi, shule',
    ],
    investment: [
      'niliwekeza, niliinvest, nimewekeza, nimeinvest, nikawekeza, nikainvest, aliwekeza, aliinvest, amewekeza, ' +
        'ameinvest, tuliwekeza, tuliinvest, tumewekeza, tumeinvest, uwekezaji, kuwekeza, kuinvest, mwekezaji, ' +
        'wawekezaji, investment, forex, crypto, bitcoin, usdt, binance, trading, kutrade, aviator, predictor, ' +
        'betting, bet, hisa, dhamana za serikali, sarafu za mtandaoni, sarafu ya kidijitali, upatu, ponzi, ' +
        'pyramid, lbl, kalynda, crowd1, qnet, deci, public likes, faida ya kila siku, faida ya kila wiki, ' +
        'faida ya kila mwezi, faida kila siku, faida kila wiki, faida kila mwezi, asilimia kwa siku, ' +
        'asilimia kwa wiki, asilimia kwa mwezi, kuzidisha pesa, kudouble pesa, pesa zizae, pesa mara mbili, ' +
        'zitakuwa mara mbili, mara mbili ya pesa, kuzalisha pesa, kutoa faida, nitoe faida, siwezi kutoa pesa, ' +
        'nishindwe kutoa, nimeshindwa kutoa, imekataa kutoa, withdrawal imekataa, kuwithdraw imekataa, ' +
        'group ya telegram, kuku za mkataba, kilimo cha mkataba, shamba la mtandaoni, sacco feki, vicoba feki, ' +
        'mining, kununua level, vip level, kualika watu, niliingizwa na, akaunti iwe vip, ' +
        'kufungua akaunti ya biashara',
      'faida, group, telegram, admin, level, vip, riba, asilimia, kutoa, withdraw, app, mtaji, akiba, biashara, ' +
        'mshauri, dashboard, platform, hisa, kualika, chama',
    ],
    purchase: [
      'nilinunua, niliorder, nilioda, niliagiza, nililipia mzigo, nililipia simu, nililipia nguo, ' +
        'nililipia viatu, nimenunua, nimeorder, nimeoda, nimeagiza, nimelipia mzigo, nimelipia simu, ' +
        'nimelipia nguo, nimelipia viatu, nikanunua, nikaorder, nikaoda, nikaagiza, nikalipia mzigo, ' +
        'nikalipia simu, nikalipia nguo, nikalipia viatu, alinunua, aliorder, alioda, aliagiza, alilipia mzigo, ' +
        'alilipia simu, alilipia nguo, alilipia viatu, amenunua, ameorder, ameoda, ameagiza, amelipia mzigo, ' +
        'amelipia simu, amelipia nguo, amelipia viatu, tulinunua, tuliorder, tulioda, tuliagiza, tulilipia mzigo, ' +
        'tulilipia simu, tulilipia nguo, tulilipia viatu, kununua mtandaoni, kununua online, muuzaji, seller, ' +
        'duka la mtandaoni, online shop, marketplace, jiji, instagram shop, jumia feki, mzigo haujafika, ' +
        'mzigo haukufika, mzigo haijafika, mzigo haikufika, mzigo haikuja, mzigo hakikuja, mzigo haijaletwa, ' +
        'mzigo haikuletwa, oda haujafika, oda haukufika, oda haijafika, oda haikufika, oda haikuja, oda hakikuja, ' +
        'oda haijaletwa, oda haikuletwa, simu haujafika, simu haukufika, simu haijafika, simu haikufika, ' +
        'simu haikuja, simu hakikuja, simu haijaletwa, simu haikuletwa, bidhaa haujafika, bidhaa haukufika, ' +
        'bidhaa haijafika, bidhaa haikufika, bidhaa haikuja, bidhaa hakikuja, bidhaa haijaletwa, ' +
        'bidhaa haikuletwa, parcel haujafika, parcel haukufika, parcel haijafika, parcel haikufika, ' +
        'parcel haikuja, parcel hakikuja, parcel haijaletwa, parcel haikuletwa, hakuniletea, hajaniletea, ' +
        'hawajaniletea, hawakuniletea, hawajaleta, hakuleta, nikaletewa, waliniletea, walileta sabuni, ' +
        'walileta mawe, walileta feki, deposit ya nyumba, deposit ya engine, deposit ya gari, deposit ya chumba, ' +
        'viewing fee, nyumba ya kupanga, nyumba ya kukodi, kodi ya nyumba, kupanga nyumba, hakuna nyumba, ' +
        'caretaker, dalali, kiwanja, shamba, title deed, hati feki, tiketi feki, ticket ya, tiketi za, ' +
        'bei rahisi, bei nusu, bei ya kutupa, offer ya, mteja feki, sms feki ya mpesa, sms feki ya malipo, ' +
        'malipo feki, risiti feki, mteja ameonyesha sms, mteja alionyesha sms, screenshot feki, bidhaa feki, ' +
        'simu feki, alinizia bidhaa',
      'muuzaji, seller, mzigo, duka, bidhaa, simu, gari, nyumba, bei, deposit, delivery, page, ameniblock, ' +
        'akaniblock, oda, picha, kuuza, kununua, mteja, viatu, nguo, kodi, facebook, jumia',
    ],
    romance: [
      'mpenzi wangu, mpenzi wa mtandaoni, mchumba wangu, mchumba wa mtandaoni, mapenzi ya mtandaoni, ' +
        'tulikutana mtandaoni, tulikutana facebook, tulikutana instagram, tulikutana tiktok, tulikutana online, ' +
        'tulikutana whatsapp, nilikutana naye mtandaoni, nilikutana naye facebook, nilikutana naye instagram, ' +
        'nilikutana naye tiktok, nilikutana naye online, nilikutana naye whatsapp, nilimpata mtandaoni, ' +
        'nilimpata facebook, nilimpata instagram, nilimpata tiktok, nilimpata online, nilimpata whatsapp, ' +
        'tulijuana mtandaoni, tulijuana facebook, tulijuana instagram, tulijuana tiktok, tulijuana online, ' +
        'tulijuana whatsapp, tulifahamiana mtandaoni, tulifahamiana facebook, tulifahamiana instagram, ' +
        'tulifahamiana tiktok, tulifahamiana online, tulifahamiana whatsapp, tulipatana mtandaoni, ' +
        'tulipatana facebook, tulipatana instagram, tulipatana tiktok, tulipatana online, tulipatana whatsapp, ' +
        'hatujawahi kuonana, hatujaonana, sijawahi kumwona, sijamwona ana kwa ana, mzungu wa, huyo mzungu, ' +
        'mwanajeshi wa, engineer wa mafuta, daktari wa marekani, daktari wa un, red cross, atakuja kenya, ' +
        'atakuja tanzania, atakuja nairobi, atakuja dar, anakuja kenya, anakuja tanzania, anakuja nairobi, ' +
        'anakuja dar, angekuja kenya, angekuja tanzania, angekuja nairobi, angekuja dar, kunioa, kumuoa, atanioa, ' +
        'ananipenda, alinipenda, nampenda, tunapendana, my queen, babe, sweetie, honey, baby, darling, sponsor, ' +
        'sugar mummy, sugar daddy, tinder, badoo, dating, dem wa facebook, dem wa instagram, dem wa mtandaoni, ' +
        'zawadi kutoka ulaya, zawadi kutoka marekani, zawadi kutoka uingereza, alinitumia zawadi, ametuma zawadi, ' +
        'ametuma parcel, mjane, maneno matamu, maneno ya mapenzi, nauli ya kuja, fare ya kuja, tiketi ya ndege, ' +
        'visa ya kuja',
      'mapenzi, mpenzi, mchumba, ndoa, kuoa, mzungu, facebook, chat, zawadi, visa, nauli, fare, hospitali, ' +
        'miezi, video call, penzi, moyo',
    ],
    advance_fee: [
      'umeshinda, nimeshinda, nilishinda, ameshinda, alishinda, mshindi, zawadi ya, bahati nasibu, promosheni, ' +
        'promotion ya, droo, tatu mzuka, urithi, mirathi, mkopo wa haraka, mkopo wa mtandaoni, mkopo wa online, ' +
        'mkopo online, app ya mkopo, mikopo ya hustler, mikopo ya mtandaoni, ada ya mkopo, ada ya usajili, ' +
        'ada ya bima, ada ya uchakataji, ada ya kufungulia, ada ya kutoa, ada ya zawadi, pesa ya usajili, ' +
        'pesa ya registration, pesa ya processing, pesa ya bima, pesa ya mkopo, pesa ya insurance, ' +
        'processing fee, registration fee, insurance fee, activation fee, usajili wa mkopo, kupata mkopo, ' +
        'mkopo umeidhinishwa, nitumie ada, lipa kwanza upate mkopo, kufungua mkopo, scholarship, ufadhili, ' +
        'wings to fly, msaada wa fedha, msaada wa pesa, msaada wa serikali, grant ya, pesa ya kuingia kdf, ' +
        'pesa ya kuingia polisi, pesa ya kuingia jwtz, pesa ya kuingia chuo, kuingia jeshi, freemason, ' +
        'illuminati, mganga, nabii, maombi ya pesa, pesa za ajabu, chuma ulete, dhahabu, madini, kasha la pesa, ' +
        'kutakasa pesa, wash wash, black money, pesa nyeusi',
      'usajili, kwanza, zawadi, mkopo, bima, kodi, fee, ada nyingine, kushinda, umeshinda, bonus, kulipia, ' +
        'wakala, registration, cheti, barua',
    ],
    job_task: [
      'kazi ya mtandaoni, kazi za mtandaoni, kazi online, online job, kazi ya kulike, kazi ya kurate, ' +
        'kazi ya kutype, kazi ya data entry, kazi ya nyumbani, kazi ya nje, kazi ya hoteli, kazi ya ulaya, ' +
        'kazi ya dubai, kazi ya saudi, kazi ya qatar, kazi ya canada, kazi ya uarabuni, kazi ya meli, ' +
        'kazi ya naivas, kazi nje ya nchi, kazi za nje, agent wa kazi, agent wa visa, agent wa qatar, ' +
        'agent wa dubai, agent wa saudi, agent wa canada, kulike video, kulike youtube, kulike tiktok, ' +
        'likes za youtube, task za, kufanya task, kurate hoteli, medical ya kazi, uniform ya kazi, ' +
        'interview ya kazi, training ya kazi, mafunzo ya kazi, passport ya kazi, visa ya kazi, usajili ya kazi, ' +
        'pesa ya medical, pesa ya uniform, pesa ya training, pesa ya interview, pesa ya visa, pesa ya kazi, ' +
        'ada ya kazi, ada ya mahojiano, fee ya interview, barua ya kazi, barua ya ajira, barua ya uteuzi, ' +
        'nafasi ya kazi, nafasi za kazi, tangazo la kazi, ajira za, kupata kazi, hakuna kazi, mwajiri, ' +
        'hr anasema, niliitwa interview, usaili, customer care jobs, kutumia akaunti yangu kupokea, ' +
        'napokea pesa na kutuma, napokea pesa kwa kutuma, nilipokea pesa na kutuma, nilipokea pesa kwa kutuma, ' +
        'kupokea pesa na kutuma, kupokea pesa kwa kutuma, nabaki na asilimia, wakala wa malipo, niliuza laini, ' +
        'nasajili laini, kukodisha akaunti, kuuza atm, telegram task, recruiter',
      'kazi, ajira, agent, mshahara, task, telegram, medical, uniform, interview, boss, kulipwa, commission, ' +
        'online, visa, usajili, mafunzo, cv',
    ],
    invoice_mandate: [
      'ankara, invoice feki, invoice ya uongo, akaunti mpya ya muuzaji, akaunti mpya ya kampuni, ' +
        'akaunti mpya ya mwenye nyumba, akaunti mpya ya landlord, akaunti ya benki imebadilika, ' +
        'akaunti ya benki imebadilishwa, akaunti ya benki mpya, amebadilisha akaunti, ' +
        'amebadilisha namba ya akaunti, amebadilisha account, amebadilisha bank details, wamebadilisha akaunti, ' +
        'wamebadilisha namba ya akaunti, wamebadilisha account, wamebadilisha bank details, alibadilisha akaunti, ' +
        'alibadilisha namba ya akaunti, alibadilisha account, alibadilisha bank details, walibadilisha akaunti, ' +
        'walibadilisha namba ya akaunti, walibadilisha account, walibadilisha bank details, ' +
        'namba mpya ya akaunti, supplier, msambazaji, mkandarasi, mzabuni, email ilihackiwa, email imehackiwa, ' +
        'barua pepe ilidukuliwa, barua pepe feki, akaunti ya shule imebadilika, paybill mpya ya, ' +
        'landlord amebadilisha, lpo, tenda feki, tender feki, bank details mpya',
      'ankara, invoice, supplier, email, kampuni, malipo, akaunti mpya, muuzaji, tenda, mkataba, uhasibu, ' +
        'mhasibu, barua pepe, paybill mpya',
    ],
    ceo_fraud: [
      'bosi wangu, bosi wetu, boss wangu, boss wetu, mkubwa wangu, mkubwa wetu, mkurugenzi wangu, ' +
        'mkurugenzi wetu, meneja wangu, meneja wetu, mwenyekiti wangu, mwenyekiti wetu, director wangu, ' +
        'director wetu, md wangu, md wetu, ceo wangu, ceo wetu, mwajiri wangu, mwajiri wetu, alijifanya bosi, ' +
        'alijifanya boss, alijifanya mkurugenzi, alijifanya meneja, alijifanya md, alijifanya director, ' +
        'alijifanya mkubwa, anajifanya bosi, anajifanya boss, anajifanya mkurugenzi, anajifanya meneja, ' +
        'anajifanya md, anajifanya director, anajifanya mkubwa, akajifanya bosi, akajifanya boss, ' +
        'akajifanya mkurugenzi, akajifanya meneja, akajifanya md, akajifanya director, akajifanya mkubwa, ' +
        'amejifanya bosi, amejifanya boss, amejifanya mkurugenzi, amejifanya meneja, amejifanya md, ' +
        'amejifanya director, amejifanya mkubwa, mkuu wangu wa kazi, whatsapp ya boss, namba mpya ya boss, ' +
        'boss alitext, boss aliniandikia, boss aliandika, boss aliniambia nitume, boss amesema nitume, ' +
        'yuko kwenye mkutano, niko kwenye mkutano, niko kikaoni, nunua vocha, nunua gift cards, nunua gift card, ' +
        'nunua airtime, nikanunua vocha, nikanunua gift cards, nikanunua gift card, nikanunua airtime, ' +
        'nikamnunulia vocha, nikamnunulia gift cards, nikamnunulia gift card, nikamnunulia airtime, ' +
        'alisema ninunue vocha, alisema ninunue gift cards, alisema ninunue gift card, alisema ninunue airtime, ' +
        'vocha za, siri ya kampuni, usimwambie mtu ofisini, malipo ya haraka ya kampuni',
      'boss, bosi, mkubwa, mkurugenzi, meneja, ofisi, ofisini, kampuni, haraka, siri, mkutano, mhasibu, vocha, ' +
        'whatsapp, kazini',
    ],
    account_takeover: [
      'umehack, umedukua, umenihack, wamehack, wamedukua, wamenihack, amehack, amedukua, amenihack, walihack, ' +
        'walidukua, walinihack, alihack, alidukua, alinihack, wakahack, wakadukua, wakanihack, nimehackiwa, ' +
        'nimehackwa, nimedukuliwa, nilihackiwa, nilihackwa, nilidukuliwa, imehackiwa, imehackwa, imedukuliwa, ' +
        'ilihackiwa, ilihackwa, ilidukuliwa, zimehackiwa, zimehackwa, zimedukuliwa, wamechukua akaunti yangu, ' +
        'wamechukua akaunti yake, wamechukua account yangu, wamechukua account yake, wamechukua laini yangu, ' +
        'wamechukua laini yake, wamechukua line yangu, wamechukua line yake, wamechukua whatsapp yangu, ' +
        'wamechukua whatsapp yake, wamechukua facebook yangu, wamechukua facebook yake, wameiba akaunti yangu, ' +
        'wameiba akaunti yake, wameiba account yangu, wameiba account yake, wameiba laini yangu, ' +
        'wameiba laini yake, wameiba line yangu, wameiba line yake, wameiba whatsapp yangu, ' +
        'wameiba whatsapp yake, wameiba facebook yangu, wameiba facebook yake, amechukua akaunti yangu, ' +
        'amechukua akaunti yake, amechukua account yangu, amechukua account yake, amechukua laini yangu, ' +
        'amechukua laini yake, amechukua line yangu, amechukua line yake, amechukua whatsapp yangu, ' +
        'amechukua whatsapp yake, amechukua facebook yangu, amechukua facebook yake, ameiba akaunti yangu, ' +
        'ameiba akaunti yake, ameiba account yangu, ameiba account yake, ameiba laini yangu, ameiba laini yake, ' +
        'ameiba line yangu, ameiba line yake, ameiba whatsapp yangu, ameiba whatsapp yake, ameiba facebook yangu, ' +
        'ameiba facebook yake, walichukua akaunti yangu, walichukua akaunti yake, walichukua account yangu, ' +
        'walichukua account yake, walichukua laini yangu, walichukua laini yake, walichukua line yangu, ' +
        'walichukua line yake, walichukua whatsapp yangu, walichukua whatsapp yake, walichukua facebook yangu, ' +
        'walichukua facebook yake, waliiba akaunti yangu, waliiba akaunti yake, waliiba account yangu, ' +
        'waliiba account yake, waliiba laini yangu, waliiba laini yake, waliiba line yangu, waliiba line yake, ' +
        'waliiba whatsapp yangu, waliiba whatsapp yake, waliiba facebook yangu, waliiba facebook yake, ' +
        'alichukua akaunti yangu, alichukua akaunti yake, alichukua account yangu, alichukua account yake, ' +
        'alichukua laini yangu, alichukua laini yake, alichukua line yangu, alichukua line yake, ' +
        'alichukua whatsapp yangu, alichukua whatsapp yake, alichukua facebook yangu, alichukua facebook yake, ' +
        'aliiba akaunti yangu, aliiba akaunti yake, aliiba account yangu, aliiba account yake, ' +
        'aliiba laini yangu, aliiba laini yake, aliiba line yangu, aliiba line yake, aliiba whatsapp yangu, ' +
        'aliiba whatsapp yake, aliiba facebook yangu, aliiba facebook yake, wameingia kwenye akaunti, ' +
        'wameingia kwenye account, wameingia kwenye app, wameingia kwenye simu, wameingia kwa akaunti, ' +
        'wameingia kwa account, wameingia kwa app, wameingia kwa simu, wameingia katika akaunti, ' +
        'wameingia katika account, wameingia katika app, wameingia katika simu, wamelogin kwenye akaunti, ' +
        'wamelogin kwenye account, wamelogin kwenye app, wamelogin kwenye simu, wamelogin kwa akaunti, ' +
        'wamelogin kwa account, wamelogin kwa app, wamelogin kwa simu, wamelogin katika akaunti, ' +
        'wamelogin katika account, wamelogin katika app, wamelogin katika simu, ameingia kwenye akaunti, ' +
        'ameingia kwenye account, ameingia kwenye app, ameingia kwenye simu, ameingia kwa akaunti, ' +
        'ameingia kwa account, ameingia kwa app, ameingia kwa simu, ameingia katika akaunti, ' +
        'ameingia katika account, ameingia katika app, ameingia katika simu, amelogin kwenye akaunti, ' +
        'amelogin kwenye account, amelogin kwenye app, amelogin kwenye simu, amelogin kwa akaunti, ' +
        'amelogin kwa account, amelogin kwa app, amelogin kwa simu, amelogin katika akaunti, ' +
        'amelogin katika account, amelogin katika app, amelogin katika simu, waliingia kwenye akaunti, ' +
        'waliingia kwenye account, waliingia kwenye app, waliingia kwenye simu, waliingia kwa akaunti, ' +
        'waliingia kwa account, waliingia kwa app, waliingia kwa simu, waliingia katika akaunti, ' +
        'waliingia katika account, waliingia katika app, waliingia katika simu, walilogin kwenye akaunti, ' +
        'walilogin kwenye account, walilogin kwenye app, walilogin kwenye simu, walilogin kwa akaunti, ' +
        'walilogin kwa account, walilogin kwa app, walilogin kwa simu, walilogin katika akaunti, ' +
        'walilogin katika account, walilogin katika app, walilogin katika simu, aliingia kwenye akaunti, ' +
        'aliingia kwenye account, aliingia kwenye app, aliingia kwenye simu, aliingia kwa akaunti, ' +
        'aliingia kwa account, aliingia kwa app, aliingia kwa simu, aliingia katika akaunti, ' +
        'aliingia katika account, aliingia katika app, aliingia katika simu, alilogin kwenye akaunti, ' +
        'alilogin kwenye account, alilogin kwenye app, alilogin kwenye simu, alilogin kwa akaunti, ' +
        'alilogin kwa account, alilogin kwa app, alilogin kwa simu, alilogin katika akaunti, ' +
        'alilogin katika account, alilogin katika app, alilogin katika simu, ilichukuliwa, imechukuliwa na mtu, ' +
        'simswap, sim swap, wamesim swap, walisim swap, laini imezima, laini imezimika, laini ilizima, ' +
        'laini ilizimika, laini haina network, line imezima ghafla, line imezimika ghafla, line ilizima ghafla, ' +
        'line haina network ghafla, no service, sikutuma mimi, sijatuma mimi, sikufanya mimi, sijafanya mimi, ' +
        'sikulipa mimi, sikuidhinisha mimi, sijaidhinisha mimi, sikuomba mimi, sijaomba mimi, si mimi niliyetuma, ' +
        'si mimi niliyefanya, si mimi niliyelipa, si mimi nilituma, siyo mimi niliyetuma, siyo mimi niliyefanya, ' +
        'siyo mimi niliyelipa, siyo mimi nilituma, sikuwa mimi, haikuwa mimi, sio mimi, miamala ambayo, ' +
        'miamala nisiyoijua, miamala mimi sijafanya, miamala sijafanya, muamala nisioujua, ' +
        'muamala ambao sijafanya, muamala sikufanya, sijafanya muamala, bila ruhusa, bila idhini, bila kujua, ' +
        'bila ridhaa, bila mimi kujua, bila kuniambia, pesa imetoka yenyewe, pesa imetoka zenyewe, ' +
        'pesa imetoka bila, pesa zimetoka yenyewe, pesa zimetoka zenyewe, pesa zimetoka bila, ' +
        'pesa imetumwa yenyewe, pesa imetumwa zenyewe, pesa imetumwa bila, pesa zimetumwa yenyewe, ' +
        'pesa zimetumwa zenyewe, pesa zimetumwa bila, pesa imekatwa yenyewe, pesa imekatwa zenyewe, ' +
        'pesa imekatwa bila, pesa zimekatwa yenyewe, pesa zimekatwa zenyewe, pesa zimekatwa bila, ' +
        'nimeamka nikakuta, niliamka nikapata, nimeamka nikapata, niliamka nikakuta, nikiwa nimelala, ' +
        'fuliza imechukuliwa, fuliza umechukuliwa, mshwari imechukuliwa, mshwari umechukuliwa, ' +
        'mkopo imechukuliwa, mkopo umechukuliwa, wamekopa kwa jina langu, mkopo kwa jina langu, ' +
        'till kwa jina langu, zimesajiliwa kwa jina langu, zimesajiliwa kwa id yangu, ' +
        'zimesajiliwa kwa nida yangu, imesajiliwa kwa jina langu, imesajiliwa kwa id yangu, ' +
        'imesajiliwa kwa nida yangu, amefungua kwa jina langu, amefungua kwa id yangu, amefungua kwa nida yangu, ' +
        'wamefungua kwa jina langu, wamefungua kwa id yangu, wamefungua kwa nida yangu, simu yangu imeibiwa, ' +
        'simu yangu iliibiwa, simu yangu imeibwa, simu yangu iliibwa, simu imeibiwa, simu iliibiwa, simu imeibwa, ' +
        'simu iliibwa, kadi yangu imeibiwa, kadi yangu iliibiwa, kadi yangu imeibwa, kadi yangu iliibwa, ' +
        'kadi imeibiwa, kadi iliibiwa, kadi imeibwa, kadi iliibwa, laini yangu imeibiwa, laini yangu iliibiwa, ' +
        'laini yangu imeibwa, laini yangu iliibwa, laini imeibiwa, laini iliibiwa, laini imeibwa, laini iliibwa, ' +
        'wallet yangu imeibiwa, wallet yangu iliibiwa, wallet yangu imeibwa, wallet yangu iliibwa, ' +
        'wallet imeibiwa, wallet iliibiwa, wallet imeibwa, wallet iliibwa, pochi yangu imeibiwa, ' +
        'pochi yangu iliibiwa, pochi yangu imeibwa, pochi yangu iliibwa, pochi imeibiwa, pochi iliibiwa, ' +
        'pochi imeibwa, pochi iliibwa, wameniibia simu, waliniibia simu, amebadilisha pin, amebadilisha password, ' +
        'wamebadilisha pin, wamebadilisha password, password imebadilishwa, siwezi kulogin, siwezi kuingia, ' +
        'login mpya, kadi yangu inatumika, kadi yangu imetumika, kadi yangu ilitumika, kadi yangu imeklonwa, ' +
        'nilimpa pin, nilimpa password, nilimpa code, nilimpa otp, nilimpa ile code, nimempa pin, ' +
        'nimempa password, nimempa code, nimempa otp, nimempa ile code, niliwapa pin, niliwapa password, ' +
        'niliwapa code, niliwapa otp, niliwapa ile code, nimewapa pin, nimewapa password, nimewapa code, ' +
        'nimewapa otp, nimewapa ile code, nikampa pin, nikampa password, nikampa code, nikampa otp, ' +
        'nikampa ile code, nikawapa pin, nikawapa password, nikawapa code, nikawapa otp, nikawapa ile code, ' +
        'namba ya siri, nilibonyeza link, nimebonyeza link, nikabonyeza link, nilifungua link, nimefungua link, ' +
        'niliclick link, nimeclick link, nikaclick link, niliingiza pin, niliingiza password, niliingiza kadi, ' +
        'niliingiza cvv, niliingiza otp, niliweka pin, niliweka password, niliweka kadi, niliweka cvv, ' +
        'niliweka otp, nimeweka pin, nimeweka password, nimeweka kadi, nimeweka cvv, nimeweka otp, ' +
        'nimeingiza pin, nimeingiza password, nimeingiza kadi, nimeingiza cvv, nimeingiza otp, phishing, ' +
        'link feki, tovuti feki, website feki, nisiyemjua',
      'link, pin, password, otp, code, namba ya siri, sms, laini, line, simu, kadi, akaunti, app, login, usiku, ' +
        'salio, balance, sifuri, nimeibiwa, imeibiwa, wakala, cvv, website',
    ],
    remote_access: [
      'anydesk, any desk, teamviewer, rustdesk, quick support, airdroid, apk, anaendesha simu, ' +
        'anaendesha laptop, anaendesha kompyuta, anaendesha screen, anaendesha app, anadhibiti simu, ' +
        'anadhibiti laptop, anadhibiti kompyuta, anadhibiti screen, anadhibiti app, anacontrol simu, ' +
        'anacontrol laptop, anacontrol kompyuta, anacontrol screen, anacontrol app, anatawala simu, ' +
        'anatawala laptop, anatawala kompyuta, anatawala screen, anatawala app, anaongoza simu, anaongoza laptop, ' +
        'anaongoza kompyuta, anaongoza screen, anaongoza app, wanaendesha simu, wanaendesha laptop, ' +
        'wanaendesha kompyuta, wanaendesha screen, wanaendesha app, wanadhibiti simu, wanadhibiti laptop, ' +
        'wanadhibiti kompyuta, wanadhibiti screen, wanadhibiti app, wanacontrol simu, wanacontrol laptop, ' +
        'wanacontrol kompyuta, wanacontrol screen, wanacontrol app, wanatawala simu, wanatawala laptop, ' +
        'wanatawala kompyuta, wanatawala screen, wanatawala app, wanaongoza simu, wanaongoza laptop, ' +
        'wanaongoza kompyuta, wanaongoza screen, wanaongoza app, aliendesha simu, aliendesha laptop, ' +
        'aliendesha kompyuta, aliendesha screen, aliendesha app, alidhibiti simu, alidhibiti laptop, ' +
        'alidhibiti kompyuta, alidhibiti screen, alidhibiti app, alicontrol simu, alicontrol laptop, ' +
        'alicontrol kompyuta, alicontrol screen, alicontrol app, alitawala simu, alitawala laptop, ' +
        'alitawala kompyuta, alitawala screen, alitawala app, aliongoza simu, aliongoza laptop, ' +
        'aliongoza kompyuta, aliongoza screen, aliongoza app, waliendesha simu, waliendesha laptop, ' +
        'waliendesha kompyuta, waliendesha screen, waliendesha app, walidhibiti simu, walidhibiti laptop, ' +
        'walidhibiti kompyuta, walidhibiti screen, walidhibiti app, walicontrol simu, walicontrol laptop, ' +
        'walicontrol kompyuta, walicontrol screen, walicontrol app, walitawala simu, walitawala laptop, ' +
        'walitawala kompyuta, walitawala screen, walitawala app, waliongoza simu, waliongoza laptop, ' +
        'waliongoza kompyuta, waliongoza screen, waliongoza app, simu yangu inajiendesha, simu yangu inajifungua, ' +
        'simu yangu inafungua yenyewe, simu yangu inafanya yenyewe, simu yangu inabonyeza yenyewe, ' +
        'simu yangu inajibonyeza, simu inajiendesha, simu inajifungua, simu inafungua yenyewe, ' +
        'simu inafanya yenyewe, simu inabonyeza yenyewe, simu inajibonyeza, inafunguka yenyewe, ' +
        'inaandika yenyewe, inaandika zenyewe, inatembea yenyewe, inatembea zenyewe, inajisogeza yenyewe, ' +
        'inajisogeza zenyewe, zinafunguka yenyewe, zinafunguka zenyewe, mouse inatembea, niliinstall app, ' +
        'nilidownload app, niliweka app, nimeinstall app, nimedownload app, nimesakinisha app, nimepakua app, ' +
        'nimeweka app, nikainstall app, nikadownload app, nikasakinisha app, nikapakua app, nikaweka app, ' +
        'tuliinstall app, tulidownload app, tulisakinisha app, tulipakua app, tuliweka app, tumeinstall app, ' +
        'tumedownload app, tumesakinisha app, tumepakua app, tumeweka app, aliinstall app, alidownload app, ' +
        'alisakinisha app, alipakua app, aliweka app, ameinstall app, amedownload app, amesakinisha app, ' +
        'amepakua app, ameweka app, nilisakinisha, nilipakua, app ya mkopo, app ya msaada, app ya harusi, ' +
        'share screen, kushare screen, screen share, nilishare screen, nikashare screen, nimeshare screen, ' +
        'screen nyeusi, screen imekuwa nyeusi, skrini nyeusi, kutoka mbali, remote, wanaona simu yangu, ' +
        'anaona screen yangu, wanaona skrini yangu, anaona kila kitu, virusi, microsoft, siwezi kuondoa app, ' +
        'app haitoki, haizimi, app feki, app ya benki feki, kadi ya mwaliko',
      'app, simu, laptop, kompyuta, screen, skrini, virusi, fundi, install, download, kuzima, link, yenyewe, ' +
        'betri, wifi',
    ],
    extortion_coercion: [
      'vitisho, ananitishia, ananitisha, anatishia, anamtishia, anamtisha, anatutishia, wananitishia, ' +
        'wananitisha, wanatishia, wanamtishia, wanamtisha, wanatutishia, amenitishia, amenitisha, ametishia, ' +
        'amemtishia, amemtisha, ametutishia, wamenitishia, wamenitisha, wametishia, wamemtishia, wamemtisha, ' +
        'wametutishia, alinitishia, alinitisha, alitishia, alimtishia, alimtisha, alitutishia, walinitishia, ' +
        'walinitisha, walitishia, walimtishia, walimtisha, walitutishia, kunitishia, kutishiwa, nimetishiwa, ' +
        'natishiwa, blackmail, sextortion, ananiblackmail, wananiblackmail, ameniblackmail, aliniblackmail, ' +
        'picha zake za uchi, picha zake za utupu, picha zake chafu, picha zake za siri, picha za uchi, ' +
        'picha za utupu, picha za ngono, video ya uchi, video ya utupu, video ya ngono, video yangu, ' +
        'ana picha yangu, ana video zangu, wana picha yangu, wana video zangu, ako na picha yangu, ' +
        'ako na video zangu, yuko na picha yangu, yuko na video zangu, wako na picha yangu, wako na video zangu, ' +
        'picha zangu, nudes, nude, bila nguo, nikiwa uchi, atasambaza picha, atapost picha, atatuma picha, ' +
        'atazituma picha, ataleak picha, ataweka picha, watasambaza picha, watapost picha, watatuma picha, ' +
        'watazituma picha, wataleak picha, wataweka picha, anasambaza picha, anapost picha, anatuma picha, ' +
        'anazituma picha, analeak picha, anaweka picha, wanasambaza picha, wanapost picha, wanatuma picha, ' +
        'wanazituma picha, wanaleak picha, wanaweka picha, atasambaza video, atasambaza zote, ' +
        'atasambaza kwa familia, watasambaza video, watasambaza zote, watasambaza kwa familia, ataposti video, ' +
        'ataposti picha, ataposti zote, ataposti kwa familia, wataposti video, wataposti picha, wataposti zote, ' +
        'wataposti kwa familia, ataleak video, ataleak zote, ataleak kwa familia, atatuma video, atatuma zote, ' +
        'atatuma kwa familia, atazituma kwa, watazituma kwa, kupost picha, kunipost, kusambaza picha, ' +
        'kusambaza video, alinirekodi, alinirecord, aliniscreenshot, walinirekodi, walinirecord, ' +
        'waliniscreenshot, amenirekodi, amenirecord, ameniscreenshot, wamenirekodi, wamenirecord, ' +
        'wameniscreenshot, anarecord, kuniaibisha, kuaibisha, wameedit picha, wameedit sura, ' +
        'app ya mkopo imetuma sms, app ya mkopo wanatuma sms, app ya mkopo inatuma sms, ' +
        'watu ya mkopo imetuma sms, watu ya mkopo wanatuma sms, watu ya mkopo inatuma sms, ' +
        'kampuni ya mkopo imetuma sms, kampuni ya mkopo wanatuma sms, kampuni ya mkopo inatuma sms, ' +
        'sms kwa watu wote, wanapigia contacts, wanapigia watu, wanapigia ndugu, wanapigia marafiki, ' +
        'wanapigia boss, wamepigia contacts, wamepigia watu, wamepigia ndugu, wamepigia marafiki, wamepigia boss, ' +
        'wametuma sms contacts, wametuma sms watu, wametuma sms ndugu, wametuma sms marafiki, wametuma sms boss, ' +
        'wanatumia sms contacts, wanatumia sms watu, wanatumia sms ndugu, wanatumia sms marafiki, ' +
        'wanatumia sms boss, wanatukana, wananitukana, shylock, mkopeshaji, auctioneer, nimetekwa, ametekwa, ' +
        'wametekwa, wamemteka, amemteka, kikomboleo, ransom, wamemshikilia, wamenishikia kisu, wamenishikia bisu, ' +
        'wamenishikia bunduki, wamenishikia bastola, kwa kisu, kwa bunduki, wamenilazimisha, wametulazimisha, ' +
        'wamemlazimisha, amenilazimisha, ametulazimisha, amemlazimisha, walinilazimisha, walitulazimisha, ' +
        'walimlazimisha, alinilazimisha, alitulazimisha, alimlazimisha, kulazimishwa, nimelazimishwa, ' +
        'nililazimishwa, ili afute, ili asifute, asipost, asizitume, amechukua passport, wamechukua passport',
      'picha, video, kutisha, aibu, siri, familia, contacts, mkopo, deni, kutuma, uchi, utupu, sivyo, kesho, ' +
        'sumu, kisu, nyumbani, facebook',
    ],
    recovery_scam: [
      'kunirudishia pesa, kurudisha pesa, atanirudishia pesa, atarudisha pesa, watanirudishia pesa, ' +
        'watarudisha pesa, alisema atanirudishia, alisema watanirudishia, alisema kurudisha, ' +
        'alisema kunirudishia, alisema ataniregeshea, alisema kurejesha, alisema anaweza kurudisha, ' +
        'alisema wanaweza kurudisha, aliahidi atanirudishia, aliahidi watanirudishia, aliahidi kurudisha, ' +
        'aliahidi kunirudishia, aliahidi ataniregeshea, aliahidi kurejesha, aliahidi anaweza kurudisha, ' +
        'aliahidi wanaweza kurudisha, walisema atanirudishia, walisema watanirudishia, walisema kurudisha, ' +
        'walisema kunirudishia, walisema ataniregeshea, walisema kurejesha, walisema anaweza kurudisha, ' +
        'walisema wanaweza kurudisha, waliahidi atanirudishia, waliahidi watanirudishia, waliahidi kurudisha, ' +
        'waliahidi kunirudishia, waliahidi ataniregeshea, waliahidi kurejesha, waliahidi anaweza kurudisha, ' +
        'waliahidi wanaweza kurudisha, anasema atanirudishia, anasema watanirudishia, anasema kurudisha, ' +
        'anasema kunirudishia, anasema ataniregeshea, anasema kurejesha, anasema anaweza kurudisha, ' +
        'anasema wanaweza kurudisha, anaahidi atanirudishia, anaahidi watanirudishia, anaahidi kurudisha, ' +
        'anaahidi kunirudishia, anaahidi ataniregeshea, anaahidi kurejesha, anaahidi anaweza kurudisha, ' +
        'anaahidi wanaweza kurudisha, wanasema atanirudishia, wanasema watanirudishia, wanasema kurudisha, ' +
        'wanasema kunirudishia, wanasema ataniregeshea, wanasema kurejesha, wanasema anaweza kurudisha, ' +
        'wanasema wanaweza kurudisha, wanaahidi atanirudishia, wanaahidi watanirudishia, wanaahidi kurudisha, ' +
        'wanaahidi kunirudishia, wanaahidi ataniregeshea, wanaahidi kurejesha, wanaahidi anaweza kurudisha, ' +
        'wanaahidi wanaweza kurudisha, kurudishiwa pesa, kurecover pesa, recovery, hacker wa, ' +
        'hacker anayerudisha, hacker mzuri, ethical hacker, wakili, mwanasheria feki, nitarudishiwa zote, ' +
        'nitarudishiwa pesa, ili nirudishiwe, ili pesa irudi, ili pesa zirudi, ada ya kurudisha, fee ya reversal, ' +
        'reversal fee, nimetapeliwa tena, nimetapeliwa mara ya pili, nimetapeliwa mara mbili, nilitapeliwa tena, ' +
        'nilitapeliwa mara ya pili, nilitapeliwa mara mbili, nimeibiwa tena, nimeibiwa mara ya pili, ' +
        'nimeibiwa mara mbili, utapeli wa pili, mara ya pili kutapeliwa, tena wametapeli, fidia kwa waathirika, ' +
        'fidia ya waathirika, interpol, pesa nilizopoteza, pesa niliyopoteza, tapeli amekamatwa, ' +
        'wamemkamata tapeli',
      'kurudisha, kurudishiwa, kurejesha, hacker, wakili, mwanasheria, ada, fidia, mahakama, refund, reversal, ' +
        'nilipoteza, agent',
    ],
    mistaken_payment: [
      'nilikosea namba, nilikosea nambari, nilikosea akaunti, nilikosea till, nilikosea paybill, nilikosea mtu, ' +
        'nilikosea jina, nilikosea tarakimu, nilikosea kiasi, nilikosea kutuma, nilikosea kuandika, ' +
        'nilikosea number, nilikosea account, nimekosea namba, nimekosea nambari, nimekosea akaunti, ' +
        'nimekosea till, nimekosea paybill, nimekosea mtu, nimekosea jina, nimekosea tarakimu, nimekosea kiasi, ' +
        'nimekosea kutuma, nimekosea kuandika, nimekosea number, nimekosea account, nikakosea namba, ' +
        'nikakosea nambari, nikakosea akaunti, nikakosea till, nikakosea paybill, nikakosea mtu, nikakosea jina, ' +
        'nikakosea tarakimu, nikakosea kiasi, nikakosea kutuma, nikakosea kuandika, nikakosea number, ' +
        'nikakosea account, namba mbaya, namba isiyo, namba mbovu, namba si sahihi, namba ya mtu mwingine, ' +
        'namba tofauti, nambari mbaya, nambari isiyo, nambari mbovu, nambari si sahihi, nambari ya mtu mwingine, ' +
        'nambari tofauti, till mbaya, till isiyo, till mbovu, till si sahihi, till ya mtu mwingine, till tofauti, ' +
        'akaunti mbaya, akaunti isiyo, akaunti mbovu, akaunti si sahihi, akaunti ya mtu mwingine, ' +
        'akaunti tofauti, paybill mbaya, paybill isiyo, paybill mbovu, paybill si sahihi, ' +
        'paybill ya mtu mwingine, paybill tofauti, account mbaya, account isiyo, account mbovu, ' +
        'account si sahihi, account ya mtu mwingine, account tofauti, namba siyo yake, namba sio yake, ' +
        'kwa makosa, kimakosa, kwa bahati mbaya, bahati mbaya nimetuma, kwa mtu mwingine, badala ya, ' +
        'nilituma mara mbili, nilituma vibaya, nilituma badala, nimetuma mara mbili, nimetuma vibaya, ' +
        'nimetuma badala, nikatuma mara mbili, nikatuma vibaya, nikatuma badala, nimelipa mara mbili, ' +
        'nimelipa vibaya, nimelipa badala, nililipa mara mbili, nililipa vibaya, nililipa badala, wrong number, ' +
        'wrong till, wrong account, sifuri imezidi, sifuri moja zaidi, sifuri zaidi, nimeongeza sifuri, ' +
        'niliongeza sifuri, tarakimu moja, namba moja, digit moja, zinafanana, nilichanganya, nimechanganya, ' +
        'nilimchagua vibaya, nilichagua vibaya, nikabonyeza mara mbili, jina linafanana, majina yanafanana, ' +
        'namba ya zamani, kosa langu, makosa yangu mwenyewe, sio utapeli, si utapeli, siyo utapeli, hakuna tapeli',
      'nimekosea, nilikosea, kosa, makosa, reverse, reversal, irudi, irudishwe, hataki kurudisha, ' +
        'amekataa kurudisha, anakataa kurudisha, amekula, mtu mwingine, namba, till, tarakimu, haraka',
    ],
  },
} satisfies PaymentWords
