import { hasBegun, type ScamState, type StepId, withAnswers, without } from '../model/state.ts'
import { type Context, say } from '../model/step.ts'
import type { CaseReport, DialogEffect, DialogEvent, DialogInput, DialogMessage } from '../model/types.ts'
import { hotlineLines } from '../report/contacts.ts'
import { plainStatus } from '../report/status.ts'
import { caseMessages, reportedTaps } from '../steps/after.ts'
import { openStep, steps } from '../steps/index.ts'
import { pausedMinutes, withWrongTry } from '../steps/lookup.ts'
import {
  askStep,
  questionMessage,
  repeatOrWait,
  repeatStep,
  type ScamTurn,
  toReplies,
  toTurn,
} from './turn.ts'

/** Number of failed calls after which the citizen is notified. */
const attemptsBeforeWord = 3

/** Reports the result of an effect to the dialogue. */
type Result = Extract<DialogInput, { type: 'result' }>
type Failure = Extract<Result, { ok: false }>
type Of<Effect> = Extract<Result, { ok: true; effect: Effect }>

/** Handles an event other than a citizen's message. */
export function takeEvent(event: DialogEvent, c: Context): ScamTurn {
  switch (event.type) {
    case 'case-changed':
      return takeCaseChange(event, c)
    case 'person':
      return takePerson(event, c)
    case 'notification':
      return takeNotification(event.text, c)
    case 'result':
      return takeResult(event, c)
    default:
      return event satisfies never
  }
}

/** Handles the result of an effect. Each is reported at least once: repeated results change nothing. */
function takeResult(result: Result, c: Context): ScamTurn {
  if (!result.ok) return takeFailure(result, c)
  const { state } = c
  switch (result.effect) {
    case 'create-case':
      return takeCase(result, c)
    case 'get-case':
      return state.statusAsked ? takeStatus(result.case, c) : toTurn(state, [])
    case 'find-case':
      return state.step === 'finding' ? takeFound(result, c) : toTurn(state, [])
    case 'send-report':
      return state.reportingAt ? takeDelivered(c) : toTurn(state, [])
    case 'hand-over':
      return takeWish(result, c)
    case 'stop-news':
      return toTurn(state, [])
    default:
      return result satisfies never
  }
}

function takeCase(
  { caseId, caseNumber = caseId }: Of<'create-case'>,
  { state, at, ...deployment }: Context,
): ScamTurn {
  if (!state.sendingAt && state.step !== 'failed') return toTurn(state, [])
  const filed: ScamState = {
    ...without(state, 'sendingAt', 'resume', 'stopsNews'),
    adding: true,
    caseId,
    trail: [],
    misses: 0,
  }
  const c = at({ ...filed, step: openStep(filed, deployment) })
  const more = c.state.step === 'reported' ? [] : [say(c.texts.say.detailsIntro)]
  return toTurn(c.state, [...caseMessages(caseNumber, c), ...more, ...askStep(c)], {
    ...(state.stopsNews && { effects: [{ type: 'stop-news' }] }),
  })
}

/**
 * The hand-off request is stored in any case; if no agent is available now, the citizen is told what else
 * they can do.
 */
function takeWish({ who }: Of<'hand-over'>, { state, texts, at }: Context): ScamTurn {
  const asked = without(state, 'handOverAsked', 'personAwaited')
  const c = at(who === 'nobody' ? asked : { ...asked, personAwaited: who })
  if (who === 'there') return toTurn(c.state, [])
  const { handOverLater, handOverNone } = texts.say
  const text = (who === 'later' ? handOverLater : handOverNone)({ hotlines: hotlineLines(c) })
  // The numbers to call and when to continue are right above.
  if (c.state.step === 'safety') {
    const { taps = [] } = steps.safety.prompt(c)
    return toTurn(c.state, [questionMessage({ text, taps })])
  }
  return toTurn(c.state, [say(text), repeatOrWait(c)])
}

/** Says which agent has joined; when the agent has left, resumes at the open question. */
function takePerson({ event, name }: Extract<DialogInput, { type: 'person' }>, c: Context): ScamTurn {
  // The dialogue does not repeat an agent prompt, and the citizen is not to be called once an agent has
  // joined.
  const state = without(c.state, 'put', 'personAwaited')
  if (event === 'joined') return toTurn(state, [say(c.texts.say.personJoined({ name }), 'joined')])
  return toTurn(state, [say(c.texts.say.personLeft({ name }), 'left'), ...askStep(c)])
}

/** Shows the status and the open question. */
function takeStatus(report: CaseReport, { state, at }: Context): ScamTurn {
  const c = at(without(state, 'statusAsked'))
  return toTurn(c.state, statusMessages(statusText(report, c), c))
}

const statusText = (report: CaseReport, { profile, texts, state }: Context) =>
  plainStatus(report, { profile, texts, lang: state.lang })

/** After a report, the taps are under the news itself; otherwise the open question is repeated. */
function statusMessages(text: string, c: Context): DialogMessage[] {
  if (c.state.step !== 'reported') return [say(text, 'notice'), repeatOrWait(c)]
  return [{ type: 'text', text, view: 'notice', quickReplies: toReplies(reportedTaps(c)) }]
}

