import type { ChatEvent, ChatMessage } from '../../../contract/chat/chat.ts'
import { type Action, type ChatState, initialState, type OutboxItem, type Snapshot } from './state.ts'

/**
 * Computes the next state; the only place where the state changes. Pure. Returns the same object if nothing
 * changes.
 */
export function reduce(state: ChatState, action: Action): ChatState {
  switch (action.type) {
    case 'restored':
      return restore(state, action)
    case 'opened':
      return open(state, action)
    case 'snapshot':
      return takeOver(state, action.snapshot)
    case 'channel':
      return state.channel ? state : { ...state, channel: action.channel }
    case 'report':
      return { ...state, report: action.report }
    case 'refused':
      return { ...state, phase: 'refused', refusal: action.code, typing: false }
    case 'connection':
      return state.connection === action.connection
        ? state
        : { ...state, connection: action.connection, typing: state.typing && action.connection === 'live' }
    case 'event':
      return applyEvent(state, action.event)
    case 'typing':
      return state.typing === action.on ? state : { ...state, typing: action.on }
    case 'cases':
      return { ...state, cases: action.cases }
    case 'outbox':
      return withItem(state, action.item)
    case 'outbox-removed':
      return { ...state, outbox: without(state.outbox, action.clientId) }
    case 'earlier':
      return prepend(state, action.messages, action.more)
    case 'earlier-state':
      return { ...state, earlier: action.earlier }
    case 'trimmed':
      return trim(state, action.keep)
    case 'whose':
      return { ...state, asksWhose: action.asks }
    case 'ended':
      return { ...initialState, phase: 'ended', isErased: action.isErased, channel: state.channel }
    default:
      return action satisfies never
  }
}

const clientIdOf = (item: OutboxItem): string => item.request.clientId

const without = (outbox: readonly OutboxItem[], clientId: string | undefined): readonly OutboxItem[] =>
  clientId !== undefined && outbox.some((item) => clientIdOf(item) === clientId)
    ? outbox.filter((item) => clientIdOf(item) !== clientId)
    : outbox

function restore(state: ChatState, action: Extract<Action, { type: 'restored' }>): ChatState {
  const { snapshot, channel, outbox } = action
  const kept: ChatState = {
    ...state,
    phase: 'opening',
    ...(channel && { channel }),
    ...snapshot,
    caseNews: snapshot?.caseIds.length ?? 0,
    heardSeq: snapshot?.seq ?? 0,
  }
  return outbox.reduce(withItem, kept)
}

function open(state: ChatState, action: Extract<Action, { type: 'opened' }>): ChatState {
  const { chatId, channel, newestSeq, report, fresh } = action
  const base = { ...state, phase: 'open' as const, chatId, channel, newestSeq, ...(report && { report }) }
  delete base.refusal
  if (!fresh) return base
  return {
    ...base,
    seq: fresh.from,
    messages: [],
    earlier: fresh.from > 0 ? 'some' : 'none',
    progress: initialState.progress,
    caseIds: [],
    cases: [],
    // There may be cases from before the newest events.
    caseNews: fresh.from > 0 ? 1 : 0,
    heardSeq: fresh.heardSeq,
  }
}

/** Adopts the state of a tab that knows more than this one. */
function takeOver(state: ChatState, snapshot: Snapshot): ChatState {
  if (state.chatId === snapshot.chatId && snapshot.seq <= state.seq) return state
  const known = new Set(snapshot.messages.map((message) => message.clientId))
  return {
    ...state,
    ...snapshot,
    outbox: state.outbox.filter((item) => !known.has(clientIdOf(item))),
  }
}

function applyEvent(state: ChatState, event: ChatEvent): ChatState {
  if (event.seq <= state.seq) return state
  switch (event.type) {
    case 'message': {
      const { message } = event
      return {
        ...state,
        seq: event.seq,
        messages: [...state.messages, message],
        outbox: without(state.outbox, message.clientId),
        typing: state.typing && message.author.kind === 'visitor',
      }
    }
    case 'progress':
      return { ...state, seq: event.seq, progress: { step: event.step, of: event.of } }
    case 'case':
      return {
        ...state,
        seq: event.seq,
        caseIds: [...state.caseIds.filter((id) => id !== event.caseId), event.caseId],
        caseNews: state.caseNews + 1,
      }
    default:
      // A relay that is newer than this page may send unknown events; their sequence numbers count.
      return { ...state, seq: (event as ChatEvent).seq }
  }
}

/** Adds or changes an item; drops it if its echo is already here. */
function withItem(state: ChatState, item: OutboxItem): ChatState {
  const clientId = clientIdOf(item)
  const outbox = without(state.outbox, clientId)
  if (state.messages.some((message) => message.clientId === clientId)) return { ...state, outbox }
  const place = outbox.findIndex((other) => isLater(other, item))
  const at = place === -1 ? outbox.length : place
  return { ...state, outbox: [...outbox.slice(0, at), item, ...outbox.slice(at)] }
}

const isLater = (a: OutboxItem, b: OutboxItem): boolean =>
  a.at === b.at ? clientIdOf(a) > clientIdOf(b) : a.at > b.at

function prepend(state: ChatState, earlier: readonly ChatMessage[], more: boolean): ChatState {
  const first = state.messages[0]?.seq ?? Number.POSITIVE_INFINITY
  const older = earlier.filter((message) => message.seq < first).sort((a, b) => a.seq - b.seq)
  return { ...state, messages: [...older, ...state.messages], earlier: more ? 'some' : 'none' }
}

/** Drops the oldest messages; they can be loaded again. */
function trim(state: ChatState, keep: number): ChatState {
  if (state.messages.length <= keep) return state
  return { ...state, messages: state.messages.slice(-keep), earlier: 'some' }
}
