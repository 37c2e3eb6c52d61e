import { describe, expect, it } from 'vitest'
import { allPacks } from '../../../../src/assistant/dialog/deployment/packs.ts'
import { createDeploymentReader } from '../../../../src/assistant/dialog/deployment/reader.ts'
import { toContent, toInput } from '../../../../src/assistant/dialog/engine/messages.ts'
import {
  createReportDialog,
  type ReportDialog,
} from '../../../../src/assistant/dialog/engine/report-dialog.ts'
import type { ScamState } from '../../../../src/assistant/dialog/model/state.ts'
import type { DialogEffect, DialogMessage } from '../../../../src/assistant/dialog/model/types.ts'
import { removeSecrets, secretFinder } from '../../../../src/assistant/dialog/redaction/secrets.ts'
import { createScamReport } from '../../../../src/assistant/dialog/scam-report.ts'
import { namedDanger } from '../../../../src/assistant/dialog/understand/named-danger.ts'
import { readingWords } from '../../../../src/assistant/languages/reading-words.ts'
import { onlyPayments } from '../../../../src/assistant/understanding/only-payments.ts'
import weights from '../../../../src/assistant/understanding/weights/light.json' with { type: 'json' }
import { type ChatState, initialState, type OutboxItem } from '../../../../src/widget/chat/core/state.ts'
import { createReplay } from '../../../../src/widget/chat/offline/report/replay.ts'
import { conversations, outcomeOf } from '../../../assistant/dialog/fixtures.ts'
import { now, profile } from '../../../assistant/dialog/talk.ts'

const can = ['send-report', 'find-case', 'hand-over'] as const
const relay = createScamReport(profile, { can })

/**
 * Creates the dialogue as a page has it: the relay's public data, all words, and the texts of two languages.
 */
function deviceOf(lang: string): ReportDialog {
  const told = JSON.parse(JSON.stringify(relay.offline.outline(lang)))
  const words = Object.entries(allPacks).map(([one, { words }]) => [one, { words }])
  const packs = { ...Object.fromEntries(words), en: allPacks.en, [lang]: allPacks[lang] }
  const read = Object.fromEntries(
    [lang, 'en'].flatMap((one) => (readingWords[one] ? [[one, readingWords[one]]] : [])),
  )
  const reader = createDeploymentReader(told.profile, { words: onlyPayments(read), weights })
  const { placeOfCode } = secretFinder
  return createReportDialog(told.profile, packs, { ...told, reader, namedDanger, placeOfCode })
}

const cut: ChatState = { ...initialState, phase: 'opening', connection: 'offline' }

/** Creates a page without a network on which the citizen says one thing after the other. */
function offlinePage(lang: string, from: ChatState = cut) {
  const replay = createReplay({
    dialog: deviceOf(lang),
    locale: lang,
    clock: () => now,
    removeSecrets,
    speaks: (one) => one === 'en' || one === lang,
  })
  let state = from
  let replayed = replay(state)
  return {
    /** Returns the opening messages of the page. */
    opening: () => replayed.opening,
    replayed: () => replayed,
    state: () => state,
    set(change: Partial<ChatState>) {
      state = { ...state, ...change }
      replayed = replay(state)
    },
    say(text: string, at = now): OutboxItem {
      const { step } = replayed
      const n = String(state.outbox.length).padStart(4, '0')
      const request = {
        type: 'text' as const,
        clientId: `client-${n}`,
        text,
        ...(step !== undefined && { step }),
      }
      const item: OutboxItem = { request, at, afterSeq: 0, status: 'waiting' }
      state = { ...state, outbox: [...state.outbox, item] }
      replayed = replay(state)
      return item
    },
    answerTo: (item: OutboxItem) => replayed.after.get(item.request.clientId) ?? [],
  }
}

