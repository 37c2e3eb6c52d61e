import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allPacks } from '../../../src/assistant/dialog/deployment/packs.ts'
import { createDeploymentReader } from '../../../src/assistant/dialog/deployment/reader.ts'
import { createReportDialog } from '../../../src/assistant/dialog/engine/report-dialog.ts'
import { newState, type ScamState, type StepId } from '../../../src/assistant/dialog/model/state.ts'
import type { Dialog, DialogMessage, DialogProfile } from '../../../src/assistant/dialog/model/types.ts'
import { createScamReport } from '../../../src/assistant/dialog/scam-report.ts'
import { allSteps } from '../../../src/assistant/dialog/steps/index.ts'
import { namedDanger } from '../../../src/assistant/dialog/understand/named-danger.ts'
import { readingWords } from '../../../src/assistant/languages/reading-words.ts'
import { onlyPayments } from '../../../src/assistant/understanding/only-payments.ts'
import light from '../../../src/assistant/understanding/weights/light.json' with { type: 'json' }
import { caseCreated, now, profile as plain, show, talk } from './talk.ts'

const profile: DialogProfile = {
  ...plain,
  emergencyNumber: '911',
  crisisLine: { label: 'Crisis line', number: '1553', hours: '24 hours' },
  childLine: { label: 'Child line', number: '163' },
  violenceLine: { label: 'Violence line', number: '117' },
}
const can = ['send-report', 'find-case', 'hand-over'] as const
const relay = createScamReport(profile, { can })
/** Dialogue of an offline page: its reader only recognises payments. */
const device = createReportDialog(profile, allPacks, {
  can,
  reader: createDeploymentReader(profile, { words: onlyPayments(readingWords), weights: light }),
  namedDanger,
})

/** Languages of the page. */
const pageLanguages = ['en', 'tl', 'ceb', 'fr', 'ur', 'kj', 'rw', 'es', 'pt', 'hi', 'ar', 'sw']

/** Phrases that are easily missed. */
const missed = [
  'i just want to disappear',
  'im thinking of ending it all',
  'i wrote a letter to my kids already',
  'i cant go on',
  'kms',
  'i want to kill myself',
  'i think about killing myself',
  'wala nang silbi buhay ko',
  'ya no quiero vivir',
  'quero morrer',
  'main marna chahta hoon',
  'sitaki kuishi tena',
  'لا أريد أن أعيش',
  'he locked me in the room and took my phone',
]

type Kind = 'self' | 'violence' | 'ill' | 'harmless'
interface Phrase {
  lang: string
  kind: Kind
  text: string
}
const folder = join(import.meta.dirname, 'danger')
/**
 * Messages as people write them, by language. Those marked with `~` were held back from the first patterns.
 */
const phrases: Phrase[] = readdirSync(folder).flatMap((file) => {
  let kind: Kind = 'self'
  return readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) kind = line.slice(2) as Kind
      if (line === '' || line.startsWith('# ')) return []
      return { lang: file.replace('.txt', ''), kind, text: line.replace(/^~ /, '') }
    })
})
const ofKind = (lang: string, ...kinds: Kind[]) =>
  phrases.filter((one) => one.lang === lang && kinds.includes(one.kind)).map(({ text }) => text)

describe('words of danger', () => {
  it.each(pageLanguages)(
    'are detected in %s as people write them, but harmless look-alikes are not',
    (lang) => {
      const [self, violence, harmless] = [
        ofKind(lang, 'self'),
        ofKind(lang, 'violence'),
        ofKind(lang, 'harmless'),
      ]
      expect([self.length >= 25, violence.length >= 12, harmless.length >= 40]).toEqual([true, true, true])
      expect(self.filter((text) => namedDanger(text)?.kind !== 'self')).toEqual([])
      expect(violence.filter((text) => !namedDanger(text))).toEqual([])
      expect(harmless.filter((text) => namedDanger(text))).toEqual([])
      const ill = ofKind(lang, 'ill')
      expect(ill.length).toBeGreaterThan(1)
      expect(ill.filter((text) => namedDanger(text)?.kind !== 'ill')).toEqual([])
    },
  )

  it.each([
    'I WANT TO DIE!!!',
    'i want tooo dieee',
    's*icide',
    'thinking about su1cide',
    'going to k!ll myself',
    'i dont want to live any\u200bmore. i dont want to live',
    '𝐢 𝐰𝐚𝐧𝐭 𝐭𝐨 𝐝𝐢𝐞',
    'gusto ko na po talagang mamatay please',
    'send it. i want to die',
  ])('are detected in any spelling: %s', (text) => {
    expect(namedDanger(text)?.kind).toBe('self')
  })

  it.each<[text: string, isChild: boolean]>([
    ['they will kill my daughter', true],
    ['im 15 and i want to die', true],
    ['my kids will be better off without me', false],
    ['i want to kill myself', false],
  ])('tell whether a child is in danger: %s', (text, isChild) => {
    expect(namedDanger(text)?.child === true).toBe(isChild)
  })

  it('raise a false alarm for fewer than one in a hundred harmless messages of the corpora', () => {
    const corpus = join(import.meta.dirname, '../../../training/corpus')
    const said = ['stories', 'sentences', 'set-aside'].flatMap((part) =>
      readdirSync(join(corpus, part)).flatMap((file) =>
        readFileSync(join(corpus, part, file), 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as { text: string; gold?: { danger?: boolean; intent?: string } }),
      ),
    )
    const harmless = said.filter(({ gold }) => !gold?.danger && gold?.intent !== 'danger')
    expect(harmless.length).toBeGreaterThan(8_000)
    const wrong = harmless.filter(({ text }) => namedDanger(text))
    expect(wrong.length / harmless.length, JSON.stringify(wrong.slice(0, 5))).toBeLessThan(0.01)
  })
})

