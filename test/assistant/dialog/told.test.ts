import { describe, expect, it } from 'vitest'
import { createScamReport } from '../../../src/assistant/dialog/scam-report.ts'
import { scamReport } from '../../../src/contract/chat/scam-report.ts'
import { caseCreated, type Line, profile, show, talk } from './talk.ts'

const dialog = createScamReport(profile, { can: ['send-report', 'find-case', 'hand-over'] })
const story =
  'yesterday 3pm i sent 25,000 from my harbor wallet to 09171234567, a man said he was from the bank'
const whole = `${story}. my number is 0918 555 0142`
const types = (told: ReturnType<typeof talk>) => told.effects.map(({ type }) => type)

describe('a report that begins with a story', () => {
  it('shows the card immediately if all facts are known, and one tap agrees and sends', () => {
    const told = talk(dialog, [whole])
    expect(told.state).toMatchObject({ step: 'summary', begun: 'told' })
    expect(told.state.consentAt).toBeUndefined()
    expect(told.effects).toEqual([])
    const cards = told.turns.at(-1)?.messages.filter(({ view }) => view === 'summary')
    expect(cards).toHaveLength(1)
    const sent = talk(dialog, ['Send now'], { from: told.state })
    expect(types(sent)).toEqual(['create-case'])
    expect(sent.state.consentAt).toBeDefined()
  })

  it.each([
    'yes',
    'YES I SAID YES',
    'ok whatever send it',
    'opo',
    'oui',
    'yeah send it, thats why i came',
    'opo pakisend',
    'oui envoyez vite faut que je roule',
    'جی بھیج دیجیے',
    'yes please send it so they get caught',
    'oui envoyez pour que ça serve aux autres',
    'sige po para ma report sila',
  ])('is sent after a clear yes: %s', (yes) => {
    expect(types(talk(dialog, [whole, yes]))).toEqual(['create-case'])
  })

  it.each([
    'is that safe?',
    'will my wife know',
    'yes but not his name',
    'hmm',
    'more about privacy',
    'maybe later',
    'send it tomorrow',
    'envialo mañana mejor',
    'envoyez demain',
    'kal bhej dena',
  ])('is not sent after anything else: %s', (words) => {
    const told = talk(dialog, [whole, words])
    expect(told.effects).toEqual([])
    expect(told.state.consentAt).toBeUndefined()
  })

  it('asks only whether money left, and for the bank, the amount and a number, before the card', () => {
    const asked = ['i was scammed by a fake seller yesterday', 'yes', 'Unity Bank', '4,500', '0918 555 0142']
    const steps = asked.map((_, at) => talk(dialog, asked.slice(0, at + 1)).state.step)
    expect(steps).toEqual(['moneyLeft', 'bank', 'amount', 'contact', 'summary'])
  })

  it.each([
    ['en', 'i didnt pay anything'],
    ['ar', 'ما حولت له شي'],
    ['fr', '100 euros il veut, jai rien payé'],
    ['hi', 'मैंने कुछ नहीं दिया'],
    ['tl', 'wala pa po akong binayad'],
    ['sw', 'sijatuma chochote'],
    ['ur', 'میں نے کچھ نہیں دیا'],
  ])('asks no more about a payment in %s after: %s', (lang, words) => {
    const asked = talk(dialog, ['i was scammed by a fake seller yesterday', 'yes'])
    expect(asked.state.step).toBe('bank')
    const { state } = talk(dialog, [words], { from: { ...asked.state, lang } })
    expect(state.answers).toMatchObject({ moneyLeft: 'no' })
    expect(['bank', 'amount']).not.toContain(state.step)
  })

  it.each(['yes he hung up now', 'i hung up', 'blocked him already'])(
    'notes at any question that it is over: %s',
    (words) => {
      const calling =
        'omg help my dad gave his otp to someone from "BDO" on the phone, he is still talking to them'
      const { state } = talk(dialog, [calling])
      expect(state.answers.ongoing).toBe('yes')
      expect(talk(dialog, [words], { from: state }).state.answers.ongoing).toBe('no')
    },
  )

  it.each(['yesterday nite', 'last nite around 9', '2 days ago po', 'kagabi po', 'hier soir'])(
    'stores a time said at the question about the bank as the time, not as a bank: %s',
    (time) => {
      const told = talk(dialog, ['i was scammed by a fake seller', 'yes', time])
      const [payment] = told.state.answers.payments
      expect(payment?.paidAt).toBeDefined()
      expect(payment?.bank ?? undefined).toBeUndefined()
    },
  )

  it.each([
    ['Kuda last night', 'Kuda'],
    ['sunday bank', 'sunday bank'],
  ])('still hears the bank beside a time or a weekday: %s', (said, name) => {
    const told = talk(dialog, ['i was scammed by a fake seller', 'yes', said])
    expect(told.state.answers.payments[0]?.bank).toEqual({ name })
  })

  it('asks in other words, without a sorry, after "thank you"', () => {
    const { last, state } = talk(dialog, ['i sent 5000 to a scammer from unity bank', 'thank you'])
    expect(state.step).toBe('contact')
    expect(last).toContain('Which phone number may we call or text?')
    expect(last).not.toContain('Sorry')
  })

  it('does not take a payment to a scammer for a mistake of the citizen', () => {
    const { last } = talk(dialog, ['hi i sent 5000 to a scammer from unity bank'])
    expect(last).not.toContain('wrong account')
  })

  it.each([
    'is this a robot or a real person',
    'what do you do with my data please',
    'can i talk to a real person please',
  ])('does not begin with a question: %s', (words) => {
    const { state } = talk(dialog, [words])
    expect(state.begun).toBeUndefined()
    expect(state.step).toBe('whatHappened')
  })

  it('asks for the other facts after the case, and adds each answer to it', () => {
    const filed = talk(dialog, [whole, 'yes', caseCreated()])
    expect(filed.state).toMatchObject({ step: 'reference', adding: true, caseId: 'CASE-01' })
    const added = talk(dialog, ['TX-20017'], { from: filed.state })
    expect(added.state.step).toBe('reported')
    const [effect] = added.effects
    expect(effect).toMatchObject({ type: 'send-report', caseId: 'CASE-01' })
    const report = effect?.type === 'send-report' ? effect.report : undefined
    expect(scamReport.safeParse(report).error).toBeUndefined()
    expect(report?.transactions).toMatchObject([{ transactionId: 'TX-20017', amount: 25_000 }])
  })

  it('can be stopped at any time after the case, and resumes if a reference is found later', () => {
    const left = talk(dialog, [whole, 'yes', caseCreated(), 'stop'])
    expect(left.state.step).toBe('reported')
    expect(left.effects).toEqual(talk(dialog, [whole, 'yes', caseCreated()]).effects)
    const found = talk(dialog, ['TX-20017'], { from: left.state })
    expect(found.state.answers.payments[0]?.reference).toBe('TX-20017')
    expect(types(found)).toEqual(['send-report'])
  })

  it('says that the money is traced only if there is something to trace it by', () => {
    const said = (lines: string[]) =>
      talk(dialog, [...lines, 'yes', caseCreated()])
        .turns.flatMap(({ messages }) => messages.map(show))
        .join('\n')
    expect(said([whole])).toContain('asked for the money to be followed')
    const nothing = ['i sent 4,500 from unity bank to a fake seller yesterday', '0918 555 0142']
    expect(said(nothing)).not.toContain('asked for the money to be followed')
  })

  it('corrects an amount in its original currency', () => {
    const told = 'they took 800 euros from unity bank last night, a fake bank officer'
    const paid = (words: string) => talk(dialog, [told, words]).state.answers.payments[0]
    expect(paid('no sorry it was 900')?.foreign).toEqual({ currency: 'EUR', minor: 900, decimals: 0 })
    expect(paid('no sorry it was 900')?.amountMinor).toBeNull()
    expect(paid('no wait, i paid 1,900')?.foreign).toEqual({ currency: 'EUR', minor: 1_900, decimals: 0 })
    expect(paid('no sorry it was 55,000 pesos')).toMatchObject({ amountMinor: 5_500_000 })
    expect(paid('no sorry it was 55,000 pesos')?.foreign).toBeUndefined()
  })

  it.each([
    ['es', 'me estafaron, compre tarjetas en el 7 eleven en efectivo'],
    ['fr', "on m'a volé de l'argent, le premier de 20 000 en mars et les trois autres après"],
  ])('does not read other numbers as a date (%s): %s', (lang, story) => {
    expect(talk(dialog, [story], { lang }).state.answers.payments[0]?.paidAt).toBeUndefined()
  })

  it('can be changed after a "no" with a correction, and is declined after a plain no', () => {
    const told = ['I paid 25,000 from Unity Bank to a fake shop an hour ago', '0918 555 0142']
    const stepAfter = (words: string) => talk(dialog, [...told, words]).state.step
    expect(stepAfter('no, it was no shop at all, it was a sticker over the code')).toBe('editMenu')
    expect(stepAfter('no')).toBe('declined')
    const inSpanish = [
      'me llamaron de harbor wallet, les di el codigo y se llevaron 12 mil pesos',
      '0917 555 0122',
      'harbor wallet',
      'no, no me llamaron ellos, fue un mensaje con un enlace que parecia de harbor',
    ]
    expect(talk(dialog, inSpanish, { lang: 'es' }).state.step).toBe('editMenu')
  })

  it('does not read a question as a name, however often the receiver was asked for', () => {
    const told = ['I paid 25,000 from Unity Bank to a fake shop an hour ago', '0918 555 0142']
    const { state } = talk(dialog, told)
    const receiverIn = (words: string) =>
      talk(dialog, [words], { from: { ...state, caseId: 'A2B-3C4-5', step: 'receiver', misses: 1 } }).state
        .answers.payments[0]?.receiver
    expect(receiverIn('he keeps writing to me, do i block him?')).toBeUndefined()
  })

  it('asks no question a third time', () => {
    const { state } = talk(dialog, [
      'i was scammed by a fake seller yesterday',
      'yes',
      'unity',
      'blue',
      'green',
    ])
    expect(state.step).toBe('contact')
    expect(state.answers.payments[0]?.amountMinor).toBeNull()
  })
})

