/**
 * Words by which danger to life is heard, in every language in which the page can be used.
 *
 * One pattern a line. Its words follow each other with at most four others between; `a+b` stand side by side, `_` is up to
 * eight words of any kind, `a|b.c` is one of several words or phrases, `*` any beginning or ending, and `{name}`
 * stands for the alternatives of that name. Case, accents, doubled letters, apostrophes and signs make no difference: see
 * named-danger.ts.
 */
export interface DangerWords {
  /** Alternatives that several patterns share, by a name of one letter. */
  parts: string
  /** Someone wants to die, or harms themselves. */
  self: string
  /** Violence, captivity, threats against a life. */
  harm: string
  /** Someone has collapsed, or cannot breathe: heart attack, stroke, unconsciousness. */
  ill: string
  /** Idioms that sound like it; they are removed first. */
  none: string
}

const english: DangerWords = {
  parts: `
n=dont|dnt|not|no|never|didnt|doesnt|longer
w=want*|wanna
f=family|son|daughter|kid*|child*|wife|husband|brother|sister|mother|mom|mum|father|dad|baby|parents
u=me|us|my.{f}|our.{f}|his.{f}
t=they|theyll|theyre|he|hes|hell|she|shes|someone|somebody|scammer*|men|man|guy*|gang
k=husband|wife|boyfriend|mom|mother|father|dad|boss|parents
s=.to.send|.to.post|.to.share|.to.leak
v=kill|murder|shoot|stab|behead|rape|torture|strangle`,
  self: `
kil*|hang*|hurt*|harm*|unaliv*|drown*|poison*|stab|cut*|end|ending+mysel*|myslf|my.self
kil*|hang*|unaliv*|drown*|harm*+himself|herself|themsel*|ourselves
kms|self.harm*|suicid*|sucid*|suisid*|suside*
end*|tak*|tok|throw+my|his|her+life(?!.sav|.ins|.ear|.wor)|own.life
end*+it|everything+all
{w}|wish|rather|deserve die|dead|dying(?!.to.)
im|i gona|going|ready die|dead
beter.off|wel.be|fel*.like|felt.like|let.me|let.me.just|hope.i+dead|die|dying(?!.to)|death
tired|sick|done|fed|bored of|with living|life(?!.ins)|existing
{n} {w}|wish live(?!.in|.with|.at)|living|alive|exist*|breath*
{n} {w} here|around+anymore
cant|cannot live|living|exist|breathe anymore|longer|like.this|with.this
cant|cannot take|face life(?!.ins)|another.day
cant|cannot+go|even.go|just.go+on(?=.$|.any|.liv|.like|.i|.pl|.this)
{w}|wish disappear(?!.from)
disappear|leave this|the+world|earth
no|any|lost|nothing|without reason*|point|purpose|wil|meaning|left live|living|life(?!.ins)|exist
life(?!.sav|.ins) worth|meaningless|pointless
beter without+me
{f}|they|kids beter.off that.way
{f}|they|kids beter.off with|than me|insuranc*|takaful|policy
driv*|crash+into something|wal|tre
easier|beter if not|wasnt|werent here
{n}|without|free be|have|cary|from burden _ me|anymore|family|them
im|i.am|on|at|standing|siting top|edge|rof|ledge+of dormitory|building|bridge|rof|tower|balcony|clif
took|tak*|swalow*|drank|ate al|whole|bottle|many pils|medicin*|meds|sleeping
drank|drink*|swalow*|took poison|bleach
overdos*
rope|noose ready
jump*|throw* of|from|under|out|into|front|infront bridge|building|rof|train|window|river
cut*|slit*|slash* my|own wrist*|veins|arms
wish never|not born
is goodbye
goodbye|farewell+world|everyone|cruel
goodbye|please take|lok care|after my kid*|child*|son|daughter|baby|family
wrote|writ*|left|leaving letter*|note|goodbye* kid*|child*|family|wife|husband|parents
last+leter|note
{n}|hope {w}|never|not wake|waking
sleep never|not|forever wake
{n} deserve live|exist
giv*|gave+up on living|life`,
  harm: `
{t} _ {v} {u}
threat*|wants|trying|tried|came|coming {v}|hurt|harm {u}
{t}|{k}|partner|ex hits|hit|beat*|punch*|slap*|kick*|chok*|strangl*|tortur*|stab*|raped|raping|abus*|molest*+{u}
i|im|we|was|were|been|got|being+beaten|raped|molested|tortured|abducted
lock*|trap*|tied|chain*|shut+{u}|him|her in|inside|up|to
locked|trapped|tied|chained in|inside|up|here rom|house|building|compound
wont|dont|not|refuse* let*|allow*+{u} leave|out|outside|escape|go.home
cant|cannot get.out|escape|leave compound|house|rom|building
held|hold*|kept|keep*+{u}|him|her hostage|captive|prisoner|here|against
kidnap*|abduct*|hostage
has|have|got|with|holding|point*|pul* gun*|knife|knives|machete*|pistol|rifle|weapon*
{t} at|outside my|our door|house|gate|home
break*|broke into|in|down my|our house|home|door
slit|cut my|her|our|his throat
gun|knife|blade|pistol to|on|at neck|throat|head
burn*|fire my|our house|home|family
climb*|jump*+over wal|fence|the.wal|the.fence
death+threat*
threat*(?!{s}) my|our|his|her life|lives|{f}
tok|tak*|confiscat*|hold*|keep* my|our+passport*(?!.pic|.pho|.num|.det|.cop)
forc*+{u}|her|him to work|scam|sex`,
  ill: `
{f}|he|she|lola|lolo|grandma|grandmother|grandpa|grandfather|ma unconscious|fainted|collapsed|passed.out floor|ground|now|wake*|waking|answer*|respond*|breath*|moving
{f}|he|she|ma|grandma|grandpa fell|fall*|drop*+down _ _ {n} answer*|respond*|wake*|move*|moving|talk*
{f}|he|she unconscious|fainted|collapsed {n} wake*|answer*|respond*|breath*
{f}|he|she unconscious floor|beside|here|in.front
{f}|he|she|grandma|grandpa having|has a.heart.attack|heart.attack|a.stroke|stroke|a.seizure
not|isnt|stoped+breathing
mouth|face one.side|droop*|crooked|twisted
chest hurt*|pain*|tight* _ breath*|arm`,
  none: `
not|pas suicid*
[0-9]*+kms
{k} is|are|gona|wil|would kil|strangle+me
account|laptop|computer|phone|page|data _ hostage
hit+me with fee|charge|tax`,
}

