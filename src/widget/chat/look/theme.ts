import type { ChannelInfo } from '../../../contract/chat/chat.ts'
import type { Theme } from '../../bridge/bridge.ts'

/** Sets the theme and the colours of the page. */
export interface ThemeControl {
  set(theme: Theme): void
  /** Sets the channel's colours, by theme; until then the stylesheet's own apply. */
  setColors(colors: ChannelInfo['colors']): void
}

/** Keeps the root element's colours in sync with the theme, the system and the channel's brand. */
export function createTheme(html: HTMLElement, view: Window = window): ThemeControl {
  const system = view.matchMedia('(prefers-color-scheme: dark)')
  let theme: Theme = 'system'
  let colors: ChannelInfo['colors']
  const apply = (): void => {
    const name = theme === 'system' ? (system.matches ? 'dark' : 'light') : theme
    html.dataset.theme = name
    for (const [property, value] of Object.entries(colors?.[name] ?? {}))
      html.style.setProperty(property, value)
  }
  system.addEventListener('change', apply)
  apply()
  return {
    set(next) {
      theme = next
      apply()
    },
    setColors(next) {
      colors = next
      apply()
    },
  }
}
