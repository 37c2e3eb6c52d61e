import { describe, expect, it } from 'vitest'
import { allPacks } from '../../../src/assistant/dialog/deployment/packs.ts'
import { isTip, type ScamState, type StepId } from '../../../src/assistant/dialog/model/state.ts'
import type { DialogInput, Turn } from '../../../src/assistant/dialog/model/types.ts'
import { createTexts, override, textKeys } from '../../../src/assistant/dialog/model/wording.ts'
import { createScamReport } from '../../../src/assistant/dialog/scam-report.ts'
import { allSteps, steps } from '../../../src/assistant/dialog/steps/index.ts'
import { fields } from '../../../src/assistant/languages/tables/vocabulary.ts'
import { preparedInput } from './prepared.ts'
import { caseCreated, type Line, now, profile, show, talk } from './talk.ts'

const dialog = createScamReport(profile, {
  can: ['send-report', 'find-case', 'hand-over', 'news-sms', 'news-voice_callback', 'news-email'],
})

/** Typed answers for the questions that have no taps, or not for every answer. */
const typed: Partial<Record<StepId, readonly string[]>> = {
  whatHappened: ['no', 'a man said he was from the bank, i sent 25,000 from my unity account yesterday'],
  type: ['i sent it by mistake to the wrong number', 'it is a dispute with a shop'],
  amount: ['25,000', '9,000,000', '0'],
  when: ['yesterday'],
  reference: ['TX-1001'],
  receiver: ['5550011', 'Maria Santos'],
  minute: ['14:05'],
  lastDigits: ['5550001'],
  contact: ['0917 123 4567', 'rosa@home.example'],
  news: ['text me', 'rosa@home.example', '0917 123 4567', 'by e-mail'],
  lossAmount: ['5,000'],
  name: ['Rosa Demo'],
  nationality: ['Rwandan'],
  idNumber: ['A1234567'],
  holder: ['Rosa Demo'],
  ownAccount: ['5550001'],
  firstContact: ['last monday'],
  contactWay: ['a call from 0917 555 0000'],
  story: ['They called me.'],
  evidence: ['a screenshot'],
  police: ['BLT-1'],
  findCase: ['CASE-01ABC'],
  findDigits: ['4567'],
}

const report = {
  case_id: 'CASE-01ABC',
  status: 'tracing',
  recovery_trace_summary: {},
  freeze_status_timeline: [],
  next_milestone: 'none',
}

/** Results that the relay can return at the steps that wait for it. */
const results: Partial<Record<StepId, readonly DialogInput[]>> = {
  sending: [
    { type: 'result', effect: 'create-case', ok: true, caseId: 'CASE-01' },
    { type: 'result', effect: 'create-case', ok: false, attempts: 9, final: true },
  ],
  sendingReport: [
    { type: 'result', effect: 'send-report', ok: true },
    { type: 'result', effect: 'send-report', ok: false, attempts: 9, final: true },
  ],
  finding: [
    { type: 'result', effect: 'find-case', ok: true, case: null },
    { type: 'result', effect: 'find-case', ok: true, case: report },
  ],
}

/** Messages in which a language model found facts before their turn, by question, in one language. */
const readBefore = (lang: string): Partial<Record<StepId, DialogInput>> => ({
  ongoing: preparedInput('they took it all from me, all that I had', { lang, expected: undefined }),
})

const everywhere = ['back', 'stop', 'start again', 'help', 'I am in danger', 'I have a case number', 'edit']
const text = (said: string): DialogInput => ({ type: 'text', text: said })

function inputsAt(
  turn: Turn<ScamState>,
  commands: readonly string[],
  { [turn.state.step]: before }: Partial<Record<StepId, DialogInput>>,
): DialogInput[] {
  const taps = turn.messages.flatMap((message) =>
    message.type === 'text' ? (message.quickReplies ?? []).map(({ payload }) => payload) : [],
  )
  const { step } = turn.state
  return [
    ...[...taps, ...(typed[step] ?? []), ...commands].map(text),
    ...(before ? [before] : []),
    ...(results[step] ?? []),
  ]
}

/**
 * Returns the last turn of a case without a known amount, which requires two answers in a row that walks
 * rarely give.
 */
function withoutAmount(lang: string): Turn<ScamState> {
  const lines: Line[] = ['I paid, or they took money', 'No', 'Skip', 'I don’t know', 'I don’t know', 'Skip']
  const rest = ['Skip', 'TX-1001', 'Skip', 'Job', 'Add details']
  const held = talk(dialog, [...lines, 'Send now', caseCreated(), ...rest], { lang })
  return held.turns.at(-1) ?? dialog.begin(lang, now)
}

