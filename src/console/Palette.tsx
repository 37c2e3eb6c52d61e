import { useState } from 'preact/hooks'
import { commandsNow } from './commands.ts'
import { type Command, matching } from './core/matching.ts'
import { me } from './core/session.ts'

const dialog = () => document.getElementById('palette') as HTMLDialogElement | null

/** Command palette: finds commands and pages by a few typed letters. */
export function Palette() {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const found = matching(commandsNow(), typed)
  if (!me.value || me.value.mustEnrol) return null
  const clear = () => {
    setTyped('')
    setAt(0)
  }
  const run = (command: Command | undefined) => {
    if (!command) return
    dialog()?.close()
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setAt((at + step + found.length) % (found.length || 1))
    else if (event.key === 'Enter') run(found[at])
    else return
    event.preventDefault()
  }
  return (
    <dialog id="palette" aria-label="Go to" onClose={clear}>
      <input
        type="text"
        role="combobox"
        aria-label="Go to"
        aria-expanded="true"
        aria-controls="palette-list"
        aria-autocomplete="list"
        {...(found[at] && { 'aria-activedescendant': `command-${at}` })}
        placeholder="Go to…"
        autocomplete="off"
        spellcheck={false}
        value={typed}
        onInput={(event) => {
          setTyped(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id="palette-list" role="listbox" aria-label="What there is">
        {found.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          <div
            key={command.name}
            id={`command-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onClick={() => run(command)}
          >
            {command.name}
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p class="empty" role="status">
          Nothing is called that.
        </p>
      )}
    </dialog>
  )
}
