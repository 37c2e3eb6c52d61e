import type { WordValues } from '../../languages/tables/reading-words.ts'
import { createPhraseFinder, phrasesOf, type Range } from '../text/phrases.ts'
import type { Doc } from '../text/tokens.ts'
import { genericWords, type OtherInstitutions } from './institutions.ts'

/** What people name that a deployment does not have: money of other countries, and their banks and wallets. */
export interface Elsewhere {
  /** Beside an amount, in any language; what a language says itself comes first. */
  money: WordValues
  /** Finds banks and wallets by their usual names, and others by what makes a name. */
  institutions: OtherInstitutions
}

/** Words for the money of the countries whose languages people write in here. */
const money =
  'r$=BRL a$=AUD au$=AUD c$=CAD ca$=CAD nz$=NZD s$=SGD hk$=HKD nt$=TWD n$=NAD ' +
  'reais=BRL brl=BRL kz=AOA akz=AOA kwanza=AOA kwanzas=AOA aoa=AOA mts=MZN mzn=MZN metical=MZN meticais=MZN ' +
  'mxn=MXN cop=COP ars=ARS clp=CLP soles=PEN quetzales=GTQ lempiras=HNL bolivianos=BOB ves=VES bolivares=VES dop=DOP ' +
  'inr=INR rupaye=INR rupaiye=INR rupaya=INR rupye=INR रुपये=INR रुपए=INR रुपया=INR रुपयों=INR रु=INR npr=NPR bdt=BDT taka=BDT টাকা=BDT ' +
  'جنيه=EGP جنيهات=EGP egp=EGP دينار=JOD دنانير=JOD jod=JOD kwd=KWD درهم=AED دراهم=AED aed=AED ريال=SAR ريالات=SAR sar=SAR qar=QAR omr=OMR ' +
  'دولار=USD يورو=EUR dzd=DZD tnd=TND lbp=LBP iqd=IQD usd=USD eur=EUR gbp=GBP euros=EUR euro=EUR dolares=USD dolar=USD libras=GBP ' +
  'kes=KES ksh=KES kshs=KES tzs=TZS tsh=TZS tshs=TZS ugx=UGX ush=UGX rwf=RWF bif=BIF cdf=CDF xof=XOF xaf=XAF ' +
  'ngn=NGN naira=NGN ghs=GHS ghc=GHS cedis=GHS cedi=GHS zar=ZAR nad=NAD zmw=ZMW kwacha=ZMW bwp=BWP pula=BWP etb=ETB birr=ETB ' +
  'sgd=SGD myr=MYR rm=MYR hkd=HKD aud=AUD nzd=NZD cad=CAD pkr=PKR lkr=LKR thb=THB baht=THB idr=IDR rupiah=IDR vnd=VND cny=CNY twd=TWD jpy=JPY krw=KRW php=PHP ' +
  'chf=CHF sek=SEK nok=NOK dkk=DKK pln=PLN zloty=PLN czk=CZK lira=TRY uah=UAH ils=ILS shekel=ILS shekels=ILS ttd=TTD jmd=JMD'

