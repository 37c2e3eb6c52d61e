import type { SessionClaims } from '../../security/auth/session-tokens.ts'
import { type Markup, markup } from './markup.ts'
import type { NumberToCall } from './numbers.ts'
import type { Words } from './words.ts'

/** A citizen's session, and how the browser stores it. */
export interface Visit {
  claims: SessionClaims
  token: string
  /** In a cookie, or in a hidden field of every form if the browser accepts no cookies. */
  keeps: 'cookie' | 'field'
  /** Proof that a form comes from a page of this chat. */
  proof: string
}

/** Context in which a page is shown. */
export interface Here {
  gwId: string
  /** Host name of the request, for an address that can be written down. */
  host: string
  /** Name of the channel. */
  title: string
  words: Words
  numbers: readonly NumberToCall[]
  /** Time zone of the deployment, used for all times on the page. */
  timezone: string
  visit?: Visit
}

/** Path of all pages of the form. */
export const formPath = '/report'

/** Returns the address of a page of the form. */
export const addressOf = (
  { gwId }: Pick<Here, 'gwId'>,
  query: Readonly<Record<string, string>> = {},
): string => `${formPath}?${new URLSearchParams({ gwId, ...query })}`

/** Draws a form that posts `fields` and the inputs in `content`. */
export function postForm(here: Here, content: Markup, fields: Readonly<Record<string, string>> = {}): Markup {
  const { gwId, words, visit } = here
  const own = {
    gwId,
    lang: words.lang,
    ...(visit?.keeps === 'cookie' && { proof: visit.proof }),
    ...(visit?.keeps === 'field' && { token: visit.token }),
  }
  const hidden = Object.entries({ ...own, ...fields }).map(
    ([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`,
  )
  return markup`<form method="post" action="${formPath}" accept-charset="utf-8">${hidden}${content}</form>`
}

/**
 * Draws the navigation to another page of the citizen's chat: a link, or a button if the browser accepts no
 * cookies, because an address must never contain the session.
 */
export function wayTo(here: Here, label: string, query: Readonly<Record<string, string>>): Markup {
  if (here.visit?.keeps !== 'field') return markup`<a href="${addressOf(here, query)}">${label}</a>`
  const go = new URLSearchParams(query).toString()
  return postForm(here, markup`<button class="link" name="go" value="${go}">${label}</button>`)
}
