import type { SecurityLog } from '../../src/relay/security/auth/security-log.ts'

type SecurityEvent = Parameters<SecurityLog['record']>[0]

/** Keeps security events for a test to look at. */
export function createSecurityEvents(): SecurityLog & { events: SecurityEvent[] } {
  const events: SecurityEvent[] = []
  return { events, record: (event) => void events.push(event) }
}
