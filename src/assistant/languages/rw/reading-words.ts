import type { PaymentWords } from '../tables/reading-words.ts'

/** Lists the words by which the reader understands Kinyarwanda. */
export const readingWords = {
  numbers: {
    units:
      'rimwe=1 umwe=1 imwe=1 kimwe=1 kamwe=1 limwe=1 moya=1 babiri=2 abiri=2 bibiri=2 ebyiri=2 ibiri=2 ' +
      'biri=2 tubiri=2 habiri=2 kubiri=2 batatu=3 atatu=3 bitatu=3 itatu=3 eshatu=3 dutatu=3 bane=4 ane=4 ' +
      'bine=4 ine=4 enye=4 batanu=5 atanu=5 bitanu=5 ibitanu=5 ibibiri=2 ibitatu=3 ibine=4 ibitandatu=6 ibirindwi=7 itanu=5 eshanu=5 dutanu=5 batandatu=6 atandatu=6 ' +
      'bitandatu=6 itandatu=6 esheshatu=6 dutandatu=6 barindwi=7 arindwi=7 birindwi=7 irindwi=7 karindwi=7 ' +
      'turindwi=7 ndwi=7 umunani=8 munani=8 inani=8 icyenda=9 cyenda=9 icumi=10 cumi=10 kumi=10 ' +
      'makumyabiri=20 makumyabili=20 mirongwibiri=20 mirongwitatu=30 mirongwine=40 mirongwitanu=50 ' +
      'mirongwitandatu=60 mirongwirindwi=70 mirongwinani=80 mirongwicyenda=90 maganabiri=200 maganatatu=300 ' +
      'maganane=400 maganatanu=500 maganatandatu=600 maganarindwi=700 maganinani=800 maganicyenda=900',
    scales:
      'mirongo=10 mirong=10 milongo=10 ijana=100 magana=100 magan=100 amagana=100 igihumbi=1000 ' +
      'ibihumbi=1000 gihumbi=1000 bihumbi=1000 ibihumi=1000 ibihumbyi=1000 miliyoni=1000000 miriyoni=1000000 ' +
      'miliyo=1000000 milioni=1000000 amamiliyoni=1000000 miliyari=1000000000 miriyari=1000000000',
    joints: 'na, n',
    scaleFirst: true,
    money:
      'amafaranga= mafaranga= faranga= ifaranga= amafranga= mafranga= udufaranga= mafr= amafr= frw=RWF ' +
      'rwf=RWF frws=RWF amanyarwanda=RWF rwanda=RWF peso=PHP pesos=PHP ipeso=PHP amapeso=PHP amapesos=PHP ' +
      'pezo=PHP amapezo=PHP php=PHP dolari=USD idolari=USD idolali=USD amadolari=USD madolari=USD ' +
      'amadolali=USD amadorari=USD idorari=USD amadolars=USD iyero=EUR amayero=EUR mayero=EUR amayuro=EUR ' +
      'iyuro=EUR amaeuro=EUR amapawundi=GBP amapound=GBP amashilingi= shilingi= amarundi=BIF fbu=BIF fc=CDF ' +
      'ariyari=SAR amariyali=SAR',
    numberBefore: 'nimero, nomero, numero, nimero ni, nimero ye, nimero ya, konti, konti ni, konti ye',
    counted:
      'ans, imyaka, abantu, imibare, amanota, ku ijana, ibirometero, kg, iminsi, amasaha, iminota, amezi, ' +
      'ibyumweru, abakiriya, abana, abahinzi, abanyamuryango, followers, inyuguti, amatike, amafoto',
    times: 'inshuro, x',
    pieces: 'amakarita, cards, amatike, tickets, ibikapu',
  },
  time: {
    now:
      'ubu nyine, nonaha, nonaha aha, nonaha nyine, ubungubu, ubu ngubu, aka kanya, muri aka kanya, ' +
      'mu kanya gashize, hashize akanya, hashize akanya gato, hashize umwanya muto, hashize umwanya, ' +
      'akanya gashize, umwanya muto ushize, mu kanya kashize, ubu tuvugana, muri uyu mwanya, ' +
      'hashize amasegonda, ntabwo hashize umwanya, vuba cyane ubu, ubu ndakimara, nkimara kohereza, ' +
      'nkimara kwishyura',
    today:
      'uyu munsi, uyumunsi, uno munsi, unomunsi, uyu minsi, umunsi wa none, wa none, cya none, none aha, ' +
      'none mu gitondo, none mugitondo, none nijoro, none ku manywa, none nimugoroba, muri iki gitondo, ' +
      'iki gitondo, mu gitondo cya none, mugitondo cya none, igitondo cya none, cy uyu munsi, bw uyu munsi, ' +
      'y uyu munsi, z uyu munsi, w uyu munsi, uyu mugoroba, uno mugoroba, muri uyu mugoroba, ' +
      'umugoroba wa none, aka kagoroba, iki kigoroba, muri iki gicamunsi, iki gicamunsi, iri joro, ' +
      'muri iri joro, rino joro, ijoro rya none, uyu munsi mu gitondo, uyu munsi nimugoroba, ' +
      'uyu munsi nijoro, uyu munsi ku manywa, uyu munsi ku gicamunsi',
    yesterday:
      'ejo, ejo hashize, ejo hahise, ejo hashije, ejo hashizeho, umunsi w ejo, w ejo, ryo ku ejo, ' +
      'ejo mu gitondo, ejo mugitondo, ejo nimugoroba, ejo nijoro, ejo ku manywa, ejo ku gicamunsi, ' +
      'ejo hashize nijoro, ejo hashize nimugoroba, ejo hashize mu gitondo, ijoro ryakeye, nijoro ryakeye, ' +
      'iri joro ryakeye, mu ijoro ryakeye, muri iri joro ryakeye, ijoro ryashize, mu ijoro ryashize, ' +
      'nijoro ryashize, ijoro ry ejo, nimugoroba w ejo, umugoroba w ejo, mu gitondo cy ejo, ejo ijoro, ' +
      'naraye nohere*, naraye nishyu*, naraye mwohere*, naraye mpaye, naraye ntanze, baraye bankuyeho, ' +
      'baraye banyibye, baraye bantwaye, baraye bakuyeho, hier',
    dayBeforeYesterday:
      'ejobundi, ejo bundi, ejobundi hashize, ejo bundi hashize, umunsi w ejobundi, w ejobundi, ' +
      'ejobundi nijoro, ejobundi nimugoroba, ejobundi mu gitondo, ejobundi ku manywa, iminsi ibiri ishize, ' +
      'hashize iminsi ibiri, avant hier',
    dawn:
      'mu rukerera, urukerera, rukerera, mu rucyerera, urucyerera, rucyerera, bugicya, mu museke, ' +
      'umuseke utambitse, umuseke ukeba, mu ruturuturu, ruturuturu, inkoko zibika, inkoko ya mbere, ' +
      'mu bunyoni, izuba ritararasa, butaracya, hataracya',
    morning:
      'mu gitondo, mugitondo, igitondo, gitondo, mu igitondo, ku gitondo, mu bitondo, mu gitondo cya kare, ' +
      'kare mu gitondo, mu gitondo kare, mugitondo kare, mu masaha ya mu gitondo, mu gasusuruko, ' +
      'agasusuruko, gasusuruko, izuba rirashe, mbyutse gato',
    noon:
      'ku manywa, z amanywa, kumanywa, amanywa, ku manywa y ihangu, amanywa y ihangu, saa sita z amanywa, ' +
      'izuba riva, mu ma saa sita, isaha y ifunguro, sasita z amanywa',
    afternoon:
      'ku gicamunsi, kugicamunsi, mu gicamunsi, igicamunsi, gicamunsi, ku gica munsi, z igicamunsi, ' +
      'nyuma ya saa sita, nyuma ya sasita, nyuma ya saa sita z amanywa, nyuma y amanywa, ikigicamunsi, ' +
      'apres midi',
    evening:
      'nimugoroba, ni mugoroba, ku mugoroba, umugoroba, mugoroba, mu mugoroba, ku kigoroba, ikigoroba, ' +
      'kigoroba, mu kigoroba, akagoroba, kagoroba, ku kagoroba, bwije, bugorobye, mu kabwibwi, akabwibwi, ' +
      'izuba rirenze, nimugoroba cyane',
    night:
      'nijoro, ni joro, ijoro, joro, mu ijoro, muri joro, z ijoro, mu gicuku, igicuku, gicuku, nijoro cyane, ' +
      'ijoro ryose, mu ijoro hagati, mu masaha y ijoro, ijoro ryakeye, ijoro ryashize, nijoro ryakeye, ' +
      'iri joro',
    greetings:
      'mwaramutse, waramutse, mwaramutse neza, mwaramutseho, mwaramukanye, muramuke, uramuke, mwiriwe, ' +
      'wiriwe, mwiriwe neza, mwiriweho, mwirirwe, mwiriranywe, umunsi mwiza, mugire umunsi mwiza, ' +
      'ugire umunsi mwiza, umugoroba mwiza, mugire umugoroba mwiza, ijoro ryiza, mugire ijoro ryiza, ' +
      'ugire ijoro ryiza, igitondo cyiza, mugire igitondo cyiza, mugire amanywa meza, bonjour, bonsoir, ' +
      'good morning, good evening',
    months: [
      'mutarama ukwa-mbere kwa-mbere mu-kwa-mbere z-ukwa-mbere z-ukwezi-kwa-mbere ukwezi-kwa-mbere ' +
        'kwa-mbere-tariki kwa-mbere-itariki janvier zanviye',

      'gashyantare gashantare ukwa-kabiri kwa-kabiri z-ukwa-kabiri z-ukwezi-kwa-kabiri ukwezi-kwa-kabiri ' +
        'kwa-kabiri-tariki fevrier feviriye',

      'werurwe weruwe ukwa-gatatu kwa-gatatu z-ukwa-gatatu z-ukwezi-kwa-gatatu ukwezi-kwa-gatatu ' +
        'kwa-gatatu-tariki',
      'mata ukwa-kane kwa-kane z-ukwa-kane z-ukwezi-kwa-kane ukwezi-kwa-kane kwa-kane-tariki avril',

      'gicurasi gicuransi ukwa-gatanu kwa-gatanu z-ukwa-gatanu z-ukwezi-kwa-gatanu ukwezi-kwa-gatanu ' +
        'kwa-gatanu-tariki',

      'kamena ukwa-gatandatu kwa-gatandatu z-ukwa-gatandatu z-ukwezi-kwa-gatandatu ukwezi-kwa-gatandatu ' +
        'kwa-gatandatu-tariki juin',

      'nyakanga ukwa-karindwi kwa-karindwi ukwa-ndwi kwa-ndwi z-ukwa-karindwi z-ukwezi-kwa-karindwi ' +
        'ukwezi-kwa-karindwi juillet',
      'kanama ukwa-munani kwa-munani kwa-umunani z-ukwa-munani z-ukwezi-kwa-munani ukwezi-kwa-munani',

      'nzeri nzeli nzeyi ukwa-cyenda kwa-cyenda z-ukwa-cyenda z-ukwezi-kwa-cyenda ukwezi-kwa-cyenda ' +
        'septembre',
      'ukwakira kwakira ukwacumi ukwa-cumi kwa-cumi z-ukwa-cumi z-ukwezi-kwa-cumi ukwezi-kwa-cumi octobre',

      'ugushyingo gushyingo ugushingo kwa-cumi-na-kumwe kwa-cumi-na-rimwe ukwa-cumi-na-kumwe ' +
        'ukwezi-kwa-cumi-na-kumwe novembre',

      'ukuboza kuboza ukubozi kwa-cumi-n-abiri kwa-cumi-na-kabiri kwa-cumi-n-ebyiri ' +
        'ukwezi-kwa-cumi-n-abiri ukwezi-kwa-cumi-na-kabiri decembre',
    ],
    weekdays: [
      'ku-wa-mbere kuwa-mbere kuwambere ku-wambere uyu-wa-mbere kuri-uyu-wa-mbere kuri-uwo-wa-mbere ' +
        'wa-mbere-ushize wa-mbere-w-iki-cyumweru wa-mbere-nijoro wa-mbere-nimugoroba wa-mbere-mu-gitondo ' +
        'wa-mbere-w-icyumweru kumbere lundi',

      'ku-wa-kabiri kuwa-kabiri kuwakabiri ku-wakabiri uyu-wa-kabiri kuri-uyu-wa-kabiri kuri-uwo-wa-kabiri ' +
        'wa-kabiri-ushize wa-kabiri-w-iki-cyumweru wa-kabiri-nijoro wa-kabiri-nimugoroba ' +
        'wa-kabiri-mu-gitondo wa-kabiri-w-icyumweru mardi',

      'ku-wa-gatatu kuwa-gatatu kuwagatatu ku-wagatatu uyu-wa-gatatu kuri-uyu-wa-gatatu kuri-uwo-wa-gatatu ' +
        'wa-gatatu-ushize wa-gatatu-w-iki-cyumweru wa-gatatu-nijoro wa-gatatu-nimugoroba ' +
        'wa-gatatu-mu-gitondo wa-gatatu-w-icyumweru mercredi',

      'ku-wa-kane kuwa-kane kuwakane ku-wakane uyu-wa-kane kuri-uyu-wa-kane kuri-uwo-wa-kane ' +
        'wa-kane-ushize wa-kane-w-iki-cyumweru wa-kane-nijoro wa-kane-nimugoroba wa-kane-mu-gitondo ' +
        'wa-kane-w-icyumweru jeudi',

      'ku-wa-gatanu kuwa-gatanu kuwagatanu ku-wagatanu uyu-wa-gatanu kuri-uyu-wa-gatanu kuri-uwo-wa-gatanu ' +
        'wa-gatanu-ushize wa-gatanu-w-iki-cyumweru wa-gatanu-nijoro wa-gatanu-nimugoroba ' +
        'wa-gatanu-mu-gitondo wa-gatanu-w-icyumweru vendredi',

      'ku-wa-gatandatu kuwa-gatandatu kuwagatandatu ku-wagatandatu uyu-wa-gatandatu kuri-uyu-wa-gatandatu ' +
        'kuri-uwo-wa-gatandatu wa-gatandatu-ushize wa-gatandatu-w-iki-cyumweru wa-gatandatu-nijoro ' +
        'wa-gatandatu-nimugoroba wa-gatandatu-mu-gitondo wa-gatandatu-w-icyumweru kuwa-6 ku-isabato ' +
        'kuri-sabato ku-isabato-ishize samedi',

      'ku-cyumweru kucyumweru ku-cumweru kuri-iki-cyumweru-nimugoroba ku-cyumweru-gishize ' +
        'ku-cyumweru-nimugoroba ku-cyumweru-nijoro umunsi-w-icyumweru dimanche',
    ],
    feasts: 'noheli=12.25 umunsi_wa_noheli=12.25 ubunani=1.01 bonane=1.01',
    beforeDay: 'tariki, tariki ya, itariki, itariki ya, ku itariki, ku itariki ya, ku ya, taliki, taliki ya',
    minute: 'umunota, iminota, munota, minota, iminuti, minuti, minutes, iminotsa',
    hour: 'isaha, amasaha, masaha, saha, amasaa, heures',
    day: 'umunsi, iminsi, imyinsi, jours',
    week: 'icyumweru, ibyumweru, icumweru, ibyumwero, semaine',
    month: 'ukwezi, amezi, ukweji',
    ago:
      'hashize, hashyize, haciye, haciyeho, hashije, hahise, hashizeho, hari hashize, ubu hashize, ' +
      'nyuma hashize, ishize, ashize, yashize, bishize, ushize, yahise, irashize, arashize, birashize, ' +
      'hamaze gushira, il y a, ubu haciye',
    beforeHour:
      'saa, isaa, i saa, ku isaa, nka saa, mu ma saa, mu masaa, masaa, nko mu ma saa, hafi saa, hafi ya saa, ' +
      'kuva saa, ahagana saa, ahagana mu ma saa, hari saa, byari saa, ni saa, kuri saa, ku saa, ' +
      'ku isaha ya saa, ku isaha ya',
    afterHour: 'zuzuye',
    hours:
      'moya=1 mbiri=2 mbili=2 tatu=3 yine=4 ine=4 yinne=4 nne=4 tano=5 tanu=5 sita=6 saba=7 munani=8 nane=8 ' +
      'umunani=8 cyenda=9 icyenda=9 kenda=9 tisa=9',
    minutes:
      'n_igice=30 nigice=30 ni_gice=30 na_gice=30 na_igice=30 n_inusu=30 na_nusu=30 n_igicye=30 ' +
      'zirenzeho_igice=30 zirenze_igice=30 zuzuye=0 zuzuye_neza=0 na_kimwe_cya_kane=15 na_robo=15 ' +
      'n_iminota_5=5 iminota_5=5 na_5=5 n_iminota_10=10 iminota_10=10 na_10=10 n_iminota_15=15 iminota_15=15 ' +
      'na_15=15 n_iminota_20=20 iminota_20=20 na_20=20 n_iminota_25=25 iminota_25=25 na_25=25 ' +
      'n_iminota_30=30 iminota_30=30 na_30=30 n_iminota_35=35 iminota_35=35 na_35=35 n_iminota_40=40 ' +
      'iminota_40=40 na_40=40 n_iminota_45=45 iminota_45=45 na_45=45 n_iminota_50=50 iminota_50=50 na_50=50 ' +
      'n_iminota_55=55 iminota_55=55 na_55=55 zibura_iminota_itanu=-5 zibuze_iminota_itanu=-5 ' +
      'zibuzeho_iminota_itanu=-5 habura_iminota_itanu=-5 habuze_iminota_itanu=-5 zibura_iminota_icumi=-10 ' +
      'zibuze_iminota_icumi=-10 zibuzeho_iminota_icumi=-10 habura_iminota_icumi=-10 habuze_iminota_icumi=-10 ' +
      'zibura_iminota_5=-5 zibuze_iminota_5=-5 zibuzeho_iminota_5=-5 habura_iminota_5=-5 habuze_iminota_5=-5 ' +
      'zibura_iminota_10=-10 zibuze_iminota_10=-10 zibuzeho_iminota_10=-10 habura_iminota_10=-10 ' +
      'habuze_iminota_10=-10 zibura_iminota_15=-15 zibuze_iminota_15=-15 zibuzeho_iminota_15=-15 ' +
      'habura_iminota_15=-15 habuze_iminota_15=-15 zibura_iminota_makumyabiri=-20 ' +
      'zibuze_iminota_makumyabiri=-20 zibuzeho_iminota_makumyabiri=-20 habura_iminota_makumyabiri=-20 ' +
      'habuze_iminota_makumyabiri=-20',
    clockFromSix: true,
  },
  signs: {
    paid:
      'nohere*, nayohere*, narayohere*, narohere*, namwohere*, naramwohere*, nabohere*, narabohere*, ' +
      'nabyohere*, narabyohere*, nazohere*, nyohere*, mwohereje, mwoherereje, mboherereje, mbyohereje, ' +
      'ndayohere*, ndamwohere*, ndabohere*, ndohere*, ndabyohere*, twohere*, twayohere*, twarohere*, ' +
      'twamwohere*, twabyohere*, twarayohere*, turayohere*, yarayohere*, yayohere*, yarabyohere*, yabyohere*, ' +
      'yamwohere*, yohereje, bohereje, yoherejwe, byoherejwe, noherejwe, mvuye kohereza, nishyuy*, nishuy*, ' +
      'nishyiy*, narishyu*, nayishyu*, narayishyu*, namwishyu*, naramwishyu*, nabishyuye, narabishyuye, ' +
      'nabyishyu*, nishyura, nishyuraga, nishyuriye, ndishyura, ndishyuye, ndayishyura, ndamwishyura, ' +
      'ndabishyura, nyishyura, nyishyuye, mwishyuye, mwishyura, mbishyuye, nakwishyuye, twishyu*, twarishyu*, ' +
      'twayishyu*, twamwishyu*, turishyura, yishyuye, yarishyuye, yayishyuye, yishyuwe, yarishyuwe, byishyuwe, ' +
      'bishyuye, akishyura, arishyura, arayishyura, natanze, narayatanze, nayatanze, nabitanze, narabitanze, ' +
      'nazitanze, nayitanze, ntanze, ndayatanga, ndayitanga, ndabitanga, ndatanga, natangaga, twatanze, ' +
      'twayatanze, twarayatanze, yatanze, yarayatanze, yayatanze, akayatanga, batanze, amaze gutanga, namuhaye, ' +
      'naramuhaye, nabahaye, narabahaye, nayamuhaye, narayamuhaye, nayabahaye, nabimuhaye, ndamuha, ndabaha, ' +
      'ndayamuha, ndayabaha, ndabimuha, ndabibaha, muhaye, mbahaye, mpaye, nahaye, narahaye, twamuhaye, ' +
      'twabahaye, twahaye, yamuhaye, yabahaye, yarabahaye, yahaye, yaramuhaye, namuhereje, nabahereje, narihe, ' +
      'nariye amafaranga, narishe, narihiye, ndihiye, narayarishye, ndishye, nashyize, nashyizemo, nashyizeho, ' +
      'nashyizeyo, nayashyize*, narayashyize*, nabishyizemo, nashyiraga*, nyashyira, nayashyira, nyashyiraho, ' +
      'nshyiramo, nshyiraho, nshyize*, ndayashyira*, twashyize*, yashyize, yashyizemo, yashyizeho, nongeyeho, ' +
      'nongeramo, nongereyeho, nashize kuri, nashoye, nashoyemo, nayashoye*, narashoye, narayashoye, nshora, ' +
      'nshoye, nashoraga, nshoramo, twashoye, yashoye, yarashoye, naguze, nayiguze, nabiguze, naziguze, ' +
      'naraguze, nguze, naguzemo, twaguze, yaguze, naguriye, nakusanyije, nakoranyije, nadepoje, nadepojemo, ' +
      'ndepoza, nabikije, naboneye*, natransfereje, natransferinze, natransferiye, natransferije, ' +
      'nakoze transfert, nakoze transfer, nakoze virement, nakoze depot, nakoze ubwishyu, nabikurije, nimuriye, ' +
      'nimuye, nayimuriye, naguranije, navunje, naciye kuri, nanyujije, namaze kohereza, namaze kwishyura, ' +
      'namaze gutanga, namaze kuyohereza, maze kohereza, maze kwishyura, maze gutanga, maze kuyohereza, mazemo, ' +
      'namaze kubaha, namaze kumuha, amaze kohereza, nasohoye, narasohoye, nakoresheje amafaranga, bankuyeho, ' +
      'barankuyeho, bankuyemo, bakuyeho, bakuyemo, barakuyeho, bayakuyeho, bayakuyemo, bayikuyeho, bayikuyemo, ' +
      'bakuraho, bakuramo, bankuraho, bankuramo, yakuyeho, yakuyemo, yankuyeho, ankuraho, akuraho, akuramo, ' +
      'akuyeho, akuyemo, bayakuye, bakuye kuri, bayamazeho, havuyeho, havuyemo, havuye, haravuyeho, havaho, ' +
      'havamo, havanyweho, hakuweho, hakuwemo, hakurwaho, yavuyeho, yavuyemo, yaravuyeho, yavuye, byavuyeho, ' +
      'byavuyemo, zavuyeho, zavuyemo, ivuyeho, ivuyemo, avuyeho, avuyemo, yakuweho, yakuwemo, byakuweho, ' +
      'rivuyeho, yavanyweho, avaho, zivaho, avamo, hagiye, haragiye, yagiye, yaragiye, zagiye, zaragiye, ' +
      'byagiye, byaragiye, rwagiye, yagendeye, aragenda, iragenda, ziragenda, zigiye, igiye, ahise agenda, ' +
      'yari amaze kugenda, byari bimaze kugenda, yahise agenda, bigenda, agiye kuri, hagenze, banyibye, ' +
      'baranyibye, yanyibye, yaranyibye, bibye, baribye, banyiba, nibwe, naribwe, twibwe, yibwe, byibwe, hibwe, ' +
      'bayibye, barayibye, bayiba, bantwaye, barantwaye, batwaye, baratwaye, bayatwaye, barayatwaye, babitwaye, ' +
      'barabitwaye, yatwaye, yarayatwaye, yantwaye, yarantwaye, bantwara, batwara, bayatwara, bajyanye, ' +
      'barajyanye, bayajyanye, barayajyanye, yayajyanye, yajyanye, ajyana, bariye, barayariye, bayariye, ' +
      'bandiye, barandiye, yandiye, yarandiye, yarariye, yayariye, yarayariye, nariwe, narariwe, bayasukuye, ' +
      'bampanaguye, bambuye, banyambuye, yanyambuye, baranyambuye, nambuwe, bacucuye, bancucuye, barancucuye, ' +
      'bashimuse amafaranga, bankanze, nahombye, narahombye, nahombyemo, nahomberejwe, mpomba, mpombye, ' +
      'twahombye, yahombye, yarahombye, natakaje, narayatakaje, narayataye, nayataye, nataye, nabuze, ' +
      'narayabuze, nabihombyemo, natawe, babikuje, yabikuje, yarabikuje, abikuza, abikuje, barabikuje, bimuye, ' +
      'bayimuye, barayimuye, bakase, barakase, bankase, bankata, bakata, yakaswe, hakaswe, byakaswe, ' +
      'bayohereje, barayohereje, bohereza, yohereza, barikuriyeho, bikuriyeho, bihereje, yikuriyeho, ' +
      'ndayitanze, narayitanze, nabahaye cash, namuhaye cash, barayivomye, bayavomye, bavomye, bavanyeho, ' +
      'bavanyemo, bayavanyeho, bayavanyemo, barayavanyeho, yishyuwe kuri, narayibahaye, nabyishyuriye, ' +
      'narayimwoherereje, narayamwoherereje, narayaboherereje, nayaboherereje, nayamwoherereje, ' +
      'nabimwoherereje, mbyishyura, ndabyishyura, ndongera ndayohereza, nongeye kohereza, nongeye kwishyura, ' +
      'nishyuriyeho, nishyuriraga, narayishyize, narayishyizemo, narabishyizeho, nahashyize',
    asked:
      'arashaka, barashaka, bashaka, ashaka, yashakaga, bashakaga, arashakaga, ubu arashaka, ubu barashaka, ' +
      'yasabye, basabye, yansabye, bansabye, yaransabye, baransabye, aransaba, baransaba, ansaba, bansaba, ' +
      'asaba, basaba, arasaba, barasaba, biransaba, biracyansaba, iransaba, iradusaba, badusabye, adusaba, ' +
      'yamusabye, bamusabye, amusaba, basabaga, yasabaga, bamusaba, yongeye gusaba, arongera ansaba, yanyatse, ' +
      'banyatse, baranyatse, yaranyatse, anyaka, banyaka, aranyaka, baranyaka, yatse, bamwatse, batwatse, ' +
      'yatswatse, badusaba, bantuma, bantumye, bantegetse, bategetse, barishyuza, baranyishyuza, banyishyuza, ' +
      'bishyuza, bishyuje, birishyuzwa, ngo ntange, ngo nishyure, ngo nohereze, ngo nongereho, ngo nongere, ' +
      'ngo nshyiremo, ngo nshyireho, ngo mpe, ngo mbahe, ngo muhe, ngo ndihe, ngo ngure, ngo nshore, ' +
      'ngo mbanze, ngo atange, ngo yishyure, ngo yohereze, ngo twishyure, ngo dutange, ngo tubahe, ' +
      'ngo musubize, ngo mwoherereze, ngo tanga, ngo ishyura, ngo ohereza, ko ntanga, ko nishyura, ko nohereza, ' +
      'ntange, nishyure, nohereze, nshyiremo, nongereho, nongeraho, nzatange, nzishyura, nzatanga, nzohereza, ' +
      'mbanze ntange, mbanze nishyure, ndihe, utange, wishyure, wohereze, ohereza, ishyura, uratanga, ' +
      'urishyura, shyiramo, twishyure, duhe, umpe, bampe, agure, nimutanga, nintanga, ninishyura, bitarenze, ' +
      'mbere ya, nintishyura, nintatanga, uzabona, nzabona, nabona, azaba, zizaba, bikaba, bizaba, azunguka, ' +
      'nzunguka, kunguka, azikuba, akikuba, nzahembwa, kumpemba, yansezeranyije, bansezeranyije, banyijeje, ' +
      'yanyijeje, yanyemereye, banyemereye, yanyemereraga, banyemerera, azansubiza, bazansubiza, bazampa, ' +
      'azampa, azanyishyura, bazanyishyura, nemerewe, natsindiye, natomboye, nasabye inguzanyo, ' +
      'nsabe inguzanyo, inguzanyo ya, inguzanyo y, igihembo cya, umushahara wa, mushahara wa, ku kwezi, ' +
      'ku mwaka, ku munsi, igiciro, igiciro cya, igiciro ni, agaciro, agaciro ka, igura, kigura, yaguraga, ' +
      'ideni, ideni rya, umwenda, umwenda wa, asigaye, ayasigaye, andi, ayandi, izindi, ikindi gice, amande, ' +
      'amande ya, ubwishyu bwa, avance ya, penalty ya, tax ya, frais, frais de, ifishi ya, insimbura, ' +
      'ingurane ya, incungu, ransom, barashaka ko nishyura, ngo nindamuka, ngo ninongere, ninongere, ' +
      'arasaba ko, barasaba ko, iransaba kwishyura, ngo nsubize, ngo aguhe, yansabaga, bansabaga, bifuzaga, ' +
      'yifuzaga, ngo ni ngombwa, ngo bisaba, ngo nyishyure, ngo nyatange, ngo nyohereze, ngo nyabahe, ' +
      'bashaka indi, arashaka indi, bashaka izindi, ngo dushyireho, uzahabwa, nzahabwa, natsinze, wegukanye, ' +
      'negukanye, ngo negukanye',
    back:
      'yansubije, bansubije, baransubije, yaransubije, aransubiza, baransubiza, yasubijwe, nasubijwe, ' +
      'narasubijwe, nayasubijwe, twasubijwe, byansubijwe, ansubiza, bansubiza, yadusubije, yamusubije, ' +
      'bamusubije, azagaruka, yagarutse, yaragarutse, byagarutse, zagarutse, iragaruka, aragaruka, agaruka, ' +
      'yagarutseho, bigaruka, hagaruka, hagarutse, yahise agaruka, ahita agaruka, bayagaruye, barayagaruye, ' +
      'bagaruye, yagaruwe, nagaruje, narayagaruje, banyohere*, yanyohere*, baranyohere*, nohererejwe, nakiriye, ' +
      'nayakiriye, narakiriye, yakiriye, nabonye, narayabonye, nayabonye, nyabona, nabonyemo, yampaye, bampaye, ' +
      'yarampaye, barampaye, bampa, ampa, bampayemo, yanyishyuye, banyishyuye, baranyishyuye, yanyishyuriye, ' +
      'yandishye, bandishye, yandihe, yandihaga, bandihaga, nabikuje, narabikuje, nabikujeho, nungutse, ' +
      'narungutse, nungutseho, inyungu, inyungu ya, inyungu y, nahembwe, bampembye, bampemba, yampembye, ' +
      'yampembaga, nahembwaga, commission ya, komisiyo, komisiyo ya, yinjiye, hinjiye, hinjiyeho, hinjiramo, ' +
      'ryinjiye, binjije, refund, remboursement, barandemburusa, bashyizeho, bampereje, nsigarana, nasigaranye, ' +
      'nagurishije, yanguriye, nayabonye koko, yabanje kumpa, babanje kumpa, yabanje kunyishyura, ' +
      'banshyiriyeho, yanshyiriyeho, bamaze kunsubiza, kunsubiza ayanjye, nasubijwe yose, ngarurirwa, ' +
      'bangaruriye, yangaruriye, barangaruriye, yangarutseho, nungukiye, nungukaga, nabonaga inyungu, ' +
      'nabanje kubona, nahawe',
    balance:
      'hasigaye, hasigayemo, hasigayeho, hasigara, hasigaramo, hasigariyeho, harasigaye, harimo, hariho, ' +
      'haracyarimo, hari harimo, arimo, irimo, yarimo, yari irimo, irimo amafaranga, konti irimo, ' +
      'konti yanjye irimo, aracyarimo, aracyahari, arahari, asigayemo, asigayeho, asigaye kuri, handitse, ' +
      'handitswe, handitsemo, handitseho, byanditse, yanditseho, yerekana, herekana, iyerekana, werekana, ' +
      'bigaragara, bigaragaza, hagaragara, igaragaza, kuri app handitse, kuri app hari, kuri ecran, ' +
      'kuri ekara, ngo mfite, mfite, nari mfite, ubu mfite, nkaba mfite, mfiteho, mfitemo, nari mfiteho, ' +
      'nari mfitemo, afite, nsigaranye, nasigaranye, dusigaranye, solde, solde ya, balansi, balance, ' +
      'ari kuri konti, aryamye, nari narabitse, nabitse, nari narizigamiye, nazigamye, nari nsigaranye, ' +
      'niyo mfite, ayo mfite, ni ayo nari mfite, umubare uri',
    earlier:
      'umwaka ushize, mu mwaka ushize, mu mwaka wa, umwaka wari ushize, imyaka ishize, mu myaka ishize, ' +
      'mu myaka yashize, kera, kera cyane, mbere yaho, mbere y ibi, mbere y ibyo, mbere y ubu, mbere hose, ' +
      'mbere yuko, ukwezi gushize, mu kwezi gushize, amezi ashize, mu mezi ashize, mu cyumweru gishize, ' +
      'icyumweru gishize, mu byumweru bishize, mu minsi ishize, mu gihe gishize, mu gihe cyashize, ' +
      'nari narahombye, narahombye, twari twarahombye, yari yarahombye, nari naribwe, nari naratanze, ' +
      'nari narishyuye, nari narohereje, nigeze, nigeze guhomba, yigeze, yigeze guhomba, bigeze, twigeze, ' +
      'ubushize, icyo gihe, ubwo buheruka, ubuheruka, ayo nahombye mbere, nahombye mbere, mbere nari, ' +
      'nari nsanzwe, nahoranye, nahoze, ubwambere nari, umwaka wabanje, mu mwaka wabanje, kuva kera, ' +
      'hari igihe, mu bihe byashize, mu mwaka ushize wose, ukwezi kwashize, mu kwezi kwashize, ' +
      'icyumweru cyashize, mu mpeshyi ishize, nigeze kwibwa, yigeze kwibwa, naribwe mbere, ' +
      'nari naratekewe umutwe, nari narigeze, ubwa mbere nari, nibwe muri',
    not:
      'nta, nta na, nta n, ntabwo, ntacyo, ntawe, ntaho, ntanarimwe, nta na rimwe, nta na limwe, nta kintu, ' +
      'nta faranga, nta mafaranga, ntago, ntaba, oya, atari, utari, itari, batari, bitari, ntari, sinohere*, ' +
      'sinayohere*, sinamwohere*, sinabyohere*, sinishyu*, sinayishyu*, sinamwishyu*, sinatanze, sinatanga, ' +
      'sinayatanze, sinayatanga, sinamuhaye, sinamuha, sinabahaye, sinabaha, sinayabahaye, sinayamuhaye, ' +
      'sinigeze, sinigera, sindatanga, sindishyura, sindohereza, sindayohereza, sindamuha, sindabaha, ' +
      'sindagira, sinkoze, sinabikoze, sinashyize*, sinahombye, sinakanze, sinaguze, sinashoye, sinavuze, ' +
      'sinzatanga, sinzayatanga, sinzishyura, sinzohereza, sinatwawe, sinemeye, sinshobora, sinashoboye, ' +
      'sinshaka, sinakiriye, sinabonye, sinayabonye, ntarishyura, ntarohereza, ntaratanga, ntarayishyura, ' +
      'ntarayohereza, ntarayatanga, ntarabaha, ntaramuha, ntarakanda, ntatanze, ntohereje, ntishyuye, ntiy*, ' +
      'ntib*, ntitur*, ntitwa*, ntitwi*, ntitwo*, ntawo, ntawu*, ntizi*, ntiza*, ntiri*, ntiha*, nticy*, ' +
      'ntituz*, nanze, naranze, ndanga, ndanze, twanze, yanze, byanze, nari hafi, habuze gato, ' +
      'hari hasigaye gato, gato gusa, hataravaho, hatavuyeho, hatagiye',
    unreal:
      'iyo nza, niba, nimba, ninishyura, ninohereza, nintanga, nintohereza, nintishyura, nintatanga, ' +
      'nindamuka, ndamutse, uramutse, baramutse, nimutanga, nimwishyura, nzatanga, nzishyura, nzohereza, ' +
      'nzashyira, nzayatanga, azatanga, azishyura, azohereza, bazakura, bazantwara, nari ngiye, ' +
      'nari ngiye kohereza, nari ngiye kwishyura, nari ngiye gutanga, yari agiye, twari tugiye, ' +
      'ngiye kohereza, ngiye kwishyura, ngiye gutanga, agiye kohereza, agiye kwishyura, bagiye gukura, ' +
      'nari hafi, nari hafi kohereza, habuze gato, hari hasigaye gato, nashakaga, nashatse, nshaka, ' +
      'ndashaka, twashakaga, yashakaga, niteguye, nitegura, ndateganya, nateganyaga, nakagombye, nagombaga, ' +
      'ngomba, agomba, bagomba, tugomba, ngombwa, bisaba, byasabaga, nyatange, nyishyure, nyohereze, ' +
      'nohereze, nishyure, ntange, mpe, atange, yishyure, yohereze, natanga, nakohereza, nakwishyura, byaba, ' +
      'yaba, mbere yo kohereza, mbere yo kwishyura, mbere yo gutanga, kohereza, kwishyura, gutanga, ' +
      'kuyohereza, kuyatanga, kongeraho, keretse, cyangwa ndeke, naho ubundi, arajya kwaka, azaba, ejo nza, ' +
      'ejo azanyishyura, bitarenze ejo, ejo nzatanga, ejo nzishyura, ngo ejo nzatange',
    pointsBack:
      'nayohere*, narayohere*, ndayohereza, nabyohere*, narabyohere*, ndabyohereza, namwoherereje, ' +
      'mwoherereza, ndamwoherereza, nayishyuye, narayishyuye, ndayishyura, nabyishyuye, narabyishyuye, ' +
      'nayatanze, narayatanze, ndayatanga, nabitanze, narabitanze, nayitanze, narayitanze, nazitanze, ' +
      'ndayamuha, nayamuhaye, ndayabaha, nayabahaye, ndabimuha, nabimuhaye, ndabibaha, nyashyira, nyishyira, ' +
      'nayashyize*, narayashyize*, narabikoze, ndabikora, twarayohereje, twarayishyuye, yarayatanze, ' +
      'yarayohereje, yarayishyuye, yayajyanye, yayakiriye, barayatwaye, barayariye, barayajyanye, ' +
      'bayakuyeho, ayo mafaranga, ayo yose, aya mafaranga, iyo avance, yose, yose uko yakabaye, byose, ' +
      'byose uko byakabaye, zose, yombi, zombi, byombi, ibyo, nk uko yansabye, yose hamwe, wose, uwo mubare',
    correction:
      'oya ni, oya mbabarira, oya ntabwo, mbabarira, mumbabarire, mbabarira ni, nibeshye, ndibeshye, ' +
      'nari nibeshye, nibeshye ni, ndashaka kuvuga, nashakaga kuvuga, nshaka kuvuga, reka nkosore, ' +
      'ndakosora, nkosore, nakosoye, mukosore, ukosore, mukosora, ahubwo, ahubwo ni, ahubwo yari, ' +
      'cyangwa se, ni ukuvuga, si byo ni, sibyo, si byo, atari, ntabwo ari, ntabwo yari, ntabwo byari, ' +
      'ni ibi ahubwo, pardon, sorry, wait, mwandike, mwandikemo, muhindure, hindura, muhinduremo, ' +
      'nanditse nabi, navuze nabi, nari navuze, nari nanditse, ejo nanditse, mwanditse nabi, handitse nabi, ' +
      'harimo ikosa, hari ikosa, si yo, siyo, ikosora, reka reka ni, buretse, buretse gato, hold on, mbega ni, ' +
      'oya si, si yo ni, mwongereho, ongeramo, mukureho, hari icyo mwibeshyeho, mwibeshye, mwibeshyeho, ntabwo ari byo',
    fromBefore:
      'mvanye kuri, mvanye muri, mvuye kuri, mvuye muri, mbikuye kuri, mbikuye muri, nyakuye kuri, ' +
      'nayakuye kuri, nayakuye muri, nabikuye kuri, navanye kuri, navanye muri, nakuye kuri, nakuye muri, ' +
      'yavanye kuri, yakuye kuri, ayakuye kuri, ayakuye muri, ayavanye kuri, tuvanye kuri, twavanye kuri, ' +
      'tuyakuye kuri, kuva kuri, kuva muri, ivuye kuri, avuye kuri, avuye muri, yavuye kuri, yavuye muri, ' +
      'yavaga kuri, byavuye kuri, byavuye muri, byavaga kuri, zavuye kuri, bivuye kuri, ziva kuri, ' +
      'zivuye kuri, iva kuri, ava kuri, mbikura kuri, mvana kuri, nkura kuri, havuye kuri, bayakuye kuri, ' +
      'bayakuye muri, bakuye kuri, havuyeho kuri, nkoresheje, nakoresheje, dukoresheje, twakoresheje, ' +
      'akoresheje, yakoresheje, nkoresha, dukoresha, akoresha, nkoreshe, hakoreshejwe, nciye kuri, ' +
      'naciye kuri, mpitishije kuri, nyujije kuri, nanyujije kuri, banyuze kuri, nishyuye na, narishyuye na, ' +
      'banki yanjye, banki yanjye ni, banki yanjye ya, banki yacu, banki ye ni, banki ye, konti yanjye, ' +
      'konti yanjye ya, konti yanjye yo muri, konti yanjye iri muri, kuri konti yanjye ya, konti yacu, ' +
      'konti yacu ya, kuri konti yacu ya, compte yanjye ya, account yanjye ya, kuri account yanjye ya, ' +
      'carte yanjye, carte yanjye ya, carte ya, na carte ya, ikarita yanjye ya, ikarita ya, ikarita yanjye, ' +
      'app yanjye ya, wallet yanjye ya, mfite konti muri, mfite konti ya, nafunguye konti muri, ' +
      'ndi umukiriya wa, mbitsa muri, nabikije muri, mbitsa kuri, bafungura, bafunguye, binjiye muri, ' +
      'binjira muri, cheque ya, kuri unity yanjye, havuye muri',
    fromAfter:
      'yanjye, yange, yanje, yacu, yanjye ya, yanjye havuyeho, yanjye hagiye, havuyeho, havuyemo, ivuyeho, ' +
      'ivuyemo, yavuyeho, bakuyeho, bakuyemo, bakuramo, bakuraho, yifungura, yanjye ivuyeho, bayikuyeho, ' +
      'niyo nkoresha, ni yo nkoresha, ni yo nakoresheje, niyo nakoresheje, yamukuriyeho, cash yanjye, ' +
      'ye havuyeho',
    toBefore:
      'kuri, kuri konti, kuri konti ya, kuri konti y, kuri konti nshya, kuri konti nshya ya, kuri compte, ' +
      'kuri compte ya, kuri account, kuri account ya, kuri nimero, kuri numero, kuri nomero, kuri no, ' +
      'kuri tel, kuri wallet ya, kuri QR ya, ku nimero, ku numero, ku muntu, ku muntu witwa, ku witwa, ' +
      'k uwitwa, muri konti ya, kwa, ya uwitwa, ijya kuri, ajya kuri, bijya kuri, zijya kuri, bikajya kuri, ' +
      'bijya muri, ijya muri, ajya muri, ijya, ajyanwa kuri, njyana kuri, nyajyana kuri, yajyaga kuri, ' +
      'yagiye kuri, yagiye muri, byagiye kuri, byagiye muri, zagiye kuri, zagiye muri, zigiye kuri, ' +
      'zigiye muri, igiye kuri, agiye kuri, agiye muri, agenda kuri, yahise ajya kuri, hagiye kuri, ' +
      'yigira kuri, bigeze kuri, yageze kuri, bigera kuri, nyishyira kuri, nyishyira muri, nyashyira kuri, ' +
      'nyashyira muri, nayashyize kuri, nayashyize muri, nashyize kuri, nashyize muri, ndayashyira kuri, ' +
      'mbishyira kuri, bashyira kuri, kuyashyira kuri, yashyize kuri, nohereje kuri, nayohereje kuri, ' +
      'nohereza kuri, noherereje, nohereje kwa, yohereje kuri, yoherejwe kuri, byoherejwe kuri, ' +
      'boherereza kuri, mwoherereje kuri, namwoherereje kuri, kohereza kuri, nishyuye kuri, nishyura kuri, ' +
      'nayishyuye kuri, namwishyuye kuri, bampa konti, bampaye konti, yampaye konti, yampaye numero, ' +
      'bampaye numero, yampaye nimero, naha nishyuye, uwakiriye, uwakiriye ni, uwayakiriye, beneficiary, ' +
      'beneficiaire, yakiriwe na, yakiriwe kuri, konti yabo, konti ye, konti y umutekamutwe, konti yakiriye',
    toAfter:
      'yabo, y uwo muntu, y umutekamutwe, y umujura, yakiriye, yayakiriye, niyo yakiriye, ni yo yakiriye, ' +
      'ni yo yayakiriye, izina, mu izina rya, mu mazina ya, ku izina rya, yanditse kuri, ibaruye kuri, ' +
      'ya uwitwa, y uwitwa, bampaye, yampaye, ni ho yagiye, niho yagiye, ni ho nayohereje, nayishyizeho, ' +
      'nyirayo',
    pretended:
      'ngo ni, ngo ari, ngo ni uwo muri, ngo ni uwo, ngo ni abo muri, ngo bari, ngo ndi, avuga ko ari, ' +
      'avuga ngo ni, bavuga ko ari, bavuga ngo ni, bavugaga ko ari, yavugaga ko ari, yavuze ko ari, ' +
      'bavuze ko ari, avuga ko akora muri, ngo akora muri, ngo bakora muri, avuga ko akorera, bambwiye ko ari, ' +
      'bambwiye ngo ni, yambwiye ko ari, yambwiye ngo ni, bambwira ko ari, ambwira ko ari, ambwira ngo ni, ' +
      'yambwiraga ko ari, yibwiye ko ari, wiyise, uwiyise, yiyise, biyise, wiyita, uwiyita, yiyita, biyita, ' +
      'yigize, uwigize, bigize, wigize, yiyitiriye, biyitiriye, wiyitirira, biyitirira, uwiyitirira, yitiriwe, ' +
      'yiganye, biganye, bigana, uwiganye, bihinduye, yihinduye, y ibinyoma, w ibinyoma, b ibinyoma, ' +
      'cy ibinyoma, impimbano, y impimbano, baringa, fake, bya nyirarureshwa, nyirarureshwa, itari iy ukuri, ' +
      'isa n iya, usa n uwa, umukozi wa, umukozi wo muri, abakozi ba, abakozi bo muri, agent wa, agent wo muri, ' +
      'uwo muri, abo muri, bo muri, wo muri, umuntu wo muri, uwo kuri, customer care ya, customer care wa, ' +
      'customer service ya, fraud department ya, security ya, muri security ya, support ya, service client ya, ' +
      'help desk ya, urubuga rwa, site ya, page ya, link ya, sms ya, ubutumwa bwa, message ya, email ya, ' +
      'ngo bavuye muri, bahamagaye bavuga, ngo ni umukozi wa, ngo ni umukozi wo muri, yiyitaga, biyitaga, ' +
      'yigira, bigira, yigiraga, ngo akorera, ngo bakorera, avuga ko akorera muri, bavuga ko bakorera, ' +
      'bavuga ko bakora muri, uvuga ko ari, uvuga ko akora, umuntu uvuga ko, yavuze ko akora muri, ' +
      'bavuze ko bakora muri, uwampamagaye yavuze, yavuze ko ari umukozi, ngo bahamagaye bava, ngo yaturutse, ' +
      'isa niya, yasaga n iya, paji isa n, urubuga rusa, site isa, app isa n, wiyitaga, uwiyitaga',
    reachMe:
      'nimero yanjye ni, numero yanjye ni, nomero yanjye ni, no yanjye ni, nimero yanjye, numero yanjye, ' +
      'nomero yanjye, numero zanjye, nimero yange, numero yange, numero yanjye ya telefone, iyanjye ni, ' +
      'telefone yanjye ni, telefoni yanjye ni, telephone yanjye ni, telephone ni, tel yanjye, tel yanjye ni, ' +
      'phone yanjye, terefone yanjye, contact yanjye, contact yanjye ni, contacts zanjye ni, wapchat yanjye, ' +
      'mpamagara kuri, mumpamagare kuri, mwampamagara kuri, wampamagara kuri, mpamagare kuri, ' +
      'muzampamagare kuri, mumpamagara kuri, nampamagara kuri, nahamagarwa kuri, mwambona kuri, ' +
      'mumbone kuri, wambona kuri, mwambariza kuri, mbarizwa kuri, nabarizwa kuri, naboneka kuri, ' +
      'ndaboneka kuri, mboneka kuri, mwanyandikira kuri, munyandikire kuri, nyandikira kuri, munsange kuri, ' +
      'mumvugishe kuri, mwamvugisha kuri, mwakoresha, ni yo yanjye, niyo yanjye, iyo ni yo yanjye, ' +
      'ni iyanjye, kontakti yanjye',
    theirNumber:
      'numero ye, nimero ye, nomero ye, telefone ye, tel ye, iye ni, niyo numero ye, niyo nimero ye, ' +
      'ni yo numero ye, numero yabo, nimero yabo, nomero yabo, iyabo, numero z abo, numero yabo ni, ' +
      'numero ye ni, nimero ye ni, numero y uwo muntu, numero y uwo mujura, nimero y uwo mujura, ' +
      'numero y umutekamutwe, nimero y umutekamutwe, numero y umujura, numero y abajura, ' +
      'numero y uwo mugabo, numero y uwo mukobwa, yampamagaye kuri, bampamagaye kuri, ' +
      'yampamagaye akoresheje, bampamagaye bakoresheje, yampamagaje, bampamagaje, yampamagajwe, ' +
      'ni yo yampamagaye, niyo yampamagaye, ni yo bampamagaye, numero yampamagaye, nimero yampamagaye, ' +
      'numero yanyandikiye, nimero yanyandikiye, yanyandikiye kuri, banyandikiye kuri, ' +
      'yanyandikiye akoresheje, yakoresheje numero, yakoresheje nimero, nimero yakoresheje, ' +
      'numero yakoreshaga, nahamagawe na, uwampamagaye, ntimwitabe, numero yohereje, sms yavuye kuri, ' +
      'uwo mugabo ni, uwo muntu ni, ' +
      'numero y uwo mujura ni, numero y umujura ni, numero y abo bajura, numero y abatekamutwe, umujura akoresha, akoresha numero, bakoresha numero, numero bakoresheje',
    meantNumber:
      'aho kuri, aho kuba, aho kohereza kuri, aho kohereza, aho kuyohereza kuri, aho kuyashyira, ' +
      'aho gushyira kuri, aho gushyira, aho gutanga, aho kwishyura, aho kwandika, nashakaga kohereza kuri, ' +
      'nashakaga kohereza, nashatse kohereza kuri, nashatse kohereza, nashakaga kwandika, ' +
      'nari ngiye kohereza kuri, nifuzaga kohereza, yagombaga kujya kuri, yagombaga kuba, ' +
      'nagombaga kohereza kuri, nagombaga kwandika, byagombaga kujya, nimero nyayo, numero nyayo, ' +
      'nimero ya nyayo, numero y ukuri, iya nyayo ni, iy ukuri ni, iyo nashakaga, iyo nashakaga ni, ' +
      'umubare w ukuri, atari, itari',
    nameBefore:
      'izina, amazina, izina ni, amazina ni, mu izina rya, mu izina ry, mu mazina ya, ku izina rya, ' +
      'ku izina ry, ku mazina ya, izina rya konti, izina riri kuri konti, izina ryanditse, ' +
      'izina ryagaragaye, izina rye ni, izina rye, amazina ye ni, amazina ye, yanditse kuri, yanditswe kuri, ' +
      'yanditseho, handitseho, handitse ko ari, handitse izina, ibaruye kuri, ibaruwe kuri, ' +
      'ibaruye mu izina rya, ibaruje kuri, iri mu mazina ya, yitwa, witwa, uwitwa, yitwaga, bitwa, ' +
      'ni uwitwa, ya uwitwa, y uwitwa, ku witwa, umuntu witwa, konti ya, konti y, nyiri konti, ' +
      'nyiri konti ni, nyiri konti yitwa, nyirayo yitwa, nyirayo ni, beneficiary, beneficiaire, holder, ' +
      'ni ya, ni uwa, bayita',
    referenceBefore:
      'ref, reference, referensi, referance, refe, ref ni, ref ya, ref no, reference ni, reference ya, ' +
      'reference y, reference number, numero ya reference, nimero ya reference, no ya reference, ' +
      'nimero ya transaction, numero ya transaction, no ya transaction, numero ya transfert, ' +
      'ref ya transfert, numero ya operation, transaction id, id ya transaction, id y igikorwa, ' +
      'transaction ni, kode ya transaction, code ya transaction, nimero y ubwishyu, numero y ubwishyu, ' +
      'nimero y igikorwa, numero y igikorwa, nimero y inyemezabwishyu, numero y inyemezabwishyu, ' +
      'inyemezabwishyu, inyemezabwishyu ni, confirmation no, confirmation, numero ya confirmation, ' +
      'numero y ihererekanya, bordereau, numero ya bordereau, resi, recu, numero ya resi, receipt, txid, ' +
      'trx, tid, nimero iranga',
    found:
      'nasanze, nsanga, narasanze, dusanga, twasanze, basanze, yasanze, asanga, nabonye ko, mbona, mbonye, ' +
      'ngiye kubona, nabibonye, narabibonye, nabimenye, narabimenye, namenye, namenye ko, naje kumenya, ' +
      'naje kubimenya, naje gusanga, naje kubona, twamenye, twamenye ko, twabimenye, yabimenye, bamenye, ' +
      'numva ko, numvise, nakangutse, nkangutse, nkanguka, nabyutse, mbyutse, ngabyuka, narabyutse, ' +
      'nsubiyeyo, nasubiyeyo, ngezeyo, nagezeyo, naje kureba, narebye, ndebye, nagiye kureba, ' +
      'nagiye ku ishami, nagiye kuri banki, nagiye kuri police, mpamagaye banki, nahamagaye banki, ' +
      'bambwira ko, banki yambwiye, banki imbwira, ambwira ko ari umutekamutwe, natahuye, naravumbuye, ' +
      'navumbuye, natahura, natunguwe, nitegereje, nabonye message, nabonye sms, nabonye notification, ' +
      'mbona message, mbona sms, mbona notification, nyuma nabonye, nyuma nsanga, menya ko, nari nzi ko',
    next:
      'nyuma, hanyuma, noneho, nuko, maze, ariko, ariko noneho, kandi, naho, bukeye, bukeye bwaho, ' +
      'bwaracyeye, nyuma yaho, nyuma y aho, nyuma y ibyo, nyuma yibyo, nyuma y iminsi, nyuma y iminota, ' +
      'nyuma y isaha, nyuma yo kohereza, nyuma yo kwishyura, mu kanya, ako kanya, uwo mwanya, nahise, mpita, ' +
      'ahita, bahita, yahise, bahise, hahita, birangira, birangiye, kuva ubwo, kuva icyo gihe, ubwo, ubu, ' +
      'ubundi, mbere, na none, nanone, arongera, barongera, ngeze, yongeye, bongeye, ikindi, kugeza ubu, ' +
      'ku munsi ukurikira, ku munsi wakurikiyeho, uwo munsi',
    total:
      'byose hamwe, yose hamwe, zose hamwe, wose hamwe, hamwe byose, byose hamwe ni, yose hamwe ni, ' +
      'igiteranyo, igiteranyo ni, igiteranyo cya, uteranyije, ubiteranyije, uyateranyije, muri rusange, ' +
      'mu rusange, total, total ni, byose byabaye, byose ni, yose ni, hose hamwe, muri byose',
    each:
      'buri, buri imwe, buri rimwe, buri kimwe, buri muntu, buri gihe, buri kwezi, buri munsi, ' +
      'buri cyumweru, inshuro, inshuro ebyiri, inshuro eshatu, inshuro enye, inshuro eshanu, ' +
      'inshuro nyinshi, incuro, incuro ebyiri, incuro eshatu, ubugira kabiri, ubugira gatatu, imwe imwe, ' +
      'rimwe rimwe, umwe umwe, imwe, kuri buri, ku muntu, kabiri kose, ebyiri zose, eshatu zose',
  },
  kinds: {
    impersonation_bank_police: [
      'umukozi wa banki, abakozi ba banki, umukozi wo muri banki, wiyise umukozi wa banki, wiyise banki, ' +
        'yiyise banki, biyise banki, uwiyise banki, ngo ni banki, ngo ni uwo muri banki, ngo ni abo muri banki, ' +
        'bo muri banki, ngo ari banki, ngo ni aba banki, wo muri banki, umuntu wa banki, avuga ko ari uwa banki, ' +
        'bavuga ko ari banki, fraud department ya, muri security ya, security ya banki, uwiyise polisi, ' +
        'wiyise umupolisi, uwiyise umupolisi, biyise polisi, yiyise umupolisi, ngo ni umupolisi, ngo ni polisi, ' +
        'ngo ari polisi, ngo ni abapolisi, polisi yampamagaye, police yampamagaye, bamubwiye ko ari polisi, ' +
        'konti itekanye, konti yizewe, konti ifite umutekano, konti y umutekano, ngo hari umuntu uri kwiba konti, ' +
        'ngo konti yanjye irafungwa, konti yawe irafungwa, konti yawe irahagarara, konti yawe yafunzwe, ' +
        'ngo konti yanjye yafunzwe, konti yanjye igiye gufungwa, dosiye ya blanchiment, blanchiment, iyezandonke, ' +
        'ngiye gufungwa, ngo ngiye gufungwa, ndi gushakishwa na polisi, ngo ndashakishwa, mandat d arret, ' +
        'ngo bamfungire, ngo ndafungwa, urupapuro rumfata, ngo umuhungu we yagonze, ubugenzacyaha bwampamagaye, ' +
        'ngo ni rib, uwiyise rib, umugenzacyaha, avuga ko akora muri banki, avuga ko akora muri, ' +
        'ngo konti yanjye yinjiriwe, konti yanjye yinjiriwe n abajura, ngo nkureyo amafaranga, ' +
        'ngo nyashyire ahantu hizewe, ngo njye kuri atm, agent wa banki, umugabo ngo agent wa, ' +
        'ngo ni ukwemeza konti, kwemeza konti ya, security ya coastal, uwo muri security, ' +
        'ngo yakoze impanuka kandi arafunze, ngo yishyure amande, umuntu wo muri banki, ngo ni umushinjacyaha, ' +
        'ngo ni umucamanza',

      'polisi, police, umupolisi, abapolisi, rib, ubugenzacyaha, umukozi wa, agent wa, banki yampamagaye, ' +
        'bampamagaye, customer care ya, gufungwa, bamfunge, gufungirwa, umutekano wa konti, kurinda amafaranga, ' +
        'kwemeza konti, konti irahagarara, video call, urukiko, mu rukiko, umushinjacyaha, uniforme, umusirikare, ' +
        'otp, kode, PIN, fraud department, points zanjye, ngo bahagarike, banki yanjye yampamagaye',
    ],
    impersonation_other: [
      'umukozi wa telecom, aba telecom, abakozi ba telecom, umukozi wa mtn, umukozi wa airtel, ngo ni mtn, ' +
        'ngo ari mtn, ngo ni airtel, customer care ya mtn, ngo ligne irafungwa, ligne yanjye irafungwa, ' +
        'nimero yanjye irafungwa, sim yanjye irafungwa, umukozi wa leta, umukozi wa rra, umusoresha, ' +
        'umukozi w imisoro, umukozi wa reg, umukozi wa wasac, umukozi w akarere, umukozi w umurenge, ' +
        'umukozi w ibiro, umukozi wo ku biro, abinjira n abasohoka, inspecteur, gasutamo, kuri gasutamo, ' +
        'muri gasutamo, umuzigo wanjye, umuzigo, colis, colis yanjye, iposita, livraison, livreur, ' +
        'umuntu uzana ibintu, courier, delivery yanjye, support ya, technicien wa, umutechnicien, ' +
        'customer care yari baringa, numero ya customer care, help desk, ayuda, imibereho myiza, ' +
        'inkunga y abakene, gufasha uwahuye, gusabiriza, inkongi, umuriro n amazi, amazi ngo meter, meter yanjye, ' +
        'umukozi w irembo, irembo, nida, imfashanyo, umuzigo wanjye wafatiwe, wafatiwe kuri gasutamo, ' +
        'wafatiwe muri gasutamo, colis yanjye iri, ngo nishyure frais z umuzigo, umukozi w amazi, ' +
        'umukozi w umuriro, bazakata umuriro, bazakata amazi, ngo bagiye gukata umuriro, umusoro ntishyuye, ' +
        'ngo mfite umusoro, customer care ya, points zanjye zigiye gushira, ' +
        'ko ari umukozi wa mtn, ko ari umukozi wa airtel, yiyise umukozi wa mtn, wiyise umukozi wa mtn, uwiyise umukozi wa mtn, ngo ni umukozi wa mtn, ngo ni uwa mtn, yiyise uwa mtn',

      'ngo ni umukozi, umukozi w, leta, ikigo, ubuyobozi, ibiro, sosiyete, kompanyi, telecom, sim yanjye, ' +
        'ligne yanjye, badge, amande, imisoro, frais, colis, gutanga imfashanyo, link, nakanze, sms, ' +
        'ubutumwa bwa sms, urubuga',
    ],
    impersonation_family_friend: [
      'ngo ni umwana wanjye, ngo ni umuhungu wanjye, ngo ni umukobwa wanjye, ngo ni musaza wanjye, ' +
        'ngo ni mushiki wanjye, ngo ni murumuna wanjye, ngo ni mukuru wanjye, ngo ni mama, ngo ni papa, ' +
        'ngo ni data, ngo ni mubyara wanjye, ngo ni inshuti yanjye, ngo ni umugabo wanjye, ngo ni umugore wanjye, ' +
        'wiyise umwana wanjye, wiyise umuhungu wanjye, wiyise umukobwa wanjye, wiyise inshuti yanjye, ' +
        'wiyise musaza wanjye, wiyise mushiki wanjye, wiyise umuvandimwe, uwiyise umuvandimwe, ' +
        'wiyise umukiriya wanjye, yiyise umukobwa wanjye, yiyise inshuti yanjye, wahinduye numero, ' +
        'yahinduye numero, ngo yahinduye numero, nahinduye numero, ngo iyi ni numero nshya, ' +
        'iyi ni numero yanjye nshya, numero nshya ye, kuri nimero nshya, ngo telefone ye yangiritse, ' +
        'telefone ye yaguye mu mazi, ngo yakoze accident, ngo yakoze impanuka, ngo ndi muri bitaro, ' +
        'ngo ari mu bitaro, bambwira ko mama yapfuye, ngo umwana wanjye, mama wawe arwaye, ' +
        'konti ye barayinjiriye, account ye yari yinjiriwe, profile ye yari yinjiriwe, bakoresheje ifoto ye, ' +
        'bigana ijwi rye, ijwi rye, yiganye ijwi, ngo mama yapfuye, ngo papa yapfuye, ngo umwana wawe, ' +
        'bambwira ngo mama, yiganye konti yanjye, umuntu yiganye konti, konti ye ya friendbook bayinjiriye, ' +
        'account y inshuti yanjye, yandikiye inshuti zanjye, ati mwana wanjye ni data, mwana wanjye ni data, ' +
        'ngo ni mwene wacu, ngo ni muramu wanjye, ngo nguriza, nguriza nzakwishyura, yansabye kumuguriza, ' +
        'yiyise umwuzukuru we, yiyise umwana we, yiyise umuhungu we, yiyise umukobwa we, yiyita umwana we, yiyita umwuzukuru we, avuga ko ari umwuzukuru we, avuga ko ari umwana we, avuga ko ari umuhungu we, yiyise njye, yiyise jyewe, avuga ko ari njye',

      'musaza wanjye, mushiki wanjye, umuhungu wanjye, umukobwa wanjye, mubyara wanjye, inshuti yanjye, ' +
        'umuvandimwe, tante, tonton, marume, accident, impanuka, ibitaro, mu bitaro, nimero nshya, ' +
        'numero nshya, si iye, ntabwo ari we, si we, si njye, si njyewe, group ya famille, mama we ararwaye, ' +
        'pasiteri, konti yanjye ya friendbook, biyita, yiganye konti',
    ],
    investment: [
      'ishoramari, gushora, gushora imari, nashoye, nashoyemo, yashoye, umushoramari, ishoramari rya, igishoro, ' +
        'igishoro cyanjye, igishoro cyari, inyungu ya, inyungu ku munsi, inyungu buri, inyungu nyinshi, ' +
        'inyungu y, crypto, kriputo, bitcoin, forex, trading, ai trading, gucuruza kuri forex, pyramide, ' +
        'piramide, piramidi, ponzi, amafaranga yikuba, kwikuba, azikuba, akikuba kabiri, azaba menshi, ' +
        'kubikuza byanze, kubikuza profit, ntibishoboka kubikuza, sinshobora kubikuza, nagerageje kubikuza, ' +
        'signals, group ya telepost, urubuga rwa crypto, urubuga rwarafunze, platform, gold invest, zahabu, ' +
        'business ya mahindi, koperative y inyungu, kuzana abantu babiri, kuzana abandi, buri muntu azana, ' +
        'uzabona inshuro, shyiramo uzabona, imigabane, kugura imigabane, pig butchering, account manager, ' +
        'gushora muri, shyiramo 5000 uzabona, ati shyiramo, uzabona kabiri, nuko nshyiramo, umuhanga mu bucuruzi, ' +
        'gufungura konti kuri zenith, cooperative y inyungu, harvest coop, gold ya congo, inyungu ku cyumweru, ' +
        'yabanje kumpa inyungu, nk inyungu, ngo nzunguka, nzunguka inshuro, kugura zahabu, coin, imari, ' +
        'isoko ry imari, mining, gucukura bitcoin',

      'inyungu, kunguka, nungutse, mentor, umuhanga mu, gukuba, kubikuza, profit, return, tax, wallet, ' +
        'usdt, app ya, website, admin, kwinjiza amafaranga menshi, gukira vuba, amafaranga menshi, byikuba, ' +
        'shares, tontine, ikimina, investment, telepost, mu kwezi azaba, gas fee',
    ],
    purchase: [
      'naguze, naguraga, natumije, nari natumije, nateje, commande, ibintu naguze, ntibyaje, ntiyaje, ntizaje, ' +
        'ntizaza, ntibiraza, ntiyangezeho, ntirangeraho, ntibirangeraho, sizirangeraho, ntibyangezeho, ' +
        'ntarabibona, nta nkweto, nta telefone, yohereje ibindi, bampaye ibitandukanye, harimo amatafari, ' +
        'harimo amabuye, harimo ubusa, bampereje karito, ucuruza kuri, umucuruzi wo kuri internet, ' +
        'umucuruzi wo kuri, seller, iduka ryo kuri internet, iduka ryo kuri interineti, online shop, ' +
        'shop yo kuri, page ya friendbook, page yavuyeho, kuri marketplace, marketplace, nagurishaga, ' +
        'naguze moto, naguze telefone, naguze telephone, naguze inkweto, naguze ticket, naguze amatike, amatike, ' +
        'itike y indege, naguze inzu, naguze ikibanza, ikibanza, terrain, appart, gukodesha, inzu yo gukodesha, ' +
        'caution ya, caution y inzu, ubukode bw inzu, deposit ya, landlord, nyirinzu, nyir inzu, airbnb, avance, ' +
        'agence de voyage, hoteli yo, photographe, fundi, kugura imodoka, yanze kunsubiza, ntiyagarutse gusana, ' +
        'puppy, imbwa nguze, game gold, diamonds za game, skins, fake receipt, check iragaruka, ' +
        'screenshot ko yohereje, sticker yari yometse, QR itari iyanjye, telefone ntiyaje, ibicuruzwa ntibyaje, ' +
        'yatumije ibiryo, nguze, naguze ticket ebyiri, appart yo gukodesha, nyirayo yambwiye ngo ntange caution, ' +
        'page yabo yavuyeho, pharmacie yo kuri internet, imiti yo kuri internet, ubukode bw, inyandiko z ubutaka, ' +
        'deed, wholesaler, bampa karito, harimo urubura, yanze kunyishyura imyenda, second hand, in game gold',

      'kugura, umucuruzi, ugurisha, uwagurishaga, yagurishaga, umukiriya, iduka, igicuruzwa, ibicuruzwa, ' +
        'inkweto, imyenda, telefone, telephone, iphone, laptop, mudasobwa, moto, imodoka, inka, inkoko, ' +
        'ticket, itike, shipping, delivery, kohereza ibintu, garanti, baduciye, ntiyabaho, inzu, online, ' +
        'on line, livraison, igiciro gito, promotion, black friday, amakuru y inzu',
    ],
    romance: [
      'umukunzi, umukunzi wanjye, urukundo, urukundo rwo kuri, umukunzi wo kuri, twakundanaga, twakundanye, ' +
        'dukundana, ambwira ko ankunda, yambwiye ko ankunda, yavugaga ko ankunda, ngo arankunda, ' +
        'twahuriye kuri app, twahuriye kuri net, twahuriye kuri internet, twahuriye kuri friendbook, ' +
        'twamenyaniye kuri, twamenyanye kuri, namenyaniye kuri, namumenyeye kuri, twamenyanye, ' +
        'umugabo twahuye online, umukobwa twahuye online, app y urukundo, dating app, dating, ' +
        'urubuga rw urukundo, rencontre, fiance, ngo azandongora, ngo tuzabana, ngo azaza tubane, kuza kundeba, ' +
        'ngo aze kundeba, ubukwe bwacu, ngo tuzashakana, umusirikare wa amerika, umusirikare w umunyamerika, ' +
        'umusirikare wo mu mahanga, captain, general wo muri amerika, umuzungu, umuvugabutumwa w umunyamerika, ' +
        'umu peterori, umwubatsi wo hanze, yambwiraga cherie, cherie, chou, amezi dukundana, ' +
        'nari nzi ko mfite umukunzi, saint valentin, twandikiranye umwaka, visa fee y umukunzi, ' +
        'yavugaga ko tuzabana, yansezeranyije kundongora, umukunzi wanjye w umunya, captain wo, ' +
        'mu gisirikare cya amerika, muri siriya, yambwiye ngo ndagukunda, ngo ndagukunda, ndamukunda, ' +
        'naramukundaga, twakundaniye, umugabo wo kuri friendbook, umukobwa wo kuri tinder, twateganyaga kubana, ' +
        'twateganyaga ubukwe, yambeshye urukundo',

      'umugabo nabonye kuri, umukobwa nabonye kuri, umugabo wo hanze, umugore wo hanze, mu mahanga, ' +
        'umusirikare, visa ye, itike ye, airport fee, impano, umuzigo wa cadeau, foto ye, amafoto ye, ' +
        'umu modele, yarwaye, ararwaye, mama we ararwaye, cancer, kunkunda, umutima wanjye, nari namukunze, ' +
        'naramukunze, naramwizeye, uwo twavuganaga, twandikiranaga',
    ],
    advance_fee: [
      'natsindiye, ngo natsindiye, natomboye, ngo natomboye, yatomboye, watsindiye, watomboye, tombora, ' +
        'tombola, raffle, lottery, prize, igihembo, igihembo cya, ngo igihembo cyanjye, umurage, umurage wa, ' +
        'inkwano online loan, inguzanyo, ngo nsabe inguzanyo, nsabe inguzanyo, kumpa inguzanyo, ' +
        'inguzanyo yo kuri, online loan, bampaye inguzanyo ariko, loan, insurance, mbanze ntange, ' +
        'ngo mbanze ntange, mbanze nishyure, ngo mbanze nishyure, kubanza kwishyura, kubanza gutanga, ' +
        'amafaranga y ibanze, amafaranga y impapuro, y impapuro, ya registration, amafaranga y ifishi, ' +
        'ya release, release fee, processing fee, ubwishingizi bwa, bourse, scholarship, inkunga ngo mbanze, ' +
        'umuzigo uri kuri, umupfumu, umuhanuzi, umuvuzi gakondo, gukuraho imivumo, ngo azasengera, amasengesho, ' +
        'gage, isakoshi bayitoraguye, gutubura amafaranga, gutubura, bantuburiye, gukuba amafaranga, ' +
        'ngo mbone passport vuba, ngo azankorera papers, gukorerwa permis, permis, visa ya kanada, ' +
        'imbwa yanjye yabuze, ngo aransubiza icyo nabuze, release ya, ngo mbanze ntange insurance, insurance ya, ' +
        'ngo nishyure release, guarantee fee, amafaranga yo kuzuza dosiye, ngo yishyure uruhushya, ' +
        'agasanduku ka zahabu, agasanduku ka, ngo anshakire, ngo anshakire amaraso, ngo anshakire visa, ' +
        'ngo anshakire ibyangombwa, ngo azampesha, ngo ampeshe, medical fee, ni inguzanyo bansezeranyije, ' +
        'inguzanyo bambeshye',

      'insurance, frais, fee, tax, shipping, imisoro, avance, umuzigo, gasutamo, approved, ngo nongereho, ' +
        'ngo nongere ntange, nyuma bansaba andi, andi, andi mafaranga, visa, papers, impapuro, ibyangombwa, ' +
        'permis de conduire, kuzuza dosiye, dosiye, gufungurirwa, bourse, ngo nzahabwa, kwiyandikisha',
    ],
    job_task: [
      'akazi, akazi ka online, akazi ko kuri, akazi ko kuri internet, akazi ko kuri interineti, ' +
        'akazi ko gutanga amanota, akazi ko gukanda, akazi ko gukora like, gutanga amanota, gukora like, ' +
        'like za video, gukora reviews, task, tasks, task ya, vip task, data entry, recruiter, hr yo kuri, ' +
        'umukoresha wo kuri, gukorera kuri telefone, akazi muri kanada, akazi muri dubai, akazi muri kanada ko, ' +
        'kujya gukora muri, akazi mu mahanga, akazi ko hanze, agence y akazi, agence yatwaraga, ifishi y akazi, ' +
        'interview, kwiyandikisha mu kazi, nasabye akazi, nahawe akazi, bampaye akazi, bambwiye akazi, ' +
        'ngo bampe akazi, nabonye akazi, nashakaga akazi, ngo mbone akazi, training fee, ya training, ' +
        'frais de formation, uniforme y akazi, kwakira amafaranga no kuyohereza, kohereza amafaranga y abandi, ' +
        'bica kuri konti yanjye, gutwara amafaranga y abandi, money mule, mule, negative balance, ' +
        'account yanjye ive kuri negative, komisiyo ku kazi, amafaranga ya medical y akazi, ' +
        'akazi ko gukanda like, gukanda like, vip2, task ya vip, ampaye task, mukoresha w akazi, ' +
        'training ya akazi, yashatse akazi, umuntu w akazi, akazi ko gutwara amafaranga, ' +
        'yakiriye amafaranga ayohereza',

      'umushahara, guhembwa, bampembye, bampemba, umukoresha, mentor, telepost, contract, kontaro, ' +
        'amasezerano y akazi, umurimo, imirimo, part time, igihe gito ku munsi, ku munsi, online, group, ' +
        'visa, agence, gusinya, nasinye, umuyobozi w akazi, commission, komisiyo',
    ],
    invoice_mandate: [
      'fagitire, inyemezabuguzi, facture, invoice, inyemezabuguzi y impimbano, fagitire y impimbano, ' +
        'invoice yari impimbano, konti nshya y umucuruzi, konti nshya ya supplier, bahinduye konti, ' +
        'ngo bahinduye konti, ngo konti yahindutse, konti yahindutse, konti yarahindutse, konti ye yahindutse, ' +
        'konti yabo yahindutse, konti ye itigeze ihinduka, konti yabo ntiyahindutse, ' +
        'bahinduye numero yo kwishyuriraho, ngo twishyure kuri konti nshya, kuri konti nshya, rib nshya, ' +
        'yatwoherereje rib, indi konti ye nshya, ngo nkoreshe indi konti, supplier, supplier wacu, fournisseur, ' +
        'fournisseur wacu, uwo dusanzwe tugurira, uwo duhora tugurira, duhora tugurira, uwo dusanzwe twishyura, ' +
        'email ye yari yibwe, email yabo yari yibwe, email yahinduwe, email y ubucuruzi, ' +
        'yandikira abakiriya banjye, ubukode bw ukwezi, minerval kuri konti, umwarimu w irerero, comptable, ' +
        'kontabure, kontabure wa, ishuri ryahinduye konti, uwo turanguraho, turanguraho, ' +
        'yahinduye konti ya banki, ngo yahinduye konti, technicien yatwoherereje rib, ' +
        'email ya executive director, domain itandukanye, beneficiary mushya, konti yahindutse kubera audit, ' +
        'yinjiye muri email, yinjiye muri email y ubucuruzi, fagitire y, nyir inzu ngo yahinduye konti, ' +
        'koresha indi konti',

      'sosiyete, koperative, ikigo, cooperative, umucungamutungo, email, mail, beneficiary, ' +
        'konti ya entreprise, konti y ikigo, kwishyura, twishyuye, umu fournisseur, inyuguti imwe, domain, ' +
        'audit, umukiriya wacu, abakiriya banjye, partenaire',
    ],
    ceo_fraud: [
      'boss wanjye yanyandikiye, bosi yanyandikiye, boss yanyandikiye, boss yambwiye, bosi yambwiye, boss ngo, ' +
        'umuyobozi wanjye yanyandikiye, umuyobozi wanjye yansabye, umuyobozi w ikigo, umuyobozi mukuru, ' +
        'umukoresha wanjye yanyandikiye, databuja, shebuja, wiyise boss, wiyise bosi, wiyise umuyobozi, ' +
        'uwiyise umuyobozi, uwiyise boss, uwiyise bosi, yiyise boss, yiyise umuyobozi, uwiyise dg, wiyise dg, ' +
        'dg yanyandikiye, dg yansabye, pdg, pdg yampamagaye, directeur yanyandikiye, directeur yansabye, ' +
        'executive director, ceo, gift cards, gift card, ngo ngure gift cards, ari mu nama, ngo ari mu nama, ' +
        'boss nyirizina, dg nyawe, boss ngo ntabwo ari we, umukozi wa hr, hr yambwiye, payroll, ' +
        'email ya directeur, mu izina rya boss, ngo ni umuyobozi wacu, umuyobozi wacu, ' +
        'umuyobozi yambwiye ko atari we, atari we wanditse, simbwire umuntu, ngo simbwire umuntu, yiyise dg, ' +
        'yandikiwe na dg, message ya dg, boss fake, umuyobozi w ikigo fake, ngo nishyure imisoro byihuse, ' +
        'ngo agure inka, ku mukiriya vuba, ceo wacu, directeur wacu, umuyobozi wacu yanyandikiye',

      'boss, bosi, umuyobozi, umuyobozi wanjye, umukoresha wanjye, directeur, dg, patron, chef, ' +
        'byihutirwa, byihuse, ngo byihutirwa, ibanga, ntubibwire undi, ku kazi, sosiyete, finance, ' +
        'kwishyura consultant, consultant, kunyirukana, numero si iye',
    ],
    account_takeover: [
      'binjiye muri konti, binjira muri konti, binjiye muri, bahita binjira, barayinjira, ' +
        'konti yanjye barayinjiye, konti yanjye bayinjiye, yinjiriwe, konti yanjye yinjiriwe, bafashe konti, ' +
        'bafashe konti yanjye, bibye konti, bankoreye hack, barampakinze, hacked, hack, konti yanjye bayikuyeho, ' +
        'bankuyeho ntabizi, bakuyemo ntabizi, bakuyeho ntabizi, amafaranga yagiye ntabizi, yavuyeho ntabizi, ' +
        'ntabizi, sinzi uko byagenze, ntazi uko byagenze, si njye wayohereje, si njyewe wayohereje, ' +
        'si njye wabikoze, ntarabikoze, ntabwo ari njye wayohereje, bayakuyemo nsinziriye, sinigeze nkanda, ' +
        'sinigeze mpa umuntu otp, sim yanjye yapfuye, sim yapfuye, ligne yanjye yapfuye, ' +
        'sim yanjye barayihinduye, bahinduye sim, guhindura sim, sim swap, carte yanjye yibwe, bibye carte, ' +
        'bibye telefone, bibye telephone, banyibye telefone, banyibye telephone, telephone yanjye barayibye, ' +
        'baranyibye muri bus, ikarita yanjye yibwe, bakoresheje carte yanjye, bakoresheje ikarita yanjye, ' +
        'abikuza, nibagiwe gukura carte, muri atm, wallet yanjye bayisukuye, seed phrase, debit ntazi, ' +
        'transaction ntazi, transaction ntakoze, sinkoze iyi transaction, umwana wanjye yatwaye telephone, ' +
        'bayisukuye, konti yanjye irimo ubusa, yohereje ntabizi, nari nasinze, banyibye muri bus, ' +
        'carte ndayifite, hari debit, nabahaye otp, naramuhaye otp, yansabye otp, you sent, sim ntabwo ari njye, ' +
        'sim yanditse ku izina ryanjye, bayikoresheje baka inguzanyo, baka inguzanyo mu izina ryanjye, ' +
        'skins zose bazitwaye, account yanjye bayitwaye',

      'otp, kode, code, pin, password, ijambo ry ibanga, umubare w ibanga, link, nakanze link, ' +
        'nafunguye link, injiza code, nabahaye code, mbaha code, natanze otp, natanze pin, carte yanjye, ' +
        'ikarita yanjye, cvv, notification, nijoro nsinziriye, nsinziriye, nakangutse, konti yanjye, ' +
        'yohereje ubutumwa bwonyine, debit, bari muri konti',
    ],
    remote_access: [
      'anydesk, teamviewer, desklink, quickhelp, screen share, sharing screen, share screen, kuyobora kure, ' +
        'app yo kuyobora, bayobora telefone, bayoboye telefone, bayoboye telephone, bayobora telephone yanjye, ' +
        'bayobora ecran, bayoboye mudasobwa, bayobora mudasobwa, arayobora telefone, ayobora telefone, ' +
        'ayobora mudasobwa, kuyobora telefone, kuyobora tablet, bari muri telephone yanjye, ' +
        'bari muri telefone yanjye, bari muri mudasobwa yanjye, binjiye muri telefone yanjye, ' +
        'yinjiye muri telefone yanjye, yinjiye muri telephone yanjye, binjiye muri mudasobwa, ' +
        'ecran iri kwikoresha, ecran irimo kwikoresha, telefone irikoresha, telephone yanjye irikoresha, ' +
        'irimo kwikoresha, iri kwikoresha, ecran yanjye irigenza, cursor irigenza, souris irigenza, yifungura, ' +
        'nashyizemo app, ngo nshyiremo app, bansabye gushyiramo app, bansabye app, nayishyize muri telefone, ' +
        'nabahaye access, mbaha access, naramuhaye access, computer yanjye irimo virusi, mudasobwa irimo virusi, ' +
        'virusi, narebaga bafungura, nashyizemo apk, apk, gushyiramo desklink, bansabye gufungura screen share, ' +
        'gufungura screen share, nacomotse internet, computer iri off, souris irigenda, irigenda yonyine, ' +
        'app yabo iracyarimo, ngo nkuremo virusi, ngo mfungure app, ninjije code ya anydesk',

      'app, application, porogaramu, mudasobwa, computer, ecran, ekara, telefone yanjye, telephone yanjye, ' +
        'technicien, umutechnicien, support, router, access, virusi muri, tablet, install, nainstallinze, ' +
        'gushyiramo, nashyizemo porogaramu',
    ],
    extortion_coercion: [
      'bantera ubwoba, anteraga ubwoba, yanteye ubwoba, banteye ubwoba, arantera ubwoba, barantera ubwoba, ' +
        'kuntera ubwoba, banteraga ubwoba, iterabwoba, yanteraga ubwoba, barankangisha, arankangisha, ' +
        'kunkangisha, yankangishije, bankangishije, bankangisha, chantage, sextortion, ' +
        'amafoto yanjye yambaye ubusa, amafoto yanjye nambaye ubusa, nambaye ubusa, yambaye ubusa, ' +
        'ifoto nambaye ubusa, video yanjye y ibanga, video yanjye nambaye ubusa, afite video yanjye, ' +
        'bafite video yanjye, afite amafoto yanjye, bafite amafoto yanjye, ngo arayohereza kuri contacts, ' +
        'kohereza amafoto yanjye, gukwirakwiza amafoto yanjye, arayashyira hanze, ngo ayashyire hanze, ' +
        'bazayashyira hanze, kuyashyira kuri, ngo bangaragaze, bangaragaza ndeba porno, porno, ' +
        'yakoze screenshot yanjye, ahita akora screenshot, akora screenshot yanjye, ' +
        'ngo azabibwira umugore wanjye, azabwira umugabo wanjye, barampatira, bampatiye, ku gahato, kumpatira, ' +
        'bampatira kwishyura, baratuka mama, lending app, bafite contacts zanjye, contacts zanjye zose, ' +
        'abantu bampatira kwishyura ideni, bambwiye ko nintishyura, nintishyura baza, nintishyura bazantera, ' +
        'barohereza abamukubita, bashimuse, bamushimuse, bafashe umwana wanjye, incungu, ngo ndabakubita, ' +
        'ngo bazanyica, niba ushaka kumubona ari muzima, uzicuza, tuzagusanga, bampatira gufungura, ' +
        'bamfata telephone bampatira, nimbivuga bazanyica, yaje iwanjye, arabona foto zawe, mama wawe arabona, ' +
        'cyangwa mama wawe, bazasakaza amafoto, gusakaza amafoto, kunsakaza, ngo bazasakaza, bazasakaza video, ' +
        'irantera ubwoba, iranteraga ubwoba, zirantera ubwoba, irankangisha, zirankangisha, izohereza amafoto, azohereza amafoto, bazohereza amafoto, kohereza amafoto yanjye kuri contacts, ' +
        'amafoto yambaye ubusa, ngo musubize amafoto, bashimuse murumuna, azaza nimwishyura, ahamagare barumuna be',

      'ubwoba, amafoto, video, screenshot, contacts, nintishyura, nintabaha, baranduka, barantuka, ' +
        'gukwirakwiza, gutangaza, isura yanjye, izina ryanjye, kunsebya, kunshyira hanze, bitarenze, ' +
        'naho ubundi, cyangwa mama wawe, gufungwa, kungirira nabi, ideni, kode kuri jye, ' +
        'uwo twahuriye kuri video',
    ],
    recovery_scam: [
      'recovery, recovery agent, recovery officer, umu recovery, chargeback, kugaruza amafaranga, ' +
        'kugarura amafaranga, ngo angarurire amafaranga, ngo bangarurire amafaranga, azangarurira, ' +
        'azayangarurira, bazangarurira, ngo azangarurira ayo nahombye, kungarurira, kungarurira amafaranga, ' +
        'kumpesha amafaranga nahombye, kugaruza ayo nahombye, kugaruza ayo nibwe, kugarura ayo nahombye, ' +
        'ngo arangarurira, ngo barangarurira, ngo amafaranga yanjye barayabonye, amafaranga nibwe barayafashe, ' +
        'amafaranga nahombye bayabonye, ayo nahombye mbere, ayo nari narahombye, avocat ngo azayangarurira, ' +
        'avoka uzagaruza, hacker uzagaruza, haje avocat, court stamp, clearance, cyber police of the world, ' +
        'nari narahombye, yigeze guhomba, azayangaruriza, azayangaruza, ngo azayangarurira, kuyangaruriza, ' +
        'wiyita avoka, umuntu wiyita avoka, avoka ngo, avocat kuri chat, recovery y amafaranga, ' +
        'bambwiye ko bazayagaruza, bazayagaruza, azayagaruza, ngo barayafashe, barayabonye ngo',

      'avocat, avoka, umunyamategeko, dosiye, ngo bazansubiza, gusubizwa, refund, kugaruza, kugarura, ' +
        'narahombye, nahombye mbere, umwaka ushize, hacker, kwishyura mbere yo gusubizwa',
    ],
    mistaken_payment: [
      'nibeshye nimero, nibeshye numero, nibeshye nomero, nibeshye ku mafaranga, nibeshye umubare, ' +
        'nibeshye nohereza, nibeshye mpa, naribeshye, naribeshye nohereza, nibeshye, kwibeshya, nabyibeshyeho, ' +
        'kwibeshya numero, nimero itari yo, numero itari yo, nomero itari yo, nimero itariyo, numero itariyo, ' +
        'kuri numero itari yo, ku muntu utari we, ku wundi muntu, umuntu utari we, konti itari yo, konti itariyo, ' +
        'konti y umuntu utari we, undi muntu, nanditse nabi numero, nanditse numero nabi, ' +
        'nashyizeho imibare nabi, imibare nabi, kohereza amafaranga nabi, nohereje nabi, ku ikosa, ' +
        'nabikoze ku ikosa, inshuro ebyiri fagitire, nishyuye inshuro ebyiri, nishyuye kabiri, amafaranga arenze, ' +
        'nohereje arenze, ikirenga, aho kohereza, aho kuri, aho gutanga, konti ya kera ya, ' +
        'uwayakiriye aranga kuyasubiza, nohereza nabi, aho kuba, nohereje kuri numero itari yo, ' +
        'numero naribeshye, naribeshye nimero, amafaranga nabi, natanze amafaranga ku ikosa, nahaye uwo utari we, ' +
        'nibeshye kuri konti, nibeshye nyohereza, yagiye ku wundi',

      'ikosa, ntiyitaba, arampakanira kunsubiza, kunsubiza ikirenga, yanze kunsubiza, ni jye wabyishe, ' +
        'ni njye wabyishe, natomboje, umubare umwe, zero imwe, aho kuba',
    ],
  },
} satisfies PaymentWords
