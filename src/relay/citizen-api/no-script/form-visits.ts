import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { isProblem, Problem } from '../../../contract/primitives/problem.ts'
import type { RelayEnv } from '../../../http/hono-answers.ts'
import type { Channel } from '../../config/channel.ts'
import type { Limits } from '../../security/rate-limits/limits.ts'
import type { Sessions } from '../chat/sessions.ts'
import type { Visits } from '../chat/visits.ts'
import type { FormCookies } from './cookies.ts'
import type { Visit } from './here.ts'

/** Dependencies of the form visits. */
export interface FormVisitsDeps {
  sessions: Pick<Sessions, 'authenticate'>
  visits: Pick<Visits, 'open'>
  limits: Limits
  cookies: FormCookies
  /** Key for the proof that a form comes from a page of the chat. */
  secret: string
}

/** Finds and opens the sessions of the form. */
export interface FormVisits {
  /**
   * Finds the session of a request. `token` is the token in its form. Returns undefined if there is no valid
   * session. An expired session is renewed.
   */
  find(c: Context<RelayEnv>, channel: Channel, token?: string | undefined): Promise<Visit | undefined>
  /** Opens a chat in a language. @throws Problem as `Visits.open` does */
  open(c: Context<RelayEnv>, channel: Channel, lang: string): Promise<Visit>
}

/** Creates the visits of the form. */
export function createFormVisits({ sessions, visits, limits, cookies, secret }: FormVisitsDeps): FormVisits {
  const toVisit = async (token: string, keeps: Visit['keeps']): Promise<Visit> => {
    const claims = await sessions.authenticate(`Bearer ${token}`)
    const proof = createHmac('sha256', secret).update(claims.chatId).digest('base64url')
    return { claims, token, keeps, proof }
  }
  const enter = async (
    c: Context<RelayEnv>,
    channel: Channel,
    how: { locale: string } | { resume: string },
  ): Promise<Visit> => {
    const address = c.get('address')
    await limits.spend('session', { address })
    const { token } = await visits.open({ gwId: channel.gwId, ...how }, { address, canSolve: false })
    const keeps = cookies.read(c, channel.gwId) === undefined ? 'field' : 'cookie'
    if (keeps === 'cookie') cookies.keep(c, channel, token)
    return toVisit(token, keeps)
  }
  return {
    async find(c, channel, inForm) {
      const kept = cookies.read(c, channel.gwId)
      const token = kept ?? inForm
      if (!token) return undefined
      const visit = await toVisit(token, kept === undefined ? 'field' : 'cookie')
        .catch((error: unknown) => {
          if (!isProblem(error) || error.code !== 'session-expired') throw error
          return enter(c, channel, { resume: token })
        })
        .catch((error: unknown) => {
          if (isProblem(error) && error.status === 401) return undefined
          throw error
        })
      return visit?.claims.gwId === channel.gwId ? visit : undefined
    },
    open: (c, channel, lang) => enter(c, channel, { locale: lang }),
  }
}

/** Checks that a form comes from a page of the same chat. @throws Problem `forbidden` */
export function requireProof({ keeps, proof }: Visit, shown: string | null): void {
  // If the form itself contains the session, another page could not have sent it.
  if (keeps === 'field') return
  const [wanted, given] = [Buffer.from(proof), Buffer.from(shown ?? '')]
  if (wanted.length === given.length && timingSafeEqual(wanted, given)) return
  throw fromElsewhere()
}

/**
 * Rejects a form that the browser reports as sent by another site's page. For browsers that report nothing,
 * the proof in the form is checked. @throws Problem `forbidden`
 */
export function requireOwnPage(c: Context<RelayEnv>): void {
  const { 'sec-fetch-site': site, origin, host } = c.req.header()
  // Our pages send their origin. Only another site's frame, or a page that hides its origin, sends `null`.
  if (origin === 'null') throw fromElsewhere()
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return
    throw fromElsewhere()
  }
  if (origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)) return
  throw fromElsewhere()
}

const fromElsewhere = () =>
  new Problem('forbidden', { detail: 'The form was not sent by a page of this chat.' })
