import type { Migration } from 'kysely'
import { boundApiKeys, keyMakers } from './api-keys.ts'
import { desk, deskPaidDays } from './desk.ts'
import { hooks, hookTargets } from './hooks.ts'
import { agentDevices, inboxAnswerTimes, inboxDanger, inboxMigration, inboxWaiting } from './inbox.ts'
import {
  operatorCodeFailures,
  operatorIdentity,
  operatorPasskeys,
  operatorPeople,
  operatorProvider,
} from './operators.ts'
import { overlayApprovals, settingOverlay } from './overlay.ts'
import {
  chatKeys,
  endedCalls,
  numbersByAge,
  pushDevices,
  retention,
  securityEvents,
  sweptByAge,
} from './personal-data.ts'
import { speechClips, speechStandIns, voiceUploads } from './voice.ts'

/**
 * Migrations of the relay's tables. A published entry never changes; each change to the tables is a new
 * entry.
 */
export const relayMigrations: Record<string, Migration> = {
  '2026-11-21-relay-1-chats': {
    async up(db) {
      await db.schema
        .createTable('chat')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('gw_id', 'text', (c) => c.notNull())
        .addColumn('lang', 'text', (c) => c.notNull())
        .addColumn('human_uid', 'text')
        .addColumn('human_verified', 'integer', (c) => c.notNull())
        .addColumn('last_seq', 'integer', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .execute()
      await db.schema
        .createIndex('chat_by_human')
        .on('chat')
        .columns(['gw_id', 'human_uid', 'human_verified'])
        .execute()
      await db.schema
        .createTable('chat_event')
        .addColumn('chat_id', 'text', (c) => c.notNull().references('chat.id').onDelete('cascade'))
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('type', 'text', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addColumn('message_id', 'text')
        .addColumn('client_id', 'text')
        .addColumn('at', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('chat_event_key', ['chat_id', 'seq'])
        .addUniqueConstraint('chat_event_client', ['chat_id', 'client_id'])
        .addUniqueConstraint('chat_event_message', ['message_id'])
        .execute()
    },
  },
  '2026-11-21-relay-2-dialogue': {
    async up(db) {
      await db.schema
        .createTable('dialog')
        .addColumn('chat_id', 'text', (c) => c.primaryKey().references('chat.id').onDelete('cascade'))
        .addColumn('step', 'text', (c) => c.notNull())
        .addColumn('sealed', 'text', (c) => c.notNull())
        .addColumn('updated_at', 'text', (c) => c.notNull())
        .execute()
      // Does not reference the chat: a report in the outbox is sent even if the citizen erases the chat.
      await db.schema
        .createTable('outbox')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('chat_id', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('sealed', 'text', (c) => c.notNull())
        .addColumn('attempts', 'integer', (c) => c.notNull())
        .addColumn('next_at', 'text')
        .addColumn('created_at', 'text', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('outbox_due').on('outbox').columns(['next_at', 'created_at']).execute()
      await db.schema
        .createTable('chat_case')
        .addColumn('case_id', 'text', (c) => c.notNull())
        .addColumn('chat_id', 'text', (c) => c.notNull().references('chat.id').onDelete('cascade'))
        .addColumn('citizen_ref', 'text', (c) => c.notNull())
        .addColumn('seen', 'text', (c) => c.notNull())
        .addColumn('is_over', 'integer', (c) => c.notNull())
        .addColumn('checked_at', 'text', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('chat_case_key', ['chat_id', 'case_id'])
        .execute()
      // Does not reference the chat, so that a case can be looked up from another device after the chat was
      // deleted.
      await db.schema
        .createTable('case_opening')
        .addColumn('case_id', 'text', (c) => c.primaryKey())
        .addColumn('citizen_ref', 'text', (c) => c.notNull())
        .addColumn('digits_hash', 'text')
        .addColumn('tries', 'integer', (c) => c.notNull())
        .addColumn('tried_at', 'text')
        .execute()
      await db.schema
        .createTable('hand_over')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('chat_id', 'text', (c) => c.notNull().references('chat.id').onDelete('cascade'))
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('at', 'text', (c) => c.notNull())
        .execute()
      await db.schema
        .createIndex('chat_case_by_check')
        .on('chat_case')
        .columns(['is_over', 'checked_at'])
        .execute()
      await db.schema.createIndex('chat_case_by_case').on('chat_case').column('case_id').execute()
    },
  },
  '2026-11-21-relay-3-sessions': {
    async up(db) {
      await db.schema
        .createTable('session')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('chat_id', 'text', (c) => c.notNull().references('chat.id').onDelete('cascade'))
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('expires_at', 'text', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('session_by_chat').on('session').column('chat_id').execute()
      await db.schema
        .createTable('feedback')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('chat_id', 'text', (c) => c.notNull().references('chat.id').onDelete('cascade'))
        .addColumn('rating', 'integer', (c) => c.notNull())
        .addColumn('comment', 'text')
        .addColumn('at', 'text', (c) => c.notNull())
        .execute()
    },
  },
  '2026-11-21-relay-4-api-keys': {
    async up(db) {
      await db.schema
        .createTable('api_key')
        .addColumn('prefix', 'text', (c) => c.primaryKey())
        .addColumn('hash', 'text', (c) => c.notNull())
        .addColumn('scopes', 'text', (c) => c.notNull())
        .addColumn('role', 'text', (c) => c.notNull())
        .addColumn('citizen_ref', 'text')
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('expires_at', 'text')
        .addColumn('revoked_at', 'text')
        .execute()
    },
  },
  '2026-11-21-relay-5-speech': speechClips,
  '2026-11-21-relay-5-webhooks': {
    async up(db) {
      await db.schema
        .createTable('webhook_event')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('gw_id', 'text', (c) => c.notNull())
        .addColumn('chat_id', 'text')
        .addColumn('type', 'text', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addColumn('at', 'text', (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('chat_link')
        .addColumn('gw_id', 'text', (c) => c.notNull())
        .addColumn('platform_chat_id', 'text', (c) => c.notNull())
        .addColumn('chat_id', 'text', (c) => c.notNull().references('chat.id').onDelete('cascade'))
        .addPrimaryKeyConstraint('chat_link_key', ['gw_id', 'platform_chat_id'])
        .execute()
    },
  },
  '2026-11-21-relay-6-outbox-order': {
    async up(db) {
      await db.schema.alterTable('outbox').addColumn('place', 'integer').execute()
      await db.schema.createIndex('outbox_by_chat').on('outbox').columns(['chat_id', 'place']).execute()
    },
  },
  '2026-11-21-relay-9-speech-stand-ins': speechStandIns,
  '2026-11-21-relay-9-voice-uploads': voiceUploads,
  '2026-11-22-relay-1-proven-sessions': {
    async up(db) {
      await db.schema
        .alterTable('session')
        .addColumn('proven', 'integer', (c) => c.notNull().defaultTo(0))
        .execute()
    },
  },
  '2026-11-22-relay-2-chat-keys': chatKeys,
  '2026-11-22-relay-day-budgets': {
    async up(db) {
      await db.schema
        .createTable('day_budget')
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('day', 'text', (c) => c.notNull())
        .addColumn('used', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('day_budget_key', ['name', 'day'])
        .execute()
    },
  },
  '2026-11-22-relay-10-bound-api-keys': boundApiKeys,
  '2026-11-22-relay-uploads-by-address': {
    async up(db) {
      await db.schema
        .alterTable('voice_upload')
        .addColumn('address', 'text', (c) => c.notNull().defaultTo(''))
        .execute()
    },
  },
  '2026-11-22-relay-operator-sessions': {
    async up(db) {
      await db.schema
        .createTable('operator_session')
        .addColumn('id_hash', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('role', 'text', (c) => c.notNull())
        .addColumn('key_prefix', 'text')
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('seen_at', 'text', (c) => c.notNull())
        .addColumn('expires_at', 'text', (c) => c.notNull())
        .execute()
    },
  },
  '2026-11-23-relay-inbox': inboxMigration,
  // Closed chats are listed by when they ended, one page at a time.
  '2026-11-23-relay-inbox-2-by-change': {
    async up(db) {
      await db.schema
        .createIndex('chat_desk_by_change')
        .on('chat_desk')
        .columns(['changed_at', 'chat_id'])
        .execute()
    },
  },
  '2026-11-23-relay-inbox-3-waiting': inboxWaiting,
  // Citizens who ask for a person are in the inbox queue.
  '2026-11-23-relay-without-hand-overs': {
    async up(db) {
      await db.schema.dropTable('hand_over').execute()
    },
  },
  '2026-11-23-relay-operator-people': operatorPeople,
  '2026-11-23-relay-operator-people-2-code-failures': operatorCodeFailures,
  '2026-11-23-relay-deployment': {
    async up(db) {
      await db.schema
        .createTable('deployment')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .addColumn('at', 'text', (c) => c.notNull())
        .execute()
    },
  },
  '2026-11-22-relay-3-retention': retention,
  '2026-11-22-relay-4-security-events': securityEvents,
  // Existing cases get no number: their owners identify them by their long ids.
  '2026-11-22-relay-5-case-numbers': {
    async up(db) {
      await db.schema
        .createTable('case_number')
        .addColumn('case_id', 'text', (c) => c.primaryKey())
        .addColumn('number_hash', 'text', (c) => c.notNull().unique())
        .addColumn('sealed', 'text', (c) => c.notNull())
        .execute()
    },
  },
  '2026-11-23-relay-desk': desk,
  '2026-11-23-relay-hooks': hooks,
  '2026-11-23-relay-hooks-2-targets': hookTargets,
  '2026-11-23-relay-operator-people-3-passkeys': operatorPasskeys,
  '2026-11-23-relay-chat-environments': {
    async up(db) {
      await db.schema.alterTable('chat').addColumn('env', 'text').execute()
    },
  },
  '2026-11-23-relay-push-devices': pushDevices,
  '2026-11-23-relay-setting-overlay': settingOverlay,
  '2026-11-23-relay-key-makers': keyMakers,
  '2026-11-23-relay-operator-people-4-provider': operatorProvider,
  '2026-11-23-relay-operator-people-5-identity': operatorIdentity,
  '2026-11-23-relay-inbox-4-answer-times': inboxAnswerTimes,
  '2026-11-23-relay-inbox-5-agent-devices': agentDevices,
  '2026-11-28-relay-inbox-6-danger': inboxDanger,
  '2026-11-27-relay-desk-2-paid-days': deskPaidDays,
  '2026-11-27-relay-ended-calls': endedCalls,
  '2026-11-27-relay-swept-by-age': sweptByAge,
  '2026-11-27-relay-swept-by-age-2-numbers': numbersByAge,
  '2026-11-28-relay-setting-overlay-2-approvals': overlayApprovals,
  '2026-11-28-relay-session-families': {
    async up(db) {
      await db.schema.alterTable('session').addColumn('family', 'text').execute()
    },
  },
}
