import { places, type UrgentWords } from './urgent-topics.ts'

const spanish: UrgentWords = {
  parts: `
k=madre|mama|mami|padre|papa|padres|esposo|esposa|marido|mujer|novio|novia|familia|hijos|hijo|hija|hermano|hermana|jefe|pareja
p=foto*|imagen*|video*|nudes
c=codigo|codigos|pin|clave|claves|contraseña|contrasena|contraseñas|otp|token|cvv|password
z=${places}
g=hola|buenos.dias|buenas.tardes|buenas.noches|buenas|buen.dia|ola|hey|hi|hello|saludos|alo
y=señor|señora|señorita|a.todos|que.tal|como.esta|como.estas|buenas|buenos.dias|buenas.tardes|hay.alguien|amigo|amiga`,
  none: `
no|nunca|jamas|casi|sin+le|les|se|lo|la|di|he|dar|los+di|dado|dije|mande|envie|lo|la|di
no|nunca|jamas+di|dije|envie|mande|comparti
dijo|dijeron|dice|dicen|ordeno|pidio|pidieron|advirtio|me.dijo+que|no|me|nos+no|le|les|diga|dijera|dijese|digas|contara|hablara`,
  callsAgain: `
llaman|llama|llamando|llamar|suena|sonando|llamaron _ contesto|conteste|respondo|atiendo|ignoro|cojo+¶|o|qué|que.hago
? llaman|llama|llamando|llamar|suena|sonando|llamaron _ contesto|contestar|atiendo|atender|respondo|responder
contesto|contestar|atiendo|atender+el.telefono|la.llamada|las.llamadas|si|o|a.la.llamada si|llama*|o|no|¶(?!.esta.pregunta)
debo|tengo.que|puedo+contestar|atender|responder+el.telefono|la.llamada|les|las.llamadas|si|le`,
  takeDown: `
como|puede*|ayud*|quiero|necesito|donde|favor _ borr*|elimin*|quit*|retir*|baj* {p}
como|puede*|ayud*|quiero|necesito|favor _ {p} borr*|elimin*|quit*|retir*|baj*
{p} _ como _ borr*|elimin*|quit*|retir*|baj*`,
  callAbroad: `
como|puedo|funciona|sirve|puede*|no _ llam*|marc*|contact*|comunic* _ {z}
{z} _ como|puedo|no|numero llam*|marc*|funciona|sirve|contact*|comunic*`,
  hacked: `
? estoy|esta|estare|fui|me.han|han|nos.han|fue+hackead*|jaquead*
? me|nos+hackearon|hackeo|jaquearon|jaqueo|clonaron
me|nos+hackearon|hackeado|jaquearon+o+no|que
? mi+celular|cuenta|telefono|correo|computadora|whatsapp+esta|fue|estara|ha.sido+hackead*|jaquead*
? pueden|podran|habran|puede _ hackear*|entrar|entrado|acceder a|en|al mi|celular|cuenta`,
  gaveCode: `
le|les|ya|yo+di|dije|mande|envie|pase|he.dado|comparti|dicte|entregue|confirme|escribi|puse mi|el|la|mis|los|las|un+{c}
di|mande|envie|puse|escribi|comparti|entregue|ingrese|meti|dije+mi|mis|el|la|los|las|un+{c}
{c} se|ya|yo+lo|la|le|los|las|se|di+di|dije|mande|envie|pase|he.dado
el|ella|ellos|estafador*+tiene|tienen|sabe|saben+mi|mis|el|la+{c}`,
  isFrozen: `
? esta|estan|ya|han|lo|la|se|quedo+congelad*|congelado|congelo|congelaron|retenido|bloqueado|detenido+¶|el.dinero|la.plata|el.pago|ya|o|si
esta|ya|lo|quedo+congelad*|congelaron|retenido|bloqueado+si|o|el.dinero|la.plata
congelad*|congelaron|retenido+si|o+o|no
dinero|plata|pago|transferencia+ya|esta|fue|ya.esta+congelad*|retenid*|bloquead*|detenid*+o|si
? dinero|plata|pago|transferencia esta|fue|ya+congelad*|retenid*|bloquead*|detenid*`,
  punished: `
voy|ire|puedo|podria|voy.a+a|ir|terminar|caer|acabar|quedar|ir.a|parar la.carcel|carcel|preso|presa|a.la.carcel|ser.arrest*
voy|ire|puedo|podria _ carcel
me+van|pueden|puede|podrian|vayan|iran|va|podran _ arrestar|detener|encarcelar|meter.preso|meter.presa|meter.a.la.carcel|meter.en.la.carcel|llevar.presa|llevar.preso|poner.preso|enjuiciar
soy|sere+complice|culpable.ante
tengo|tendre+problemas con+la+ley|policia`,
  reportMe: `
me|nos+van|va|vas|iran+a+denunciar|reportar|delatar|acusar+¶|ustedes|usted|a.la.policia|por.esto|con.la.policia
ustedes|usted+me+denuncia*|reporta*|delata*|van.a.denunciar|va.a.denunciar|van.a.reportar
van|va|vas|piensan+a+denunciarme|reportarme|delatarme|acusarme
? me+denuncian|reportan|delatan+¶`,
  rest: `
? puedo|podria|podemos|debo|ya.puedo+ya|dormir|descansar|irme|acostarme|ir.a|me|ahora dormir|¶|descansar|ya|acostarme|irme|ahora
? puedo|podemos+dormir|descansar|irme|acostarme
¶+puedo|ya.puedo+dormir|descansar|irme|acostarme|ir.a.dormir+¶|ya|ahora|tranquil*
? me.puedo|ya.me.puedo+ir|dormir|acostar`,
  family: `
no|nunca|por.favor.no+le|les|se|lo+diga*|digan|cuente*|cuenten|avise*|avisen|llame*|lo|llamen|informe* _ {k}
no|nunca+avise*|llame*|contacte*|diga*|cuente*+a|nada _ {k}
no+quiero|debe|puede|deben|pueden|quisiera que|saber|enterar*|saberlo _ {k}
miedo|verguenza|temo|no.quiero|ojala.no|espero.que.no _ {k} _ entere*|sepa*|sabe*|enteran|descubra*
{k}+no|jamas debe|puede|deben|pueden|se|que+saber*|enterar*|entere*|sepa*
que+mi|mis+{k} no|lo+se|lo+entere*|sepa*`,
  policeThreat: `
dice|dijo|dicen|dijeron|amenaza*|escribio|amenazan _ policia*|fiscalia|patrulla _ venir|viene|vienen|va.a.venir|vendra*|llegar|llega|llegan|arrest*|deten*|por.mi|casa|buscar*
dice|dijo|dicen|dijeron|amenaza* _ mandar*|enviar*|venir|manda _ policia*|patrulla`,
  personCame: `
ya|cuando|donde|va.a+vino|llego|viene|esta|llega|va.a.venir|venir la.persona|el.agente|un.agente|la.asesora|el.asesor|un.asesor|el.humano|alguien|un.operador|el.operador
? vino|llego|viene|entro|llega+ya|la|el|un|alguien+persona|agente|asesor*|humano|operador*|la.persona|¶
donde+esta+la|el|mi+persona|agente|asesor*|humano(?!.que)
? persona|agente|asesor*+ya|ya.vino|llego|vino|viene+vino|llego|viene|¶`,
  hello: `
¶+{g}+¶
¶+{g}+{y}|{g}+¶
¶+{g}+{y}|{g}+{y}|{g}+¶`,
  ashamed: `
que|tengo|siento|me.da|tanta|mucha|da|muero.de|me.muero.de|con|de.la+verguenza|pena|mucha.verguenza|tanta.verguenza
me.siento|soy|fui|me.senti|que+tan|una|un|muy|tonta|tonto|estupid*|ridicul*|como|bien+tont*|estupid*|idiota|bob*|ridicul*|avergonzad*|imbecil|¶|humillad*
estoy|me.siento+avergonzad*|humillad*|tont*|estupid*|muy.avergonzad*`,
  tired: `
estoy|me.siento+muy|tan|demasiado|bien|super|re+cansad*|agotad*|exhaust*|rendid*(?!.de)
estoy|me.siento+cansad*|agotad*|exhaust*|rendid*+¶|ya|y|pero`,
  childCries: `
mi|mis|el|la|los|nuestro+niñ*|bebe|hij*|nene|nena|bebita|bebito|peque* _ llor*`,
  needed: `
dinero|plata|ahorros|era|eran _ operacion|cirugia|hospital|medicina*|medicamento*|tratamiento|quimio*|funeral|entierro|dialisis|colegiatura|matricula(?!.de.el)`,
}

