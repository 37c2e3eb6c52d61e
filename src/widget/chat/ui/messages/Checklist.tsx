import type { TextChatMessage } from '../../../../contract/chat/chat.ts'
import { usePage } from '../../page/page.ts'
import { Words } from '../../parts/Words.tsx'
import { linesOf } from './lines.ts'

/** Draws a checklist under its title. Ticked items stay ticked on this device. */
export function Checklist({ message }: { message: TextChatMessage }) {
  const { settings } = usePage()
  const [title = '', ...lines] = linesOf(message.data.text)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame and legend.
    <div role="group" class="callout checklist" aria-label={title}>
      <strong>{title}</strong>
      {lines.map((line, at) => {
        const tick = `${message.id}.${at}`
        return (
          <label key={tick}>
            <input
              type="checkbox"
              checked={settings.ticks.value.includes(tick)}
              onChange={({ currentTarget }) => settings.setTick(tick, currentTarget.checked)}
            />
            <span class="words">
              <Words text={line} />
            </span>
          </label>
        )
      })}
    </div>
  )
}
