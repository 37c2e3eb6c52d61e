import type { Logger } from 'pino'

/** Names what happened; operators watch for these words, so they are never renamed. */
type SecurityEventKind =
  | 'key-refused'
  | 'operation-refused'
  | 'identity-refused'
  | 'limit-refused'
  | 'capacity-refused'
  | 'challenge-required'
  | 'host-refused'
  | 'session-rotated'
  | 'sign-in'
  | 'sign-in-refused'
  | 'console-act'
  | 'people-changed'
  | 'audit-read'
  | 'settings-changed'
  | 'settings-proposed'
  | 'settings-approved'
  | 'settings-rejected'
  | 'settings-withdrawn'
  | 'chat-erased'
  | 'data-expired'
  | 'sweep-confirmed'
  | 'case-read'
  | 'case-act'
  | 'contact-revealed'
  | 'report-opened'
  | 'money-held'
  | 'money-proposed'
  | 'money-approved'
  | 'money-rejected'
  | 'money-withdrawn'
  | 'money-superseded'
  | 'money-moved'
  | 'money-failed'
  | 'hold-lapsed'
  | 'approval-refused'
  | 'key-created'
  | 'key-revoked'
  | 'keys-rotated'

/** Describes one security event. It holds no word of a chat, no identity, no address and no secret. */
export interface SecurityEvent {
  kind: SecurityEventKind
  /** Who caused it: the prefix of an API key, an operator's name, or the keyed hash of an address. */
  actor?: string
  gwId?: string
  chatId?: string
  /** What was refused or changed: the name of a limit, a field, an operation. */
  detail?: string
  /** How many more there were of the same in the last minute. Default: this is the first. */
  count?: number
}

/** Keeps what an operator must be able to look up after an attack. */
export interface SecurityLog {
  /** Never throws, and never waits. */
  record(event: SecurityEvent): void
}

/** Creates a log of security events on the process's logger. */
export function createSecurityLog({ logger }: { logger: Logger }): SecurityLog {
  return {
    record: (event) => logger.warn({ security: event }, event.kind),
  }
}
