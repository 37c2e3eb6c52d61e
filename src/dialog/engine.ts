import { hotlineLines } from './contacts.ts'
import { languageNames, pickLanguage } from './languages.ts'
import { type ScamState, type StepId, without } from './state.ts'
import { type Context, isRefusal, type Outcome, type Prompt, say } from './step.ts'
import { fieldSteps, freshState } from './steps/closing.ts'
import { openStep, progressOf, steps } from './steps/index.ts'
import type { DialogMessage, Turn } from './types.ts'
import { holdsOneOf, isOneOf, isUnknown, phrases } from './understand/choice.ts'
import { parseWish, type Wish } from './understand/command.ts'

export type ScamTurn = Turn<ScamState>
/** Makes the context of a state, in its language. */
export type ContextOf = (state: ScamState) => Context

/** A turn in which the dialogue says some messages. */
export const toTurn = (
  state: ScamState,
  messages: readonly DialogMessage[],
  rest: Partial<Pick<ScamTurn, 'masked' | 'effects'>> = {},
): ScamTurn => ({
  state,
  messages,
  effects: rest.effects ?? [],
  ...(rest.masked !== undefined && { masked: rest.masked }),
  progress: progressOf(state),
})

/** The present question, with what stands before it. */
export function askStep(c: Context, note?: string): DialogMessage[] {
  const prompt = steps[c.state.step].prompt(c)
  // A card that shows the fact says it better than a note above the question.
  return prompt.before ? [...prompt.before, questionMessage(prompt)] : [questionMessage(prompt, note)]
}

function questionMessage({ text, taps = [], view }: Prompt, note?: string): DialogMessage {
  return {
    type: 'text',
    text: note ? `${note}\n${text}` : text,
    ...(taps.length > 0 && { quickReplies: taps.map((tap) => ({ text: tap, payload: tap })) }),
    ...(view && { view }),
  }
}

/** Only the question itself, when what stands before it has just been read. */
const repeatStep = (c: Context, note?: string): DialogMessage =>
  questionMessage(without(steps[c.state.step].prompt(c), 'before'), note)

/** Her words, at whatever question she is. */
export function readText(
  text: string,
  options: { c: Context; contextOf: ContextOf; secretsRemoved: boolean },
): ScamTurn {
  const { c, contextOf, secretsRemoved } = options
  const turn = understand(text.replaceAll('•••', ' ').trim(), c, contextOf, secretsRemoved)
  if (!secretsRemoved) return turn
  return { ...turn, messages: [say(c.texts.say.secret, 'advice'), ...turn.messages] }
}

function understand(text: string, c: Context, contextOf: ContextOf, lenient: boolean): ScamTurn {
  const step = steps[c.state.step]
  if (text === '') return toTurn(c.state, [repeatStep(c)])
  const isOwnTap = isOneOf(text, step.prompt(c).taps ?? [])
  const wish = isOwnTap && !isCommandTap(text, c) ? undefined : parseWish(text, c)
  if (wish) return obey(wish, c, contextOf)
  const skipped = !isOwnTap || step.unknown ? isUnknown(text, c) && step.unknown?.(c) : undefined
  const result = skipped || step.answer(text, c)
  const masked = step.identity && !skipped ? maskIdentity(text) : undefined
  if (!result || isRefusal(result)) {
    const danger = dangerTurn(text, c, contextOf)
    if (danger) return { ...danger, ...(masked && { masked }) }
    if (lenient) return toTurn(c.state, [repeatStep(c)], { ...(masked && { masked }) })
    return misunderstood(c, result || undefined, masked)
  }
  const outcome = { ...result, ...(masked && { masked: result.masked ?? masked }) }
  return follow(outcome, c, contextOf, isDangerous(text, c))
}

/** Taps such as "Edit" or "Stop" are commands even where a question shows them. */
const isCommandTap = (text: string, { texts: { taps } }: Context) =>
  isOneOf(text, [
    taps.edit,
    taps.stop,
    taps.help,
    taps.person,
    taps.back,
    taps.startAgain,
    taps.status,
    taps.newReport,
  ])