const filipino: DangerWords = {
  parts: `
m=ako|aq|ko|kami|kmi|namin|anak|pamilya|kapatid|asawa|nanay|tatay|mama|mga.anak
d=mamatay|mmatay|mamatai|*pakamatay|patiwakal|mawala(?=.$|.na|.po|.sa.mundo|.para)|maglaho
b=buhay|mabuhay|mbuhay|buhai`,
  self: `
gusto|balak|mabuti|buti|okay|ok|sana {d}
*pakamatay|*patiwakal
mamatay na.lang|nalang|sana ako|ko|aq
sana+patay|mamatay|mawala ako|ko|aq
buti|mabuti|okay|ok|mas wala|patay+na+ako|aq
ayoko|ayaw|hindi|di mabuhay|mbuhay
ayoko|ayaw.ko|ayaw.kong|sana.hindi|sana.di|hindi.na.ako|di.na.ako|hindi.na.ko|di.na.ko magising|gumising|gigising|magigising
wala*|wla* silbi|kwenta|saysay|halaga|dahilan|rason|gana* {b}
pagod|nakakapagod mabuhay|buhay
tapusin|tatapusin|wakasan|kikitilin buhay|lahat(?=.$|.na)|sarili
*bigti|*bitay|*laslas*
tatalon|talon|tumalon tulay|building|tren|bintana|rooftop|ilog
*pasagasa
inom|iinom|uminom|ininom|nilaklak _ lason
inom|iinom|uminom|ininom|nilaklak marami*|lahat|buong|sleeping gamot|pils|tableta
paalam sa mga.anak|mundo|pamilya|mahal
kunin ako+ni+lord|god
kunin|kuhanin+na+sana+ako
huling+liham|sulat
sumulat|nagsulat|nakasulat liham|sulat|note anak|pamilya|asawa
saktan|patayin+ko sarili`,
  harm: `
papatayin(?!.cp|.phone|.ang.cp)|patayin|pinapatay {m}
*bantaan buhay
*bugbog*|sasaktan|sinaktan|sinasaktan|pinapalo|pinalo|sinusuntok|sinuntok|*sakal|tinotorture|sinaksak {m}
ikinulong|kinulong|nakakulong|nakakandado|bihag|nilock {m}
hindi|ayaw|di paalisin|pinapaalis|palabasin|pinapalabas|pinapauwi|pakawalan
may|meron|dala|hawak|dalang baril|kutsilyo|itak|armas
tinutukan {m}|baril|kutsilyo
kinidnap|nakidnap|kidnap*|dinukot|hinostage
ginahasa|nirape
susunugin|sinunog|sunugin bahay
nasa|andito|nandito sila|siya|labas|harap bahay|pinto|gate`,
  ill: `
hindi|di|d humihinga|makahinga|nahinga
nahimatay|hinimatay|nawalan.ng.malay|bumagsak|natumba hindi|di|ayaw magising|gumigising|gumagalaw|sumasagot
hindi|di|ayaw magising|gumising|gumigising nanay|tatay|mama|papa|lola|lolo|asawa|anak|kapatid
nahimatay|hinimatay|nawalan.ng.malay nanay|tatay|mama|papa|lola|lolo|asawa|anak|kapatid
inaatake|inatake sa.puso`,
  none: `
papatayin+ko+na
patayin|papatayin+ako nanay|tatay|asawa|mama|papa|magulang|misis|mister|boss|amo`,
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
wala|way|walay pulos|silbi|rason|rason|kahulogan|gana kinabuhi|mabuhi
kapoy|gikapoy|laay mabuhi
tapuson|kitlon|utdon kinabuhi
patyon|pasakitan akong+kaugalingon
moambak|ambak _ tulay|building|bintana
*bitay|*laslas|*paligis
*inom|*inum hilo|lason
*inom tanan*|daghan* tambal|tableta|pils
mawala lang|ra kalibutan
kuhaa lang ko
katapusang+sulat
sulat|nakasulat|gisulatan sulat|note|para anak
panamilit|paalam anak|kalibutan|tanan`,
  harm: `
patyon|ipapatay {m}
*hulga* kinabuhi
gikulata|kulatahon|gibunal*|bunalan|gisumbag|gipasakitan {m}|kami
gipriso*|gikulong|gikandado|gilock|gibihag|gisirad* ko|mi|kami
dili|di|dli|wala|wla pagawason|pagawson|gipagawas|papaulion|gipauli|buhian|paulion
naa|dala|nagdala*|may pusil|kutsilyo|sundang|armas|pinuti
gitutokan|gitionan ko|mi|pusil|kutsilyo
gikidnap|kidnap*|gidagit
gilugos|lugoson|girape
sunugon|gisunog balay
naa|nia+sila|siya gawas|pultahan balay|pultahan|gate`,
  ill: `
dili|di|dli|wala muginhawa|moginhawa|makaginhawa|gaginhawa|naginhawa
natumba|nakuyapan|nalipong dili|di|wala mumata|momata|malay|motubag|lihok
giatake kasingkasing|puso`,
  none: `
patyon|patya+ko+sa|ni|kang
patay|patyon+na|nako+ang|akong(?!.kaug|.anak|.pam)
gikandado|gikidnap account`,
}

const french: DangerWords = {
  parts: `
f=ma|mon|mes|notre|nos+enfant*|fils|fille|famille|soeur|mere|frere|mari|femme|pere|parents|bebe
v=tuer|assassiner|egorger|buter|violer|poignarder|abattre
p=il|ils|elle|mari|conjoint|copain|pere|ex|on|femme|homme*`,
  self: `
veux|veut|vx|jvx|voudrais|vais|prefere|envie|songe|pense|jveux mourir|crever
autant|mieux.vaut|laissez.moi|laisse.moi mourir|crever
me|m|se+tuer|suicider|pendre|mutiler(?!.quand)
veux|vais|veut|songe|pense|envie me|m|se foutre air|lair
en+finir avec.la.vie|avec.tout|avec.moi
veux|peux|pens*.a+en+finir(?!.avec|.de)
mettre|met|mets fin jours|vie
pas|plus|jamais|aucune|sans envie|force|raison|raisons|sens vivre|exister
veux|peux|sais|veut plus|pas vivre(?!.avec|.chez|.ici|.tran)|exister
veux|veu plus+etre
vie(?!.pri) plus|pas de.sens|sens|rien
vie(?!.pri) vaut|plus|sert rien|sens|peine
quoi|pourquoi bon|sert|continuer vivre
fatigue*|marre|ras de.vivre|de.la.vie
tout s.arete|sarete cette.nuit|ce.soir|maintenant|pour.toujours
jeter|sauter|saute|jete sous|par|du|dans|devant train|fenetre|pont|vide|toit|balcon
avale*|pris|prendre|prend tous|toute|toutes|boite|plein medicaments|cachets|pilules|somniferes
bu|boire|avale poison
tail*|ouvrir|coupe* veines|poignets
mieux|bien sans+moi
mieux|plutot si mort*
veux|voudrais|envie disparaitre(?!.de|.du|.des)
pas|plus|jamais me reveiller
lettre|mot|message d|de+adieu|adieux|suicide
ecrit|laisse derniere+lettre|mot
ocupez|prenez vous|soin enfants|famille
idees|pensees+noires|suicid*`,
  harm: `
envo* gens|quelqu chez+moi|nous
il|ils|elle|on|va|vont|veut|veulent|menace*|qu _ me|nous|m|{f} {v}
{v} {f}
{p} me|m|nous|se frape*|bat|batu*|tabas*|etrangl*|tortur*|poignard*|viole*|maltraite*
on|ils nous|me|m|mes bat|frape|frapent
menace* de.mort|mort
sequestr*|kidnap*|otage*|prisonnier*
enleve*|retienent|retient {f}
enferme* dans|ici|chambre|maison|cave|cle(?!.dehors)
m|nous+a|ont+enferme*
ne|n|pas|empeche* laise*|peux|peut|veut|veulent|me sortir|partir|enfuir
a|ont|avec|tient|sorti+un|des|une+couteau*|pistolet|arme|armes|machete*
arme|couteau|pistolet|lame sur|sous|contre tempe|gorge|tete|cou
devant|deriere|chez porte|maison|moi arme*|couteau*
ils|il|hommes devant|deriere+ma|notre+porte
entre*|rentre* force chez|moi
bruler maison|famille
danger+de+mort`,
  ill: `
ne|n respire|reveille plus|pas
inconscient*|evanoui*|effondre* par.terre|au.sol|sol|bouge|respire|repond|reveil*
fait une|un+crise.cardiaque|infarctus|avc|malaise`,
  none: `
mari|femme|mere|pere|maman|papa|patron va|vas me+tuer|etrangler
m+ont+frape de+frais
mourir|meurs|mort*+de+rire|faim|soif|honte|fatigue|peur|chaud|froid
violer|viole vie.privee|loi`,
}

const spanish: DangerWords = {
  parts: `
f=mi|mis|su|nuestra|nuestro+hij*|familia|herman*|madre|mama|padre|papa|espos*|bebe|niet*|novi*
q=quiero|kiero|quisiera|voy|prefiero|ganas|pienso|pensando|mejor|ojala|quiere
v=matar*|violar*|asesinar*|secuestrar*|golpear*`,
  self: `
{q} morir|morirme|muerta|muerto|muera|muero|matarme|suicid*|ahorcarme
me+{q} morir|matar|suicidar|ahorcar|tirar.al|tirar.del|quitar.la.vida
matarme|suicidarme|ahorcarme
dejenme+morir
no|ya|sin {q}|sentido|razon*|motivo*|ganas|puedo vivir(?!.con|.en|.tra)|viviendo|vida(?!.pri)|existir
vida(?!.pri) no vale|tiene|sentido|importa
cansad* de vivir|la.vida|mi.vida
acabar|terminar|quitar*|fin|quito _ mi.vida|la.vida(?!.de)
pa|para+que+vivir|vivo|sigo
tome|tomo|trague|tomado todas|frasco|caja|todo pastil*|somniferos
tome|tomar|beber|bebi veneno
tirar*|lanzar*|saltar|aventar*|tiro al|del|por|delante puente|tren|edificio|ventana|balcon|rio
corte|cortar*|corto venas
mejor sin+mi(?=.$|.y|.porque)
mejor|quisiera|quiero+no|ya.no+estar(?=.$|.aqui|.aca|.mas|.viv*|.y)
no|nunca|ojala no|haber|quiero|nunca nacido|despertar*
dormir no|nunca despertar
carta|nota despedida|adios
ultima+carta
adios|cuiden a.mis|mis.hijos|mundo
quiero|quisiera desaparecer(?!.de)`,
  harm: `
mand*|envi* gente+a+mi casa
me|nos van|va|quieren|quiere {v}
van|va|quieren|amenaz* {v} {f}
van|va|quieren matarme|violarme|a.matar.a
amenaz* muerte|matar*|violar*
me|nos+estan|esta golpe*|pegando|ahorc*|estrangul*|viol*
me|nos+pega(?!.la)|pegan|golpe*(?!.con.otra)|ahorc*|estrangul*|viol*|tortur*|maltrat*
encer* en|cuarto|casa|aqui|salir|golpean
me|nos tiene*|encer* encer*|secuestrad*|amarad*|cuarto|retenid*
no dejan|deja|permiten|puedo salir|irme
secuestr*|rehen*
tiene*|traen|con|un|una+pistola*|arma|armas|cuchillo*|machete*|navaja
estan en|afuera mi+puerta|casa
entrando mi casa
quemar* casa|familia
fui|fue|estoy+violad*|golpead*`,
  ill: `
no+respira|despierta|reacciona
desmay*|inconsciente|desplom* no|suelo|piso respira|despierta|reacciona|responde
mama|papa|madre|padre|esposo|esposa|marido|abuel*|le dando|sufriendo|teniendo un+infarto|derrame|ataque`,
  none: `
marido|esposo|esposa|mujer|mama|madre|padre|papa|jefe me+va|van+a+matar
muero|morir|muerto|muerta|muriendo+de+hambre|risa|verguenza|frio|calor|sueno|miedo`,
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
deixa|deixem me|eu+morrer
nao|n|num|sem|nem|ja {q}|sentido|motivo*|aguento|consigo|vejo|vale viver(?!.com|.em|.tra)|vivo|existir|vida(?!.pri)
vida(?!.pri) nao tem|vale|sentido|faz
cansad*|cansei de|da viver|vida
acabar|terminar|tirar|fim|dar _ minha.vida|propria.vida
tomei|engoli|tomar todos|cartela|caixa|frasco|muitos remedio*|comprimidos
tomei|tomar|beber|bebi veneno
pular|jogar|pulo da|do|na|no|frente ponte|trem|predio|janela
cortei|cortar|cortando pulso*|veias
melhor sem+mim
melhor+sem+mim
nunca|nao ter|tivesse nascido
nao|nunca|queria nao|quero|queria acordar
dormir nao|nunca acordar
carta despedida|suicid*|adeus
escrevi|deixei carta filhos|familia|despedida
adeus|cuidem dos.meus|mundo|meus.filhos
sumir|desaparecer mundo|sempre`,
  harm: `
mand*|envi* gente _ minha+casa
vao|vai|querem|quer|disse*|ameac* vao|vai|me|nos|de {v} {f}
vao|vai|querem|quer+me|nos+{v}
vao|vai+{v}+{f}
ameac* de morte|matar|estuprar
me|nos+bate(?!.a)|batem|bateu|espanc*|agrid*|agred*|estupr*|enforcando|tortur*
me|nos esta|ta|estao espancando|batendo|enforcando|enforcar
marido|namorado|ele|pai me.bate|bate.em
batem|bate na.gente|em.mim
me|nos|mantem tranc* quarto|casa|aqui|banheiro|gente
me|nos+trancou|trancaram
estou|estamos|to+pres*|trancad* aqui|quarto|casa|sair
mantem* tranc*|presos|refe*
nao deixam|deixa|consigo|posso sair|fugir
sequestr*|refem|refens
tem|com|ele.tem+uma.arma|armas|faca|facas|um.revolver|uma.pistola|uma.faca
faca|arma|revolver no|na|em pescoco|garganta
estao|homens na|no minha porta|casa facas|armas|armad*
estao|eles+na+minha+porta
arromb*|invad* minha casa
queimar|incendiar|fogo casa|familia
fui|estou+estuprad*|espancad*`,
  ill: `
nao+respira|acorda|reage
desmai*|inconsciente|caiu nao acorda|respira|responde|reage
mae|pai|avo|marido|esposa|ele|ela tendo|sofrendo um+infarto|avc|derrame|ataque`,
  none: `
marido|esposa|mulher|mae|pai|chefe vai me.matar
morr*+de+fome|rir|vergonha|frio|calor|sono|medo|raiva`,
}

