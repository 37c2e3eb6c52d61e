import type { MessageView } from '../../../contract/chat/chat.ts'
import type { Action, Askable, Button, QuickReply } from '../../../contract/chat/message.ts'
import type { IdentityType, ScamReport } from '../../../contract/chat/scam-report.ts'
import type { deliveryChannels } from '../../../contract/operations/vocabulary.ts'
import type { Analysis, Message } from '../../understanding/analyser.ts'
import type { Reading } from '../../understanding/facts/reading.ts'
import type { PutAnswer, PutRequest } from './put.ts'

/** An institution from which or to which money can have gone. */
export interface Bank {
  /** Participant code, as the trust layer knows it. */
  code: string
  name: string
  /** Other ways in which people write the name. */
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

/** Whom somebody in danger can call in a country. */
export interface DangerLines {
  emergencyNumber: string
  /** For those who may harm themselves. */
  crisisLine?: Hotline | undefined
  /** For children. */
  childLine?: Hotline | undefined
}

/** What differs from one deployment to the next. */
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
  /** The lines of other countries, by ISO 3166-1 alpha-2, for citizens whose telephone number is of one of them. */
  otherCountries?: Readonly<Record<string, DangerLines | undefined>> | undefined
  /** How long what she tells is kept. */
  retentionDays: number
  /** Above 100 times this (minor units), an amount is read back twice. */
  referenceAmountMinor: number
  /** Codes of languages that the dialogue speaks; the first is spoken to those who ask for none of them. */
  languages: readonly string[]
  /** Hosts of the authorities that a text may name. */
  officialDomains?: readonly string[] | undefined
  /** Identity documents that people of the country have; all five when absent. */
  identityTypes?: readonly IdentityType[] | undefined
  /** Texts of the deployment's own, by language and key such as `ask.contact.ask`. */
  texts?: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> | undefined
}

/** What the relay can do for a dialogue besides creating and reading cases. */
export type DialogAbility = 'send-report' | 'find-case' | 'hand-over' | NewsAbility

/** By which channels the deployment tells citizens by itself what happens in their cases. */
type NewsAbility = `news-${NewsChannel}`
/** A way to tell somebody who is not in the chat. */
export type NewsChannel = (typeof deliveryChannels)[number]

/** What the dialogue is told: by the citizen, or by the relay about an effect that it asked for. */
export type DialogInput =
  | { type: 'start' }
  | { type: 'text'; text: string; secretsRemoved?: boolean; prepared?: PreparedReading }
  | { type: 'postback'; payload: string }
  | { type: 'language'; lang: string }
  | DialogEvent

/** What happens beside the citizen's messages: the relay tells it. */
export type DialogEvent =
  | ({ type: 'result'; effect: 'create-case'; ok: true; caseId: string } & Shown)
  | { type: 'result'; effect: 'get-case'; ok: true; case: CaseReport }
  /** `null`: no case with this number and these digits. The relay never says which was wrong. */
  | ({ type: 'result'; effect: 'find-case'; ok: true; case: CaseReport | null } & Shown)
  | { type: 'result'; effect: 'send-report' | 'stop-news'; ok: true }
  | { type: 'result'; effect: 'hand-over'; ok: true; who: WhoMayCome }
  /** A person has come into the chat, or has left it to the dialogue; `name` is her first name. */
  | { type: 'person'; event: 'joined' | 'left'; name: string }
  /** A case of hers has changed; the relay tells it once. */
  | ({ type: 'case-changed'; case: CaseReport } & Shown)
  /** A notification about a case of hers, already written in her language; the relay tells it once. */
  | { type: 'notification'; text: string }
  /** `attempts` so far failed; the relay goes on trying unless `final`. */
  | { type: 'result'; effect: DialogEffect['type']; ok: false; attempts: number; final: boolean }

/** Says who may come into a chat: somebody who is there now, somebody later, or nobody at all in this deployment. */
export type WhoMayCome = 'there' | 'later' | 'nobody'

/** A message of hers that is about to be read, for whoever can help with it before its turn. */
export interface HeardMessage {
  message: Message
  /** What was found in it, and what it would be read as without help. */
  analysis: Analysis
  reading: Reading
  /** Calling code of the deployment's country, without the plus. */
  callingCode: string
}

/** What a message was read as before its turn; it holds where the message still means the same. */
export interface PreparedReading {
  /** The text as it was read, at this question and in this language. */
  message: Omit<Message, 'now'>
  reading: Reading
}

/** What a case is called to her. Absent: its long id. */
interface Shown {
  caseNumber?: string
}

/** What the trust layer says of a case, in its own words and units. */
export interface CaseReport {
  case_id: string
  status: string
  recovery_trace_summary: Record<string, unknown>
  freeze_status_timeline: readonly Record<string, unknown>[]
  next_milestone: string
  /** What a trust layer says beyond the documented shape, such as `paid`. */
  extensions?: Record<string, unknown> | undefined
}

/** What the relay is asked to do; each is done at least once, and answered by a `result`. */
export type DialogEffect =
  | { type: 'create-case'; intake: Intake }
  | { type: 'get-case'; caseId: string }
  /** The only effect that carries her identity. */
  | { type: 'send-report'; caseId: string; report: ScamReport }
  /**
   * Looks for a case by its number, the short or the long one, and the last four digits of the telephone that it was
   * opened with.
   */
  | { type: 'find-case'; caseId: string; lastDigits: string }
  /** She wants no more news outside of the chat, about any of its cases. */
  | { type: 'stop-news' }
  /** A person is wanted in this chat. */
  | { type: 'hand-over'; reason: 'asked' | 'danger' }

