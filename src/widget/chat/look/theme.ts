import type { Theme } from '../../bridge.ts'
import { toBrandColors } from './color.ts'

export interface ThemeControl {
  set(theme: Theme): void
  /** `#rrggbb` of the channel; undefined gives ours. */
  setBrand(color: string | undefined): void
}

/** Keeps the root element's colours: the theme, the system's wish, and the channel's brand. */
export function createTheme(html: HTMLElement, view: Window = window): ThemeControl {
  const system = view.matchMedia('(prefers-color-scheme: dark)')
  let theme: Theme = 'system'
  let brand = ''
  const apply = (): void => {
    const dark = theme === 'dark' || (theme === 'system' && system.matches)
    html.dataset.theme = dark ? 'dark' : 'light'
    const colors = toBrandColors(brand, dark ? 'dark' : 'light')
    for (const [name, value] of Object.entries(colors)) html.style.setProperty(name, value)
  }
  system.addEventListener('change', apply)
  apply()
  return {
    set(next) {
      theme = next
      apply()
    },
    setBrand(color) {
      brand = color ?? ''
      apply()
    },
  }
}
