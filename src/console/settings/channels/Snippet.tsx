import type { ChannelView } from '../../../contract/console/overlay.ts'
import { attempt, tell } from '../../core/loading.ts'
import { Busy, Section } from '../../parts/parts.tsx'
import { snippetOf } from './snippet.ts'

interface SnippetProps {
  relayUrl: string
  channel: ChannelView
  isPublic: boolean
}

/** Shows the code for the customer's page, for copying. */
export function Snippet({ relayUrl, channel, isPublic }: SnippetProps) {
  const text = snippetOf({ relayUrl, ...channel })
  const copy = () => attempt(() => navigator.clipboard.writeText(text).then(() => tell('Copied.')))
  return (
    <Section title="On your page">
      <pre class="mono snippet">{text}</pre>
      <p class="actions">
        <Busy kind="primary" onClick={copy}>
          Copy
        </Busy>
      </p>
      <p class="note soft">
        Citizens see the paragraph <code class="mono">#parley-help</code> when the chat cannot be used. Write
        it in the language of your page, with your own telephone numbers.
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
