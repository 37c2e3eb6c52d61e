import type { ChatDeps } from './ports.ts'
import type { ChatRecord } from './record.ts'
import type { ChatIdentity, Session } from './session.ts'

/** The parts of a chat that everything above them works with. */
export interface ChatParts extends ChatDeps {
  identity: ChatIdentity
  record: ChatRecord
  session: Session
  /** Signs this device out of the chat to which a token belongs. */
  leave(token: string | undefined): Promise<unknown>
}
