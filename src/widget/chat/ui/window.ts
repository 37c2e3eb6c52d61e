/** The part of a long conversation that is drawn, by sequence numbers. */
export interface View {
  /** First sequence number drawn; undefined: `last` messages up to the end. */
  from?: number
  /** Default {@link step}. */
  last?: number
  /** Last one drawn; undefined: to the end, with what is yet to come. */
  to?: number
}

/** So many messages are added at a time. */
const step = 60
/** Drawn at first: about what a phone shows. */
const few = 10
/** So many are drawn at most; the far end is let go. */
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

/** Where a page begins. It grows by {@link grownView}, so that no single task keeps a slow phone busy. */
export const firstView: View = { last: few }

/** A few more before the end; the same view when there are enough, or no more here. */
export function grownView(messages: readonly Numbered[], view: View): View {
  const { from, last = step } = view
  return from === undefined && last < step && messages.length > last ? { ...view, last: last + few } : view
}

/** The messages to draw. */
export const inView = <T extends Numbered>(messages: readonly T[], view: View): readonly T[] =>
  messages.slice(startOf(messages, view), endOf(messages, view))

const toView = (messages: readonly Numbered[], start: number, end: number): View => {
  const [first, last] = [messages[start], messages[end - 1]]
  return { ...(first && { from: first.seq }), ...(end < messages.length && last && { to: last.seq }) }
}

/** A step towards the beginning; the same view when there is nothing more here. */
export function earlierView(messages: readonly Numbered[], view: View): View {
  const start = startOf(messages, view)
  if (start === 0) return view
  const next = Math.max(0, start - step)
  return toView(messages, next, Math.min(endOf(messages, view), next + most))
}

/** A step towards the end; the same view when it is already there. */
export function laterView(messages: readonly Numbered[], view: View): View {
  const end = endOf(messages, view)
  if (end === messages.length)
    return view.to === undefined ? view : { ...(view.from !== undefined && { from: view.from }) }
  const next = Math.min(messages.length, end + step)
  return toView(messages, Math.max(startOf(messages, view), next - most), next)
}
