import { useEffect, useState } from 'preact/hooks'
import { go } from '../core/place.ts'
import { Tick } from './Tick.tsx'

/** Keyboard shortcuts. Single letters work only outside of text fields, and none of them moves money. */
const keys: readonly (readonly [string, string])[] = [
  ['j or ↓', 'Next chat'],
  ['k or ↑', 'Chat before'],
  ['Enter', 'Open, in the list'],
  ['r', 'Write to the citizen'],
  ['n', 'Write a note'],
  ['c', 'Take the chat'],
  ['b', 'Back to the assistant'],
  ['t', 'Hand on'],
  ['z', 'Set aside'],
  ['e', 'End'],
  ['/', 'Search cases; in an empty reply, ready answers'],
  ['g, then i, c or a', 'Go to inbox, cases or approvals'],
  ['Ctrl or ⌘ + K', 'Go anywhere by its name'],
  ['Enter', 'Send, in the field; Ctrl or ⌘ + Enter does it too'],
  ['Shift + Enter', 'New line, in the field'],
  ['Esc', 'Leave the field'],
  ['?', 'This list'],
]

/**
 * Setting of this browser that disables single-key shortcuts, for users who dictate or press keys by
 * accident.
 */
const offName = 'parley-single-keys-off'
const areOn = () => localStorage.getItem(offName) === null

const rooms: Record<string, string> = { i: 'inbox', c: 'cases', a: 'approvals' }

const dialog = () => document.getElementById('keys') as HTMLDialogElement | null

/** Moves the focus among the rows of the list. */
function move(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('.rows .row')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  rows[Math.min(rows.length - 1, Math.max(0, at + step))]?.focus()
}

/** Handles the keys of the whole page. */
export function useKeys(): void {
  useEffect(() => {
    let isGoing = false
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        // An open dialog takes precedence.
        if (document.querySelector('dialog[open]')) return
        return (document.getElementById('palette') as HTMLDialogElement | null)?.showModal()
      }
      const target = event.target as HTMLElement
      const isTyping =
        /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || document.querySelector('dialog[open]')
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      if (!areOn() && event.key !== '?') return
      const room = rooms[event.key]
      if (isGoing && room) {
        isGoing = false
        return go(room)
      }
      isGoing = event.key === 'g'
      if (event.key === '?') return dialog()?.showModal()
      if (event.key === 'j' || event.key === 'ArrowDown') return move(1)
      if (event.key === 'k' || event.key === 'ArrowUp') return move(-1)
      if (event.key === '/') {
        event.preventDefault()
        return document.querySelector<HTMLElement>('input[type=search]')?.focus()
      }
      // Keys that press a button are left to that button.
      if (event.key === 'Enter' || event.key === ' ') return
      const own = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(event.key)}"]`)
      if (!own) return
      event.preventDefault()
      own.click()
      if (event.key === 'r' || event.key === 'n') document.getElementById('composer')?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** Help with all keyboard shortcuts, opened by `?`. */
export function KeyHelp() {
  const [isOn, setOn] = useState(areOn)
  const turn = (on: boolean) => {
    if (on) localStorage.removeItem(offName)
    else localStorage.setItem(offName, '1')
    setOn(on)
  }
  return (
    <dialog id="keys" aria-label="Keys">
      <h2>Keys</h2>
      <Tick label="Single keys work outside of fields" checked={isOn} onChange={turn} />
      <dl class="keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p class="actions">
        <button type="button" onClick={() => dialog()?.close()}>
          Close
        </button>
      </p>
    </dialog>
  )
}
