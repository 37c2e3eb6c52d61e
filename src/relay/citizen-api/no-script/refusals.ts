import { limits } from '../../../contract/primitives/limits.ts'
import type { Problem } from '../../../contract/primitives/problem.ts'
import { drawDraft } from './draft.ts'
import { drawPage } from './frame.ts'
import { addressOf, type Here, postForm } from './here.ts'
import { fill, type Markup, markup, nothing } from './markup.ts'

/**
 * Draws the page that explains why a request was refused and what to do now. Text that the citizen has `sent`
 * is put into a form that sends it again, since browsers do not restore the fields of an uncacheable page.
 */
export function drawRefusal(here: Here, problem: Problem, sent?: URLSearchParams): Markup {
  const { form, more } = here.words
  if (problem.code === 'channel-not-found') {
    return drawPage(here, {
      title: more.refusedTitle,
      main: markup`<h2>${more.refusedTitle}</h2><p>${more.refusedChannel}</p><p class="problem">${more.refusedCall}</p>`,
    })
  }
  return drawPage(here, {
    title: form.problem,
    main: markup`<div class="problem" role="alert"><h2>${form.problem}</h2><p>${whyOf(here, problem)}</p></div>${problem.status === 403 ? nothing : drawAgain(here, sent)}<div class="ways">${drawBack(here, sent)}</div>`,
  })
}

/**
 * Fields that identify the chat and the question. If they are unchanged, an answer that was accepted after
 * all is not stored twice.
 */
const whereabouts = ['proof', 'token', 'at', 'made', 'begin', 'draft']

function drawAgain(here: Here, sent = new URLSearchParams()): Markup {
  const name = sent.has('begin') ? 'draft' : 'say'
  const text = sent.get(name)
  if (!text) return nothing
  const { form, page } = here.words
  const fields = [...sent].filter(([field]) => whereabouts.includes(field) && field !== name)
  const content = markup`${drawDraft(form.answer, name, text)}<button class="main">${page.send}</button>`
  return postForm(here, content, Object.fromEntries(fields))
}

/**
 * Draws the link back to the citizen's chat. For a browser without cookies it is a form with the session that
 * was sent.
 */
function drawBack(here: Here, sent: URLSearchParams | undefined): Markup {
  const { form, lang } = here.words
  const token = sent?.get('token')
  if (!token) return markup`<a href="${addressOf(here, { lang })}">${form.toQuestion}</a>`
  return postForm(here, markup`<button class="link" name="go" value="">${form.toQuestion}</button>`, {
    token,
  })
}

function whyOf({ words: { form } }: Here, { status }: Problem): string {
  if (status === 429 || status === 503) return form.busy
  if (status === 413) return fill(form.tooLong, { n: limits.messageChars })
  return status === 403 ? form.notFromHere : form.failed
}