describe('the question whether there is danger', () => {
  const asked = ['my husband is so angry with me, i am scared of him, i lost 5000']
  it.each(['safe', 'haha yes safe, just a figure of speech', 'i am ok now, lets continue'])(
    'is settled by: %s',
    (words) => {
      const { state } = talk(dialog, [words], { from: { ...talk(dialog, asked).state, step: 'danger' } })
      expect(state.step).not.toBe('danger')
      expect(state.step).not.toBe('safety')
    },
  )

  it.each(['i cant go on', 'not safe', 'i dont feel safe'])('is not settled by: %s', (words) => {
    const { state } = talk(dialog, [words], {
      from: { ...talk(dialog, asked).state, step: 'danger', resume: 'bank' },
    })
    expect(['danger', 'safety']).toContain(state.step)
  })
})

describe('for whom a report is', () => {
  it.each([
    ['en', "it's my own account, my sister only types"],
    ['ur', 'mera hi khata he baji sirf likh rhi hen'],
    ['tl', 'ako mismo po'],
    ['en', 'It happened to me'],
  ])('can be put right where it is asked whether the other person agrees (%s): %s', (lang, text) => {
    const from = talk(dialog, ['It happened to someone else'], { lang: 'en' }).state
    const { answers } = talk(dialog, [text], {
      lang,
      from: { ...from, lang, step: 'reporter', answers: { ...from.answers, forOther: true } },
    }).state
    expect(answers.forOther).toBeUndefined()
    expect(answers.agreed).toBeUndefined()
  })
})

