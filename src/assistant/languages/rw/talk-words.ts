import type { TalkWords } from '../tables/reading-words.ts'

/** Lists what people say about what happened, and to the chat, in Kinyarwanda. */
export const talkWords = {
  yesAndStory: {
    asks: 'nyabuneka, nyamuneka, mbabarira, ndabyemeye, komeza, mukomeze',
    begins:
      'baranyibye, banyibye, barantekeye umutwe, bantekeye umutwe, narariganyijwe, barandiganyije, nibwe',
  },
  answers: {
    sends: 'ohereza, ohereze, mwohereze, mubohereze, bohereze, mwoherereze',
    stillThere:
      'amafaranga arahari, arahari yose, aracyahari, yose arahari, ntacyavuyeho, nta cyavuyeho, nta cyavuyemo, ntacyavuyemo, nta cyagiye, ntacyagiye',
    unless: 'ariko, niba, keretse, tegereza, nyuma, mbere, oya, nta, si, ntimu*, nti*, cyeretse',
    yes: 'navuze yego, yego navuze',
    no: 'navuze oya, oya ntacyo, oya nta na kimwe',
    around: 'niba byafasha, niba bishoboka, navuze, mumfashe, mubyihutishe, mwihute, data',
    safe: 'ntawe uri mu kaga, nta muntu uri mu kaga, nta kaga, sindi mu kaga, ndi amahoro, turi amahoro, ndatekanye, turatekanye',
  },
  handOff: {
    wants: '',
    speaks: '',
    hands:
      'kuvugana, kuvugisha, tuvugane, tuvugana, twavugana, mvugane, nvugane, vugana, umvugisha, anyivugisha, anvugisha, mumpuze, mpuza, mumpuza, mumpuzeho, muduhuze, duhuza, muduhuza, mumpe, mwampa, mpa, kumpa, ampamagare, umpamagara, mumpuzanye',
    opens: '',
    needs: 'nshaka, ndashaka, nkeneye, ndakeneye, nifuza, ndifuza',
    persons:
      'umuntu, umukozi, abakozi, umuyobozi, umujyanama, muntu, mukozi, agent, umunyarwanda, responsable',
    anyone: '',
    whole:
      'mwampamagara, mumpamagare, nimumpamagare, mumpamagarire, si robot, atari robot, si imashini, sinshaka imashini, sinshaka robot, sinshaka machine',
    told: 'yambwiye, bambwiye, yavuze, bavuze, ngo, nari nzi, nibwiraga, natekereje, yansabye, bansabye',
    others: 'watwaye, wanyibye, wanyambuye, wampamagaye, yampamagaye, yambwiye, yansabye',
  },
  talk: {
    moneyGone:
      'banyibye, baranyibye, banyibye amafaranga, banyibye amafaranga yose, bibye amafaranga, ' +
      'bibye amafaranga yanjye, yanyibye, nibwe, naribwe, nibwe amafaranga, bantwaye amafaranga, ' +
      'bantwaye byose, barantwaye, batwaye amafaranga, batwaye amafaranga yanjye, batwaye byose, batwaye yose, ' +
      'barabitwaye, barayatwaye, bayatwaye, yarayatwaye, yatwaye amafaranga, bamaze gutwara, bambuye, ' +
      'banyambuye, banyambuye amafaranga, baranyambuye, nambuwe, bandiye, barandiye, yandiye, yarandiye, ' +
      'bariye amafaranga, bariye amafaranga yanjye, bayariye, barayariye, yarayariye, nariwe, bancucuye, ' +
      'barancucuye, bansahuye, bampanaguye, bayasukuye, bayisukuye, amafaranga yanjye yagiye, ' +
      'amafaranga yagiye, amafaranga yaragiye, yagiye yose, yose yagiye, byose byagiye, amafaranga yanjye yose, ' +
      'yaragiye, yavuyeho, amafaranga yavuyeho, amafaranga yavuye kuri konti, yavuye kuri konti yanjye, ' +
      'havuyeho amafaranga, hagiye amafaranga, konti yanjye irimo ubusa, konti irimo ubusa, konti irimo zero, ' +
      'konti isigayemo ubusa, nta na make asigaye, nta mafaranga nsigaranye, ntacyo nsigaranye, ' +
      'nta n igiceri gisigaye, nta giceri gisigaye, nta mafaranga nkibona, bankuyeho, barankuyeho, ' +
      'bankuyeho amafaranga, bakuyeho amafaranga, bakuyemo amafaranga, bankuriyeho, barikuriyeho, ' +
      'baracyakuramo, nahombye, narahombye, nahombye amafaranga, narahombye amafaranga, nahombye menshi, ' +
      'natakaje amafaranga, natakaje, narayatakaje, narayabuze, nabuze amafaranga, nabuze amafaranga yanjye, ' +
      'narayatanze, natanze amafaranga, natanze yose, narishyuye, narayishyuye, nishyuye, narayohereje, ' +
      'nohereje amafaranga, nohereje, naramuhaye, namuhaye byose, namuhaye amafaranga, nabahaye amafaranga, ' +
      'namaze kohereza, namaze kwishyura, maze kohereza, maze kwishyura, twishyuye, twarayohereje, ndishyura, ' +
      'nayamuhaye, nayabahaye, nashyizemo amafaranga, nashyize amafaranga, nihaye abajura, narariwe, ' +
      'namaze kuyatanga, namaze kuyohereza, narayabahaye, narayamuhaye, nabihaye umutekamutwe, konti irimo 0, ' +
      'konti isigaranye 0, konti isigaye ari zero, barayamaze, bayamaze, bayamazeho, ni bo bayakuyemo, ' +
      'bayakuyemo nsinziriye, mushahara wanjye wose, amafaranga yanjye yose uko yakabaye, amafaranga yose y, ' +
      'ayo nizigamiye yose, nazigamye yose yagiye, barimo gukuramo, bari gukuramo amafaranga, ' +
      'baracyarimo gukuramo, barimo kuyivoma, amafaranga yanjye arimo agenda, amafaranga arimo agenda, ' +
      'nabahaye cash, namuhaye cash, natanze cash, ayo yagiye, ayagiye, yagiye burundu, ' +
      'bayakuyeho, barayakuyeho, bayakuyemo, barayakuyemo, batwaye andi, bantwaye andi, bongeye gutwara, ' +
      'nohereza ku wundi, nohereza ku wundi muntu, nohereje ku wundi, nayohereje, ayo nohereje, yagiye kuri, ' +
      'bayatwaye yose, yaragiye yose, byose babitwaye, babitwaye, barabitwaye byose, ntacyo basize, nta kirimo, ' +
      'nta kikirimo, natanze rimwe, namuhaye mu ntoki, nayatanze mu ntoki, natanze mu ntoki, yayatwaye, ' +
      'byavuyeho, hagiye andi, hagiye n andi',
    moneySafe:
      'sinishyuye, ntabwo nishyuye, sinarishyuye, sinohereje, ntabwo nohereje, sinatanze amafaranga, ' +
      'sinatanze na make, sinamuhaye na make, sinamuha na make, sinabahaye amafaranga, ' +
      'ntabwo nabahaye amafaranga, ntabwo namuhaye amafaranga, ntabwo natanze amafaranga, ' +
      'nta mafaranga natanze, nta mafaranga nohereje, nta mafaranga nishyuye, nta mafaranga nahombye, ' +
      'nta mafaranga nabahaye, nta mafaranga namuhaye, nta mafaranga ndatanga, nta mafaranga ndohereza, ' +
      'nta mafaranga yagiye, nta mafaranga yavuyeho, nta mafaranga bantwaye, nta mafaranga arasaba, ' +
      'nta faranga natanze, nta faranga nohereje, nta faranga nishyuye, nta faranga ryagiye, ' +
      'nta faranga ryavuye, nta faranga ryavuyeho, nta faranga nahombye, nta faranga bantwaye, ' +
      'nta na rimwe nohereje, nta giceri natanze, ntacyo nishyuye, ntacyo natanze, ntacyo nohereje, ' +
      'ntacyo nabahaye, ntacyo namuhaye, ntacyo bantwaye, ntacyo batwaye, ntacyo banyibye, ntacyo nahombye, ' +
      'ntacyo natakaje, ntacyo cyagiye, ntacyo cyavuyeho, ntacyo twishyuye, ntacyo twatanze, nta kintu natanze, ' +
      'nta kintu yatanze, nta kintu nishyuye, nta kintu nohereje, nta kintu nahombye, nta kintu nataye, ' +
      'nta kintu batwaye, nta kintu bantwaye, nta kintu cyagiye, nta kintu cyavuyeho, nta kintu kiragenda, ' +
      'nta gihombo, ubu nta gihombo, ntarishyura, sindishyura, ntarayishyura, ntarayohereza, sindohereza, ' +
      'sindayohereza, sindatanga, ntaratanga amafaranga, ntarohereza, sindamuha, ntaramuha, ntarabaha, ' +
      'ntiturishyura, ntiturayohereza, ntituratanga, ntitwishyuye, ntiyishyuye, ntiyatanze, ntiyohereje, ' +
      'ntayo nohereje, ntayo natanze, ntayo nishyuye, ntabwo yagiye, yanze kugenda, byanze kugenda, ' +
      'transaction yanze, sinigeze nishyura, sinigeze nohereza, sinigeze ntanga, sinigeze ntanga amafaranga, ' +
      'sinigeze mbaha amafaranga, sinahombye, njye sinahombye, amafaranga yanjye arahari, amafaranga arahari, ' +
      'amafaranga aracyahari, amafaranga yanjye aracyahari, amafaranga yanjye aracyarimo, ' +
      'amafaranga yose aracyahari, nanze kwishyura, nanze gutanga, nanze kohereza, nanze kuyatanga, ' +
      'nanze kuyohereza, nanze kubaha, nabihagaritse ntaratanga, nabihagaritse ntarohereza, ' +
      'narabihagaritse ntarohereza, nabihagaritse hakiri kare, mbimenye ntaratanga, nabimenye ntarishyura, ' +
      'nabimenye ntaratanga, habuze gato ngo nishyure, habuze gato ngo nohereze, habuze gato, bansubije yose, ' +
      'yose yansubijwe, aransubiza yose, yose yagarutse, ahita agaruka yose, narayasubijwe yose, sinayabahaye, ' +
      'ntabyo bambonye ho, ntayo narabyanze, narabyanze sinatanze, ntacyo banyambuye, ntacyo nabuze, ' +
      'nta kintu nabuze, amafaranga yanjye bwite ntiyagiye, ntiyagiye, ntiyavuyeho, ntibayatwaye, ntibayabonye, ' +
      'ntibagira icyo batwara, ndacyafite amafaranga, ndacyayafite, ayanjye ndacyayafite, ' +
      'banki yarayahagaritse, banki yabihagaritse, irabahagarika, ubwishyu bwahagaritswe, yagarutse yose, ' +
      'yahise agaruka, bamaze kunsubiza yose, bamaze kunsubiza ayanjye, bansubije ayanjye yose, nasubijwe yose, ' +
      'nayasubijwe yose, njye sinamuhaye, sinayamuhaye, sinayatanze, sinayohereje, sinayishyuye, ' +
      'ntatanze amafaranga, ntamafaranga natanze, ntamafaranga nohereje, ntamafaranga nishyuye, ' +
      'ntamafaranga yagiye, nta pesos natanze, nta faranga batwaye, nta na rimwe natanze, ayo yose arahari, ' +
      'nabivumbuye ntaratanga, narabivumbuye ntaratanga, ' +
      'narabyanze, ntayo, ntayo batwaye, amafaranga aracyarimo, aracyari kuri konti, amafaranga aracyari, ' +
      'aracyahari, aracyahari yose, banki yayahagaritse, yayahagaritse, arambuza, bambujije, ' +
      'ntarohereza arambuza, nari ngiye kohereza, nari ngiye kwishyura, sindayatanga, sindayishyura, ' +
      'ntayo bambonye, nabyanze',
    goesOn:
      'aracyamp*, baracyamp*, aracyany*, baracyany*, aracyand*, baracyand*, aracyans*, baracyans*, aracyav*, ' +
      'baracyav*, baracyari, aracyari kuri, baracyari kuri, aracyari kuri ligne, baracyari kuri ligne, ' +
      'aracyari kuri telefone, aracyariho, baracyariho, aracyasaba, baracyasaba, aracyak*, baracyak*, aracyag*, ' +
      'baracyag*, aracyant*, baracyant*, baracyarimo, aracyarimo gu*, baracyarimo gu*, baracyarimo ku*, ' +
      'aracyad*, baracyad*, biracyak*, biracyansaba, biracyakomeza, biracyarimo, bikirimo, iracyarimo, ' +
      'iracyany*, iracyand*, iracyamp*, zirac*, turacyavugana, ndacyavugana, ndacyari kuri, turacyari kuri, ' +
      'ndakiri kuri, barakiri, baracyayobora, aracyayobora, ari kunyandikira, ari kumpamagara, ari kumvugisha, ' +
      'arimo kunyandikira, arimo kumpamagara, arimo ampamagara, bari kumpamagara, bari kunyandikira, ' +
      'barimo kumpamagara, barimo kunyandikira, barimo guhamagara, barimo gukuramo, bari gukuramo, ' +
      'barimo gukuraho, bari gukuraho, bari gutwara, barimo gutwara, barimo kwiba, bari kunyiba, ' +
      'bari muri telephone yanjye, bari muri telefone yanjye, bari muri konti yanjye, ' +
      'bari muri mudasobwa yanjye, ari muri telefone yanjye, irimo kwikoresha, iri kwikoresha, ' +
      'irimo kohereza ubutumwa, irimo kohereza amafaranga, ecran yanjye irigenza, bayoboye ecran, arampamagara, ' +
      'barampamagara, ampamagara buri, bampamagara buri, arampamagara buri, buri kanya, buri saha, buri munota, ' +
      'akomeje, bakomeje, akomeje kunsaba, bakomeje kunsaba, akomeje kumpamagara, bakomeje kumpamagara, ' +
      'bakomeza kumpamagara, barakomeza, arakomeza, akomeza kunsaba, bakomeza kunsaba, birakomeje, ' +
      'ntibirarangira, ntibirahagarara, turi kuvugana, ubu turi kuvugana, turimo kuvugana, ndi kuvugana na, ' +
      'nanone arampamagaye, ubu arampamagara, ubu aransaba, ubu baransaba, ubu arasaba, ubu barasaba, ' +
      'ubu arashaka, ubu barashaka, ubu bashaka, ubu arimo, ubu ari, ubu bari, ubu barimo, none arashaka, ' +
      'none barashaka, none aransaba, none baransaba, uyu munsi arashaka, uyu munsi barashaka, arashaka andi, ' +
      'barashaka andi, ashaka andi, bashaka andi, arashaka ko, barashaka ko, arasaba andi, barasaba andi, ' +
      'aransaba andi, baransaba andi, arongera ansaba, yongeye ansaba, yongeye gusaba, bongeye gusaba, ' +
      'bongeye kumuhamagara, bongeye kumpamagara, barampatira, arampatira, ngo nongereho, ngo nshyiremo andi, ' +
      'ambwira ngo sinkupe, ngo sinkupe, sindakupa, ntarakupa, ntarakata, ntabwo ndakupa, aho hantu baracyari, ' +
      'bitarenze saa, bitarenze uyu munsi, bitarenze ejo, nonaha bari, bari kuri ligne, ari kuri ligne, ' +
      'bari kuri telefone, ari kuri telefone, ari kuri telephone, bari kuri telephone, ari ku murongo, ' +
      'bari ku murongo, tukiri ku murongo, tukivugana, tukiri kuvugana, tuvugana ubu, turavugana nonaha, ' +
      'ndi kuri ligne, ndi ku murongo, aracyahamagara, baracyahamagara, aracyah*, baracyah*, aracyab*, ' +
      'baracyab*, aracyash*, baracyash*, aracyat*, baracyat*, aracyohereza, baracyohereza, bakinyandikira, ' +
      'akinyandikira, akimpamagara, bakimpamagara, irigenda yonyine, igenda yonyine, irigendesha, ' +
      'ikora yonyine, irikoresha, irimo kwigenza, iri kwigenza, biri kwikora, bari gu*, barimo gu*, barimo ku*, ' +
      'barimo kwi*, arimo gu*, arimo ku*, ari gukuramo, ari gukuraho, ari gutwara, bari kwiba, bari kuyivoma, ' +
      'barimo kuyivoma, barayivoma, bari kuyatwara, barimo kuyatwara, bari kuyakuramo, barimo kuyakuramo, ' +
      'bari kohereza, barimo kohereza, ari kohereza, amafaranga arimo agenda, amafaranga ari kugenda, ' +
      'amafaranga aragenda, arimo agenda, arimo kugenda, ari kugenda, irimo kugenda, ari kuvaho, arimo kuvaho, ' +
      'arimo asohoka, ari gusohoka, hari kuvaho, harimo kuvaho, biri kuba, birimo kuba, biri kuba nonaha, ' +
      'birimo biraba, ubu nyine bari, nonaha ari, nonaha barimo, bongeye guhamagara, yongeye guhamagara, ' +
      'yongeye kumpamagara, bongeye kunyandikira, yongeye kunyandikira, bongeye kunsaba, yongeye kunsaba, ' +
      'bongeye bansaba, bongeye kwaka, yongeye kwaka, barongera bansaba, bongeye kuza, yongeye kuza, ninongere, ' +
      'ngo ninongere, ngo nongere, nongere nohereze, nongereho, baransaba, aransaba, baransaba kongeraho, ' +
      'aransaba kongeraho, arampatiriza, barampatiriza, aranshyiraho igitutu, banshyiraho igitutu, igitutu, ' +
      'ntampa agahenge, ntibampa agahenge, ntibampa amahoro, ntampa amahoro, buri munsi arampamagara, ' +
      'buri munsi barampamagara, umunsi wose barampamagara, ntibahwema, ntahwema, barantegereje, arantegereje, ' +
      'ategereje ko, bategereje ko, ngo sinkate, ngo ndekere ku murongo, ngo mpagume, aracyari hano, ' +
      'aracyari ku*, aracyari online, aracyari iwanjye, arahari aka kanya, turi kumwe ubu, ari kumwe nanjye, ' +
      'bitarenze kuwa, bitarenze ku wa, bitarenze nimugoroba, bitarenze nijoro, bitarenze none, ' +
      'mbere y uko bwira, bampaye igihe ntarengwa, igihe ntarengwa, bampaye amasaha, bampaye iminsi, ' +
      'ejo arajya kwaka, agiye kongera kohereza, agiye kohereza, agiye kwishyura, arashaka kongera, ' +
      'ngiye kongera kohereza, nongere mbishyure, mbishyure se, mbahe se, ntibarahagarara, ntarahagarara, ' +
      'baraza kongera, araza kongera, birakomeza, biracyaba, ' +
      'akiri kuri telefone, akiri kuri telephone, akiri kuri ligne, akiri ku murongo, bakiri kuri telefone, ' +
      'aranyandikira, baranyandikira, arambwira ngo nohereze, ' +
      'barambwira ngo nohereze, arambwira ngo, barambwira ngo, ko mbaha asigaye, asigaye, aracyamvugisha, ' +
      'ngo nimukupa, ngo ninkupa, nimukupa ndabura, ninkupa ndabura, nimukupa ndayabura, ninkupa ndayabura',
    over:
      'narakase, nakase, narabakase, naramukase, nahise nkata, nkata, ndakata, ndakase, nakupye, narakupye, ' +
      'nahise nkupa, ndakupa, ndakupye, narabakupye, naramukupye, twakupye, nakupye telefone, yakupye, arakupa, ' +
      'yahise akupa, bakupye, barakupa, bahise bakupa, akupa telefone, nafunze telefone, nafunze ligne, ' +
      'nafunze telephone, nazimije telefone, nazimije telephone, nazimije, narazimije, ndazimya, narayizimije, ' +
      'nakuyemo cable, nakuye internet, nakuyemo internet, nakuyemo sim, naciye internet, nakuyeho wifi, ' +
      'naramubloke, narabloke, namubloke, nabibloke, narababloke, nababloke, naramublotse, namublotse, ' +
      'narablotse, narabablotse, naramubloste, nabloste, ndamubloka, ndababloka, ndabloka, twamubloke, bloked, ' +
      'bloque, naramubloque, nabloque, namubloque, narababloque, narabablocked, namublocked, naramublocked, ' +
      'nablockinze, namublockinze, naramublockinze, namufunze, naramufunze, narabafunze, nabafunze, namusibye, ' +
      'naramusibye, narabasibye, nasibye numero ye, nasibye numero, namukuyeho, naramukuyeho, ' +
      'navuye muri group, navuyemo, navuye muri iyo group, nasibye app, nayisibye, narayisibye, ndayisiba, ' +
      'nasibye porogaramu, nasibye iyo app, nakuyeho app, nakuyeho iyo app, nakuyemo app, narayikuyemo, ' +
      'narayikuyeho, nayikuyeho, ndayikuramo, desinstalle, nayidesinstarre, nasibye konti, nahagaritse, ' +
      'narabihagaritse, nabihagaritse, narahagaritse, ndabihagarika, nahagaritse kuvugana, ' +
      'twahagaritse kuvugana, naretse kuvugana, naretse kumusubiza, sinkivugana, sinkimusubiza, sinkibasubiza, ' +
      'sinkimwitaba, ntitukivugana, ntituvugana, ntituvuganye, ntabwo tukivugana, ntabwo tukivuganye, ' +
      'ntabwo bakimpamagara, ntabwo akimpamagara, ntakimpamagara, ntibakimpamagara, ntakinyandikira, ' +
      'ntibakinyandikira, ntibagikomeza, ntabwo bikomeje, ntabwo bigikomeza, ntibigikomeza, ntibikiriho, ' +
      'byararangiye, byarangiye, birarangiye, byarahagaze, byahagaze, byararangiye kera, yamblotse, yarambloke, ' +
      'yambloke, barambloka, arambloka, barambloke, yamblokinze, barambloste, yambloste, yarambloste, bambloke, ' +
      'yampagaritse kuri, naramwirukanye, namwirukanye, naramuhakaniye, narabahakaniye, ' +
      'bafunze konti yanjye ku busabe, banki yafunze konti, nafunze konti, nafungishije konti, ' +
      'nafungishije carte, nafunze carte, nahise mfunga, natse telefone, namwambuye telefone, ' +
      'nahinduye password, nahinduye pin, nahinduye ijambo ry ibanga, yambloqu*, bambloqu*, yarambloqu*, ' +
      'barambloqu*, yambuloka, ambuloka, ambloka, arambuloka, barambuloka, bambuloka, yambulots*, yambulos*, ' +
      'bambulos*, ambuloste, namublots*, namubuloka, ndamubuloka, ndababuloka, namubulos*, nababulos*, ' +
      'yamfungiye, bamfungiye kuri, yansibye, bansibye, yankuye muri group, bankuye muri group, ntibikomeje, ' +
      'ntabwo bikiriho, byarahagaritswe, nta kigikomeza, ntiyongeye ku*, ntibongeye ku*, ntiyongeye kuvuga, ' +
      'ntaragaruka kuvuga, ntarongera ku*, ntibarongera ku*, ntarongera kunyitaba, ntakinsubiza, ' +
      'ntibakinsubiza, ntakimvugisha, ntibakimvugisha, bakimvugisha, ntabwo bakimvugisha, ntabwo akimvugisha, ' +
      'ntabwo akinsubiza, ntabwo bakinsubiza, ntagisubiza, ntibagisubiza, ntakitaba, ntakinyitaba, ' +
      'ntibakinyitaba, ntacyitaba, telefone ye ntikiriho, telefone ye ntigicamo, numero ye ntigicamo, ' +
      'nimero ye ntigicamo, ntigicamo, numero ye ntikiriho, numero yayikuyeho, yazimije telefone, ' +
      'yafunze telefone, bazimije telefone, numero irafunze, page yavuyeho, page yabo yavuyeho, ' +
      'account ye yavuyeho, konti ye yavuyeho, profile yavuyeho, urubuga rwavuyeho, urubuga rwarafunze, ' +
      'app yavuyeho, group yavuyeho, bayisibye, barayisibye, ibiro byarafunze, yaducitse, baraducitse, ' +
      'baducitse, yarancitse, yancitse, yaratorotse, yatorotse, baratorotse, yarahunze, arahunga, bahunze, ' +
      'yarazimiye, kuva ubwo nta jambo, nta jambo kuva, kuva ubwo sinongeye, kuva icyo gihe sinongeye, ' +
      'sinongeye kumubona, sinongeye kubabona, sinongeye kumva, sinongeye kumuvugisha, sinongeye kubavugisha, ' +
      'twarahuye aragenda, yarigendeye, barigendeye, yahise yigendera, bahise bigendera, nacomotse, nacomoye, ' +
      'nakomotse, nacomokoye, narayicomoye, iri off, irazimye, ndazimije, nahise nzimya, nazimije mudasobwa, ' +
      'nazimije computer, nabafunze kuri telephone, nabafunze kuri telefone, nahinduye numero, nahinduye sim, ' +
      'nataye sim, najugunye sim, narabiretse, nabiretse, narabiretse burundu, narabirangije, nabirangije, ' +
      'narabyihoreye, narabasize, naramuretse, narabaretse, twaratandukanye, naranze ndataha, naramwangiye, ' +
      'namubwiye ngo azibagirwe, sinongera kumusubiza, sinongera kubasubiza, ' +
      'nasibye ya app, namukuye kuri, bahise bambloka, yahise ambloka, ntibagihamagara',
    nothingCame:
      'ntibyaje, ntiyaje, ntizaje, ntizaza, ntibiraza, ntiyangezeho, ntirangeraho, ntibirangeraho, sizirangeraho, ntibyangezeho, ntarabibona, sinabibonye, sinarabibona, ntabwo byaje, ntabwo yaje, nta kintu nabonye, ntacyo nabonye, ntacyo nahawe',
    forOther:
      'ndabandikira mu izina rya, mu izina rya mama, nandikira mama, nandikira papa, nandikira umugore wanjye, ' +
      'nandikira umugabo wanjye, nandikira nyogokuru, ndandikira mama, ndandikira nyogokuru, ' +
      'ndandikira umuturanyi, ndandika mu mwanya wa, mu mwanya wa mama, mvugira, ndavugira, ndabariza, ' +
      'ndabarira, ndamufasha, ndafasha mama, mfasha mama, mfasha papa, mfasha umuturanyi, mfasha nyogokuru, ' +
      'yansabye ko mbandikira, yantumye, ntazi gusoma, ntazi telefone, gutanga ikirego cya, gutanga ikirego cy, ' +
      'ntangira ikirego, ndatangira ikirego, si njye ni, si njye byabayeho, si njye byabaye ho, ' +
      'si jye byabayeho, ni mama byabayeho, ni papa byabayeho, ni umugabo wanjye byabayeho, ' +
      'ni umugore wanjye byabayeho, byabaye kuri mama, byabaye ku muturanyi, byabaye ku nshuti yanjye, ' +
      'byabaye ku mwana wanjye, uwo byabayeho, uwibwe, si ayanjye, si ayanjye yagiye, ni aya mama, ni aya papa, ' +
      'ni ay umugabo wanjye, konti si iyanjye, bamushutse, baramushutse, yaramushutse, bamutuburiye, ' +
      'baramutuburiye, baramubeshye, bamubeshye, yamubeshye, yaramubeshye, bamwibye, baramwibye, yamwibye, ' +
      'baramuriye, bamuriye, bamuhamagaye, yamuhamagaye, bamusabye, bamukuyeho, baramukuyeho, bamutwaye, ' +
      'baramutwaye, bamwambuye, bamuteye ubwoba, yashutswe, yarashutswe, yatuburiwe, yaratuburiwe, ' +
      'yatekewe umutwe, yaribwe, yahombye, yarahombye, yatakaje, yarayatakaje, mama yohereje, mama yatanze, ' +
      'mama yishyuye, mama yahaye, mama bamu*, mama wanjye yohereje, mama wanjye bamu*, mama baramu*, ' +
      'papa yohereje, papa yatanze, papa yishyuye, papa bamu*, papa wanjye bamu*, papa wanjye yohereje, ' +
      'data yohereje, umugabo wanjye yohereje, umugabo wanjye yatanze, umugabo wanjye yishyuye, ' +
      'umugore wanjye yohereje, umugore wanjye yatanze, umugore wanjye yishyuye, umukobwa wanjye yohereje, ' +
      'umuhungu wanjye yohereje, umwana wanjye yohereje, mushiki wanjye yohereje, musaza wanjye yohereje, ' +
      'murumuna wanjye yohereje, mukuru wanjye yohereje, inshuti yanjye yohereje, inshuti yanjye yatanze, ' +
      'inshuti yanjye bamu*, umuturanyi wanjye bamu*, umuturanyi wanjye yohereje, nyogokuru yohereje, ' +
      'nyogokuru yatanze, sogokuru yohereje, sogokuru yatanze, bibye mama, bibye papa, bibye nyogokuru, ' +
      'bibye umuturanyi, bibye umugabo wanjye, bibye umugore wanjye, bashutse mama, bashutse papa, ' +
      'bashutse umwana wanjye, bashutse umugabo wanjye, bashutse umugore wanjye, mugenzi wanjye yohereje, ' +
      'bamuhaye, bamubwiye ngo, baramubwiye, yamubwiraga, bamutekeye umutwe, baramutekeye umutwe, ' +
      'yamutekeye umutwe, bayitekeye umutwe, barayishutse, bamutwariye, bamukoreye, bamwandikiye, yandikiwe na, ' +
      'yamwandikiye, bamwoherereje, bamubwiye, bamwinjiriye, baramwinjiriye, bamuhenze, baramuhenze, ' +
      'bamwambuye utwe, bamurimanganyije, yarimanganyijwe, bamusahuye, bamwatse, baramwatse, bamusabaga, ' +
      'baramusaba, baracyamuhamagara, aracyamuhamagara, baracyamwandikira, aracyamwandikira, mumuhagarike, ' +
      'mumufashe, mumuhamagare, mwamufasha, mwamuhamagara, mumugire inama, nandikira umuturanyi, ' +
      'nandikira inshuti, nandikira umukecuru, nandikira umwana wanjye, nandikira mukuru wanjye, ' +
      'nandikira murumuna wanjye, nandikira mushiki wanjye, nandikira musaza wanjye, ndamwandikira, ' +
      'njye ndamwandikira, ndamuvugira, ndamubariza, ndi kumufasha, ndimo kumufasha, ntumwe na, ' +
      'yansabye kubandikira, yansabye kubabaza, yansabye kwandika, ansabye kwandika, ntazi kwandika, ' +
      'ntazi ikinyarwanda, ndi nyina, ndi se wa, njye ndi nyina, njye ndi se, ndi umukobwa we, ndi umuhungu we, ' +
      'ndi umwana we, ndi umugabo we, ndi umugore we, ndi mukuru we, ndi murumuna we, ndi umwuzukuru we, ' +
      'ndi umuturanyi we, ndi inshuti ye, ndi umubyeyi we, ni we byabayeho, niwe byabayeho, ni we byabaye ho, ' +
      'ni we wibwe, ni we watanze, ni we wishyuye, ni we wohereje, niwe wohereje, niwe watanze, uwatuburiwe, ' +
      'uwashutswe, uwahohotewe ni, banki y umugabo wanjye, banki y umugore wanjye, banki ya mama, ' +
      'banki ya papa, konti ya mama, konti ya papa, konti y umugabo wanjye, konti y umugore wanjye, ' +
      'konti y umuhungu wanjye, konti y umukobwa wanjye, konti ya nyogokuru, konti ya sogokuru, ni aya data, ' +
      'ni ay inshuti, ni ay umugore wanjye, ni ay umwana wanjye, ni aya mushiki wanjye, ni aya musaza wanjye, ' +
      'si njye ni bosi, si njye ni mama, si njye ni papa, si njye ni umugabo, si njye ni umugore, ' +
      'si njye ni inshuti, si jye ni, umugore w inshuti, umwana w inshuti, umukobwa w inshuti, ' +
      'umuhungu w inshuti, umugabo w inshuti, umugabo wanjye ari muri, umugore wanjye ari muri, sogokuru bamu*, ' +
      'nyogokuru bamu*, nyogokuru yahaye, sogokuru yahaye, papa yahaye, data yahaye, data yatanze, ' +
      'data yishyuye, mukecuru yatanze, mukecuru bamu*, muzehe yatanze, muzehe bamu*, umubyeyi wanjye bamu*, ' +
      'umubyeyi wanjye yatanze, umubyeyi wanjye yohereje, umugabo wanjye bamu*, umugore wanjye bamu*, ' +
      'umukobwa wanjye bamu*, umuhungu wanjye bamu*, umwana wanjye bamu*, mushiki wanjye bamu*, ' +
      'musaza wanjye bamu*, murumuna wanjye bamu*, mukuru wanjye bamu*, mubyara wanjye bamu*, ' +
      'mubyara wanjye yohereje, mubyara wanjye yatanze, umukobwa wanjye yatanze, umukobwa wanjye yishyuye, ' +
      'umuhungu wanjye yatanze, umuhungu wanjye yishyuye, umwana wanjye yatanze, umwana wanjye yishyuye, ' +
      'mushiki wanjye yatanze, mushiki wanjye yishyuye, musaza wanjye yatanze, musaza wanjye yishyuye, ' +
      'murumuna wanjye yatanze, murumuna wanjye yishyuye, mukuru wanjye yatanze, mukuru wanjye yishyuye, ' +
      'inshuti yanjye yishyuye, inshuti yanjye yibwe, inshuti yanjye bayi*, umuturanyi wanjye yatanze, ' +
      'umuturanyi wanjye yishyuye, umukiriya wanjye yishyuye, umukiriya yishyuye, umukiriya umwe yishyuye, ' +
      'mugenzi wanjye bamu*, mugenzi wanjye yishyuye, mugenzi wanjye yatanze, bashutse inshuti, ' +
      'bashutse umuturanyi, bashutse sogokuru, bashutse nyogokuru, bashutse murumuna wanjye, bashimuse murumuna, ' +
      'ni data byabayeho, byabaye kuri data, byabaye kuri papa, byabaye kuri mukuru, ndamufasha kwandika, ' +
      'njye ndamufasha, ni mukuru wanjye, ni we wayohereje, wayohereje si njye, si njye wayohereje',
    kin:
      'mama, mama wanjye, maman, papa, papa wanjye, databukwe, mabukwe, umubyeyi wanjye, ababyeyi banjye, ' +
      'ababyeyi, sogokuru, nyogokuru, nyogokuruza, umukecuru, mukecuru, umukecuru wanjye, umusaza, ' +
      'umusaza wanjye, umugabo wanjye, umugore wanjye, umutware wanjye, umufasha wanjye, umwana wanjye, ' +
      'abana banjye, umuhungu wanjye, umukobwa wanjye, mukuru wanjye, murumuna wanjye, musaza wanjye, ' +
      'mushiki wanjye, umuvandimwe, umuvandimwe wanjye, mubyara wanjye, mwishywa wanjye, umwishywa wanjye, ' +
      'umuhungu wacu, data wacu, mama wacu, masenge, marume, nyirarume, tonton, tante, cousin wanjye, ' +
      'muramu wanjye, muramukazi, inshuti yanjye, incuti yanjye, umuturanyi, umuturanyi wanjye, ' +
      'mukecuru duturanye, mugenzi wanjye, umukozi wanjye, umukozi wo mu rugo, bosi wanjye, boss wanjye, ' +
      'umukoresha wanjye, umukiriya, umukiriya wanjye, pasiteri, pasiteri wacu, umwuzukuru wanjye, ' +
      'umukunzi wanjye, fiance wanjye, umunyeshuri wanjye, umubyara, umuryango wanjye, murumuna wacu, ' +
      'mukuru wacu, tata, data umbyara, mama umbyara, muzehe, muzehe wanjye, mukecuru wanjye, sogokuru wanjye, ' +
      'nyogokuru wanjye, nyirakuru, sekuru, umwuzukuru, masenge wanjye, nyirasenge, marume wanjye, mama mukuru, ' +
      'data mukuru, tante wanjye, oncle, oncle wanjye, umuturanyi wacu, umukozi wacu, umukozi dukorana, ' +
      'uwo dukorana, mugenzi wacu, umubyeyi wacu, bucura, imfura yanjye, umukobwa wacu, abana bacu, ' +
      'umwana wacu, nyina, umwana we, umwana wa mukuru wanjye, inshuti yacu, incuti, umugore wacu, ' +
      'bazina wanjye, umukwe wanjye, umukazana wanjye, muramukazi wanjye, baramu banjye, umuvandimwe wacu, ' +
      'abavandimwe banjye, uwo twashakanye, umugabo w inshuti, sheri wanjye, cheri wanjye, umurwayi wanjye, ' +
      'umukiriya wacu',
    danger:
      'kwiyahura, niyahure, niyahura, ndiyahura, nzi yahura, nziyahura, nashatse kwiyahura, ndashaka kwiyahura, ' +
      'nshaka kwiyahura, ndatekereza kwiyahura, yashatse kwiyahura, arashaka kwiyahura, kwiyica, ndiyica, ' +
      'niyice, nziyica, nshaka kwiyica, ndashaka kwiyica, ndashaka gupfa, nshaka gupfa, nifuza gupfa, ' +
      'ndifuza gupfa, ndumva napfa, napfa nkaruhuka, napfa nkavaho, iyo mpfa, nari kwipfira, ndipfira, nipfire, ' +
      'sinshaka kubaho, ntabwo nshaka kubaho, ntabwo ngishaka kubaho, singishaka kubaho, sinkishaka kubaho, ' +
      'simgishaka kubaho, ndarambiwe kubaho, ndambiwe kubaho, narambiwe kubaho, ndarambiwe ubuzima, ' +
      'kubaho ntacyo bimaze, ntacyo nkimariye isi, ntacyo nkora ku isi, ntacyo nkimaze, ntacyo maze ku isi, ' +
      'ubuzima ntacyo bumaze, nta mpamvu yo kubaho, simfite impamvu yo kubaho, simfite impamvu yo kubyuka, ' +
      'nta mpamvu yo kubyuka, nta cyizere cyo kubaho, isi iramaze, ubuzima burangiye, ' +
      'ubuzima bwanjye burarangiye, byose birarangiye kuri njye, nkasinzira ubutazabyuka, ubutazabyuka, ' +
      'ndashaka gusinzira ubuziraherezo, mwite ku bana banjye, muzite ku bana banjye, muzarera abana banjye, ' +
      'urwandiko rwo gusezera, nanditse urwandiko rwo gusezera, gusezera ku bana, nabasezeyeho, ' +
      'murabeho burundu, nafashe ibinini, nafashe imiti yose, nafata imiti yose, nafata iriya miti yose, ' +
      'naniweye imiti, nanyweye umuti, nanyweye imiti, kunywa umuti, tiyoda, umuti w imbeba, simikombe, ' +
      'ngiye kwimanika, kwimanika, nimanike, umugozi wo kwimanika, kwiroha, niroha mu, kwiroha mu, ' +
      'gusimbuka ku gorofa, nsimbuke ku, ndi ku kiraro, ku kiraro nshaka, kwikata, nikase imitsi, ' +
      'ndi kuva amaraso, ava amaraso, ndava amaraso, kunyica, bazanyica, baranyica, banyica, azanyica, ' +
      'ngo azanyica, ngo bazanyica, ngo aranyica, ngo baranyica, arashaka kunyica, barashaka kunyica, ' +
      'bashaka kunyica, bambwiye ko bazanyica, yambwiye ko azanyica, bazica, bazica umwana wanjye, ' +
      'azica umwana wanjye, bazamwica, azamwica, baramwica, bazatwica, baratwica, kutwica, kumwica, ' +
      'kwica umwana, bazica mama, kwica umuryango, bazanyicira, imbunda, afite imbunda, bafite imbunda, ' +
      'antunze imbunda, antunga imbunda, icyuma, afite icyuma, bafite icyuma, antera icyuma, yanteye icyuma, ' +
      'bankuriye icyuma, ikatana, umuhoro, bafite imihoro, afite umuhoro, inkoni, bafite inkoni, inyundo, ' +
      'grenade, barankubita, arankubita, arimo kunkubita, bari kunkubita, barimo kunkubita, ari kunkubita, ' +
      'bankubise, yankubise, yarankubise, barankubise, bamukubita, bamukubise, baramukubita, kumukubita, ' +
      'barohereza abamukubita, kudukubita, bazankubita, azankubita, kunkubita, bakankubita, bankomerekeje, ' +
      'yankomerekeje, nakomeretse, mfite ibikomere, ibikomere, nvirirana, yaramfashe ku ngufu, ' +
      'bamfashe ku ngufu, gufatwa ku ngufu, kumfata ku ngufu, aransambanya, yansambanyije, bashimuse, ' +
      'baranshimuse, bamushimuse, baramushimuse, yashimuswe, nashimuswe, gushimuta, kumushimuta, bazashimuta, ' +
      'bafashe umwana wanjye, bafatiye umwana, bamfatiye bunyago, bamufashe bugwate, bugwate, yaheze kwa, ' +
      'ntiyemererwa gutaha, ntibamwemerera gutaha, bamfungiranye, ndafungiranye, nafungiranye, baramfungiranye, ' +
      'yafungiranywe, bamufungiranye, mfungiwe mu, myawaddy, bambohoye, bamboshye, baboshye, ' +
      'telefone ye ntiriho kandi, yaburiwe irengero, ushaka kumubona ari muzima, bari ku rugi, ari ku rugi, ' +
      'bari ku muryango, ari ku muryango, bari hanze y inzu, ari hanze y inzu, bari kuri gate, ari kuri gate, ' +
      'bageze iwanjye, bari iwanjye, ari iwanjye, baje iwanjye, yaje iwanjye, bankoranyije iwanjye, ' +
      'bari imbere y inzu, barakomanga, bari gukomanga, arimo gukubita urugi, barimo kumena urugi, ' +
      'barimo kumena inzugi, kumena idirishya, barimo kumena idirishya, bamenye urugi, bari kwinjira mu nzu, ' +
      'binjiye mu nzu, baje kundya, barankurikiye, arankurikirana, barankurikirana, mbuze aho mpungira, ' +
      'ndihishe, nihishe, arahishe mu, ndi mu kaga, turi mu kaga, ari mu kaga, ubuzima bwanjye buri mu kaga, ' +
      'ubuzima bwe buri mu kaga, mu kaga, ari iruhande rwanjye, ari hano iruhande rwanjye, bazantwikira, ' +
      'bazantwikira inzu, gutwika inzu, bantwikiye, bazatera grenade, bakamena amaso, kumena amaso, ' +
      'bazaza iwanjye, bazansanga mu rugo, azaza iwanjye, tuzagusanga, tuzagusanga aho, bazangirira nabi, ' +
      'azangirira nabi, kungirira nabi, kumugirira nabi, bamugirira nabi, bazamugirira nabi, ' +
      'azi aho umwana wanjye yiga, azi aho ntuye, bazi aho ntuye, bazi aho tuba, amarozi, bandoze, baranniga, ' +
      'kuniga, yanize, bari kunniga, arimo gupfa, ari gupfa, ndi gupfa, ndimo gupfa, sinzongera kubabona, ' +
      'ntimuzongera kumbona, ntimuzambona ukundi, ejo sinzaba mpari, sinzaba mpari, sinzaba nkiriho, ' +
      'sinzaba ndiho, ntabwo nzaba nkiriho, sinzabyuka, ntabwo nzabyuka, nimba ntakiriho, ninpfa, nimpfa, ' +
      'ninapfa, byaruta nkapfa, byaruta mpfuye, byari kuba byiza iyo mpfa, icyampa ngapfa, icyampa nkapfa, ' +
      'icyampa nkipfira, iyaba napfaga, iyo napfaga, mpfuye byarangira, mbonye napfa, isi irandambiye, ' +
      'ubuzima burandambiye, ubuzima bwarandambiye, ubuzima bwandambiye, kubaho birandambiye, ' +
      'kubaho birananiye, narambiwe ubuzima, nta cyo mbereyeho, ntacyo mbereyeho, ntacyo nkibereyeho, ' +
      'sinzi icyo mbereyeho, nta mumaro wo kubaho, kubaho bimaze iki, kubaho bimariye iki, ' +
      'nta cyizere cy ubuzima, nta cyizere cyo kubaho nsigaranye, nkaruhuka burundu, nduhuke burundu, ' +
      'kuruhuka burundu, nigendere burundu, nkigendera burundu, kwigendera burundu, kuva kuri iyi si, ' +
      'nve kuri iyi si, nave ku isi, kwirangiza, nkirangiza, nirangize, kwiyambura ubuzima, niyambure ubuzima, ' +
      'ndiyambura ubuzima, kwikuraho ubuzima, kwivutsa ubuzima, bazamera neza ntahari, babaho neza ntahari, ' +
      'byababera byiza ntahari, baruhuka ntahari, muzandebere abana, muzandererere abana, ' +
      'muzamfashe abana banjye, muzite ku muryango wanjye, muzabwire abana banjye, muzabwire mama ko, ' +
      'ndabasezeye, ndabasezeyeho, mbasezeyeho, mbasezeye burundu, ubutumwa bwa nyuma, ' +
      'aya ni amagambo yanjye ya nyuma, ibinini byose, ibinini byinshi, nariye ibinini, mfite ibinini, ' +
      'mfashe ibinini, nanyweye ibinini, nanyweye tiyoda, kunywa tiyoda, umuti wica, uburozi, nanyweye uburozi, ' +
      'kunywa uburozi, niyahuje, ndimanika, nimanika, namanitse umugozi, mfite umugozi, nashatse umugozi, ' +
      'nguze umugozi, niroha muri nyabarongo, ngiye muri nyabarongo, kwiroha muri, niroshye, ndiroha, ' +
      'kwijugunya, nijugunye, ndijugunya, gusimbuka hejuru, hejuru ya etage, hejuru ya etaje, hejuru y igorofa, ' +
      'ndi hejuru y igorofa, nikase, ndikata, nikate, bazandasa, azandasa, barandasa, arandasa, kundasa, ' +
      'kuturasa, bazamurasa, baramurasa, kumurasa, pisitori, pistolet, masotera, gutema, kuntema, bazantema, ' +
      'azantema, arantema, yantemye, bantemye, bamutemye, bazamutema, umupanga, imipanga, afite imipanga, ' +
      'bazanca umutwe, kunca umutwe, nzakwica, tuzakwica, nzabica, tuzabica, uzapfa, urapfa, bazakwica, ' +
      'bazamena amaraso, bazanshyingura, bambwiye ngo bazica, ngo bazica, ngo azica, ngo barica, bazicira, ' +
      'azatwica, kwica abana, bazica abana, bazica murumuna, bazica umugabo, bazica umugore, bazica papa, ' +
      'azi aho nkora, bazi aho nkora, azi iwacu, bazi iwacu, bazi aho abana, azi aho abana, bazi ishuri, ' +
      'azi aho ndara, bazi aho ndara, bazi inzu yanjye, azi inzu yanjye, bazi mu rugo, azi mu rugo, ' +
      'tuzaza iwawe, nzaza iwawe, tuzaza mu rugo, turaje iwawe, turaza iwawe, bazaza mu rugo, azaza mu rugo, ' +
      'baraza mu rugo, baraza iwanjye, araza iwanjye, bagiye kuza iwanjye, baje mu rugo, bageze mu rugo, ' +
      'yageze iwanjye, bahagaze hanze, ahagaze hanze, bahagaze ku rugi, ahagaze ku rugi, bahagaze ku muryango, ' +
      'bari hanze bategereje, antegereje hanze, bantegereje hanze, bantegereje ku, arakomanga, ari gukomanga, ' +
      'arimo gukomanga, barimo gukomanga, barimo gukubita urugi, bari gukubita urugi, barasenya urugi, ' +
      'bari kumena urugi, arimo kumena urugi, barashaka kwinjira, bashaka kwinjira mu nzu, ampagaze hejuru, ' +
      'bampagaze hejuru, ari hejuru yanjye, antunze icyuma, bantunze imbunda, bantunze icyuma, ' +
      'yantunze imbunda, yantunze icyuma, yamfatiyeho icyuma, ashyize icyuma ku ijosi, bamukase, ' +
      'bamuciye intoki, bazamuca, bazamukata, bamwica urubozo, bamukorera iyicarubozo, iyicarubozo, ' +
      'barimo kumukubita, bari kumukubita, bazamukubita, azamukubita, aramukubita, yamukubise, yankubitaga, ' +
      'ankubita, aramenagura, nakubiswe, twakubiswe, yakubiswe, akubitwa, gukubitwa, azongera kunkubita, ' +
      'ntinya ko yankubita, yanyize, yampotoye, arampotora, kumpotora, yamfashe ku ngufu, gufata ku ngufu, ' +
      'bashaka kunsambanya, kunsambanya, baramushimutse, bamutwaye bunyago, bunyago, bamufashe bunyago, ' +
      'bamufatiriye, baramufatiriye, bamfatiriye, baramfatiriye, banze kumurekura, ntibamurekura, ' +
      'ntibashaka kumurekura, kumurekura bisaba, azarekurwa, bazamurekura, ngo bamurekure, ngo tumubone, ' +
      'azaza nimwishyura, nimwishyura azaza, nimutishyura ntimuzamubona, ntimuzongera kumubona, ntibandekura, ' +
      'banze kundekura, banze ko nsohoka, banze ko asohoka, sinemerewe gusohoka, bambujije gusohoka, ' +
      'ntashobora gusohoka, ntitwemerewe gusohoka, twafungiranywe, dufungiranye, bafungiranye, bankingiranye, ' +
      'bamukingiranye, bamufungiye mu, bamfungiye mu, batwaye passport ye, bafashe passport ye, ' +
      'bantwaye passport, ntarataha, ntarataha kuva, ntaratahuka, ntiyatashye, ntiyaraye mu rugo, ' +
      'ntaragaruka mu rugo, ntaragera mu rugo, yabuze kuva ejo, ntaraboneka, bazadutwikira, bazatwika, ' +
      'bazatwika inzu, azatwika inzu, azantwikira, gutwikira inzu, azatera grenade, bazatera amabuye, ' +
      'bateye amabuye, bazaduhitana, guhitana, bazampitana, azampitana, kumpitana, barampitana, bazangira nabi, ' +
      'kungira nabi, bangiriye nabi, yangiriye nabi, ubugizi bwa nabi, yaraye atabonetse, nsimbuka ku, ' +
      'ndasimbuka ku, nsimbukira, ' +
      'nta mpamvu yo gukomeza kubaho, gukomeza kubaho, sinshaka gukomeza kubaho, sinkeneye kubaho, ' +
      'ngiye kwiyahura, aza kunyica, baza kunyica, ' +
      'bashimuse umwana, yanyoye umuti, umuti wica imbeba, yanyoye umuti wica, arakubita urugi, ' +
      'arakubita ngo nkingure, ngo nkingure, ari inyuma y umuryango, barakomanga cyane',
    noDanger:
      'aranyica nabimenya, umugore wanjye aranyica, umugabo wanjye aranyica, mama aranyica, papa aranyica, ' +
      'boss aranyica, baranyica nibabimenya, aranyica haha, aranyica lol, napfuye isoni, ndapfuye isoni, ' +
      'ndapfa isoni, nishwe n isoni, isoni ziranyishe, isoni zirenda kunyica, nishwe n agahinda, ' +
      'agahinda karanyishe, agahinda karenda kunyica, biranyishe, biranyishe pe, biranyica, birenda kunyica, ' +
      'inzara iranyishe, nishwe n inzara, ndashonje, nshonje cyane, inyota iranyishe, umutwe uranyishe, ' +
      'umutwe urandya, ndarwaye umutwe, stress iranyishe, ibitotsi biranyishe, nishwe n ibitotsi, ' +
      'nishwe no guseka, napfuye guseka, ubushyuhe buranyishe, imbeho iranyishe, ' +
      'umutima wanjye ushaka guturika, umutima ugiye guturika, napfuye ubwoba, nishwe n ubwoba, ' +
      'ubwoba bugiye kunyica, banyishe mu mutwe, banyishe mu mafaranga, banyishe urubozo, baranyishe pe, ' +
      'ibibazo biranyishe, ideni riranyishe, amadeni aranyishe, narapfuye mpagaze, ndi umupfu uhagaze, ' +
      'telefone yapfuye, telephone yapfuye, telefone yanjye yapfuye, sim yapfuye, sim yanjye yapfuye, ' +
      'sim yanjye irapfa, ligne yapfuye, network yapfuye, ecran yapfuye, mudasobwa yapfuye, papa yapfuye, ' +
      'data yapfuye, bambwira ko mama yapfuye, batera amatwi, nari gupfa nseka, muri game, mu mukino, ' +
      'ngo mama yapfuye, ngo papa yapfuye, ngo umwana yapfuye, ngo yapfuye, nyamara ni muzima, mama ni muzima, ' +
      'papa ni muzima, umugore wanjye azanyica, umugabo wanjye azanyica, mama azanyica, papa azanyica, ' +
      'boss azanyica, azanyica nabimenya, azanyica abimenye, aranyica abimenye, aranyica nabibona, ' +
      'biranyishe mu mutwe, biranyica mu mutwe, birandangije, ubukene buranyishe, akazi karanyishe, ' +
      'umunaniro uranyishe, nishwe n umunaniro, nishwe n ubukene, amafaranga yapfuye ubusa, yapfuye ubusa, ' +
      'ipfa ubusa, telefone yanjye irapfa, application yapfuye, app yapfuye, yapfuye muri, yapfuye kera, ' +
      'yapfuye umwaka ushize, yitabye imana, konti yapfuye, batiri yapfuye, bateri yapfuye, ' +
      'sindi mu kaga, ntabwo ndi mu kaga, nta kaga, nta muntu uri mu kaga, ntawe uri mu kaga, ' +
      'konti iri mu kaga, konti yanjye iri mu kaga, konti yacu iri mu kaga, amafaranga ari mu kaga, ' +
      'amafaranga yanjye ari mu kaga, telefone yanjye iri mu kaga',
    minor:
      'mfite imyaka 10, mfite imyaka 11, mfite imyaka 12, mfite imyaka 13, mfite imyaka 14, mfite imyaka 15, ' +
      'mfite imyaka 16, mfite imyaka 17, mfite 10 ans, mfite 12 ans, mfite 13 ans, mfite 14 ans, mfite 15 ans, ' +
      'mfite 16 ans, mfite 17 ans, mfite 12, mfite 13, mfite 14, mfite 15, mfite 16, mfite 17, ' +
      'imyaka yanjye ni 15, imyaka yanjye ni 16, imyaka yanjye ni 17, ndi uw imyaka 15, ndi uw imyaka 16, ' +
      'ndi uw imyaka 17, mfite imyaka icumi, mfite imyaka cumi n umwe, mfite imyaka cumi n ibiri, ' +
      'mfite imyaka cumi n itatu, mfite imyaka cumi n ine, mfite imyaka cumi n itanu, ' +
      'mfite imyaka cumi n itandatu, mfite imyaka cumi n irindwi, mfite imyaka cumi na irindwi, ' +
      'nujuje imyaka 15, nujuje imyaka 16, nujuje imyaka 17, sinujuje imyaka 18, sindageza imyaka 18, ' +
      'sindageza ku myaka 18, ntarageza imyaka 18, ntarageza ku myaka 18, ntarageza ku myaka y ubukure, ' +
      'munsi y imyaka 18, sindaba mukuru, ndi umwana, ndacyari umwana, ndi umwana muto, nkiri umwana, ' +
      'niga mu mashuri yisumbuye, niga muri secondaire, niga muri segonderi, niga secondaire, ' +
      'niga mu mashuri abanza, niga muri primaire, niga mu wa gatatu, niga mu wa kane, niga mu wa gatanu, ' +
      'niga mu wa gatandatu, ndi mu wa gatanu, ndi mu wa gatandatu, niga s1, niga s2, niga s3, niga s4, ' +
      'niga s5, niga muri s1, niga muri s2, niga muri s3, niga muri s4, niga muri s5, niga p5, niga p6, ' +
      'tronc commun, niga muri tronc commun, ndi umunyeshuri muri secondaire, grade 7, grade 8, grade 9, ' +
      'grade 10, grade 11, senior two, senior three, sinagira indangamuntu, simfite indangamuntu kuko ndi muto, ' +
      'sindafata indangamuntu, ababyeyi banjye ntibabizi, mama agomba kubyemera, mfite imyaka 8, ' +
      'mfite imyaka 9, mfite 10, mfite 11, mfite 11 ans, mfite imyaka umunani, mfite imyaka icyenda, ' +
      'imyaka yanjye ni 12, imyaka yanjye ni 13, imyaka yanjye ni 14, imyaka yanjye 16, nujuje imyaka 13, ' +
      'nujuje imyaka 14, nujuje 16, nujuje 17, nzuzuza imyaka 18, nzuzuza 18, ngiye kuzuza 18, ' +
      'ngiye kuzuza imyaka 18, nenda kuzuza imyaka 18, nenda kugira imyaka 18, sinuzuza imyaka 18, ' +
      'ntaruzuza imyaka 18, ndi munsi y imyaka 18, munsi ya 18, ndi minor, ndi mineur, mineure, ndi muto, ' +
      'nkiri muto, ndacyari muto, ndi mutoya, ndacyiga, niga mu mwaka wa, niga mu wa mbere, niga mu wa kabiri, ' +
      'ndi mu wa mbere, ndi mu wa kabiri, ndi mu wa gatatu, ndi mu wa kane, niga s6, niga muri s6, ndi muri s1, ' +
      'ndi muri s2, ndi muri s3, ndi muri s4, ndi muri s5, ndi muri s6, niga p4, niga muri p5, niga muri p6, ' +
      'ndi muri p6, senior one, senior four, senior five, senior six, niga muri lycee, niga kuri lycee, ' +
      'niga mu cyiciro rusange, umunyeshuri wo mu mashuri yisumbuye, umunyeshuri muri segonderi, ' +
      'umunyeshuri wa secondaire, mfite ikizamini cya leta, mwarimu wanjye, mama ntabizi, papa ntabizi, ' +
      'mama na papa ntibabizi, papa na mama ntibabizi, ababyeyi ntibabizi, iwacu ntibabizi, mama azanyica, ' +
      'papa azankubita, mama azankubita, ngomba kubaza mama, ngomba kubibwira mama, mbanze mbaze mama, ' +
      'papa agomba kubyemera, umubyeyi agomba kubyemera, amafaranga y ishuri mama, niga mu mashuri, ' +
      'mu mashuri yisumbuye, umunyeshuri wo mu wa, ndi umunyeshuri wo mu',
    yes:
      'yego, yeego, yegoo, yegomama, yego rwose, yego da, yego cyane, yego pe, yego sha, yee, yeee, eego, ego, ' +
      'ego cyane, ego rwose, ego mama, ee, eee, eeeh, eeh, sawa, sawa sawa, saawa, ni sawa, nisawa, ni byo, ' +
      'nibyo, nibyo rwose, nibyo koko, ni byo rwose, niko, ni ko, niko bimeze, niko biri, birumvikana, byemewe, ' +
      'ni ok, d accord, daccord, oui, ouais, ndiyo, yap, turabyemeye, yegoye, yegooo, yego yego, yego nyine, ' +
      'yego mwa, yego ye, yego ni byo, yego nibyo, yego ntakibazo, ego da, ego pe, eego rwose, yeye, sawasawa, ' +
      'ni sawa rwose, niko rwose, byemejwe, birakwiye, nibyo nyine, nibyo pe, ni byo pe',
    agrees:
      'ohereza, bwohereze, byohereze, yohereze, mubyohereze, mwohereze, ohereza ubu, ndabyemera, ndabyemeye, ndabyemera byose, ndabyemeye byose, ndabyemera rwose, ndemera, ndemeye, ' +
      'ndemeranya namwe, ndemeranyije, nemeye, narabyemeye, nabyemeye, narabemereye, ndabemereye, ndakwemereye, ' +
      'ndabibemereye, mbyemeye, ndabyemeza, turabyemera, turabyemeye, twemeye, turemera, nemeye byose, ' +
      'ndabishaka, ndabyifuza, ndabyishimiye, mukomeze, komeza, mwakomeza, wakomeza, dukomeze, twakomeza, ' +
      'nimukomeze, reka dukomeze, reka tubikore, twende, tugende, tugire, mubikore, bikore, mwabikora, ' +
      'wabikora, nimubikore, mubyandike, mwabyandika, nimubyandike, mubyohereze, mubyohereze byose, ' +
      'mwabyohereza, wabyohereza, byohereze, ubyohereze, nimubyohereze, mwohereze, nimwohereze, mubitange, ' +
      'mwabitanga, nimubitange, mubisangize, mwabisangiza, nimubisangize, mubisangize amabanki, mubihe banki, ' +
      'mubyereke banki, mubimenyeshe banki, mubitange kuri banki, mushobora kubitanga, mushobora kubisangiza, ' +
      'mushobora kubyohereza, mushobora gukomeza, mushobora kubikoresha, mubikoreshe, mwabikoresha, babibone, ' +
      'babihe, ntimubireke, nta kibazo, ntakibazo, nta kibazo rwose, nta kibazo kirimo, nta kibazo mfite, ' +
      'ntakibazo mfite, ntakibazo kirimo, ntacyo bitwaye, ntacyo bintwaye, ntacyo bitwaye rwose, ' +
      'nta mpamvu yo kubyanga, nta mpungenge, mbahaye uburenganzira, ndabaha uburenganzira, mbahaye uruhushya, ' +
      'ndabaha uruhushya, mbahaye rugari, mufite uburenganzira, mufite uruhushya, ndatanze uburenganzira, ' +
      'ndatanga uburenganzira, ntanze uburenganzira, ndabizi kandi ndabyemeye, nabyumvise kandi ndabyemeye, ' +
      'ibyo nabyemeye, ibyo ndabyemeye, nemera, nemera byose, mbyemera, ndabyemerera, ndabemerera, ' +
      'ndabibemerera, mbibemereye, mbemereye, nkwemereye, nabibemereye, narabibemereye, turabibemereye, ' +
      'twabyemeye, twarabyemeye, turemeye, twemera, twemeranyije, turemeranya, ndemeranya, ntabwo nanze, ' +
      'ntabwo mbyanze, sinanze, simbyanze, sinabyanze, sinabyanga, ndabishyigikiye, nta mbogamizi, nta nkomyi, ' +
      'nta cyo bitwaye, nta cyo bintwaye, ntacyo byaba bitwaye, nta kibazo na kimwe, ntakibazo rwose, ' +
      'nta kibazo mbifiteho, mbahaye ububasha, ndabaha ububasha, mbahaye uburenganzira bwose, mubibahe, ' +
      'mwabibaha, mubibabwire, mwabibabwira, mubibamenyeshe, mubimenyeshe, mwabimenyesha, mubamenyeshe, ' +
      'mubimenyeshe amabanki, mubimenyeshe polisi, mubimenyeshe abo bireba, mubihe amabanki, mubihe polisi, ' +
      'mubihe abo bireba, mubihe ababishinzwe, mubyohereze kuri banki, mubyohereze kuri polisi, ' +
      'mubyohereze hose, mwabyohereza hose, mwabyohereza kuri banki, mubyohereze aho bigomba kujya, ' +
      'mubyohereze aho bigomba kugera, mubyohereze aho bikwiye, babyohereze, babyohererezwe, mubisangize banki, ' +
      'mubisangize abo bireba, mubasangize, mwabikoresha uko mushaka, mubikoreshe uko mushaka, ' +
      'mukore uko mubona, mukore icyo mugomba gukora, mutangire, nimutangire, dutangire, mukomereze aho, ' +
      'mukomeze mubikore, komeza ubikore, mubikore vuba, mufungure dosiye, mwandike ikirego, mutange ikirego, ' +
      'mwatanga ikirego, nimutange ikirego, mwohereze ikirego, mwohereze dosiye, mwohereze amakuru, ' +
      'mutange amakuru, mwatanga amakuru, mukoreshe amakuru yanjye, mushobora gutanga amakuru yanjye, ' +
      'mushobora kohereza amakuru yanjye, mushobora gukoresha amakuru yanjye, mushobora kubiha banki, ' +
      'mushobora kubibwira banki, mushobora kubimenyesha banki, nemeye ko mubitanga, nemeye ko mubyohereza, ' +
      'nemeye ko mubisangiza, nemeye ko mubikoresha, nemeye ko mukomeza, nemera ko mubitanga, ' +
      'nemera ko mubyohereza, nemera ko mubisangiza, nemera ko mubikoresha, ndemera ko mubitanga, ' +
      'ndemera ko mubyohereza, ndemera ko mubisangiza, ndemera ko mubikoresha, ndemeye ko mubitanga, ' +
      'ndemeye ko mubyohereza, ndemeye ko mubikoresha, nemeye ko amakuru yanjye atangwa, ' +
      'nemera ko amakuru yanjye atangwa, nemeye ko mubiha banki, nemera ko mubiha banki, ' +
      'ndemera ko mubiha banki, nifuza ko mubitanga, ndashaka ko mubitanga, ndashaka ko mubyohereza, ' +
      'ndashaka ko mukomeza, ndifuza ko mukomeza, ' +
      'arabyemera, arabyemeye, yabyemeye, yarabyemeye, abyemera, abyemeye, barabyemera, babyemeye, yavuze yego, yavuze ngo yego',
    no:
      'oya, oyaa, oyaaa, oya rwose, oya da, oya pe, oya sha, oya mwa, oya ntabwo, hoya, hoya rwose, ashwi, ' +
      'ashwi da, ashwida, ntabwo, ntago, ntabwo ari byo, nta na gato, nta na rimwe, nta na busa, habe na gato, ' +
      'habe na busa, sibyo, si byo, si ko, siko, nta numwe, nta n umwe, nta muntu, nta we, ntawe, ' +
      'ntabwo ndabikora, reka da, reka reka, hapana, non, wapi, wapi da, nkaba mbyanze, reka wapi, reka rwose, ' +
      'oya oya, oya nyine, oya murakoze, oya urakoze, oyaye, oya weee, oya ndabyanze, ntabyo, nta byo, ' +
      'habe namba',
    refuses:
      'sinabyemera, simbyemera, simbyemeye, sinemera, sinemeye, sindabyemera, sindi bubyemere, sinzabyemera, ' +
      'ntabwo mbyemera, ntabwo mbyemeye, ntabwo nemera, ntabwo nemeye, ntabwo nabyemera, ndabyanze, ndabyanga, ' +
      'ndanze, nanze, narabyanze, mbyanze, ntabwo mbishaka, simbishaka, sinabishaka, sinshaka ko, ' +
      'sinshaka gutanga, sinshaka kubitanga, sinshaka kubivuga, sinshaka gukomeza, sinshaka ko mubitanga, ' +
      'sinshaka ko izina ryanjye, sinifuza, sinifuza ko, ntabwo nifuza, ntabwo nifuza ko, ntabwo nshaka, ' +
      'ntabwo nshaka ko, ntabwo nshaka gutanga, reka reka, mubireke, ubireke, nimubireke, ntimubikore, ' +
      'ntubikore, ntimubyandike, ntimukabyandike, ntimubyohereze, ntimukabyohereze, ntimubitange, ' +
      'ntimukabitange, ntimubibwire, ntimukabibwire, ntimubwire, ntimukabwire, ntimubisangize, ' +
      'ntimukabisangize, ntimusangize, ntimubyereke, ntimugire uwo mubibwira, ntimumpamagare, ntimuzampamagare, ' +
      'ntimukampamagare, ntimumuhamagare, ntimuzongere, ntimunyandikire, ntimukanyandikire, ' +
      'ntuzongere kunyandikira, mureke kumpamagara, musibe, musibe byose, mubisibe, musibe amakuru yanjye, ' +
      'mubikureho, mubikureho byose, mukureho amakuru yanjye, nimusibe, siba amakuru yanjye, simbaha, ' +
      'simpa umuntu, simbahaye, sinabaha, sinabibaha, simbibaha, sindabibaha, ntabwo mbibaha, ntabwo nabaha, ' +
      'ntabyo mbaha, ntabyo natanga, sinzabibaha, sindivuga, simbivuga, sinabivuga, sinshobora kubivuga, ' +
      'ni ibanga ryanjye, sinabizera, simbizera, sinkwizera, sindabizera, ntabwo mbizera, simvuga, sinyitanga, ' +
      'sintanga amakuru, sintanga, sindibwemere, sindi bwemere, sindibubyemere, sindabyemeza, sinabyemeza, ' +
      'ntabyo nemera, sinzigera mbyemera, turabyanze, twanze, ntitubyemera, mureke rwose, mureke kubyandika, ' +
      'mureke kubitanga, mureke kubyohereza, mureke gukomeza, mubihagarike, muhagarike ikirego, ' +
      'ndahagaritse ikirego, sinkibishaka, ntabwo nkibishaka, sinshaka kubisangiza, sinshaka ko banki ibimenya, ' +
      'sinshaka ko mubwira, sinshaka ko umugabo wanjye abimenya, ntimubwire banki, ntimubwire polisi, ' +
      'ntimubwire umuntu, ntimubibwire umuntu, ntimuzabibwire, ntimuzabwire, ntimuzabyohereze, ntimuzabitange, ' +
      'ntimukoreshe amakuru yanjye, ntimutange amakuru yanjye, sintanga nimero, sintanga numero, ' +
      'simbahaye numero, simbahaye nimero, simbaha nimero, simbaha numero, sinabaha nimero, ' +
      'musibe amakuru yanjye yose, mukureho byose, mundeke, mundekere, mumvireho, nimumbabarire sinshaka, ' +
      'sinshaka kubivugaho, sinshaka kubisubiza, sinshaka gusubiza, sindabivuga, simbabwira, sinababwira, ' +
      'simbibabwira, sinshaka guhamagarwa, sinshaka gukomeza iki kirego, mubisibe byose, musibe ikirego, ' +
      'mureke ikirego, nkuyeho ikirego, sinshaka ko mubika, ntimubibike',
    fills:
      'ku bwe, ku wundi muntu, kuri mama, kuri papa, rwose, cyane, cyane rwose, murakoze, murakoze cyane, urakoze, urakoze cyane, mwarakoze, nyabuneka, ' +
      'nyamuneka, bwana, madamu, bayobozi, muyobozi, muvandimwe, nshuti, nshuti yanjye, bavandimwe, ' +
      'banyakubahwa, shenge, da, disi, kabisa, pe, sha, byose, ibyo byose, ibyo, ubu, nonaha, njye, jye, ' +
      'njyewe, jyewe, nanjye, nange, ok, okay, mwaramutse, mwiriwe, muraho, vuba, imana ibahe umugisha, ' +
      'imana ibakoreshe, amahoro, neza, neza cyane, na njye, kuri ibyo, kandi, yemwe, basi, nyine, nimwihute, ' +
      'mwihute, mugire vuba, vuba vuba, vuba cyane, vuba bishoboka, kunyakira, kunyumva, kumfasha, kubaza, ' +
      'kumbaza, murakoze kunyakira, murakoze kunyumva, murakoze kumfasha, murakoze kubaza, ndabashimiye, ' +
      'ndabashimira, merci, muraho neza, mwiriwe neza, mwaramutse neza, ndushye, ndarushye, ndumva ndushye, ' +
      'ndananiwe, amakuru yanjye, amakuru yanjye yose, aya makuru, ayo makuru, amakuru yose, ikirego cyanjye, ' +
      'dosiye yanjye, banki, amabanki, na banki, na polisi, banki zose, kuri banki, ku mabanki, ' +
      'aho bigomba kugera, aho bigomba kujya, aho bikwiye, abo bireba, ababishinzwe, ibyo mwavuze, ' +
      'ibyo mwavuze byose, ibyo musabye, ibyo mwasabye, nabyumvise, narabyumvise, nabyumvise neza, ndabyumva, ' +
      'ndabyumvise, nabisomye, narabisomye, nasobanukiwe, narasobanukiwe, ku bushake bwanjye, ' +
      'n umutima wanjye wose, bakozi, mukozi, mugenzi, mubyeyi, mwana wanjye, yewe, tata, rero, ' +
      'turi kumwe, turi kumwe hano, ari hano, ari hano turi kumwe, ari iruhande rwanjye, arabizi, ni we wabinsabye, ni we wabintumye, ni we untumye, niwe untumye, niwe wabinsabye',
    person:
      'ndashaka umuntu, nshaka umuntu, nkeneye umuntu, ndakeneye umuntu, ndifuza umuntu, mumpe umuntu, ' +
      'mpa umuntu, mwampa umuntu, mushobora kumpa umuntu, nimumpe umuntu, mumpuze n umuntu, mpuza n umuntu, ' +
      'mumpuze n umukozi, mpuza n umukozi, mumpuze, mpuza, umuntu tuvugana, umuntu tuvugane, ' +
      'tuvugana kuri telefone, umuntu wo kuvugana na we, umuntu wo kuvugana, umuntu umvugisha, ' +
      'umuntu twavugana, kuvugana n umuntu, nshaka kuvugana n umuntu, ndashaka kuvugana n umuntu, ' +
      'ndashaka kuvugana n umukozi, nshaka kuvugana n umukozi, kuvugana n umukozi, kuvugisha umuntu, ' +
      'kuvugisha umukozi, kuvugisha umukozi wa banki, nifuza kuvugisha, ndashaka kuvugisha, ndifuza kuvugana, ' +
      'vugana n umuntu, reka mvugane n umuntu, mvugane n umuntu, mvugane n umukozi, mureke mvugane, ' +
      'tuvugane kuri telefone, umuntu nyawe, umuntu nyakuri, umuntu w ukuri, umuntu wa nyawe, umuntu muzima, ' +
      'umuntu uzima, umuntu w umunyarwanda, umuntu uvuga ikinyarwanda, umuntu wa banki, umukozi nyawe, ' +
      'umukozi wa fraud desk, umukozi w umuntu, mbwira umuntu, si machine, ntabwo ari machine, ' +
      'sinshaka machine, sinshaka robot, sinshaka kuvugana na robot, sinshaka kuvugana na machine, atari robot, ' +
      'atari machine, nkeneye agent, ndashaka agent, mumpe agent, live agent, ndashaka customer care, ' +
      'nshaka customer care, mumpe customer care, mumpamagare, mwampamagara, mumpamagarire, muntu umpamagara, ' +
      'umuntu umpamagara, umuntu ampamagare, mpamagara, guhamagarwa n umuntu, ndashaka guhamagarwa, ' +
      'nshaka ko bampamagara, ndashaka ko mumpamagara, ko umuntu abisoma, umuntu abisome, ' +
      'simbishobora kwandika, sinshobora kwandika, sinzi kwandika, ndashaka umuntu w igitsina gore, ' +
      'umukozi w igitsina gore, umugore tuvugana, responsable, umuyobozi tuvugana, ndashaka umuyobozi, ' +
      'mumpe numero nabahamagaraho, nimero mbahamagaraho, mbahamagare, nabahamagara, nabahamagara he, ' +
      'naza ku biro, ibiro byanyu biri he, nshaka kuvugana na mwe, ndashaka kuvugana namwe, ' +
      'hari umuntu twavugana, nabona umuntu tuvugana, mumpuze n umuyobozi, umukozi wanyu ampamagare, ' +
      'umukozi ampamagare, kuvugana imbona nkubone, tuvugane imbona nkubone, sinshaka kwandikirana na machine, ' +
      'muntu nyawe, ' +
      'umukozi wanyu, umukozi wanyu w umuntu, n umukozi wanyu, mumpuze n umukozi wanyu, mumpe umukozi, ' +
      'mumpe umukozi wa banki, mumpe umukozi wanyu, nshaka umukozi, ndashaka umukozi, nkeneye umukozi, ' +
      'kuvugana n umuntu kuri telefone, umuntu kuri telefone, umuntu mvugana na we, tuvugane n umuntu',
    thanks:
      'murakoze, murakoze cyane, murakoze disi, murakoze pe, urakoze, urakoze cyane, urakoze rwose, ' +
      'warakoze, warakoze cyane, mwarakoze, mwarakoze cyane, mwarakoze kunyumva, murakoze kunyumva, ' +
      'urakoze kunyumva, murakoze kumfasha, waramfashije, mwamfashije, mwaramfashije, mwakoze, wakoze, ' +
      'mwakoze cyane, urabeho, murabeho, imana ibahe umugisha, imana ibakoreshe, imana iguhe umugisha, ' +
      'imana ibarinde, imana ibishimwe, imana ishimwe, ndabashimiye, ndagushimiye, ndabashimira, ndashima, ' +
      'ndabishimye, nishimye cyane, merci, merci beaucoup, asante, thank you, ni ibyo gusa, ibyo birahagije, ' +
      'murakagira imana, muragahorana imana, mugire amahoro, ' +
      'murakoze kumbaza, murakoze kubimbaza',
    dontKnow:
      'simbizi, simbizi neza, sinzi, sinzi neza, sinzi uko, sinzi niba, sinzi icyo, sinzi aho, sinzi izina, ' +
      'sinzi umubare, ntabwo mbizi, ntabwo nbizi, ntabizi, nta byo nzi, ntabyo nzi, ntacyo mbiziho, ' +
      'ntacyo mbizi ho, sinibuka, sinibuka neza, simbyibuka, simbyibuka neza, ntabwo mbyibuka, ntabwo nibuka, ' +
      'sinkibuka, sinkibyibuka, sinyibuka, nabyibagiwe, narabyibagiwe, nibagiwe, narayibagiwe, nayibagiwe, ' +
      'sinyizi, simuzi, sinkizi, sinayibonye, sinyibona, sinabibonye, sindabibona, simbibona, sinarebye, ' +
      'sinareba, sindareba, sinarebye isaha, ntayo mfite, ntabyo mfite, ntabwo nyifite, nta yo mfite, ' +
      'sinayifashe, narayisibye, narasibye, narasibye message, nayijugunye, narayijugunye, nayibuze, ' +
      'narayibuze, sinayanditse, simbyumva, simbyumva neza, sinumva, sinumva neza, sinumvise, sinabyumvise, ' +
      'sinasobanukiwe, sindasobanukirwa, nta gisubizo, nta kintu nibuka, ubanza, sinahamya, sinabihamya, ' +
      'simbihamya, simfite igisubizo, wenda, ahari, birashoboka, sinzi impamvu, singire icyo mvuga, ' +
      'simfite amakuru, ntabwo nzi, sinshobora kuyibona, sinshoboye kuyibona, sinabasha kuyibona, ' +
      'nayibuze burundu, iye sinayibonye, iyo sinayibonye, sinayimenye, sinamenye, sinabimenye, ' +
      'sinzi niba yagiye, sinibuka niba, sinkizi neza, simbyizeye neza, byari hagati ya, mumbarize, ' +
      'mubaze banki, ndashidikanya, sinabara, sinababwira neza, ntabwo nabibonye, nta makuru mfite, ' +
      'nta numero mfite, nta nimero mfite, nta reference mfite, ntayo nabonye, ntayo bampaye, ntiyagaragaye, ' +
      'ntiyerekanye izina, izina ntiryagaragaye, handitse gusa, handitse inyenyeri, irangirwa na, ' +
      'sinabyitayeho, ntabwo narebye, ' +
      'sinyifite, simbifite, simfite iyo, sinayifite, sinzi icyo navuga, sinzi icyo mvuga, ' +
      'sinibuka izina ryayo, sinibuka izina, sinibuka umunsi, sinibuka itariki, ndabanza ndebe, reka ndebe, ' +
      'ndaza kureba, ndareba, mbanze ndebe, ndacyashaka, app yanze gufunguka, yanze gufunguka, uwo ari we, ' +
      'simbizi uwo, sinzi uwo, ' +
      'ntayo tubona, ntayo mbona, ntabwo nyizi, ntabwo tuyizi, ntabwo nyibona, ntabwo tuyibona, ntituyibona, ntituyizi, sinayizi',
    distress:
      'mfite ubwoba, mfite ubwoba bwinshi, ndatinya, ubwoba, ndumva mfite ubwoba, nagize ubwoba, ' +
      'nagize ubwoba bwinshi, mfite isoni, isoni, ntewe isoni, natewe isoni, mfite ipfunwe, ipfunwe, ' +
      'mfite ikimwaro, ikimwaro, nkozwe n isoni, ndarira, ndi kurira, ndimo kurira, narize, nararize, ' +
      'ndababaye, ndababaye cyane, birababaje, birambabaje, birambabaza, mfite agahinda, agahinda, ' +
      'mfite intimba, ndihebye, nihebye, nataye umutwe, ndumva nataye umutwe, ndumiwe, narumiwe, ndananiwe, ' +
      'ndarushye, ndushye, ndarambiwe, byandambiye, byandenze, byaranze, birandenze, simbishobora, sinshoboye, ' +
      'ntabwo mbishoboye, ndi umuswa, ndi umupfapfa, ndi igicucu, ndi umupfu, narishutse, narashutswe, ' +
      'nabaye umuswa, uburangare, uburangare bwanjye, ikosa rikomeye, nakoze ikosa, nakoze ikosa rikomeye, ' +
      'ndicuza, ndicujije, ndizihirwa, ndarakaye, ndarakaye cyane, uburakari, birandakaje, birandakaza, ' +
      'birashishana, ndi mu bibazo, turi mu bibazo, ibibazo byinshi, yebaba we, yebabawe, yebabaweee, yemwe, ' +
      'mana we, mana yanjye, ayii, ayiwe, ayi mana, mbega ibyago, mbega ishyano, ishyano, ndagowe, ndagowe we, ' +
      'ndapfuye, ndumva ndapfuye, ndarangiye, narangiye, narapfuye, disi we, imana ibahane, abajura gusa, ' +
      'abajura, mumfashe, mumfashe vuba, nimumfashe, nimudufashe, mudufashe, mfasha, mwamfasha, ndabasabye, ' +
      'ndabinginze, ndakwinginze, ndabinginga, nkeneye ubufasha, mugire vuba, mwihute, mwihutire, sindyama, ' +
      'sinsinzira, sinashoboye gusinzira, ntabwo ndyama, sindya, ntarya, ntaryama, nta jambo, stress, ' +
      'mfite stress, nahungabanye, birampungabanyije, ihungabana, barantengushye, ndi jyenyine, ' +
      'ninde uzanyumva, nta wundi nabibwira, nzabwira nte, nzabwira nte umugabo wanjye, umugabo wanjye ntabizi, ' +
      'umugore wanjye ntabizi, ntabwo nzi icyo nakora, mbuze icyo nkora, nabuze icyo nkora, nabuze amajyo, ' +
      'hashize iminsi nta gisubizo, nta gisubizo, nta cyo mukora, muri iki, mute we, mbega mbega, mwabaye mute, ' +
      'biranyishe, biranyishe pe, ndarwaye umutwe, umutwe urandya, nkeneye amafaranga yanjye, ' +
      'ndashaka amafaranga yanjye, nagize ihungabana, ndahahamutse, nahahamutse, ndatitira, ' +
      'ndahinda umushyitsi, umutima urantera, umutima uradiha, ndabuze icyo nkora, nabuze aho nerekera, ' +
      'mbuze aho mpera, sinzi aho natangirira, sinzi icyo nakora, ubuzima bwanjye bwangiritse, ' +
      'narangije ubuzima bwanjye, bandangije, barandangije, nakoze iki we, nakoze ibiki, mana mfasha, mana wee, ' +
      'nyagasani, weee, mbabaye cyane, mfite umubabaro, umubabaro, nta cyizere mfite, narize ijoro ryose, ' +
      'abana bazarya iki, abana banjye bazarya iki, nzishyura nte, ndashobewe, nashobewe, byanshobeye, ' +
      'biranshobeye, ndicuza cyane, nariyanze, ndiyanga, nditesha umutwe, ndigaya, ' +
      'ndi kurira gusa, nabaye igicucu, ndi injiji, umutima urandya, umutima uvunitse, umutima wamenetse, ' +
      'umutima wanjye, mumfashe ndabinginze, sinkisinzira, naramukundaga, ndatinya ko, ' +
      'isoni nyinshi, agahinda kenshi, naratunguwe, ndahangayitse, ' +
      'ikosa ryanjye, ni ikosa ryanjye, amakosa yanjye, ni amakosa yanjye, ni njye wabyiteye, nabyiteye, ninjye wabyiteye',
    asks:
      'se, yanjye se, bite, bizagenda bite, bigenda bite, gute, he, kigeze he, igeze he, cyangwa, hari icyo, birakunda, ni ikibazo, ese, mbese, mbega, harya, none se, ubu se, ubwo se, kuki, kubera iki, nde, ninde, ni nde, bande, iki, ' +
      'ni iki, niki, ni ibiki, ibiki, ngo iki, ryari, ni ryari, hehe, ni hehe, iri he, biri he, ari he, ' +
      'ni he, iboneka he, gute, ni gute, bikorwa gute, bigenda bite, bimeze bite, bite se, nte, nkore nte, ' +
      'mbigenze nte, nabigenza nte, ngire nte, nabikora nte, bigenda nte, angahe, ni angahe, zingahe, ' +
      'ingahe, bangahe, kangahe, kingana iki, bingana iki, igihe kingana iki, uwuhe, iyihe, ayahe, ubuhe, ' +
      'ni iyihe, ni uwuhe, niba, nashoboraga, nshobora, mushobora, mwashobora, murashobora, ushobora, ' +
      'birashoboka, birashoboka ko, byashoboka, bishoboka, nakora iki, nkore iki, nkore iki se, mwambwira, ' +
      'wambwira, mbwira niba, mwansobanurira, mwambariza, mwaba, muzi niba, ndashaka kumenya, ' +
      'nshaka kumenya, nashakaga kumenya, ndibaza, ndibaza niba, nibaza, nashakaga kubabaza, ' +
      'ndashaka kubaza, mbanze mbaze, icyo nshaka kubaza, icyo nshaka kumenya, nabaza, cyangwa ndeke, ' +
      'cyangwa nte, cyangwa si byo, koko, si byo, murumva, muracy*, muzansubiza, muzampamagara, muza*',
    language:
      'mu cyongereza, icyongereza, mu gifaransa, igifaransa, mu giswahili, igiswahili, mu kiswahili, ' +
      'kiswahili tafadhali, mu kinyarwanda, ikinyarwanda, mu kirundi, ikirundi, mu gitagalog, mu rurimi, ' +
      'urundi rurimi, mu rundi rurimi, ururimi rwanjye, mushobora kuvuga icyongereza, ' +
      'mushobora kuvuga igifaransa, muvuge icyongereza, muvuge ikinyarwanda, muvuge igifaransa, ' +
      'twavuga icyongereza, twavuga igifaransa, twavuga ikinyarwanda, hindura ururimi, muhindure ururimi, ' +
      'guhindura ururimi, nzi icyongereza, nzi igifaransa, sinzi ikinyarwanda, sinzi ikinyarwanda neza, ' +
      'simvuga ikinyarwanda, ikinyarwanda cyanjye, sinzi icyongereza, sinumva icyongereza, ' +
      'sinumva ikinyarwanda, parler francais, en francais, anglais ou francais, in english please, mu ndimi, ' +
      'dukoresha icyongereza, dukoreshe icyongereza, dukoreshe igifaransa, mu cyongereza birashoboka, ' +
      'icyongereza birashoboka, mwandike mu cyongereza, munsubize mu cyongereza, munsubize mu gifaransa, ' +
      'parler francais ici, continuer en francais, en anglais, use english, english please, speak english',
  },
  questions: {
    money_back:
      'azagaruka, azagaruka ryari, amafaranga yanjye azagaruka, amafaranga azagaruka, yagaruka, ' +
      'amafaranga yagaruka, amafaranga yanjye yagaruka, yagarurwa, amafaranga yagarurwa, azagarurwa, yagaruzwa, ' +
      'azagaruzwa, muzansubiza, muzansubiza amafaranga, muransubiza, mwansubiza, mwansubiza amafaranga, ' +
      'mushobora kunsubiza, banki izansubiza, izansubiza, bazansubiza, nzasubizwa, nasubizwa, ' +
      'nasubizwa amafaranga, nzasubizwa amafaranga, ndasubizwa, ese nasubizwa, gusubizwa amafaranga, ' +
      'ndashaka gusubizwa, gusubizwa amafaranga yanjye, nzabona amafaranga yanjye, nabona amafaranga yanjye, ' +
      'nayabona, nazayabona, nzayabona, nzongera kuyabona, nahabwa amafaranga yanjye, mungarurire, ' +
      'mwangarurira, muzangarurira, kungarurira amafaranga, kugaruza amafaranga yanjye, nagaruza, nayagaruza, ' +
      'twayagaruza, kuyagaruza, birashoboka ko mubihagarika, mwayahagarika, mwahagarika ayo mafaranga, ' +
      'guhagarika amafaranga, ayanjye yose cyangwa igice, hari icyizere, hari amahirwe, hari ibyiringiro, ' +
      'refund, nzayasubizwa, nayasubizwa, muzayansubiza, mwayansubiza, nayasubirana, kuyasubirana, ' +
      'nzayasubirana, nasubirana amafaranga, azasubizwa, yasubizwa, ashobora kugaruka, ashobora kugaruzwa, ' +
      'bishoboka ko agaruka, birashoboka ko agaruka, birashoboka ko nayabona, mushobora kuyagarura, ' +
      'mwayagarura, kuyagarura, mushobora kuyahagarika, mushobora guhagarika transaction, ' +
      'mwahagarika transaction, ko mubihagarika, guhagarika ubwishyu, hari icyo mwakora ngo agaruke, ' +
      'ayanjye azagaruka, nzabona ayanjye, nabona ayanjye, ' +
      'azagaruka se, yagaruka se, mwayagarura se, muzayagarura, nayagarura, nayagarura nte, nzayabona se, ' +
      'kubona amafaranga yanjye, kongera kubona amafaranga, nzasubizwa se, bazayansubiza, banki yansubiza, ' +
      'banki ishobora kunsubiza, ishobora kunsubiza, kunsubiza amafaranga, kungarurira, kungarurira ayanjye, ' +
      'mungarurire amafaranga, guhagarika ayo nohereje, guhagarika ayo mafaranga, guhagarika transaction, ' +
      'kuyahagarika, icyizere cyo kubona',
    legal_trouble:
      'nzafungwa, ninemera nzafungwa, nafungwa, ndafungwa, bazamfunga, bamfunga, bamfunze, arafungwa, ' +
      'azafungwa, nzahanwa, nzahanirwa, bampanira, bazampana, bampana, nahanwa, ndahanwa, ni icyaha, ' +
      'niba ari icyaha, ese ni icyaha, naba nakoze icyaha, nakoze icyaha, ndi umunyacyaha, nzajya mu rukiko, ' +
      'nzaregwa, bazandega, bandega, nandegwa, naregwa, najya mu rukiko, nzakurikiranwa, nakurikiranwa, ' +
      'bazankurikirana mu mategeko, mu mategeko, amategeko avuga iki, nzabiryozwa, nabiryozwa, bazabimbaza, ' +
      'hari ikibazo nagira, naba mfite ikibazo n amategeko, ibihano, igihano, nzacibwa amande, bazanca amande, ' +
      'gereza, nzajya muri gereza, ndi mule, banki izafunga konti yanjye, nzahanirwa ko, bampanira ko, ' +
      'nanjye bampanira, nanjye nafungwa, nanjye bamfunga, nshobora gufungwa, nshobora guhanwa, bankurikirana, ' +
      'bazankurikirana, ni icyaha ko, ni icyaha se, byaba ari icyaha, byaba icyaha, iba ari icyaha, ' +
      'nakoze icyaha se, nakoze amakosa mu mategeko, ndabibazwa, nzabibazwa, nabibazwa, polisi yamfata, ' +
      'polisi izamfata, bazamfata, bamfata nk umujura, nafatwa nk umufatanyacyaha, umufatanyacyaha, nziregera, ' +
      'nahamwa n icyaha, nshinjwa, banshinja, bazanshinja, nirukanwa ku kazi, bazanyirukana, nzirukanwa, ' +
      'nafungwa se, nafungwa kubera, nzafungwa se, bashobora kumfunga, nahanwa se, guhanwa, nzahanwa kuko, ' +
      'ese nakoze icyaha, cyaba icyaha, natije konti, natije konti yanjye, nakoresheje konti, ' +
      'konti yanjye yakoreshejwe, banyirukana, kunyirukana, kunyirukana mu gihugu, nirukanwa, ' +
      'bashobora kundega, ndi umufatanyacyaha, amande',
    is_bot:
      'uri umuntu, uri umuntu cyangwa, uri umuntu cyangwa uri robot, uri robot, uri umwana w umuntu, ' +
      'uri porogaramu, uri machine, uri imashini, uri bot, uri ai, uri mudasobwa, uri computer, muri robot, ' +
      'muri umuntu, muri abantu, muri abantu cyangwa, muri machine, muri porogaramu, ni robot, ni machine, ' +
      'ni umuntu cyangwa, ndi kuvugana n umuntu, ndavugana n umuntu, ndimo kuvugana n umuntu, ' +
      'ndi kuvugana na robot, ndavugana na robot, ndavugana na machine, ndavugana na nde, ndi kuvugana na nde, ' +
      'uravuga nka machine, umuntu ubisoma, hari umuntu ubisoma, urabyandika wenyine, ni umuntu unsubiza, ' +
      'hari umuntu unsubiza, ubwenge buhangano, ubwenge bukorano, robo, uri nde, muri bande, ' +
      'umuntu ubisoma cyangwa, wandika wenyine, urabyandika wenyine cyangwa, ni wowe wandika, ' +
      'ni umuntu wandika, ni umuntu uri kunsubiza, ndi kwandikira nde, ndandikira nde, ndi kwandikirana na nde, ' +
      'uri umuntu nyawe, muri abantu nyabo, uri umuntu muzima, uri machine cyangwa, uri ikoranabuhanga, ' +
      'uri imashini cyangwa, ndi kuvugana n imashini, ndavugana n imashini, ' +
      'ni imashini, ni mashini, uri mashini, imashini cyangwa umuntu, imashini cyangwa, ' +
      'umuntu cyangwa imashini, umuntu cyangwa mudasobwa, umuntu cyangwa robot, umuntu cyangwa porogaramu, ' +
      'cyangwa ni imashini, cyangwa ni robot, cyangwa ni mudasobwa, robot insubiza, ni robot insubiza, ' +
      'imashini insubiza, mvugana na nde, uri umuntu koko, muri imashini, ninde unsubiza, ni nde unsubiza, ' +
      'witwa nde, ni computer, ni ai',
    who_sees:
      'nde uzasoma, ninde uzasoma, ni nde uzasoma, nde ubibona, ninde ubibona, ni nde ubibona, ' +
      'ni nde wundi ubona, nde uzabibona, ninde uzabibona, ni nde uzabibona, bande bazabibona, ' +
      'hari abandi bazabibona, abandi bazabibona, uzabibona, bazabibona, babibona, abandi babibona, ' +
      'ninde ubisoma, nde ubisoma, bizajya he, bijya he, amakuru yanjye ajya he, amakuru yanjye azajya he, ' +
      'muzabibwira, muzabibwira polisi, muzabibwira banki, muzabibwira umugabo wanjye, muzabibwira nde, ' +
      'muzabyereka, muzabyereka umukoresha wanjye, bizabageraho, bizagera kuri, bizagera ku, izabimenya, ' +
      'bazabimenya, umugabo wanjye azabimenya, umugore wanjye azabimenya, mama azabimenya, ' +
      'banki yanjye izabimenya, bizaguma ari ibanga, ni ibanga, biguma ari ibanga, bibikwa ari ibanga, ' +
      'bizaba ibanga, mubigira ibanga, muzabigira ibanga, ibanga ryanjye, amabanga yanjye, irabikwa, bibikwa, ' +
      'bibikwa he, mubibika he, mubika he, igihe kingana iki kandi na nde, amakuru yanjye, muyasangiza nde, ' +
      'izina ryanjye riragaragara, izina ryanjye rizagaragara, murabisangiza nde, privacy, ubuzima bwite, ' +
      'banki izabimenya, niba banki izabimenya, umukoresha wanjye azabimenya, mama azabibona, ' +
      'umugabo wanjye azabibona, hari undi ubibona, hari undi uzabibona, hari undi ubisoma, abandi barabibona, ' +
      'bizabonwa na nde, bibonwa na nde, bisomwa na nde, kandi na nde, ibyo nanditse bijya he, ' +
      'inyandiko yanjye, inyandiko yanjye irabikwa, irabikwa igihe kingana iki, izina ryanjye rizajya hanze, ' +
      'bizajya hanze, muzabitangaza, bizatangazwa, mubibwira nde, mubiha nde, muzabiha nde, ' +
      'muzabwira umugabo wanjye, muzabwira umugore wanjye, muzabwira mama, muzabwira banki, ' +
      'ni nde uzabisoma, ninde uzabisoma, ninde uzabona, ni nde uzabona, nde uzabona, ni nde ubona, ' +
      'ninde ubona, ni nde ubisoma, bizasomwa na nde, azabikwa he, abikwa he, bizabikwa he, ' +
      'amakuru yanjye azabikwa, ibi ni ibanga, ese ni ibanga, bikomeza kuba ibanga, biguma hagati yacu, ' +
      'ibanga hagati yacu, hagati yacu gusa, azabimenya, abimenye, babimenya, azabimenya se, ' +
      'abo mu rugo bazabimenya, ababyeyi banjye bazabimenya, azamenya ko ari njye, bazamenya ko ari njye, ' +
      'yamenya ko ari njye, izina ryanjye rizatangazwa, rizatangazwa, muzabwira umugabo, muzabwira umugore, ' +
      'numero yanjye muzayiha nde, muzayiha nde, muzabyereka nde, mubyereka nde',
    how_long:
      'bizafata igihe, bizafata igihe kingana iki, bifata igihe, bifata igihe kingana iki, igihe kingana iki, ' +
      'igihe kingana gute, bizatwara igihe, bitwara igihe kingana iki, bizamara igihe, ' +
      'bimara igihe kingana iki, iminsi ingahe, amasaha angahe, iminota ingahe, ibyumweru bingahe, ' +
      'amezi angahe, izafata iminsi ingahe, bizafata iminsi ingahe, bifata iminsi ingahe, birangira ryari, ' +
      'bizarangira ryari, nzasubizwa ryari, muzansubiza ryari, muzampamagara ryari, mumpamagara ryari, ' +
      'nzabona igisubizo ryari, igisubizo kizaza ryari, igera kuri banki ryari, ryari, ni ryari, ' +
      'azagaruka ryari, mu gihe gito, bizatinda, biratinda, bitinda, ntegereze kugeza ryari, nzategereza, ' +
      'ntegereza igihe kingana iki, kugeza ryari, bifata ngo, igihe bifata, igihe bizafata, igihe bitwara, ' +
      'bizamara igihe kingana iki, bimara igihe, bizamara iminsi ingahe, bimara iminsi ingahe, ' +
      'bizatwara iminsi ingahe, mu minsi ingahe, nyuma y iminsi ingahe, mu gihe kingana iki, isaha zingahe, ' +
      'byihuta, birihuta, vuba ryari, ni saa ngahe, saa ngahe, nzategereza igihe kingana iki, ' +
      'igihe nzategereza, muzansubiza mu minsi ingahe, gisubizo ryari, naba nabonye umuntu, ' +
      'ni uyu munsi cyangwa ejo, ' +
      'kingana gute, bifata igihe kingana, bifata iminsi, bizafata iminsi, izafata iminsi, bizamara iminsi, ' +
      'ntegereze iminsi, ntegereza iminsi, ntegereze igihe, ntegereza kugeza, igisubizo ryari, munsubiza ryari, ' +
      'muransubiza ryari, muzampamagara saa, mumpamagara saa, birarangira ryari, bizakemuka ryari, ' +
      'bikemuka ryari, byihuse',
    police:
      'njye kuri polisi, njya kuri polisi, kujya kuri polisi, nshobora kujya kuri polisi, najya kuri polisi, ' +
      'ngomba kujya kuri polisi, ngane polisi, nijye kuri police, njye kuri police, kuri rib, njye kuri rib, ' +
      'njya kuri rib, najya kuri rib, mpamagare polisi, mpamagara polisi, nahamagara polisi, ' +
      'nareze kuri polisi, ndege kuri polisi, nandega kuri polisi, gutanga ikirego kuri polisi, ' +
      'ikirego kuri polisi, ikirego muri rib, nimero ya polisi, numero ya polisi, polisi yambwiye, ' +
      'polisi izamufata, polisi izabafata, muzamufata, muzabafata, mwaramufashe, mwamufashe, mwabafashe, ' +
      'bazamufata, bazabafata, uwo muntu muzamufata, azafatwa, bazafatwa, yafatwa, mwabimenyesha polisi, ' +
      'muzabimenyesha polisi, muracyintangira, icyemezo cya polisi, polisi irabizi, mukorana na polisi, ' +
      'mukorana na rib, isange one stop, ndajya kuri polisi, nzajya kuri polisi, ndajya kuri rib, ' +
      'nzajya kuri rib, ngomba kubwira polisi, mbibwire polisi, nabibwira polisi, mbimenyeshe polisi, ' +
      'nabimenyesha polisi, ngomba kurega, nakirega he, ndege he, narega he, ikirego ngitanga he, ' +
      'gutanga ikirego he, nyiri iyo konti muzamufata, muzamushakisha, mwamushakisha, bamufashe, baramufata, ' +
      'bazafatwa ryari, azafatwa ryari, azahanwa, bazahanwa, polisi ibifitemo uruhare, polisi yaje, ' +
      'mwahamagara polisi, mwampamagarira polisi, sitasiyo ya polisi, poste ya police, ' +
      'polisi izaza, polisi iraza, polisi yaza, mpamagarira polisi, ndega he, ndege hehe, ikirego ngitange he, ' +
      'polisi irabizi se, polisi yabimenye, polisi izabimenya, muzafata uwo, muzafata uwo mujura, mutabafata, ' +
      'kuki mutabafata, mutamufata, kuki batabafata, bazamufata ryari, muzamufunga, muzabafunga, azafungwa, ' +
      'bazafungwa',
    where_is_reference:
      'reference iri he, reference iba he, reference iboneka he, iyo reference iboneka he, ' +
      'reference ni iyihe, reference ni iki, nayibona he, nayisanga he, nyibona he, nyisanga he, ' +
      'nayikura he, nyikura he, iri hehe, iboneka he, iba he, ireberwa he, aho ireberwa, ' +
      'reference nayibona he, numero ya transaction nayibona he, nimero y ubwishyu iri he, ' +
      'iri ku rupapuro cyangwa, ku rupapuro cyangwa muri app, iri muri sms, iri muri message, ' +
      'ni iyihe muri iyo mibare, ni iyihe mibare, nimero iri he, reference ireberwa he, mwanyereka aho, ' +
      'mwanyereka ifoto, niho handitse reference, aho reference yanditse, reference isa ite, ' +
      'imeze ite reference, iyo numero ni iyihe, ' +
      'ni iki iyo reference, nayirebera he, nayirebera hehe, nyirebera he, narebera he, ndebera he, ndebe he, ' +
      'nayisanga hehe, nyisanga hehe, iri he kuri message, iba he muri app, iri he muri app, ibaruye he, ' +
      'numero ya transaction iri, numero ya transaction iba, numero ya transaction iri he, ni uriya mubare, ' +
      'ni uyu mubare, ni uwuhe mubare, ni umubare uri hejuru, uwuhe mubare, imibare ni iyihe, ni yo reference, ' +
      'niyo reference, iyo reference ni iyihe, reference ni iyi',
    gave_code:
      'nabahaye otp, nabahaye kode, nabahaye code, nabahaye pin, mbaha code, mbaha kode, mbaha otp, ' +
      'namuhaye otp, namuhaye kode, namuhaye code, namuhaye pin, naramuhaye code, naramuhaye otp, ' +
      'narabahaye otp, narabahaye code, ndayibaha, ndayimubwira, natanze otp, natanze code, natanze kode, ' +
      'natanze pin, naratanze code, naratanze otp, naratanze pin, naba naratanze code, natanze password, ' +
      'natanze ijambo ry ibanga, natanze umubare w ibanga, nababwiye otp, nababwiye pin, nababwiye kode, ' +
      'nababwiye code, namubwiye otp, namubwiye pin, namubwiye kode, namubwiye code, nayimubwiye, nayibabwiye, ' +
      'pin yanjye barayizi, barazi pin, bazi pin, pin barayifite, bafite pin yanjye, bafite otp, bafite code, ' +
      'bafite password yanjye, password yanjye barayizi, nanditse pin, nanditse otp, nanditse password, ' +
      'nashyizemo pin, nashyizemo otp, nashyizemo password, nashyizemo kode, kode nabahaye, code nabahaye, ' +
      'otp nabahaye, nabahaye imibare, natanze cvv, nabahaye cvv, nabahaye carte number, ' +
      'bansabye otp ndayibaha, hari icyo bitwaye, kode natanze, code natanze, otp natanze, pin natanze, ' +
      'ko nabahaye otp, ko natanze otp, ko natanze code, ko nabahaye code, irakora na n ubu, yakora na n ubu, ' +
      'naba natanze code, naba natanze otp, naba natanze pin, imibare nabahaye, imibare natanze, ' +
      'nabasomeye code, nabasomeye kode, namusomeye code, namusomeye otp, namwoherereje otp, ' +
      'namwoherereje code, naboherereje otp, naboherereje code, bamaze kubona pin, babonye pin, babonye otp, ' +
      'babonye password, nayibahaye, narayibahaye, narayimuhaye, ' +
      'natanze kode bampaye, kode bampaye, code bampaye, kode nahawe, code nahawe, nabahaye pin yanjye, ' +
      'nabahaye umubare w ibanga, nabahaye ijambo ry ibanga, namuhaye ijambo ry ibanga, ' +
      'namubwiye ijambo ry ibanga, nababwiye ijambo ry ibanga, namubwiye umubare w ibanga, ' +
      'nababwiye umubare w ibanga, bafite otp yanjye, bafite kode yanjye, bafite code yanjye, bafite password, ' +
      'afite pin yanjye, afite otp yanjye, afite password yanjye, afite kode yanjye, arashaka kode, ' +
      'baransaba kode, aransaba kode, mpindure iki, mpindure pin, mpindure password, nahindura iki, ' +
      'nasohoye otp',
    block_card:
      'mfunge carte, mfunge ikarita, nafunga carte, nafunga ikarita, mwafunga carte, mwafunga ikarita, ' +
      'mwafunga konti, mufunge carte, mufunge ikarita, mufunge konti, nimufunge konti, nimufunge carte, ' +
      'mwamfungira konti, mwamfungira carte, mumfungire konti, mumfungire carte, gufunga carte, ' +
      'gufunga ikarita, gufunga konti yanjye, gufungisha carte, gufungisha ikarita, nafungisha carte, ' +
      'nafungisha ikarita, nkafungisha carte, mfungishe carte, mfungishe ikarita, mfungishe konti, ' +
      'mfunge konti, mfunga carte, mfunga konti, mbanze mfunge carte, mfunge carte cyangwa, muhagarike carte, ' +
      'mwahagarika carte, mwahagarika konti, muhagarike konti, guhagarika carte, guhagarika ikarita, ' +
      'mbloke carte, nabloka carte, mubloke carte, mwabloka carte, nyireke, mfunge sim, mfungishe sim, ' +
      'guhindura carte, ko mfunga carte, ko mfunga konti, ngomba gufunga carte, nafunga konti, ' +
      'nafungisha konti, mwafunga carte yanjye, mwamfungira, mumfungire, konti ifungwe, ngo konti ifungwe, ' +
      'carte ifungwe, bafunge carte, bafunge konti, ikarita nayifunga, nayifunga nte, nayifunga gute, ' +
      'mfunga nte, guhindura pin, guhindura password, mpindure pin, mpindure password, nahindura pin, ' +
      'gufunga sim, nafungisha sim, ' +
      'nafunga konti nte, nafunga konti yanjye nte, nafunga harbor, nafunga unity, nafunga meridian, ' +
      'nafunga coastal, nafunga nte, mfunge ikarita yanjye, mfunge carte yanjye, mfunge konti yanjye, ' +
      'ese mfunge, mfunge harbor, mwamfungira ikarita, mwamfungira harbor, mumfungire ikarita, ' +
      'gufungisha konti, nafungisha konti yanjye, nafungishe, konti yanjye ifungwe, carte yanjye ifungwe',
    what_next:
      'nkore iki, nkore iki se, ubu nkore iki, ubu se nkore iki, none nkore iki, nakora iki, nakora iki ubu, ' +
      'nkwiye gukora iki, nkore nte, ubu nkore nte, mbigenze nte, nabigenza nte, nabyifatamo nte, ngire nte, ' +
      'ngire gute, icyo nakora, icyo nkora, icyo ngomba gukora, ni iki nkurikizaho, ni iki ngomba gukora, ' +
      'ni iki gikurikiraho, igikurikiraho, gikurikiraho, bikurikiraho, bizakurikiraho, ibiki bizakurikiraho, ' +
      'ni ibiki bizakurikiraho, ni iki kizakurikiraho, hakurikiraho iki, hazakurikiraho iki, hakurikira iki, ' +
      'ubu bigenda bite, none ubu bigenda bite, bigenda bite, bizagenda bite, bigenda gute, bizagenda gute, ' +
      'biragenda bite, nkomereze he, nkomereze hehe, nerekeze he, njye he, nyuma y ibi, ' +
      'nyuma yaho bigenda bite, case igeze he, ikirego kigeze he, ikirego cyanjye kigeze he, bigeze he, ' +
      'aho igeze, dukore iki, twakora iki, tubigenze dute, mungire inama, mwangira inama, nimungire inama, ' +
      'aho bigeze, sinzi aho nareba, nareba he aho, dosiye igeze he, dosiye yanjye igeze he, ' +
      'hari amakuru mashya, hakurikiyeho iki, ikindi nakora, hari ikindi nakora, hari icyo nakora, niki nakora, ' +
      'nakora gute, ubu ndakora iki, ubu ngiye gukora iki, ndakora iki, ntegereze, ntegereza iki, ' +
      'nsigaye nkora iki, ubu mbigire nte, nkurikizeho iki, ' +
      'namusubiza, namusubiza se, ese namusubiza, musubize, musubize se, ndamusubiza, mwihorere, mwihorere se, ' +
      'cyangwa mwihorere, nkate telefone, nkate cyangwa, ngumeho, cyangwa ngumeho, mukupe, mukupe se, nyitabe, ' +
      'nyitabe se, nitabe, namubloka, mubloke se, hanyuma se, hanyuma bigende bite, none hanyuma, nyuma se, ' +
      'nyuma yaho, nkore iki ko, mungire inama y icyo, dosiye yanjye igeze, dosiye igeze, bigeze hehe, ' +
      'hasigaye iki, ikindi nkora, ngiye gukora iki, nongere nkore iki',
    cost:
      'birishyuzwa, birishyurwa, murishyuza, mwishyuza, muranyishyuza, nishyura angahe, nzishyura angahe, ' +
      'nishyura iki, ni angahe, bisaba amafaranga, bisaba angahe, bisaba kwishyura, ngomba kwishyura, ' +
      'nzishyuzwa, ndishyura, ndishyuzwa, icyo nishyura, igiciro ni angahe, ikiguzi, ikiguzi cyabyo, ni ubuntu, ' +
      'iyi serivisi ni ubuntu, serivisi ni ubuntu, ku buntu, biri ku buntu, bikorwa ku buntu, ' +
      'bitwara amafaranga, muca angahe, murabikuramo commission, mubikuramo commission, commission, ' +
      'komisiyo yanyu, hari frais, hari amafaranga, hari ikiguzi, hari icyo nishyura, amafaranga nzishyura, ' +
      'hari amafaranga nzishyura, nzishyura kuri iyi serivisi, icyo nishyura kuri mwe, nishyura kuri mwe, ' +
      'mwishyurwa angahe, mwishyurwa, muhembwa angahe, nzabishyura, nzabishyura angahe, mbishyura angahe, ' +
      'mbahe angahe, mbishyure angahe, bizantwara angahe, bintwara angahe, murasaba amafaranga, ' +
      'musaba amafaranga, musaba angahe, bisaba ikiguzi, ni gratuit, gratuit, nta kiguzi, ' +
      'serivisi igura angahe, service ni angahe, iyi service, ' +
      'mbanza kwishyura, mbanze kwishyura, ese mbanza kwishyura, ni ubuntu se, ni ubusa, murishyuza se, ' +
      'mwishyuza angahe, nzishyura, nzishyura se, hari ayo nzishyura, ni angahe kuri, ni angahe kuri iyi, ' +
      'bizantwara, bintwara, bizansaba amafaranga, mufata angahe, murafata angahe, muca amafaranga, ' +
      'ndabishyura angahe, kwishyura iyi serivisi',
    is_scam:
      'ni scam, ibi ni scam, ubu se ibi ni scam, ibi ni scam koko, ni scam cyangwa, ese ni scam, yaba ari scam, ' +
      'byaba ari scam, ni ubutekamutwe, ese ni ubutekamutwe, ibi ni ubutekamutwe, ni ubujura, ibi ni ubujura, ' +
      'ni ubujura cyangwa, ni uburiganya, ese ni uburiganya, niba ari scam, niba ari ukuri, niba ari iby ukuri, ' +
      'niba ari abatekamutwe, ese ni ukuri, ni ukuri cyangwa, ni iby ukuri, ibi ni ukuri, ni ukuri koko, ' +
      'byaba ari ukuri, mwandabwira niba, mbwira niba ari, mwambwira niba ari, muba muyizi, mwaba muyizi, ' +
      'mwaba mubazi, muramuzi, ni abatekamutwe, ni umutekamutwe, ese ni umutekamutwe, baba ari abatekamutwe, ' +
      'ni abajura, ni mwe, ni iyanyu, ni uwanyu, ni abanyu, ni umukozi wanyu, aba ni abanyu, byitwa scam, ' +
      'ni scam koko, baba bambeshya, barambeshya, nabeshywe, nari nabeshywe, naba nabeshywe, nabeshywe cyangwa, ' +
      'naba natuburiwe, nashutswe cyangwa, nizere, nabizera, nakwizera, nabyizera, ni byo koko, biremewe koko, ' +
      'ibi ni scam se, ni abajura se, ni umujura, ni umukozi wanyu koko, wanyu aransaba, ngo ni uwanyu, ' +
      'muramuzi uyu, mwaba mumuzi, baba ari abanyu, yaba ari uwanyu, ni mwebwe, ni mwebwe mwampamagaye, ' +
      'ni mwe mwampamagaye, ni mwe mwanyandikiye, ibi byaba ari ukuri, ni fake, ese ni fake, ni fake cyangwa, ' +
      'urabona ari scam, murabona ari scam, ubona ari scam, mubona ari scam, namwizera, nakwizera uyu, ' +
      'nshobora kubizera, nshobora kumwizera, ibi ni byo cyangwa, iyo app ni nyayo, uru rubuga ni urw ukuri, ' +
      'ni ubutekamutwe se, byitwa ubutekamutwe, ibi byitwa ubutekamutwe, ni uburiganya cyangwa, ' +
      'uburiganya cyangwa, ubutekamutwe cyangwa, ubujura cyangwa, ni ukuri, ni ukuri se, ibyo ni ukuri, ' +
      'ni iby ukuri se, namenya nte ko, namenya gute ko, namenya gute niba, nabimenya nte, nabwirwa n iki, ' +
      'nabwirwa n iki ko, ari banki koko, ni banki koko, ari mwe koko, ni mwe koko, ni njye wibeshye, ' +
      'cyangwa ni njye, natsindiye amafaranga ni ukuri, message nabonye ni, ese iyi message, iyi message ni, ' +
      'iyi link ni, uyu muntu ni, arambeshya, arambeshya se, nabyemera',
    my_fault: 'ikosa ryanjye, ni njye wabiteye, ni njye gusa, nari nkwiye, naribeshye, ndi injiji',
    keep_or_delete:
      'nsibe, gusiba, nabika, nzibike, screenshot, mbugumane, iyo app, kuyisiba, ibimenyetso nabika',
    answer_them:
      'namusubiza, mwandikire, nkomeze tuvugane, mufungire, mufungire nimero, kumubeshya, nkate, mwihorere, musubize',
    pay_more:
      'ninyishyura, ninishyura, nishyure, ngomba kwishyura, kwishyura nanone, nongere nohereze, azandekera, fee azansubiza, bansaba',
    family_knows:
      'umuryango wanjye, umugabo wanjye, umugore wanjye, umukoresha wanjye, ababyeyi banjye, abo mu rugo, ku ishuri, ku kazi, azabimenya, bazabimenya, uzabimenya',
    scammer_knows:
      'azamenya ko, azabona izina, azamenya ko ari njye, muzamumenyesha, uwo mutekamutwe azamenya, muzamuhamagara, azihorera',
    stay_anonymous: 'izina ryanjye, kutavuga izina, gutanga izina, ntivuze, indangamuntu, umwirondoro',
    my_phone:
      'nimero yanjye, numero yanjye, gutanga nimero, gutanga numero, nimero y umuvandimwe, nimero yanjye muzayikoresha',
    bank_refuses:
      'banki ishobora kwanga, kwanga, niyanga, banki niyanga, banki yanze, ntacyo yakora, itegetswe',
    missing_details:
      'nta nyemezabwishyu, nta reference, nta screenshot, izina rye gusa, birahagije, sinzi nimero, sinibuka, nta kimenyetso',
    for_someone:
      'kurega mu izina, mu izina ry undi, nabikorera, kumusubiriza, kubyikorera, nyogokuru, mu mwanya we',
    abroad: 'mu mahanga, mu kindi gihugu, mu gihugu, umunyamahanga, hanze y igihugu',
    cash_or_crypto: 'mu ntoki, bitcoin, crypto, gift card, cash, western union, usdt',
    change_later:
      'guhindura, guhindura nyuma, nabikosora, kubikosora, kongeraho, nibeshye, guhagarika ikirego',
    my_case:
      'ikirego cyanjye, kigeze he, igeze he, aho igeze, amakuru mashya, nimero y ikirego, nabuze nimero, yamaze gusubiza, ibyavuyemo',
    close_page:
      'ninfunga, paji, gukomeza ejo, birabura, batiri, birabikwa, ninsohoka, gutangira bundi bushya',
    call_me:
      'kumpamagara, uzampamagara, bazampamagara, nimero nahamagara, kuri telefone, ni nde uzampamagara, muzampamagara',
    what_is_freezing: 'freeze, gufatira, bahagaritse, amafaranga bahagaritse, gufunga konti, konti bafunga',
    too_late: 'birakererewe, byakererewe, ukwezi gushize, yarayabikuje, hari icyo bikimaze, natinze',
    is_site_real:
      'uru rubuga, urubuga, si abatekamutwe, nabizera, nabizera nte, mwebwe si, rw ubuyobozi, ni urwa nyarwo',
    why_ask: 'kuki mubaza, kuki mushaka, ni ngombwa, mubikeneye iki, bihindura iki, gusimbuka, kubisubiza',
    what_i_agree: 'nemera iki, uruhushya, nimbyanga, ngomba kubyemera, kwemera iki, nimbyemera, kubyemera',
    not_clear:
      'mushaka kuvuga iki, simbyumva, sinumva, sinumvise, numvise ikibazo, mwongere, mwasubiramo, nandike iki, bisobanura iki',
    catch_them: 'muzamufata, azafungwa uwo, bazafatwa, bazahanwa, azahanwa, kumenya uwo ari we, mumufate',
    hang_up:
      'nkupe telefone, nkupe se, mukupe, nkupe cyangwa, nkate telefone, nkate appel, nkate cyangwa, nkomeze cyangwa nkupe, nkupe cyangwa nkomeze, nshobora gukupa, ese nkupe, ese mukupe, ndamukupa, nave kuri video, mve kuri video call, mve ku murongo, mve kuri ligne, nkupe ubu, nkupe nonaha',
    give_code:
      'muhe otp, muhe code, muhe kode, muhe pin, mbahe otp, mbahe pin, mbahe code, mbahe kode, ntange code, ntange kode, ntange otp, ntange pin, mubwire pin, mubwire code, mubwire kode, mubwire otp, mbabwire pin, nohereze otp, nohereze kode, muhe mot de passe, muhe ijambo ry ibanga, mbahe ijambo ry ibanga, nandike pin, nshyiremo cvv',
    what_to_do:
      'nkore iki, ubu nkore iki, ubu se nkore iki, none nkore iki, nakora iki, ubu nakora iki, twakora iki, dukore iki, mbigenze nte, nabigenza nte, mbigire nte, tubigenze dute, tubigenze gute, ntangirire he, natangirira he, sinzi icyo nakora, mungire inama nkore iki, ni iki nakora',
    what_to_say:
      'mubwire iki, namubwira iki, namubwira ngo iki, namubwira nte, namubuza nte, mubuze nte, namubuza gute, namwemeza nte, namwemeza gute, namwumvisha nte, namusobanurira nte, mubwire ngo iki, mama mubwire iki, namukumira nte, mvuge nte ngo anyumve, namuganiriza gute, namuganiriza nte, nabumvisha nte',
    say_to_bank:
      'banki nyibwire iki, mbwire banki iki, mbwire iki banki, banki mvuge iki, banki nayibwira iki, banki nayibwira nte, banki nayibwira ngo iki, nabwira banki iki, nibafata mvuge iki, nibitaba mvuge iki, ninjya kuri banki mvuge, ninhamagara banki mvuge, muri banki mvuge iki, muri banki nabivuga nte, nabisobanura nte muri banki, umukozi wa banki namubwira iki, nsubize banki iki, banki mbasobanurire nte',
    open_link:
      'mfungure link, mfungure iyi link, mfungure uyu murongo, nkande kuri link, nyikandeho, nkandeho cyangwa, nshyiremo iyo app, nshyiremo app, nshyiremo anydesk, nshyiremo porogaramu, nyishyiremo, nscane, nscane qr, nyiscane, nshare ecran, nshare screen, mwereke ecran, ntelecharje, nyitelecharje, mwemerere yinjire muri telefone',
    turn_off:
      'nzimye telefone, nzimye telephone, nzimye wifi, nzimye internet, nzimye interineti, nzimye data, nzimye mudasobwa, nzimye laptop, nyizimye, nyizimye cyangwa, nkuremo sim, nkuremo simcard, nkuremo batiri, nyiteigne, nongere nyicane, telefone nyizimye, mudasobwa nyizimye, nkureho internet, nkureho interineti',
    hand_over:
      'muhe ikarita, muhe cash, muhe amafaranga mu ntoki, mukingurire, mbakingurire, nkingure, nkingure urugi, njye guhura na we, njye kumureba, njyeyo cyangwa, muhe ibahasha, zahabu nyimuhe, muhe zahabu, ikarita nyimuhe, nsohoke muhe, naza nyamuhe, muhe imiringa, duhure cyangwa',
    bank_closed:
      'banki irafunze, banki zirafunze, banki zose zirafunze, banki ifunze, banki ntibafata, banki ntibitaba, banki ntiyitaba, banki ntifata telefone, banki ntikora, banki ntikinguye, ligne ya banki iri occupe, nijoro nabona banki, banki ikingura ryari, banki ikingura isaha, kuri banki nta witaba, banki nta witaba, banki bafunze, banki yafunze',
    cannot_reach:
      'umurongo urahuze, umurongo wabo urahuze, umurongo wabo uhora uhuze, umurongo uhora uhuze, ligne irahuze, ligne yabo irahuze, ligne ihora occupe, ligne iri occupe, iti occupe, abakozi bose barahuze, nta wanyitabye, nta wunyitaba, ntawe unyitaba, banze kunyitaba, ntibitaba telefone, ntibamfata telefone, customer care ntibafata, customer care ntibitaba, hotline ntibitaba, hotline ntibafata, momo ntibitaba, momo ntibafata, nta mafaranga yo guhamagara, nta airtime mfite, nta unite mfite, nta ma unite mfite, nta unites mfite, airtime yashize, unite zashize, unites zashize, unite zanshiriyeho, nta rezo yo guhamagara, nta reseau mfite, sinshobora guhamagara, sinshobora kubahamagara, nimero ntikora, nimero mwampaye ntikora, nimero yabo ntiboneka, nimero yabo ntikora, uwo muhamagara ntaboneka, telefone yabo ntinyuramo, appel ihita icika, appel irahita icika, irasona ntihagire uyifata, irasona gusa, barafata bagahita bakupa, bayikupa ntarasobanura, bansabye gutegereza kuri ligne, banshyize on hold, on hold iminota, numva umuziki gusa, ni robot gusa ivuga, ni menu gusa, kanda rimwe kanda kabiri, mbavugisha nte, kuri momo ntibanyitaba, nta muntu unyitaba kuri hotline',
    did_it:
      'namaze kubahamagara, banki nayihamagaye, nahamagaye banki, namaze guhamagara banki, mvuye guhamagara banki, mvuye kuvugana na banki, banki nayivugishije, namaze kuvugana na banki, twahamagaye banki, banki nayimenyesheje, nabimenyesheje banki, namaze gukupa, nahise mukupira, telefone nayikupye, ikarita nayifunze, nafunze ikarita, carte nayifunze, nafunze carte, namaze gufunga ikarita, namaze gufunga carte, nafungishije ikarita, nafungishije carte, ikarita narayifungishije, konti narayifungishije, konti bayifunze, pin nayihinduye, nahinduye pin, namaze guhindura pin, mot de passe nayihinduye, nahinduye mot de passe, nahinduye password, internet nayikuyeho, nakuyeho internet, wifi nayizimije, nazimije data, namublotse hose, namaze kumublocka, namufungiye nimero, nabibwiye umugore wanjye, nabibwiye umugabo wanjye, nabibwiye umuryango, nabibwiye abo mu rugo, screenshot nazibitse, nabitse screenshot, screenshot zose nazibitse, app nayisibye, ibyo wambwiye nabikoze, ok done, namaze kubikora byose, yego byakozwe',
    take_down:
      'amafoto yanjye akurweho, amafoto yanjye aveho, amafoto yanjye asibwe, ifoto yanjye iveho, ifoto yanjye ikurweho, video yanjye iveho, video yanjye ikurweho, video yanjye isibwe, nakura nte amafoto, nakuraho nte amafoto, nakuraho nte video, nasiba nte amafoto, nasibisha nte, nayisibisha nte, nayivanaho nte, nayakuraho nte, twayakuraho dute, bakureho amafoto yanjye, bakureho video, gukuraho amafoto yanjye, gukuraho video yanjye, gukuraho ifoto yanjye, gusiba amafoto yanjye, amafoto yanjye kuri facebook, amafoto yanjye kuri internet, amafoto yanjye kuri telegram, amafoto yanjye nambaye ubusa, video yanjye kuri net, nude zanjye ziri, amafoto akwirakwira, video ikwirakwira, nabuza nte ko akwirakwira, ngo adakwirakwizwa, iyo post isibwa, iyo post isibwe, post iveho, konti y impimbano mu izina, konti mpimbano mu izina ryanjye, konti yiyita njye, konti fake mu izina, fake account mu izina ryanjye, profile ikoresha ifoto yanjye, ikoresha ifoto yanjye, akoresha isura yanjye, nareporta nte, nareporta nte profile, bashyize amafoto yanjye, bashyize ifoto yanjye, yashyize video hanze, yashyize amafoto hanze, bikurweho kuri net, amafoto adakwirakwira, amafoto adakwirakwizwa, video itakwirakwira',
    debt: 'iyo nguzanyo nzayishyura, nzayishyura iyo nguzanyo, ngomba kwishyura inguzanyo, ngomba kwishyura umwenda, ngomba kuyishyura, kwishyura uwo mwenda, kwanga kwishyura umwenda, kwanga kwishyura inguzanyo, bafashe inguzanyo mu izina, inguzanyo mu izina ryanjye, inguzanyo ntafashe, inguzanyo ntasabye, loan sinayisabye, loan ntasabye, loan mu izina ryanjye, inguzanyo sinayisabye, yafashwe ku ndangamuntu yanjye, umwenda ni uwa nde, inguzanyo ni iya nde, uyishyura ni nde, ni njye uyishyura, ni njye uzayishyura, nintishyura inguzanyo, nintishyura loan, nintishyura umwenda, nintishyura iyo loan, uwo mwenda bawusibe, umwenda usibwe, inguzanyo isibwe, iri kunyishyuza, banki iranyishyuza, bazanshyira kuri crb, kujya kuri crb, nzajya kuri crb, nzaba blacklist, inyungu ziyongera, inyungu z inguzanyo, abishyuza imyenda, bazateza cyamunara, gukata umushahara, bakata umushahara wanjye, abanyishingiye bazakatwa, nagujije ngo mboherereze, nagujije banki ngo, mokash bafashe, mokash umujura yafashe, overdraft bayimazeho, banque lambert aranyishyuza, bazanyishyuza inguzanyo, banki izanyishyuza, banki izayinyishyuza',
    erase_chat:
      'siba iyi chat, siba chat, musibe chat, musibe iyi chat, gusiba iyi chat, nsibe iyi chat, nasiba nte iyi chat, nasiba nte chat, chat isibwa ite, chat isibwe, iyi chat isibwe, iyi chat iveho, siba iki kiganiro, musibe iki kiganiro, gusiba iki kiganiro, nsiba nte iki kiganiro, nagisiba nte, iki kiganiro gisibwe, kiganiro gisibwe, mukureho ikiganiro cyanjye, kuraho iki kiganiro, delete chat, delete iyi chat, delete iki kiganiro, delete ibyo nanditse, siba ibyo nanditse, musibe ibyo nanditse, gusiba ibyo nanditse, ibyo nanditse bisibwe, ibyo nababwiye bisibwe, siba byose nanditse, gusiba amakuru yanjye, amakuru yanjye asibwe, amakuru yanjye akurweho, musibe data zanjye, siba data zanjye, data zanjye zisibwe, data zanjye zikurwe, effacer iyi chat, effacer byose, supprimer iyi chat, supprimer chat, clear iyi chat, guclearinga chat, vanaho message zanjye, siba message zanjye hano, nimero yanjye muyisibe, ntimubike amakuru yanjye, ntimubike ikintu, ntimugumane amakuru yanjye, aho gusibira chat, iyi conversation isibwe, iyi conversation ivanweho, siba conversation, musibe amakuru nabahaye',
  },
} satisfies TalkWords
