import { describe, expect, it } from 'vitest'
import {
  newState,
  type Payment,
  type ScamState,
  type StepId,
} from '../../../src/assistant/dialog/model/state.ts'
import { createScamReport } from '../../../src/assistant/dialog/scam-report.ts'
import { dialog, factsOf } from './as-people-write.ts'
import { now, profile, talk } from './talk.ts'

/** Deployment whose currency is the rupee. */
const inPakistan = createScamReport({ ...profile, currency: 'PKR', country: 'PK', timezone: 'Asia/Karachi' })

const order: readonly StepId[] = [
  'ongoing',
  'moneyLeft',
  'type',
  'bank',
  'amount',
  'when',
  'reference',
  'receiver',
  'contact',
  'summary',
]
const known: Payment = {
  bank: { code: 'UNTY', name: 'Unity Bank' },
  amountMinor: 250_000,
  paidAt: { at: '2026-11-20T04:00:00.000Z', precision: 'day' },
  reference: 'TX-1001',
  receiver: { account: '09175550000', name: 'Rolan Sample' },
}
const stepOf: Readonly<Record<string, keyof Payment>> = {
  bank: 'bank',
  amount: 'amountMinor',
  when: 'paidAt',
  reference: 'reference',
  receiver: 'receiver',
}

/** Returns the state at a question, with all earlier ones answered; `amounts` are in major units. */
function stateAt(lang: string, step: StepId, amounts: readonly number[] = [], more: Payment = {}): ScamState {
  const isBehind = (one: StepId) => order.indexOf(step) > order.indexOf(one)
  const told = Object.entries(stepOf).flatMap(([one, key]) =>
    isBehind(one as StepId) ? [[key, known[key]]] : [],
  )
  const [first, ...others] = amounts.map((amount) => ({ amountMinor: amount * 100 }))
  const answers: ScamState['answers'] = {
    payments: [{ ...Object.fromEntries(told), ...first, ...more }, ...others],
    ...(isBehind('ongoing') && { ongoing: 'no' as const }),
    ...(isBehind('moneyLeft') && { moneyLeft: 'yes' as const }),
    ...(isBehind('type') && { scamType: 'other' as const }),
    ...(isBehind('contact') && { contact: '+639171234567' }),
  }
  return { ...newState(lang), step, consentAt: now, answers }
}

const amountsIn = ({ answers }: ScamState) =>
  answers.payments.flatMap(({ amountMinor }) => (amountMinor ? [amountMinor / 100] : []))

/** Sends a message at a question, or as the first message of a chat. */
const said = (
  lang: string,
  step: StepId | 'start',
  text: string,
  { amounts = [] as number[], by = dialog } = {},
) => talk(by, [text], { lang, ...(step !== 'start' && { from: stateAt(lang, step, amounts) }) })

describe('numbers copied on a phone, which puts invisible characters around them', () => {
  it.each([
    ['reference', '\u202aTX-20071\u202c', { reference: 'TX-20071' }],
    ['reference', 'it is \u2066TX\u200e-20071\u2069', { reference: 'TX-20071' }],
    ['amount', '\u200f12,\u200b500', { amountMinor: 1_250_000 }],
    ['receiver', '\u202a0917 555 1234\u202c', { receiver: { account: '09175551234' } }],
  ] as const)('are read at %s: %j', (step, text, fact) => {
    expect(said('en', step, text).state.answers.payments[0]).toMatchObject(fact)
  })
})

