import { get, post } from './api.js'
import { casePage } from './case-page.js'
import { swap } from './dom.js'
import { auditPage, casesPage, handOversPage, messagesPage } from './lists.js'
import { tick, time } from './words.js'

const pollMs = 3_000
const toastMs = 6_000

const main = document.querySelector('#main')
const live = document.querySelector('#live')
const toast = document.querySelector('#toast')
const state = { shown: '', route: '', trace: null, timer: 0, toastTimer: 0, round: 0 }

/** What a page asks for, and how it is drawn. */
const pages = [
  [/^#\/cases\/([\w-]+)$/, ([id]) => loadCase(id), (data) => casePage(data, act)],
  [/^#\/messages$/, () => get('messages'), messagesPage],
  [
    /^#\/hand-overs$/,
    async () => ({ ...(await get('hand-overs')), now: new Date().toISOString() }),
    handOversPage,
  ],
  [/^#\/audit$/, () => get('audit'), auditPage],
  [/^/, () => get('cases'), casesPage],
]

async function loadCase(id) {
  const detail = await get(`cases/${id}`)
  const newest = detail.recovery_trace_summary.trace_id
  const kept = state.trace?.trace_id === newest && /^completed/.test(state.trace.status)
  if (!kept) state.trace = newest ? await get(`traces/${newest}`) : null
  return { detail, trace: state.trace }
}

/** Asks, and draws when something is new. */
async function refresh() {
  clearTimeout(state.timer)
  const round = ++state.round
  const route = location.hash
  const [pattern, load, draw] = pages.find(([path]) => path.test(route))
  try {
    const data = await load(pattern.exec(route).slice(1))
    // Somebody has gone on to another page, or asked again, meanwhile.
    if (round !== state.round) return
    const now = data.now ?? data.detail?.now ?? new Date().toISOString()
    const shown = JSON.stringify(data, (key, value) => (key === 'now' ? undefined : value))
    if (shown !== state.shown) {
      const isNew = route !== state.route
      swap(main, ...draw(data))
      if (isNew && state.route !== '') main.focus({ preventScroll: true })
      if (isNew) scrollTo(0, 0)
      Object.assign(state, { shown, route })
    }
    tick(main, now)
    live.dataset.state = 'live'
    live.textContent = `Live · ${time(now)}`
  } catch (error) {
    if (round !== state.round) return
    live.dataset.state = 'lost'
    live.textContent = error.name === 'TypeError' ? 'The relay does not answer; trying again' : error.message
  }
  if (!document.hidden) state.timer = setTimeout(refresh, pollMs)
}

/** Does something, says how it went, and shows what has come of it. */
async function act(path, body, done) {
  const pressed = document.activeElement
  if (pressed instanceof HTMLButtonElement) pressed.disabled = true
  try {
    await post(path, body)
    say(done, 'good')
  } catch (error) {
    say(error.message, 'bad')
  }
  if (pressed instanceof HTMLButtonElement) {
    pressed.disabled = false
    pressed.focus({ preventScroll: true })
  }
  await refresh()
}

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
    if (link.hash === `#/${here}`) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}

document.querySelector('.skip').addEventListener('click', (event) => {
  // The address names the page that is shown, so it stays.
  event.preventDefault()
  main.focus()
})
addEventListener('hashchange', () => {
  markNavigation()
  refresh()
})
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) refresh()
})
markNavigation()
refresh()