/** The facts of a case before the relay hashes what identifies somebody. */
export interface Intake {
  /** E.164; becomes the keyed `citizen_id_hash`. Absent when she gave none. */
  contact?: string
  scamType: string
  amountMinor: number
  transactionReference?: string
  /** Account or telephone number that received the money; becomes a keyed hash. */
  receivingAccount?: string
  /** Members of `confidence_metadata`, in the trust layer's words. */
  metadata: Record<string, unknown>
}

/** A message of the dialogue; the relay gives it id, number and time. */
export type DialogMessage = {
  view?: MessageView
} & (
  | {
      type: 'text'
      text: string
      quickReplies?: readonly QuickReply[]
      /** What a question asks for. */
      asks?: Askable
      /** The facts that a card shows. */
      facts?: readonly { key: string; value: string }[]
      /** What an advice tells the citizen to do. */
      advises?: readonly Action[]
    }
  | {
      type: 'carousel'
      cards: readonly { title: string; description: string; image?: string; buttons?: readonly Button[] }[]
    }
)

/** What the records of the site say of somebody who has proven there who she is. */
export interface KnownPerson {
  name: string
  /** As it was recorded. */
  phone?: string
}

/** What a person gets to know who takes a chat over, in the language of those who work there. */
export interface HandOver {
  facts: readonly {
    key: string
    label: string
    value: string
    /** First name of the person who has changed it with her consent. */
    agreedWith?: string
  }[]
  /** Her number (E.164), in clear: for whoever has a reason that is recorded. */
  contact?: string
  /** Questions that a person can have put to her now; `label` names the fact. */
  open: readonly { key: string; label: string; question: string }[]
  /** Facts that a person can propose to change. */
  changeable: readonly { key: string; label: string }[]
  /** What was put to her and waits for her answer; `value` is that of a proposed change. */
  put?: { type: PutAnswer['type']; label: string; value?: string; by?: string }
  /** The questions that she was asked, in their order. */
  asked: readonly string[]
  scamType?: string
  /** The sum of her payments in minor units; absent when she has named none. */
  amountMinor?: number
  /** When the first of them left (ISO instant). */
  paidAt?: string
}

/** What one turn comes to. The relay stores all of it in one transaction. */
export interface Turn<State> {
  state: State
  messages: readonly DialogMessage[]
  effects: readonly DialogEffect[]
  /** Her own words as they may be stored: identity masked. Absent: as they came. */
  masked?: string
  /** What she has said to what was put to her; absent when she has not answered it. */
  put?: PutAnswer
  /** Question `step` of `of`; `of` 0 when no report is under way. */
  progress: { step: number; of: number }
}

/** The part of every state that the relay reads. The rest is the dialogue's own. */
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
   * What the turn of an input is going to read; undefined where its reading decides nothing. It takes nothing in. Absent: the
   * dialogue reads nothing that others could help with.
   */
  hear?(state: State, input: DialogInput, now: string): HeardMessage | undefined
  /** Whether the open question asks for a number, so that digits alone are its answer. Absent: it may. */
  asksForNumber?(state: State): boolean
  /** Whether words surely speak of danger, also where somebody else than the dialogue is to answer them. Absent: it cannot tell. */
  speaksOfDanger?(text: string, lang: string, now: string): boolean
  /** What the citizen is told when a message surely speaks of danger while a person has the chat; nothing is asked. */
  safetyLines?(state: State): readonly DialogMessage[]
  /** What she has told, for a person who takes the chat over; undefined where nothing is gathered. */
  handOver?(state: State): HandOver | undefined
  /**
   * Puts something to her beside its own questions, and goes on with what she answers; undefined where that question is not
   * open, the value cannot be read or there is no such card. Absent: it puts nothing.
   */
  put?(state: State, request: PutRequest, now: string): Turn<State> | undefined
  /** Whether what she says next is read as the answer to what a person has put to her. */
  awaitsPut?(state: State): boolean
  /**
   * The state as it stands at a question behind her, which she answers again; undefined where there is no way back to it.
   * Absent: there never is.
   */
  returnTo?(state: State, step: string): State | undefined
  /** The state with what is known of her, which is offered where it is asked for. Absent: nothing is offered. */
  know?(state: State, person: KnownPerson): State
  /** Whether she has been promised an answer that is still on its way. Absent: it cannot tell. */
  isAwaited?(state: State): boolean
  /** The status of a case in one or two plain sentences. */
  plainStatus(report: CaseReport, lang: string): string
  /** What lets a page go on by itself while there is no network. Absent: it cannot. */
  offline?: OfflinePart<State>
}

/** A dialogue's life on a device without a network. */
interface OfflinePart<State extends DialogStateBase> {
  /** What a page needs to hold the dialogue; nothing that not everybody may know. */
  outline(lang: string): { profile: DialogProfile; can: readonly DialogAbility[] }
  /** As much of a state as her own page needs to go on; undefined where only the relay can. */
  share(state: State): State | undefined
  /** As `next`, told as it is on the device: nothing has been sent yet, and calls work. */
  next(state: State, input: DialogInput, now: string): Turn<State>
  /** Whether nothing more can be answered before there is a network. */
  isDone(state: State): boolean
}