const portuguese: UrgentWords = {
  parts: `
k=mae|mamae|pai|papai|pais|marido|esposa|esposo|mulher|namorado|namorada|familia|filhos|filho|filha|irmao|irma|chefe|patrao
p=foto*|imagem|imagens|video*|nudes
c=codigo|codigos|pin|senha|senhas|token|otp|cvv|password
z=${places}
g=ola|oi|bom.dia|boa.tarde|boa.noite|oie|opa|hi|hello|alo|eai|e.ai
y=senhor|senhora|moça|moço|tudo.bem|tudo.bom|pessoal|bom.dia|boa.tarde|boa.noite|tem.alguem.ai|alguem.ai|gente|amigo|amiga`,
  none: `
nao|nunca|quase|sem+lhe|dei|passei|informei|mandei|enviei|digitei|falei|dar|passar|o
disse|falou|disseram|mandou|pediu|falaram|mandaram+pra|para|que|me|nao+nao|eu|contar|falar`,
  callsAgain: `
ligando|liga|ligam|ligaram|ligou|ligar|tocando|tocar|chamando|ligarem _ atendo|respondo|ignoro+¶|ou
? ligando|liga|ligam|ligaram|ligou|ligar|tocando|chamando|ligarem _ atendo|atender+¶|ou
atendo|atender+o.telefone|a.ligacao|o.celular|se|ou|a.chamada ou|se|liga*|¶|eles|ele(?!.essa.pergunta)
devo|posso|tenho.que+atender|responder+o|a|se|essa|essas|eles|ligacao|¶`,
  takeDown: `
como|pode*|ajud*|quero|preciso|onde|favor _ apag*|exclu*|delet*|tir*|remov*|remoc* {p}
como|pode*|ajud*|quero|preciso|favor _ {p} apag*|exclu*|delet*|tir*|remov*
{p} _ como _ apag*|exclu*|delet*|tir*|remov*`,
  callAbroad: `
como|posso|funciona|da|consigo|nao _ lig*|numero|telefon*|contat* _ {z}
{z} _ como|posso|nao|numero|consigo lig*|funciona|contat*|telefon*`,
  hacked: `
? fui|estou|sera|fomos+hackead*|hackeado|invadid*|clonad*|que.fui
fui|estou+hackead*|invadid*|clonad*+ou|sera
sera+que|se _ hackead*|hackear*|invadi*
? me|nos+hackearam|invadiram
? celular|conta|telefone|whatsapp|computador|email+foi|esta|ta+hackead*|invadid*|clonad*`,
  gaveCode: `
dei|passei|informei|mandei|enviei|digitei|falei|disse|compartilhei|coloquei|entreguei|ja.dei+a|o|minha|meu|pra|para|ele|lhe|os|as|um|pro minha|meu|a|o|os|as|um+{c}
dei|passei|informei|mandei|enviei|digitei|falei|disse|compartilhei|coloquei|entreguei+a|o|minha|meu|os|as|minhas|meus|um+{c}
ele|ela|eles|golpista*+tem|sabe|sabem|ficou.com|pegou+a|o|minha|meu|minhas|com+{c}|minha.senha|meu.pin|senha`,
  isFrozen: `
? esta|ta|foi|ja|foram|conseguiram|voces|ja.foi|ja.esta+congelado|bloqueado|retido|congelar|bloquear|congelaram|bloquearam+¶|sim|ou|o.dinheiro|o.pix|o.valor
esta|ta|foi|ja+congelado|bloqueado|retido|congelaram|bloquearam+sim|ou
dinheiro|pix|pagamento|transferencia|valor+ja|foi|esta|ta|ja.foi|ja.esta+congelad*|bloquead*|retid*+sim|ou
? dinheiro|pix|pagamento|transferencia|valor+ja|foi|esta|ta|ja.foi|ja.esta|ja.ta+congelad*|bloquead*|retid*
congelad*|bloqueado+sim+ou`,
  punished: `
vou|posso|serei|irei|poderia+ser|ir|para|pra|parar|a|ser.preso preso|presa|cadeia|prisao|processado|processada|¶
vou|irei+ser|pra|para|preso|parar+preso|presa|cadeia|a|na|¶
vao|podem|vai|pode+me+prender|processar|denunciar.por|acusar
? vao|podem|vai|pode _ me.prender|me.processar|processar.me|prender.me
estou|to|tou|vou.estar+em|com+apuros|encrencad*|problemas|problema _ policia|justica|lei|¶
sou|serei+cumplice`,
  reportMe: `
vao|vai|voces|vc|voce|voces.vao|vcs|irao _ me denunciar|entregar|dedurar|delatar
me+denuncia*|denunciar|dedura*|entregar.a.policia|entregar.pra.policia
denunciar|entregar+me|a.mim|eu`,
  rest: `
? posso|podemos|ja.posso|da.pra+ja|dormir|descansar|ir|deitar|ir.dormir|ir.embora|ir.descansar+dormir|¶|agora|embora|deitar|descansar|tranquil*
? posso|podemos|ja.posso+dormir|descansar|deitar|ir.embora|ir.dormir
¶+posso|ja.posso+dormir|descansar|deitar|ir.dormir|ir.embora+¶|agora|tranquil*|ja`,
  family: `
nao|nunca+conte*|conta|fale*|fala|diga*|avise*|avisa|ligue*|liga|informe* _ {k}
nao+quero|pode|podem|quero.que|deve|queria que|saber|descobrir|saiba* _ {k}
medo|vergonha|nao.quero|tomara.que|espero.que|nao.queria _ {k} _ saiba*|descubra*|saber|descobrir|descobre*|fique*
{k}+nao|jamais pode|podem|deve|devem|vai+saber|descobrir|ficar`,
  policeThreat: `
disse|diz|dizem|disseram|falou|ameac*|falaram|escreveu _ policia|delegado|oficial.de.justica|viatura _ vir|vem|vai.vir|vao.vir|chegar|chega|prender|bater|buscar|casa|caminho
disse|diz|dizem|falou|ameac* _ mandar|vir|chamar|prender _ policia`,
  personCame: `
ja|quando|onde|vai+veio|chegou|vem|chega|entrou|vir|esta a.pessoa|o.atendente|a.atendente|um.atendente|o.humano|alguem|o.agente|um.agente
? chegou|veio|entrou+a|o|um|alguem|ja|uma+pessoa|atendente|humano|agente|alguem|operador*
a.pessoa|o.atendente|a.atendente|o.agente|o.humano+ja|vai|ja.chegou|vai.vir|chegou|veio+chegou|veio|entrou|vir|¶
cade|onde.esta|onde.ta+a|o+pessoa|atendente|humano|agente(?!.que)`,
  hello: `
¶+{g}+¶
¶+{g}+{y}|{g}+¶
¶+{g}+{y}|{g}+{y}|{g}+¶`,
  ashamed: `
que|tenho|sinto|estou.com|tanta|muita|to.com|morrendo.de|com|da|me.da|morro.de+vergonha|muita.vergonha|tanta.vergonha
me.sinto|sou|fui|me.senti|estou.me.sentindo|to.me.sentindo|me.achando+tao|uma|um|muito|burr*|idiota|estupid*|ridicul*|trouxa|envergonhad*|humilhad*|otari*+burr*|idiota|estupid*|ridicul*|trouxa|envergonhad*|humilhad*|otari*|¶|por
estou|to+envergonhad*|humilhad*|muito.envergonhad*`,
  tired: `
estou|to|tou|me.sinto+muito|tao|demais|bem|super+cansad*|exaust*|esgotad*(?!.de|.do|.da)
estou|to|tou|me.sinto+cansad*|exaust*|esgotad*+¶|demais|ja|e|mas`,
  childCries: `
meu|minha|meus|o|a|nosso|as|os+bebe|filh*|crianç*|criança|neném|nenem|menin*|criancas _ chor*`,
  needed: `
dinheiro|economias|era|grana _ operacao|cirurgia|hospital|remedio*|tratamento|quimio*|enterro|funeral|hemodialise|mensalidade|escola(?!.dele)`,
}

