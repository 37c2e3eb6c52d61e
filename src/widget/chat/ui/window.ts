/** Describes the part of a long conversation that is drawn, by sequence numbers. */
export interface View {
  /** First sequence number that is drawn. When undefined, the newest `last` messages are drawn. */
  from?: number
  /** Number of newest messages; default {@link step}. */
  last?: number
  /** Last sequence number that is drawn. When undefined, new messages are drawn too. */
  to?: number
}

/** How many messages are added at a time. */
const step = 60
/** How many messages are drawn at first: about what fits on a phone. */
const few = 10
/** How many messages are drawn at most; those at the far end are removed. */
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
 * Is the view with which a page begins. It grows by {@link grownView}, so that no single task keeps a slow
 * phone busy.
 */
export const firstView: View = { last: few }

/**
 * Adds a few earlier messages to a view. Returns the same view when it is large enough, or holds all of
 * `messages`.
 */
export function grownView(messages: readonly Numbered[], view: View): View {
  const { from, last = step } = view
  return from === undefined && last < step && messages.length > last ? { ...view, last: last + few } : view
}

/** Selects the messages that a view draws. */
export const inView = <T extends Numbered>(messages: readonly T[], view: View): readonly T[] =>
  messages.slice(startOf(messages, view), endOf(messages, view))

const toView = (messages: readonly Numbered[], start: number, end: number): View => {
  const [first, last] = [messages[start], messages[end - 1]]
  return { ...(first && { from: first.seq }), ...(end < messages.length && last && { to: last.seq }) }
}

/** Moves a view one step towards the beginning. Returns the same view when it already begins there. */
export function earlierView(messages: readonly Numbered[], view: View): View {
  const start = startOf(messages, view)
  if (start === 0) return view
  const next = Math.max(0, start - step)
  return toView(messages, next, Math.min(endOf(messages, view), next + most))
}

/** Moves a view one step towards the end. Returns the same view when it already ends there. */
export function laterView(messages: readonly Numbered[], view: View): View {
  const end = endOf(messages, view)
  if (end === messages.length)
    return view.to === undefined ? view : { ...(view.from !== undefined && { from: view.from }) }
  const next = Math.min(messages.length, end + step)
  return toView(messages, Math.max(startOf(messages, view), next - most), next)
}