const contentOf = ({ type, data, view }: { type: string; data: unknown; view?: unknown }) => ({
  type,
  data,
  view,
})
/** Returns whether a message is general advice, which the relay replaces with the first action. */
const isGeneral = (lang: string | undefined, { data }: { data: unknown }): boolean => {
  const { advice, adviceMore, say } = (allPacks[lang ?? 'en'] ?? allPacks.en).texts
  const general = [...Object.values(advice), adviceMore.ongoing, say.callBankUnknown]
  return general.includes((data as { text?: string }).text ?? '')
}
const comforts = new Set(Object.values(allPacks).map(({ texts }) => texts.say.welcome))
/** Returns the relay's messages, without what only its reader and its notes for programs add. */
const saidBoth = (messages: readonly DialogMessage[]) =>
  messages
    .filter((message) => message.type !== 'text' || !comforts.has(message.text))
    .filter((message, at, heard) => {
      const before = heard[at - 1]
      const isOfAdvice =
        message.type === 'carousel' && before?.type === 'text' && before.advises !== undefined
      return !isOfAdvice && !(message.type === 'text' && message.advises !== undefined)
    })
    .map((message) => {
      const {
        asks: _,
        facts: __,
        ...own
      } = message.type === 'text' ? message : { ...message, asks: 0, facts: 0 }
      return { ...toContent(own as DialogMessage), view: message.view }
    })
const inputOf = ({ request }: OutboxItem) => toInput(request, removeSecrets(request.text ?? ''))

/** Returns the citizen's lines until the case is being created. */
function fastLines(lang: string, lines: readonly unknown[]): string[] {
  let { state } = relay.begin(lang, now)
  const said: string[] = []
  for (const line of lines) {
    if (typeof line !== 'string') return said
    said.push(line)
    const turn = relay.next(state, inputOf(itemOf(line)), now)
    state = turn.state
    if (turn.effects.some(({ type }) => type === 'create-case')) return said
  }
  return said
}
const itemOf = (text: string): OutboxItem => ({
  request: { type: 'text', clientId: 'client-0000', text },
  at: now,
  afterSeq: 0,
  status: 'waiting',
})

const all = conversations()