const arabic: DangerWords = {
  parts: `
w=اريد|بدي|عايز*|عاوز*|ابغى|ابي|ودي|نفسي|اتمنى|افكر|بفكر|رح|ليت*|يا.ريت|ارغب|افضل
n=لا|مش|ما|لم|مو|بدون|ليس|مافي|مفيش
f=ابني|بنتي|اولادي|عائلتي|عيلتي|اهلي|اختي|اخي|اخوي|امي|زوجتي`,
  self: `
{w} *موت
{w} انتحر|الانتحار|*انتحار|بانهاء.حياتي|اقتل.نفسي
*نتحر|*انتحار
*قتل|*شنق|*ذبح|*رمي+نفسي|حالي
*نهي|*انهاء+حياتي
{n} اريد|عايز*|عاوز*|بدي|ابغى|ارغب|عدت|عاد|اعد|قادر* اعيش|عيش|الحياه|اصحى
مابدي|مابي|ماليش|مليش+عيش|اعيش
{n} سبب|معنى|فايده|فائده|طعم لحياتي|حياتي|للعيش|للحياه|الحياه
حياتي {n}|مالها|ملهاش معنى|فايده
تعبت|زهقت من الحياه|حياتي
الموت+ارحم|احسن|افضل
اموت وارتاح|و.ارتاح
ليتني|ياليتني|ياريتني|ريتني لم.اولد|ما.انولدت|مت
رساله|كتبت وداع|وصيتي|الوداع
بلعت|شربت|اخذت كل|علبه الحبوب|حبوب|الدواء
*اخذ*|*اخد*|بلع*|شرب* علبه|شريط|كل حبوب*|الحبوب|الدواء|دوا
{n}|ماعم+عم|راضيه|راضي+*صحي|*فيق
شربت|هشرب|ساشرب+سم|السم
*رمي|*نط|*قفز|*ارمي من|تحت|قدام الجسر|القطار|الشباك
قطعت|اقطع|ساقطع عروق*|شرايين*
احسن|افضل بدوني|من.دوني|من.غيري
3ay*|3awz*|bdi|nefsi amo*t|mout|mot
msh|mish|ma|la|mabdi 3ay*|3awz*|bdi a3*sh|3*sh
mabdi 3*sh
*nta7*r|intihar`,
  harm: `
*يقتل*ني|*يقتل*نا|*يذبح*ني
*يقتل*|*يذبح* {f}
*هدد* بالقتل|بالموت|بالذبح|بقتل*|بالاغتصاب
*يضرب*ني|*يضرب*نا|*عذب*نا|*عذب*ني|*خنقني|*طعنني|*اغتصب*ني
*حبس*ني|*حبسونا|حابس*|محبوسه|محتجز*|مخطوف*|احتجزون*
قفل علي|عليا|علينا الباب|الغرفه
{n} يسمح*|يخلي*|يخلو*|راضي|قادر*|اقدر الخروج|بالخروج|اخرج|اطلع|يخرجني
مع*|عند*|ماسك+مسدس|سلاح|سكين|سكاكين|سكينه
*خطف*|رهينه
سكين|السكين|مسدس على رقبتي|راسي
عند|قدام|امام+باب|الباب بيتي|البيت سكاكين|سلاح
*يحرق*|*حرق* بيت*|البيت
7abes*|habes*|7abas* oda|ghorfa|beit|bab|el
*2tel*ni|byedrab*|bydrab*|khataf*`,
  ill: `
{n}|ولا|وما|ومش|عم|بطل يتنفس|تتنفس|بيتنفس|بتتنفس
اغمي|مغمي|اغما عليه|عليها
فاقد*|غايب*|فقد* الوعي|وعيه|وعيها
جاته|جاءته|جاتها|جاءتها|جته|جتها|صابته|صابتها|اجته جلطه|سكته|نوبه|ذبحه`,
  none: `
زوجي|جوزي|امي|ابي|ماما|مديري|مراتي *قتلني|*قتلوني اذا|لما|لو
*موت*|*ميت*|*قتل* الجوع|الضحك|التعب|الانتظار|الكسوف|الخجل`,
}

