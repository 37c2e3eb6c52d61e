/**
 * Words by which danger to life is heard, in every language in which the page can be used.
 *
 * One pattern a line. Its words follow each other with at most three others between; `a+b` stand side by side, `_` is up to
 * six words of any kind, `a|b.c` is one of several words or phrases, `*` any beginning or ending, and `{name}`
 * stands for the alternatives of that name. Case, accents, doubled letters, apostrophes and signs make no difference: see
 * named-danger.ts.
 */
export interface DangerWords {
  /** Alternatives that several patterns share, by a name of one letter. */
  parts: string
  /** Somebody wants to die, or harms themselves. */
  self: string
  /** Violence, captivity, threats against a life. */
  harm: string
  /** Idioms that sound like it; they are taken out first. */
  none: string
  /** A child is spoken of. */
  child: string
}

const english: DangerWords = {
  parts: `
n=dont|dnt|not|no|never|didnt|doesnt|longer
w=want*|wanna|wana
f=family|son|daughter|kid|kids|child|children|wife|husband|brother|sister|mother|mom|mum|father|dad|baby|parents
u=me|us|my.{f}|our.{f}|his.{f}
t=they|theyll|theyre|he|hes|hell|she|shes|someone|somebody|scammer*|men|man|guy*|gang
v=kill|murder|shoot|stab|behead|rape|torture|strangle`,
  self: `
kil*|hang*|hurt*|harm*|unaliv*|drown*|poison*|shoot|stab|cut*|end|ending+mysel*|myslf|meself|my.self
kil*|hang*|unaliv*|drown*|harm*+himself|herself|themsel*|ourselves
kms|kys|unaliv*|selfharm*|self.harm*|suicid*|sucid*|suisid*|siucid*|suside*|suicde
end*|tak*|tok|throw+my|his|her+life(?!.sav|.ins|.ear|.wor)|own.life
end*+it|everything+all
{w}|wish|rather|prefer|deserve die|dead|dying(?!.to.)
im|i gona|going|ready die|dead
beter.off|wel.be|fel*.like|felt.like|let.me|let.me.just|hope.i+dead|die|dying(?!.to)|death
tired|sick|done|fed|bored of|with living|life(?!.ins)|existing
{n} {w}|wish live(?!.in|.with|.at)|living|alive|exist*|breath*
{n} {w} here|around+anymore|any.more
cant|cannot live|living|exist|breathe anymore|longer|like.this|with.this
cant|cannot take|stand|bear|face life(?!.ins)|another.day
cant|cannot+go+on(?=.$|.any|.liv|.like|.i.|.im|.pl|.this)
cant|cannot+even|just+go+on(?=.$|.any|.liv|.like|.i.|.im|.pl|.this)
{w}|wish disappear|vanish(?!.from)
disappear|vanish|leave this|the+world|earth
no|any|lost|nothing|without reason*|point|purpose|wil|meaning|left live|living|life(?!.ins)|exist
life(?!.sav|.ins) worth|meaningless|pointless
beter|happier without+me
took|tak*|swalow*|drank|ate al|whole|bottle|many|handful pils|tablets|medicin*|meds|sleeping
drank|drink*|swalow*|took poison|bleach|pesticide
overdos*
rope|noose|pills ready
jump*|throw* of|from|under|out|into|front|infront bridge|building|rof|train|window|balcony|clif|truck|river|tracks
cut*|slit*|slash* my|own wrist*|veins|arms
wish|beter never|not|was born
this+is goodbye
goodbye|farewell+world|everyone|cruel
goodbye|please take|lok care|after my kids|children|son|daughter|baby|family
wrote|writ*|left|leaving letter*|note|goodbye* kids|children|family|wife|husband|everyone|parents
farewel|last+leter|note
{n}|hope {w}|never|not wake|waking
sleep never|not|forever wake
{n} deserve live|exist
giv*|gave+up on living|life`,
  harm: `
{t} _ {v} {u}
threat*|wants|trying|tried|came|coming {v}|hurt|harm {u}
{t}|husband|wife|boyfriend|father|dad|stepdad|partner|ex hits|hit|hiting|beat*|punch*|slap*|kick*|chok*|strangl*|tortur*|stab*|raped|raping|rapes|abus*|molest*+{u}
i|im|we|was|were|been|got|being+beaten|raped|assaulted|molested|stabed|tortured|abducted|trafficked
lock*|trap*|tied|chain*|shut+{u}|him|her in|inside|up|to
locked|trapped|tied|chained|detained in|inside|up|here rom|house|building|compound|basement|bathroom|office|car|place|apartment
wont|dont|not|never|refuse* let*|allow*+{u} leave|outside|escape|go.home
wont|dont|not let+{u}+out
cant|cannot get.out|escape|leave compound|house|rom|building
held|hold*|kept|keep*+{u}|him|her hostage|captive|prisoner|here|against
kidnap*|abduct*|hostage
has|have|got|with|holding|point*|pul* gun*|knife|knives|machete*|pistol|rifle|weapon*
{t} at|outside my|our door|house|gate|home
break*|broke into|in|down my|our house|home|door
slit|cut my|her|our|his throat
gun|knife|blade|pistol to|on|at neck|throat|head
burn*|fire|bomb my|our house|home|family
death+threat*
threat* my|our|his|her life|lives|{f}
tok|tak*|confiscat*|hold*|keep* my|our+passport*(?!.pic|.pho|.num|.det|.cop)
forc*+{u}|her|him to work|scam|undress|strip|sex`,
  none: `
[0-9]*+kms
husband|wife|mom|mum|mother|dad|father|boss|parents is|are|going|gonna|will|would|wil kill|murder|strangle+me
account|laptop|computer|files|phone|page|money|data|funds kidnap*|hostage
kidnap* account|page|profile`,
  child: `
my|our|his|her|the son|daughter|kid|kids|child|children|baby|grandson|granddaughter|nephew|niece
im|i.am|aged|only+[5-9]|1[0-7]`,
}

