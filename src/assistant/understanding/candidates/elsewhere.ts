import type { WordValues } from '../../languages/tables/reading-words.ts'
import { createPhraseFinder, phrasesOf, type Range } from '../text/phrases.ts'
import type { Doc } from '../text/tokens.ts'
import { genericWords, type OtherInstitutions } from './institutions.ts'

/** Money, banks and wallets that people name but that a deployment does not have. */
export interface Elsewhere {
  /** Words next to an amount, in any language; a language's own meaning takes precedence. */
  money: WordValues
  /** Finds banks and wallets by their usual names, and others by the shape of a name. */
  institutions: OtherInstitutions
  /** Words for a country next to the name of its money: "pesos colombianos", "NZ dollars". */
  countries: WordValues
  /** The country (ISO 3166-1) of a bank or wallet by its usual name, if it is in one country only. */
  countryOf(bank: string): string | undefined
  /** The currency (ISO 4217) of a country. */
  moneyOf(country: string): string | undefined
}

/** Words for the money of the countries whose languages people write here. */
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
  'chf=CHF sek=SEK nok=NOK dkk=DKK pln=PLN zloty=PLN czk=CZK lira=TRY uah=UAH shekel=ILS shekels=ILS ttd=TTD jmd=JMD xpf=XPF mad=MAD shilling=shilling shillings=shilling'

/** Countries and nationalities, as people write them next to "dollars", "pesos", "francs" or "shillings". */
const countries =
  'american=USD us=USD americanos=USD americains=USD canadian=CAD canadiens=CAD canadienne=CAD canadienses=CAD ' +
  'australian=AUD australiens=AUD australianos=AUD aussie=AUD nz=NZD zealand=NZD kiwi=NZD singapore=SGD hongkong=HKD taiwan=TWD ' +
  'jamaican=JMD namibian=NAD mexican=MXN mexicanos=MXN mexicains=MXN colombian=COP colombianos=COP argentine=ARS argentinos=ARS ' +
  'chilean=CLP chilenos=CLP dominicanos=DOP uruguayos=UYU kenyan=KES kenya=KES kenyans=KES tanzanian=TZS tanzania=TZS ugandan=UGX ' +
  'uganda=UGX pakistani=PKR pakistan=PKR indian=INR india=INR nepali=NPR lankan=LKR pacifique=XPF rwandais=RWF rwandan=RWF rwanda=RWF ' +
  'burundais=BIF congolais=CDF guineens=GNF suisses=CHF swiss=CHF suizos=CHF philippine=PHP filipinos=PHP philippins=PHP'

