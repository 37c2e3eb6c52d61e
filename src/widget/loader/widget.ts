import { connectHost, type HostMessage, type Naming, type PageMessage } from '../bridge/bridge.ts'
import type { Parley } from './api.ts'
import type { Emit } from './events.ts'
import { page, report } from './report.ts'
import { type CheckedSettings, check, findContainer } from './settings.ts'
import css from './widget.css?inline'

/** Name of the widget's element; a page contains at most one. */
export const hostTag = 'parley-chat'

const svgSpace = 'http://www.w3.org/2000/svg'

/** The widget on the page: the calls of the interface that require one. */
export type Widget = Pick<
  Parley,
  'isOpen' | 'open' | 'close' | 'toggle' | 'show' | 'hide' | 'setHumanUid' | 'reset' | 'destroy'
>

/**
 * Puts the widget on the page: the launcher and an empty panel immediately, the chat page once the customer's
 * page is idle.
 *
 * This is deliberately a single closure: the minifier shortens local names to a letter, but keeps the names
 * of members that modules pass to each other, and every page that embeds the widget would download those.
 */
export function createWidget(settings: CheckedSettings, emit: Emit): Widget {
  const { container, zIndex, position, onLoad, humanUid, humanHash, relayUrl, env, ...forPage } = settings
  const host = page.createElement(hostTag)
  const root = host.attachShadow({ mode: 'closed' })
  const button = page.createElement('button')
  const badge = page.createElement('span')
  const panel = page.createElement('dialog')
  const frame = page.createElement('iframe')
  const svg = page.createElementNS(svgSpace, 'svg')
  const path = page.createElementNS(svgSpace, 'path')
  const mode = container ? 'inline' : 'panel'
  const small = matchMedia('(max-width:479px),(max-height:449px)')
  const listening = new AbortController()

  let human: Partial<Naming> = { humanUid, humanHash }
  let opener: Element | null
  let isOpen = !!container
  let isFull = false
  let isLarge = false
  let port: MessagePort | undefined
  let isPushed = false
  let isLeaving = false
  let unread = 0

  const focus = (element: Element | null) => (element as HTMLElement | null)?.focus({ preventScroll: true })
  const isOnEntry = () => history.state?.parley

  const send = (message: HostMessage) => port?.postMessage(message)

  /** Hides the page's own help, which it only needs while the chat cannot be used, or shows it again. */
  function hideHelp(isHidden: boolean) {
    const help = page.querySelector<HTMLElement>('#parley-help')
    if (help) help.hidden = isHidden
    return help
  }

  /** Loads the chat page; loads it again if an earlier attempt loaded something else. */
  function load() {
    if (port || frame.parentNode) return
    panel.replaceChildren(frame)
  }

  function draw() {
    const seen = visualViewport as VisualViewport
    isFull = !container && small.matches
    // While the page is zoomed in, the panel stays where it is, so that the visitor can pan around in it.
    const isSeated = isFull && seen.scale < 1.1
    // lucide "x" and "message-circle" (ISC).
    path.setAttribute('d', isOpen ? 'M18 6 6 18M6 6l12 12' : 'M7.9 20A9 9 0 1 0 4 16.1L2 22Z')
    badge.textContent = unread as never
    badge.hidden = !unread
    button.setAttribute('aria-label', unread ? `Chat (${unread})` : 'Chat')
    button.setAttribute('aria-expanded', isOpen as never)
    panel.className = `${isFull || mode} ${isLarge && 'large'} ${isOpen && 'open'} ${port && 'ready'}`
    panel.style = isSeated ? `top:${seen.offsetTop}px!important;height:${seen.height}px!important` : ''
    // If a page's policy refuses all other stylesheets, each element is styled by the same rules.
    if (!root.adoptedStyleSheets)
      css.replace(
        /([^{}]+){([^{}]+)}/g,
        (_, selector, declarations) =>
          root.querySelectorAll<HTMLElement>(selector).forEach((element) => {
            element.style.cssText += declarations
          }) as never,
      )
    // On a small screen, keyboard and screen reader must not reach the page below while it is covered.
    if (page.body) page.body.inert = isOpen && isFull
  }

  /** Draws; if the panel is open, also updates the history, the chat page and the focus. */
  function update(withFocus = page.activeElement === host) {
    draw()
    if (!isOpen) return
    if (isFull) pushEntry()
    send({ type: 'opened', full: isFull, focus: withFocus })
    if (withFocus) focus(port ? frame : button)
  }

  /**
   * Gives the open chat its own history entry, so that the phone's Back button closes the chat and nothing
   * else.
   */
  function pushEntry() {
    isPushed = true
    try {
      // The page's own state stays in the entry, for the page's router.
      if (!isOnEntry()) history.pushState({ ...history.state, parley: 1 }, '')
    } catch {
      // A sandboxed page may not do this; Back then behaves as usual.
    }
  }

  /** Puts the open panel above a modal dialog of the page, which would cover it and make it inert. */
  function layer() {
    panel.close?.()
    try {
      if (isOpen && page.querySelector('dialog:modal')) panel.showModal()
    } catch {
      // A browser without `:modal`.
    }
  }

  /** Opens or closes the panel. Without focus, the visitor is busy elsewhere on the page. */
  function setOpen(wanted = !isOpen, withFocus = true) {
    if (wanted) load()
    if (wanted === isOpen) return
    const active = page.activeElement
    const hadFocus = active === host
    isOpen = wanted
    layer()
    update(withFocus)
    try {
      sessionStorage.parleyOpen = wanted || ''
    } catch {
      // Storage is blocked.
    }
    if (isOpen) opener = active
    else {
      isPushed = false
      isLeaving = isOnEntry()
      if (isLeaving) history.back()
      send({ type: 'closed' })
      // The launcher keeps the focus if the opener no longer exists, or was the launcher itself.
      if (hadFocus) focus(button)
      if (hadFocus) focus(opener)
    }
    emit(isOpen ? 'open' : 'close', {})
  }

  function onMessage({ data }: MessageEvent<PageMessage>) {
    const { type, ...detail } = data
    if (type === 'close') return setOpen(false)
    const { on = isLarge, count = unread } = detail as { on?: boolean; count?: number }
    isLarge = on
    unread = count
    draw()
    if (type === 'error') return fail(data.code)
    if (type === 'ready') hideHelp(true)
    emit(type as 'ready', detail)
  }

  /** Shows the page's own help, notifies the page, and tells a developer what to change. */
  function fail(code: string) {
    const help = hideHelp(false)
    if (/^(localhost|127\.)/.test(location.hostname))
      report(`${code}: set gwId to a channel of ${origin}, and add ${location.origin} to its allowedOrigins`)
    emit('error', { code })
    return help
  }

  /** Sends the chat page the current person. A sign-out is sent once. */
  function tell() {
    send({ type: 'init', mode, env, ...human })
    if (port && !human.humanUid) human = {}
  }

  /**
   * Sets the current person. A sign-out loads the chat page if necessary, because only that page can clear
   * the device's storage.
   */
  function name(humanUid: Naming['humanUid'], humanHash?: string) {
    human = { humanUid, humanHash }
    if (!humanUid) load()
    tell()
  }

  function listen(target: EventTarget, type: string, listener: (event: never) => void) {
    target.addEventListener(type, listener as EventListener, listening)
  }

  svg.append(path)
  button.append(svg, badge)
  frame.title = 'Chat'
  // Checked settings contain no undefined values, and begin the relay with its origin. Not `URL`, because pages
  // replace it; the frame resolves the address too.
  frame.src = `${/^.+?\/\/[^/]+/.exec(relayUrl)?.[0]}/chat?${new URLSearchParams({ ...(forPage as Record<string, string>), embed: mode })}`
  const origin = frame.src.replace(/\/chat\?.*/, '')
  frame.allow = 'clipboard-write;microphone;autoplay'
  // If the chat page has loaded, it will have greeted by then. Anything else, such as the browser's error
  // page for an unreachable relay, is removed, and opening the panel retries. The panel then shows a copy of
  // the customer page's own help, in its language, because nothing can be fetched.
  frame.onload = () =>
    setTimeout(() => {
      if (port) return
      panel.replaceChildren(fail('unreachable')?.cloneNode(true) ?? 'Call your bank.')
    }, 300)
  // As inline styles with `!important`, they override any rules of the page.
  const place = container ? 'display:contents' : `position:fixed!important;z-index:${zIndex ?? 1e9}`
  host.style = `all:initial!important;${place}!important;direction:${{ left: 'rtl', right: 'ltr' }[position as 'left']}!important`
  if (root.adoptedStyleSheets) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [sheet]
  }
  root.append(panel, container ? '' : button)
  findContainer(container ?? 'html')?.append(host)
  // In the top layer, no transform or stacking context of the page displaces the widget.
  if (!container && !zIndex) {
    host.popover = 'manual'
    host.showPopover?.()
  }
  // The pointer on the launcher suggests that the visitor is about to open the panel.
  listen(button, 'pointerenter', load)
  listen(button, 'click', () => setOpen())
  // Closed by a gesture of the device.
  listen(panel, 'cancel', () => setOpen(false))
  listen(window, 'keydown', (event: KeyboardEvent) => {
    if (!container && !event.defaultPrevented && event.key === 'Escape') setOpen(false)
  })
  listen(window, 'message', (event: MessageEvent) => {
    const given = connectHost(event, frame, origin)
    if (!given) return
    port = given
    port.onmessage = onMessage
    tell()
    update()
  })
  listen(window, 'popstate', () => {
    if (isPushed && !isOnEntry()) {
      // The panel was opened again before our own `history.back()` finished, which has removed the entry.
      if (isLeaving) pushEntry()
      else setOpen(false)
    }
    isLeaving = false
  })
  listen(small, 'change', () => update())
  listen(visualViewport as VisualViewport, 'resize', draw)
  listen(visualViewport as VisualViewport, 'scroll', draw)
  update(false)
  try {
    // It was open on the site's previous page in this tab.
    if (sessionStorage.parleyOpen) setOpen(true, false)
  } catch {
    // Storage is blocked.
  }
  // The chat page is preloaded once the customer's page is idle, unless the visitor saves data.
  const rest = () => setTimeout(load, 300)
  if (container) load()
  else if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
    page.readyState === 'complete' ? rest() : listen(window, 'load', rest)

  return {
    isOpen: () => isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    toggle: () => setOpen(),
    show() {
      button.hidden = false
    },
    hide() {
      button.hidden = true
    },
    setHumanUid(humanUid, humanHash) {
      if (humanUid != null && !check('humanUid', humanUid)) return
      if (humanHash && !check('humanHash', humanHash)) return
      name(humanUid == null ? null : `${humanUid}`, humanHash)
    },
    reset: () => name(false),
    destroy() {
      setOpen(false)
      listening.abort()
      hideHelp(false)
      host.remove()
    },
  }
}