const filipino: DangerWords = {
  parts: `
m=ako|aq|ko|kami|kmi|namin|anak|pamilya|kapatid|asawa|nanay|tatay|mama|mga.anak
d=mamatay|mmatay|mamatai|*pakamatay|patiwakal|mawala(?=.$|.na|.po|.sa.mundo|.para)|maglaho
b=buhay|mabuhay|mbuhay|buhai`,
  self: `
gusto|gsto|balak|mabuti|buti|okay|ok|sana {d}
*pakamatay|*patiwakal
mamatay na.lang|nalang|sana ako|ko|aq
sana+patay|mamatay|mawala ako|ko|aq
buti|mabuti|okay|ok|mas wala|patay+na+ako|aq
ayoko|ayaw|hindi|di mabuhay|mbuhay|magising|gumising|gigising
wala*|wla* silbi|kwenta|saysay|halaga|dahilan|rason|gana*|kabuluhan {b}
pagod|sawa|nakakapagod mabuhay|buhay
tapusin|tatapusin|wakasan|kitilin|kikitilin buhay|lahat(?=.$|.na)|sarili
*bigti|*bitay|*laslas*
tatalon|talon|tumalon tulay|building|gusali|tren|bintana|rooftop|ilog|bangin
*pasagasa
inom|iinom|uminom|ininom|nilaklak|lumaklak lason|bleach|muriatic
inom|iinom|uminom|ininom|nilaklak|lumaklak marami*|lahat|buong|sleeping gamot|pils|tableta
paalam sa mga.anak|mundo|pamilya|mahal
kunin ako+ni+lord|diyos|ama|god
kunin|kuhanin+na+sana+ako
huling+liham|sulat|mensahe
sumulat|nagsulat|nagiwan|nakasulat liham|sulat|note anak|pamilya|asawa
saktan|patayin+ko sarili`,
  harm: `
papatayin|patayin|pinapatay|ipapapatay {m}
*bantaan buhay
*bugbog*|sasaktan|sinaktan|sinasaktan|pinapalo|pinalo|sinusuntok|sinuntok|*sakal|tinotorture|ginugulpi|sinasampal|sinaksak {m}
ikinulong|kinulong|nakakulong|ikinukulong|nakakandado|kinandado|bihag|nilock {m}
hindi|ayaw|di paalisin|pinapaalis|palabasin|pinapalabas|pinapauwi|pakawalan
may|meron|dala|hawak|dalang baril|kutsilyo|itak|armas|patalim
tinutukan|tinututukan {m}|baril|kutsilyo
kinidnap|nakidnap|kidnap*|dinukot|hinostage
ginahasa|gagahasain|nirape|minolestya|hinalay
susunugin|sinunog|sunugin bahay
nasa|andito|nandito sila|siya|labas|harap|tapat bahay|pinto|pintuan|gate`,
  none: `
matay+matay
patayin|papatayin+ako nanay|tatay|asawa|mama|papa|magulang|misis|mister|boss|amo
kidnap*|hostage account|page
nasa+ospital`,
  child: `
anak*|apo|bata|baby|pamangkin
[5-9]|1[0-7]+taon|taong|anyos|years|yrs`,
}

const cebuano: DangerWords = {
  parts: `
m=ko|mi|among|akong|pamilya|anak
d=mamatay|magpakamatay|*hikog|mawala(?=.$|.na|.lang|.sa.kal)`,
  self: `
gusto|ganahan|gihunahuna|plano|maayo*|unta {d}
*hikog|*pakamatay
mamatay lang|ra ko
mas|maayo* wala|patay+na+ko
dili|di|dli|wala|unta gusto|ganahan|rason mabuhi|momata
unta+dili|di makamata|momata
wala|way|walay pulos|silbi|rason|hinungdan|kahulogan|gana|bili kinabuhi|mabuhi
kapoy|gikapoy|laay mabuhi
tapuson|kitlon|kitla|utdon kinabuhi
patyon|pasakitan akong+kaugalingon
moambak|muambak|ambak tulay|building|dagat|suba|bintana|taytayan
*bitay|*laslas|*paligis
*inom|*inum hilo|lason|bleach
*inom tanan*|daghan* tambal|tableta|pils
mawala lang|ra kalibutan
kuhaa lang ko
katapusang|ulahing+sulat|mensahe
sulat|nakasulat|gisulatan sulat|note|para anak
panamilit|paalam anak|kalibutan|tanan`,
  harm: `
patyon|patya|ipapatay|mopatay {m}
*hulga* kinabuhi
gikulata|kulatahon|gibunal*|bunalan|gisumbag|gipasakitan|gituok|gidunggab|gitigbas|gipatid {m}|kami
gipriso*|gikulong|gikandado|gilock|gibihag|gisirad* ko|mi|kami
dili|di|dli pagawason|pagawson|papaulion|buhian|paulion
naa|dala|nagdala*|gunit|may pusil|kutsilyo|sundang|armas|pinuti
gitutokan|gitionan|gitiunan ko|mi|pusil|kutsilyo
gikidnap|kidnap*|gidagit|gihostage
gilugos|lugoson|girape
sunugon|sunogon|gisunog balay
naa|nia+sila|siya gawas|pultahan|atubangan balay|pultahan|gate`,
  none: `
patyon|patya+ko+sa|ni|kang
patay|patyon+na|nako+ang|akong(?!.kaug|.anak|.pam)
patyon+ang
gikandado|gikidnap account`,
  child: `
anak|bata|apo|baby|pagumangkon
[5-9]|1[0-7]+ka|anyos`,
}

