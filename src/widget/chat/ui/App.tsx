import { useSignal } from '@preact/signals'
import { type Page, PageContext, usePage } from '../page/page.ts'
import { lazy, lazyRich, lazySheet } from '../parts/lazy.tsx'
import { Announcer } from './Announcer.tsx'
import { Composer } from './Composer.tsx'
import { Header } from './Header.tsx'
import { QuickReplies } from './QuickReplies.tsx'
import { Transcript } from './Transcript.tsx'

const Stop = lazy(
  async ({ needMore }) => (await Promise.all([import('./Stop.tsx'), needMore().catch(() => {})]))[0].Stop,
  () => {
    const { chat, texts } = usePage()
    return (
      <button type="button" class="primary" onClick={() => chat.again()}>
        {texts.value.retry}
      </button>
    )
  },
)
const Menu = lazySheet(() => import('./menu/Menu.tsx'), 'Menu')
const Whose = lazySheet(() => import('./whose/Whose.tsx'), 'Whose')
const Cases = lazyRich(() => import('./case/Cases.tsx'), 'Cases')

/** Draws the whole page. */
export function App({ page }: { page: Page }) {
  const { chat, host, texts } = page
  const { phase, cases, asksWhose, chatId } = chat.state.value
  const speech = page.voice.value
  const hasMenu = useSignal(false)
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
        <Header onMenu={() => (hasMenu.value = true)} />
        <main aria-label={texts.value.chat}>
          {isStopped ? (
            <Stop />
          ) : (
            <>
              {/* A scroll position belongs to one chat only. */}
              <Transcript key={chatId} />
              <div class="dock">
                {cases.length > 0 && <Cases />}
                {asksWhose && <Whose />}
                <QuickReplies />
                <Composer />
              </div>
            </>
          )}
        </main>
        <Announcer />
        {speech && <speech.Settings />}
        {hasMenu.value && <Menu onClose={() => (hasMenu.value = false)} />}
      </div>
    </PageContext.Provider>
  )
}
