/** @import { CaseDetail } from '../../src/platform/sandbox/lists.ts' */
/** @import { Trace } from './graph.js' */
import { get, post, Refused } from './api.js'
import { casePage } from './case-page.js'
import { button, el, swap } from './dom.js'
import { auditPage, casesPage, handOversPage, messagesPage } from './lists.js'
import { signInPage, takeOnceToken, toReason } from './sign-in.js'
import { plain, tick, time } from './words.js'

const pollMs = 3_000
const toastMs = 6_000

const main = find('#main')
const live = find('#live')
const toast = find('#toast')
const nav = find('nav')
const who = find('#who')
/** @type {{ shown: string, route: string, trace: Trace | null, timer?: Timer, toastTimer?: Timer, round: number }} */
const state = { shown: '', route: '', trace: null, round: 0 }

/** @typedef {ReturnType<typeof setTimeout>} Timer */
/** @typedef {{ now?: string, data: unknown, nodes: () => Node[] }} Loaded what was asked, and how it is drawn */

/**
 * @template T
 * @param {Promise<T & { now?: string }>} asked
 * @param {(data: T) => Node[]} draw
 * @returns {Promise<Loaded>}
 */
const load = async (asked, draw) => {
  const data = await asked
  return { ...(data.now && { now: data.now }), data, nodes: () => draw(data) }
}

/**
 * The pages by their address.
 *
 * @type {[RegExp, (id: string) => Promise<Loaded>][]}
 */
const pages = [
  [/^#\/cases\/([\w-]+)$/, (id) => load(loadCase(id), (data) => casePage(data, act))],
  [/^#\/messages$/, () => load(get('messages'), messagesPage)],
  [
    /^#\/hand-overs$/,
    () =>
      load(
        get('hand-overs').then((list) => ({ ...list, now: new Date().toISOString() })),
        handOversPage,
      ),
  ],
  [/^#\/audit$/, () => load(get('audit'), auditPage)],
]
/** @type {(typeof pages)[number]} */
const firstPage = [/^/, () => load(get('cases'), casesPage)]

/**
 * @param {string} selector
 * @returns {HTMLElement}
 */
function find(selector) {
  const found = document.querySelector(selector)
  if (found instanceof HTMLElement) return found
  throw new Error(`The page has no ${selector}.`)
}

/** @param {string} id */
async function loadCase(id) {
  /** @type {CaseDetail} */
  const detail = await get(`cases/${id}`)
  /** @type {{ trace_id?: string }} */
  const { trace_id: newest } = detail.recovery_trace_summary
  const isKept = state.trace?.trace_id === newest && /^completed/.test(state.trace?.status ?? '')
  if (!isKept) state.trace = newest ? await get(`traces/${newest}`) : null
  return { now: detail.now, detail, trace: state.trace }
}

/** Asks, and draws when something is new. */
async function refresh() {
  clearTimeout(state.timer)
  const round = ++state.round
  const route = location.hash
  const [pattern, open] = pages.find(([path]) => path.test(route)) ?? firstPage
  try {
    const { data, nodes, now = new Date().toISOString() } = await open(pattern.exec(route)?.[1] ?? '')
    // Somebody has gone on to another page, or asked again, meanwhile.
    if (round !== state.round) return
    const shown = JSON.stringify(data, (key, value) => (key === 'now' ? undefined : value))
    if (shown !== state.shown) {
      const isNew = route !== state.route
      swap(main, ...nodes())
      if (isNew && state.route !== '') main.focus({ preventScroll: true })
      if (isNew) scrollTo(0, 0)
      Object.assign(state, { shown, route })
    }
    tick(main, now)
    live.dataset.state = 'live'
    live.textContent = `Live · ${time(now)}`
  } catch (error) {
    if (round !== state.round) return
    if (error instanceof Refused && error.status === 401) {
      showSignIn(state.route === '' ? '' : 'You were signed out. Sign in to go on.')
      return
    }
    live.dataset.state = 'lost'
    live.textContent = error instanceof TypeError ? 'The relay does not answer; trying again' : toText(error)
  }
  if (!document.hidden) state.timer = setTimeout(refresh, pollMs)
}

/** @param {unknown} error */
const toText = (error) => (error instanceof Error ? error.message : String(error))

/**
 * Does something, says how it went, and shows what has come of it.
 *
 * @param {string} path
 * @param {object} body
 * @param {string} done
 */
async function act(path, body, done) {
  const pressed = document.activeElement
  if (pressed instanceof HTMLButtonElement) pressed.disabled = true
  try {
    await post(path, body)
    say(done, 'good')
  } catch (error) {
    say(toText(error), 'bad')
  }
  if (pressed instanceof HTMLButtonElement) {
    pressed.disabled = false
    pressed.focus({ preventScroll: true })
  }
  await refresh()
}

/**
 * @param {string} text
 * @param {'good' | 'bad'} tone
 */
function say(text, tone) {
  clearTimeout(state.toastTimer)
  toast.className = `toast ${tone}`
  toast.textContent = text
  toast.hidden = false
  state.toastTimer = setTimeout(() => {
    toast.hidden = true
  }, toastMs)
}

function markNavigation() {
  const here = location.hash.split('/')[1] || 'cases'
  for (const link of document.querySelectorAll('nav a')) {
    if (link instanceof HTMLAnchorElement && link.hash === `#/${here}`)
      link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}

find('.skip').addEventListener('click', (event) => {
  // The address names the page that is shown, so it stays.
  event.preventDefault()
  main.focus()
})
addEventListener('hashchange', () => {
  if (who.hidden || /^#once=/.test(location.hash)) {
    start()
    return
  }
  markNavigation()
  refresh()
})
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && !who.hidden) refresh()
})
start()

/** @typedef {{ operator: { name: string, role: string } | null }} Session */

/** Finds out who is signed in, by the link if one was opened, and shows the console or asks to sign in. */
async function start() {
  const once = takeOnceToken()
  try {
    /** @type {Session} */
    const session = await (once === null ? get('session') : post('sign-in', { once }))
    if (session.operator) showConsole(session.operator)
    else showSignIn('')
  } catch (error) {
    showSignIn(toReason(error))
  }
}

/** @param {{ name: string, role: string }} operator */
function showConsole({ name, role }) {
  swap(
    who,
    el('span', { title: name, text: plain(role) }),
    button('Sign out', 'sign-out', () => signOut(), 'plain'),
  )
  for (const part of [nav, live, who]) part.hidden = false
  Object.assign(state, { shown: '', route: '' })
  markNavigation()
  refresh()
}

/** @param {string} why empty when there is nothing to say */
function showSignIn(why) {
  clearTimeout(state.timer)
  state.round++
  for (const part of [nav, live, who]) part.hidden = true
  toast.hidden = true
  Object.assign(state, { shown: '', trace: null })
  swap(main, ...signInPage({ why, onSignedIn: showConsole }))
  main.querySelector('input')?.focus()
}

async function signOut() {
  await post('sign-out', {}).then(
    () => showSignIn('You are signed out.'),
    (error) => say(toText(error), 'bad'),
  )
}
