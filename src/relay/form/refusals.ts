import { limits } from '../../contract/primitives/limits.ts'
import type { Problem } from '../../contract/primitives/problem.ts'
import { drawPage } from './frame.ts'
import { addressOf, type Here } from './here.ts'
import { fill, type Markup, markup } from './markup.ts'

/** Draws the page that says why something was refused, and what to do now. */
export function drawRefusal(here: Here, problem: Problem): Markup {
  const { form, page } = here.words
  if (problem.code === 'channel-not-found') {
    return drawPage(here, {
      title: page.refusedTitle,
      main: markup`<h2>${page.refusedTitle}</h2><p>${page.refusedChannel}</p><p class="problem">${page.refusedCall}</p>`,
    })
  }
  const back = addressOf(here, { lang: here.words.lang })
  return drawPage(here, {
    title: form.problem,
    main: markup`<div class="problem" role="alert"><h2>${form.problem}</h2><p>${whyOf(here, problem)}</p></div><div class="ways"><a href="${back}">${form.toQuestion}</a></div>`,
  })
}

function whyOf({ words: { form } }: Here, { status }: Problem): string {
  if (status === 429 || status === 503) return form.busy
  if (status === 413) return fill(form.tooLong, { n: limits.messageChars })
  return status === 403 ? form.notFromHere : form.failed
}
