import { useEffect, useRef, useState } from 'preact/hooks'
import { connectHost, type HostMessage } from '../../../widget/bridge/bridge.ts'
import { languageOf } from '../../core/code-words.ts'
import { Choose } from '../../parts/parts.tsx'

const themes = ['light', 'dark'] as const
const hello: HostMessage = { type: 'init', mode: 'inline' }

/** The relay's own chat page in a phone-sized frame: the real chat of this channel. */
export function ChatPreview({ url, locales }: { url: string; locales: readonly string[] }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [locale, setLocale] = useState(locales[0] ?? 'en')
  const [theme, setTheme] = useState<string>('light')
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (frame.current) connectHost(event, frame.current, new URL(url).origin)?.postMessage(hello)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [url])
  const address = `${url}&${new URLSearchParams({ locale, theme })}`
  return (
    <section class="preview" aria-label="Preview">
      <div class="filters">
        <Choose label="Language" options={locales} value={locale} onChange={setLocale} nameOf={languageOf} />
        <Choose label="Theme" options={themes} value={theme} onChange={setTheme} />
      </div>
      <iframe
        key={address}
        ref={frame}
        class="phone"
        title="The chat of this channel"
        src={address}
        referrerpolicy="no-referrer"
      />
      <p class="note soft">This is the real chat: a report that is sent here is a report.</p>
    </section>
  )
}
