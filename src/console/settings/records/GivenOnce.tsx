import { useEffect, useRef } from 'preact/hooks'
import { attempt, tell } from '../../core/loading.ts'
import { Busy } from '../../parts/parts.tsx'

/** Value that is shown only once: its label and its text. */
export type Once = readonly [what: string, text: string]

/** Shows values that cannot be retrieved again, each with a copy button. */
export function GivenOnce({ title, things }: { title: string; things: readonly Once[] }) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [things])
  const copy = (what: string, text: string) => () =>
    attempt(async () => {
      await navigator.clipboard.writeText(text)
      tell(`${what}: copied.`)
    })
  return (
    <section class="panel given" aria-label={title} tabIndex={-1} ref={panel}>
      <h2>{title}</h2>
      <p>This is shown now and never again. Keep it where secrets are kept.</p>
      {things.map(([what, text]) => (
        <div key={what} class="once">
          <span class="soft">{what}</span>
          {text.includes('\n') ? <pre class="mono">{text}</pre> : <code class="mono">{text}</code>}
          <Busy onClick={copy(what, text)}>
            Copy<span class="hidden"> {what}</span>
          </Busy>
        </div>
      ))}
    </section>
  )
}