describe('what the scammers used', () => {
  it.each([
    ['the site is bgc-homes-rent.example, i paid 20000 deposit', 'bgc-homes-rent.example'],
    ['i typed my card at https://lto-bayad.example/pay and 3,000 is gone', 'https://lto-bayad.example/pay'],
    ['it went gone.please help, i sent 500 from unity to a fake shop', undefined],
  ])('is noted from the words: %s', (text, way) => {
    expect(talk(dialog, [text]).state.answers.details?.contactWay).toBe(way)
  })

  it('is noted if the link is told at a question for something else', () => {
    const told = talk(dialog, [
      'a fake shop took 3,000 from my unity account',
      'the link was vitale-envoi.com/x',
    ])
    expect(told.state.answers.details?.contactWay).toBe('vitale-envoi.com/x')
  })
})

describe('amounts in another currency', () => {
  const first = 'a man said he was from the bank, i sent him 300 dollars from my harbor wallet yesterday'
  const usd = (minor: number) => ({ currency: 'USD', minor, decimals: 0 })
  const sums = (...lines: Line[]) =>
    talk(dialog, lines).state.answers.payments.map(({ amountMinor, foreign }) => foreign ?? amountMinor)

  it('are corrected in their own currency if the correction names none', () => {
    expect(sums(first, 'sorry it was 350, not 300')).toEqual([usd(350)])
  })

  it.each(['sorry it was ₱350, not 300', 'sorry it was 350 pesos, not 300 dollars'])(
    'are corrected in the deployment’s currency if the correction names it: %s',
    (words) => {
      expect(sums(first, words)).toEqual([35_000])
    },
  )

  it('pass their currency on to the next payment in the same story', () => {
    expect(sums('i sent 300 dollars to a man on telegram on monday and then 450 on tuesday')).toEqual([
      usd(300),
      usd(450),
    ])
  })

  it('keep their currency in an estimate', () => {
    expect(sums('i was scammed by a fake seller yesterday', 'maybe 200 dollars i dont know')).toEqual([
      usd(200),
    ])
  })

  it('allow a phone number of their country without the country code', () => {
    const lines = ['i sent 300 pounds from my barclays to a fake seller yesterday', '07400 123456']
    expect(talk(dialog, lines).state.answers.contact).toBe('+447400123456')
  })
})

