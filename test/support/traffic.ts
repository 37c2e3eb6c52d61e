import { randomUUID } from 'node:crypto'
import { openChat } from './chat-client.ts'
import { hearEvents } from './heard-events.ts'
import { storyOf, tellTheStory, textOf } from './victim.ts'

/** Results of all messages sent while something was done to the relays. */
export interface TrafficFigures {
  /** Messages that were acknowledged, and events that pages received. */
  messages: number
  events: number
  /** Complete reports, each with the number of its case. */
  stories: { chatId: string; caseId: string }[]
  lost: number
  doubled: number
  outOfOrder: number
  /** Requests and pages that received nothing within {@link patienceMs}. */
  hung: number
  /** Outcomes of each attempt to send a message, and how often they occurred. */
  outcomes: Map<string, number>
  /** How long each message took from the first attempt to its acknowledgement, in milliseconds. */
  waits: number[]
  /** How long the slowest 503 took, in milliseconds, and how many of them lack a Retry-After. */
  slowestRefusalMs: number
  refusedWithoutTime: number
}

/** How long it took until messages were acknowledged again, in milliseconds. */
export interface Recovery {
  /** For the first writer. */
  firstMs: number
  /** For all of them. */
  everybodyMs: number
}

/** People who write, and people who make whole reports, until they are stopped. */
export interface Traffic {
  figures: TrafficFigures
  /** Waits until every writer has received an acknowledgement from now on. */
  recover(): Promise<Recovery>
  /** Waits until everyone has finished their current work, and all of it has been compared. */
  end(): Promise<TrafficFigures>
  /** Stops all attempts, whatever the state of their work. */
  breakOff(): void
}

export interface TrafficOptions {
  url: () => string
  /** Number of people who write remark after remark, with a page that listens. */
  writers: number
  /** How long a writer waits between two remarks, in milliseconds. */
  betweenMs: number
  /** Number of people who report from the first question to the case, again and again. */
  tellers: number
}

const patienceMs = 120_000
/** After this many remarks a writer compares, and opens another chat. */
const remarksOfAChat = 40
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Starts the traffic. */
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
    // A separate number: anything like a password in the chat's id would be removed from the text.
    const chat = ++chats
    const said: string[] = []
    // At least one: everyone who opens a chat says something.
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
    // The page may already have heard an answer that came after the comparison began.
    compare(
      Array.from({ length: last }, (_, i) => i + 1),
      heard.filter((seq) => seq <= last),
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
    // Answers may be identical, so they are distinguished by their positions.
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
  // The caller that waits for the end receives the error.
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

/** Expected figures: no message lost, doubled, out of order or unanswered. */
export const nothing = { lost: 0, doubled: 0, outOfOrder: 0, hung: 0 } satisfies Partial<TrafficFigures>

/** Summarises the figures in a line. */
export function inALine(figures: TrafficFigures): string {
  const { messages, events, stories, lost, doubled, outOfOrder, hung, outcomes, waits } = figures
  return (
    `${messages} messages, ${events} events, ${stories.length} reports; lost ${lost}, doubled ${doubled}, ` +
    `out of order ${outOfOrder}, hung ${hung}; answers ${JSON.stringify(Object.fromEntries(outcomes))}; ` +
    `a message ${Math.round(quantile(waits, 0.5))} ms (median), ${Math.round(Math.max(...waits))} ms (longest)`
  )
}

/** Returns the status of a response, with the problem that it reports. */
export async function outcomeOf(answer: Response): Promise<string> {
  const text = await answer.text()
  if (answer.ok) return String(answer.status)
  return `${answer.status} ${(JSON.parse(text) as { type: string }).type.replace('urn:parley:problem:', '')}`
}

/** Returns the value below which `share` of them are; 0 for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
