import type { MessageView } from '../../../contract/chat/chat.ts'
import type { Action, Askable, Button, QuickReply } from '../../../contract/chat/message.ts'
import type { IdentityType, ScamReport } from '../../../contract/chat/scam-report.ts'
import type { deliveryChannels } from '../../../contract/operations/vocabulary.ts'
import type { Analysis, Message } from '../../understanding/analyser.ts'
import type { Reading } from '../../understanding/facts/reading.ts'
import type { PutAnswer, PutRequest } from './put.ts'

/** An institution that money may have been sent from or to. */
export interface Bank {
  /** Participant code as used by the trust layer. */
  code: string
  name: string
  /** Other spellings of the name. */
  aliases?: readonly string[] | undefined
  /** The number to call about fraud, ready to dial. */
  fraudNumber?: string | undefined
}

/** A line that can be called, with its hours. */
export interface Hotline {
  label: string
  number: string
  hours?: string | undefined
}

/** Numbers that someone in danger can call in a country. */
export interface DangerLines {
  emergencyNumber: string
  /** For people who may harm themselves. */
  crisisLine?: Hotline | undefined
  /** For children. */
  childLine?: Hotline | undefined
  /** For people whose partner or family is violent. */
  violenceLine?: Hotline | undefined
}

/** Settings that differ between deployments. */
export interface DialogProfile extends DangerLines {
  /** ISO 4217. */
  currency: string
  /** Decimals of the currency: 2 for PHP, 0 for RWF. */
  currencyExponent: number
  /** IANA name. */
  timezone: string
  /** ISO 3166-1 alpha-2, for telephone numbers. */
  country: string
  banks: readonly Bank[]
  hotlines: readonly Hotline[]
  /**
   * The lines of other countries, by ISO 3166-1 alpha-2, for citizens whose telephone number is from one of
   * them.
   */
  otherCountries?: Readonly<Record<string, DangerLines | undefined>> | undefined
  /** Retention period of what the citizen tells, in days. */
  retentionDays: number
  /** An amount above 100 times this (minor units) is read back twice. */
  referenceAmountMinor: number
  /** Codes of the languages that the dialogue speaks; the first is the default. */
  languages: readonly string[]
  /** Hosts of the authorities that a text may mention. */
  officialDomains?: readonly string[] | undefined
  /** Identity documents in use in the country; all five when absent. */
  identityTypes?: readonly IdentityType[] | undefined
  /** The deployment's own texts, by language and key such as `ask.contact.ask`. */
  texts?: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> | undefined
}

/** Things that the relay can do for a dialogue besides creating and reading cases. */
export type DialogAbility = 'send-report' | 'find-case' | 'hand-over' | NewsAbility

/** Channels by which the deployment notifies citizens about their cases. */
type NewsAbility = `news-${NewsChannel}`
/** A channel for notifying someone who is not in the chat. */
export type NewsChannel = (typeof deliveryChannels)[number]

/** Input of the dialogue: from the citizen, or from the relay about an effect that the dialogue requested. */
export type DialogInput =
  | { type: 'start' }
  | { type: 'text'; text: string; secretsRemoved?: boolean; prepared?: PreparedReading }
  | { type: 'postback'; payload: string }
  | { type: 'language'; lang: string }
  | DialogEvent

/** An event other than a citizen's message, reported by the relay. */
export type DialogEvent =
  | ({ type: 'result'; effect: 'create-case'; ok: true; caseId: string } & Shown)
  | { type: 'result'; effect: 'get-case'; ok: true; case: CaseReport }
  /** `null`: no case has this number and these digits. The relay never says which of the two was wrong. */
  | ({ type: 'result'; effect: 'find-case'; ok: true; case: CaseReport | null } & Shown)
  | { type: 'result'; effect: 'send-report' | 'stop-news'; ok: true }
  | { type: 'result'; effect: 'hand-over'; ok: true; who: WhoMayCome }
  /** An agent has joined the chat or left it to the dialogue; `name` is the agent's first name. */
  | { type: 'person'; event: 'joined' | 'left'; name: string }
  /** One of the citizen's cases has changed; the relay reports it once. */
  | ({ type: 'case-changed'; case: CaseReport } & Shown)
  /**
   * A notification about one of the citizen's cases, already in their language; the relay reports it once.
   */
  | { type: 'notification'; text: string }
  /** `attempts` have failed so far; the relay keeps trying unless `final`. */
  | { type: 'result'; effect: DialogEffect['type']; ok: false; attempts: number; final: boolean }

