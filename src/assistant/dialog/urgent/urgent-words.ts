import { places, type UrgentWords } from './urgent-topics.ts'

const english: UrgentWords = {
  parts: `
k=mom|mum|mommy|mummy|mama|mother|dad|daddy|father|parents|husband|hubby|wife|partner|boyfriend|girlfriend|bf|gf|family|kids|children|son|daughter|sister|brother|boss
p=picture*|pic|pics|photo*|video*|vid|vids|nude*|image*
t=they|theyre|he|hes|she|shes|scammer*|number|someone|phone|man|guy|again|still|keep*
z=${places}
g=hi|hello|helo|hey|hiya|good.morning|good.afternoon|good.evening|good.day|greetings|hello.hello|hi.hello
y=there|sir|mam|maam|madam|everyone|all|please|po|dear|friend|anyone|anybody|is.anyone.there|is.anybody.there|are.you.there|how.are.you|good.morning|good.evening`,
  none: `
what|how+do|should|shall|can|must+i answer
how|cant|cannot|couldnt|can.not+can*|i*|we* sleep
said|told|tells|says|saying|warned|asked|ordered|instructed|made|promised+me|us|i|her|him|not|to|never dont|not|never|to tell|say|inform|mention
he|she|they|caller|man|police|officer|bank|agent+said|told|says|warned dont|not|never tell|say|inform
didnt|havent|havnt|not|never|wont|wouldnt|almost|nearly|before+gave|give|given|told|tell|sent|send|shared|share|entered|enter|typed|type
needs|wants|needed|asks.for|asked.for|asking.for+hospital|operation|medicine|surgery|treatment|money
what|meaning|means|explain|difference _ frozen|freeze|freezing
how+long|can|could _ frozen
if|gets|get|unless|once|when+its|it.is|it|frozen|is+frozen|is
thinks|think|says|said|tells|calls+i|im|i.am|me|that.im
crying|cry|cries+on.the.phone|on.phone|behind`,
  callsAgain: `
{t} caling|phoning|ringing|cals|rings|cal|ring|caled|phoned _ do|should|shall|must|can|shd|may|or answer|pick|pickup|ignore|take.it|take.the.cal
should|do|shall|must|can|shd|may+i|we answer|pick.up|pickup|take|ignore|pick the.phone|the.cal|their.cal*|his.cal*|her.cal*|if.they|if.he|when.they|when.he
again do|should|shall|must|can+i answer|pick
what+if|when+they|he|she cal*+again|back|me`,
  takeDown: `
how|where|can|who|please|pls|want|help|possible+* {p} _ delet*|remov*|taken.down|take.down|eras*|down|off.the
how|can|who|please|pls|want|help|where _ delet*|remov*|taken.down|take|get|getting {p} remov*|down|delet*|off|taken|of.me|back|from
how+do|can|could|to|would delet*|remov*+my|the|those|these|a+{p}`,
  callAbroad: `
how|can|could|does|do|will|cannot|cant _ cal|dial|reach|phone|ring|work|works|number|hotline _ from|in|when|outside|here {z}
how|can|could|cannot|cant|does|wil cal|dial|reach|phone|ring|works|work {z}
from|in+{z} _ how|can|cannot|cant|number|doesnt|not cal|dial|work*|reach|contact|connect*|go.through
im|i.am|am|we+in|from|at+{z} _ number|hotline|cal|dial not|cant|cannot|doesnt|how|work*|connect*`,
  hacked: `
am|was|were|have|did|are+i|we hacked|compromised|hack|been.hacked|get.hacked
is|was|has|have|did+my|the|our phone|account|email|computer|laptop|wallet|gmail|facebook|fb|gcash|app|device|cell*|sim|whatsapp|messenger hacked|compromised|infected|been.hacked|get.hacked
can|could|did|will|have|are+they|he|she|someone|somebody|scammers hack*|get.into|get.in|got.into|log.in|enter my|me|phone
am|are+i|we+safe|hacked+or|now|¶`,
  gaveCode: `
i|ive|we|weve|i.already|i.just|i.have|i.also+gave|given|told|shared|texted|read|gived|sent|typed|entered|put|wrote my|our|the|his|a|her+pin|otp|mpin|m.pin|password*|pasword|passcode|cvv|codes|pin.code|one.time|secret.code|verification.code|sms.code|login
i|ive|we|i.already|i.just|i.have+gave|given|told|shared|texted|read|gived+him|her|them|it|someone|the.man+*+pin|otp|mpin|password*|passcode|cvv|code|codes
he|she|they|scammer|someone has|have|got|knows|know|knew+my|the+pin|otp|mpin|password|passcode|cvv|code`,
  isFrozen: `
is|was|has|are|did|have+it|they|you|the|my|that|this|we|anything(?!.account|.acct|.acc|.card) _ frozen|freeze|froze|frozed|on.hold
frozen|freeze|froze+yes|or|already|yet|now
is|was|has|did|have+it|the.money|my.money|the.payment|they|you|the.bank|my.bank+been|already|yet|now|really held|hold|stopped|blocked|stop`,
  punished: `
wil|will|am|can|could|do|might|gona|gonna|are|would|if+i|we _ jail|prison|arrested|arrest|sued|punished|criminal|accomplice
am|are|wil|will|could|would+i|we in|get|be|face|facing+trouble|charges|liable
wil|can|are|could|would|do+they|police|bank|you|the.police|the.bank arrest|jail|sue|charge|punish|blame+me|us`,
  reportMe: `
wil|will|are|do|can|would|could|gona|gonna|if|please.dont|pls.dont|dont+you|u|report* report|reporting|denounce|rat|snitch+me|us|on.me
please|pls|plz|dont|do.not+dont|please|report+report|dont|me+me|report.me|¶|to
wil|will|are|do|would|gona|gonna+you|u turn+me|us+in
wil|will|are|do|would+you|u tel|telling|call|calling|inform the.police|police|cops+about.me|on.me`,
  rest: `
can|may|could|should|shall|must+i|we+sleep|rest|go.to.bed|go.to.sleep|lie.down|go.home|go.now|leave.now|log.off|relax|take.a.nap|get.some.sleep|already.sleep|now.sleep
is.it|it.is|ok|okay|fine|safe|allowed+ok|okay|to|fine|safe|if.i|for.me|if.i.go.to _ sleep|rest|go.to.bed|relax
can|may|could+i|we go|leave+already|now|home|¶`,
  family: `
¶|please|pls|plz|but|and|just|you|u|also|pl|ok|okay|so|promise+dont|dnt|do.not|never|not tell|inform|contact|cal|notify|text|message|let+my|our+{k}
¶|please|pls|plz|but|and|just|you|u+dont|dnt|do.not|never+tell|inform|contact|notify+{k}
promise|promis|swear+me|not|you|to+to|not|wont|tell|you.wont tell|inform my+{k}
promise+not+to+tell+my+{k}
dont|do.not|afraid|scared|hope|cant|cannot|worried|ashamed|never+want|that|if|my|wish|let my+{k} know|knows|find|finds|found|learn|hear|discover|learns
my+{k} must|cant|cannot|should|can|may|will+not|never|know|find|hear know|find|learn|hear|¶
my+{k} mustnt|shouldnt|cant|cannot+know|find|learn|hear|see|discover
without my+{k} knowing|finding`,
  policeThreat: `
he|she|they|caller|man|guy|officer|agent|scammer*|someone+said|says|saying|told|tells|threat*|claims|writes|wrote|keeps _ police|cops|nbi|sheriff|army|warrant _ come|coming|comes|visit|arrive|arrest*|on.the.way|on.their.way|fetch|pick
he|she|they|caller|man|guy|officer|agent|scammer*+said|says|saying|told|tells|threat* _ send|sending|come|coming|bring|arrest _ police|cops|nbi|warrant|sheriff
is|are|was+a|the|this|that|these|any|no+digital+arrest* real|true|legal|genuine|possible
is|are+digital+arrest* real|true|legal|genuine|possible|a.scam|thing`,
  personCame: `
did|has|have|is|when|will|why+the|a|any|your|that|some|no person|human|agent|operator|staff|adviser|colleague|representative|somebody|someone come|came|coming|arrive*|join*|here.yet|there.yet|reply|replied
did|has|have|is|when|will+anyone|anybody|someone|somebody|nobody come|came|coming|arrived|joined|replied(?!.to.my|.to.our|.home)
where+is|s+the|that|your|my+person|human|agent|operator(?!.who|.that)
is+the+person|human|agent+here|there|coming|in`,
  hello: `
¶+{g}+¶
¶+{g}+{y}|{g}+¶
¶+{g}+{y}|{g}+{y}+¶`,
  ashamed: `
im|i.am|i.feel|i.felt|i.was|feel|feeling|felt|i.look+so|very|really|such.a|a|like.a|like.an|just|too|totally|an|that|how+stupid|ashamed|dumb|idiot|fool|foolish|embarrassed|humiliated|naive|shame
im|i.am|i.feel|i.felt|i.was|feel|feeling|felt+stupid|ashamed|dumb|foolish|embarrassed|humiliated|shame
im|i.am|i.was|i.feel+such|so|an|a|really+an|a|such|idiot|fool+idiot|fool|moron|¶
im|i.am+an|a|such.an|such.a+idiot|fool|moron
so|too|how+stupid|ashamed|embarrassed|foolish|dumb+¶|of.me|of.myself|to.tell|to.say|i.am|i.was|am.i|was.i
stupid|idiot+me|of.me+¶`,
  tired: `
im|i.am|i.feel|am|feeling|feel+so|very|really|too|just|all|completely|extremely+tired(?!.of)|exhausted(?!.of)|worn.out|drained(?!.of|.my|.by)
im|i.am|i.feel+tired(?!.of)|exhausted(?!.of)`,
  childCries: `
my|the|our|his|her+child|baby|son|daughter|kid|kids|children|toddler|little.one|boy|girl|niece|nephew _ crying|cries|cry(?!.wolf)
my|our+child|baby|son|daughter|kid|kids|children wont|does.not|doesnt+stop+crying`,
  needed: `
my|our+mother|mom|mum|mama|father|dad|wife|husband|son|daughter|child|baby|kids|lola|lolo|sister|brother|mothers|moms|mums|fathers|dads|wifes|husbands|sons|daughters|childs|babys|sisters|brothers+s|operation|surgery|hospital|medicine*|treatment|chemo*|dialysis|funeral|tuition|school+operation|surgery|hospital|medicine*|money|savings|fund|funds|fee|fees|treatment|money.for
operation|surgery|hospital|medicine|treatment|chemo*|dialysis|funeral|burial|tuition|school.fee|school.fees+money|savings|fund|funds(?!.he|.she|.they)
money|savings|it|that+was|is|were+for|meant.for|only.for+my|our|the+*+operation|surgery|hospital*|medicine*|treatment|chemo*|dialysis|funeral|tuition|school
money|savings|it|that+was|is|were+for+my|our|the|her|his+operation|surgery|hospital*|medicine*|treatment|chemo*|dialysis|funeral|tuition|school`,
}

