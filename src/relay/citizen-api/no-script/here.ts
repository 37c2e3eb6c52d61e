import type { SessionClaims } from '../../security/auth/session-tokens.ts'
import { type Markup, markup } from './markup.ts'
import type { NumberToCall } from './numbers.ts'
import type { Words } from './words.ts'

/** Somebody's session, and how her browser keeps it. */
export interface Visit {
  claims: SessionClaims
  token: string
  /** In a cookie, or in a field of every form where the browser takes no cookie. */
  keeps: 'cookie' | 'field'
  /** Proves that a form is from a page of hers. */
  proof: string
}

/** For whom and where a page is shown. */
export interface Here {
  gwId: string
  /** Name under which the browser has asked, for an address that can be written down. */
  host: string
  /** Name of the channel. */
  title: string
  words: Words
  numbers: readonly NumberToCall[]
  /** The deployment's zone, which its times are told in. */
  timezone: string
  visit?: Visit
}

/** The one address of the form. */
export const formPath = '/report'

/** Writes the address of a page of the form. */
export const addressOf = (
  { gwId }: Pick<Here, 'gwId'>,
  query: Readonly<Record<string, string>> = {},
): string => `${formPath}?${new URLSearchParams({ gwId, ...query })}`

/** Writes a form that sends `fields`, and what is in `content`, to the one address. */
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
 * Writes the way to another page of her chat: a link, or a button where an address would have to hold her session, which
 * stands in none.
 */
export function wayTo(here: Here, label: string, query: Readonly<Record<string, string>>): Markup {
  if (here.visit?.keeps !== 'field') return markup`<a href="${addressOf(here, query)}">${label}</a>`
  const go = new URLSearchParams(query).toString()
  return postForm(here, markup`<button class="link" name="go" value="${go}">${label}</button>`)
}