/** Notifies the citizen in the open chat that one of their cases has changed. */
function takeCaseChange(
  { case: report, caseNumber = report.case_id }: Extract<DialogInput, { type: 'case-changed' }>,
  c: Context,
): ScamTurn {
  const news = c.texts.say.caseNews({ caseId: caseNumber })
  return toTurn(c.state, statusMessages(`${news}\n${statusText(report, c)}`, c))
}

/** Shows the citizen a notification and repeats the open question. */
const takeNotification = (text: string, c: Context): ScamTurn =>
  toTurn(c.state, [say(text, 'notice'), repeatOrWait(c)])

/** A case found by its number belongs to the citizen from now on, unless a report is in progress. */
function takeFound({ case: report, caseNumber }: Of<'find-case'>, before: Context): ScamTurn {
  if (!report) return takeNotFound(before)
  const { state } = before
  const { resume } = state
  const isFree = state.caseId === undefined && !hasBegun(state)
  const known = without(state, 'lookup', 'resume')
  const earlier = [...(state.earlierCases ?? []), report.case_id]
  const c = before.at(
    isFree
      ? { ...known, caseId: report.case_id, step: 'reported', misses: 0 }
      : { ...known, earlierCases: earlier, step: resume ?? 'reported', misses: 0 },
  )
  const found = c.texts.say.found({ caseId: caseNumber ?? report.case_id })
  return toTurn(c.state, statusMessages(`${found}\n${statusText(report, c)}`, c))
}

/** The citizen is never told which of the two was wrong; five wrong pairs in a row cause a pause. */
function takeNotFound({ state, now, at }: Context): ScamTurn {
  const counted = withWrongTry(state, now)
  const minutes = pausedMinutes({ state: counted, now })
  const step: StepId = minutes > 0 ? (state.resume ?? 'whatHappened') : 'findCase'
  const c = at({ ...(minutes > 0 ? without(counted, 'resume') : counted), step, misses: 0 })
  const text = minutes > 0 ? c.texts.say.paused({ minutes: String(minutes) }) : ''
  return toTurn(c.state, [say([c.texts.say.notFound, text].filter(Boolean).join(' ')), repeatStep(c)])
}

/** The report has arrived: the citizen's identity is no longer needed here. */
function takeDelivered({ state, at }: Context): ScamTurn {
  const answers = without(state.answers, 'details', 'contact', 'email')
  const c = at({
    ...without(withAnswers({ ...state, answers }, {}), 'reportingAt', 'detailing', 'resume'),
    delivered: true,
    step: 'reported',
    trail: [],
    misses: 0,
  })
  return toTurn(c.state, [say(c.texts.say.reportDelivered), ...askStep(c)])
}

/** The citizen is notified when it takes long, and when the relay gives up. */
function takeFailure(failure: Failure, c: Context): ScamTurn {
  const { state, texts } = c
  const isTime = failure.final || failure.attempts === attemptsBeforeWord
  if (!isTime || !isAwaited(state, failure.effect)) return toTurn(state, [])
  const hotlines = hotlineLines(c)
  switch (failure.effect) {
    case 'create-case':
      return failure.final
        ? goTo('failed', c.at(without(state, 'sendingAt')))
        : toTurn(state, [say(texts.say.sendingSlow({ hotlines }), 'advice')])
    case 'send-report':
      return failure.final
        ? goTo('detailSummary', c.at(without(state, 'reportingAt')), texts.say.reportFailed)
        : toTurn(state, [say(texts.say.reportSlow)])
    case 'find-case':
      return goTo(state.resume ?? 'whatHappened', c.at(without(state, 'resume')), texts.say.statusFailed)
    case 'stop-news':
      return toTurn(state, statusMessages(texts.say.statusFailed, c))
    case 'get-case':
      return toTurn(without(state, 'statusAsked'), statusMessages(texts.say.statusFailed, c))
    case 'add-note':
      return toTurn(state, [])
    case 'hand-over':
      return toTurn(without(state, 'handOverAsked'), [
        say(texts.say.handOverNone({ hotlines })),
        repeatOrWait(c),
      ])
    default:
      return failure.effect satisfies never
  }
}

/** Whether the dialogue still waits for an effect; a late result of another one is ignored. */
function isAwaited(state: ScamState, effect: DialogEffect['type']): boolean {
  switch (effect) {
    case 'create-case':
      return state.sendingAt !== undefined
    case 'send-report':
      return state.reportingAt !== undefined
    case 'find-case':
      return state.step === 'finding'
    case 'get-case':
      return state.statusAsked === true
    case 'stop-news':
      return true
    case 'hand-over':
      return state.handOverAsked === true
    case 'add-note':
      return false
    default:
      return effect satisfies never
  }
}

function goTo(step: StepId, { state, at }: Context, text?: string): ScamTurn {
  const c = at({ ...state, step, misses: 0 })
  return toTurn(c.state, [...(text ? [say(text)] : []), ...askStep(c)])
}
