import { languages, pickLanguage } from '../../languages/languages.ts'
import { hasBegun, paymentOf, type ScamState, type StepId, without, withPayment } from '../model/state.ts'
import { type Context, type Outcome, say } from '../model/step.ts'
import type { DialogEffect } from '../model/types.ts'
import { hotlineLines } from '../report/contacts.ts'
import { freshState } from '../steps/after.ts'
import { steps } from '../steps/index.ts'
import { pausedMinutes } from '../steps/lookup.ts'
import type { SpokenCommand } from '../understand/command.ts'
import {
  aside,
  askStep,
  follow,
  inOtherWords,
  isWaiting,
  repeatOrWait,
  repeatStep,
  type ScamTurn,
  toTurn,
} from './turn.ts'

/** Runs a command of the citizen, which can be said at any question. */
export function runCommand(command: SpokenCommand, c: Context): ScamTurn {
  const { texts, state } = c
  switch (command.command) {
    case 'language':
      return switchLanguage(command.lang, c)
    case 'repeat':
      return toTurn(state, isWaiting(state.step) ? [repeatOrWait(c)] : askStep(c))
    case 'help':
      return toTurn(state, [say(texts.say.help({ hotlines: hotlineLines(c) })), inOtherWords(c)])
    case 'person':
      return askForPerson(c)
    case 'danger':
      return aside('danger', c)
    case 'status':
      return askStatus(c)
    default:
      return isWaiting(state.step) ? toTurn(state, [repeatOrWait(c)]) : move(command, c)
  }
}

/** Commands that change the current step. */
function move(command: Exclude<SpokenCommand, { command: 'language' }>, c: Context): ScamTurn {
  switch (command.command) {
    case 'back':
      return goBack(c)
    case 'edit':
      return edit(command.field ? { fact: command.field } : 'editMenu', c)
    case 'stop':
      return stop(c)
    case 'restart':
      return restart(c)
    default:
      return toTurn(c.state, askStep(c))
  }
}

/** Requests an agent for the chat, if the deployment has agents. */
function askForPerson(c: Context): ScamTurn {
  const { state } = c
  const { misses, repeats = 0 } = state
  // The question is right above, in its first or in its other words.
  const asked = { ...state, repeats: repeats + 1 }
  const question = (repeats + misses) % 2 === 1 ? repeatOrWait(c) : inOtherWords(c.at(asked))
  return withPerson(toTurn(asked, [question]), c)
}

/** Requests an agent in a turn that does more: the turn's texts come first, and its question last. */
export function withPerson(turn: ScamTurn, { can, texts, profile }: Context): ScamTurn {
  const { state } = turn
  const isThere = can.has('hand-over')
  const line = isThere
    ? texts.say.handOverComing
    : texts.say.handOverNone({ hotlines: hotlineLines({ texts, profile }) })
  const messages = [...turn.messages.slice(0, -1), say(line), ...turn.messages.slice(-1)]
  if (!isThere || state.handOverAsked) return { ...turn, messages }
  const effects: DialogEffect[] = [...turn.effects, { type: 'hand-over', reason: 'asked' }]
  return { ...turn, state: { ...state, handOverAsked: true }, messages, effects }
}

function goBack(c: Context): ScamTurn {
  const { state, texts } = c
  if (steps[state.step].aside && state.resume) return enterAgain(c, without(state, 'resume'), state.resume)
  const last = state.trail.at(-1)
  if (!last) return toTurn(state, [repeatStep(c, texts.say.nothingBack)])
  return enterAgain(c, { ...state, trail: state.trail.slice(0, -1) }, last)
}

function enterAgain(c: Context, state: ScamState, step: StepId): ScamTurn {
  const next = c.at({ ...state, step, misses: 0 })
  return toTurn(next.state, askStep(next))
}

/** Before a report is in progress, or after it has been sent, there is nothing to change. */
function edit(to: Outcome['to'] & {}, c: Context): ScamTurn {
  const { state } = c
  const isOpen = hasBegun(state) && (state.caseId === undefined || state.detailing)
  return isOpen ? follow({ state, to }, c) : toTurn(state, [repeatStep(c)])
}

function stop(c: Context): ScamTurn {
  const { state, texts } = c
  if (state.detailing) {
    const kept: ScamState = { ...without(state, 'detailing'), payment: 0, trail: [] }
    return follow({ state: kept, to: 'reported', say: [say(texts.say.detailsKept)] }, c)
  }
  if (state.adding && state.step !== 'reported')
    return follow({ state: withNothingOpen(state), say: [say(texts.say.thanks)], to: 'reported' }, c)
  if (state.step === 'reported' || !hasBegun(state)) {
    return toTurn(state, [say(texts.say.thanks), repeatStep(c)])
  }
  return aside('stopped', c)
}

/** Questions after the case that have not been asked yet are dropped. */
const withNothingOpen = (state: ScamState): ScamState =>
  withPayment(state, {
    paidAt: null,
    reference: null,
    receiver: null,
    minute: null,
    lastDigits: null,
    ...paymentOf(state),
  })

/** A new report does not lose answers that were sent with a case; others only after a yes. */
function restart(c: Context): ScamTurn {
  const { state } = c
  const isConfirmed = state.step === 'stopped'
  if (state.caseId === undefined && hasBegun(state) && !isConfirmed) {
    return aside('restart', c)
  }
  const fresh = freshState(state)
  const deleted = isConfirmed ? [say(c.texts.say.deleted)] : []
  return follow({ state: fresh, say: deleted }, { ...c, state: fresh })
}

function askStatus(c: Context): ScamTurn {
  const { state, texts } = c
  if (state.step === 'sending') return toTurn(state, [say(texts.say.waitForCase)])
  const caseId = state.caseId ?? state.earlierCases?.at(-1)
  if (caseId !== undefined) {
    return toTurn({ ...state, statusAsked: true }, [say(texts.say.statusAsked)], {
      effects: [{ type: 'get-case', caseId }],
    })
  }
  if (!c.can.has('find-case')) return toTurn(state, [repeatStep(c, texts.say.noCase)])
  if (isWaiting(state.step)) return toTurn(state, [repeatOrWait(c)])
  const minutes = pausedMinutes(c)
  if (minutes > 0) return toTurn(state, [say(texts.say.paused({ minutes: String(minutes) })), repeatStep(c)])
  return aside('findCase', c)
}

/** Continues in the language that a tag asks for: keeps every answer, and repeats the question. */
export function switchLanguage(tag: string, c: Context): ScamTurn {
  const lang = pickLanguage(tag, c.profile.languages)
  if (!lang) {
    const names = c.profile.languages.map((known) => languages[known]?.name ?? known).join(', ')
    return toTurn(c.state, [say(c.texts.say.languageUnknown({ languages: names })), repeatOrWait(c)])
  }
  const next = c.at({ ...c.state, lang })
  if (isWaiting(next.state.step)) return toTurn(next.state, [repeatOrWait(next)])
  return toTurn(next.state, [say(next.texts.say.languageSwitched), ...askStep(next)])
}
