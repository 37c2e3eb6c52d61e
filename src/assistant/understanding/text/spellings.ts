/**
 * Roman Urdu has no fixed spelling: "nhi", "nahin" and "nahee" are one word. "Bnk" is written in every
 * language. Each line contains the spellings of one word, starting with the one used for comparison. It
 * includes only spellings that mean nothing in the other languages: "nai" (Tagalog "nai-send"), "kon" and
 * "abi" (Cebuano), "pas" (French), and what is two words in Urdu itself ("kia", "main") are left out.
 */
const romanUrdu = `
nahi nhi nahin nahee naheen nhin nahii
kar kr
karo kro
karun krun karoon kroon
karein karen krein kren krain karain karyn
karna krna
karni krni
karne krne karnay
karta krta
karti krti
karte krte kartay krtay
karke krke
karwa krwa
kardo krdo
kardein krdein krden kardain krdain karden
kardiya krdiya krdia kardia
kardi krdi
karlo krlo
karlein krlein krlen karlen karlain krlain
diya dia
liya lia
gaya gya
gayi gyi gai gayee
gaye gye gae
hai hy
raha rha
rahi rhi
rahe rhe rahay rhay
mujhe mujhay mjhe muje mujay mjy mujhy mje
maine mene mainay meney mainy
aap ap
bohat bohot bahut bhot bht boht buhat bhaut bohut
paise paisay pese pesay pesy paisey paisy
paisa pesa
wapis wapas vapas vapis wapus
kyun kyu kiun kyon kiyun kion kyoon
kaise kese kesay kaisay kesy
kitna ktna
kitne kitnay kitny
kitni ktni
theek thik thek thk teek theak
haan han haa hanh
kuch kch kuchh
sakta skta
sakti skti
sakte skte sktay saktay
bata bta
batao btao
bataya btaya
yaad yad
pata pta
maloom malum malom maalum
samajh smjh samjh samaj
shukriya shukria shukrya shukriyaa
mere meray mery
unko unhe unhein unhain
dobara dubara dobarah
hazar hazaar hzar hazr
bank bnk
saath sath
galat ghalat glt
ghalti galti ghalati
tareekh tarikh
raqam rakam rqm
zaroorat zarurat zrurat
zaroor zarur zroor
foran fauran
khatam khtm
ijazat ijazt
maloomat malumat
mehrbani meherbani meharbani mehrbaani meharbaani
`

/** The spelling used for comparison, by its other spellings. */
export const spellings: ReadonlyMap<string, string> = new Map(
  romanUrdu
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = line.split(' ')
      return others.map((other): [string, string] => [other, first])
    }),
)