/** Their banks and wallets: for each its name, and other ways in which it is written. */
const institutions = [
  'GCash, g cash, gcahs, gchash, jcash, جی کیش',
  'PayMaya, pay maya, maya wallet',
  'BDO, banco de oro, bdo unibank',
  'BPI, bank of the philippine islands',
  'Metrobank, metro bank',
  'Landbank, land bank, land bank of the philippines',
  'UnionBank, union bank, unionbank of the philippines',
  'RCBC',
  'Security Bank',
  'China Bank, chinabank',
  'PNB, philippine national bank',
  'EastWest, eastwest bank',
  'SeaBank, sea bank',
  'ShopeePay, shopee pay',
  'GrabPay, grab pay',
  'Coins.ph, coins ph, coinsph',
  'GoTyme, go tyme',
  'Palawan Pay, palawan express, palawan pawnshop',
  'Cebuana Lhuillier, cebuana',
  'M Lhuillier, mlhuillier, ml kwarta padala',
  'Easypaisa, easy paisa, easypesa, ایزی پیسہ, ایزی پیسا, ایزیپیسہ',
  'JazzCash, jazz cash, jaz cash, جاز کیش, جازکیش, جیز کیش',
  'SadaPay, sada pay, سادہ پے',
  'NayaPay, naya pay',
  'HBL, habib bank, ایچ بی ایل, حبیب بینک',
  'UBL, united bank limited, یو بی ایل',
  'MCB, muslim commercial bank, ایم سی بی',
  'Meezan Bank, meezan, میزان بینک, میزان',
  'Allied Bank, الائیڈ بینک, الائیڈ',
  'Bank Alfalah, alfalah, بینک الفلاح, الفلاح',
  'Faysal Bank, فیصل بینک',
  'Askari Bank, عسکری بینک',
  'National Bank of Pakistan, nbp, نیشنل بینک',
  'Mashreq, mashreq bank, مشرق بینک, المشرق',
  'Emirates NBD, enbd, الامارات دبي',
  'ADCB',
  'First Abu Dhabi Bank',
  'Al Rajhi, al rajhi bank, alrajhi, الراجحي',
  'STC Pay, stcpay',
  'Banque Misr, بنك مصر',
  'Commercial International Bank',
  'InstaPay Egypt, انستا باي, انستاباي, إنستاباي',
  'Vodafone Cash, فودافون كاش',
  'Arab Bank, البنك العربي',
  'Banque du Caire, بنك القاهرة',
  'National Bank of Egypt, البنك الأهلي, البنك الاهلي',
  'M-Pesa, mpesa, m pesa, lipa na mpesa',
  'Airtel Money, airtelmoney',
  'Tigo Pesa, tigopesa, mixx by yas',
  'HaloPesa, halo pesa',
  'NMB, nmb bank',
  'CRDB, crdb bank',
  'KCB, kcb bank',
  'Equity Bank',
  'Co-op Bank, cooperative bank of kenya, coop bank',
  'NCBA',
  'MTN MoMo, mtn momo, momo mtn, momo ya mtn, mtn mobile money, mobile money mtn',
  'MoMo',
  'Telecel Cash, vodafone cash ghana',
  'Orange Money, orangemoney, om orange',
  'Moov Money',
  'Bank of Kigali',
  'Equity Rwanda',
  'I&M Bank',
  'OPay, o pay',
  'PalmPay, palm pay',
  'Kuda, kuda bank',
  'Moniepoint, monie point',
  'GTBank, gt bank, guaranty trust bank, gtb',
  'Zenith Bank',
  'First Bank of Nigeria, firstbank',
  'UBA, united bank for africa',
  'Access Bank',
  'FNB, first national bank',
  'Capitec, capitec bank',
  'Standard Bank',
  'Absa, absa bank',
  'Nedbank',
  'TymeBank, tyme bank',
  'Bank Windhoek',
  'Ecobank, eco bank',
  'Paytm, पेटीएम',
  'PhonePe, फोनपे, फ़ोनपे',
  'Google Pay, gpay, g pay, googlepay, गूगल पे',
  'BHIM, bhim upi',
  'SBI, state bank of india, एसबीआई, स्टेट बैंक',
  'HDFC, hdfc bank, एचडीएफसी',
  'ICICI, icici bank, आईसीआईसीआई',
  'PNB India, punjab national bank, पंजाब नेशनल बैंक',
  'Kotak, kotak mahindra',
  'Canara Bank',
  'Axis Bank',
  'Bank of Baroda, बैंक ऑफ बड़ौदा',
  'bKash, bkash',
  'Nubank, nu bank',
  'Banco do Brasil',
  'Bradesco',
  'Itaú, itau',
  'Caixa Econômica, caixa economica federal, caixa tem',
  'Santander',
  'PicPay, pic pay',
  'Mercado Pago, mercadopago',
  'Multicaixa Express, multicaixa',
  'e-Mola, emola, e mola',
  'Millennium bim',
  'Bancolombia',
  'Nequi, neki',
  'Daviplata, davi plata',
  'BBVA, bbva bancomer',
  'Banorte',
  'OXXO, oxxo pay',
  'Bizum',
  'CaixaBank, la caixa',
  'Banco Galicia',
  'Ualá',
  'Crédit Agricole, credit agricol',
  'BNP Paribas, bnp',
  'Société Générale, socgen',
  'La Banque Postale, banque postale',
  'Boursorama, boursobank',
  'Crédit Mutuel',
  'Caisse d’Épargne, caisse depargne, caisse d epargne',
  'Banque Populaire',
  'Lydia',
  'Paylib',
  'Wero',
  'Belfius',
  'ING',
  'BNP Paribas Fortis',
  'Desjardins, la caisse desjardins, caisse desjardins',
  'RBC, royal bank of canada',
  'TD Bank, td canada trust',
  'Scotiabank, scotia bank',
  'CIBC',
  'Barclays, barclays bank',
  'Lloyds, lloyds bank',
  'NatWest, nat west',
  'HSBC',
  'Santander UK',
  'Monzo',
  'Starling Bank',
  'Revolut',
  'PayPal, pay pal',
  'Venmo',
  'Zelle',
  'Cash App, cashapp',
  'Apple Pay',
  'Western Union',
  'MoneyGram, money gram',
  'Remitly',
  'WorldRemit',
  'Payoneer',
  'Skrill',
  'Wells Fargo, wellsfargo',
  'Bank of America, bofa',
  'JPMorgan Chase, chase bank',
  'Citibank, citi bank',
  'Capital One',
  'US Bank',
  'PNC',
  'CommBank, commonwealth bank, comm bank',
  'ANZ',
  'Westpac',
  'Kiwibank',
  'DBS, paylah, dbs paylah',
  'POSB',
  'OCBC',
  'UOB',
  'Maybank',
  'CIMB',
  'RHB',
  'Touch n Go, tng, tng ewallet',
  'HSBC Hong Kong',
  'Alipay',
  'WeChat Pay, wechatpay',
  'KakaoPay, kakao pay',
  'LINE Pay',
  'GoPay, go pay',
  'BCA',
  'Binance',
  'Coinbase',
  'Bybit',
  'OKX',
  'Trust Wallet',
  'MetaMask, meta mask',
]

