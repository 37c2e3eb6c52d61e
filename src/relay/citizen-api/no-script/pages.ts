import { languages } from '../../../assistant/languages/languages.ts'
import type { ChatMessage } from '../../../contract/chat/chat.ts'
import { directionOf } from '../../../contract/language/direction.ts'
import { drawDraft } from './draft.ts'
import { drawPage } from './frame.ts'
import { addressOf, type Here, postForm, wayTo } from './here.ts'
import { type Markup, markup } from './markup.ts'
import { drawFitting, drawZone } from './talk.ts'

/**
 * Draws the first page, before there is a chat: a few words, the languages, and one button. `draft` is text
 * that the citizen wrote for a chat that no longer exists; it is carried over to the new chat, where the
 * citizen can send it.
 */
export function drawStart(
  here: Here,
  { spoken, isLost, draft }: { spoken: readonly string[]; isLost: boolean; draft: string },
): Markup {
  const { form, page, more, lang } = here.words
  const choices = spoken.map((code) =>
    code === lang
      ? markup`<li><b lang="${code}">${nameOf(code)}</b>`
      : markup`<li><a href="${addressOf(here, { lang: code })}" lang="${code}" hreflang="${code}" dir="${directionOf(code)}">${nameOf(code)}</a>`,
  )
  return drawPage(here, {
    main: markup`${isLost && markup`<p class="problem">${form.lost}</p>`}<section class="langs" aria-label="${more.language}"><ul>${choices}</ul></section><p>${page.emptyBody}</p>${postForm(here, markup`${draft && drawDraft(form.answer, 'draft', draft)}<button class="main" name="begin" value="1">${form.start}</button>`)}`,
  })
}

/** Draws a page of the transcript, with a link to the earlier messages. */
export function drawTalk(here: Here, messages: readonly ChatMessage[], hasMore: boolean): Markup {
  const { form, page } = here.words
  const { drawn, hasEarlier, first } = drawFitting(messages, { here, bytes: talkBytes })
  const back = wayTo(here, form.toQuestion, {})
  const earlier =
    (hasEarlier || hasMore) && wayTo(here, page.earlier, { view: 'talk', before: String(first ?? 1) })
  return drawPage(here, {
    title: page.transcript,
    main: markup`<h2>${page.transcript}</h2><div class="ways">${back}${earlier}</div>${drawn}${drawZone(here, messages)}`,
  })
}

/** Bytes for the messages. A page may have 10 KB, including everything around them. */
const talkBytes = 6000

/** Draws the choice of the languages of the dialogue. */
export function drawLanguages(here: Here, spoken: readonly string[]): Markup {
  const { form, more } = here.words
  const buttons = spoken.map(
    (code) =>
      markup`<button class="tap" name="language" value="${code}" lang="${code}" dir="${directionOf(code)}">${nameOf(code)}</button>`,
  )
  return drawPage(here, {
    title: more.language,
    main: markup`<h2>${more.language}</h2>${postForm(here, markup`${buttons}`)}<div class="ways">${wayTo(here, form.toQuestion, {})}</div>`,
  })
}

/** Draws the confirmation question before a chat is erased. */
export function drawErase(here: Here): Markup {
  const { more } = here.words
  return drawPage(here, {
    title: more.clear,
    main: markup`<h2>${more.clear}</h2><p>${more.clearAsk}</p>${postForm(here, markup`<button class="tap" name="erase" value="1">${more.clearYes}</button>`)}<div class="ways">${wayTo(here, more.cancel, {})}</div>`,
  })
}

/** Draws the page that confirms that the chat is erased. */
export function drawErased(here: Here): Markup {
  const { more } = here.words
  return drawPage(here, {
    title: more.endedTitle,
    main: markup`<h2>${more.endedTitle}</h2><p>${more.endedBody}</p><p><a href="${addressOf(here, { lang: here.words.lang })}">${more.beginAgain}</a></p>`,
  })
}

const nameOf = (code: string): string => languages[code]?.name ?? code