const filipino: UrgentWords = {
  parts: `
k=nanay|mama|mommy|inay|ina|ermat|tatay|papa|daddy|itay|magulang|asawa|mister|misis|pamilya|kapatid|ate|kuya|anak|mga.anak|lola|lolo|boss|amo|jowa
p=litrato*|larawan|picture*|pic|pics|photo*|video*|vid|nude*
c=otp|pin|mpin|m.pin|code|password|passcode|cvv|codes
q=ba|na.ba|po.ba|na.po.ba|naba|kaya|po.kaya|ho.ba
z=${places}
g=hi|hello|helo|helow|hey|kumusta|kamusta|musta|magandang.umaga|magandang.hapon|magandang.gabi|magandang.araw|magandang.tanghali|good.am|good.pm|good.morning|good.evening|tao.po
y=po|sir|mam|maam|ma.am|kayo|ka|inyo|sa.inyo|jan|dyan|diyan|rin|din|ate|kuya|sayo`,
  none: `
hindi|di|huwag|wag|hwag|muntik+ko|ko.po|pa|naman|kong|namin|nang|na+binigay|ibinigay|ibigay|sinabi|sasabihin|nasabi|sinend
sabi|sinabi|sinabihan|utos|bilin|binilinan|inutusan|payo+ng|nila|niya|nya|sa.akin|ako|nyang|niyang|na|nung|po huwag|wag|hwag
ano|anong|ibig|meaning|pano|paano|pag|kung|kapag _ freeze|frozen|na.freeze|nafreeze
sabi+niya|nila|nya|ng.caller|nung.tao huwag|wag|hwag`,
  callsAgain: `
tumatawag|tumawag|tawag|tawag.nang|tawag.ng|tumtawag|tinatawagan|nagri*ring|nag.ring _ sagutin|sasagutin|sagutin.ko|sasagot.ba|sinasagot.ko.ba|i.answer|pickup
sagutin|sasagutin|i.answer|pickup|pick.up+ko+{q}(?!.ang.tanong|.yung.tanong|.tanong)
dapat|kailangan+{q} sagutin|i.answer tawag|call|phone`,
  takeDown: `
paano|pano|puwede|pwede|maaari|gusto|tulong|tulungan|pakitanggal|pakibura|paki _ burahin|mabura|mabubura|tanggal*|matanggal|matatanggal|maalis|alisin|ipatanggal|ma.delete|idelete|i.delete|delet*|mapatanggal|mapabura|ipabura|tanggal {p}
paano|pano|puwede|pwede|maaari|gusto _ {p} _ bura*|mabura|mabubura|tanggal*|matanggal|matatanggal|maalis|alisin|delet*|idelete
{p} _ paano|pano _ bura*|mabura|tanggal*|matanggal|maalis|alisin|delet*`,
  callAbroad: `
paano|pano|puwede|pwede|makakatawag|makatawag|makatawag.ba _ tawag*|tumawag|makatawag|makakatawag|tatawag|matawagan|cal|call|dial|contact|macontact _ {z}
paano|pano+tumawag|tatawag|makatawag|makakatawag _ {z}
nasa|andito|nandito|dito|galing|mula|from|taga _ {z} _ paano|pano|puwede|pwede|hindi|di|ba *tawag*|cal|gumagana|gagana|contact|macontact|makontak`,
  hacked: `
hack|nahack|hacked|nahacked|na.hack|na.hacked|compromised+{q}
{q}+na|nahack|hack|hacked|na.hack+hack|ako|ako.na|hacked|yung|ang
nakapasok|napasok|nabuksan|nakuha+na|{q}+ba|nila|siya|nya|niya+ang|account|sa|yung account|phone|cellphone|gcash|email|fb`,
  gaveCode: `
binigay|ibinigay|nabigay|naibigay|sinabi|nasabi|nasend|na.send|sinend|tinype|nilagay|inilagay|naitype|na.type|ipinasa|naipasa|nashare|na.share|shinare|nabanggit|binasa+ko|ko.po|ko.na|ko.sa|namin|na|ko.yung {c}
naibigay|nabigay|nasabi|nasend|nashare+ko _ {c}
{c} _ binigay|ibinigay|naibigay|nabigay|sinabi|nasabi|sinend|nashare+ko|namin
alam|nakuha|hawak+na|nila|niya|nya|nya.na|niya.na|nila.na _ {c}+ko`,
  isFrozen: `
frozen|freeze|na.freeze|nafreeze|na.frozen|naka.freeze|nakafreeze|na.hold|nahold|naka.hold|nakahold|napigil|napigilan|naharang+{q}+¶|pera|yung.pera|ang.pera|yun|yung.bayad|o.hindi|yes|iyon|niyo|nyo|nila|bayad|ung.pera
na.freeze|nafreeze|napigilan|naharang|na.hold|nahold+nyo|niyo|ninyo|nila+na+ba+pera|ang.pera|yung.pera|¶|ung.pera
frozen|freeze _ yes.or.no|oo.o.hindi`,
  punished: `
makukulong|makulong|mabibilanggo|aarestuhin|maaresto|huhulihin|mahuhuli|makakasuhan|kakasuhan|madadamay|ikukulong|mananagot|ipapakulong|makasuhan+{q} ako|kami|aq
makukulong|makulong|mabibilanggo|aarestuhin|maaresto|huhulihin|mahuhuli|makakasuhan|kakasuhan|madadamay|ikukulong|mananagot|ipapakulong|makasuhan+{q}+ako|kami|aq
makukulong|makulong|mabibilanggo|aarestuhin|huhulihin|makakasuhan|kakasuhan|ikukulong+ako|kami|aq+{q}
lagot|yari+{q}+ako|kami`,
  reportMe: `
isusumbong|irereport|ire.report|ipapahuli|isumbong|ipapulis|isuplong|isusuplong|rereport|i.rereport+{q}|nyo|niyo|ninyo|mo|nyo.po|niyo.po|nyo.ba|niyo.ba|ninyo.ba|mo.ba|ninyo.po.ba|nyo.po.ba|niyo.po.ba _ ako|kami|aq
isusumbong|irereport|ire.report|ipapahuli|isusuplong+ako|kami+{q}`,
  rest: `
puwede|pwede|pede|pwedeng|puwedeng|pwd|makakatulog _ {q} _ matulog|makatulog|magpahinga|umuwi|tulog|pahinga|humiga|mag.rest|umalis
puwede|pwede|pede|pwd|puwedeng|pwedeng+na|po|ko|ako|po.na+akong|ba|po|ako|ba.akong|bang|ko|ba.ako|bang.matulog matulog|makatulog|magpahinga|pahinga
puwede|pwede|pede|pwd|pwedeng|puwedeng+matulog|magpahinga
matutulog|tulog+na+{q}`,
  family: `
huwag|wag|hwag|huag|wg _ sabihin|sasabihin|ipaalam|ipagsabi|tawagan|banggitin|isumbong|sabihan|kontakin|malaman _ {k}
ayaw|ayoko|ayokong|takot|natatakot|sana.hindi|sana.di _ malaman|malalaman|masabi|ipaalam|mabalitaan _ {k}
hindi|di+dapat|puwedeng|pwedeng|pwede|puwede malaman|malalaman _ {k}
baka+malaman _ {k}`,
  policeThreat: `
sabi|sinabi|sinasabi|sabe|text|banta|tinatakot|sabi.nung|sabi.ng _ pulis|police|nbi|sheriff|warrant _ pupunta|darating|dadating|paparating|huhuli|huhulihin|dadakpin|aaresto|aarestuhin|ipapahuli|pumunta|punta
sabi|sinabi|sinasabi|banta|tinatakot _ pupunta|darating|dadating|ipapahuli|huhulihin|aarestuhin|papupuntahin _ pulis|police|nbi|sheriff`,
  personCame: `
dumating|darating|dadating|andyan|nandyan|nandiyan|andiyan|pumasok|papasok|sumagot|sasagot|nandito|andito+{q} tao|agent|person|kausap|staff|operator|makakausap|ahente
nasaan|nasan|asan|kailan|kelan|san _ tao|agent|person|staff|makakausap|ahente(?!.na.nag|.na.nan|.na.nang|.na.kumuha)`,
  hello: `
¶+{g}+¶
¶+{g}+{y}|{g}+¶
¶+{g}+{y}|{g}+{y}|{g}+¶`,
  ashamed: `
nahihiya|hiyang.hiya|kahihiyan|nakakahiya
ang+tanga|bobo|engot+ko|ko.po|tanga|bobo
napakatanga|napakabobo|katangahan+ko`,
  tired: `
pagod|napapagod|pagud+na|ako|na.po+pagod|ako|na|po|ko|¶
pagod.na|pagod+ako|na.ako|na.po.ako|aq(?!.sa)`,
  childCries: `
umiiyak|naiiyak|iyak.nang.iyak|iyak.ng.iyak|iyak+na|ang|po|yung|si|ng|din|kasi anak|baby|bata|mga.bata
anak|baby|bata|mga.bata _ umiiyak|iyak`,
  needed: `
pangopera|pang.opera*|pampaopera|pampagamot|pambayad.sa.ospital|pambayad.sa.hospital|pang.ospital|pangospital|pang.hospital|panghospital|pang.tuition|pangtuition|pang.chemo|pangdialysis|pang.dialysis|pampalibing|pangpalibing|panggamot|pang.gamot
pera|ipon|iyon|yun|yon|un+para|pang|pala+sa _ operasyon|opera|ospital|hospital|gamot|tuition|libing|chemo|dialysis`,
}

