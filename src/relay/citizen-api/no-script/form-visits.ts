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

/** Lists what finding a visit needs. */
export interface FormVisitsDeps {
  sessions: Pick<Sessions, 'authenticate'>
  visits: Pick<Visits, 'open'>
  limits: Limits
  cookies: FormCookies
  /** Signs what proves that a form is from a page of the chat's. */
  secret: string
}

/** Who asks for a page of the form. */
export interface FormVisits {
  /**
   * Finds the session of a request; `token` is what its form had in it. Undefined when it has none that still holds. One
   * that has expired is renewed.
   */
  find(c: Context<RelayEnv>, channel: Channel, token?: string | undefined): Promise<Visit | undefined>
  /** Opens a chat in a language. @throws Problem as `Visits.open` does */
  open(c: Context<RelayEnv>, channel: Channel, lang: string): Promise<Visit>
}

/** Creates the visits by the form. */
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

/** Checks that a form is from a page of the chat's own. @throws Problem `forbidden` */
export function requireProof({ keeps, proof }: Visit, shown: string | null): void {
  // Where the form has brought the session itself, there is nothing that another page could have used.
  if (keeps === 'field') return
  const [wanted, given] = [Buffer.from(proof), Buffer.from(shown ?? '')]
  if (wanted.length === given.length && timingSafeEqual(wanted, given)) return
  throw fromElsewhere()
}

/**
 * Refuses a form that a browser says was sent by another site's page. Browsers that say nothing are told by the proof in the
 * form. @throws Problem `forbidden`
 */
export function requireOwnPage(c: Context<RelayEnv>): void {
  const { 'sec-fetch-site': site, origin, host } = c.req.header()
  // Our pages send their origin; none but a stranger's frame or a page that hides where it is from has `null`.
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