const french: DangerWords = {
  parts: `
f=ma|mon|mes|notre|nos+enfant*|fils|fille|famille|soeur|mere|frere|mari|femme|pere|parents|bebe
v=tuer|assassiner|egorger|buter|violer|poignarder|abattre
p=il|ils|elle|mari|conjoint|copain|pere|ex|on|femme|homme*`,
  self: `
veux|veut|vx|jvx|voudrais|vais|prefere|envie|songe|pense|jveux mourir|crever
autant|mieux.vaut|laissez.moi|laisse.moi mourir|crever
me|m|se+tuer|suicider|pendre|flinguer|noyer|supprimer|scarifier|mutiler(?!.quand)
veux|vais|veut|songe|pense|envie me|m|se foutre|flinguer air
suicid*|sucid*|suisid*|siucid*|suside*|suicde
en+finir avec.la.vie|avec.tout|avec.moi
veux|peux+en+finir(?!.avec|.de)
mettre|met|mets fin|terme jours|vie
pas|plus|jamais|aucune|sans envie|force|gout|raison|raisons|sens vivre|exister
veux|peux|sais|veut plus|pas vivre(?!.avec|.chez|.ici|.tran)|exister|respirer
veux|veu plus+etre
vie(?!.pri) plus|pas de.sens|sens|rien
vie(?!.pri) vaut|plus|sert rien|sens|peine
quoi|pourquoi bon|sert|continuer vivre
fatigue*|lase*|marre|ras de.vivre|de.la.vie
jeter|balancer|sauter|saute|jete sous|par|du|dans|devant train|metro|fenetre|pont|vide|toit|balcon
avale*|pris|prendre|prend tous|toute|toutes|boite|plein medicaments|cachets|pilules|somniferes|comprimes|medocs
bu|boire|avale poison|javel
tail*|ouvrir|coupe* veines|poignets
mieux|bien sans+moi
mieux|plutot si mort*
veux|voudrais|envie disparaitre(?!.de|.du|.des)
pas|plus|jamais me reveiller
lettre|mot|message d|de+adieu|adieux|suicide
ecrit|laisse derniere+lettre|mot
ocupez|prenez vous|soin enfants|famille
idees|pensees+noires|suicid*
jamais|pas ne|nee|naitre(?=.$)
jaurais|aurais pas|jamais naitre`,
  harm: `
il|ils|elle|on|va|vont|veut|veulent|menace*|qu _ me|nous|m|{f} {v}
{v} {f}
{p} me|m|nous|se frape*|bat|batent|batu*|tabas*|cogn*|gifl*|etrangl*|tortur*|poignard*|viole*|maltraite*|etoufe*
on|ils nous|me|m|mes bat|frape|batent|frapent|torturent
menace* de.mort|mort
sequestr*|kidnap*|otage*|prisonnier*
enleve*|retienent|retient|detienent {f}
enferme* dans|ici|chambre|maison|cave|cle(?!.dehors)
m|nous+a|ont+enferme*
ne|n|pas|empeche* laise*|peux|peut|veut|veulent|me sortir|partir|enfuir
a|ont|avec|tient|sorti+un|des|une|leurs+couteau*|pistolet|arme|armes|machete*|fusil
arme|couteau|pistolet|lame sur|sous|contre tempe|gorge|tete|cou
devant|deriere|chez porte|maison|moi arme*|couteau*
ils|il|hommes devant|deriere+ma|notre+porte
entre*|rentre* force|effraction chez|moi
bruler|incendier|cramer maison|famille
danger+de+mort`,
  none: `
mari|femme|mere|pere|maman|papa|patron va|vas me+tuer|etrangler
tuer+le+temps
tuer+quand
mourir|meurs|mort*+de+rire|faim|soif|honte|fatigue|peur|chaud|froid
pourrais|veux|de+le|la|les+tuer
violer|viole vie.privee|loi`,
  child: `
fils|fille|enfant*|bebe|gamin*|neveu|niece
[5-9]|1[0-7]+ans`,
}

