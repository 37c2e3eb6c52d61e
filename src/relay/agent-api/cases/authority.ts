import type { Clock } from '../../../contract/primitives/ids.ts'

/** Freeze or release that was approved here and requires a token of the authority. */
interface ApprovedAct {
  /** Valid only for this action; sent with it. */
  token: string
  scope: 'freeze' | 'release'
  caseId: string
  accountHash?: string | undefined
  /** In minor units. */
  amount?: number | undefined
  freezeId?: string | undefined
  /** Until when the action may be carried out. */
  expiresAt: string
  /** Who approved it, as reported to the trust layer. */
  issuedBy: string
}

/** Registers a token for one approved action with the embedded platform. */
type IssueToken = (act: ApprovedAct) => Promise<void>

/** Source of authorization tokens for approved actions. */
export interface Authority {
  /** Whether the approver must provide the token. */
  needsToken: boolean
  /** Returns the token to send with an approved action; `given` is the approver's own. */
  tokenFor(act: ApprovedAct, given: string | undefined): Promise<string>
}

/** Settings of the token source. */
export interface AuthorityOptions {
  /** For the embedded platform: this process issues a token for each action. */
  issue?: IssueToken | undefined
  /** For a real trust layer: its standing secret for actions approved by this deployment. */
  standing?: string | undefined
}

/**
 * Creates the token source of a deployment: it issues tokens, uses a standing one, or requires the approver's
 * own.
 */
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

/** Returns the instant `ms` milliseconds from now. */
export const fromNow = (clock: Clock, ms: number): string => new Date(Date.parse(clock()) + ms).toISOString()
