import type { MessageView } from '../../../contract/chat/chat.ts'
import type { Texts } from '../../languages/tables/dialog-texts.ts'
import type { Field } from '../../languages/tables/vocabulary.ts'
import type { Institution } from '../../understanding/candidates/institutions.ts'
import type { Intent, Reading } from '../../understanding/facts/reading.ts'
import type { ScamState, StepId } from './state.ts'
import type { DialogAbility, DialogEffect, DialogMessage, DialogProfile } from './types.ts'
import type { NamedDanger, ParseCountry, Understanding } from './understanding.ts'

/** An amount that stands in a text, whether it was paid or not. */
export interface FoundAmount {
  /** In minor units of the deployment's currency, or of the one that is named. */
  minor: number
  /** A sign, a currency or a word such as "thousand" makes it plain that it is money. */
  marked: boolean
  /** ISO 4217 or the unit of a cryptocurrency, where it is not the deployment's. */
  currency?: string
  /** It stands behind the amount before it as the next of a list: "600 and the loan of 60,000". */
  isNext: boolean
  /** Where it begins in the text, and the place behind its last character. */
  start: number
  end: number
}

/** What a message says besides the answer to the open question. */
export interface Heard {
  /** What the message is, where that is sure. */
  intent?: Intent
  /** Said before the open question. */
  say: readonly DialogMessage[]
  state: ScamState
  /** It asks for a person. */
  wantsPerson?: true
  /** It asks how a case stands that there is, or that was reported before. */
  asksCase?: true
  /** The offer of a language of the deployment that the citizen writes in and the chat is not held in, and the tap that takes it. */
  offer?: { note: string; tap: string }
}

/** What a step may look at: the state, and everything about the deployment and the language of the chat. */
export interface Context extends Understanding {
  state: ScamState
  /** ISO instant in UTC. */
  now: string
  profile: DialogProfile
  /** Of the language of the chat. */
  texts: Texts
  can: ReadonlySet<DialogAbility>
  parseCountry: ParseCountry
  /** The danger to life that a message names, in any language; undefined where it names none. */
  namedDanger(text: string): NamedDanger | undefined
  /** What a message of hers says, at the present question. */
  read(text: string): Reading
  /** What a message says besides the answer to the open question. On the citizen's own device it is always nothing. */
  hear(text: string): Heard
  /** Reads an answer as the reader understands it. Absent on the citizen's own device, where each step reads its own. */
  answer?(text: string, intent: Intent | undefined): Outcome | RefusedAnswer | undefined
  /** All amounts of a text, whether they were paid or not. */
  amounts(text: string): readonly FoundAmount[]
  /** The banks and wallets that a text names, in order. */
  institutions(text: string): readonly Institution[]
  /** Whether `read` tells what she does, and not only payments and the kind of scam. */
  hearsAll: boolean
  /** Makes the context of another state at the same time, in that state's language. */
  at(state: ScamState): Context
}

/** What a question may depend on besides the state. */
export type Deployment = Pick<Context, 'profile' | 'can'>

/** One question. */
export interface Prompt {
  text: string
  /** Labels of the taps; each is sent as her own words. */
  taps?: readonly string[]
  /** What stands before the question, in messages of its own. */
  before?: readonly DialogMessage[]
  view?: MessageView
}

/** What an answer comes to. */
export interface Outcome {
  state: ScamState
  /** Said before the next question. */
  say?: readonly DialogMessage[]
  /** A line at the head of the next question, such as "Noted: PHP 25,000.00." */
  note?: string
  /** Where to go: a step, or the question about a fact. Default: the first question that is still open. */
  to?: StepId | { fact: Field }
  effects?: readonly DialogEffect[]
  /** Her words as they may be stored. */
  masked?: string
}

/** An answer that was read but can't be taken, and why; `ask` replaces the usual second question. */
export interface RefusedAnswer {
  refusal: string
  ask?: string
}

/**
 * What a step adds to the progress that is shown, such as "3 of 11": `counts`, one question; `uncounted`, no progress is
 * shown at it; `beside`, the same progress as another step.
 */
export type Progress = 'counts' | 'uncounted' | { beside: StepId }

/**
 * One entry of the dialogue: a question, how its answer is read, when it is due, and what else depends on it. Open
 * questions are asked in the order of the entries (steps/index.ts).
 */
export interface Step {
  /** Progress at this step while the case is asked for. Absent: it is not asked there. */
  inCase?: Progress
  /** The same for the detailed report. */
  inDetails?: Progress
  /** Asked of every payment, also of those that are added later. */
  ofEachPayment?: true
  /** The fact that she corrects by coming back to this question. */
  fact?: Field
  /** Its answer may hold facts that other questions ask for. */
  hearsStory?: true
  /** A report begins here as soon as the citizen tells what happened. */
  tellsFirst?: true
  /** Whether the question is still open. Steps without it are reached only by name. */
  wanted?: (state: ScamState, deployment: Deployment) => boolean
  prompt: (c: Context) => Prompt
  /** The question in other words. */
  again: (c: Context) => string
  answer: (text: string, c: Context) => Outcome | RefusedAnswer | undefined
  /** "I don't know", "Skip". Absent: the question has to be answered. */
  unknown?: (c: Context) => Outcome | RefusedAnswer
  /** What of an answer is masked before it is stored: all of its words, or only its numbers and e-mail addresses. */
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

/** Tells whether a step refused what was said. */
export const isRefusedAnswer = (value: Outcome | RefusedAnswer): value is RefusedAnswer => 'refusal' in value
