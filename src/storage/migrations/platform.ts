import type { Migration } from 'kysely'
import { chatEnvironments, chatsMigration, endedEvents } from './chats.ts'
import { creditAlerts } from './credit-alerts.ts'
import { boundTokens } from './desk.ts'
import { changeOrder, peopleMigration } from './people.ts'
import { cases, ledger, reportSource } from './platform-cases.ts'
import { disputeOffers, legalOrders } from './platform-disputes.ts'
import { jobTries } from './platform-jobs.ts'
import { statedOpenings } from './platform-ledger-imports.ts'
import { metadataBySender } from './platform-metadata.ts'
import { caseNews } from './platform-news.ts'
import { notices } from './platform-notices.ts'
import { notifications } from './platform-notifications.ts'
import { records } from './platform-records.ts'
import { recovery } from './platform-recovery.ts'
import { sentMessages } from './platform-sent-messages.ts'
import { smsParts } from './platform-sms-parts.ts'
import { verificationContext } from './platform-verifications.ts'
import { voiceCredits } from './voice.ts'
import { certificates, workspaces } from './workspaces.ts'

/**
 * Migrations of the embedded platform's tables. A published entry never changes; each change to the tables is
 * a new entry.
 */
export const platformMigrations: Record<string, Migration> = {
  '2026-11-21-platform-1-ledger': ledger,
  '2026-11-21-platform-2-cases': cases,
  '2026-11-21-platform-3-recovery': recovery,
  '2026-11-21-platform-4-records': records,
  '2026-11-21-platform-5-notifications': notifications,
  '2026-11-21-platform-5-voice-credits': voiceCredits,
  '2026-11-21-platform-6-people': peopleMigration,
  '2026-11-21-platform-7-change-order': changeOrder,
  '2026-11-21-platform-8-chats': chatsMigration,
  '2026-11-22-platform-metadata-by-sender': metadataBySender,
  '2026-11-22-platform-report-source': reportSource,
  '2026-11-23-platform-job-tries': jobTries,
  '2026-11-23-platform-bound-tokens': boundTokens,
  '2026-11-23-platform-case-news': caseNews,
  '2026-11-23-platform-chat-environments': chatEnvironments,
  '2026-11-23-platform-certificates': certificates,
  '2026-11-23-platform-dispute-offers': disputeOffers,
  '2026-11-23-platform-legal-orders': legalOrders,
  '2026-11-23-platform-notices': notices,
  '2026-11-23-platform-stated-openings': statedOpenings,
  '2026-11-23-platform-verification-context': verificationContext,
  '2026-11-23-platform-workspaces': workspaces,
  '2026-11-24-platform-sms-parts': smsParts,
  '2026-11-26-platform-sent-messages': sentMessages,
  '2026-11-27-platform-credit-alerts': creditAlerts,
  '2026-11-27-platform-ended-events': endedEvents,
}
