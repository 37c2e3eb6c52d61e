/** The part of a long conversation that is drawn, by sequence numbers. */
export interface View {
  /** First sequence number that is drawn. If undefined, the newest `last` messages are drawn. */
  from?: number
  /** Number of newest messages; default {@link step}. */
  last?: number
  /** Last sequence number that is drawn. If undefined, new messages are drawn too. */
  to?: number
}

/** Number of messages added at a time. */
const step = 60
/** Number of messages drawn at first: about as many as fit on a phone. */
const few = 10
/** Maximum number of messages drawn; those at the far end are removed. */
const most = 180

interface Numbered {
  seq: number
}

const startOf = (messages: readonly Numbered[], { from, last = step }: View): number => {
  if (from === undefined) return Math.max(0, messages.length - last)
  const at = messages.findIndex(({ seq }) => seq >= from)
  return at === -1 ? messages.length : at
}
const endOf = (messages: readonly Numbered[], { to }: View): number => {
  if (to === undefined) return messages.length
  const at = messages.findIndex(({ seq }) => seq > to)
  return at === -1 ? messages.length : at
}

/**
 * The initial view of a page. It grows by {@link grownView}, so that no single task keeps a slow phone busy.
 */
export const firstView: View = { last: few }

/**
 * Adds a few earlier messages to a view. Returns the same view if it is large enough or contains all of
 * `messages`.
 */
export function grownView(messages: readonly Numbered[], view: View): View {
  const { from, last = step } = view
  return from === undefined && last < step && messages.length > last ? { ...view, last: last + few } : view
}

/** Returns the messages that a view draws. */
export const inView = <T extends Numbered>(messages: readonly T[], view: View): readonly T[] =>
  messages.slice(startOf(messages, view), endOf(messages, view))

const toView = (messages: readonly Numbered[], start: number, end: number): View => {
  const [first, last] = [messages[start], messages[end - 1]]
  return { ...(first && { from: first.seq }), ...(end < messages.length && last && { to: last.seq }) }
}

/** Moves a view one step towards the start. Returns the same view if it already starts there. */
export function earlierView(messages: readonly Numbered[], view: View): View {
  const start = startOf(messages, view)
  if (start === 0) return view
  const next = Math.max(0, start - step)
  return toView(messages, next, Math.min(endOf(messages, view), next + most))
}

/** Moves a view one step towards the end. Returns the same view if it already ends there. */
export function laterView(messages: readonly Numbered[], view: View): View {
  const end = endOf(messages, view)
  if (end === messages.length)
    return view.to === undefined ? view : { ...(view.from !== undefined && { from: view.from }) }
  const next = Math.min(messages.length, end + step)
  return toView(messages, Math.max(startOf(messages, view), next - most), next)
}