/**
 * Turns per walk, and number of walks: enough in English to reach every step, and in other languages to see
 * the texts.
 */
const walkTurns = 50
const walks = { reaching: 60, seeing: 10 }

/**
 * Walks through the questions, choosing at each one the input that has been tried there least. This tries
 * every tap, answer and command at every reachable question.
 */
function walk(lang: string, walks: number) {
  const tried = new Map<string, number>()
  const edges: [StepId, StepId][] = []
  const turns: Turn<ScamState>[] = []
  const before = readBefore(lang)
  for (let round = 0; round < walks; round++) {
    let turn = round % 10 === 9 ? withoutAmount(lang) : dialog.begin(lang, now)
    for (let length = 0; length < walkTurns; length++) {
      turns.push(turn)
      const { step } = turn.state
      const inputs = inputsAt(turn, round % 3 === 0 ? everywhere : [], before).map((input) => {
        const key = `${step} ${isTip(turn.state)} ${JSON.stringify(input)}`
        return { input, key, times: tried.get(key) ?? 0 }
      })
      const [least] = inputs.sort((a, b) => a.times - b.times)
      if (!least) break
      tried.set(least.key, least.times + 1)
      const next = dialog.next(turn.state, least.input, now)
      edges.push([step, next.state.step])
      turn = next.messages.length > 0 ? next : { ...next, messages: turn.messages }
    }
  }
  return { turns, edges }
}

const english = walk('en', walks.reaching)

describe('the graph of questions', () => {
  const { turns, edges } = english

  it('reaches every step', () => {
    const reached = new Set(turns.map(({ state }) => state.step))
    expect([...reached].sort()).toEqual(Object.keys(steps).sort())
  })

  it('has a path from every step to an end', () => {
    const ends = new Set<StepId>(['reported', 'declined', 'notScam', 'adviceOnly'])
    const good = new Set<StepId>(ends)
    for (let grown = -1; grown !== good.size; ) {
      grown = good.size
      for (const [from, to] of edges) if (good.has(to)) good.add(from)
    }
    expect((Object.keys(steps) as StepId[]).filter((step) => !good.has(step))).toEqual([])
  })

  it.each(profile.languages)(
    'asks at most one question per turn in %s, and leaves no placeholder unfilled',
    (lang) => {
      const { turns } = lang === 'en' ? english : walk(lang, walks.seeing)
      for (const { messages } of turns) {
        const shown = messages.map(show).join('\n')
        expect(shown).not.toMatch(/undefined|\[object|NaN|\{\w+\}/)
        const asking = messages.filter((message) => message.type === 'text' && /[?؟]\s*$/.test(message.text))
        expect(asking.length, shown).toBeLessThanOrEqual(1)
      }
    },
  )
})

describe('the steps', () => {
  it.each(fields)('have one question for the fact %s', (fact) => {
    expect(allSteps.filter((step) => step.fact === fact)).toHaveLength(1)
  })

  it.each(allSteps)('show at $id the progress of a question that counts', ({ inDetails }) => {
    if (typeof inDetails === 'object') expect(steps[inDetails.beside].inDetails).toBe('counts')
  })
})

describe('texts', () => {
  const textsOf = createTexts({}, allPacks)
  const english = textKeys(textsOf('en'))

  it.each(profile.languages)(
    'are complete in %s, and the taps of a question have distinct labels',
    (lang) => {
      const texts = textsOf(lang)
      expect(textKeys(texts)).toEqual(english)
      for (const group of [
        texts.firstKinds,
        texts.moreKinds,
        texts.labels,
        texts.contactWays,
        texts.identityTypes,
      ]) {
        const labels = Object.values(group).map((label) => label.toLowerCase())
        expect(new Set(labels).size).toBe(labels.length)
        for (const label of labels) expect(label.length).toBeGreaterThan(0)
      }
    },
  )

  it.each(profile.languages.filter((lang) => lang !== 'en'))('are not left in English in %s', (lang) => {
    const same = Object.entries(textsOf(lang).say).filter(
      ([key, value]) =>
        typeof value === 'string' && value === (textsOf('en').say as unknown as Record<string, unknown>)[key],
    )
    expect(same).toEqual([])
  })

  it('can be overridden by key, including those with values', () => {
    const worded = override(textsOf('en'), {
      'ask.contact.ask': 'Your number?',
      'say.reported': 'Case {caseId} is open.',
    })
    expect(worded.ask.contact.ask).toBe('Your number?')
    expect(worded.say.reported({ caseId: 'CASE-01' })).toBe('Case CASE-01 is open.')
    expect(worded.ask.contact.again).toBe(textsOf('en').ask.contact.again)
  })
})