/** Their banks and wallets by country: the name of each, and its other spellings. Without a country: those of several. */
const institutions: Readonly<Record<string, readonly string[]>> = {
  PH: [
    'MariBank, mari bank',
    'Tonik, tonik bank',
    'PSBank, ps bank',
    'Asia United Bank, aub',
    'Robinsons Bank',
    'Bank of Commerce',
    'Development Bank of the Philippines',
    'UCPB',
    'OwnBank, own bank',
    'DiskarTech',
    'UnionDigital, union digital',
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
    'Coins.ph, coins ph, coinsph',
    'GoTyme, go tyme',
    'Palawan Pay, palawan express, palawan pawnshop',
    'Cebuana Lhuillier, cebuana',
    'M Lhuillier, mlhuillier, ml kwarta padala',
  ],
  PK: [
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
  ],
  AE: [
    'Emirates NBD, enbd, الامارات دبي',
    'ADCB',
    'First Abu Dhabi Bank',
    'Dubai Islamic Bank',
    'RAKBANK',
    'Botim',
  ],
  SA: [
    'Al Rajhi, al rajhi bank, alrajhi, الراجحي',
    'STC Pay, stcpay',
    'SNB, الاهلي السعودي, alahli',
    'Riyad Bank, بنك الرياض',
    'Alinma, الانماء',
    'urpay, يور باي',
  ],
  EG: [
    'Banque Misr, بنك مصر',
    'Commercial International Bank',
    'InstaPay Egypt, انستا باي, انستاباي, إنستاباي',
    'Vodafone Cash, فودافون كاش',
    'Banque du Caire, بنك القاهرة',
    'National Bank of Egypt, البنك الأهلي, البنك الاهلي',
  ],
  TZ: [
    'Tigo Pesa, tigopesa, mixx by yas',
    'HaloPesa, halo pesa',
    'NMB, nmb bank',
    'CRDB, crdb bank',
    'NBC Tanzania',
    'Azam Pesa, azampesa',
  ],
  KE: [
    'KCB, kcb bank',
    'Co-op Bank, cooperative bank of kenya, coop bank',
    'NCBA',
    'DTB, diamond trust bank',
    'Stanbic Kenya',
    'PesaLink',
  ],
  GH: ['Telecel Cash, vodafone cash ghana', 'GCB, gcb bank', 'Fidelity Bank Ghana', 'Zeepay'],
  RW: ['Bank of Kigali', 'Equity Rwanda', 'I&M Bank', 'MoMo Rwanda', 'BPR, bpr bank', 'Mobicash'],
  NG: [
    'Sterling Bank',
    'Fidelity Bank',
    'Wema Bank, alat by wema',
    'Union Bank of Nigeria',
    'FCMB',
    'Polaris Bank',
    'FairMoney, fair money',
    'OPay, o pay',
    'PalmPay, palm pay',
    'Kuda, kuda bank',
    'Moniepoint, monie point',
    'GTBank, gt bank, guaranty trust bank, gtb',
    'Zenith Bank',
    'First Bank of Nigeria, firstbank',
  ],
  ZA: [
    'Capitec, capitec bank',
    'Absa, absa bank',
    'Nedbank',
    'TymeBank, tyme bank',
    'Discovery Bank',
    'African Bank',
    'SnapScan',
  ],
  NA: ['Bank Windhoek', 'Standard Bank Namibia', 'FNB Namibia', 'Nedbank Namibia'],
  IN: [
    'Union Bank of India',
    'IDFC First, idfc',
    'IndusInd, indusind bank',
    'Airtel Payments Bank',
    'Paytm, पेटीएम',
    'PhonePe, फोनपे, फ़ोनपे',
    'BHIM, bhim upi',
    'SBI, state bank of india, एसबीआई, स्टेट बैंक',
    'HDFC, hdfc bank, एचडीएफसी',
    'ICICI, icici bank, आईसीआईसीआई',
    'PNB India, punjab national bank, पंजाब नेशनल बैंक',
    'Kotak, kotak mahindra',
    'Canara Bank, केनरा बैंक',
    'Axis Bank, एक्सिस बैंक, एक्सिस',
    'Bank of Baroda, बैंक ऑफ बड़ौदा',
  ],
  BD: ['bKash, bkash', 'Nagad', 'Dutch-Bangla, dbbl, rocket dbbl'],
  BR: [
    'Banco Inter, bco inter',
    'C6 Bank, c6',
    'PagBank, pagseguro',
    'Sicredi',
    'Sicoob',
    'Banrisul',
    'Banco Pan',
    'BTG Pactual, btg',
    'XP Investimentos',
    'Will Bank',
    'Banco Neon',
    'Banco Original',
    'Santander Brasil',
    'RecargaPay',
    'Nubank, nu bank',
    'Banco do Brasil',
    'Bradesco',
    'Itaú, itau',
    'Caixa Econômica, caixa economica federal, caixa tem',
    'PicPay, pic pay',
  ],
  AO: ['Multicaixa Express, multicaixa', 'Banco BAI', 'Banco BFA', 'Unitel Money'],
  MZ: ['e-Mola, emola, e mola', 'Millennium bim'],
  CO: [
    'Bancolombia',
    'Davivienda',
    'Banco de Bogotá',
    'Nequi, neki',
    'Daviplata, davi plata',
    'Banco Caja Social',
    'AV Villas',
    'Banco Popular Colombia',
    'Colpatria',
    'Lulo Bank',
  ],
  MX: [
    'Banorte',
    'OXXO, oxxo pay',
    'Citibanamex, banamex',
    'Banco Azteca',
    'Bancoppel, coppel',
    'Spin by OXXO',
    'Inbursa',
    'Hey Banco',
  ],
  ES: [
    'Bizum',
    'CaixaBank, la caixa',
    'Banco Sabadell, sabadell',
    'Bankinter',
    'Unicaja',
    'Ibercaja',
    'Kutxabank',
    'Abanca',
    'Openbank',
    'Bankia',
    'Cajamar',
  ],
  AR: [
    'Banco Galicia',
    'Ualá',
    'Banco Nación, banco nacion',
    'Banco Provincia, cuenta dni',
    'Brubank',
    'Naranja X',
    'Banco Macro',
    'Personal Pay',
  ],
  FR: [
    'LCL, credit lyonnais',
    'CIC',
    'Hello bank, hellobank',
    'Fortuneo',
    'Monabanq',
    'Compte Nickel',
    'N26',
    'Orange Bank',
    'Qonto',
    'AXA Banque',
    'BforBank',
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
  ],
  BE: ['Belfius', 'BNP Paribas Fortis', 'KBC', 'Argenta', 'Beobank', 'Payconiq'],
  CA: [
    'BMO, bank of montreal',
    'Interac, interac e-transfer, e-transfer',
    'Tangerine Bank',
    'National Bank of Canada',
    'Wealthsimple',
    'Desjardins, la caisse desjardins, caisse desjardins',
    'RBC, royal bank of canada',
    'TD Bank, td canada trust',
    'CIBC',
  ],
  IQ: ['Zain Cash, zaincash, زين كاش', 'AsiaHawala, asia hawala, اسيا حوالة'],
  DE: ['Sparkasse', 'Deutsche Bank', 'Commerzbank', 'Volksbank', 'DKB', 'Postbank', 'Comdirect'],
  IT: ['UniCredit', 'Intesa Sanpaolo', 'PostePay, poste pay', 'Satispay'],
  NL: ['Rabobank', 'ABN AMRO, abn', 'Bunq'],
  DZ: ['BaridiMob, baridi mob, بريدي موب'],
  TN: ['D17, la poste tunisienne'],
  GB: [
    'Halifax Bank',
    'Nationwide Building Society',
    'TSB',
    'Virgin Money',
    'First Direct',
    'Metro Bank UK',
    'Tesco Bank',
    'Co-operative Bank',
    'Barclays, barclays bank',
    'Lloyds, lloyds bank',
    'NatWest, nat west',
    'Santander UK',
    'Monzo',
    'Starling Bank',
  ],
  US: [
    'Navy Federal, navy federal credit union',
    'USAA',
    'Ally Bank',
    'SoFi',
    'Truist',
    'TD Bank USA',
    'Fifth Third, fifth third bank',
    'Regions Bank',
    'Venmo',
    'Zelle',
    'Cash App, cashapp',
    'Wells Fargo, wellsfargo',
    'Bank of America, bofa',
    'JPMorgan Chase, chase bank',
    'Capital One',
    'US Bank',
    'PNC',
  ],
  AU: [
    'CommBank, commonwealth bank, comm bank',
    'Westpac',
    'NAB, national australia bank',
    'Bendigo Bank',
    'Macquarie Bank',
    'PayID',
  ],
  NZ: ['Kiwibank'],
  SG: ['DBS, paylah, dbs paylah', 'POSB', 'OCBC', 'Standard Chartered Singapore', 'Trust Bank Singapore'],
  MY: [
    'Maybank',
    'CIMB',
    'RHB',
    'Touch n Go, tng, tng ewallet',
    'Hong Leong, hong leong bank',
    'Bank Islam',
    'DuitNow',
  ],
  HK: ['HSBC Hong Kong'],
  ID: ['GoPay, go pay', 'BCA', 'Bank Mandiri, mandiri', 'BRI, bank bri', 'BNI'],
  CH: ['UBS', 'PostFinance', 'Raiffeisen', 'TWINT'],
  PT: [
    'Caixa Geral de Depósitos, cgd',
    'Millennium bcp, bcp',
    'Novo Banco',
    'BPI Portugal, banco bpi',
    'MB WAY, mbway',
    'Montepio',
    'ActivoBank',
  ],
  PE: ['Yape', 'Plin', 'BCP, banco de credito del peru', 'Interbank', 'Banco de la Nación Perú'],
  VE: ['Banesco', 'Banco de Venezuela', 'Banco Mercantil', 'BBVA Provincial', 'Bancamiga'],
  EC: ['Banco Pichincha, pichincha', 'Produbanco', 'Banco Guayaquil'],
  CL: [
    'BancoEstado, banco estado, cuenta rut, cuentarut',
    'Banco de Chile',
    'BCI',
    'Banco Falabella',
    'Tenpo',
  ],
  BO: ['Banco Unión Bolivia', 'Tigo Money'],
  LK: ['Commercial Bank of Ceylon', 'Sampath Bank', 'Peoples Bank Sri Lanka'],
  NP: ['eSewa', 'Khalti'],
  UG: ['Centenary Bank', 'Stanbic Uganda', 'PostBank Uganda', 'DFCU'],
  SN: ['Free Money, freemoney', 'Wizall', 'CBAO', 'Société Générale Sénégal'],
  CM: ['Afriland First Bank, afriland', 'BICEC', 'Express Union'],
  KW: ['KFH, kuwait finance house', 'NBK', 'Boubyan, بوبيان'],
  JO: ['CliQ, كليك', 'Zain Cash Jordan'],
  MA: ['CIH, cih bank', 'Attijariwafa, attijariwafa bank', 'Banque Populaire Maroc', 'Wafacash'],
  '': [
    'GrabPay, grab pay',
    'Mashreq, mashreq bank, مشرق بینک, المشرق',
    'Arab Bank, البنك العربي',
    'M-Pesa, mpesa, m pesa, lipa na mpesa',
    'Airtel Money, airtelmoney',
    'Equity Bank',
    'MTN MoMo, mtn momo, momo mtn, momo ya mtn, mtn mobile money, mobile money mtn',
    'MoMo',
    'Orange Money, orangemoney, om orange',
    'Moov Money',
    'UBA, united bank for africa',
    'Access Bank',
    'FNB, first national bank',
    'Standard Bank',
    'Ecobank, eco bank',
    'Google Pay, gpay, g pay, googlepay, गूगल पे',
    'Santander',
    'Mercado Pago, mercadopago',
    'BBVA, bbva bancomer',
    'ING',
    'Scotiabank, scotia bank',
    'HSBC',
    'Revolut',
    'PayPal, pay pal',
    'Apple Pay',
    'Western Union',
    'MoneyGram, money gram',
    'Remitly',
    'WorldRemit',
    'Payoneer',
    'Skrill',
    'Citibank, citi bank',
    'ANZ',
    'UOB',
    'Alipay',
    'WeChat Pay, wechatpay',
    'KakaoPay, kakao pay',
    'LINE Pay',
    'Binance',
    'Coinbase',
    'Bybit',
    'OKX',
    'Trust Wallet',
    'MetaMask, meta mask',
  ],
}

