import { attempt, tell } from '../../core/loading.ts'
import { Busy, Section } from '../../parts/parts.tsx'
import { snippetOf } from './snippet.ts'

/** Shows the code for the customer's page, for copying. */
export function Snippet({ relayUrl, gwId, isPublic }: { relayUrl: string; gwId: string; isPublic: boolean }) {
  const text = snippetOf(relayUrl, gwId)
  const copy = () => attempt(() => navigator.clipboard.writeText(text).then(() => tell('Copied.')))
  return (
    <Section title="On your page">
      <pre class="mono snippet">{text}</pre>
      <p class="actions">
        <Busy kind="primary" onClick={copy}>
          Copy
        </Busy>
      </p>
      {!isPublic && (
        <p class="note soft">
          This is the address that the relay listens on. Set <code class="mono">PUBLIC_URL</code> to the one
          that your pages reach.
        </p>
      )}
    </Section>
  )
}