describe('six bare digits', () => {
  it.each<[string, StepId | 'start', string, number]>([
    ['en', 'start', 'i sent 150000 pesos', 150_000],
    ['en', 'start', 'PHP 150000', 150_000],
    ['en', 'start', 'P150000', 150_000],
    ['en', 'moneyLeft', 'PHP 150000', 150_000],
    ['en', 'moneyLeft', 'P150000', 150_000],
    ['en', 'moneyLeft', 'yes, 150000 pesos from her coastal savings account this morning', 150_000],
    ['en', 'type', 'i sent 150000 to him', 150_000],
    ['en', 'type', 'they took 154321 from me', 154_321],
    ['en', 'ongoing', 'no, but 150000 is gone', 150_000],
    ['en', 'bank', '1234567 pesos, i sent it from unity', 1_234_567],
    [
      'en',
      'start',
      'my grandmother gave 150000 pesos from her coastal savings account to a man who said he is police',
      150_000,
    ],
    ['tl', 'start', 'nagpadala ako ng 120000 pesos', 120_000],
    ['tl', 'moneyLeft', 'nagpadala ako ng 120000', 120_000],
    ['tl', 'type', 'nagbayad ako ng 154321', 154_321],
    ['tl', 'moneyLeft', 'kinuha nila 150000 ko', 150_000],
    ['ceb', 'start', 'nagpadala ko og 120000 pesos', 120_000],
    ['ceb', 'moneyLeft', 'nagpadala ko og 154321', 154_321],
    ['ceb', 'type', 'gikuha nila ang 150000', 150_000],
    ['fr', 'start', "j'ai envoyé 150000", 150_000],
    ['fr', 'moneyLeft', "j'ai payé 154321 pesos", 154_321],
    ['fr', 'type', "on m'a volé 150000", 150_000],
    ['ur', 'moneyLeft', 'maine 150000 bhej diye', 150_000],
    ['ur', 'moneyLeft', 'mere 150000 chale gaye', 150_000],
    ['ur', 'start', 'میں نے 150000 بھیجے', 150_000],
    ['rw', 'start', 'nohereje 150000', 150_000],
    ['rw', 'moneyLeft', 'nishyuye amafaranga 154321', 154_321],
    ['kj', 'start', 'onda tuma 150000', 150_000],
    ['kj', 'moneyLeft', 'onda futa 154321 oimaliwa', 154_321],
  ])(
    'are an amount if words say so, in the transcript and the hand-off summary (%s, %s): %s',
    (lang, step, text, amount) => {
      const { state, stored } = said(lang, step, text)
      expect(amountsIn(state)).toEqual([amount])
      expect(stored).toEqual([text])
      expect(JSON.stringify(dialog.handOver(state))).toContain(amount.toLocaleString('en'))
    },
  )

  it.each([
    ['maine 150000 rupay bheje', 150_000],
    ['میں نے ۱۵۰۰۰۰ روپے بھیجے', 150_000],
    ['Rs 150000', 150_000],
    ['2 lakh 40 hazar do dafa mein', 240_000],
  ])('are an amount in rupees if that is the currency of the deployment: %s', (text, amount) => {
    expect(amountsIn(said('ur', 'moneyLeft', text, { by: inPakistan }).state)).toEqual([amount])
  })

  it.each<[string, StepId | 'start', string]>([
    ['en', 'start', 'the code is 150000'],
    ['en', 'moneyLeft', 'OTP 482913'],
    ['en', 'amount', 'the code was 482913'],
    ['en', 'type', 'he asked for the code and i sent 482913'],
    ['tl', 'moneyLeft', 'ang OTP ay 482913'],
    ['ceb', 'moneyLeft', 'ang code kay 482913'],
    ['fr', 'moneyLeft', 'le code est 482913'],
    ['ur', 'moneyLeft', 'code 482913 hai'],
    ['rw', 'moneyLeft', 'kode ni 482913'],
    ['kj', 'moneyLeft', 'okode oyo 482913'],
  ])('stay masked if they are a code (%s, %s): %s', (lang, step, text) => {
    const { state, stored } = said(lang, step, text)
    expect(amountsIn(state)).toEqual([])
    expect(stored.join()).not.toMatch(/482913|150000/)
  })

  it.each<[string, StepId | 'start', string]>([
    ['en', 'start', '482913'],
    ['en', 'moneyLeft', '482913'],
    ['en', 'type', '150000'],
    ['en', 'type', 'i lost everything. 482913'],
    ['en', 'type', 'i sent him 482913 the otp'],
    ['en', 'type', 'i sent it to 5550012'],
    ['ur', 'bank', '482913'],
    ['fr', 'ongoing', '482913'],
  ])('are not an amount if no words say so and none is asked for (%s, %s): %s', (lang, step, text) => {
    expect(amountsIn(said(lang, step, text).state)).toEqual([])
  })
})

