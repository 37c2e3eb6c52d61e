import type { Clock } from '../../../contract/primitives/ids.ts'

/** A freeze or a release that was approved here, and wants a token of the authority. */
interface ApprovedAct {
  /** Good for this act alone; sent with it. */
  token: string
  scope: 'freeze' | 'release'
  caseId: string
  accountHash?: string | undefined
  /** Minor units. */
  amount?: number | undefined
  freezeId?: string | undefined
  /** Until when the act may be done. */
  expiresAt: string
  /** Who has approved it, as the trust layer is told. */
  issuedBy: string
}

/** Has the embedded platform take a token for one approved act. */
type IssueToken = (act: ApprovedAct) => Promise<void>

/** Where the authorization tokens of approved acts come from. */
export interface Authority {
  /** Whether the approver has to bring the token. */
  needsToken: boolean
  /** Gives the token to send with an approved act; `given` is the approver's own. */
  tokenFor(act: ApprovedAct, given: string | undefined): Promise<string>
}

/** Says who issues tokens. */
export interface AuthorityOptions {
  /** Of the embedded platform: this process issues a token for each act. */
  issue?: IssueToken | undefined
  /** A real trust layer's standing secret for acts that this deployment has approved. */
  standing?: string | undefined
}

/** Creates the authority of a deployment: it issues tokens itself, has a standing one, or asks the approver for hers. */
export function createAuthority({ issue, standing }: AuthorityOptions): Authority {
  return {
    needsToken: issue === undefined && standing === undefined,
    async tokenFor(act, given) {
      if (issue) {
        await issue(act)
        return act.token
      }
      return given ?? standing ?? ''
    },
  }
}

/** Gives the instant so many milliseconds from now. */
export const fromNow = (clock: Clock, ms: number): string => new Date(Date.parse(clock()) + ms).toISOString()
