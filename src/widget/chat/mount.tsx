import { computed, effect, signal } from '@preact/signals'
import { createRef, render } from 'preact'
import type { HostMessage, PageEnd, Theme } from '../bridge/bridge.ts'
import { isDataSaved } from './adapters/browser.ts'
import { type Chat, createChat } from './core/chat.ts'
import { nothingLocal } from './core/local.ts'
import type { ChatDeps } from './core/ports.ts'
import type { ChatIdentity } from './core/session.ts'
import { tellHost } from './host.ts'
import { createTheme } from './look/theme.ts'
import type { Host, Page } from './page/page.ts'
import { createChoiceStore, createSettings } from './page/settings.ts'
import type { VoiceViews } from './page/voice-views.ts'
import { chooseLanguage, createUiLanguage } from './texts/ui-language.ts'
import { App } from './ui/App.tsx'

/** Options of the chat page: where to draw it, and for whom. */
export interface MountOptions {
  root: HTMLElement
  gwId: string
  /** From the page's URL; takes priority over the browser's preference. */
  locale: string | undefined
  /** From the page's URL; anything but light and dark follows the system. */
  theme: string | undefined
  /** Connects to the embedding page; see bridge.ts. */
  connect(onMessage: (message: HostMessage) => void): PageEnd
  deps: ChatDeps
}

/** Assembles the chat page and draws it. If embedded, it waits for the host's first message. */
export function mountPage({ root, gwId, locale, theme: asked, connect, deps }: MountOptions): void {
  const html = document.documentElement
  const isOpen = signal(true)
  const isFull = signal(false)
  const isVisible = signal(document.visibilityState === 'visible')
  const isSeen = computed(() => isOpen.value && isVisible.value)
  const field = createRef<HTMLTextAreaElement>()
  const theme = createTheme(html)
  const language = createUiLanguage(html, Date.now)
  const choices = createChoiceStore(() => current?.state.value.channel?.ephemeral !== true)
  const settings = createSettings({
    store: choices,
    html,
    theme: toTheme(asked),
    onTheme: theme.set,
    onLang: language.speak,
  })
  const speaking = language.speak(chooseLanguage([choices.read().lang, locale, ...navigator.languages]))
  let current: Chat | undefined
  // The host may open the panel before there is anything to focus.
  let wantsFocus = false
  /**
   * Starts the chat. It waits behind a panel that was never opened, because most visitors of a site need no
   * help.
   */
  let want = () => {}
  const wanted = new Promise<void>((resolve) => {
    want = resolve
  })

  async function begin(identity: ChatIdentity, mode: Host['mode']): Promise<void> {
    const chatLang = toTag(locale) ?? chooseLanguage(navigator.languages)
    const chat = createChat({ ...identity, locale: chatLang }, deps, wanted)
    current = chat
    // The citizen can write before the device has been read; but the page is drawn after the host's next
    // message, because one of the buttons depends on whether the panel fills the screen.
    const started = chat.start()
    await Promise.all([speaking, new Promise((resolve) => setTimeout(resolve))])
    const voice = signal<VoiceViews>()
    const local = signal(nothingLocal)
    const isLite = isDataSaved()
    const page: Page = {
      ...language,
      chat,
      field,
      isSeen,
      settings,
      isLite,
      host: toHost(mode, isFull, host),
      draft: signal(''),
      voice,
      local,
    }
    // Remove what index.html has shown until now.
    root.textContent = ''
    render(<App page={page} />, root)
    effect(() => {
      const { channel, phase } = chat.state.value
      theme.setColors(channel?.colors)
      // Delete everything of an erased chat, including the unsent draft.
      if (phase === 'ended') {
        settings.forgetChat()
        page.draft.value = ''
      }
      if (channel) document.title = channel.title
    })
    tellHost(chat, host, isOpen)
    addEventListener('pagehide', chat.flush)
    document.addEventListener('visibilitychange', () => {
      isVisible.value = document.visibilityState === 'visible'
      chat.flush()
    })
    if (wantsFocus || mode === 'page') field.current?.focus()
    // WebKit refuses a focus that was not requested by a tap in the frame, and a tap on the conversation
    // takes the focus away. The first letter typed then returns it, and no letter is lost.
    document.onkeydown = ({ key, target, ctrlKey, metaKey }) => {
      const isLost = (target as Element).matches('body,.scroller')
      if (/^\S$/u.test(key) && isLost && !(ctrlKey || metaKey)) field.current?.focus()
    }
    await Promise.all([started, wanted])
    // Of the state, which changes all the time, only this starts voice: starting it twice would mean two
    // microphones.
    const isVoiced = computed(() => chat.state.value.channel?.voice === true)
    const stopAsking = effect(() => {
      if (!isVoiced.value) return
      setTimeout(() => {
        stopAsking()
        void import('./voice/buttons.tsx')
          .then(({ createVoiceViews }) => createVoiceViews({ page, gwId, network: deps.network }))
          .then((views) => {
            voice.value = views
          })
          // Without voice, the citizen types.
          .catch(() => undefined)
      })
    })
    // Without these chunks the citizen's messages wait for the network.
    const kept =
      mode === 'page' && import('./full-page.ts').then(({ setUpFullPage }) => setUpFullPage(chat, gwId, html))
    Promise.resolve(kept)
      .catch(() => undefined)
      .then(() => import('./offline/prefetch.ts'))
      .then(({ standBy }) => standBy({ chat, gwId, locale: chatLang, clock: deps.clock, isLite, local }))
      .catch(() => undefined)
  }

  const host = connect((message) => {
    switch (message.type) {
      case 'init':
      case 'human': {
        const { humanUid, humanHash } = message
        const human = humanUid ? { humanUid, humanHash } : undefined
        if (message.type === 'init' && !current) {
          const { mode, env } = message
          isOpen.value = mode === 'inline'
          if (mode === 'inline') want()
          void begin({ gwId, human, env }, mode)
        } else if (human) void current?.setHuman(human)
        if (human || humanUid === undefined) return
        void current?.signOut(humanUid === false).then((isLeft) => {
          if (!isLeft) return
          // Clear the memory too.
          location.reload()
          // Last, because it throws if storage is blocked.
          for (const name of ['settings', 'voice', `note-${gwId}`]) localStorage.removeItem(`parley-${name}`)
        })
        return
      }
      case 'opened':
        want()
        isOpen.value = true
        isFull.value = message.full
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
  if (!host.embedded) {
    want()
    void begin({ gwId }, 'page')
  }
}

/**
 * Normalises a language tag: a host may pass `en_US`. Anything that is not a language tag is dropped, because
 * the relay would refuse it.
 */
const toTag = (locale = ''): string | undefined =>
  /^[a-z]{2,3}(-\w{2,8})*$/i.exec(locale.replace(/_/g, '-'))?.[0]

const toTheme = (asked: string | undefined): Theme =>
  asked === 'light' || asked === 'dark' ? asked : 'system'

function toHost(mode: Host['mode'], isFull: Host['isFull'], end: PageEnd): Host {
  if (mode !== 'panel') return { mode, isFull }
  const isLarge = signal(false)
  return {
    mode,
    isFull,
    close: () => end.send({ type: 'close' }),
    isLarge,
    enlarge() {
      isLarge.value = !isLarge.value
      end.send({ type: 'enlarge', on: isLarge.value })
    },
  }
}