it('asks for the bank of several payments once', () => {
  const { answers } = talk(dialog, [
    'i sent 5,000 on monday and then 7,000 on tuesday to a fake seller',
    'Unity Bank',
  ]).state
  expect(answers.payments.map(({ bank }) => bank?.code)).toEqual(['UNTY', 'UNTY'])
})

it('stores the bank named next to the receiving number, even if no list contains it', () => {
  const lines = ['I paid, or they took money', 'No', 'Unity Bank', '5,000', 'Skip', 'Send now', caseCreated()]
  const { answers } = talk(dialog, [...lines, 'Yesterday', 'Skip', 'a gcash number 09395550148']).state
  expect(answers.payments[0]?.receiver).toMatchObject({ account: '09395550148', bank: { name: 'GCash' } })
})

it('also begins a report with a story that asks something', () => {
  const { state } = talk(dialog, [
    'i let a man from telegram use my unity account, yesterday money came in from a lady and he tells me to forward it. am i going to jail',
  ])
  expect(state).toMatchObject({ begun: 'told', step: 'moneyLeft' })
})

it.each([
  'yes send it but not my name',
  'ok wait a minute',
  'yes, send me the number',
  'oui envoyez plus tard',
  'send to who exactly? not the sheriff right',
])('is not sent after a condition or another wish: %s', (words) => {
  expect(types(talk(dialog, [whole, words]))).toEqual([])
})

it('answers a question on no list with what matters most and a number to call, and keeps the question open', () => {
  const { state, last } = talk(dialog, [whole, 'which do i unplug, the modem is in my landladys room?'])
  expect(last).toContain('A person can answer that best')
  expect(state.step).toBe('summary')
})

describe('payments', () => {
  const paid = [
    'i sent 5,000 on monday and then 7,000 on tuesday from my unity bank to a fake seller',
    '0918 555 0142',
  ]
  const amountsAfter = (...lines: Line[]) =>
    talk(dialog, [...paid, ...lines]).state.answers.payments.map(({ amountMinor }) => amountMinor)

  it('are left out when the citizen says that one was none, or which one it was', () => {
    expect(amountsAfter('take out the 5000')).toEqual([700_000])
    expect(amountsAfter('only 7000')).toEqual([700_000])
    // What is only wrong may be corrected, and is not lost.
    expect(amountsAfter('the 7000 is wrong')).toEqual([500_000, 700_000])
  })

  it('are added when there is another one, also after the case number', () => {
    expect(
      amountsAfter('Send now', caseCreated(), 'there is another one, 1,100 pesos, it says pending'),
    ).toEqual([500_000, 700_000, 110_000])
  })

  it('are corrected by the last amount after a wrong one', () => {
    expect(amountsAfter('hang on not 7000, the machine gave 150 back so 6850')).toEqual([500_000, 685_000])
  })

  it('are not read from a reference, or from a word that is also the code of a currency', () => {
    expect(amountsAfter('ref is T_XK4PLQ82M')).toEqual([500_000, 700_000])
    expect(
      talk(dialog, ['j’ai payé 150 euros par Lydia', 'mes parents ils vont le savoir ?'], { lang: 'fr' })
        .state.answers.payments[0]?.foreign,
    ).toMatchObject({ currency: 'EUR', minor: 150 })
  })
})

it('does not tell somebody who passed on money for others to ask for it back', () => {
  const lines = [
    'a man from telegram pays me to receive money on my unity account and send it on to other numbers, 20,000 so far',
    '0918 555 0142',
    'Send now',
    caseCreated(),
  ]
  const told = talk(dialog, lines)
  expect(told.state.advised).toContain('stopPassingOn')
  expect(talk(dialog, [...lines.slice(0, 2), 'will the police come for me?']).last).toContain(
    'You are the victim here',
  )
  expect(
    told.turns
      .flatMap(({ messages }) => messages)
      .map(show)
      .join('\n'),
  ).not.toContain('start a recall')
})
