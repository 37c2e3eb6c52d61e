import { toInstant } from '../../kit/time.ts'

/** Parsed content of a complaint's open part. */
export interface Clues {
  channel: string | null
  language: string
  paymentAt: string | null
  senderInstitution: string | null
  receiverInstitution: string | null
  /** The hint to the receiving account, hashed with earlier peppers. */
  earlierHints: readonly string[]
  isOngoing: boolean
  isVulnerable: boolean
  isRepeatVictim: boolean
  isConfirmed: boolean
  asrConfidence: number | null
  slotConfidence: Readonly<Record<string, number>>
}

/** Reads the known members and ignores the others: the shape of this object is open. */
export function toClues(metadata: Record<string, unknown>, timezone: string): Clues {
  return {
    channel: text(metadata.channel),
    language: text(metadata.language) ?? 'en',
    paymentAt: toInstant(text(metadata.reported_transaction_timestamp), timezone),
    senderInstitution: text(metadata.sender_institution_code),
    receiverInstitution: text(metadata.receiver_institution_code),
    earlierHints: hints(metadata.earlier_account_hints),
    isOngoing: metadata.ongoing_contact === true,
    isVulnerable: metadata.vulnerable === true,
    isRepeatVictim: metadata.repeat_victim_hint === true,
    isConfirmed: metadata.confirmed_by_citizen === true,
    asrConfidence: share(metadata.asr_confidence),
    slotConfidence: shares(metadata.slot_confidence),
  }
}

const text = (value: unknown) =>
  typeof value === 'string' && value.length <= 128 && value !== '' ? value : null

/** There were never more in use at the same time. */
const maxEarlierHints = 10

const hints = (value: unknown): string[] =>
  Array.isArray(value) ? value.slice(0, maxEarlierHints).flatMap((hint) => text(hint) ?? []) : []

/** Parses a number from 0 to 1, which may also be written as a string. */
function share(value: unknown): number | null {
  if (value === null || value === undefined || typeof value === 'boolean') return null
  const number = Number(String(value))
  return number >= 0 && number <= 1 ? number : null
}

function shares(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const number = share(member)
      return number === null ? [] : [[name, number]]
    }),
  )
}