/** The same for names that are also words or first names: they count only after a word such as "via", or among few words. */
const ambiguous: Readonly<Record<string, readonly string[]>> = {
  PH: ['Maya'],
  CI: ['Wave', 'NSIA Banque', 'SGCI', 'Coris Bank', 'BNI Côte d’Ivoire'],
  US: ['Chime', 'Chase'],
  BR: ['Nu'],
  SG: ['Nets'],
  '': ['Wise', 'Citi', 'Ria', 'MTN', 'Orange', 'MTN money'],
}

/** Finds institutions of other deployments by their usual names. */
function createOthersFinder(): OtherInstitutions {
  const names = new Map(
    [institutions, ambiguous]
      .flatMap((all) => Object.values(all).flat())
      .flatMap((list) => {
        const forms = phrasesOf(list)
        return forms.map((form) => [form, list.split(',')[0] ?? form] as const)
      }),
  )
  const unsure = new Set(Object.values(ambiguous).flat().flatMap(phrasesOf))
  const finder = createPhraseFinder(...names.keys())
  return (doc, taken) => {
    const found = finder.find(doc).flatMap(({ first, last, words }) => {
      const name = names.get(words)
      const isMeant =
        !unsure.has(words) || beforeName.test(doc.tokens[first - 1]?.folded ?? '') || isApart(doc)
      return name && isMeant && !taken.has(first) && !taken.has(last) ? [{ first, last, name }] : []
    })
    const used = new Set([...taken, ...found.flatMap(({ first, last }) => [first, last])])
    return [...found, ...unlisted(doc, used)]
  }
}