const waiting: ReadonlySet<StepId> = new Set(['sending', 'sendingReport', 'finding'])

/** Returns the state of a chat at a step, with the progress that the step implies. */
function at(step: StepId, lang: string, answers: Partial<ScamState['answers']> = {}): ScamState {
  const { inDetails, inCase } = allSteps.find(({ id }) => id === step) ?? {}
  const isLater =
    (inDetails !== undefined && inCase === undefined) || step === 'reported' || step === 'sendingReport'
  return {
    ...newState(profile.languages.includes(lang) ? lang : 'en'),
    step,
    ...(step !== 'whatHappened' && { begun: 'tapped' as const }),
    ...(isLater && { caseId: 'CASE-01', consentAt: now }),
    ...(step === 'sending' && { sendingAt: now, consentAt: now }),
    ...(step === 'sendingReport' && { reportingAt: now }),
    ...((step === 'danger' || step === 'safety') && { resume: 'bank' as const }),
    answers: { payments: [{}], ...answers },
  }
}

const textOf = (messages: readonly DialogMessage[]) => messages.map(show).join('\n')

/**
 * Describes how a dialogue missed the danger in a phrase; undefined if it stops the report and shows the
 * emergency numbers.
 */
function deafness(
  dialog: Pick<Dialog<ScamState>, 'next'>,
  state: ScamState,
  text: string,
): string | undefined {
  const { messages, state: next } = dialog.next(state, { type: 'text', text }, now)
  const said = textOf(messages)
  const stands = waiting.has(state.step) ? next.step === state.step : next.step === 'safety'
  const [first] = messages
  const isFirst = first?.type === 'text' && first.view === 'advice' && first.text.includes('911')
  // Whom strangers threaten needs help that comes.
  const isOfOthers = next.dangers?.every((kind) => kind === 'harm') === true
  const namesLine = first?.type === 'text' && first.text.includes('1553') && said.includes('→ tel:1553')
  if (stands && isFirst && said.includes('→ tel:911') && namesLine !== isOfOthers) return undefined
  return `${state.step} (${state.lang}): "${text}" → ${next.step}: ${said}`
}

describe('an illness', () => {
  it('shows the emergency number without the crisis line, until other danger is named', () => {
    const ill = relay.next(
      at('amount', 'en'),
      { type: 'text', text: 'my father is having a heart attack' },
      now,
    )
    expect(ill.state.step).toBe('safety')
    expect(textOf(ill.messages)).toContain('Call 911 now and say that someone is ill.')
    expect(textOf(ill.messages)).not.toContain('1553')
    const later = relay.next(ill.state, { type: 'text', text: 'i want to die' }, now)
    expect(textOf(later.messages)).toMatch(/Call 911 now\.\n[\s\S]*1553/)
  })
})