describe('report without a network', () => {
  it.each(all.map((conversation) => [`${conversation.lang}: ${conversation.title}`, conversation] as const))(
    'is the same as with one: %s',
    (_, { lang, lines, expected }) => {
      const page = offlinePage(lang as string)
      const begun = relay.begin(lang, now)
      expect(page.opening().map(contentOf)).toEqual(saidBoth(begun.messages))
      let state = begun.state
      const effects: DialogEffect[] = []
      for (const line of fastLines(lang, lines)) {
        const asked = state.step
        const item = page.say(line)
        // In a language that is not on the device, only the relay answers.
        if (page.replayed().missing !== undefined) break
        // The relay accepts it as the answer to the question at which it was written.
        expect(item.request.step).toBe(asked)
        const turn = relay.next(state, inputOf(item), item.at)
        state = turn.state
        effects.push(...turn.effects)
        // At the summary, the relay's reader recognises corrections that the page's smaller reader does not.
        const isHeardMore = asked === 'summary' && state.step === 'editMenu'
        if (isHeardMore) return
        const isTold = turn.effects.length === 0 && state.step !== 'summary'
        if (isTold) {
          // Where the relay says what to do now, the page gives the general advice.
          const both = (one: { data: unknown }) => state.advised === undefined || !isGeneral(lang, one)
          expect(page.answerTo(item).map(contentOf).filter(both)).toEqual(
            saidBoth(turn.messages).filter(both),
          )
        } else expect(page.answerTo(item).length).toBeGreaterThan(0)
      }
      const cases = Object.entries(outcomeOf(effects)).filter(([path]) => path.startsWith('case.'))
      for (const [path, value] of cases) expect([path, value]).toEqual([path, expected[path]])
    },
  )

  const answers = ['I paid, or they took money', 'No', 'Unity Bank', '25,000', '0917 123 4567']
  const words = (page: ReturnType<typeof offlinePage>, item: OutboxItem) =>
    page.answerTo(item).map((message) => (message.type === 'text' ? message.data.text : message.type))

  it('explains at the summary that it is sent automatically, and who to call without internet', () => {
    const page = offlinePage('en')
    const items = answers.map((line) => page.say(line))
    const summary = words(page, items.at(-1) as OutboxItem)
    expect(summary.join('\n')).toContain('Amount: PHP 25,000.00')
    expect(summary.at(-2)).toContain('sends itself')
    expect(summary.at(-2)).toContain('Unity Bank: +63 2 1234\nAnti-scam line: 5678 (24 hours)')
    const sent = page.say('Send now')
    expect(sent.request.step).toBe('summary')
    expect(words(page, sent)[0]).toContain('Your report is waiting on this phone')
    expect(page.answerTo(sent).flatMap((m) => (m.type === 'carousel' ? m.data.cards : []))).toMatchObject([
      { title: 'Now call Unity Bank', buttons: [{ url: 'tel:+6321234' }] },
      { title: 'Anti-scam line', buttons: [{ url: 'tel:5678' }] },
    ])
    // From here on, only the relay can answer.
    expect(page.replayed().step).toBeUndefined()
    expect(words(page, page.say('hello?'))).toEqual([])
  })

  it('continues from where the relay was, without what the page need not know', () => {
    let { state } = relay.begin('en', now)
    for (const line of [...answers, 'Edit', 'Amount']) {
      state = relay.next(state, inputOf(itemOf(line)), now).state
    }
    const shared = relay.offline.share(state) as ScamState
    expect(JSON.stringify(shared)).not.toContain('917123')
    expect(shared.answers.contact).toMatch(/^\+630+4567$/)
    const report = { seq: 7, state: JSON.parse(JSON.stringify(shared)) }
    const page = offlinePage('en', { ...cut, chatId: 'chat-1', phase: 'open', report })
    expect(page.opening()).toEqual([])
    const item = page.say('26,000')
    expect(item.request.step).toBe('amount')
    const online = relay.next(state, inputOf(item), now)
    expect(words(page, item)[0]).toBe(
      (online.messages[0]?.type === 'text' && online.messages[0].text) || 'nothing',
    )
    expect(words(page, item)[0]).toContain('a number ending in 4567')
  })

  it('shares nothing once there is a case, and nothing of a case that is being looked up', () => {
    const begun = relay.begin('en', now).state
    expect(relay.offline.share({ ...begun, caseId: 'CASE-1', step: 'reported' })).toBeUndefined()
    expect(relay.offline.share({ ...begun, step: 'sending' })).toBeUndefined()
    expect(relay.offline.share({ ...begun, step: 'findDigits', lookup: { wrong: 0 } })).toBeUndefined()
    expect(relay.offline.share({ ...begun, lookup: { caseId: 'CASE-1', wrong: 1 } })).not.toHaveProperty(
      'lookup',
    )
  })

  it('asks nothing while the relay can, or knows more than the page', () => {
    const live = offlinePage('en', { ...cut, connection: 'live' })
    expect(live.opening()).toEqual([])
    expect(live.say('I paid, or they took money').request.step).toBeUndefined()
    const place = { seq: 2, state: { ...relay.begin('en', now).state } }
    const message = { id: 'm', seq: 3, at: now, lang: 'en', author: { kind: 'bot' as const } }
    const behind = offlinePage('en', {
      ...cut,
      chatId: 'chat-1',
      report: place,
      messages: [{ ...message, type: 'text', data: { text: 'later' } }],
    })
    const item = behind.say('I paid, or they took money')
    expect(item.request.step).toBeUndefined()
    expect(behind.answerTo(item)).toEqual([])
  })

  it('keeps its messages until the relay’s own arrive, and asks nothing new in the meantime', () => {
    const page = offlinePage('en')
    const items = ['I paid, or they took money', 'No'].map((line) => page.say(line))
    const [first, second] = items as [OutboxItem, OutboxItem]
    const told = words(page, second)
    const atSecond = relay.next(relay.begin('en', now).state, inputOf(first), now)
    page.set({
      phase: 'open',
      connection: 'live',
      chatId: 'chat-1',
      report: { seq: 5, state: { ...atSecond.state } },
      outbox: [{ ...first, status: 'sent', seq: 4 }, second],
    })
    expect(words(page, first).length).toBeGreaterThan(0)
    expect(words(page, second)).toEqual(told)
    const third = page.say('Unity Bank')
    expect(third.request.step).toBe('bank')
    expect(page.answerTo(third)).toEqual([])
  })

  it('is silent in a language that is not on the device, and reports which one it lacks', () => {
    const page = offlinePage('en')
    page.say('I paid, or they took money')
    const item = page.say('Français')
    expect(page.replayed().missing).toBe('fr')
    expect(page.answerTo(item)).toEqual([])
  })
})
