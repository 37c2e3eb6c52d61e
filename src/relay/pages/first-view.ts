import { directionOf } from '../../contract/language/direction.ts'
import { type BuiltFile, toBuiltFile } from './files.ts'

/** What the page's address and the browser say of how the page is to look before its script has run. */
export interface FirstView {
  /** `light`, `dark`; anything else follows the system. */
  theme?: string | undefined
  /** Language tags in order of preference; the first counts. */
  languages?: string | undefined
}

/**
 * The chat page's HTML with the direction and theme of its first view in it, so that what is shown while the
 * script is on its way stands where the page will stand. There is one form for each theme and each language
 * written from right to left; each is made and compressed once.
 */
export function createFirstViews(): (html: BuiltFile, view: FirstView) => BuiltFile {
  const forms = new Map<string, BuiltFile>()
  return (html, { theme, languages = '' }) => {
    const lang = /[a-z]+/i.exec(languages)?.[0].toLowerCase() ?? ''
    const tag =
      (directionOf(lang) === 'rtl' ? `lang="${lang}" dir="rtl"` : 'lang="en"') +
      (isTheme(theme) ? ` data-theme="${theme}"` : '')
    const known = forms.get(tag)
    if (known) return known
    const text = html.body.toString().replace('<html lang="en"', `<html ${tag}`)
    const form = toBuiltFile(html.path, Buffer.from(text))
    forms.set(tag, form)
    return form
  }
}

const isTheme = (theme: string | undefined): boolean => theme === 'light' || theme === 'dark'
