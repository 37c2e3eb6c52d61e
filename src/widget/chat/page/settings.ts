import { type ReadonlySignal, signal } from '@preact/signals'
import type { Theme } from '../../bridge/bridge.ts'

/** The visitor's choices on this device, for all chats. */
export interface Settings {
  /** Index of the text size: 0 normal, 1 large, 2 very large. */
  size: ReadonlySignal<number>
  theme: ReadonlySignal<Theme>
  /** The chat that the citizen was asked to rate, so that they are asked only once. */
  asked: ReadonlySignal<string | undefined>
  /** The ticked items of checklists: a message's id and the number of the line. */
  ticks: ReadonlySignal<readonly string[]>
  setSize(size: number): void
  setTheme(theme: Theme): void
  setLang(lang: string): void
  setAsked(chatId: string): void
  setTick(tick: string, isOn: boolean): void
  /** Deletes the choices that belong to a chat. */
  forgetChat(): void
}

interface Chosen {
  size?: number
  theme?: Theme
  lang?: string
  asked?: string | undefined
  ticks?: readonly string[] | undefined
}

/** Stores choices beyond the page; a device that stores nothing returns nothing. */
export interface ChoiceStore {
  read(): Chosen
  write(chosen: Chosen): void
}

const key = 'parley-settings'

/** Creates a store in localStorage. `mayKeep` is called before each write. */
export function createChoiceStore(mayKeep: () => boolean): ChoiceStore {
  return {
    read() {
      try {
        const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
        return typeof found === 'object' && found !== null ? found : {}
      } catch {
        return {}
      }
    },
    write(chosen) {
      if (!mayKeep()) return
      try {
        localStorage.setItem(key, JSON.stringify(chosen))
      } catch {
        // Storage is blocked or full: the choice lasts as long as the page.
      }
    },
  }
}

/** Dependencies of the settings. */
export interface SettingsDeps {
  store: ChoiceStore
  onTheme(theme: Theme): void
  onLang(lang: string): void
  html: HTMLElement
  /** The theme that the host page requests; the citizen's own choice takes priority. */
  theme: Theme
}

const percents = [100, 118, 140] as const

/** Creates the settings and applies them to the page. */
export function createSettings({ store, html, theme: hosts, onTheme, onLang }: SettingsDeps): Settings {
  let chosen = store.read()
  const size = signal(chosen.size ?? 0)
  const theme = signal<Theme>(chosen.theme ?? hosts)
  const asked = signal(chosen.asked)
  const ticks = signal(chosen.ticks ?? [])
  const choose = (more: Chosen): void => {
    chosen = { ...chosen, ...more }
    store.write(chosen)
  }
  const apply = (): void => {
    // All lengths are in rem: the browser's own text size is the base that this scales.
    html.style.fontSize = size.value === 0 ? '' : `${percents[size.value] ?? 100}%`
    onTheme(theme.value)
  }
  apply()
  return {
    size,
    theme,
    asked,
    ticks,
    setSize(next) {
      size.value = next
      choose({ size: next })
      apply()
    },
    setTheme(next) {
      theme.value = next
      choose({ theme: next })
      apply()
    },
    setLang(lang) {
      choose({ lang })
      onLang(lang)
    },
    setAsked(chatId) {
      asked.value = chatId
      choose({ asked: chatId })
    },
    setTick(tick, isOn) {
      ticks.value = [...ticks.value.filter((other) => other !== tick), ...(isOn ? [tick] : [])]
      choose({ ticks: ticks.value })
    },
    forgetChat() {
      if (!asked.value && !ticks.value[0]) return
      asked.value = undefined
      ticks.value = []
      choose({ asked: undefined, ticks: undefined })
    },
  }
}