const urdu: UrgentWords = {
  parts: `
k=ammi|ami|maa|walida|abbu|abu|walid|shohar|shauhar|husband|biwi|bivi|wife|mian|miyan|ghar.walon|ghar.walo|ghar.wale|gharwalon|gharwale|bhai|behan|family|sasural|maa.baap|waliden|walidain|bachon|bacho|بیوی|شوہر|امی|ابو|والدہ|والد|گھر.والوں|گھر.والے|بھائی|بہن|والدین|بچوں|خاندان|میاں
p=tasveer*|tasvir*|taswir*|photo*|foto*|pic|pics|picture*|video*|vid|تصویر*|تصاویر|ویڈیو*|فوٹو*
c=pin|otp|code|kod|password|passcode|cvv|پن|کوڈ|پاسورڈ|پاس.ورڈ|او.ٹی.پی|او.ٹی.پی.کوڈ
z=${places}
h=kaise|kese|kesay|kaisay|kesy|kaisy|کیسے|کس.طرح
g=salam|salaam|assalam*|aslam*|asalam*|aoa|adab|hello|hi|hey|السلام|سلام|ہیلو|آداب|اسلام.علیکم
y=walaikum|alaikum|o.alaikum|u.alaikum|alikum|o.alikum|aleikum|ji|bhai|sir|mam|madam|jee|عليكم|علیکم|وعلیکم|جی|بھائی|koi.hai|کوئی.ہے`,
  none: `
nahi|nahin|ni|na|nai|نہیں|نہ|mat|مت+bataya|batai|batayi|diya|dia|di|dya|بتایا|دیا|دی|بتائی|bheja|بھیجا
keh*|kaha|kehta|bol*|bola|کہا|کہتا|بولا|کہہ _ mat|na|مت|نہ bata*|بتا*
hold|freez*|frozen|فریز|روک*|ruk* _ matlab|مطلب|kehte|ہوتا|hota|کہتے`,
  callsAgain: `
call|phone|fon|cal|kal|کال|فون _ uthaun|uthaon|uthaoon|uthau|uthaoun|uthaoo|attend.karun|attend.karon|receive.karun|receive.karon|pick.karun|pick.karon|utha.lun|utha.loon|utha.lon|uthana.chahiye|اٹھاؤں|اٹھاوں|اٹھا.لوں|اٹھانا.چاہیے|ریسیو.کروں|اٹینڈ.کروں|جواب.دوں
uthaun|uthaon|uthaoon|اٹھاؤں|اٹھاوں+ya|kya|یا|کیا|¶(?!.qadam)`,
  takeDown: `
{p} _ {h} _ delet*|hat*|remov*|mit*|utar*|ڈیلیٹ|ہٹ*|مٹ*|ختم
{h} _ {p} _ delet*|hat*|remov*|mit*|ڈیلیٹ|ہٹ*|مٹ*
{p} delet*|hatwa*|hata*|remove*|mit*|ڈیلیٹ|ہٹوا*|ہٹا*|مٹا* {h}|karwaun|karwaon|karwana|karwani|karwa|chahta|chahti|sakte|sakti|کروا*|چاہتا|چاہتی|سکت*|madad|مدد`,
  callAbroad: `
{z} _ call|phone|cal|number|کال|فون|نمبر _ {h}|nahi.lag*|nahi.ho*|nahin.lag*|sakta.hun|sakti.hun|نہیں.لگ*|نہیں.ہو*|سکتا.ہوں|سکتی.ہوں
{h} _ {z} _ call|phone|cal|کال|فون|number|نمبر
{h} _ call|phone|کال|فون _ {z}
dubai|saudi|qatar|دبئی|سعودی+se|سے _ {h}`,
  hacked: `
kya|کیا _ hack*|ہیک
hack*|ہیک+ho|hua|hui|hogaya|hogya|ہو _ kya|کیا
hack*|ہیک _ hun|hoon|ہوں kya|کیا`,
  gaveCode: `
maine|mene|main.ne|meine|mainay|menay|mny|hum.ne|میں.نے|ہم.نے|mai.ne _ {c} _ bataya|batai|batayi|bata.diya|bata.dia|bata.di|de.diya|de.dia|de.di|dediya|dedia|dedi|bhej.diya|bhej.di|share.kar|share.ki|share.kiya|likh.diya|daal.diya|diya|dia|di|de|bta|bata|بتا.دیا|بتا.دی|دے.دیا|دے.دی|بتایا|بتائی|بھیج.دیا|دیا|دی|شیئر.کر|شئیر.کر|لکھ.دیا|ڈال.دیا
{c} _ bata.diya|bata.dia|bata.di|de.diya|de.dia|de.di|dediya|bta.dia|bta.diya|بتا.دیا|دے.دیا|بتا.دی|دے.دی+hai|he|h|main|maine|ab|us|unko|¶|ہے|میں|اب|us.ko|unhe
us|un|uske|unke|اس|ان+ke|k|کے+paas|pas|پاس+mera|meri|میرا|میری+{c}`,
  isFrozen: `
kya|کیا _ pais*|raqam|rakam|payment|yeh|ye|wo|woh|پیسے|پیسہ|رقم|یہ|وہ ruk.gay*|ruk.gae|ruk.ga*|rok.di*|rok.li*|ruk.chuk*|freez*|frozen|hold|block.ho|رک.گ*|روک.دی*|روک.لی*|رک.چکے|فریز|منجمد
pais*|raqam|rakam|پیسے|رقم ruk.gay*|ruk.ga*|rok.di*|rok.li*|freez*|frozen|hold|رک.گ*|روک.دی*|روک.لی*|فریز|منجمد _ kya|ya|کیا|یا
freez*|frozen|فریز|منجمد+hai|he|ho|ہے|ہو|ہوا|hua|hue|ho.gaya|ho.gaye|ہو.گیا|ہو.گئے+ya|kya|ke|یا|کیا`,
  punished: `
kya|کیا _ mujhe|mujhay|mjhe|main|mein|mai|مجھے|میں _ jail|jel|giraftar|girftar|arrest|saza|qaid|جیل|گرفتار|سزا|قید
mujhe|mujhay|main|mein|mai|مجھے|میں jail|jel|giraftar|girftar|arrest|saza|جیل|گرفتار|سزا _ kya|hogi|hoga|jaunga|jaungi|jaoonga|jana.parega|ho.jaunga|karoge|karenge|کیا|ہوگی|ہو.گی|جاؤں.گا|جاؤں.گی|ہوگا
jail|jel|جیل+jaunga|jaungi|jaoonga|jaongi|جاؤں.گا|جاؤں.گی|جانا.پڑے.گا`,
  reportMe: `
kya|کیا+aap|ap|tum|آپ|تم _ meri|mujhe|mere|میری|مجھے|میرے report|shikayat|complaint|police|رپورٹ|شکایت|پولیس
aap|ap|آپ+meri|mujhe|میری|مجھے report|shikayat|complaint|police|رپورٹ|شکایت|پولیس _ karoge|karenge|karainge|kren|karen|kar|ge|گے|کریں
meri|میری+report|shikayat|complaint|شکایت|رپورٹ karoge|karenge|karainge|kar.denge|کریں.گے|کر.دیں.گے`,
  rest: `
so|sona|sone|aram|araam|سو|سونا|آرام|سکون+sakta|sakti|sakte|kar|karun|kr|jaun|kar.sakta|kar.sakti|سکتا|سکتی|سکتے|کر|جاؤں|کر.سکتا|کر.سکتی+hun|hoon|kya|¶|ہوں|کیا|sakta|sakti|سکتا|سکتی
kya|کیا _ main|mein|mai|ab|میں|اب _ so|sojaun|aram|araam|سو|آرام+sakta|sakti|sakte|jaun|jaon|jaoon|karun|kar.lun|kar.sak*|سکتا|سکتی|سکتے|جاؤں|کر.سکت*
? ab|اب _ so.jaun|so.jaon|sojaun|سو.جاؤں|so.jaoon`,
  family: `
{k} ko|کو+mat|na|nahi|nahin|kuch|مت|نہ|نہیں|کچھ bata*|btana|bta|kehna|بتا*|کہنا|batai*
{k} _ pata|ilm|khabar|maloom|پتا|پتہ|علم|خبر|معلوم+na|نہ+chalna|chale|ho|lage|chalni|chalay|hona|چلے|ہو|چلنا|لگے|ہونا
{k} _ pata|پتا|پتہ+nahi|nahin|نہیں+chalna|چلنا
mat|na|مت|نہ+batana|bataiye|batayen|bataen|batao|btana|بتانا|بتائیے|بتائیں|بتائیے.گا|bataiyega _ {k}`,
  policeThreat: `
keh*|kaha|bol*|kehta|dhamki|کہہ|کہتا|کہا|دھمکی|بول _ police|polis|fia|پولیس|ایف.آئی.اے _ aa.rahi|aa.rahe|arahi|aa.jaye*|aayegi|ayegi|aegi|aye.gi|aayegi|aa.jayegi|bhej*|giraftar|girftar|pakr*|arrest|آ.رہی|آئے.گی|آئیں.گے|آ.جائے|بھیج*|گرفتار|پکڑ*|ghar.pe.aa*
police|polis|fia|پولیس _ aa.jaye*|aayegi|ayegi|aegi|aa.jayegi|آ.جائے*|آئے.گی keh*|kaha|bol*|dhamki|کہہ|کہتا|کہا|بول
digital+arrest _ sach|asli|real|hota|سچ|اصلی`,
  personCame: `
kya|کیا _ banda|insan|agent|numainda|operator|بندہ|نمائندہ|ایجنٹ|انسان aaya|aya|agaya|aa.gaya|ayega|aega|aayega|آیا|آ.گیا|آئے.گا|آ.گئے
kab|کب _ agent|banda|insan|numainda|ایجنٹ|نمائندہ ayega|aayega|aega|aaega|آئے.گا|آئیں.گے
agent|banda|insan|numainda|نمائندہ|ایجنٹ|بندہ _ aaya|aya|agaya|aa.gaya|آیا|آ.گیا kya|کیا|ya|یا|nahi(?!.tha)
kya|کیا+koi|کوئی+aaya|aya|آیا`,
  hello: `
¶+{g}+¶
¶+{g}+{y}|{g}+¶
¶+{g}+{y}|{g}+{y}|{g}+¶`,
  ashamed: `
sharm|sharam|شرم+aa*|a|arahi|arhi|se|آ*|سے|mehsoos|محسوس|ati|aati
sharminda*|شرمندہ|شرمندگی+hun|hoon|ho|mehsoos|ہوں|ہو|محسوس|bohat|hai|ہے
main|mein|mai|میں+kitna|kitni|bohat|bahut|itna|itni|کتنا|کتنی|بہت|اتنا|اتنی+bewaqoof|bewakoof|bewaquf|pagal|stupid|بیوقوف|بے.وقوف|پاگل`,
  tired: `
thak|تھک+gaya|gayi|gai|gya|chuka|chuki|گیا|گئی|چکا|چکی`,
  childCries: `
bach*|beta|beti|بچ*|بیٹا|بیٹی ro|رو+raha|rahi|rahe|rha|rhi|rhe|رہا|رہی|رہے(?!.hu|.hun|.hoon|.ہوں)`,
  needed: `
operation|opration|ilaj|ilaaj|hospital|haspatal|aspatal|dawai|dawa|janaza|janaze|school|fees|آپریشن|علاج|ہسپتال|دوا|دوائی|جنازے|فیس+ke|k|ki|kay|کے|کی+pais*|raqam|rakam|پیسے|رقم
operation|ilaj|ilaaj|hospital|dawai|آپریشن|علاج|ہسپتال|دوائی+ke|k|کے+liye|lie|lye|لیے|لئے _ pais*|raqam|پیسے|رقم _ the|thay|thi|rakh*|jama|تھے|تھی|رکھ*|جمع`,
}