describe('the lines to call', () => {
  const linesOf = (...said: string[]) => {
    const { turns } = talk(relay, said, {})
    const shown = textOf(turns.at(-1)?.messages ?? [])
    return Object.entries({ emergency: '911', crisis: '1553', violence: '117' })
      .filter(([, number]) => shown.includes(`→ tel:${number}`))
      .map(([name]) => name)
  }

  it.each([
    ['i want to kill myself', ['emergency', 'crisis']],
    ['they are at the gate with machetes and say they will kill us', ['emergency']],
    ['my husband beats me because i lost the money to a fake shop', ['emergency', 'crisis', 'violence']],
    ['my father collapsed when he heard it and does not answer', ['emergency']],
  ])('fit the danger: %s', (text, lines) => {
    expect(linesOf(text)).toEqual(lines)
  })

  it('are named in the data of the same reply', () => {
    const { turns } = talk(relay, ['my husband beats me because i lost the money to a fake shop'], {})
    const advised = turns
      .at(-1)
      ?.messages.flatMap((message) => (message.type === 'text' ? (message.advises ?? []) : []))
    expect(new Set(advised)).toEqual(new Set(['emergency', 'violenceLine', 'crisisLine']))
  })

  it('stay while another danger is told', () => {
    expect(linesOf('i want to kill myself', 'now they are at the gate with machetes')).toEqual([
      'emergency',
      'crisis',
    ])
  })

  it('come with words for whom they are meant', () => {
    const { turns } = talk(relay, ['i want to kill myself', 'i have the pills here'], {})
    const shown = turns.map(({ messages }) => textOf(messages))
    expect(shown.at(-2)).toContain('You matter more than any money')
    expect(shown.at(-1)).toContain('You do not have to decide anything today')
  })
})