const cebuano: UrgentWords = {
  parts: `
k=nanay|mama|inahan|tatay|papa|amahan|ginikanan|bana|asawa|pamilya|igsuon|manghod|maguwang|anak|mga.anak|lola|lolo|boss|amo|uyab
p=hulagway|litrato*|picture*|pic|pics|photo*|video*|nude*
c=otp|pin|mpin|code|password|passcode|cvv
q=ba|na.ba|kaha|kahay|diay
z=${places}
g=maayong.buntag|maayong.hapon|maayong.gabii|maayong.adlaw|maayong.udto|kumusta|kamusta|hello|hi|hey|ayo|maupay
y=sir|mam|maam|ma.am|ka|mo|kamo|ninyo|diha|dinha|kanimo|po`,
  none: `
wala|wa|ayaw|dili|di+nako|ko|gyud|pa|mi|pud gihatag|gisulti|nahatag|gihatag|isulti|ihatag
ingon|miingon|giingnan|matud+siya|sila|niya|nila|ko|ang ayaw|dili`,
  callsAgain: `
nanawag|nitawag|mitawag|tawag|gatawag|nagtawag|nangtawag|manawag _ tubagon|tubag|sagbatan|answeron|answeron|ipick
tubagon|tubag|answeron|answeron+nako|ko|ba|na.nako+{q}|ba|¶(?!.ang.pangutana)`,
  takeDown: `
unsaon|giunsa|pwede|mahimo|gusto|palihog|tabang*|tabangi _ papas*|pagpapas|mapapas|tangtang*|pagtangtang|matangtang|kuhaa|delet*|ma.delete|idelete|makuha|pag.delete {p}
unsaon|pwede|mahimo|gusto|palihog _ {p} papas*|pagpapas|mapapas|tangtang*|matangtang|delet*|ma.delete|pag.delete
{p} _ unsaon _ papas*|tangtang*|delet*|pagpapas|pagtangtang`,
  callAbroad: `
unsaon|pwede|mahimo|makatawag|dili _ *tawag*|cal|kontak|contact _ {z}
{z} _ unsaon|pwede|dili|mahimo *tawag*|cal|kontak|mugana|mogana`,
  hacked: `
hack|nahack|na.hack|gihack|gi.hack|hacked|na.hacked+{q}
na.hack|nahack|hacked+ko|akong|ba|na.ba+{q}|ko|account|ba
nakasulod|nasudlan+{q} sila|siya|account|cellphone`,
  gaveCode: `
gihatag|nahatag|gisulti|nasulti|giingon|gisend|gi.send|nasend|gitype|gibutang|gishare|nashare|gipasa|nahatagan+nako|ko|na.nako|namo _ {c}
{c} _ gihatag|nahatag|gisulti|nasulti|gisend|gipasa+nako|ko|namo`,
  isFrozen: `
frozen|freeze|na.freeze|nafreeze|nahold|na.hold|napugngan|gipugngan+{q}|na.ba+¶|ang.kwarta|kwarta|ang.pera|akong.kwarta`,
  punished: `
mapriso|mapreso|madakpan|dakpon|maaresto|arestohon|makasuhan|kasohan|prisohon|mabilanggo+{q}|ko|mi ko|mi|ba|kaha
mapriso|mapreso|dakpon|makasuhan|arestohon|madakpan+{q}+ko|mi
mapriso|mapreso|dakpon|makasuhan|madakpan+ko+{q}`,
  reportMe: `
isumbong|ireport|i.report|isumbung|ipadakop|report+ba|ko|mo|ninyo|nimo|ko.ba+ninyo|nimo|ko|ba`,
  rest: `
pwede|mahimo|puwede|okay.ra|ok.ra|makatulog matulog|katulog|mopahulay|mupahulay|pahulay|mouli|muuli
matulog|katulog+na+{q}`,
  family: `
ayaw|yaw|dili _ sultihi|isulti|ipahibalo|pahibalo|ingna|ingni|tawagi|tawag|isumbong _ {k}
dili|di|ayaw|ayoko|hadlok|nahadlok|basin+ko|gusto|makahibalo|mahibalo|unta|nga|mahibaw.an mahibal*|makahibal*|mahibaw* _ {k}
basin|basig+mahibal*|makahibal* _ {k}`,
  policeThreat: `
ingon|miingon|niingon|giingon|matud|hulga|gihulga|text _ pulis|police|nbi|warrant _ moanhi|muanhi|moabot|muabot|anhi|adto|dakpon|dakop|arestohon|mosulong
ingon|miingon|niingon|hulga|gihulga _ moanhi|muanhi|moabot|muabot|ipadakop|dakpon _ pulis|police|nbi`,
  personCame: `
niabot|miabot|moabot|muabot|naa|nia|nitubag|nisulod+{q} tawo|agent|person|makigistorya|staff
asa|kanus.a|kanusa _ tawo|agent|person|staff(?!.nga.nag|.nga.nang)`,
  hello: `
¶+{g}+¶
¶+{g}+{y}|{g}+¶
¶+{g}+{y}|{g}+{y}|{g}+¶`,
  ashamed: `
maulaw|naulaw|ikaulaw|makauulaw|kaulaw+ko|kaayo|ko.kaayo|gyud|nako|ako|¶
bogo|tanga|buang+kaayo|nako|ko(?!.siya)`,
  tired: `
kapoy|gikapoy|nakapoy+na|kaayo|ko|na.ko|na.kaayo+ko|kaayo|¶|ako
kapoy|gikapoy+na.kaayo|ko|kaayo`,
  childCries: `
naghilak|nihilak|gahilak|hilak _ anak|bata|baby
anak|bata|baby _ naghilak|gahilak|hilak`,
  needed: `
pang.opera*|pangopera|pang.hospital|pang.ospital|pangospital|pang.tambal|pangtambal|pang.tuition|para.tuition|pang.chemo|pang.dialysis
kwarta|tigom|kadto|to+para+sa _ operasyon|opera|ospital|hospital|tambal|tuition|lubong|chemo`,
}

