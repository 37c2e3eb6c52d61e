import type { MessageView } from '../../../contract/chat/chat.ts'
import type { Texts } from '../../languages/tables/dialog-texts.ts'
import type { Field } from '../../languages/tables/vocabulary.ts'
import type { Institution } from '../../understanding/candidates/institutions.ts'
import type { Moment } from '../../understanding/candidates/moments.ts'
import type { Intent, Reading } from '../../understanding/facts/reading.ts'
import type { ScamState, StepId } from './state.ts'
import type { DialogAbility, DialogEffect, DialogMessage, DialogProfile } from './types.ts'
import type { NamedDanger, ParseCountry, Understanding } from './understanding.ts'

/** An amount in a text, whether it was paid or not. */
export interface FoundAmount {
  /** In minor units of the deployment's currency, or of the one that is named. */
  minor: number
  /** A sign, a currency or a word such as "thousand" shows that it is money. */
  marked: boolean
  /** ISO 4217 or the unit of a cryptocurrency, if it is not the deployment's. */
  currency?: string
  /** The deployment's currency is named. */
  isOwn?: true
  /** It follows the amount before it as the next of a list: "600 and the loan of 60,000". */
  isNext: boolean
  /** Start index in the text, and the index after its last character. */
  start: number
  end: number
}

/** Content of a message in addition to the answer to the open question. */
export interface Heard {
  /** The intent of the message, if sure. */
  intent?: Intent
  /** Said before the open question. */
  say: readonly DialogMessage[]
  /** Those of them that answer a question, if there are any. */
  answers?: readonly DialogMessage[]
  /** Reply to a question that is on no list, if nothing else in the message is understood. */
  ifUnanswered?: readonly DialogMessage[]
  state: ScamState
  /** It only asks a question that was answered: it is not read as an answer or a story. */
  isOnlyQuestion?: true
  /** It has an idiom that only sounds like danger: "my mom will kill me". */
  isIdiom?: true
  /** Somebody of the citizen's family has paid: "my mum sent 10k". */
  isForFamily?: true
  /** It is without hope, from somebody who was in danger. */
  despairs?: true
  /** It asks for an agent. */
  wantsPerson?: true
  /** A person would answer it better: the open question offers one. */
  offersPerson?: true
  /** It asks for the status of a case that exists or was reported before. */
  asksCase?: true
  /**
   * The offer of a language of the deployment that the citizen writes in but that is not the chat's, and the
   * tap that accepts it.
   */
  offer?: { note: string; tap: string }
}

/** Everything a step may use: the state, the deployment and the language of the chat. */
export interface Context extends Understanding {
  state: ScamState
  /** ISO instant in UTC. */
  now: string
  profile: DialogProfile
  /** In the language of the chat. */
  texts: Texts
  can: ReadonlySet<DialogAbility>
  parseCountry: ParseCountry
  /** The danger to life that a message names, in any language; undefined if it names none. */
  namedDanger(text: string): NamedDanger | undefined
  /** The reading of a citizen's message at the current question. */
  read(text: string): Reading
  /**
   * Returns the content of a message in addition to the answer to the open question. Always empty on the
   * citizen's own device.
   */
  hear(text: string): Heard
  /** Reads an answer with the reader. Absent on the citizen's own device, where each step reads its own. */
  answer?(text: string, intent: Intent | undefined): Outcome | RefusedAnswer | undefined
  /** All amounts of a text, whether they were paid or not. */
  amounts(text: string): readonly FoundAmount[]
  /** The banks and wallets that a text names, in order. */
  institutions(text: string): readonly Institution[]
  /** All days and times of a text, whatever happened then. */
  moments(text: string): readonly Moment[]
  /** The country (ISO 3166-1) of a bank by its name, if it is known and in one country only. */
  countryOf(bank: string | undefined): string | undefined
  /** The currency (ISO 4217) of a country (ISO 3166-1). */
  moneyOf(country: string | undefined): string | undefined
  /** Whether `read` returns what the citizen does, and not only payments and the scam type. */
  hearsAll: boolean
  /** Creates the context of another state at the same time, in that state's language. */
  at(state: ScamState): Context
}

/** Inputs of a question besides the state. */
export type Deployment = Pick<Context, 'profile' | 'can'>

/** One question. */
export interface Prompt {
  text: string
  /** Labels of the taps; each is sent as the citizen's own words. */
  taps?: readonly string[]
  /** Separate messages before the question. */
  before?: readonly DialogMessage[]
  view?: MessageView
}

/** Result of an answer. */
export interface Outcome {
  state: ScamState
  /** Said before the next question. */
  say?: readonly DialogMessage[]
  /** A line above the next question, such as "Noted: PHP 25,000.00." */
  note?: string
  /** Where to go: a step, or the question about a fact. Default: the first question that is still open. */
  to?: StepId | { fact: Field }
  effects?: readonly DialogEffect[]
  /** The citizen's words as they may be stored. */
  masked?: string
}

/** An answer that was read but can't be accepted, and why; `ask` replaces the usual second question. */
export interface RefusedAnswer {
  refusal: string
  ask?: string
}

/**
 * Contribution of a step to the progress that is shown, such as "3 of 11": `counts`, one question;
 * `uncounted`, no progress is shown at it; `beside`, the same progress as another step.
 */
export type Progress = 'counts' | 'uncounted' | { beside: StepId }

/**
 * One entry of the dialogue: a question, how its answer is read, when it is due, and what else depends on it. Open
 * questions are asked in the order of the entries (steps/index.ts).
 */
export interface Step {
  /** Asked before there is a case, or about one that was sent early. */
  inCase?: true
  /** Progress at this step of the detailed report. Absent: it is not asked there. */
  inDetails?: Progress
  /** Asked of every payment, also of those that are added later. */
  ofEachPayment?: true
  /** The fact that the citizen corrects by returning to this question. */
  fact?: Field
  /** Its answer may contain facts that other questions ask for. */
  hearsStory?: true
  /** A report starts here as soon as the citizen tells what happened. */
  tellsFirst?: true
  /** Whether the question is still open. Steps without it are reached only by name. */
  wanted?: (state: ScamState, deployment: Deployment) => boolean
  prompt: (c: Context) => Prompt
  /** The question in other words. */
  again: (c: Context) => string
  answer: (text: string, c: Context) => Outcome | RefusedAnswer | undefined
  /** "I don't know", "Skip". Absent: the question must be answered. */
  unknown?: (c: Context) => Outcome | RefusedAnswer
  /**
   * Which part of an answer is masked before it is stored: all of its words, or only its numbers and e-mail
   * addresses.
   */
  identity?: 'words' | 'numbers'
  /** An aside: "back" doesn't return to it. */
  aside?: true
}

/** Builds a text message of the assistant. */
export const say = (text: string, view?: MessageView): DialogMessage => ({
  type: 'text',
  text,
  ...(view && { view }),
})

/** Tells whether a step refused an answer. */
export const isRefusedAnswer = (value: Outcome | RefusedAnswer): value is RefusedAnswer => 'refusal' in value
