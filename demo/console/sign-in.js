import { post, Refused } from './api.js'
import { el } from './dom.js'

/**
 * Takes the token of a link that works once out of the address, so that neither the history nor a picture of
 * the screen keeps it.
 *
 * @returns {string | null}
 */
export function takeOnceToken() {
  const token = /^#once=([\w-]+)$/.exec(location.hash)?.[1]
  if (!token) return null
  history.replaceState(null, '', '#/cases')
  return token
}

/**
 * @typedef {object} SignInOptions
 * @property {string} why what is said above the form; empty for nothing
 * @property {(operator: { name: string, role: string }) => void} onSignedIn
 */

/**
 * The form at which an operator shows a key.
 *
 * @param {SignInOptions} options
 */
export function signInPage({ why, onSignedIn }) {
  const field = el('input', {
    id: 'key',
    name: 'key',
    type: 'password',
    autocomplete: 'current-password',
    spellcheck: 'false',
    autocapitalize: 'off',
    required: true,
    maxlength: 256,
    'aria-describedby': 'key-help key-said',
  })
  const said = el('p', { id: 'key-said', class: 'said', role: 'alert', text: why })
  const send = el('button', { type: 'submit', class: 'primary', text: 'Sign in' })
  /** @param {Event} event */
  const onsubmit = async (event) => {
    event.preventDefault()
    send.disabled = true
    said.textContent = ''
    try {
      const { operator } = await post('sign-in', { key: field.value })
      onSignedIn(operator)
    } catch (error) {
      said.textContent = toReason(error)
      said.classList.add('bad')
      send.disabled = false
      field.select()
      field.focus()
    }
  }
  return [
    el(
      'form',
      { class: 'panel sign-in', onsubmit },
      el('h1', { text: 'Sign in' }),
      el('p', { class: 'soft', text: 'What you do here is written down under your name.' }),
      said,
      el('label', { for: 'key', text: 'API key' }),
      field,
      el(
        'p',
        { id: 'key-help', class: 'soft help' },
        'A key of the role analyst or admin. To make one: ',
        el('code', { text: keyCommand() }),
      ),
      send,
    ),
  ]
}

/** How a key that opens the console is made. */
const keyCommand = () => document.querySelector('meta[name="key-command"]')?.getAttribute('content') ?? ''

/**
 * Why somebody was not let in, in words.
 *
 * @param {unknown} error
 */
export const toReason = (error) => (error instanceof Refused ? error.detail : 'The relay does not answer.')