/** The same for names that are words or first names too: they count where a word such as "via" stands before them. */
const ambiguous = [
  'Maya',
  'Wave',
  'Wise',
  'Chime',
  'Chase',
  'Citi',
  'Ria',
  'Nu',
  'Nets',
  'MTN',
  'Orange',
  'MTN money',
]

/** Finds institutions of other deployments by their usual names. */
function createOthersFinder(): OtherInstitutions {
  const names = new Map(
    [...institutions, ...ambiguous].flatMap((list) => {
      const forms = phrasesOf(list)
      return forms.map((form) => [form, list.split(',')[0] ?? form] as const)
    }),
  )
  const unsure = new Set(ambiguous.flatMap(phrasesOf))
  const finder = createPhraseFinder(...names.keys())
  return (doc, taken) => {
    const found = finder.find(doc).flatMap(({ first, last, words }) => {
      const name = names.get(words)
      const isMeant = !unsure.has(words) || beforeName.test(doc.tokens[first - 1]?.folded ?? '')
      return name && isMeant && !taken.has(first) && !taken.has(last) ? [{ first, last, name }] : []
    })
    const used = new Set([...taken, ...found.flatMap(({ first, last }) => [first, last])])
    return [...found, ...unlisted(doc, used)]
  }
}

/** What stands before the name of an institution, in the languages that people write in here. */
const beforeName =
  /^(?:via|thru|through|using|use|used|by|with|on|from|my|in|into|to|app|sa|ng|gamit|gikan|par|avec|sur|mon|ma|depuis|de|du|da|do|pelo|pela|por|con|desde|kwa|kutoka|kuri|kwenye|se|par|ke|ka|mere|meri|bank|wallet|account)$/

const noName =
  /^(?:the|my|your|our|from|fake|real|online|mobile|crypto|digital|this|that|his|her|their|ang|yung|sa|by|via|thru|through|to|i|bank|same|official|personal|other|another|ma|sa|la|le|ko|of|ng|central|rural|bogus|local|which|any|de|du|e|and|or|is|was|a|an|at|in|on|into|phone|no|mon|votre|notre|une|un|new|big|small|foreign|data|food|piggy)$/

/** "Northgate Bank", "Sunbird Pay", "Isla Rural Bank": capitalised words before a word for institutions. */
export function unlisted({ tokens }: Doc, taken: ReadonlySet<number>): Range[] {
  const found: Range[] = []
  for (let last = 1; last < tokens.length; last++) {
    const token = tokens[last]
    if (!token || taken.has(last) || !genericWords.has(token.folded) || token.folded === 'money') continue
    const isCapital = (index: number) => /^\p{Lu}/u.test(tokens[index]?.written ?? '')
    let first = last
    while (
      first > last - 3 &&
      isCapital(first - 1) &&
      !taken.has(first - 1) &&
      (!noName.test(tokens[first - 1]?.folded ?? '') ||
        (tokens[first - 1]?.folded === 'rural' && isCapital(first - 2)))
    )
      first--
    const isNamed = first < last && (isCapital(last) || token.folded === 'bank')
    if (isNamed) found.push({ first, last })
  }
  return found
}

/** Made once for all deployments. */
export const elsewhere: Elsewhere = { money, institutions: createOthersFinder() }
