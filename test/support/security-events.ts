import type { SecurityLog } from '../../src/relay/security/auth/security-log.ts'

type SecurityEvent = Parameters<SecurityLog['record']>[0]

/** Creates a security log that stores events for assertions. */
export function createSecurityEvents(): SecurityLog & { events: SecurityEvent[] } {
  const events: SecurityEvent[] = []
  return { events, record: (event) => void events.push(event) }
}
