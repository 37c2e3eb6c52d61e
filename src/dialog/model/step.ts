import type { MessageView } from '../../contract/chat/chat.ts'
import type { Texts } from '../../languages/tables/dialog-texts.ts'
import type { ScamState, StepId } from './state.ts'
import type { DialogAbility, DialogEffect, DialogMessage, DialogProfile } from './types.ts'
import type { ParseCountry, Understanding } from './understanding.ts'

/** What a step may look at. */
export interface Context extends Understanding {
  state: ScamState
  /** ISO instant in UTC. */
  now: string
  profile: DialogProfile
  /** Of the language of the chat. */
  texts: Texts
  can: ReadonlySet<DialogAbility>
  parseCountry: ParseCountry
}

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
  /** Where to go; absent: to the first question that is still open. */
  to?: StepId
  effects?: readonly DialogEffect[]
  /** Her words as they may be stored. */
  masked?: string
}

/** An answer that was read but can't be taken, and why; `ask` replaces the usual second question. */
export interface Refusal {
  refusal: string
  ask?: string
}

/** One entry of the dialogue: a question, how its answer is read, and when it is due. */
export interface Step {
  /** Whether the question is still open. Steps without it are reached only by name. */
  wanted?: (state: ScamState, profile: DialogProfile) => boolean
  prompt: (c: Context) => Prompt
  /** The question in other words. */
  again: (c: Context) => string
  answer: (text: string, c: Context) => Outcome | Refusal | undefined
  /** "I don't know", "Skip". Absent: the question has to be answered. */
  unknown?: (c: Context) => Outcome | Refusal
  /** Her words identify her: they are stored masked, whatever comes of them. */
  identity?: true
  /** An aside: "back" doesn't return to it. */
  aside?: true
}

export const say = (text: string, view?: MessageView): DialogMessage => ({
  type: 'text',
  text,
  ...(view && { view }),
})

export const isRefusal = (value: Outcome | Refusal): value is Refusal => 'refusal' in value
