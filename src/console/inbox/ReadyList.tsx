import type { Ready } from './ready.ts'

interface ReadyListProps {
  found: readonly Ready[]
  /** Index of the entry that Enter selects. */
  at: number
  /** Language of the citizen. */
  lang: string
  onPick: (ready: Ready) => void
}

/** Returns the element id of an entry, for the field that handles the keys. */
export const readyId = (index: number) => `ready-${index}`

/** Shows the entries that `/` offers. The field below keeps the focus and handles the keys. */
export const ReadyList = ({ found, at, lang, onPick }: ReadyListProps) => (
  <div class="ready">
    <div id="ready" role="listbox" aria-label="Ready answers, cards and questions">
      {found.map((ready, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field below has the keys
        <div
          key={ready.key}
          id={readyId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onClick={() => onPick(ready)}
        >
          {ready.name}
          {ready.text !== undefined && ready.text !== ready.name && (
            <span class="soft" lang={lang} dir="auto">
              {ready.text}
            </span>
          )}
        </div>
      ))}
    </div>
    {found.length === 0 && (
      <p class="empty inside" role="status">
        Nothing is called that. Esc closes the list.
      </p>
    )}
  </div>
)