const spanish: DangerWords = {
  parts: `
f=mi|mis|su|nuestra|nuestro+hij*|familia|herman*|madre|mama|padre|papa|espos*|bebe|niet*|novi*
q=quiero|kiero|quisiera|voy|prefiero|ganas|pienso|pensando|mejor|ojala|quiere
v=matar*|violar*|asesinar*|secuestrar*|acuchillar*|degollar*|golpear*`,
  self: `
{q} morir|morirme|muerta|muerto|muera|muero|matarme|suicid*|ahorcarme|colgarme
me+{q} morir|matar|suicidar|ahorcar|tirar.al|tirar.del|quitar.la.vida
matarme|suicidarme|ahorcarme
suicid*|sucid*|suisid*|siucid*|suside*|suicde
dejenme|dejame+morir
no|ya|sin|nada {q}|sentido|razon*|motivo*|ganas|seguir|puedo|deseo vivir(?!.con|.en|.tra)|viviendo|vida(?!.pri)|existir
no quiero|kiero|puedo|deseo vivir(?!.con|.en|.tra)|viviendo|existir
vida(?!.pri) no vale|tiene|sentido|importa
cansad*|hart* de vivir|la.vida|mi.vida
acabar|terminar|quitar*|fin|quito mi.vida|la.vida(?!.de)
pa|para+que+vivir|vivo|sigo
tome|tomo|trague|tomado|ingeri todas|frasco|muchas|caja|todo pastil*|medicament*|pildoras|somniferos
tome|tomar|beber|bebi veneno|raticida|cloro
tirar*|lanzar*|saltar|arojar*|aventar*|tiro al|del|desde|por|delante puente|tren|metro|edificio|ventana|balcon|rio|azotea
corte|cortar*|corto venas|munecas
mejor|felices sin+mi(?=.$|.y|.porque)
no|nunca|ojala no|haber|quiero|nunca nacido|despertar*
dormir no|nunca despertar
despedida|ultima|adios+carta
carta|nota despedida|adios
escribi|deje ultima+carta|nota
adios|cuiden a.mis|mis.hijos|mundo
quiero|quisiera|solo desaparecer(?!.de)
quiero|quisiera|puedo desaparecer(?!.de)`,
  harm: `
me|nos|van|va|quieren|quiere|dicen|amenaz* van|va|a|con|que|de {v} {f}
me|nos van|va|quieren|quiere {v}
van|va|quieren|quiere matarme|matarnos|violarme|matar.a.{f}
van|va|quieren+a+matar+a
amenaz* de|con muerte|matar*|violar*
me|nos+pega(?!.la)|pegan|golpea*|golpeo|golpearon|ahorca*|estrangul*|violo|violaron|viola|tortur*|apunal*|maltrat*
me|nos+esta|estan+golpeando|pegando|ahorcando|estrangulando|violando
nos+golpean
encer* en|cuarto|casa|aqui|salir|golpean
me|nos tiene*|encer* encer*|secuestrad*|amarad*|cuarto|retenid*
no dejan|deja|permiten|puedo salir|escapar|irme
secuestr*|rehen*|raptaron
tiene*|traen|trae|con|saco+pistola*|arma|armas|cuchillo*|machete*|una.pistola|un.arma|un.cuchillo|una.navaja
cuchillo|pistola|navaja|arma en|a cuello|cabeza|garganta
estan|hay|hombres en|afuera|frente mi|la puerta cuchillo*|armas|armad*|pistola*
estan en|afuera mi+puerta|casa
entrando|entraron|tumbando|rompiendo mi casa|puerta
quemar* casa|familia
fui|fue|estoy+secuestrad*|violad*|golpead*`,
  none: `
marido|esposo|esposa|mujer|mama|madre|padre|papa|jefe me+va|van+a+matar
esta*+matando(?!.a)
matar+el+tiempo
muero|morir|muerto|muerta|muriendo+de+hambre|risa|verguenza|frio|calor|sueno|miedo
acabar|terminar+con+el|este|esto(?!.mi)
tome+una+foto`,
  child: `
hij*|nin*|bebe|niet*|sobrin*
[5-9]|1[0-7]+anos`,
}

