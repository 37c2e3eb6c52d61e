import { useEffect } from 'preact/hooks'
import { go } from '../core/place.ts'

/** Lists the keys; single letters work outside of text fields only, and none of them moves money. */
const keys: readonly (readonly [string, string])[] = [
  ['j or ↓', 'Next chat'],
  ['k or ↑', 'Chat before'],
  ['Enter', 'Open'],
  ['r', 'Write to the citizen'],
  ['n', 'Write a note'],
  ['c', 'Take the chat'],
  ['b', 'Back to the assistant'],
  ['t', 'Hand on'],
  ['e', 'End'],
  ['/', 'Search cases'],
  ['g, then i, c or a', 'Go to inbox, cases or approvals'],
  ['Ctrl or ⌘ + K', 'Go anywhere by its name'],
  ['Ctrl or ⌘ + Enter', 'Send'],
  ['Esc', 'Leave the field'],
  ['?', 'This list'],
]

const rooms: Record<string, string> = { i: 'inbox', c: 'cases', a: 'approvals' }

const dialog = () => document.getElementById('keys') as HTMLDialogElement | null

/** Moves the focus among the rows of the list. */
function move(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('.rows .row')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  rows[Math.min(rows.length - 1, Math.max(0, at + step))]?.focus()
}

/** Listens to the keys of the whole page. */
export function useKeys(): void {
  useEffect(() => {
    let isGoing = false
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        // A dialog that is open has the word.
        if (document.querySelector('dialog[open]')) return
        return (document.getElementById('palette') as HTMLDialogElement | null)?.showModal()
      }
      const target = event.target as HTMLElement
      const isTyping =
        /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || document.querySelector('dialog[open]')
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
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

/** Lists the keys on `?`. */
export const KeyHelp = () => (
  <dialog id="keys" aria-label="Keys">
    <h2>Keys</h2>
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