const isDangerous = (text: string, c: Context) =>
  c.state.answers.danger === undefined &&
  holdsOneOf(
    text,
    phrases(c, (w) => w.danger),
  )

/** Goes on after an answer: to the step it names, or to the first open question. */
export function follow(outcome: Outcome, c: Context, contextOf: ContextOf, dangerous = false): ScamTurn {
  const open = outcome.to ?? openStep(outcome.state, c.profile)
  const asks = dangerous && open !== 'safety' && open !== 'danger'
  const state = enter(outcome.state, asks ? 'danger' : open, c.state.step)
  const next = contextOf(asks ? { ...state, resume: open } : state)
  const messages = [...(outcome.say ?? []), ...askStep(next, outcome.note)]
  return toTurn(next.state, messages, {
    ...(outcome.effects && { effects: outcome.effects }),
    ...(outcome.masked !== undefined && { masked: outcome.masked }),
  })
}

/** How many questions "back" remembers. */
const trailLength = 40

function enter(state: ScamState, step: StepId, from: StepId): ScamState {
  const remembers = from !== step && !steps[from].aside && state.consentAt !== undefined
  const trail = remembers ? [...state.trail, from].slice(-trailLength) : state.trail
  return { ...state, step, trail, misses: 0 }
}

/** Once in other words, then as taps. */
function misunderstood(
  c: Context,
  refusal: { refusal: string; ask?: string } | undefined,
  masked?: string,
): ScamTurn {
  const { state, texts } = c
  const step = steps[state.step]
  const prompt = step.prompt(c)
  const first = state.misses === 0
  const why = refusal?.refusal ?? (state.step === 'sending' ? '' : texts.say.notUnderstood)
  const question = refusal?.ask ?? (first ? step.again(c) : prompt.text)
  const help = first ? [why] : [why, state.step === 'sending' ? '' : texts.say.tapOne]
  const extra = first || !prompt.taps ? [] : [texts.taps.help, texts.taps.person]
  const taps = [...new Set([...(prompt.taps ?? []), ...extra])]
  const text = [...help, state.step === 'sending' ? step.again(c) : question].filter(Boolean).join(' ')
  const message = questionMessage({ text, taps, ...(prompt.view && { view: prompt.view }) })
  return toTurn({ ...state, misses: state.misses + 1 }, [message], { ...(masked && { masked }) })
}

function dangerTurn(text: string, c: Context, contextOf: ContextOf): ScamTurn | undefined {
  const { step } = c.state
  if (!isDangerous(text, c) || step === 'danger' || step === 'safety') return undefined
  return aside('danger', c, contextOf)
}

/** Leaves the present question for an aside, and knows the way back. */
function aside(to: StepId, c: Context, contextOf: ContextOf): ScamTurn {
  const { step, resume } = c.state
  const back = steps[step].aside && step !== 'sending' ? resume : step
  const next = contextOf({ ...c.state, step: to, misses: 0, ...(back && { resume: back }) })
  return toTurn(next.state, askStep(next))
}

/** What can be said at any question. */
function obey(wish: Wish, c: Context, contextOf: ContextOf): ScamTurn {
  const { texts, state } = c
  const isSending = state.step === 'sending'
  switch (wish.command) {
    case 'language':
      return switchLanguage(wish.lang, c, contextOf)
    case 'repeat':
      return isSending ? toTurn(state, [say(texts.say.stillSending)]) : toTurn(state, askStep(c))
    case 'help':
      return toTurn(state, [say(texts.say.help({ hotlines: hotlineLines(c) })), repeatOrWait(c)])
    case 'person':
      return toTurn(state, [say(texts.say.handOver({ hotlines: hotlineLines(c) })), repeatOrWait(c)])
    case 'danger':
      return aside('danger', c, contextOf)
    case 'status':
      return askStatus(c)
    default:
      if (isSending) return toTurn(state, [say(texts.say.stillSending)])
      return move(wish, c, contextOf)
  }
}

