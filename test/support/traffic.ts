import { randomUUID } from 'node:crypto'
import { openChat } from './chat-client.ts'
import { hearEvents } from './heard-events.ts'
import { storyOf, tellTheStory, textOf } from './victim.ts'

/** What became of all that was said while something was done to the relays. */
export interface TrafficFigures {
  /** Messages that were acknowledged, and events that pages heard. */
  messages: number
  events: number
  /** Whole reports, each with the number of its case. */
  stories: { chatId: string; caseId: string }[]
  lost: number
  doubled: number
  outOfOrder: number
  /** Requests and pages that nothing came to in {@link patienceMs}. */
  hung: number
  /** What each try to send a message ended with, and how often. */
  outcomes: Map<string, number>
  /** How long each message took from the first try to its acknowledgement, in milliseconds. */
  waits: number[]
  /** How long the slowest 503 took, in milliseconds, and how many of them do not say when to try again. */
  slowestRefusalMs: number
  refusedWithoutTime: number
}

/** How long it took until what was sent is acknowledged again, in milliseconds. */
export interface Recovery {
  /** To one of those who write. */
  firstMs: number
  /** To each of them. */
  everybodyMs: number
}

/** People who write, and people who tell their whole story, until they are told to stop. */
export interface Traffic {
  figures: TrafficFigures
  /** Waits until everybody who writes has been acknowledged something from now on. */
  recover(): Promise<Recovery>
  /** Waits until everybody has finished what she was at, and all of it has been compared. */
  end(): Promise<TrafficFigures>
  /** Lets nobody try anything any more, whatever has become of what they were at. */
  breakOff(): void
}

export interface TrafficOptions {
  url: () => string
  /** People who write remark after remark, with a page that listens. */
  writers: number
  /** How long a writer waits from one remark to the next, in milliseconds. */
  betweenMs: number
  /** People who tell their story from the first question to the case, one after the other. */
  tellers: number
}