/** Whether an agent can join a chat: now, later, or never in this deployment. */
export type WhoMayCome = 'there' | 'later' | 'nobody'

/** A message of the citizen that is about to be read, for anyone who can help to read it before its turn. */
export interface HeardMessage {
  message: Message
  /** Candidates found in the message, and how it would be read without help. */
  analysis: Analysis
  reading: Reading
  /** Calling code of the deployment's country, without the plus. */
  callingCode: string
}

/** How a message was read before its turn; valid as long as the message still means the same. */
export interface PreparedReading {
  /** The text as it was read, with the question and the language at that time. */
  message: Omit<Message, 'now'>
  reading: Reading
}

/** The number of a case as shown to the citizen. Absent: its long id. */
interface Shown {
  caseNumber?: string
}

/** A trust layer's report on a case, in its own terms and units. */
export interface CaseReport {
  case_id: string
  status: string
  recovery_trace_summary: Record<string, unknown>
  freeze_status_timeline: readonly Record<string, unknown>[]
  next_milestone: string
  /** Members that a trust layer adds to the documented shape, such as `paid`. */
  extensions?: Record<string, unknown> | undefined
}

/** Requests to the relay; each is carried out at least once and answered by a `result`. */
export type DialogEffect =
  | { type: 'create-case'; intake: Intake }
  | { type: 'get-case'; caseId: string }
  /** The only effect that carries the citizen's identity. */
  | { type: 'send-report'; caseId: string; report: ScamReport }
  /** Facts for the case workers when there is no contact and so no detailed report. */
  | { type: 'add-note'; caseId: string; note: string }
  /**
   * Looks up a case by its number (short or long) and the last four digits of the telephone that opened it.
   */
  | { type: 'find-case'; caseId: string; lastDigits: string }
  /** The citizen wants no more notifications outside the chat about any of their cases. */
  | { type: 'stop-news' }
  /** Requests an agent for this chat. */
  | { type: 'hand-over'; reason: 'asked' | 'danger' }

/** The facts of a case before the relay hashes the identifying ones. */
export interface Intake {
  /** E.164; becomes the keyed `citizen_id_hash`. Absent when the citizen gave none. */
  contact?: string
  scamType: string
  amountMinor: number
  transactionReference?: string
  /** Account or telephone number that received the money; becomes a keyed hash. */
  receivingAccount?: string
  /** Members of `confidence_metadata`, in the trust layer's terms. */
  metadata: Record<string, unknown>
}

/** A message of the dialogue; the relay assigns its id, number and time. */
export type DialogMessage = {
  view?: MessageView
} & (
  | {
      type: 'text'
      text: string
      quickReplies?: readonly QuickReply[]
      /** The fact that a question asks for. */
      asks?: Askable
      /** The facts that a card shows. */
      facts?: readonly { key: string; value: string }[]
      /** Actions that the advice tells the citizen to take. */
      advises?: readonly Action[]
    }
  | {
      type: 'carousel'
      cards: readonly { title: string; description: string; image?: string; buttons?: readonly Button[] }[]
    }
)

/** The site's records about someone who has proven their identity there. */
export interface KnownPerson {
  name: string
  /** As recorded. */
  phone?: string
}

