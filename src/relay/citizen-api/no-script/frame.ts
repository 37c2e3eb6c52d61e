import { addressOf, formPath, type Here } from './here.ts'
import { type Markup, markup } from './markup.ts'
import { drawNumbers } from './numbers.ts'

/** What a page has beside what stands on every one. */
export interface PageContent {
  /** Begins the title, before the name of the form. */
  title?: string | undefined
  /** Stands under the heading. */
  progress?: string | undefined
  main: Markup
  footer?: Markup | undefined
  /** Loads the page anew after so many seconds. */
  refreshSeconds?: number | undefined
}

/** The heading is the shortest way to what a page is about, so a title is not longer than a screen reader bears. */
const titleChars = 90

/** Writes a whole page: the heading, what it is about, and the numbers to call. */
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

/** Where the style of a channel is; outside of a chat it is the same for everybody. */
const styleAddress = (here: Here): string => addressOf(here).replace(formPath, `${formPath}/style.css`)
