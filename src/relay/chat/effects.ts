import type { Clock, Ids } from '../../contract/ids.ts'
import type { KeyedHash } from '../../contract/keyed-hash.ts'
import { toMajor } from '../../contract/money.ts'
import type { DialogEffect, DialogInput, Intake } from '../../dialog/types.ts'
import type { Db } from '../../storage/database.ts'
import type { Seal } from '../auth/seal.ts'
import type { IntakeBody, TrustLayer } from '../upstream/trust-layer.ts'
import type { Chat, NewEvent } from './chats.ts'

/** A call as it waits in the outbox: hashed where it would identify somebody. */
type Call =
  | { kind: 'create-case'; intake: IntakeBody }
  | { kind: 'get-case'; caseId: string; citizenRef: string }

/** A row of the outbox. Its id is the idempotency key of its call. */
export interface OutboxRow {
  id: string
  chat_id: string
  sealed: string
  attempts: number
}

/** What came of a call: for the dialogue, for the chat's events, and for the list of her cases. */
export interface Outcome {
  input: DialogInput
  events: readonly NewEvent[]
  link?: { caseId: string; citizenRef: string; status: string }
}

export interface Effects {
  /** Writes an effect of the dialogue into the outbox, due at once. */
  enqueue(trx: Db, chat: Chat, effect: DialogEffect): Promise<void>
  /** Makes the call. @throws TrustLayerError */
  perform(row: OutboxRow): Promise<Outcome>
  /** What the dialogue is told when the call failed `attempts` times. */
  failure(row: OutboxRow, final: boolean): DialogInput
}

export interface EffectsDeps {
  seal: Seal
  clock: Clock
  ids: Ids
  keyedHash: KeyedHash
  trustLayer: TrustLayer
  currencyExponent: number
}

/** What the dialogue can ask for, and how it is done. */
export function createEffects(deps: EffectsDeps): Effects {
  const { seal, clock, ids, keyedHash, trustLayer } = deps
  const open = (row: OutboxRow) => seal.open<Call>(row.sealed, row.id)

  const toCall = async (trx: Db, chat: Chat, effect: DialogEffect): Promise<Call> => {
    switch (effect.type) {
      case 'create-case':
        return { kind: 'create-case', intake: toIntakeBody(chat, effect.intake) }
      case 'get-case':
        return {
          kind: 'get-case',
          caseId: effect.caseId,
          citizenRef: await citizenRefOf(trx, chat.id, effect.caseId),
        }
      default:
        return effect satisfies never
    }
  }

  const toIntakeBody = (chat: Chat, intake: Intake): IntakeBody => ({
    citizen_id_hash: keyedHash('citizen', intake.contact ?? `chat:${chat.id}`),
    scam_type: intake.scamType,
    amount: toMajor(intake.amountMinor, deps.currencyExponent),
    ...(intake.transactionReference && { transaction_reference: intake.transactionReference }),
    ...(intake.receivingAccount && {
      receiving_account_hint: keyedHash('account', intake.receivingAccount),
    }),
    confidence_metadata: intake.metadata,
  })

  return {
    async enqueue(trx, chat, effect) {
      const id = ids()
      const call = await toCall(trx, chat, effect)
      const now = clock()
      await trx
        .insertInto('outbox')
        .values({
          id,
          chat_id: chat.id,
          kind: call.kind,
          sealed: seal.close(call, id),
          attempts: 0,
          next_at: now,
          created_at: now,
        })
        .execute()
    },
    async perform(row) {
      const call = open(row)
      switch (call.kind) {
        case 'create-case': {
          const caseId = await trustLayer.createCase(call.intake, row.id)
          return {
            input: { type: 'result', effect: 'create-case', ok: true, caseId },
            events: [{ type: 'case', caseId, status: 'received' }],
            link: { caseId, citizenRef: call.intake.citizen_id_hash, status: 'received' },
          }
        }
        case 'get-case': {
          const report = await trustLayer.getCase(call.caseId, call.citizenRef)
          return {
            input: { type: 'result', effect: 'get-case', ok: true, case: report },
            events: [],
            link: { caseId: call.caseId, citizenRef: call.citizenRef, status: report.status },
          }
        }
        default:
          return call satisfies never
      }
    },
    failure(row, final) {
      return { type: 'result', effect: open(row).kind, ok: false, attempts: row.attempts, final }
    },
  }
}

async function citizenRefOf(trx: Db, chatId: string, caseId: string): Promise<string> {
  const row = await trx
    .selectFrom('chat_case')
    .select('citizen_ref')
    .where('chat_id', '=', chatId)
    .where('case_id', '=', caseId)
    .executeTakeFirst()
  return row?.citizen_ref ?? ''
}