const hindi: UrgentWords = {
  parts: `
k=माँ|मां|मम्मी|पापा|पिता*|पति|पत्नी|बीवी|घरवालों|घर.वालों|घरवाले|परिवार|भाई|बहन|बच्चों|माता.पिता|बॉस
p=तस्वीर*|फोटो*|फ़ोटो*|वीडियो*|विडियो*|पिक्चर*
c=पिन|ओटीपी|कोड|पासवर्ड|पिनकोड|otp|pin|password|code|यूपीआई.पिन
z=${places}
h=कैसे|किस.तरह
g=नमस्ते|नमस्कार|हेलो|हैलो|हाय|प्रणाम|राम.राम|सलाम|namaste|namaskar|hi|hello
y=जी|सर|मैडम|भाई|मैम|sir|ji|कोई.है`,
  none: `
नहीं|नही|न|ना|मत+बताया|दिया|दी|बताई|भेजा
कहा|कहता|बोला|कह|बोल _ मत|न बता*
होल्ड|फ्रीज|फ़्रीज़|रोक* _ मतलब|होता`,
  callsAgain: `
कॉल|फोन|फ़ोन|काल _ उठाऊं|उठाऊँ|उठाऊ|उठाना.चाहिए|जवाब.दूं|जवाब.दूँ|रिसीव.करूं|रिसीव.करूँ|उठा.लूं|उठा.लूँ
उठाऊं|उठाऊँ+या|क्या|¶`,
  takeDown: `
{p} _ {h} _ डिलीट|हट*|मिट*|डिलिट
{h} _ {p} _ डिलीट|हट*|मिट*
{p} डिलीट|हटवा*|हटा*|मिटा* {h}|करवा*|चाहता|चाहती|सकते|सकता|सकती|मदद`,
  callAbroad: `
{z} _ कॉल|फोन|फ़ोन|नंबर _ {h}|नहीं.लग*|नहीं.हो*|सकता.हूं|सकती.हूं
{h} _ {z} _ कॉल|फोन|फ़ोन|नंबर
{h} _ कॉल|फोन|फ़ोन _ {z}
दुबई|विदेश|सऊदी+से _ {h}`,
  hacked: `
क्या _ हैक
हैक+हो|हुआ|हुई _ क्या`,
  gaveCode: `
मैंने|मैने|हमने|मैं.ने _ {c} _ बता.दिया|दे.दिया|बता.दी|दे.दी|बताया|बताई|भेज.दिया|दिया|दी|शेयर|डाल.दिया|लिख.दिया
{c} _ बता.दिया|दे.दिया|बता.दी|दे.दी+है|मैंने|अब|उसे|¶
उसके|उनके+पास+मेरा|मेरी+{c}`,
  isFrozen: `
क्या _ पैसे|पैसा|रकम|यह|ये|वो रुक.गए|रुक.गया|रुक.चुक*|रोक.दि*|रोक.लि*|फ्रीज|फ़्रीज़|होल्ड
पैसे|पैसा|रकम रुक.गए|रुक.गया|रोक.दि*|रोक.लि*|फ्रीज|फ़्रीज़|होल्ड+हुआ|हुए|हैं|गया|हो.गया|है|हो.गए|क्या+या|क्या
फ्रीज|फ़्रीज़+है|हो|हुआ|हो.गया|हो.गए+या|क्या`,
  punished: `
क्या _ मुझे|मैं|मै _ जेल|गिरफ्तार|गिरफ़्तार|सजा|सज़ा|कैद
मुझे|मैं|मै जेल|गिरफ्तार|गिरफ़्तार|सजा|सज़ा _ क्या|होगी|होगा|जाऊंगा|जाऊंगी|जाऊँगा|जाऊँगी|करोगे|करेंगे
जेल जाऊंगा|जाऊंगी|जाऊँगा|जाऊँगी|जाना.पड़ेगा`,
  reportMe: `
क्या+आप|तुम _ मेरी|मुझे|मेरे रिपोर्ट|शिकायत|पुलिस
आप+मेरी|मुझे रिपोर्ट|शिकायत|पुलिस _ करोगे|करेंगे|करें|गे
मेरी+रिपोर्ट|शिकायत करोगे|करेंगे|कर.देंगे`,
  rest: `
सो|सोना|आराम+सकता|सकती|सकते|कर|जाऊं|जाऊँ|कर.सकता|कर.सकती+हूं|हूँ|क्या|¶|सकता|सकती
क्या _ मैं|मै|अब _ सो|आराम+सकता|सकती|सकते|जाऊं|जाऊँ|कर.सकत*`,
  family: `
{k} को+मत|न|ना|नहीं|कुछ बता*|कह*
{k} _ पता|मालूम|खबर|ख़बर+न|ना|नहीं+चले|चलना|हो|लगे|चलनी
मत|न|ना+बताना|बताइए|बताएं|बताओ|बताइएगा|बताएँ _ {k}`,
  policeThreat: `
कहा|कहता|कह|बोला|बोल|धमकी|कहते _ पुलिस|सीबीआई _ आ.रही|आ.रहे|आएगी|आयेगी|आ.जाएगी|भेज*|गिरफ्तार|गिरफ़्तार|पकड़*
police|polis|cbi|पुलिस|सीबीआई _ aa.jaye*|aayegi|ayegi|aegi|aa.jayegi|आ.जाएगी|आएगी|आयेगी keh*|kaha|bol*|dhamki|कह|कहा|बोल|बोला|धमकी
digital|डिजिटल+arrest|अरेस्ट _ sach|asli|real|true|hota|सच|असली|होता`,
  personCame: `
क्या _ इंसान|एजेंट|प्रतिनिधि|व्यक्ति|कोई आया|आ.गया|आएगा|आयेगा
कब _ एजेंट|इंसान|कोई|व्यक्ति|प्रतिनिधि आएगा|आयेगा|आएंगे
एजेंट|इंसान|व्यक्ति|प्रतिनिधि _ आया|आ.गया क्या|या`,
  hello: `
¶+{g}+¶
¶+{g}+{y}|{g}+¶
¶+{g}+{y}|{g}+{y}+¶`,
  ashamed: `
शर्म+आ*|से|महसूस|लग
शर्मिंदा|शर्मिंदगी+हूं|हूँ|हो|महसूस|है
मैं|मै+कितना|कितनी|बहुत|इतना|इतनी+बेवकूफ|बेवकूफ़|मूर्ख|पागल`,
  tired: `
थक+गया|गई|गयी|चुका|चुकी`,
  childCries: `
बच्च*|बेटा|बेटी रो+रहा|रही|रहे(?!.हूं|.हूँ)`,
  needed: `
ऑपरेशन|आपरेशन|इलाज|अस्पताल|दवा|दवाई|अंतिम.संस्कार|स्कूल|फीस|फ़ीस+के|की+पैसे|रकम
ऑपरेशन|आपरेशन|इलाज|अस्पताल|दवाई+के+लिए _ पैसे|रकम _ थे|थी|रख*|जमा`,
}