/** Summary for an agent who takes over a chat, in the agents' language. */
export interface HandOver {
  facts: readonly {
    key: string
    label: string
    value: string
    /** First name of the agent who changed it with the citizen's consent. */
    agreedWith?: string
  }[]
  /** The citizen's number (E.164), in clear: only for access with a recorded reason. */
  contact?: string
  /** Questions that an agent can have asked now; `label` names the fact. */
  open: readonly { key: string; label: string; question: string }[]
  /** Facts that an agent can propose to change. */
  changeable: readonly { key: string; label: string }[]
  /** The agent prompt that waits for the citizen's answer; `value` is that of a proposed change. */
  put?: { type: PutAnswer['type']; label: string; value?: string; by?: string }
  /** The questions that the citizen was asked, in order. */
  asked: readonly string[]
  scamType?: string
  /** The sum of the citizen's payments in minor units; absent when they named none. */
  amountMinor?: number
  /** When the first payment left (ISO instant). */
  paidAt?: string
}

/** Result of one turn. The relay stores all of it in one transaction. */
export interface Turn<State> {
  state: State
  messages: readonly DialogMessage[]
  effects: readonly DialogEffect[]
  /** The citizen's own words as they may be stored: identity masked. Absent: unchanged. */
  masked?: string
  /** The citizen's answer to the agent prompt; absent when they have not answered it. */
  put?: PutAnswer
  /** Question `step` of `of`; `of` is 0 when no report is in progress. */
  progress: { step: number; of: number }
}

/** The part of every state that the relay reads. The rest is private to the dialogue. */
export interface DialogStateBase {
  version: number
  step: string
  lang: string
}

/** A dialogue: pure, without a clock. `now` is an ISO instant in UTC. */
export interface Dialog<State extends DialogStateBase = DialogStateBase> {
  begin(lang: string, now: string): Turn<State>
  next(state: State, input: DialogInput, now: string): Turn<State>
  /**
   * Returns what the turn of an input is going to read; undefined if its reading decides nothing. Changes
   * nothing. Absent: the dialogue reads nothing that others could help with.
   */
  hear?(state: State, input: DialogInput, now: string): HeardMessage | undefined
  /**
   * Whether the open question asks for a number, so that digits alone are its answer. Absent: treated as
   * true.
   */
  asksForNumber?(state: State): boolean
  /** Whether words clearly name danger, also while the dialogue is not the one to answer. Absent: unknown. */
  speaksOfDanger?(text: string, lang: string, now: string): boolean
  /**
   * Messages shown to the citizen when a message clearly names danger while an agent has the chat; no
   * question is asked.
   */
  safetyLines?(state: State): readonly DialogMessage[]
  /**
   * Returns what the citizen has told, for an agent who takes over the chat; undefined if nothing is
   * collected.
   */
  handOver?(state: State): HandOver | undefined
  /**
   * Shows an agent prompt next to the dialogue's own questions and continues with the citizen's answer;
   * undefined if that question is not open, the value cannot be read or there is no such card. Absent: no
   * agent prompts.
   */
  put?(state: State, request: PutRequest, now: string): Turn<State> | undefined
  /** Whether the citizen's next message is read as the answer to an agent prompt. */
  awaitsPut?(state: State): boolean
  /**
   * Returns the state at an earlier question, which the citizen answers again; undefined if there is no way
   * back to it. Absent: there never is.
   */
  returnTo?(state: State, step: string): State | undefined
  /**
   * Returns the state with what is known about the citizen, which is offered where it is asked for. Absent:
   * nothing is offered.
   */
  know?(state: State, person: KnownPerson): State
  /** Whether the citizen has been promised an answer that is still on its way. Absent: unknown. */
  isAwaited?(state: State): boolean
  /** The status of a case in one or two plain sentences. */
  plainStatus(report: CaseReport, lang: string): string
  /** Lets a page continue without the network. Absent: it cannot. */
  offline?: OfflinePart<State>
}

/** The dialogue on a device without a network. */
interface OfflinePart<State extends DialogStateBase> {
  /** Public data that a page needs to run the dialogue. */
  outline(lang: string): { profile: DialogProfile; can: readonly DialogAbility[] }
  /** As much of a state as the citizen's own page needs to continue; undefined where only the relay can. */
  share(state: State): State | undefined
  /** Same as `next`, worded for the device: nothing has been sent yet, and calls work. */
  next(state: State, input: DialogInput, now: string): Turn<State>
  /** Whether nothing more can be answered until there is a network. */
  isDone(state: State): boolean
}
