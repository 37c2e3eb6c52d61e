import { toContent, toInput } from '../../../../assistant/dialog/engine/messages.ts'
import type { ReportDialog } from '../../../../assistant/dialog/engine/report-dialog.ts'
import type { ScamTurn } from '../../../../assistant/dialog/engine/turn.ts'
import type { ScamState } from '../../../../assistant/dialog/model/state.ts'
import type { RemoveSecrets } from '../../../../assistant/dialog/redaction/secret-removal.ts'
import type { ChatMessage } from '../../../../contract/chat/chat.ts'
import type { Clock } from '../../../../contract/primitives/ids.ts'
import { type Local, nothingLocal } from '../../core/local.ts'
import type { ChatState, OutboxItem, Progress } from '../../core/state.ts'

/** Options of a replay, in addition to the chat itself. */
export interface ReplayOptions {
  dialog: ReportDialog
  /** Language of a chat that is started here. */
  locale: string
  clock: Clock
  removeSecrets: RemoveSecrets
  /** Returns whether the words of a language are on the device. */
  speaks(lang: string): boolean
}

/** The page's answers, and the step to which the citizen's next answer belongs. */
export interface Replayed extends Local {
  step?: string
  /** A language in which the dialogue could continue, if it were on the device. */
  missing?: string
}

interface Told {
  state: ScamState
  messages: readonly ChatMessage[]
  progress: Progress
}

/** Point from which the page continues: the state of the relay after its event `seq`. */
interface Place {
  seq: number
  state: ScamState
}

/**
 * Creates a function of the chat's state that computes the page's answers while offline: it replays the
 * dialogue from where the relay last was, over all messages waiting to be sent. Its answers stay until the
 * relay's own messages arrive.
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

/** Replays the citizen's messages from a place, one after the other, for as long as the page can follow. */
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

/** Returns whether no chat has been opened, and nothing of one is stored. */
const isUnknown = ({ chatId, phase }: ChatState): boolean => chatId === undefined && phase === 'opening'

/** Returns where the relay last was, if no message has arrived since that it does not take into account. */
function placeOf({ report, messages }: ChatState): Place | undefined {
  if (!report || (messages.at(-1)?.seq ?? 0) > report.seq) return undefined
  // Written by the relay's own dialogue; this one reads it as far as it understands it.
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