const arabic: UrgentWords = {
  parts: `
k=امي|ماما|ابي|بابا|والدي|والدتي|اهلي|اهل|زوجي|زوجتي|عائلتي|عيلتي|اخي|اختي|اولادي|ابني|بنتي|مديري|جوزي|مراتي|خطيبي
p=الصور|صوري|صور|الصورة|الفيديو|فيديو|الفيديوهات|فيديوهاتي|المقطع
c=الرمز|رمز|الكود|كود|رمزي|كلمة.السر|كلمة.المرور|الباسورد|باسورد|الرقم.السري|رقمي.السري|البن|pin|otp|pasword
z=${places}
g=مرحبا|السلام|سلام|اهلا|هلا|مساء|صباح|الو|هاي|مرحبتين|السلام.عليكم|سلام.عليكم|مساء.الخير|صباح.الخير|مساء.النور
y=عليكم|وعليكم|الخير|النور|وسهلا|بكم|بك|اخي|استاذ|ورحمة.الله|ورحمة.الله.وبركاته|كيف.الحال|كيفكم|في.احد|هل.من.احد`,
  none: `
لم|ما|لن|مش|مو+اعط*|عطيت*|ارسل*|قلت|ادخل*|شارك*|اعطي
اذا+تجمد*
قال|قالوا|يقول|طلب|طلبوا|حذر*|قالت _ لا|ما|الا تخبر*|تقول|اخبر|اقول|تحكي|تقل`,
  callsAgain: `
يتصل*|اتصل*|بتصل*|يتصلون|بيتصل*|يتصلوا|عم.يتصل*|بيرن*|يرن _ ارد|اجيب|ارفع|اجاوب|ارد.عليهم|ارد.عليه|ارد.عليها|نرد
هل|لازم|اذا+ارد|اجيب|اجاوب+على|عليهم|عليه|عليها|ام|ولا|اتصالهم|المكالمة|¶(?!.هذا.السؤال|.سؤالك)
ارد|اجاوب+ولا|ام|او+لا`,
  takeDown: `
كيف|ممكن|اريد|بدي|ابي|عايز|ساعد* _ تحذف|احذف|حذف|تنحذف|ازالة|ازيل|امسح|مسح|تمسح|يحذف|نحذف|تتحذف|شيل|اشيل {p}
كيف|ممكن|اريد|بدي|ساعد* _ {p} _ تحذف|حذف|ازالة|مسح|تنحذف
{p} _ كيف _ احذف*|حذف*|ازيل*|امسح*|تنحذف|تمسح`,
  callAbroad: `
كيف|ممكن|هل _ اتصل|اتصال|الرقم|رقم|يعمل|يشتغل|بتصل|نتصل _ من+{z}
من+{z} _ كيف|لا|هل|ما اتصل|الاتصال|الرقم|يعمل`,
  hacked: `
هل|يا.ترى+تم|انا|انخترق*|اخترق*|هاتفي|جوالي|حسابي|جهازي|انا|تعرضت اخترق*|اختراق*|مخترق*|تهكر*|انخترق*|مهكر*|هكر*|للاختراق|مخترق|¶
هل _ مخترق*|اختراق|اختراقي|تهكر*|مهكر*|هكروني|هكروا|انخترق*|للاختراق
تهكرت|انهكرت|مخترق|انخترقت+¶|ولا|ام`,
  gaveCode: `
اعطيت*|عطيت*|اديت*|ارسلت*|بعت*|قلت*|ادخلت|كتبت|شاركت*|اخبرت* {c}
معه|معهم|عنده|عندهم|يعرف|يعرفون|عرف+{c}`,
  isFrozen: `
هل|يا.ترى _ مجمد*|تجمد*|تجميد*|جمدتم|جمدوا|ايقاف.المبلغ|توقيف.المبلغ(?!.حسابي|.الحساب)
مجمد*|تجمد*|جمدتم|جمدوا|محجوز*+ام|ولا|او|نعم
الفلوس|المال|المبلغ|المصاري+تجمدت|مجمدة|مجمد|محجوزة|اتجمدت|انحجزت+¶|ولا|ام`,
  punished: `
هل|راح|رح|ح|ممكن|حيتم _ اسجن|سادخل.السجن|ادخل.السجن|ينسجن|انسجن|يسجنوني|يقبض.علي|يعتقل*|يحبس*|انحبس|احبس|سجني|اعتقالي|يحاكم*|السجن|اتحبس|هتحبس|هتسجن|حتحبس
ساسجن|رح.انسجن|راح.انسجن|هتحبس|حتحبس|هتسجن|سيسجنونني|سيقبضون.علي|سيعتقلونني`,
  reportMe: `
هل|راح|رح|ستبلغ*|بتبلغ*|هتبلغ*|حتبلغ* _ تبلغ*|ستبلغ*|تشتك*|بتبلغ*|هتبلغ*+عني|عليا|علي|الشرطة.عني|ضدي
ستبلغ*|بتبلغ*|هتبلغ*|تبلغون|تبلغوا+عني|عليا|علي|ضدي`,
  rest: `
هل|ممكن|يمكنني|استطيع|اقدر|بقدر|فيني|فيي|يمكن|عادي انام|النوم|ارتاح|اخلد.للنوم|ان.انام
? انام|ارتاح+الان|هلا|هلق|دلوقتي|خلاص|ولا|¶`,
  family: `
لا|ما|بلاش|ارجوك.لا|رجاء.لا+تخبر*|تقول*|تقل|تحكي*|تتصل*|تبلغ*|تكلم* _ {k}
لا|ما|مو|مش+اريد|بدي|ابغى|عايز|ابي|يجب|لازم|ينبغي _ {k} _ يعرف*|تعرف|يعلم*|تعلم|يدري*|تدري|علم
لا|ما|مو|مش+اريد|بدي|ابغى|عايز*|ابي|يجب|لازم|ينبغي _ يعرف*|تعرف|يعلم*|تعلم|يدري*|تدري|ان.يعرف _ {k}
خايف*|خائف*|اخاف|بخاف|اخشى _ {k} _ يعرف*|تعرف|يعلم*|تعلم|يدري*
خايف*|خائف*|اخاف|بخاف|اخشى _ يعرف*|تعرف|يعلم* _ {k}`,
  policeThreat: `
قال|يقول|قالوا|يقولون|هدد*|يهدد*|بيقول|كتب _ الشرطة|البوليس|المباحث|شرطة _ ستاتي|تاتي|جاي*|سياتي|راح.تجي|رح.تيجي|هتيجي|ستحضر|تجي|سيعتقل*|يقبض*|في.الطريق|بتيجي|قادمة
قال|يقول|قالوا|هدد*|يهدد* _ سيرسل|يرسل|ستاتي|تاتي|سياتي|جاية _ الشرطة|شرطة|البوليس`,
  personCame: `
هل|متى|وين|اين _ الشخص|الموظف|موظف|احد|شخص|المسؤول|حد جاء|جا|اجا|اتى|سياتي|ياتي|وصل|دخل|رد|سيرد|ييجي|يجي(?!.الى.بيتي|.لبيتي)
جاء|اجا|وصل|دخل+الشخص|الموظف|احد+¶|ولا|ام
اين|وين+الموظف|الشخص.الذي.طلبته|موظف`,
  hello: `
¶+{g}+¶
¶+{g}+{y}|{g}+¶
¶+{g}+{y}|{g}+{y}+¶`,
  ashamed: `
خجلان*|مكسوف*|محرج*|مستحي*|خجول*|مستحية
اشعر|احس|حاسس|حاسة|بحس|حاس+بالخجل|بالعار|بالغباء|اني.غبي|اني.غبية|بالاحراج|انني.غبي|انني.غبية|بالحرج|بالذنب
انا+غبي|غبية|اهبل|هبلة|مغفل|مغفلة|احمق|حمقاء|خجل|خجلانة`,
  tired: `
انا|والله|كتير|جدا|كثير+تعبان*|متعب*|مرهق*|تعبت|منهك*
تعبان*|متعب*|مرهق*|تعبت+جدا|كثير|كتير|¶|اوي|قوي|وايد(?!.من)`,
  childCries: `
طفلي|ابني|بنتي|ابنتي|ولدي|اطفالي|اولادي|صغيري|طفلتي|الطفل|البيبي _ يبكي|تبكي|بيبكي|بتبكي|يبكون|بيعيط|بتعيط|عم.يبكي|يصيح
يبكي|تبكي|بيبكي|بتبكي|يبكون طفلي|ابني|بنتي|ابنتي|ولدي|اطفالي|اولادي`,
  needed: `
مال|فلوس|مصاري|المبلغ|نقود|اموال _ عملية|العملية|المستشفى|علاج|العلاج|دواء|الدواء|جنازة|المدرسة|الجامعة|كيماوي(?!.له)
كان*+ل|من.اجل|عشان|لاجل|لعملية|لعلاج|لدواء _ امي|ابي|عملية|علاج|العملية|ابني|بنتي|طفلي|زوجتي`,
}

