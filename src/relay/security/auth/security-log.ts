import type { Logger } from 'pino'

/** Kind of a security event. Operators set alerts on these names, so they are never renamed. */
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

/** One security event. It contains no chat text, identity, address or secret. */
export interface SecurityEvent {
  kind: SecurityEventKind
  /** Who caused it: the prefix of an API key, an operator's name, or the keyed hash of an address. */
  actor?: string
  gwId?: string
  chatId?: string
  /** Object of the event: the name of a limit, a field or an operation. */
  detail?: string
  /** How many identical events followed in the last minute. Default: this is the first. */
  count?: number
}

/** Records what an operator must be able to look up after an attack. */
export interface SecurityLog {
  /** Records an event. Never throws and never blocks. */
  record(event: SecurityEvent): void
}

/** Creates a security log that writes to the process's logger. */
export function createSecurityLog({ logger }: { logger: Logger }): SecurityLog {
  return {
    record: (event) => logger.warn({ security: event }, event.kind),
  }
}