const hindustani: DangerWords = {
  parts: `
n=nahi|nahin|nhi|nai|na
z=jeena|jina|jeene|jine|jiya|zinda|jinda
u=mujhe|muje|mjhe|hame|hamein|humein|hum|mere|meri|bache*|bachon
y=मुझे|हमे|मेरे|मेरी|हम|बच्चो
x=مجھے|ہمیں|میرے|میری|ہم|بچوں`,
  self: `
marna|marne|mar.jana chaht*|dil|man|hai|do|behtar
mar+jau*
marne|mar.jane|mar.jana ko|ka|ki dil|man
mujhe|muje|mjhe mar|marne+do|jane.do
{n} {z} chaht*|jata|rehna|ja
{n}+ji|jee+sakt*
{u}|mujhse {n} {z}
{z} {n} chaht*|jata|rehna
{z} ka|ki man|dil|maqsad|matlab|faida|wajah
zindagi tang|maqsad|matlab|bekar|thak|khatam.kar*|khatm.kar*
apni|apne|khud jaan|jan|aap khatam|khatm|mar|maar|de|le dun*|du*|kar*|lun*|lu*
apni+jan+de|le
khudk*|khud.kushi|atm*hatya
phansi|fansi|phanda laga*|lag
pul|chat|building|train se|ke kod*|kud*|age
zeher|zehar kha*|pi*
neend|saari goli*|dawai*|tablet* kha*|nigal
nas+kat|kaat
akhri|aakhri khat|chithi
mere+bina behtar|khush|acha
मरना|मरने|मर.जाना चाहत*|मन|है|दो|अच्छा|बेहतर
मर+जाऊ*|जाना
मरने|मर.जाने|मर.जाना को|का|की मन|दिल
मुझे मरने|मर.जाने+दो
जीना|जीने नही|मन|मतलब|इच्छा चाहत*|सकत*|करता|खत्म|नही|है
नही+जी+सकत*
नही जीना चाहत*|है
आत्महत्या|खुदकुशी
अपनी|अपने|खुद जान|जिदगी|खत्म|को दे*|दू*|ले*|कर*|खत्म
फासी लगा*|लग
पुल|छत|ट्रेन से|के कूद*|आगे
जिदगी बेकार|खत्म.कर*
जहर खा*|पी
सारी|नीद|सब गोलिया|गोली खा*
नस काट
आखिरी+चिट्ठी|खत
मेरे+बिना बेहतर|खुश
दुनिया से+चला
مرنا|مرنے|مر.جانا چاہت*|دل|ہے|دو|بہتر|ہی
مر+جاوں
مرنے|مر.جانے|مر.جانا کو|کا دل|من
مجھے مرنے|مر.جانے+دو
جینا|جینے|جیا|زندہ نہیں|دل|مقصد|رہنا چاہت*|کرتا|جاتا|نہیں
نہیں|نہ جینا|جیا|زندہ جاتا|چاہت*|رہنا
خودکشی
اپنی|اپنے|خود جان|زندگی|آپ دے*|لے*|دوں|لوں|ختم
زندگی مقصد|بیکار|تنگ|ختم.کر* نہیں|ہے|چاہت*|آ|دوں
پھانسی لگا*|لے
پل|چھت|ٹرین سے|کے کود*|آگے
زہر کھا*
ساری|نیند گولیاں کھا*
نس کاٹ
آخری|الوداعی+خط
میرے+بغیر بہتر|خوش`,
  harm: `
jaan+se+mar*|maar*
{u} mar|maar|qatal+dal*|kar.den*
{u} _ mart*|maart*|pet*|pit hai|rahe|raha
qatal|maarne|marne dhamki
kamre|kamra|room band|qaid|lock
qaid
bahar {n}|jane|nikalne {n}|jane de*|nikalne
agwa|aghwa|kidnap*
band*k|bandooq|pistol|chaku|churi hai|he|le*
gardan|gale chaku|churi|pistol
paas band*k|bandooq|pistol|chaku
ghar+jala*
balatkar|rape
जान+से+मार*
{y} मार+डाल*
मार+डालेगे
मुझे|हमे मारत*|पीट*
धमकी मारने|जान
कमरे|घर+मे+बद
कैद|बधक|अपहरण|अगवा
बाहर नही|जाने नही|जाने दे*
पास|लेकर|हाथ बदूक|चाकू|पिस्तौल
चाकू|बदूक लेकर|गर्दन|है|दरवाजे
गर्दन|गले चाकू
घर+जला*
बलात्कार
جان+سے+مار*
{x} مار+ڈال*
مار+ڈالیں
مجھے|ہمیں مارت*|پیٹ*
قتل|مارنے دھمکی
قتل+کر+دیں
کمرے+میں+بند
قید|اغوا|یرغمال
باہر نہیں|جانے جانے|نہیں دے*|دی*
پاس|لے|ہاتھ پستول|بندوق|چاقو|ہتھیار
گردن|گلے چاقو|پستول
ہتھیار|بندوق|پستول دروازے|لے
دروازے ہتھیار|بندوق|پستول|چاقو
گھر+جلا*
ساتھ+زیادتی`,
  ill: `
ammi|ami|abu|papa|mama|mumy|maa|pati|biwi|beta|beti|dadi|dada|nani|nana|bhai|behan|baap|walid* behosh|bahosh|be.hosh
ammi|ami|abu|papa|mumy|maa|pati|biwi|dadi|dada|nani|bhai|walid* saans|sans {n}
ammi|ami|abu|papa|mumy|maa|pati|biwi|dadi|dada|nani|bhai|walid* dil.ka.daura|dil.ka.dora|heart.attack|faalij|falij
बेहोश
सास नही
दिल.का.दौरा|हार्ट.अटैक|लकवा
بے.ہوش|بیہوش
سانس نہیں
دل.کا.دورہ|ہارٹ.اٹیک|فالج`,
  none: `
bhook*|bhuk*|hasi|garmi|sharam se mar
pata chala|chal mar|maar
भूख|हस* से|हसते मर
पति|मम्मी|मा मार+डालेगा|डालेगी
उसे+जान+से+मार+दूगा
بھوک|ہنس سے|ہنس مر`,
}