const portuguese: DangerWords = {
  parts: `
f=meu|meus|minha|minhas|nossa+filh*|familia|irma*|mae|pai|espos*|mulher|marido|bebe|net*
q=quero|qro|queria|vou|prefiro|pensando|penso|vontade|melhor|gostaria
v=matar|estuprar|esfaquear|sequestrar|espancar|degolar`,
  self: `
{q} morrer|morre|morto|morta|suicid*|sumir(?!.da|.de)|desaparecer(?!.da|.de)
{q} me.matar|me.enforcar|me.suicidar|me.jogar
me+suicidar|enforcar
suicid*|sucid*|suisid*|siucid*|suside*|suicde
deixa|deixem me|eu+morrer
nao|n|num|sem|nem|ja {q}|sentido|motivo*|razao|aguento|consigo|vejo|vale viver(?!.com|.em|.tra)|vivo|existir|vida(?!.pri)
vida(?!.pri) nao tem|vale|sentido|faz
cansad*|cansei|farto|farta de|da viver|vida
acabar|terminar|tirar|fim|dar minha.vida|propria.vida
tomei|engoli|tomar|ingeri todos|cartela|caixa|frasco|muitos remedio*|comprimidos|calmantes
tomei|tomar|beber|bebi veneno|chumbinho
pular|jogar|saltar|atirar|pulo da|do|na|no|frente ponte|trem|predio|janela|metro|viaduto
cortei|cortar|cortando pulso*|veias
melhor|felizes sem+mim
melhor+sem+mim
nunca|nao ter|tivesse nascido
nao|nunca quero|queria acordar
dormir nao|nunca acordar
carta|bilhete despedida|suicid*|adeus
escrevi|deixei carta|bilhete filhos|familia|despedida
adeus|cuidem dos.meus|mundo|meus.filhos
sumir|desaparecer mundo|sempre`,
  harm: `
vao|vai|querem|quer|disse*|ameac* vao|vai|me|nos|de {v} {f}
vao|vai|querem|quer+me|nos+{v}
vao|vai+{v}+{f}
ameac* de morte|matar|estuprar
me|nos+bate(?!.a)|batem|bateu|espanc*|agrid*|agred*|estupr*|enforcando|esfaque*|tortur*
me|nos esta|ta|estao espancando|batendo|enforcando|enforcar
marido|namorado|ele|pai me.bate|bate.em
batem|bate na.gente|em.mim
me|nos|mantem tranc*|prend* quarto|casa|aqui|banheiro|gente
me|nos+trancou|trancaram
estou|estamos|to+pres*|trancad* aqui|quarto|casa|sair
mantem* tranc*|presos|refe*
nao deixam|deixa|consigo|posso sair|fugir
sequestr*|refem|refens|cativeiro
tem|com|sacou|apontou|ele.tem+uma.arma|armas|faca|facas|um.revolver|uma.pistola|uma.faca
faca|arma|revolver no|na|em pescoco|cabeca|garganta
estao|homens na|no minha porta|portao|casa facas|armas|armad*
estao|eles+na+minha+porta
arromb*|invad* minha casa|porta
queimar|incendiar|fogo casa|familia
foi|fui|estou+sequestrad*|estuprad*|espancad*`,
  none: `
marido|esposa|mulher|mae|pai|chefe vai me.matar
vou.matar|me.matando|vou.matar.ele
matar+o+tempo
morr*+de+fome|rir|vergonha|frio|calor|sono|medo|raiva`,
  child: `
filh*|crianca*|bebe|net*|sobrinh*
[5-9]|1[0-7]+anos`,
}

const arabic: DangerWords = {
  parts: `
w=اريد|بدي|عايز*|عاوز*|ابغى|ابي|ودي|نفسي|اتمنى|افكر|بفكر|رح|ليت*|يا.ريت|ارغب|افضل
n=لا|مش|ما|لم|مو|بدون|ليس|مافي|مفيش
f=ابني|بنتي|اولادي|عائلتي|عيلتي|اهلي|اختي|اخي|اخوي|امي|زوجتي`,
  self: `
{w} اموت|الموت
{w} انتحر|الانتحار|*انتحار|بانهاء.حياتي|اقتل.نفسي
*نتحر|*انتحار
*قتل|*شنق|*ذبح|*رمي+نفسي|حالي
*نهي|*انهاء+حياتي|حياته
{n} اريد|عايز*|عاوز*|بدي|ابغى|ابي|ارغب|عدت|عاد|اعد|قادر* اعيش|عيش|الحياه|العيش|اصحى
مابدي|مابي+عيش|اعيش
{n} سبب|معنى|فايده|فائده|قيمه|طعم لحياتي|حياتي|للعيش|للحياه|الحياه
حياتي {n}|مالها|ملهاش معنى|قيمه|فايده|لازمه
تعبت|زهقت|مليت|سئمت من الحياه|حياتي|الدنيا
الموت+ارحم|احسن|افضل|اهون|ارحملي
اموت وارتاح|و.ارتاح
ليتني|ياليتني|ياريتني|ريتني لم.اولد|ما.انولدت|مت
رساله|رسايل|كتبت وداع|وصيتي|الوداع
بلعت|شربت|اخذت|تناولت كل|علبه|شريط الحبوب|حبوب|الدواء|الادويه
شربت|هشرب|ساشرب+سم|السم
*رمي|*نط|*قفز|*ارمي من|تحت|قدام الجسر|القطار|الشباك|السطح|البلكونه|الكوبري
قطعت|اقطع|ساقطع عروق*|شرايين*
احسن|افضل بدوني|من.دوني|من.غيري
3ay*|3awz*|bdi|biddi|badi|nefsi|abgha|widi amo*t|mout|mot|amut|antaher|ante7er|anta7er
msh|mish|mo|ma|la 3ay*|3awz*|bdi|abgha a3e*sh|a3ish|3e*sh|3ish
mabdi|mabde 3e*sh|a3ish
anta7er|hanta7er|intihar|ante7ar`,
  harm: `
*يقتل*ني|*يقتل*نا|*يذبح*ني|حيقتل*ني|هيقتل*ني|بيقتلني
*يقتل*|*يذبح* {f}
*هدد* بالقتل|بالموت|بالذبح|بقتل*|بالاغتصاب
*ضربني|*ضربوني|*ضربونا|*ضربنا|*عذبون*|*عذبني|*خنقني|*طعنني|*اغتصبني|*اغتصبوني|*يضربوننا
*حبسني|*حبسوني|*حبسونا|حابسني*|محبوسه|محبوسين|محتجز*|مخطوف*|احتجزون*
قفل علي|عليا|علينا الباب|الغرفه|الاوضه
{n} يسمح*|يخلي*|يخلو*|راضي|قادر*|اقدر الخروج|بالخروج|اخرج|اطلع|يخرجني|يطلعني
مع*|عند*|يحمل|ماسك+مسدس|سلاح|سكين|سكاكين|سكينه
*خطف*|رهينه|رهاين
سكين|السكين|مسدس|المسدس على رقبتي|راسي|عنقي
عند|قدام|امام+باب|الباب بيتي|البيت سكاكين|سلاح|اسلحه
*يحرق*|*حرق* بيت*|البيت
7abes*|habes*|7abas* oda|ghorfa|beit|bab|el
*2tel*ni|byedrab*|bydrab*|khataf*`,
  none: `
زوجي|جوزي|امي|ابي|ماما|مديري|مراتي *قتلني|*قتلوني اذا|لما|لو
*موت*|*ميت*|*قتل* الجوع|الضحك|التعب|الانتظار|الكسوف|الخجل
*قتل+الوقت
قتلني+الانتظار
محبوس+الان`,
  child: `
ابني|بنتي|اولادي|طفل*|اطفال*|ولدي
عمري+[5-9]|1[0-7]`,
}