describe('the question for the amount', () => {
  it.each([
    ['en', 'call me at 0917 555 0148'],
    ['en', 'i think his name is SPO2 Cruz 0917 888 1234'],
    ['en', '09175550148'],
    ['en', '0917-555-0148'],
    ['en', '+63 917 555 0148'],
    ['en', 'acct 1234 5678 90'],
    ['en', 'ref no 8837261'],
    ['en', 'on 15 november'],
    ['en', '3 payments'],
    ['tl', 'tawagan nyo ko sa 0917 555 0148'],
    ['tl', 'account number 8837261'],
    ['ceb', 'tawagi ko sa 0917 555 0148'],
    ['fr', 'appelez-moi au 06 12 34 56 78'],
    ['fr', 'compte 8837261'],
    ['ur', 'mera number 0300 1234567 hai'],
    ['ur', 'میرا نمبر ۰۳۰۰ ۱۲۳۴۵۶۷ ہے'],
    ['rw', 'mpamagara kuri 0788 123 456'],
    ['kj', 'denge nge ku 081 234 5678'],
  ])('does not read other numbers as an amount (%s): %s', (lang, text) => {
    expect(amountsIn(said(lang, 'amount', text).state)).toEqual([])
  })

  it.each([
    ['0.5 bitcoin', 'BTC', 50, 2],
    ['half a bitcoin', 'BTC', 50, 2],
    ['I sent 0.5 BTC', 'BTC', 50, 2],
    ['300 usdt', 'USDT', 300, 0],
    ['2 eth', 'ETH', 2, 0],
  ])('stores %s as stated, and never converts it', (text, unit, minor, decimals) => {
    const { state } = said('en', 'amount', text)
    expect(state.step).not.toBe('amount')
    expect(amountsIn(state)).toEqual([])
    expect(state.answers.payments[0]?.foreign).toEqual({ currency: unit, minor, decimals })
    const own = talk(dialog, ['sorry, it was 1.5 million pesos'], { from: { ...state, step: 'amount' } })
    expect(amountsIn(own.state)).toEqual([1_500_000])
    expect(own.state.answers.payments[0]?.foreign).toBeUndefined()
  })

  it.each([
    ['es', '12 millones de pesos colombianos', 'COP', 12_000_000],
    ['es', '180.000 pesos argentinos', 'ARS', 180_000],
    ['en', '12,000 NZ dollars', 'NZD', 12_000],
    ['en', '96000 Kenya shillings', 'KES', 96_000],
    ['en', '₦75,000', 'NGN', 75_000],
    ['fr', '650 $ canadiens', 'CAD', 650],
    ['fr', '900 000 francs pacifique', 'XPF', 900_000],
    ['sw', '34,700 shillings za Kenya', 'KES', 34_700],
  ])('reads the country named next to its currency (%s): %s', (lang, text, currency, minor) => {
    expect(said(lang, 'amount', text).state.answers.payments[0]?.foreign).toMatchObject({ currency, minor })
  })

  it('ignores a country that is not named with the currency', () => {
    expect(amountsIn(said('en', 'amount', '20,000 pesos. Singapore number called').state)).toEqual([20_000])
  })

  it.each([
    ['en', '300 usd', '917 555 0148', '+639175550148'],
    ['en', '0.5 BTC', '0917 555 0148', '+639175550148'],
    ['en', '12,000 NZ dollars', '021 555 0123', '+64215550123'],
    ['es', '2 millones de pesos colombianos', '310 555 0119', '+573105550119'],
    ['pt', '300 euros', '912 550 144', '+351912550144'],
    ['hi', '22500 INR', '9711555062', '+919711555062'],
    ['en', '25,000 pesos', '0917 555 0148', '+639175550148'],
  ])(
    'makes phone numbers follow the rules of the country of the currency (%s): %s',
    (lang, amount, text, e164) => {
      const { state } = said(lang, 'amount', amount)
      const { answers } = talk(dialog, [text], { lang, from: { ...state, step: 'contact' } }).state
      expect(answers.contact).toBe(e164)
    },
  )

  it.each<[string, StepId | 'start', string, number[]]>([
    ['ur', 'amount', '2 lakh 40 hazar do dafa mein', [240_000]],
    ['ur', 'start', 'maine 2 lakh 40 hazar do dafa mein bheje', [240_000]],
    ['ur', 'amount', 'دو لاکھ چالیس ہزار دو دفعہ میں', [240_000]],
    ['ur', 'amount', '5000 do dafa bheje', [5_000, 5_000]],
    ['en', 'amount', '240000 in two payments', [240_000]],
    ['en', 'amount', '5000 twice', [5_000, 5_000]],
    ['en', 'amount', '5000 each in 3 transfers', [5_000, 5_000, 5_000]],
    ['tl', 'amount', '24000 sa dalawang hulog', [24_000]],
    ['ceb', 'amount', '24000 sa duha ka higayon', [24_000]],
    ['fr', 'amount', '24000 en deux virements', [24_000]],
    ['fr', 'amount', 'deux fois 5000', [5_000, 5_000]],
    ['rw', 'amount', '240000 mu nshuro ebyiri', [240_000]],
    ['en', 'amount', 'six hundred and the loan of sixty thousand', [600, 60_000]],
    ['en', 'amount', '5000 and the fee of 300', [5_000, 300]],
    ['tl', 'amount', '600 at yung loan na 60000', [600, 60_000]],
    ['ceb', 'amount', '600 ug ang utang nga 60000', [600, 60_000]],
    ['fr', 'amount', 'six cents et le prêt de soixante mille', [600, 60_000]],
    ['ur', 'amount', '600 aur 60 hazar ka qarz', [600, 60_000]],
    ['en', 'amount', '15000000', [15_000_000]],
    ['en', 'amount', 'they asked 15k but i sent 5k', [5_000]],
  ])('counts the payments correctly (%s, %s): %s', (lang, step, text, amounts) => {
    expect(amountsIn(said(lang, step, text).state)).toEqual(amounts)
  })
})

