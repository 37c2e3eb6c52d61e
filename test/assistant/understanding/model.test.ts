import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readingWords } from '../../../src/assistant/languages/reading-words.ts'
import { modelAnswerSchema, parseModelAnswer } from '../../../src/assistant/understanding/model/answer.ts'
import { createMasker, type Masked } from '../../../src/assistant/understanding/model/mask.ts'
import { mergeAnswer } from '../../../src/assistant/understanding/model/merge.ts'
import { needsHelp } from '../../../src/assistant/understanding/model/needs-help.ts'
import { adversarialText } from '../../support/adversarial-text.ts'
import { holds } from '../../support/properties.ts'
import { silentAnswer, silentPayment } from '../../support/reading-model.ts'
import { now, reader } from './fixtures.ts'

const mask = createMasker(readingWords)
const analysed = (text: string, lang: string, expected?: string) =>
  reader.analyse({ text, lang, now, expected })
const masked = (text: string, lang = 'en'): Masked => mask(analysed(text, lang)) ?? expect.fail('withheld')

/** Merges a model's answer into the reading of a message. */
function merged(
  text: string,
  answer: object,
  { lang = 'en', expected }: { lang?: string; expected?: string } = {},
) {
  const message = { text, lang, now, expected }
  const { candidates } = reader.analyse(message)
  const said = parseModelAnswer(JSON.stringify({ ...silentAnswer, ...answer })) ?? expect.fail('no answer')
  return mergeAnswer(said, {
    reading: reader.read(message),
    candidates,
    masked: masked(text, lang),
    isAnswer: expected !== undefined,
    callingCode: '63',
  })
}

describe('a message to the language model', () => {
  it('contains ids instead of possible facts, and no words that are in none of the lists', () => {
    const { text, ids } = masked(
      'yesterday at 3 i sent 48,500 from my Meridian to Coastal Savings 3301 7745 902, name there is Arvin Q. Salonga. my friend Marites says juan wants nine thousand more. call me 0917 555 1234, ref no. TRX-88213',
    )
    expect(text).toBe(
      '[moment1] i sent [money1] from my [institution1] to [institution2] [number1], name there is [name1]. my friend [word] says [word] wants [money2] more. call me [number2], ref no. [reference1]',
    )
    expect(ids.get('money2')).toEqual({ kind: 'money', index: 1 })
  })

  it.each([
    ['tl', 'Kahapon po nagpadala ako ng limang libo kay Rodelio, sabi niya babalik daw', 'Rodelio', 'libo'],
    ['fr', 'hier j’ai envoyé vingt mille à Aminata Traoré par téléphone', 'aminata', 'mille'],
    ['ur', 'میں نے کل احمد کو بیس ہزار روپے بھیجے', 'احمد', 'ہزار'],
    ['rw', 'ejo nohereje Mukamana ibihumbi mirongo itanu kuri telefone', 'mukamana', 'mirongo'],
  ])('contains no name and no amount in words (%s)', (lang, said, name, amount) => {
    const { text } = masked(said, lang)
    expect(text).not.toContain(name)
    expect(text).not.toContain(amount)
    expect(text).toMatch(/\[money1\]/)
  })

  it('contains no number spelled digit by digit, no address, and no id that the citizen made up', () => {
    const { text } = masked(
      '[money9] my code was four eight one five, write to rosa@mail.example or http://x.example/rosa',
    )
    expect(text).not.toMatch(/\b(?:four|eight|one|five|rosa|money9)\b|@/)
  })

  it('is withheld if it contains more candidates than are examined', () => {
    const amounts = Array.from({ length: 50 }, (_, index) => `PHP ${1000 + index}`).join(' and then ')
    expect(mask(analysed(amounts, 'en'))).toBeUndefined()
  })

  it('contains digits only in ids, whatever is written, and each part maps to the citizen’s words', () => {
    const texts = fc.oneof(adversarialText(3000), fc.string({ unit: 'grapheme', maxLength: 3000 }))
    holds(
      fc.property(texts, (text) => {
        const sent = mask(analysed(text, 'en'))
        if (!sent) return
        expect(sent.text.replace(/\[[a-z]+\d*\]/g, '')).not.toMatch(/[\p{N}\p{Cf}[\]]/u)
        const own = sent.ownWords(sent.text.slice(3, 40))
        if (own !== undefined) expect(text).toContain(own)
      }),
    )
  })
})