const swahili: DangerWords = {
  parts: `
w=nataka|natamani|ningependa|naenda|nafikiria|nimeamua|nimejaribu|ntaka|bora|heri|afadhali|niache|acheni
f=familia|mtoto|watoto|mke|mume|mama|kaka|dada|ndugu|mwanangu`,
  self: `
{w} kufa|nife
*jiua|*jinyonga|*jidhuru|*jiue
*kujitoa|kukatisha|kumaliza|nitamaliza|nikatishe uhai|maisha.yangu
si|sina|cna|sioni|hakuna sababu|haja|maana|faida kuishi
sitaki|sitamani|siwezi|staki kuishi(?!.na|.kwa|.hapa|.mji)|kuamka
maisha hayana maana|thamani|faida
nimechoka kuishi|na.maisha
*kunywa|*meza|nakunywa|nimekunywa sumu
nimemeza|nitameza|nimekunywa vidonge|dawa vyote|zote|vingi
*ruka|*jirusha|*jitupa darajani|daraja|treni|dirishani
*jikata mishipa
*andika|*acha barua mwisho|kuaga
barua ya.mwisho|wa.mwisho|kuaga
kwaheri* watoto|wanangu
bora bila+mimi
kutoweka|kuondoka duniani
nisingezaliwa|sikuzaliwa`,
  harm: `
wataniua|kuniua|wataua|watatuua|waniue
wataua|kuua {f}
ananipiga|alinipiga|amenipiga|wananipiga|wanatupiga|wamenipiga(?!.simu|.picha|.chenga|.sms)
*nitesa|*tutesa|kututesa|*ninyonga
*fungia|*fungiwa|*zuilia ndani|chumbani|hapa|nyumbani|kutoka|mlango
hawaniruhusu|hawataki|hawaturuhusu kutoka|nitoke|kuondoka
*mteka|*tekwa nyara|{f}
wamemteka|ametekwa|nimetekwa|wametekwa|mateka
ana|wana|yuko|wako|na+bunduki|kisu|panga|silaha|mapanga
kisu|bunduki|panga shingoni
mlangoni mapanga|silaha|bunduki
anavunja|wanavunja|wamevunja mlango|nyumba
amenibaka|alinibaka|wamenibaka|nimebakwa|kunibaka
watachoma|kuchoma|wamechoma nyumba
*tishia kifo|kuniua|kuua|maisha`,
  ill: `
amezimia|kazimia|amepoteza.fahamu|hana.fahamu
hapumui|haamki|hapumi
amepata|anapata|amepatwa mshtuko.wa.moyo|shambulio.la.moyo|kiharusi`,
  none: `
mume|mke|mama|baba|bosi+wangu ataniua
nakufa|nimekufa|kufa njaa|kicheko|kiu`,
}