const french: UrgentWords = {
  parts: `
k=mere|maman|pere|papa|parents|mari|femme|epouse|conjoint*|copain|copine|famille|enfants|fils|fille|soeur|frere|patron*|chef
p=photo*|image*|video*|nude*
c=code|codes|pin|mot.de.passe|mdp|mots.de.passe|otp|identifiants|cvv|code.pin|code.secret
z=${places}
g=bonjour|bonsoir|salut|coucou|hello|bjr|bsr|cc|slt|allo
y=monsieur|madame|mr|mme|a.tous|ca.va|vous|a.vous|bonjour|la`,
  none: `
n|ne|nai|jamais|pas+l|lui|ai|pas|leur donne|dit|envoye|communique
m|me|ma|nous|il|elle|ils|qui+a|ont|dit|demande|interdit|de+dit|demande|interdit|conseille ne|n|pas|rien
a|ont+dit|demande|interdit de.ne|n.en|rien|ne parler|dire|dit`,
  callsAgain: `
rappel*|appel*|rapel*|telephone*|sonne|resonne _ je|dois.je|faut.il|il.faut|on|est.ce decroche*|repond*|ignore*|reponds(?!.a.cette.question|.a.la.question)
dois|faut|est.ce|puis+je|il|que _ decrocher|decroche|repondre.au.telephone|repondre.a.l.appel|repondre.a.leur*|repondre.s.ils|repondre.si`,
  takeDown: `
comment|peut|pouvez|puis|aidez|faire|voudrais|veux _ supprim*|retir*|effac*|enlev* {p}
comment|peut|pouvez|puis|aidez|faire _ {p} supprim*|retir*|effac*|enlev*
{p} _ comment _ supprim*|retir*|effac*|enlev*`,
  callAbroad: `
comment|puis|peut|peux|marche|fonctionne|impossible|arrive _ appel*|joindre|numero|compos* _ {z}
{z} _ comment|puis|peux|numero|n _ appel*|joindre|marche|fonctionne|passe`,
  hacked: `
suis|ai|aurais|serais|serions|avons+je _ pirate*|hacke*
est.ce+que|qu|qu.on|que.je _ pirate*|hacke*
a|ont+t.on|t.il|ils|on _ pirate*|hacke*
? je|telephone|compte|portable|mail|ordinateur|boite|facebook|j+suis|est|a|ai|me.suis.fait|ete _ pirate*|hacke*
mon|ma+compte|telephone|portable|mail|ordinateur|facebook+est|a+t.il _ pirate*|hacke*
je+suis|me.suis.fait+pirate*|hacke*+ou`,
  gaveCode: `
j.ai|ai|nous.avons|on.a|j.avais|je.lui.ai|je.leur.ai|lui.ai|leur.ai|j.lui.ai+donne*|dit|envoye*|communique*|tape*|rentre*|saisi|entre|transmis|partage*|dicte|lu mon|mes|le|les|un|l+{c}
il|ils|elle|arnaqueur|escroc+a|ont|connait|connaissent|sait|possede+mon|mes|le+{c}`,
  isFrozen: `
? est|a|ont|avez|sont+il|elle|t.il|ils|vous|l.argent|t.on|elles|t.elle+*|l.argent|mon.argent|deja.ete+gele|gelee|gelees|bloque|bloquee|retenu|retenue|geles
avez+vous+bloque|gele|retenu|stoppe
? c|argent|paiement|virement|sommes+est|a.ete|sont _ gele|gelee|geles|bloque|bloquee|retenu|retenue
est.ce+que|qu _ gele|gelee|bloque.l.argent
argent|paiement|virement+est|a.ete+gele|gelee|bloque|bloquee|retenu|retenue+oui|ou
c.est|est+gele|gelee+oui|ou
¶+gele|gelee|bloque+oui|ou`,
  punished: `
vais|irai|risque|dois|puis|pourrais|serai|va+je|t.on _ prison|condamne*|poursuivi*|complice|etre.arrete*|en.garde.a.vue
je+vais|risque|peux|pourrais|vais.aller _ prison|etre.arrete*|condamne*|poursuivi*|etre.poursuivi*
est.ce+que|qu _ en.prison|la.prison|m.arreter|m.arrete|condamne*|poursuivre|poursuivi*|des.ennuis
? police|on|vont|va|banque|ils|vous+va|vont|peut|peuvent|allez|m|me _ m.arreter|me.mettre.en.prison|me.poursuivre
suis+je+complice|coupable`,
  reportMe: `
vous|tu|allez|vas|ils|vont+allez|vas|vous|me|m|vont _ denoncer|me.signaler|balancer
denonc*|signal*+vous|moi|tu+me|m|moi
vous|tu+me+denonc*|signalez|signalerez`,
  rest: `
puis|pourrais|peux+je dormir|me.reposer|me.coucher|partir|rentrer|m.en.aller|aller.au.lit|aller.dormir
est.ce+que|qu+je|on+peux|peut|pourrais dormir|me.reposer|me.coucher|partir|m.en.aller|aller.dormir|aller.me.coucher|se.coucher
? je|on+peux|peut dormir|me.reposer|me.coucher|aller.dormir|partir|m.en.aller
¶+je+peux+dormir|me.reposer|aller.dormir|me.coucher|partir+maintenant|¶`,
  family: `
ne|n|rien|pas|surtout.pas+dites|dis|parlez|en|appelez|prevenez|contactez|dite|le.dites|lui _ pas|rien|jamais|a|mon|ma|mes _ {k}
veux|voudrais|faut|doit|doivent|peur+pas|que _ mon|ma|mes+{k} sache*|apprenne*|decouvr*|savoir|l.apprenn*|soit.au.courant
mon|ma|mes+{k} ne|doit|doivent|doit.pas|peut+pas|jamais|doit.pas|rien|le _ savoir|apprendre|sache|decouvrir|l.apprendre`,
  policeThreat: `
dit|disent|disait|menace*|dis|ecrit|pretend* _ police|gendarme*|policier*|huissier* _ venir|vient|viennent|va.venir|arriv*|arret*|passer|chercher|debarqu*|route
dit|disent|menace* _ venir|envoyer|envoie|arreter|envoient _ police|gendarme*|policier*|huissier*`,
  personCame: `
est|ou|quand|va+elle|il|est|t.il|la|quelqu|le|un|une|t.on|on|ce|ce.que|ce.qu _ la.personne|le.conseiller|la.conseillere|un.conseiller|l.agent|un.agent|un.humain|quelqu.un arrive*|venu*|vient|viendra|rejoint|la+¶|t|bientot
la.personne|le.conseiller|l.agent|un.humain+est|va|arrive+arrive*|venu*|la|venir|t
ou+est+la|le|l|mon+personne|conseiller|agent|humain(?!.qui)`,
  hello: `
¶+{g}+¶
¶+{g}+{y}|{g}+¶
¶+{g}+{y}|{g}+{y}+¶`,
  ashamed: `
j.ai|ai|tellement|trop|vraiment|tres|si+honte|honte.de
je+me.sens|suis|me.suis.senti|me.trouve+si|trop|tellement|vraiment|tres|stupide|bete|ridicule|tellement|idiot*|honteu*|bete+stupide|bete|idiot*|con|conne|nul|nulle|ridicule|naif|naive|¶|honteu*
je+me.sens|suis+stupide|bete|idiot*|ridicule|con|conne|honteu*`,
  tired: `
je+suis|me.sens|suis.tellement|n.en.peux _ fatigue*|epuise*|creve*|a.bout|plus+¶(?!.de)
suis+si|tellement|trop|tres|vraiment+fatigue*|epuise*`,
  childCries: `
mon|ma|mes|notre|l|le|la|les+enfant*|bebe|fils|fille|petit|petite|gamin* pleure|pleurent|pleurer|pleurs`,
  needed: `
argent|economies|c.etait|cet.argent|somme _ operation|hopital|medicament*|traitement|chimio*|obseques|enterrement|scolarite|dialyse(?!.de.son)
l.argent|argent+de|pour+l|mon|ma|la|le operation|hopital|medicament*|traitement|chimio*|obseques|scolarite`,
}

/** Patterns of English, Filipino, Cebuano and French. */
export const urgentWords: readonly UrgentWords[] = [english, filipino, cebuano, french]