describe('danger to life', () => {
  it.each(allSteps.map(({ id }) => id))('is detected at the step "%s", whatever was said before', (step) => {
    const said = [undefined, false, true]
    const wrong = missed.flatMap((text, index) => {
      const danger = said[index % 3]
      return deafness(relay, at(step, 'en', danger === undefined ? {} : { danger }), text) ?? []
    })
    expect(wrong).toEqual([])
  })

  it.each(pageLanguages)('is detected in a chat in %s, in every language, at every third step', (lang) => {
    const wrong = allSteps.flatMap(({ id }, index) =>
      pageLanguages.flatMap((other, place) => {
        if ((index + place + pageLanguages.indexOf(lang)) % 3 !== 0) return []
        const all = ofKind(other, 'self', 'violence')
        const text = all[(index * 7) % all.length] ?? ''
        return deafness(device, at(id, lang), text) ?? []
      }),
    )
    expect(wrong).toEqual([])
  })

  it.each(pageLanguages)('is detected in each phrase of %s at the last question', (lang) => {
    const all = ofKind(lang, 'self', 'violence')
    expect(
      all.flatMap((text) => deafness(device, at('summary', 'en', { danger: true }), text) ?? []),
    ).toEqual([])
  })

  it('stops the report again each time after "I am safe, go on"', () => {
    let { state } = relay.next(at('bank', 'en'), { type: 'text', text: 'i want to die' }, now)
    for (const text of ['kms', 'i cant go on', 'ya no quiero vivir']) {
      const back = relay.next(state, { type: 'text', text: 'I am safe, go on' }, now)
      expect(back.state.step).toBe('bank')
      expect(deafness(relay, back.state, text)).toBeUndefined()
      state = relay.next(back.state, { type: 'text', text }, now).state
    }
  })

  it.each([
    ['en', 'all good thanks'],
    ['es', 'todo bien'],
    ['fr', 'oui ça va, je suis vexé, pas suicidaire'],
    ['pt', 'sim está tudo bem'],
    ['tl', 'oo ayos lang po'],
    ['tl', 'opo okay lang po ako'],
    ['sw', 'bibi yuko salama na mjomba'],
  ])('ends in %s with: %s', (lang, text) => {
    expect(relay.next(at('safety', lang), { type: 'text', text }, now).state.step).toBe('bank')
  })

  it.each(['all good thanks', 'todo bien'])('is denied by: %s', (text) => {
    expect(relay.next(at('danger', 'en'), { type: 'text', text }, now).state.step).toBe('bank')
  })

  it.each(['no, nobody is hurt', 'what no nobody is hurt. why that line??'])('is denied by: %s', (text) => {
    expect(relay.next(at('danger', 'en'), { type: 'text', text }, now).state.answers.danger).toBe(false)
  })

  it('is not denied by unclear answers: the report goes on, and danger is heard again', () => {
    const { state } = talk(
      relay,
      ['not right now but if it gets out then yes', 'i am not sure what you mean'],
      {
        from: at('danger', 'en'),
      },
    )
    expect(state.step).not.toBe('danger')
    expect(state.answers.danger).not.toBe(false)
  })

  it.each([
    ['en', 'no', 'I understand that it is not over'],
    ['en', 'they are still outside the gate, i can hear them', 'I understand that it is not over'],
    ['en', 'my brother picked me up and we are at his house now', 'safe now'],
  ] as const)('is answered while it may go on (%s): %s', (lang, text, reply) => {
    const { state, turns } = talk(relay, [text], { from: at('safety', lang) })
    expect(state.step).toBe('safety')
    expect(turns.flatMap(({ messages }) => messages.map(show)).join('\n')).toContain(reply)
  })

  it('is over after a plain yes to "Are you safe now", and says so', () => {
    const { state, turns } = talk(relay, ['my brother picked me up and we are at his house now', 'yes'], {
      from: { ...at('safety', 'en'), resume: 'bank' },
    })
    expect(state.step).toBe('bank')
    expect(turns.at(-1)?.messages.map(show).join('\n')).toContain('I am glad that nobody is in danger')
  })

  it.each(['ok', 'yes', 'opo', 'oui', 'ok i will'])(
    'is not over after "%s" to another reply than "Are you safe now?"',
    (text) => {
      const { state } = talk(relay, ['how do i call he has my phone', text], {
        from: { ...at('safety', 'en'), resume: 'bank' },
      })
      expect(state.step).toBe('safety')
    },
  )

  it.each(["yes ate's with me", 'opo andito na po si kuya', 'oui je suis chez ma voisine'])(
    'is over after "%s" to "Are you safe now?"',
    (text) => {
      const lang = text.startsWith('oui') ? 'fr' : text.startsWith('opo') ? 'tl' : 'en'
      const from = { ...at('safety', lang), resume: 'bank' as const, safeAsked: true as const }
      expect(talk(relay, [text], { from, lang }).state.step).toBe('bank')
    },
  )

  it.each(['yes but he is still at the door with a knife', 'yes but i dont want to live anymore'])(
    'is not over after "%s" to the same question',
    (text) => {
      const from = { ...at('safety', 'en'), resume: 'bank' as const, safeAsked: true as const }
      expect(talk(relay, [text], { from }).state.step).toBe('safety')
    },
  )

  it.each([
    ['en', 'my husband beats me because i lost the money to a fake shop', true],
    ['fr', 'mon mari me frappe quand je refuse de faire les crédits', true],
    ['es', 'mi marido me pega porque perdí el dinero', true],
    ['pt', 'o meu marido me bate por causa do dinheiro', true],
    ['tl', 'sinasaktan ako ng asawa ko dahil sa perang nawala', true],
    ['ur', 'میرا شوہر مجھے مارتا ہے کیونکہ پیسے چلے گئے', true],
    ['hi', 'मेरा पति मुझे मारता है क्योंकि पैसे चले गए', true],
    ['sw', 'mume wangu ananipiga kwa sababu nilipoteza pesa', true],
    ['en', 'they say they will kill me if i do not pay', false],
    ['en', 'i want to kill myself', false],
  ])('shows the line about violence at home only where it fits (%s): %s', (lang, text, isHome) => {
    const shown = talk(relay, [text], { lang }).turns.at(-1)?.messages.map(show).join('\n') ?? ''
    expect(shown).toContain('911')
    expect(shown.includes('117')).toBe(isHome)
  })

  it.each([
    ['en', 'contact', 'idk maybe its better if im not here anymore'],
    ['ar', 'summary', 'الراجل رجع بيخبط على الباب'],
    ['pt', 'summary', 'ele voltou e ta batendo na porta'],
  ] as const)(
    'is heard where the words could be an answer, and when it comes back (%s, %s): %s',
    (lang, step, text) => {
      const from = at(step, lang)
      const back = { ...from, answers: { ...from.answers, danger: true } }
      const shown = talk(relay, [text], { from: back, lang }).turns.at(-1)?.messages.map(show).join('\n')
      expect(shown).toContain('911')
    },
  )

  it('gives no advice about calls to someone who has just become safe', () => {
    const { turns } = talk(relay, ['yes'], { from: { ...at('safety', 'en'), resume: 'bank' } })
    expect(turns.flatMap(({ messages }) => messages.map(show)).join('\n')).not.toContain('Hang up')
  })

  it('does not end because a captor wants to continue', () => {
    const { state } = talk(relay, ['he makes me continue'], { from: at('safety', 'en') })
    expect(state.step).toBe('safety')
  })

  it.each(['yes he makes me continue', 'yes go on they are at the door'])('is confirmed by: %s', (text) => {
    expect(relay.next(at('danger', 'en'), { type: 'text', text }, now).state.step).toBe('safety')
  })

  it('leads back to the open question once the citizen is safe', () => {
    const safe = talk(relay, ['i want to kill myself', 'i just want to disappear', 'I am safe, go on'], {
      from: { ...at('receiver', 'en'), caseId: 'CASE-01', adding: true },
    })
    expect(safe.state.step).toBe('receiver')
  })

  it.each([
    'stop, i want to kill myself',
    'i want to kill myself, let me talk to a person',
    'yes send it, i want to die',
    'no i just want to disappear',
    'delete everything, i am going to kill myself',
    'change the amount to 500, i cant go on',
  ])('takes precedence over a command or an answer: %s', (text) => {
    for (const step of ['whatHappened', 'summary', 'restart', 'stopped', 'ongoing'] as const)
      expect(deafness(relay, at(step, 'en'), text)).toBeUndefined()
  })

  it('neither sends nor deletes the report', () => {
    const told = at('summary', 'en', { payments: [{ amountMinor: 500_000 }] })
    const sent = relay.next(told, { type: 'text', text: 'yes send it, i want to die' }, now)
    expect(sent.state.sendingAt).toBeUndefined()
    expect(sent.effects).toEqual([{ type: 'hand-over', reason: 'danger' }])
    const erased = relay.next(
      { ...told, step: 'restart', resume: 'bank' },
      { type: 'text', text: 'yes, i want to die' },
      now,
    )
    expect(erased.state.answers.payments).toEqual([{ amountMinor: 500_000 }])
  })

  it('keeps the facts of the same message', () => {
    const { state } = relay.next(
      at('amount', 'en'),
      { type: 'text', text: 'i lost 25,000 and i want to kill myself' },
      now,
    )
    expect([state.step, state.answers.payments[0]?.amountMinor]).toEqual(['safety', 2_500_000])
  })

  it('is detected while the report is being sent, and the report still arrives', () => {
    const told = relay.next(at('sending', 'en'), { type: 'text', text: 'i want to die' }, now)
    expect(told.effects).toEqual([{ type: 'hand-over', reason: 'danger' }])
    const arrived = talk(relay, [caseCreated('CASE-07')], { from: told.state })
    expect(arrived.state).toMatchObject({ step: 'when', caseId: 'CASE-07' })
  })

  it('takes precedence over a question that an agent has put to the citizen', () => {
    const put = { type: 'question', step: 'amount', misses: 0, by: { login: 'ana', id: 'p1', name: 'Ana' } }
    const state = { ...at('reported', 'en'), put } as ScamState
    expect(deafness(relay, state, 'i want to kill myself')).toBeUndefined()
  })

  it('requests an agent each time', () => {
    const { state, effects } = relay.next(
      at('bank', 'en', { danger: true }),
      { type: 'text', text: 'kms' },
      now,
    )
    expect(effects).toEqual([{ type: 'hand-over', reason: 'danger' }])
    expect(state.handOverAsked).toBe(true)
  })

  it('is also detected by the reader if no word list contains it', () => {
    const text = 'forget the summary i am bleeding he cut me'
    expect(namedDanger(text)).toBeUndefined()
    expect(deafness(relay, at('summary', 'en', { danger: true }), text)).toBeUndefined()
  })

  it('is not detected in idioms', () => {
    const wrong = ofKind('en', 'harmless').filter(
      (text) =>
        relay.next(at('bank', 'en', { danger: true }), { type: 'text', text }, now).state.step === 'safety',
    )
    expect(wrong).toEqual([])
  })
})

