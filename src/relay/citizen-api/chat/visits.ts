import type {
  MessageRequest,
  MessageResponse,
  SessionRequest,
  SessionResponse,
} from '../../../contract/chat/chat.ts'
import type { SessionClaims } from '../../security/auth/session-tokens.ts'
import type { Turns } from '../../security/rate-limits/semaphores.ts'
import type { Admit, Asker } from './admission.ts'
import type { Messages } from './messages.ts'
import type { Sessions } from './sessions.ts'

/** Dependencies of the visits. */
export interface VisitsDeps {
  sessions: Pick<Sessions, 'open'>
  /** Called before a chat is opened. */
  admit: Admit
  messages: Messages
  /** Gives each visitor a turn at the expensive operations. */
  turns: Turns
}

/** Actions of a visitor in a chat, on any page, subject to rate limits and turns. */
export interface Visits {
  /** Opens or resumes a chat. @throws Problem as {@link Admit} and {@link Sessions} do */
  open(request: SessionRequest, asker: Asker): Promise<SessionResponse>
  /** Receives a message. @throws Problem as {@link Messages} does */
  say(
    claims: SessionClaims,
    request: MessageRequest,
    from: { address: string; withReport?: boolean },
  ): Promise<MessageResponse>
}

/** Creates the visits of all pages. */
export function createVisits({ sessions, admit, messages, turns }: VisitsDeps): Visits {
  return {
    async open(request, asker) {
      await admit(request, asker)
      return turns.take(asker.address, () => sessions.open(request))
    },
    async say(claims, request, { address, withReport = false }) {
      // Before the turn, since it may take seconds.
      const prepared = await messages.prepare(claims, request)
      return turns.take(address, () => messages.send(claims, request, { withReport, prepared }))
    },
  }
}
