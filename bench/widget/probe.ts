/** Times recorded in a frame while a product runs in it, in milliseconds since the epoch. */
export interface Notes {
  /** The launcher has been painted. */
  launcherAt: number
  clickAt: number
  /** A field has become focusable. */
  fieldAt: number
  /** The newest message is on the screen. */
  messageAt: number
  longTasks: { at: number; ms: number }[]
  shift: number
}

/**
 * Observes from within each frame, before any script of the product. It is sent as text, so it refers to
 * nothing outside of itself. `newest` is the text of the newest message, empty for none.
 */
export function probe(newest: string): void {
  const zero = performance.timeOrigin
  const notes: Notes = { launcherAt: 0, clickAt: 0, fieldAt: 0, messageAt: 0, longTasks: [], shift: 0 }
  Object.assign(globalThis, { benchNotes: notes })
  const now = (): number => zero + performance.now()

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      notes.longTasks.push({ at: zero + startTime, ms: duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  // A frame learns of the click from the page: what a hidden panel could do before it does not count.
  const asking: MessageEventSource[] = []
  addEventListener('message', ({ data, source }) => {
    if (data === 'bench-clicked') notes.clickAt ||= now()
    if (data !== 'bench-asks' || !source) return
    asking.push(source)
    if (notes.clickAt) source.postMessage('bench-clicked', { targetOrigin: '*' })
  })
  if (window !== top) top?.postMessage('bench-asks', '*')
  addEventListener(
    'click',
    ({ timeStamp }) => {
      if (window !== top || notes.clickAt) return
      notes.clickAt = zero + timeStamp
      for (const source of asking) source.postMessage('bench-clicked', { targetOrigin: '*' })
    },
    true,
  )

  /** Yields all accessible roots. */
  function* rootsOf(root: Document | ShadowRoot): Generator<Document | ShadowRoot> {
    yield root
    for (const element of root.querySelectorAll('*')) {
      // Only these hold anything: a list of ten thousand messages must not be traversed at every frame.
      if (element.shadowRoot) yield* rootsOf(element.shadowRoot)
    }
  }
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && (element as HTMLElement).checkVisibility({ visibilityProperty: true })
  }
  /** Runs once the current frame is painted: its layout is part of the waiting time. */
  const afterPaint = (work: () => void): void => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = work
    port2.postMessage(0)
  }
  const launcher = '.launcher, .chat-window-toggle, parley-chat'
  const field = 'textarea, input[type=text], [contenteditable=true], [contenteditable=""]'
  let isDrawn = false
  let roots: (Document | ShadowRoot)[] = []
  const look = (): void => {
    if (!isDrawn && document.querySelector(launcher)) {
      isDrawn = true
      afterPaint(() => {
        notes.launcherAt = now()
      })
    }
    if (notes.clickAt && !(notes.fieldAt && notes.messageAt)) {
      if (!notes.fieldAt) {
        roots = [...rootsOf(document)]
        for (const root of roots) {
          const found = [...root.querySelectorAll<HTMLElement>(field)].find(isSeen)
          if (!found) continue
          found.focus()
          if (root.activeElement === found && document.hasFocus()) notes.fieldAt = now()
        }
      }
      if (!newest) notes.messageAt = notes.fieldAt
      else if (
        roots.some((root) => (root instanceof Document ? root.body : root)?.textContent?.includes(newest))
      )
        notes.messageAt = now()
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