const kinyarwanda: DangerWords = {
  parts: `
w=ndashaka|nshaka|ndifuza|nifuza|ngiye|ndumva|numva|byaruta|reka|iyo|icyampa|nibaza
f=umwana|umuryango|abana|umugore|umugabo|mama|papa|mushiki|murumuna`,
  self: `
{w} gupfa|napfa|mpfa|mpfe|ngapfa|kwimanika|kwiroha
*iyahur*|*iyahuy*|kwiyica|niyice|ndiyica|nziyica|kwimanika|nimanike
sinshaka|sinkishaka|ntabwo|sinki* kubaho(?!.mu)|kubyuka
*rambiwe|ndushye kubaho|ubuzima
ubuzima|kubaho ntacyo bu*|bi*|mariye
ubuzima bundambiye|burandambiye
nta|simfite mpamvu|impamvu|cyizere kubaho|kubyuka
ntacyo nkimaze|maze|nkimariye|mariye isi
*nyw* umuti|uburozi *imbeba|mpfe|uburozi
nafashe|namize|nafata|nanyweye ibinini|imiti byose|yose|byinshi
*simbira|*simbuka|kwiroha|niroha|*ijugunya kiraro|mazi|gari
nikase|nkase imitsi
urwandiko|ibaruwa gusezera
mwite|muzite|muzarera bana|burundu
abana neza ntariho|ntahari|napfuye
kuva+ku+isi
ntaravutse|ntavutse`,
  harm: `
*anyica|kunyica|banyice|*twica
bazica|azica|kwica|bice {f}
*nkubita|*dukubita|yankubise|bankubise
*fungirany*
banze|yanze|sinshobora|arambuza|barambuza nsohoka|gusohoka|ntaha|kugenda
*shimus*|*shimut*
afite|bafite|yazanye+imbunda|icyuma|imihoro|umuhoro
icyuma|imbunda|umuhoro ijosi
bari|hari|baje urugi|rugi|umuryango|inzu|muryango bafite|imihoro|imbunda
bari|ari+ku|inyuma+rugi|umuryango
kumena inzu|inzugi|urugi|idirishya
*twikira|*twika inzu
ku+ngufu`,
  ill: `
yataye|ataye|yatakaje ubwenge
ntahumeka|ntiyahumeka|ntari.guhumeka
umutima wahagaze|uhagarara|urahagaze|wahagarara`,
  none: `
inzara|inyota iranyishe|iranyica
umugabo|umugore|mama|papa|databuja azanyica|aranyica nabimenya|namenya`,
}

