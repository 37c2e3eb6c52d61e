import { addressOf, formPath, type Here } from './here.ts'
import { type Markup, markup } from './markup.ts'
import { drawNumbers } from './numbers.ts'

/** Content of a page, in addition to the parts that every page has. */
export interface PageContent {
  /** Prefix of the title, before the name of the form. */
  title?: string | undefined
  /** Shown below the heading. */
  progress?: string | undefined
  main: Markup
  footer?: Markup | undefined
  /** Reload interval in seconds. */
  refreshSeconds?: number | undefined
}

/** Maximum length of a title. Screen readers read it first to announce the page, so it must be short. */
const titleChars = 90

/** Draws a whole page: the heading, the content and the phone numbers. */
export function drawPage(here: Here, { title, progress, main, footer, refreshSeconds }: PageContent): Markup {
  const { words } = here
  const { form } = words
  const about = title && title.length > titleChars ? `${title.slice(0, titleChars - 1)}…` : title
  return markup`<!doctype html>
<html lang="${words.lang}" dir="${words.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${refreshSeconds && markup`<meta http-equiv="refresh" content="${refreshSeconds}">`}
<title>${about && `${about} – `}${form.title}</title><link rel="stylesheet" href="${styleAddress(here)}"></head><body>
<header><p>${here.title}</p><h1>${form.title}</h1>${progress && markup`<p>${progress}</p>`}<p><a href="#call">${form.call}</a></p></header>
<main>${main}</main>
${drawNumbers(here.numbers, words)}${footer && markup`<footer>${footer}</footer>`}</body></html>
`
}

/** Address of a channel's stylesheet, which is the same for everyone. */
const styleAddress = (here: Here): string => addressOf(here).replace(formPath, `${formPath}/style.css`)