describe('an answer of the language model', () => {
  const story = 'a man from the office said I should move my savings to be safe, so there went 48,500'

  it('assigns roles to candidates, marked as the model’s and with less confidence than any stored fact', () => {
    const { reading, changed } = merged('I sent 9,000. He asked 700 for Lina Sarmiento', {
      payments: [
        { ...silentPayment, money: 'money1' },
        { ...silentPayment, money: '[money2]', name: 'name1' },
      ],
    })
    const [first, second] = reading.payments
    expect(first?.amount).toMatchObject({ value: 9000, quote: '9,000' })
    expect(second?.amount).toEqual({ value: 700, quote: '700', confidence: 0.25, by: 'model' })
    expect(second?.receiver.name).toEqual({
      value: 'Lina Sarmiento',
      quote: 'Lina Sarmiento',
      confidence: 0.25,
      by: 'model',
    })
    expect(changed).toBeGreaterThanOrEqual(2)
  })

  it('loses ids and quotes that do not exist, and ids of the wrong kind', () => {
    const merging = merged(story, {
      payments: [{ ...silentPayment, money: 'money7', to: 'money1', name: 'Vera Invented' }],
      scamType: { value: 'romance', quote: 'he said he loves me' },
      ongoing: { value: 'yes', quote: '[money1]' },
    })
    expect(merging).toMatchObject({ droppedIds: 3, droppedQuotes: 2, changed: 0 })
    expect(merging.reading).toEqual(reader.read({ text: story, lang: 'en', now }))
  })

  it('is quoted in the citizen’s own words', () => {
    const { reading } = merged('that lady in the Chat wanted 900 from me', {
      scamType: { value: 'romance', quote: 'in the chat wanted [money1]' },
    })
    expect(reading.scamType).toMatchObject({ value: 'romance', quote: 'in the Chat wanted 900', by: 'model' })
  })

  it('removes an amount only if the reader was unsure of it', () => {
    const text = 'they said I owe 5,000 and I gave 700'
    const { reading } = merged(text, { notPaid: ['money1', 'money2'] })
    const sure = reader
      .read({ text, lang: 'en', now })
      .payments.filter(({ amount }) => (amount?.confidence ?? 0) >= 0.9)
    expect(reading.payments.flatMap(({ amount }) => amount ?? [])).toEqual(
      sure.flatMap(({ amount }) => amount ?? []),
    )
  })

  it.each([
    ['consent', { consent: { value: 'yes', quote: 'yes' } }],
    ['danger', { danger: true, minor: true }],
  ])('is ignored about %s', (_, answer) => {
    const text = 'well yes maybe later, my cousin is asking me'
    const { reading } = merged(text, answer, { expected: 'consent' })
    expect(reading).toEqual(reader.read({ text, lang: 'en', now, expected: 'consent' }))
  })

  it('does not change the intent of a message that sounds dangerous', () => {
    const text = 'he says he will kill me if I do not pay'
    const { reading } = merged(
      text,
      { intent: { value: 'thanks', quote: 'he says he' } },
      { expected: 'amount' },
    )
    expect(reading.danger?.value).toBe(true)
    expect(reading.intent?.by).not.toBe('model')
  })

  it.each([
    ['empty', ''],
    ['not JSON', 'Sure! Here is the answer'],
    ['of another structure', '{"payments":"all"}'],
    ['an unknown value', JSON.stringify({ ...silentAnswer, intent: { value: 'consent', quote: 'yes' } })],
    ['an endless list', JSON.stringify({ ...silentAnswer, notPaid: Array(500).fill('money1') })],
    ['HTML', '<html><script>alert(1)</script></html>'],
  ])('is rejected if it is %s', (_, text) => {
    expect(parseModelAnswer(text)).toBeUndefined()
  })

  it('has a schema without properties for values, consent or danger', () => {
    const schema = JSON.stringify(modelAnswerSchema)
    expect(schema).not.toMatch(/consent|danger|refusal|number"|maxLength/)
    expect(modelAnswerSchema).toMatchObject({ type: 'object', additionalProperties: false })
  })
})

describe('the language model', () => {
  const isAsked = (text: string, expected?: string) => {
    const message = { text, lang: 'en', now, expected }
    return needsHelp(message, reader.read(message), reader.analyse(message).candidates)
  }

  it('is asked about a story, and about an answer that contains more than its reading', () => {
    expect(isAsked('I was scammed')).toBe(true)
    expect(isAsked('it was 900 and also 700 to that Unity account', 'amount')).toBe(true)
  })

  it('is not asked about a yes or a no', () => {
    expect(isAsked('yes I agree', 'consent')).toBe(false)
  })
})