describe('a correction', () => {
  it.each<[string, StepId, number[], string, number[]]>([
    ['en', 'summary', [30_000], 'no, the 30000 should be 3000', [3_000]],
    ['en', 'when', [30_000], 'the 30000 should be 3000', [3_000]],
    ['en', 'contact', [30_000], 'no, the 30000 should be 3000', [3_000]],
    ['en', 'summary', [5_000, 12_000, 30_000], 'the 30000 should be 3000', [5_000, 12_000, 3_000]],
    ['en', 'summary', [12_000, 3_000, 30_000], 'no, the 30000 should be 3000', [12_000, 3_000, 3_000]],
    ['en', 'summary', [25_000], '15k not 25k', [15_000]],
    ['en', 'summary', [25_000], 'not 25k, 15k', [15_000]],
    ['en', 'when', [5_000], 'no, it was 3000 not 5000', [3_000]],
    ['tl', 'summary', [30_000], 'yung 30000 dapat 3000', [3_000]],
    ['tl', 'summary', [25_000], '15k po hindi 25k', [15_000]],
    ['tl', 'summary', [25_000], 'ay mali 15k pala hindi 25k', [15_000]],
    ['tl', 'summary', [25_000], '25k po hindi 15k', [25_000]],
    ['ceb', 'summary', [30_000], 'ang 30000 dapat 3000', [3_000]],
    ['ceb', 'summary', [25_000], '15000 dili 25000', [15_000]],
    ['fr', 'summary', [30_000], 'les 30000 devraient être 3000', [3_000]],
    ['fr', 'summary', [25_000], '15000 et pas 25000', [15_000]],
    ['ur', 'summary', [30_000], '30000 ki jagah 3000', [3_000]],
    ['ur', 'summary', [25_000], '25000 nahi 15000', [15_000]],
    ['ur', 'summary', [30_000], '۳۰۰۰۰ کی جگہ ۳۰۰۰', [3_000]],
    ['rw', 'summary', [30_000], '30000 yagombaga kuba 3000', [3_000]],
    ['rw', 'summary', [25_000], '15000 ntabwo 25000', [15_000]],
    ['kj', 'summary', [25_000], '15000 ahowe 25000', [15_000]],
    // Not corrections.
    ['en', 'when', [5_000, 12_000], 'i paid 5000 and then 12000', [5_000, 12_000]],
    ['en', 'summary', [12_000, 3_000], 'no the 12000 is correct, it was 12000 on monday', [12_000, 3_000]],
  ])('replaces the wrong amount with the right one (%s, %s, %j): %s', (lang, step, before, text, after) => {
    expect(amountsIn(said(lang, step, text, { amounts: before }).state)).toEqual(after)
  })

  it('shows the old and the new value', () => {
    const { last } = said('en', 'summary', 'no, the 30000 should be 3000', { amounts: [30_000] })
    expect(last).toContain('Changed. Amount: PHP 30,000.00 → PHP 3,000.00')
  })

  it.each([
    ['en', 'Coastal is HIS, mine is Harbor'],
    ['tl', 'sa kanya ang Coastal, akin ang Harbor'],
    ['ceb', 'iya ang Coastal, ako ang Harbor'],
    ['fr', 'Coastal c’est le sien, Harbor c’est le mien'],
    ['ur', 'Coastal uska hai, mera Harbor hai'],
    ['rw', 'Coastal ni iye, Harbor ni iyanjye'],
    ['kj', 'Coastal oyaye, Harbor oyange'],
  ])('assigns the banks to the citizen and the receiver (%s): %s', (lang, text) => {
    for (const step of ['contact', 'summary'] as const)
      expect(factsOf(said(lang, step, text).state)).toMatchObject({
        'payments.0.bank': '"HRBR"',
        'payments.0.receiver.bank': '"CSTL"',
        'payments.0.receiver.account': '"09175550000"',
      })
  })

  it.each([
    ['en', 'the name is wrong its Rodelo Bansil'],
    ['en', 'wrong name, it should be Rodelo Bansil'],
    ['tl', 'mali po ang pangalan, Rodelo Bansil'],
    ['ceb', 'sayop ang ngalan, si Rodelo Bansil'],
    ['fr', 'le nom est faux, c’est Rodelo Bansil'],
    ['ur', 'naam ghalat hai, Rodelo Bansil'],
    ['rw', 'izina si ryo, ni Rodelo Bansil'],
    ['kj', 'edina la puka, Rodelo Bansil'],
  ])('changes the name of the receiver (%s): %s', (lang, text) => {
    expect(factsOf(said(lang, 'summary', text).state)).toMatchObject({
      'payments.0.receiver.name': '"Rodelo Bansil"',
      'payments.0.receiver.account': '"09175550000"',
    })
  })

  it.each<[string, string, StepId]>([
    ['en', 'those amounts are wrong', 'amount'],
    ['en', 'the date is wrong', 'when'],
    ['tl', 'mali ang halaga', 'amount'],
    ['ceb', 'sayop ang kantidad', 'amount'],
    ['fr', 'les montants sont faux', 'amount'],
    ['ur', 'raqam ghalat hai', 'amount'],
    ['ur', 'رقم غلط ہے', 'amount'],
    ['rw', 'umubare si wo', 'amount'],
    ['kj', 'omwaalu wa puka', 'amount'],
    ['en', 'she has not taken the money out yet', 'moneyLeft'],
    ['tl', 'hindi pa niya nakukuha ang pera', 'moneyLeft'],
    ['ceb', 'wala pa niya makuha ang kwarta', 'moneyLeft'],
    ['fr', "l'argent n'est pas encore sorti", 'moneyLeft'],
    ['ur', 'us ne paise nahi nikale', 'moneyLeft'],
    ['en', 'it was not my money', 'editMenu'],
  ])('opens the question that it names at the summary (%s): %s', (lang, text, step) => {
    expect(said(lang, 'summary', text).state.step).toBe(step)
  })

  it.each<[StepId, string]>([
    ['when', '0917 555 0712'],
    ['when', 'call me at 0917 555 0712'],
    ['bank', 'my number is 0917 555 0712'],
    ['amount', 'call me at 0917 555 0712'],
    ['reference', '0917 555 0712'],
    ['contact', '0917 555 0712'],
    ['contact', 'sorry its 0917 555 0001'],
    ['summary', '0917 555 0001'],
    ['summary', 'my number is 0917 555 0712'],
    ['summary', 'wrong, my number is 0917 555 0712'],
  ])('must name the receiver’s account to change it: at %s, %s does not', (step, text) => {
    const receiver = { account: '09175550000' }
    const { state, last } = talk(dialog, [text], { from: stateAt('en', step, [], { receiver }) })
    expect(factsOf(state)['payments.0.receiver.account']).toBe('"09175550000"')
    expect(last).not.toContain('→ account ending')
    const isOwn = step === 'contact' || /my|call me/.test(text)
    if (isOwn) expect(factsOf(state).contact).toMatch(/555(?:0712|0001)"$/)
  })

  it('changes the receiver’s account', () => {
    const { state } = said('en', 'summary', 'no, his account is 0917 555 0009')
    expect(factsOf(state)['payments.0.receiver.account']).toBe('"09175550009"')
  })
})

describe('one more payment, told at a question for something else', () => {
  const saying = (lang: string, step: StepId, text: string) =>
    talk(dialog, [text], { from: { ...stateAt(lang, step, [2500]), begun: 'told' }, lang }).state

  it.each([
    ['en', 'contact', 'wait, just opened the app and 7,350 is gone as well', [2500, 7350]],
    ['en', 'contact', 'also another 3000 now!!', [2500, 3000]],
    ['en', 'summary', 'forgot to say i also paid them 800 on wednesday before that', [2500, 800]],
    ['en', 'reference', 'there is another transfer of 1,200 that i did not see before', [2500, 1200]],
    ['tl', 'contact', 'nakalimutan ko po, nagbayad din po ako ng 1,500 nung lunes', [2500, 1500]],
    ['ar', 'reference', 'وترى قبلها يوم الاربعاء 18 نوفمبر حولت لهم 500 عربون بعد نسيت اقول', [2500, 500]],
    ['es', 'contact', 'se me olvidó, antes también les mandé 900', [2500, 900]],
    ['fr', 'contact', "ah et j'ai aussi payé 1 100 le lundi d'avant", [2500, 1100]],
  ] as const)('is added (%s, %s): %s', (lang, step, text, amounts) => {
    expect(amountsIn(saying(lang, step, text))).toEqual(amounts)
  })

  it('has the only day of the message, and leaves that of the other payment as it is', () => {
    const [first, next] = saying(
      'en',
      'summary',
      'forgot to say i also paid them 800 on wednesday before that',
    ).answers.payments
    expect(first?.paidAt).toEqual(known.paidAt)
    expect(next?.paidAt?.at).toContain('2026-11-18')
  })

  it.each([
    ['en', 'contact', 'now they want 9000 more before monday or they close it'],
    ['es', 'contact', 'Teléfono fijo, 980 555 014. Llamen fuerte, que oigo regular'],
    ['en', 'summary', 'is 5000 too small to report?'],
    ['en', 'summary', 'there is still 7,350 left in the account thank god'],
    ['es', 'contact', 'me piden 9000 más para liberarlo'],
    ['tl', 'contact', 'hinihingan pa po nila ako ng 9,000 para makuha'],
  ] as const)('is none (%s, %s): %s', (lang, step, text) => {
    expect(amountsIn(saying(lang, step, text))).toEqual([2500])
  })
})

describe('a stored fact is put right at a question for something else', () => {
  const saying = (lang: string, step: StepId, text: string, amount = 2500) =>
    talk(dialog, [text], { from: { ...stateAt(lang, step, [amount]), begun: 'told' }, lang }).state.answers
      .payments

  it.each([
    ['es', 'contact', 'pará, miro el comprobante y son 5.200', 2500, 5200],
    ['en', 'summary', 'oh the slip says 5,200', 2500, 5200],
    ['es', 'contact', 'perdon fueron 4,600 no 6,400, cada boleto era a 2,300', 6400, 4600],
    ['es', 'contact', 'no wait eran 90 no 900', 900, 90],
    ['tl', 'summary', 'ay teka mali pala yung 8500 tiningnan ko resibo 8,950 pala', 8500, 8950],
  ] as const)('by its digits or by what it is not (%s, %s): %s', (lang, step, text, before, right) => {
    expect(saying(lang, step, text, before).map(({ amountMinor }) => amountMinor)).toEqual([right * 100])
  })

  it('and not in its currency by a word of a question: in Swahili, "kwanza" means first', () => {
    const [payment] = saying('sw', 'summary', 'hii report inaenda wapi kwanza? Lakini sawa tumeni')
    expect(payment).toMatchObject({ amountMinor: 250_000 })
  })

  it('by the day that it was not', () => {
    const [payment] = saying('en', 'contact', 'sorry, it was on the 19th not the 20th')
    expect(payment?.paidAt?.at).toContain('2026-11-19')
  })

  it('by the bank that it was not', () => {
    const [payment] = saying('en', 'contact', 'wait, not from unity, it went out of meridian')
    expect(payment?.bank?.code).toBe('MRDN')
  })

  it('together with the answer to the question', () => {
    const text = 'ok 0917 555 0133. and the total was 4850 not 2500, i just saw the receipt'
    const { answers } = talk(dialog, [text], {
      from: { ...stateAt('en', 'contact', [2500]), begun: 'told' },
    }).state
    expect(answers.contact).toBe('+639175550133')
    expect(answers.payments[0]?.amountMinor).toBe(485_000)
  })

  it('and no number becomes one by standing beside it: an age, "there is one more" in Filipino', () => {
    const [first, ...others] = saying('tl', 'summary', '18 na po ako. mali yung 2500')
    expect([first?.amountMinor === 1800, others.length]).toEqual([false, 0])
    expect(saying('tl', 'contact', 'may isa pa po akong tanong')[0]?.paidAt).toEqual(known.paidAt)
  })

  it('by the number with its country code, at the card', () => {
    const { state } = talk(dialog, ['+225 0708123456'], {
      from: { ...stateAt('en', 'summary', [2500]), begun: 'told' },
    })
    expect(state.answers.contact).toBe('+2250708123456')
  })

  it('and no more than that: "the 2nd one" is no day, and "3L" three lakh', () => {
    const [payment] = saying('en', 'summary', 'meridian texted about the 2nd one')
    expect(payment?.paidAt).toEqual(known.paidAt)
    const told = talk(inPakistan, ['i put 3L into a fake app from hbl'])
    expect(amountsIn(told.state)).toEqual([300_000])
  })
})

describe('the time of a payment', () => {
  const days = (state: ScamState) =>
    state.answers.payments.map(({ amountMinor, paidAt }) => [
      (amountMinor ?? 0) / 100,
      paidAt?.at.slice(0, 10),
    ])

  it.each<[string, StepId | 'start', number[], string, (readonly [number, string])[]]>([
    [
      'en',
      'when',
      [5_000, 12_000, 30_000],
      '30000 on tuesday, 12000 on monday, 5000 last friday',
      [
        [5_000, '2026-11-20'],
        [12_000, '2026-11-16'],
        [30_000, '2026-11-17'],
      ],
    ],
    [
      'en',
      'amount',
      [],
      '30000 on tuesday, 12000 on monday, 5000 last friday',
      [
        [30_000, '2026-11-17'],
        [12_000, '2026-11-16'],
        [5_000, '2026-11-20'],
      ],
    ],
    [
      'en',
      'when',
      [5_000, 12_000, 30_000],
      '5000 i mean 3000 last friday, 12000 on monday, 30000 on tuesday',
      [
        [3_000, '2026-11-20'],
        [12_000, '2026-11-16'],
        [30_000, '2026-11-17'],
      ],
    ],
    [
      'en',
      'when',
      [3_000, 12_000, 30_000],
      '5000 i mean 3000 last friday, 12000 on monday, 30000 on tuesday',
      [
        [3_000, '2026-11-20'],
        [12_000, '2026-11-16'],
        [30_000, '2026-11-17'],
      ],
    ],
    [
      'en',
      'start',
      [],
      'i sent 5000 i mean 3000 last friday, 12000 on monday, 30000 on tuesday',
      [
        [3_000, '2026-11-20'],
        [12_000, '2026-11-16'],
        [30_000, '2026-11-17'],
      ],
    ],
    [
      'tl',
      'when',
      [5_000, 12_000],
      '12000 noong lunes, 5000 noong biyernes',
      [
        [5_000, '2026-11-20'],
        [12_000, '2026-11-16'],
      ],
    ],
    [
      'ceb',
      'when',
      [5_000, 12_000],
      '12000 niadtong lunes, 5000 niadtong biyernes',
      [
        [5_000, '2026-11-20'],
        [12_000, '2026-11-16'],
      ],
    ],
    [
      'fr',
      'when',
      [5_000, 12_000],
      '12000 lundi, 5000 vendredi',
      [
        [5_000, '2026-11-20'],
        [12_000, '2026-11-16'],
      ],
    ],
    [
      'ur',
      'when',
      [5_000, 12_000],
      '12000 peer ko, 5000 jumay ko',
      [
        [5_000, '2026-11-20'],
        [12_000, '2026-11-16'],
      ],
    ],
  ])('is assigned to the right payment (%s, %s, %j): %s', (lang, step, amounts, text, expected) => {
    expect(days(said(lang, step, text, { amounts }).state)).toEqual(expected)
  })

  it.each<[string, string, string]>([
    ['en', 'just now 10 min ago', '2026-11-21T02:21:00.000Z'],
    ['en', 'just now, 10 minutes ago', '2026-11-21T02:21:00.000Z'],
    ['tl', 'ngayon lang, 10 minuto na ang nakalipas', '2026-11-21T02:21:00.000Z'],
    ['fr', "à l'instant, il y a 10 minutes", '2026-11-21T02:21:00.000Z'],
    ['ur', 'abhi abhi, 10 minute pehle', '2026-11-21T02:21:00.000Z'],
    ['en', 'just now', '2026-11-21T02:31:00.000Z'],
    ['en', 'yesterday after lunch two thirty', '2026-11-20T06:30:00.000Z'],
    ['en', 'i found out last night but i sent it on monday', '2026-11-16T04:00:00.000Z'],
    ['fr', 'le 15 novembre à 14h', '2026-11-15T06:00:00.000Z'],
    ['fr', 'le 15 novembre', '2026-11-15T04:00:00.000Z'],
  ])('is read from an answer (%s): %s', (lang, text, at) => {
    expect(said(lang, 'when', text).state.answers.payments[0]?.paidAt?.at).toBe(at)
  })

  it.each<[string, StepId | 'start', string]>([
    ['en', 'when', 'last night she told me he is fake'],
    ['en', 'start', 'i sent 5000 to my boyfriend online, last night she told me he is fake'],
    ['en', 'when', 'i only realised yesterday'],
    ['fr', 'when', "je m'en suis rendu compte hier soir"],
    ['tl', 'when', 'kagabi ko lang nalaman na peke siya'],
  ])('is not the time of discovery (%s, %s): %s', (lang, step, text) => {
    expect(said(lang, step, text).state.answers.payments[0]?.paidAt).toBeUndefined()
  })
})
