import type { DialogProfile } from '../../assistant/dialog/model/types.ts'
import { formTexts, moreTexts, pageTexts } from '../../assistant/languages/at-once.ts'
import { texts as formEnglish } from '../../assistant/languages/en/form-texts.ts'
import { texts as english } from '../../assistant/languages/en/page-texts.ts'
import { stop as stopEnglish } from '../../assistant/languages/en/page-texts-stop.ts'
import { toHtml } from './to-html.ts'

/** Dependencies of the help. */
export interface HelpDeps {
  /** Returns the current profile. */
  profile: () => Pick<DialogProfile, 'banks' | 'hotlines' | 'emergencyNumber'>
}

/** More banks would hide the lines that help with every one. */
const mostBanks = 8

/**
 * Renders what the citizen can do if the chat's script does not run: whom to call, a report on pages without
 * scripts, and a retry. The watchdog in `index.html` shows it, and so does a browser without scripts.
 */
export function drawHelp(
  { profile }: HelpDeps,
  { lang, gwId, isFramed }: { lang: string; gwId: string; isFramed: boolean },
): string {
  const { retry, close } = pageTexts[lang] ?? english
  const { refusedTitle, refusedCall } = moreTexts[lang] ?? stopEnglish
  const { banks: all, hotlines, emergencyNumber } = profile()
  const banks = all.flatMap(({ name, fraudNumber }) =>
    fraudNumber ? [{ label: name, number: fraudNumber }] : [],
  )
  const calls = [...hotlines, ...banks.slice(0, mostBanks), { number: emergencyNumber }].map(
    ({ number, ...line }) =>
      `<a class="pill" href="tel:${number.replace(/[^+\d]/g, '')}">${'label' in line ? `${toHtml(line.label)}: ` : ''}<bdi dir="ltr">${toHtml(number)}</bdi></a>`,
  )
  // In a frame on another site a page could not store anything.
  const place = isFramed ? ' target="_blank" rel="noopener"' : ''
  const { title } = formTexts[lang] ?? formEnglish
  const report = gwId
    ? `<a class="pill" href="${toHtml(`/report?${new URLSearchParams({ gwId })}`)}"${place}>${toHtml(title)}</a> `
    : ''
  const leave = isFramed ? `<button id="leave" type="button" hidden>${toHtml(close)}</button>` : ''
  return `<main class="state whole"><h1>${toHtml(refusedTitle)}</h1><p>${toHtml(refusedCall)}</p><p class="starts">${calls.join(' ')}</p><p class="starts">${report}<a class="pill" href="">${toHtml(retry)}</a></p>${leave}</main>`
}