const swahili: UrgentWords = {
  parts: `
k=mama|baba|mume|mke|mzazi|wazazi|familia|watoto|mtoto|kaka|dada|ndugu|bosi|mpenzi|mama.yangu|mume.wangu
p=picha|video
c=pin|otp|nambari.ya.siri|namba.ya.siri|nenosiri|neno.la.siri|msimbo|code|kodi.ya.siri|password|nywila
z=${places}
g=hujambo|habari|jambo|mambo|shikamoo|salamu|salama|hi|hello|vipi|sasa|niaje|hamjambo|habari.yako|habari.za.asubuhi|habari.za.jioni|habari.za.leo|habari.gani|salam.aleikum|asalam*
y=yako|zenu|bwana|mkuu|kaka|dada|rafiki|gani|za.leo|za.asubuhi|za.jioni|za.mchana|kuna.mtu|aleikum|alaikum`,
  none: `
nimepigiwa|amenipigia|alinipigia _ analia|wanalia
siku*|sija*|sita*|hatuku*+mpa|mpatia|mwambia|toa|tuma
aliniambia|waliniambia|alisema|walisema|anasema|aliniagiza|alinionya _ nisi*|usi*`,
  callsAgain: `
ananipigia|wananipigia|anapiga|wanapiga|amenipigia|wamenipigia|anapigia|wanapigia|inaita|wanaita|simu _ nipokee|nishike|nijibu|niipokee|nichukue|nisipokee|nimjibu|niwajibu
nipokee|niipokee+simu|ama|au|¶`,
  takeDown: `
vipi|namna|jinsi|nawezaje|naweza|tafadhali|nataka|nisaidie|gani|naomba _ kufuta|kuondoa|zifutwe|zinafutwa|kufutwa|futa|ondoa|iondolewe|kuondolewa|ziondolewe|nitaondoaje|nitafutaje|nitatoaje|kutoa {p}
{p} _ vipi|namna|jinsi|nawezaje|zinafutwaje|naweza|nataka _ kufuta*|kuondo*|zifutwe|zinafutwa|kufutwa|futwa
{p} zinafutwaje|inafutwaje|zitafutwaje|itafutwaje|nitazifutaje|naifutaje|nazifutaje`,
  callAbroad: `
vipi|nawezaje|naweza|nitapigaje|napigaje|inafanya|haifanyi|siwezi|jinsi|namna _ {z}
{z} _ napiga*|nitapiga*|kupiga|simu|nambari vipi|nawezaje|haifanyi|haiendi|haipatikani|siwezi|jinsi`,
  hacked: `
je|kwani _ nimehakiwa|imehakiwa|nimehackiwa|imehackiwa|nimedukuliwa|imedukuliwa|hakiwa|dukuliwa|hacked|hack*|imeingiliwa
nimehakiwa|nimehackiwa|nimedukuliwa|imehackiwa|imedukuliwa+¶|ama|au|kweli|je`,
  gaveCode: `
nimempa|nilimpa|nimewapa|niliwapa|nikampa|nikawapa|nimemwambia|nilimwambia|nimewaambia|niliwaambia|nimetuma|nilituma|nimemtumia|nilimtumia|nimetoa|nilitoa|nimeandika|niliandika|nimeweka|niliweka|nimempatia|nilimpatia|nimewatumia _ {c}(?!.bandia)
ana|wana|anajua|wanajua+{c}+yangu`,
  isFrozen: `
je|kwani _ zimezuiwa|imezuiwa|imezuiliwa|zimezuiliwa|zimeshikiliwa|imegandishwa|zimegandishwa|frozen
pesa|hela|malipo+zimezuiwa|imezuiwa|zimezuiliwa|zimeshikiliwa|zimegandishwa|yamezuiwa+¶|ama|au|ndiyo|tayari
zimezuiwa|imezuiwa|zimezuiliwa|frozen|zimegandishwa|mmezuia|mmezizuia+ama|au|ndiyo|ndio|pesa`,
  punished: `
je|kwani _ nitafungwa|nitakamatwa|nitashtakiwa|nitaenda.jela|jela
nitafungwa|nitakamatwa|nitashtakiwa|nitaenda.jela|naweza.kufungwa|naweza.kukamatwa|nitapelekwa.jela|nitawekwa.ndani+¶|kweli|jela|au|ama|mimi|na|kwa`,
  reportMe: `
mtaniripoti|utaniripoti|mtanishtaki|utanishtaki|mtaniambia.polisi|mtanipeleka.polisi|utanipeleka.polisi|mtanisema|mnaniripoti`,
  rest: `
? naweza|ninaweza|tunaweza|je.naweza kulala|kupumzika|kwenda.kulala|kuondoka
¶+naweza|je.naweza|ninaweza+kulala|kupumzika|kuondoka+¶|sasa
je+naweza|ninaweza+kulala|kupumzika|kuondoka`,
  family: `
usimwambie|msimwambie|usiwaambie|msiwaambie|usimpigie|msimpigie|usiambie|msiambie|asijue|wasijue _ {k}
{k} _ asijue|wasijue|hafai.kujua|hawafai.kujua|hapaswi.kujua|hawapaswi.kujua|hatakiwi.kujua|wasiambiwe|asiambiwe
sitaki _ {k} _ ajue|wajue|kujua
naogopa _ {k} _ atajua|watajua|ajue|wajue`,
  policeThreat: `
amesema|anasema|alisema|wamesema|wanasema|walisema|ametishia|anatishia|wanatishia|ananitishia|wananitishia|amenitishia _ polisi|askari _ watakuja|wanakuja|atakuja|watanikamata|anakuja|kunikamata|njiani|atanikamata
amesema|anasema|alisema|wamesema|wanasema|ananitishia|wananitishia _ watanikamata|kuleta|ataleta|wataleta|watatuma|atatuma|kutuma|kuita _ polisi|askari`,
  personCame: `
je|lini|kwani _ mtu|wakala|mhudumu|mfanyakazi amekuja|anakuja|atakuja|amefika|yuko|amejibu(?!.nyumbani)
? mtu|wakala|mhudumu|yule.mtu+amekuja|amefika|atakuja|anakuja
yuko.wapi|uko.wapi+mtu|wakala|mhudumu|yule.mtu(?!.aliye)`,
  hello: `
¶+{g}+¶
¶+{g}+{y}|{g}+¶
¶+{g}+{y}|{g}+{y}|{g}+¶`,
  ashamed: `
naona|nasikia|nahisi|ninaona|ninahisi|nina|aibu+aibu|haya|mjinga|fedheha|sana
najiona|najihisi|najisikia|mimi.ni|nimekuwa+mjinga|mpumbavu|bwege|zuzu|kama.mjinga|nimefedheheka`,
  tired: `
nimechoka+sana|¶|kabisa|mno|jamani|tu(?!.na)`,
  childCries: `
mtoto|watoto|mwanangu|binti.yangu|mwana.wangu|kijana.wangu _ analia|wanalia|halali`,
  needed: `
pesa|hela|fedha|zilikuwa|akiba|ilikuwa+za|ya|za.kulipia|kwa|zangu.za _ upasuaji|operesheni|hospitali|matibabu|dawa|mazishi|karo|ada|school.fees
upasuaji|operesheni|matibabu+ya|wa|za+mama|baba|mtoto|mume|mke|mwanangu`,
}

