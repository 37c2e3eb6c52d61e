import type { Timers } from '../../../contract/primitives/timers.ts'
import { answeredByHand } from '../../../http/answered-by-hand.ts'
import { commonHeaders } from '../../../http/hono-answers.ts'
import type { ChatNotifier } from '../../citizen-api/chat/chat-notifier.ts'
import { type ChatStreams, eventStreamHeaders, type OpenStream } from '../../citizen-api/chat/chat-streams.ts'
import type { Operator } from '../sign-in/operator.ts'
import type { OperatorContext } from '../sign-in/route-guards.ts'
import type { InboxList } from './inbox-list.ts'
import { inboxNews } from './inbox-news.ts'
import { beatMs, type Presence } from './presence.ts'

/** Dependencies of the streams. */
export interface InboxStreamsDeps {
  list: Pick<InboxList, 'pulse'>
  chatStreams: ChatStreams
  notifier: ChatNotifier
  presence: Presence
  /** Controllers of the open streams, for ending them at shutdown. */
  streams: Set<OpenStream>
  newLease: () => string
  timers: Timers
}

/** Checked before a stream sends anything: whether its reader is still authorised. */
type StillAllowed = () => Promise<boolean>

/** Server-sent event streams for the console page. */
export interface InboxStreams {
  /**
   * Sends each change of the inbox, and a heartbeat every 15 seconds; it also serves as the person's
   * presence.
   */
  inbox(person: Operator, request: Request, isAllowed: StillAllowed): Response
  /** Sends the events of one chat after `after`, then each new one. */
  chat(c: OperatorContext, chatId: string, after: number, isAllowed: StillAllowed): Response
}

const heartbeatMs = 15_000

/** Creates the streams. */
export function createInboxStreams(deps: InboxStreamsDeps): InboxStreams {
  const { list, notifier, presence, streams, newLease, timers } = deps
  const open = (request: Request): AbortController => {
    const control = new AbortController()
    streams.add(control)
    control.signal.addEventListener('abort', () => streams.delete(control))
    request.signal.addEventListener('abort', () => control.abort())
    return control
  }
  return {
    chat(c, chatId, after, isAllowed) {
      deps.chatStreams.open({
        ...{ chatId, after, reader: { isAllowed } },
        ...{ response: c.env.outgoing, headers: commonHeaders(c.get('requestId')) },
      })
      return answeredByHand()
    },
    inbox(person, request, isAllowed) {
      const control = open(request)
      const leaseId = newLease()
      const beat = () => presence.beat(leaseId, person).catch(() => {})
      const stopBeating = timers.setInterval(beat, beatMs)
      void beat()
      // A page that was closed may be opened again; a person without the right to read stays away.
      let mayReturn = true
      control.signal.addEventListener('abort', () => {
        stopBeating()
        void presence.leave(leaseId, { mayReturn }).catch(() => {})
      })
      const pulses = writePulses(() => list.pulse(person), { notifier, control, isAllowed, timers })
      const encoder = new TextEncoder()
      return answer(
        new ReadableStream({
          async pull(controller) {
            const { value, done } = await pulses.next()
            if (!done) return controller.enqueue(encoder.encode(value))
            mayReturn = control.signal.aborted
            control.abort()
            controller.close()
          },
          async cancel() {
            control.abort()
            await pulses.return(undefined)
          },
        }),
      )
    },
  }
}

async function* writePulses(
  read: () => ReturnType<InboxList['pulse']>,
  options: { notifier: ChatNotifier; control: AbortController; isAllowed: StillAllowed; timers: Timers },
): AsyncGenerator<string, undefined> {
  const { signal } = options.control
  let wake = () => {}
  let isWoken = false
  const onNews = () => {
    isWoken = true
    wake()
  }
  const stop = options.notifier.subscribe(inboxNews, onNews)
  signal.addEventListener('abort', onNews)
  try {
    yield 'retry: 1000\n\n'
    while (!signal.aborted && (await options.isAllowed())) {
      isWoken = false
      const pulse = await read()
      yield `id: ${pulse.seq}\nevent: inbox\ndata: ${JSON.stringify(pulse)}\n\n`
      if (isWoken) continue
      await new Promise<void>((resolve) => {
        const cancel = options.timers.setTimeout(resolve, heartbeatMs)
        wake = () => {
          cancel()
          resolve()
        }
      })
    }
  } finally {
    stop()
  }
  return undefined
}

const answer = (body: ReadableStream<Uint8Array>) => new Response(body, { headers: eventStreamHeaders })
