import { useMore } from '../../page/page.ts'
import { MoreIcon } from '../../parts/more-icons.tsx'
import { Words } from '../../parts/Words.tsx'
import { linesOf } from './lines.ts'

/** Draws advice on what to do immediately. If there are several lines, the first is the heading. */
export function Advice({ text }: { text: string }) {
  const t = useMore()
  const lines = linesOf(text)
  const [first = '', ...rest] = lines
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and a section would be a landmark.
    <div role="group" class="callout advice" aria-label={t.advice}>
      <MoreIcon name="shield" />
      <div class="words">
        {rest.length > 0 ? (
          <strong>{<Words text={first} />}</strong>
        ) : (
          <p>
            <Words text={first} />
          </p>
        )}
        {rest.map((line) => (
          <p key={line}>
            <Words text={line} />
          </p>
        ))}
      </div>
    </div>
  )
}