const hindustani: DangerWords = {
  parts: `
n=nahi|nahin|nhi|nai|na
z=jeena|jina|jeene|jine|jiya|zinda|jinda|jee|ji
u=mujhe|muje|mjhe|hame|hamein|humein|hum|mere|meri|bache*|bachon
y=मुझे|हमे|मेरे|मेरी|हम|बच्चो
x=مجھے|ہمیں|میرے|میری|ہم|بچوں`,
  self: `
marna|marne|mar.jana|mrna chaht*|chaat*|dil|man|hai|do|behtar
mar+jau*|jaunga|jaungi|jaon(?!.yaar)
mujhe|muje|mjhe mar|marne+do|jane.do
{n} {z} chaht*|jata|sakt*|rehna|ja
{u}|mujhse {n} {z}
{z} {n} chaht*|jata|rehna
{z} ka|ki man|dil|maqsad|matlab|mtlb|faida|icha|wajah
zindagi|jindagi tang|maqsad|matlab|bekar|thak|khatam.kar*|khatm.kar*
apni|apne|khud jaan|jan|aap khatam|khatm|mar|maar|de|le dun*|du*|kar*|lun*|lu*
apni+jan+de|le
khudkushi|khudkashi|khud.kushi|atmahatya|atmhatya|suicid*|sucid*|suisid*|siucid*|suside*|suicde
phansi|fansi|phanda laga*|lag|latak
pul|chat|building|train|nadi se|ke kod*|kud*|age
zeher|zehar|jehar|zahar kha*|pi*
neend|nind|sari|saari goli*|dawai*|tablet* kha*|nigal
nas+kat|kaat
akhri|aakhri khat|chithi|chitti
mere+bina|bagair behtar|khush|acha
मरना|मरने|मर.जाना चाहत*|मन|है|दो|अच्छा|बेहतर
मर+जाऊ|जाऊगा|जाऊगी|जाना
मुझे मरने|मर.जाने+दो
जीना|जीने|जी|जिदा नही|मन|मतलब|इच्छा|मकसद चाहत*|सकत*|करता|खत्म|नही|है
नही जीना|जी|जिदा चाहत*|सकत*|रहना|है
आत्महत्या|खुदकुशी|सुसाइड
अपनी|अपने|खुद जान|जिदगी|खत्म|को दे*|दू*|ले*|कर*|खत्म
फासी लगा*|लटक*|लग
पुल|छत|ट्रेन|नदी से|के कूद*|आगे
जिदगी बेकार|खत्म.कर*|बोझ
जहर खा*|पी|पिया
सारी|नीद|सब गोलिया|गोली|दवाई* खा*|निगल
नस काट
आखिरी+चिट्ठी|खत
मेरे+बिना बेहतर|खुश|ठीक
दुनिया से+चला|छोड*
مرنا|مرنے|مر.جانا چاہت*|دل|ہے|دو|بہتر|ہی
مر+جاوں
مجھے مرنے|مر.جانے+دو
جینا|جینے|جیا|زندہ نہیں|دل|مقصد|رہنا چاہت*|کرتا|جاتا|نہیں
نہیں|نہ جینا|جیا|زندہ جاتا|چاہت*|رہنا
خودکشی|خود.کشی
اپنی|اپنے|خود جان|زندگی|آپ دے*|لے*|دوں|لوں|ختم
زندگی مقصد|بیکار|تنگ|ختم.کر* نہیں|ہے|چاہت*|آ|دوں
پھانسی لگا*|لٹک*|لے
پل|چھت|ٹرین|نہر سے|کے کود*|آگے
زہر کھا*|پی
ساری|نیند گولیاں|دوائی* کھا*|نگل
نس کاٹ
آخری|الوداعی+خط
میرے+بغیر بہتر|خوش|ٹھیک`,
  harm: `
jaan+se+mar*|maar*
{u} mar|maar|qatal+dal*|kar.den*
{u} _ marta|maarta|marte|maarte|pet*|pit hai|rahe|raha
qatl|qatal|maarne|marne dhamki
kamre|kamra|godam|room band|qaid|lock
qaid|bandhak|yarghamal
bahar {n}|jane|nikalne {n}|jane de|dete|dene|deta|nikalne
agwa|aghwa|kidnap*|apharan
band*k|bandooq|pistol|chaku|chaqu|churi|aslaha hai|he|le*
gardan|gale chaku|chaqu|churi|pistol
paas band*k|bandooq|pistol|chaku
ghar+jala*
balatkar|rape|zyadti
जान+से+मार*
{y} मार+डाल*
मार+डालेगे
मुझे|हमे मारता|पीटता|मारते|पीट*
धमकी मारने|जान
कमरे|घर+मे+बद
कैद|बधक|अपहरण|अगवा
बाहर नही|जाने नही|जाने दे*
पास|लेकर|हाथ बदूक|चाकू|पिस्तौल
चाकू|बदूक लेकर|गर्दन|है|दरवाजे
गर्दन|गले चाकू
घर+जला*
बलात्कार|दुष्कर्म
جان+سے+مار*
{x} مار+ڈال*
مار+ڈالیں
مجھے|ہمیں مارتا|مارتے|پیٹ*
قتل|مارنے دھمکی
قتل+کر+دیں
کمرے+میں+بند
قید|اغوا|یرغمال
باہر نہیں|جانے جانے|نہیں دے*|دی*
پاس|لے|ہاتھ پستول|بندوق|چاقو|ہتھیار|اسلحہ
گردن|گلے چاقو|چھری|پستول
ہتھیار|بندوق|پستول دروازے|لے
دروازے ہتھیار|بندوق|پستول|چاقو
گھر+جلا*
ساتھ+زیادتی|ریپ`,
  none: `
bhook*|bhuk*|hasi|garmi|sharam se mar
mar+gaye|gaya|gayi
pata chala|chal mar|maar
jaan+pehchan|chura*|chhura*
भूख|हस* से|हसते मर
पति|मम्मी|मा मार+डालेगा|डालेगी
उसे+जान+से+मार+दूगा
भूख+से+मर
بھوک|ہنس سے|ہنس مر
جان+پہچان|چھڑ*`,
  child: `
bet*|bach*|बेट*|बच्च*|بیٹ*|بچ*
[5-9]|1[0-7]+saal|sal|साल|سال`,
}

