import { createHash } from 'node:crypto'
import { pageTexts } from '../../assistant/languages/at-once.ts'
import { directionOf } from '../../contract/language/direction.ts'
import { type BuiltFile, toBuiltFile } from '../../http/static-files.ts'
import { drawHelp, type HelpDeps } from './help.ts'

/** Properties of the first view, from the page's address and the browser, before its script runs. */
export interface FirstView {
  /** `light`, `dark`; anything else follows the system. */
  theme?: string | undefined
  /** Language tags in order of preference; only the first is used. */
  languages?: string | undefined
  /** The channel. */
  gwId?: string | undefined
  /** Whether it is in a frame on a customer's page. */
  isFramed?: boolean
}

/**
 * Creates versions of the chat page's HTML with the direction and theme of the first view, so that what is
 * shown while the script loads is where the page will be, and with help in case the script never loads. There
 * is one version for each theme, language, channel and placement; each is created and compressed once.
 */
export function createFirstViews(deps: HelpDeps): (html: BuiltFile, view: FirstView) => BuiltFile {
  const forms = new Map<string, BuiltFile>()
  let madeFor = deps.profile()
  return (html, { theme, languages = '', gwId = '', isFramed = false }) => {
    if (deps.profile() !== madeFor) forms.clear()
    madeFor = deps.profile()
    const asked = /[a-z]+/i.exec(languages)?.[0].toLowerCase() ?? ''
    const lang = Object.hasOwn(pageTexts, asked) ? asked : 'en'
    const tag =
      (directionOf(lang) === 'rtl' ? `lang="${lang}" dir="rtl"` : `lang="${lang}"`) +
      (isTheme(theme) ? ` data-theme="${theme}"` : '')
    const key = `${tag} ${isFramed} ${gwId}`
    const known = forms.get(key)
    if (known) return known
    const text = html.body
      .toString()
      .replace('<html lang="en"', `<html ${tag}`)
      .replace('<!-- help -->', () => drawHelp(deps, { lang, gwId, isFramed }))
    const form = toBuiltFile(html.path, Buffer.from(text))
    forms.set(key, form)
    return form
  }
}

/** Returns the source expressions of a policy (CSP 3) that allow only the scripts in a page's HTML. */
export function hashesOfScripts(html: BuiltFile | undefined): readonly string[] {
  const scripts = html?.body.toString().matchAll(/<script>([\s\S]*?)<\/script>/g) ?? []
  return [...scripts].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

const isTheme = (theme: string | undefined): boolean => theme === 'light' || theme === 'dark'