/** "Wave", "jai dit wave": few words around the name. */
const isApart = ({ tokens }: Doc): boolean =>
  tokens.filter(({ folded }) => /\p{L}/u.test(folded)).length <= fewWords
const fewWords = 3

/** Words before the name of an institution, in the languages that people write here. */
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

/** The money of each country. */
const moneyOfCountry =
  'PH=PHP PK=PKR IN=INR BD=BDT NP=NPR LK=LKR AE=AED SA=SAR QA=QAR KW=KWD OM=OMR BH=BHD EG=EGP JO=JOD IQ=IQD LB=LBP MA=MAD DZ=DZD TN=TND ' +
  'KE=KES TZ=TZS UG=UGX RW=RWF BI=BIF CD=CDF SN=XOF CI=XOF ML=XOF BF=XOF BJ=XOF TG=XOF NE=XOF CM=XAF GA=XAF CG=XAF TD=XAF CF=XAF ' +
  'GN=GNF NG=NGN GH=GHS ZA=ZAR NA=NAD ZM=ZMW BW=BWP ET=ETB AO=AOA MZ=MZN SG=SGD MY=MYR HK=HKD ID=IDR TH=THB VN=VND JP=JPY KR=KRW ' +
  'US=USD CA=CAD GB=GBP AU=AUD NZ=NZD CH=CHF FR=EUR BE=EUR ES=EUR PT=EUR DE=EUR AT=EUR IT=EUR NL=EUR IE=EUR LU=EUR ' +
  'BR=BRL MX=MXN CO=COP AR=ARS PE=PEN CL=CLP'

const currencies = new Map(moneyOfCountry.split(' ').map((pair) => pair.split('=') as [string, string]))
const countriesOfBanks = new Map(
  [institutions, ambiguous].flatMap((all) =>
    Object.entries(all).flatMap(([country, lists]) =>
      lists.map((list) => [list.split(',')[0] ?? '', country] as const),
    ),
  ),
)

/** Created once for all deployments. */
export const elsewhere: Elsewhere = {
  money,
  countries,
  institutions: createOthersFinder(),
  countryOf: (bank) => countriesOfBanks.get(bank) || undefined,
  moneyOf: (country) => currencies.get(country),
}