describe('the emergency numbers', () => {
  const abroad = createScamReport(
    {
      ...profile,
      otherCountries: {
        ZA: { emergencyNumber: '112', crisisLine: { label: 'SADAG', number: '0800 567 567' } },
        RW: { emergencyNumber: '112', childLine: { label: 'Child Helpline', number: '116' } },
      },
    },
    { can },
  )
  const told = (contact: string | undefined, text: string) =>
    textOf(abroad.next(at('bank', 'en', contact ? { contact } : {}), { type: 'text', text }, now).messages)

  it('are those of the country of the citizen’s phone number if the deployment has them', () => {
    expect(told('+27821234567', 'i want to die')).toMatch(/Call 112 now[\s\S]*0800 567 567/)
    expect(told('+27821234567', 'i want to die')).toContain('→ tel:0800567567')
    expect(told('+27821234567', 'i want to die')).not.toContain('1553')
  })

  it.each([[undefined], ['+639171234567'], ['+14155550123']])(
    'are those of the deployment’s own country for %s',
    (contact) => {
      expect(told(contact, 'i want to die')).toMatch(/Call 911 now[\s\S]*1553/)
    },
  )

  it('include the helpline for children if a child is in danger', () => {
    expect(told(undefined, 'they will kill my daughter')).toContain('→ tel:163')
    expect(told(undefined, 'im 15 and i want to die')).toContain('→ tel:163')
    expect(told('+250788123456', 'they will kill my daughter')).toContain('→ tel:116')
    expect(told(undefined, 'i want to die')).not.toContain('163')
  })
})