const kwanyama: DangerWords = {
  parts: `
f=oukwaneumbo|omona|ovana|meme|tate`,
  self: `
hala|pumbwa+okufya|oku.fya|fya(?!.ond|.oh)
*lidipaa
itandi|inandi|kandi hala|na|eshi nomwenyo|omwenyo|kalele
itandi pendukile hala
omwenyo+wange kau oshilonga
loloka omwenyo|nomwenyo
okumana|okuxulifa|okukufa omwenyo
limanga|limange
nwa|nu ouboisoni|oipilisa
omukanda wokulekela|okulekela|wexulilo
fye|efeni|efa|oshiwa ndi fye
okufya kuli|kwa xwepo|denga
ovana nawa|xwepo onda.fya`,
  harm: `
*dipaa+nge|tse|{f}
denge|denga+tse
omushamane|paife|patela denge|denga+nge
denge|denga+nge paife
patela|patelwa nge|tse|meumbo|metwaliko|apa
itava|iha|ita|ihava efa|efe nge|piteni|okupita
ondjembo|ondjebo|omwele|eembele|omautoni
konghonga
xwike eumbo
ove|oku+li+pomuvelo
kwata|kufa omona twala`,
  ill: `
ita|iha fuda|fudu|fudile
okwa+kanifa|kana+eendunge|omadilaadilo`,
  none: `
fya+ondjala|ohoni|enyota
dengele|dengela+nge
denge|denga+nge ongodi|va.pa|ndele`,
}