const patienceMs = 120_000
/** After so many remarks a writer compares, and opens another chat. */
const remarksOfAChat = 40
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Starts them. */
export function startTraffic({ url, writers, betweenMs, tellers }: TrafficOptions): Traffic {
  const figures: TrafficFigures = {
    messages: 0,
    events: 0,
    stories: [],
    lost: 0,
    doubled: 0,
    outOfOrder: 0,
    hung: 0,
    outcomes: new Map(),
    waits: [],
    slowestRefusalMs: 0,
    refusedWithoutTime: 0,
  }
  /** How many messages of each writer were acknowledged. */
  const acknowledged = Array.from({ length: writers }, () => 0)
  let chats = 0
  let isOver = false
  const brokenOff = new AbortController()

  const compare = (expected: readonly (string | number)[], found: readonly (string | number)[]) => {
    const places = new Map(expected.map((one, place) => [one, place]))
    figures.lost += expected.filter((one) => !found.includes(one)).length
    figures.doubled += found.length - new Set(found).size
    const order = found.map((one) => places.get(one) ?? -1)
    figures.outOfOrder += order.filter((place, i) => place < (order[i - 1] ?? -1)).length
  }

  const noteRefusal = ({ status, headers }: Response, ms: number) => {
    if (status !== 503) return
    figures.slowestRefusalMs = Math.max(figures.slowestRefusalMs, Math.round(ms))
    if (!headers.has('retry-after')) figures.refusedWithoutTime++
  }

  const send = async (token: string, text: string) => {
    const body = JSON.stringify({ type: 'text', clientId: randomUUID(), text })
    const from = performance.now()
    for (;;) {
      const tried = performance.now()
      const outcome = await fetch(`${url()}/chat/v1/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body,
        signal: AbortSignal.any([AbortSignal.timeout(patienceMs), brokenOff.signal]),
      }).then(
        (answer) => {
          noteRefusal(answer, performance.now() - tried)
          return outcomeOf(answer)
        },
        (error: Error) => (error.name === 'TimeoutError' ? 'hung' : String(error.cause)),
      )
      figures.outcomes.set(outcome, (figures.outcomes.get(outcome) ?? 0) + 1)
      if (outcome === 'hung') figures.hung++
      if (outcome === '202') break
      brokenOff.signal.throwIfAborted()
      // As a page does, with the same clientId.
      await pause(100)
    }
    figures.waits.push(performance.now() - from)
    figures.messages++
  }

  const writeAChat = async (writer: number) => {
    const { session } = await openChat({ url })
    const page = hearEvents({ url, token: session.token })
    // A number of its own: what is like a password in the chat's id would be taken out of her words.
    const chat = ++chats
    const said: string[] = []
    // One at least: whoever has opened a chat says something.
    while (said.length === 0 || (!isOver && said.length < remarksOfAChat)) {
      const text = `Remark ${said.length + 1}, chat ${chat}`
      await send(session.token, text)
      acknowledged[writer] = (acknowledged[writer] ?? 0) + 1
      said.push(text)
      await pause(betweenMs)
    }
    const again = await openChat({ url, resume: session.token })
    const messages = await again.until((all) => all.some((one) => textOf(one) === said.at(-1)), patienceMs)
    compare(said, messages.filter(({ author }) => author.kind === 'visitor').map(textOf))
    const last = again.events.at(-1)?.seq ?? 0
    if (!(await page.until(last, patienceMs))) figures.hung++
    const heard = await page.leave()
    compare(
      Array.from({ length: last }, (_, i) => i + 1),
      heard,
    )
    figures.events += heard.length
  }

  const tellAStory = async () => {
    const chat = await openChat({ url })
    const caseId = await tellTheStory(chat, { patienceMs })
    const again = await openChat({ url, resume: chat.session.token })
    const known = chat.events.length
    await again.until(() => again.events.length >= known, patienceMs)
    compare(
      again.events.map((_, i) => i + 1),
      again.events.map(({ seq }) => seq),
    )
    const messages = again.messages()
    const said = messages.filter(({ author }) => author.kind === 'visitor').map(textOf)
    // Answers may be alike, so they are told apart by their places.
    compare(storyOf(messages).map(numbered), said.map(numbered))
    figures.stories.push({ chatId: chat.session.chatId, caseId })
  }

  const again = async (what: () => Promise<void>) => {
    while (!isOver) await what()
  }
  const all = [
    ...acknowledged.map((_, writer) => again(() => writeAChat(writer))),
    ...Array.from({ length: tellers }, () => again(tellAStory)),
  ]
  // Whoever waits for the end hears of it.
  for (const one of all) one.catch(() => undefined)
  return {
    figures,
    async recover() {
      const from = performance.now()
      const took = await Promise.all(
        acknowledged.map(async (before, writer) => {
          while (acknowledged[writer] === before) {
            brokenOff.signal.throwIfAborted()
            await pause(5)
          }
          return Math.round(performance.now() - from)
        }),
      )
      return { firstMs: Math.min(...took), everybodyMs: Math.max(...took) }
    },
    async end() {
      isOver = true
      await Promise.all(all)
      return figures
    },
    breakOff() {
      isOver = true
      brokenOff.abort()
    },
  }
}

const numbered = (text: string, place: number) => `${place} ${text}`

/** What is lost, doubled, misplaced and without an answer where all is well. */
export const nothing = { lost: 0, doubled: 0, outOfOrder: 0, hung: 0 } satisfies Partial<TrafficFigures>

/** Says in a line what became of what was said. */
export function inALine(figures: TrafficFigures): string {
  const { messages, events, stories, lost, doubled, outOfOrder, hung, outcomes, waits } = figures
  return (
    `${messages} messages, ${events} events, ${stories.length} reports; lost ${lost}, doubled ${doubled}, ` +
    `out of order ${outOfOrder}, hung ${hung}; answers ${JSON.stringify(Object.fromEntries(outcomes))}; ` +
    `a message ${Math.round(quantile(waits, 0.5))} ms (median), ${Math.round(Math.max(...waits))} ms (longest)`
  )
}

/** Gives the status of an answer, with the problem that it tells of. */
export async function outcomeOf(answer: Response): Promise<string> {
  const text = await answer.text()
  if (answer.ok) return String(answer.status)
  return `${answer.status} ${(JSON.parse(text) as { type: string }).type.replace('urn:parley:problem:', '')}`
}

/** The value below which `share` of them lie; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
