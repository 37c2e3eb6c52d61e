import { toContent, toInput } from '../../../../assistant/dialog/engine/messages.ts'
import type { ReportDialog } from '../../../../assistant/dialog/engine/report-dialog.ts'
import type { ScamTurn } from '../../../../assistant/dialog/engine/turn.ts'
import type { ScamState } from '../../../../assistant/dialog/model/state.ts'
import type { RemoveSecrets } from '../../../../assistant/dialog/redaction/secret-removal.ts'
import type { ChatMessage } from '../../../../contract/chat/chat.ts'
import type { Clock } from '../../../../contract/primitives/ids.ts'
import { type Local, nothingLocal } from '../../core/local.ts'
import type { ChatState, OutboxItem, Progress } from '../../core/state.ts'

/** What a replay needs beside the chat itself. */
export interface ReplayOptions {
  dialog: ReportDialog
  /** Language of a chat that is begun here. */
  locale: string
  clock: Clock
  removeSecrets: RemoveSecrets
  /** Whether the words of a language are on the device. */
  speaks(lang: string): boolean
}

/** What the page answers, and the step to which her next answer belongs. */
export interface Replayed extends Local {
  step?: string
  /** A language in which the dialogue could go on, if it were here. */
  missing?: string
}

interface Told {
  state: ScamState
  messages: readonly ChatMessage[]
  progress: Progress
}

/** The point from which the page goes on: as the relay was after its event `seq`. */
interface Place {
  seq: number
  state: ScamState
}

/**
 * Makes a function of the chat's state that works out what the page answers without a network: it holds the dialogue
 * anew, from where the relay last was, over all that waits to be sent. What it has said once stays until the relay's own
 * words are there.
 */
export function createReplay(options: ReplayOptions): (chat: ChatState) => Replayed {
  const { dialog, locale, clock } = options
  let told: ReadonlyMap<string, Told> = new Map()
  let begun: Told | undefined

  return (chat) => {
    const items = chat.outbox.filter(({ status }) => status !== 'failed')
    if (chat.messages.length > 0) begun = undefined
    else if (!begun && isCut(chat) && isUnknown(chat)) {
      const at = items[0]?.at ?? clock()
      begun = toTold(dialog.begin(locale, at), { id: 'begin', at, chat })
    }
    const from = placeOf(chat) ?? (begun && isUnknown(chat) ? { seq: 0, state: begun.state } : undefined)
    const walked = walk(chat, items, { ...options, from, told })
    told = walked.told

    const last = items.at(-1)
    const newest = last ? told.get(last.request.clientId) : begun
    const asked = newest?.state ?? (last || !isCut(chat) ? undefined : from?.state)
    const step = asked && !dialog.offline.isDone(asked) ? asked.step : undefined
    if (!begun && told.size === 0 && !step && !walked.missing) return nothingLocal
    return {
      opening: begun?.messages ?? [],
      after: new Map([...told].map(([clientId, { messages }]) => [clientId, messages])),
      ...(newest && { progress: newest.progress }),
      ...(step && { step }),
      ...(walked.missing && { missing: walked.missing }),
    }
  }
}

/** From a place over her words, one after the other, for as long as the page can follow. */
function walk(
  chat: ChatState,
  items: readonly OutboxItem[],
  {
    dialog,
    removeSecrets,
    speaks,
    from,
    told,
  }: ReplayOptions & { from: Place | undefined; told: ReadonlyMap<string, Told> },
): { told: ReadonlyMap<string, Told>; missing?: string } {
  const next = new Map<string, Told>()
  let state = from?.state
  for (const item of items) {
    const { clientId, step } = item.request
    const before = told.get(clientId)
    if (!state || (item.seq !== undefined && item.seq <= (from?.seq ?? 0))) {
      if (before) next.set(clientId, before)
      continue
    }
    const isWanted = before !== undefined || isCut(chat)
    const isHere = step === undefined || step === state.step
    if (!isWanted || !isHere || dialog.offline.isDone(state)) break
    const turn = dialog.offline.next(state, toSaid(item, removeSecrets), item.at)
    if (!speaks(turn.state.lang)) return { told: next, missing: turn.state.lang }
    next.set(clientId, toTold(turn, { id: clientId, at: item.at, chat }))
    state = turn.state
  }
  return { told: next }
}

const isCut = ({ connection }: ChatState): boolean => connection === 'offline' || connection === 'retrying'

/** No chat has been opened, and nothing of one is kept. */
const isUnknown = ({ chatId, phase }: ChatState): boolean => chatId === undefined && phase === 'opening'

/** Where the relay last was, when nothing has come since that it does not take into account. */
function placeOf({ report, messages }: ChatState): Place | undefined {
  if (!report || (messages.at(-1)?.seq ?? 0) > report.seq) return undefined
  // The relay's own dialogue wrote it; this one reads it as far as it understands it.
  return { seq: report.seq, state: report.state as unknown as ScamState }
}

const toSaid = ({ request }: OutboxItem, removeSecrets: RemoveSecrets) =>
  toInput(request, removeSecrets(request.text ?? ''))

function toTold(
  { state, messages, progress }: ScamTurn,
  { id, at, chat }: { id: string; at: string; chat: ChatState },
): Told {
  const author = chat.messages.findLast((message) => message.author.kind === 'bot')?.author
  const drawn = messages.map((said, index) => ({
    id: `${id}/${index}`,
    seq: 0,
    at,
    lang: state.lang,
    author: author ?? { kind: 'bot' as const },
    ...(said.view && { view: said.view }),
    ...toContent(said),
  }))
  return { state, messages: drawn, progress }
}