const kinyarwanda: UrgentWords = {
  parts: `
g=muraho|mwaramutse|mwiriwe|bite|amakuru|muraho.neza|hello|hi
y=neza|nyakubahwa|mwese|murakoze`,
  callsAgain: `
bahamagar*|bampamagar*|arahamagar*|arampamagar*|bongeye|yongeye|baranyitab* _ nitabe|nyitabe|mbitabe|nditaba|nitaba`,
  hacked: `
nahackiwe|hackiwe+koko|¶`,
  hello: `
¶+{g}+¶
¶+{g}+{y}|{g}+¶`,
  ashamed: `
mfite|nfite|ndumva|isoni|ikimwaro+isoni|ikimwaro|nyinshi|cyane`,
  tired: `
ndananiwe|naniwe+cyane|¶|pe`,
}

const oshikwanyama: UrgentWords = {
  parts: `
g=wa.uhala.po|wa.lele.po|wa.tokelwa.po|wa.lelepo|walelepo|wa.uhalapo|wauhalapo|wa.tokelwapo|ongiini|hello|hi|moro
y=tate|meme|nawa|kuume|tatekulu`,
  hello: `
¶+{g}+¶
¶+{g}+{y}|{g}+¶`,
  ashamed: `
onda|ondi+fya|na|fifwa|udite|di+ohoni|omhoni|ohoni.unene`,
  tired: `
onda+loloka|vulwa`,
}

/** Patterns of the other eight languages. */
export const moreUrgentWords: readonly UrgentWords[] = [
  spanish,
  portuguese,
  urdu,
  hindi,
  arabic,
  swahili,
  kinyarwanda,
  oshikwanyama,
]
