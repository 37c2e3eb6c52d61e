import { effect, signal } from '@preact/signals'
import { createRef, render } from 'preact'
import type { HostMessage, PageEnd } from '../bridge.ts'
import { createChat } from './core/chat.ts'
import type { ChatDeps } from './core/ports.ts'
import type { ChatIdentity } from './core/session.ts'
import { tellHost } from './host.ts'
import { directionOf } from './look/direction.ts'
import { createTheme } from './look/theme.ts'
import { createDates } from './texts/dates.ts'
import { en } from './texts/en.ts'
import { chooseLanguage, type UiLanguage, uiLanguages } from './texts/languages.ts'
import type { UiTexts } from './texts/types.ts'
import { App } from './ui/App.tsx'
import type { Page } from './ui/page.ts'

export interface MountOptions {
  root: HTMLElement
  gwId: string
  /** From the page's address; goes before what the browser prefers. */
  locale: string | undefined
  /** From the page's address; anything but light and dark follows the system. */
  theme: string | undefined
  /** Connects to the embedding page; see bridge.ts. */
  connect(onMessage: (message: HostMessage) => void): PageEnd
  deps: ChatDeps
}

/** Puts the chat page together and draws it. Embedded, it waits for the host's first word. */
export function mountPage({ root, gwId, locale, theme: givenTheme, connect, deps }: MountOptions): void {
  const html = document.documentElement
  const lang = signal<UiLanguage>('en')
  const texts = signal<UiTexts>(en)
  const dates = signal(createDates('en', Date.now))
  const isOpen = signal(true)
  const field = createRef<HTMLTextAreaElement>()
  const theme = createTheme(html)
  if (givenTheme === 'light' || givenTheme === 'dark') theme.set(givenTheme)

  async function speak(next: UiLanguage): Promise<void> {
    // A language that cannot be fetched now leaves the page in the one that it has.
    const loaded = await uiLanguages[next].load().catch(() => undefined)
    if (!loaded) return
    texts.value = loaded
    dates.value = createDates(next, Date.now)
    lang.value = next
    html.lang = next
    html.dir = directionOf(next)
  }

  async function begin(identity: ChatIdentity, mode: Page['host']['mode']): Promise<void> {
    const language = chooseLanguage([identity.locale ?? locale, ...navigator.languages])
    const speaking = speak(language)
    identity.locale ??= language
    const chat = createChat(identity, deps)
    current = chat
    const starting = chat.start()
    await speaking
    await starting
    const close = mode === 'panel' ? (): void => host.send({ type: 'close' }) : undefined
    const page: Page = { chat, texts, lang, dates, field, host: { mode, ...(close && { close }) } }
    render(<App page={page} />, root)
    effect(() => {
      const { channel } = chat.state.value
      theme.setBrand(channel?.brandColor)
      if (channel) document.title = channel.title
    })
    tellHost(chat, host, isOpen)
    addEventListener('pagehide', chat.flush)
    document.addEventListener('visibilitychange', chat.flush)
    if (wantsFocus || mode === 'page') field.current?.focus()
  }

  let current: ReturnType<typeof createChat> | undefined
  // The host may open the panel before there is anything to focus.
  let wantsFocus = false
  const host = connect((message) => {
    switch (message.type) {
      case 'init': {
        const { humanUid, humanHash, env, locale, mode } = message
        if (message.theme) theme.set(message.theme)
        const human = humanUid === undefined ? undefined : { humanUid, ...(humanHash && { humanHash }) }
        if (current) return human ? void current.setHuman(human) : undefined
        isOpen.value = mode === 'inline'
        void begin({ gwId, ...(human && { human }), ...(env && { env }), ...(locale && { locale }) }, mode)
        return
      }
      case 'human': {
        const { humanUid, humanHash } = message
        void current?.setHuman({ humanUid, ...(humanHash && { humanHash }) })
        return
      }
      case 'opened':
        isOpen.value = true
        html.classList.toggle('full', message.full)
        wantsFocus = message.focus
        if (wantsFocus) field.current?.focus()
        return
      case 'closed':
        isOpen.value = false
        return
      default:
        return message satisfies never
    }
  })
  if (!host.embedded) void begin({ gwId }, 'page')
}
