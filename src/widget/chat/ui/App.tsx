import { Announcer } from './Announcer.tsx'
import { Composer } from './Composer.tsx'
import { Stop } from './Empty.tsx'
import { Header } from './Header.tsx'
import { type Page, PageContext } from './page.ts'
import { QuickReplies } from './QuickReplies.tsx'
import { Transcript } from './Transcript.tsx'

/** The whole page. */
export function App({ page }: { page: Page }) {
  const { chat, host, texts } = page
  const { phase } = chat.state.value
  const isStopped = phase === 'refused' || phase === 'ended'
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) host.close?.()
  }
  return (
    <PageContext.Provider value={page}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard wherever the focus is. */}
      <div
        class={`page ${host.mode}`}
        {...(host.mode === 'panel' && { role: 'dialog', 'aria-labelledby': 'title' })}
        onKeyDown={onKeyDown}
      >
        <Header />
        <main aria-label={texts.value.chat}>
          {isStopped ? (
            <Stop />
          ) : (
            <>
              <Transcript />
              <div class="dock">
                <QuickReplies />
                <Composer />
              </div>
            </>
          )}
        </main>
        <Announcer />
      </div>
    </PageContext.Provider>
  )
}