const swahili: DangerWords = {
  parts: `
w=nataka|natamani|ningependa|naenda|nafikiria|nimeamua|nimejaribu|ntaka|bora|heri|afadhali|niache|acheni
f=familia|mtoto|watoto|mke|mume|mama|kaka|dada|ndugu|mwanangu`,
  self: `
{w} kufa|nife
*jiua|*jinyonga|*jidhuru|*jiue
*kujitoa|kukatisha|kumaliza|nitamaliza|nikatishe uhai|maisha.yangu
si|sina|cna|sioni|hakuna sababu|haja|maana|faida|hamu kuishi
sitaki|sitamani|citaki|siwezi|staki kuishi(?!.na|.kwa|.hapa|.mji)|kuamka
maisha hayana|yamekosa maana|thamani|faida
nimechoka|nimechoshwa kuishi|na.maisha
*kunywa|*meza|nakunywa|nimekunywa sumu
nimemeza|nitameza|nimekunywa vidonge|dawa vyote|zote|vingi
*ruka|*jirusha|*jitupa darajani|daraja|treni|ghorofa*|dirishani
*jikata mishipa
*andika|*acha barua mwisho|kuaga
barua|ujumbe ya.mwisho|wa.mwisho|kuaga
kwaheri* watoto|dunia|wanangu
bora|vizuri bila+mimi
kutoweka|kuondoka duniani|ulimwenguni
nisingezaliwa|singezaliwa|sikuzaliwa`,
  harm: `
wataniua|kuniua|wataua|watatuua|waniue|wataniuwa
wataua|kuua|atawaua {f}
ananipiga|alinipiga|amenipiga|wananipiga|wanatupiga|wamenipiga(?!.simu|.picha|.chenga|.sms)
*nitesa|*tutesa|kututesa|*ninyonga
*fungia|*fungiwa|*zuilia|*zuiwa ndani|chumbani|hapa|nyumbani|kutoka|mlango
hawaniruhusu|haniruhusu|hawataki|hawaturuhusu kutoka|nitoke|kuondoka
*mteka|*tekwa nyara|{f}
wamemteka|ametekwa|nimetekwa|wametekwa|mateka
ana|wana|yuko|wako|na+bunduki|kisu|panga|silaha|bastola|visu|mapanga
kisu|bunduki|panga shingoni|kichwani
mlangoni mapanga|silaha|visu|bunduki
anavunja|wanavunja|wamevunja mlango|nyumba
amenibaka|alinibaka|wamenibaka|nimebakwa|kunibaka
watachoma|kuchoma|wamechoma nyumba
*tishia kifo|kuniua|kuua|maisha`,
  none: `
mume|mke|mama|baba|bosi+wangu ataniua
nakufa|nimekufa|kufa njaa|kicheko|kiu`,
  child: `
mtoto|watoto|mwanangu|wanangu|binti
miaka+[5-9]|1[0-7]`,
}