const repeatOrWait = (c: Context) =>
  c.state.step === 'sending' ? say(c.texts.say.stillSending) : repeatStep(c)

/** Commands that change where she is. */
function move(wish: Exclude<Wish, { command: 'language' }>, c: Context, contextOf: ContextOf): ScamTurn {
  const { state } = c
  switch (wish.command) {
    case 'back':
      return goBack(c, contextOf)
    case 'edit':
      return edit(wish.field ? fieldSteps[wish.field] : 'editMenu', c, contextOf)
    case 'stop':
      return state.step === 'reported' || state.consentAt === undefined
        ? toTurn(state, [say(c.texts.say.thanks), repeatStep(c)])
        : aside('stopped', c, contextOf)
    case 'restart':
      return restart(c, contextOf)
    default:
      return toTurn(state, askStep(c))
  }
}

function goBack(c: Context, contextOf: ContextOf): ScamTurn {
  const { state, texts } = c
  if (steps[state.step].aside && state.resume) {
    const next = contextOf({ ...without(state, 'resume'), step: state.resume, misses: 0 })
    return toTurn(next.state, askStep(next))
  }
  const last = state.trail.at(-1)
  if (!last) return toTurn(state, [repeatStep(c, texts.say.nothingBack)])
  const next = contextOf({ ...state, step: last, trail: state.trail.slice(0, -1), misses: 0 })
  return toTurn(next.state, askStep(next))
}

/** Before a report is under way, or after it has gone, there is nothing to change. */
function edit(to: StepId, c: Context, contextOf: ContextOf): ScamTurn {
  const { state } = c
  if (state.consentAt === undefined || state.caseId !== undefined) return toTurn(state, [repeatStep(c)])
  return follow({ state, to }, c, contextOf)
}

function restart(c: Context, contextOf: ContextOf): ScamTurn {
  const { state } = c
  if (state.caseId !== undefined || state.consentAt === undefined) {
    const fresh = freshState(state)
    return follow({ state: fresh }, { ...c, state: fresh }, contextOf)
  }
  if (state.step === 'stopped') {
    const fresh = freshState(state)
    return follow({ state: fresh, say: [say(c.texts.say.deleted)] }, { ...c, state: fresh }, contextOf)
  }
  return aside('restart', c, contextOf)
}

function askStatus(c: Context): ScamTurn {
  const { state, texts } = c
  const caseId = state.caseId ?? state.earlierCases?.at(-1)
  if (state.step === 'sending') return toTurn(state, [say(texts.say.waitForCase)])
  if (!caseId) return toTurn(state, [repeatStep(c, texts.say.noCase)])
  return toTurn({ ...state, statusAsked: true }, [say(texts.say.statusAsked)], {
    effects: [{ type: 'get-case', caseId }],
  })
}

/** Keeps every answer and repeats the question in the other language. */
export function switchLanguage(tag: string, c: Context, contextOf: ContextOf): ScamTurn {
  const lang = pickLanguage(tag, c.profile.languages)
  if (!lang) {
    const languages = c.profile.languages.map((known) => languageNames[known]).join(', ')
    return toTurn(c.state, [repeatStep(c, c.texts.say.languageUnknown({ languages }))])
  }
  const next = contextOf({ ...c.state, lang })
  if (next.state.step === 'sending') return toTurn(next.state, [say(next.texts.say.stillSending)])
  const messages = askStep(next, next.texts.say.languageSwitched)
  return toTurn(next.state, messages)
}

/** Her words without what identifies her. */
const maskIdentity = (text: string): string => {
  const digits = [...text.matchAll(/\p{Nd}/gu)].map(([digit]) => digit)
  return digits.length >= 4 ? `••••${digits.slice(-4).join('')}` : '••••'
}
