import { useSignal } from '@preact/signals'
import { Announcer } from './Announcer.tsx'
import { Composer } from './Composer.tsx'
import { CasePin } from './case/CasePin.tsx'
import { Stop } from './Empty.tsx'
import { Header } from './Header.tsx'
import { lazy } from './lazy.tsx'
import { type Page, PageContext } from './page.ts'
import { QuickReplies } from './QuickReplies.tsx'
import { Transcript } from './Transcript.tsx'

const Menu = lazy(async () => (await import('./menu/Menu.tsx')).Menu)
const CaseSheet = lazy(async () => (await import('./case/CaseSheet.tsx')).CaseSheet)

/** The whole page. */
export function App({ page }: { page: Page }) {
  const { chat, host, texts } = page
  const { phase } = chat.state.value
  const sheet = useSignal<'menu' | 'case' | undefined>(undefined)
  const open = (name: 'menu' | 'case') => (): void => {
    sheet.value = name
  }
  const closeSheet = (): void => {
    sheet.value = undefined
  }
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
        <Header onMenu={open('menu')} />
        <main aria-label={texts.value.chat}>
          {isStopped ? (
            <Stop />
          ) : (
            <>
              <Transcript />
              <div class="dock">
                <CasePin onOpen={open('case')} />
                <QuickReplies />
                <Composer />
              </div>
            </>
          )}
        </main>
        <Announcer />
        {sheet.value === 'menu' && <Menu onClose={closeSheet} />}
        {sheet.value === 'case' && <CaseSheet onClose={closeSheet} />}
      </div>
    </PageContext.Provider>
  )
}