const kinyarwanda: DangerWords = {
  parts: `
w=ndashaka|nshaka|ndifuza|nifuza|ngiye|ndumva|numva|byaruta|reka|iyo|icyampa|nibaza
f=umwana|umuryango|abana|umugore|umugabo|mama|papa|mushiki|murumuna`,
  self: `
{w} gupfa|napfa|mpfa|mpfe|ngapfa|kwipfira|kwimanika|kwiroha
*iyahur*|*iyahuy*|kwiyica|niyice|ndiyica|nziyica|kwimanika|nimanike
sinshaka|sinkishaka|singishaka|ntabwo|sinki* kubaho(?!.mu)|kubyuka
*rambiwe|ndushye|narushye|naniwe kubaho|ubuzima
ubuzima|kubaho ntacyo bu*|bi*|mariye
ubuzima bundambiye|burandambiye
nta|simfite mpamvu|impamvu|cyizere kubaho|kubyuka
ntacyo nkimaze|maze|nkimariye|mariye isi
*nyw* umuti|uburozi|tiyoda|simikombe imbeba|mpfe|$
*nywa|*nyweye umuti|uburozi|tiyoda|simikombe
nafashe|namize|nafata|nanyweye ibinini|imiti byose|yose|byinshi
*simbira|*simbuka|kwiroha|niroha|*ijugunya kiraro|mazi|gari|nyanja|ruzi|etaje|modoka
nikase|nkase imitsi
urwandiko|ibaruwa gusezera|nyuma
mwite|muzite|muzarera|murabeho bana|burundu
abana|bose neza|byiza ntariho|ntahari|napfuye
kuva|mve+ku+isi
ntaravutse|ntavutse`,
  harm: `
*anyica|kunyica|banyice|*twica|baranyica
bazica|azica|kwica|bice {f}
*nkubita|*dukubita|yankubise|bankubise
*fungirany*
banze|yanze|sinshobora|arambuza|barambuza nsohoka|gusohoka|ntaha|kugenda
*shimus*|*shimut*
afite|bafite|yazanye+imbunda|icyuma|imihoro|umuhoro|inkoni|intwaro
icyuma|imbunda|umuhoro ijosi|umutwe
bari|hari|baje urugi|rugi|umuryango|inzu|muryango bafite|imihoro|inkoni|imbunda
bari+ku|inyuma+rugi|umuryango
kumena inzu|inzugi|urugi|idirishya
*twikira|*twika inzu
ku+ngufu
ubwoba kunyica|bazanyica`,
  none: `
inzara|inyota iranyishe|iranyica
umugabo|umugore|mama|papa|databuja azanyica|aranyica nabimenya|namenya`,
  child: `
umwana|abana|umuhungu|umukobwa
imyaka+[5-9]|1[0-7]`,
}

const kwanyama: DangerWords = {
  parts: `
f=oukwaneumbo|omona|ovana|meme|tate`,
  self: `
hala|pumbwa+okufya|oku.fya|fya(?!.ond|.oh)
lidipaa|okulidipaa|*lidipaa
itandi|inandi|ihandi|kandi hala|na|hale|eshi nomwenyo|omwenyo|kalele
itandi pendukile hala
omwenyo+wange kau|kauna oshilonga
loloka omwenyo|nomwenyo
okumana|okuxulifa|okukufa omwenyo
limanga|limange
nwa|nu|okunwa ouboisoni|oipilisa|omiti aishe|onguloshi|$
nwa|nu|okunwa ouboisoni
omukanda wokulekela|okulekela|wexulilo
fye|efeni|efa ndi fye
okufya kuli|kwa xwepo|denga
ovana nawa|xwepo onda.fya`,
  harm: `
dipaa|dipae|okudipaa+nge|tse|{f}
denge|denga+nge|tse(?!.ong)
patela|patelwa|patele nge|tse|meumbo|metwaliko|apa
itava|iha|ita|ihava efa|pitike|efe nge|piteni|okupita
ondjembo|ondjebo|omwele|eembele|omautoni
konghonga
xwike|xwika eumbo
ove|oku+li+pomuvelo
kwata|kufa omona twala`,
  none: `
fya+ondjala|ohoni|enyota
denge|dengele|dengela+nge+ongodi
omushamane|meme|tate+wange+ota+dipaa+nge+ngeenge`,
  child: `
omona|ovana|okanona|okaana
omido+[5-9]|1[0-7]`,
}

/** The words of all twelve languages; Urdu and Hindi are one table, since both are written in Latin letters alike. */
export const dangerWords: readonly DangerWords[] = [
  english,
  filipino,
  cebuano,
  french,
  spanish,
  portuguese,
  arabic,
  hindustani,
  swahili,
  kinyarwanda,
  kwanyama,
]