/**
 * Words that tell of illness at another place or time: as others told it, or as an idiom. A sentence that has
 * one names no one who is ill.
 */
export const illElsewhere = `
said|says|told|tells|claim*|pretend*|supposedly|almost|nearly|hospital|hopital|ospital|operation|surgery|accident*|aksidente|acident*|dit|disait|pretend*|failli|presque|dijo|dice|decia|casi|disse|diz|dizia|quase|sabi|daw|raw|kuno|muntik|ingon|hapit|قال*|يقول*|حكا*|كاد*|المستشفي|حادث|kaha|kahti|kehta|bola|boli|hospitl|aspatal|कहा|बोला|बोली|अस्पताल|کہا|بولا|ہسپتال|alisema|anasema|amesema|hospitali|ajali|yavuze|ngo|ibitaro|impanuka|okwa.ti|moshipangelo
okay|hahah*|ہاہا|theek|thik|ठीक|ٹھیک
years|yrs|year ago|back
il.y.a ans|annees|mois|peu
pichle|پچھلے|पिछले sal|saal|haft*|سال|ہفتے|ہفتہ|साल|हफ्ते
سال|साल|sal|saal پہلے|पहले|pehle|pehlay
ate+ate|आते+आते|آتے+آتے|ajana`
/** Words for a child in all languages. */
export const childWords = `
son|daughter|kid*|child*|baby|niece|nephew|anak*|apo|bata|pamangkin|fils|fille|enfant*|bebe|hij*|nin*|filh*|crianca*|umwana|abana|mtoto|watoto|omona|ovana|okaana|ابني|بنتي|اولادي|طفل*|bet*|bache*|bachon|बेट*|बच्च*|بیٹ*|بچ*`
/** Ages under 18, as people tell them. */
export const agesOfChildren = `
im|i.am|aged|edad|miaka|imyaka|omido|عمري+[5-9]|1[0-7]
[5-9]|1[0-7]+years|yrs|ans|anos|anyos|taong|taon|sal|साल|سال`

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
