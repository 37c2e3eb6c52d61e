import type { ScamState } from '../model/state.ts'
import { type Context, isRefusedAnswer, type Outcome, type RefusedAnswer, say } from '../model/step.ts'
import { steps } from '../steps/index.ts'
import { findCaseId } from '../steps/lookup.ts'
import { isOneOf, isUnknown, mentions } from '../understand/choice.ts'
import { parseCommand } from '../understand/command.ts'
import { fold } from '../understand/fold.ts'
import { runCommand } from './commands.ts'
import { readStory, storyLines } from './story.ts'
import { aside, follow, isWaiting, questionMessage, repeatOrWait, type ScamTurn, toTurn } from './turn.ts'

/** Answers her words, at whatever question she is; `secretsRemoved` when a secret has been taken out of them. */
export function readText(text: string, c: Context, { secretsRemoved = false } = {}): ScamTurn {
  const turn = understand(text.replaceAll('•••', ' ').trim(), c, secretsRemoved)
  if (!secretsRemoved) return turn
  return { ...turn, messages: [say(c.texts.say.secret, 'advice'), ...turn.messages] }
}

function understand(text: string, c: Context, secretsRemoved: boolean): ScamTurn {
  const step = steps[c.state.step]
  if (text === '') return toTurn(c.state, [repeatOrWait(c)])
  const isOwnTap = isOneOf(text, (step.prompt(c).taps ?? []).map(fold))
  const command = isOwnTap && !isCommandTap(text, c) ? undefined : parseCommand(text, c)
  // "Filipino" is a language, but also an answer.
  const isAnswer = command?.command === 'language' && c.state.step === 'nationality'
  if (command && !isAnswer) return runCommand(command, c)
  const named = namedCase(text, c)
  if (named) return aside('findDigits', { ...c, state: named })
  return answered(text, c, secretsRemoved)
}

function answered(text: string, c: Context, secretsRemoved: boolean): ScamTurn {
  const step = steps[c.state.step]
  const skipped = isUnknown(text, c) ? step.unknown?.(c) : undefined
  const result = withStory(text, skipped ?? step.answer(text, c), c)
  const masked = masking(text, result, c, skipped !== undefined)
  if (result && !isRefusedAnswer(result)) {
    return follow({ ...result, ...masked }, c, { asksDanger: isDangerous(text, c) })
  }
  if (isDangerous(text, c) && !isWaiting(c.state.step)) {
    return { ...aside('danger', c), ...masked }
  }
  if (secretsRemoved) return toTurn(c.state, [repeatOrWait(c)], masked)
  return misunderstood(c, result, masked)
}

/** Taps such as "Edit" or "Stop" are commands even where a question shows them. */
const isCommandTap = (text: string, { labels }: Context) =>
  isOneOf(
    text,
    labels.flatMap(({ taps }) => [
      taps.edit,
      taps.stop,
      taps.help,
      taps.person,
      taps.back,
      taps.startAgain,
      taps.status,
      taps.newReport,
      taps.haveCase,
    ]),
  )

const isDangerous = (text: string, c: Context) =>
  c.state.answers.danger === undefined &&
  c.state.step !== 'danger' &&
  c.state.step !== 'safety' &&
  mentions(text, c, (w) => w.danger)

/** "My case is CASE-01…" before a report is under way. */
function namedCase(text: string, { state, can }: Context): ScamState | undefined {
  const isOpen = state.step === 'consent' || state.step === 'declined' || state.step === 'reported'
  const caseId = isOpen && can.has('find-case') && /case[\s-]/i.test(text) ? findCaseId(text) : undefined
  return caseId ? { ...state, lookup: { wrong: 0, ...state.lookup, caseId } } : undefined
}

/** Adds what else her sentence held, and shows it; it will not be asked again. */
function withStory(
  text: string,
  result: Outcome | RefusedAnswer | undefined,
  c: Context,
): Outcome | RefusedAnswer | undefined {
  if (!steps[c.state.step].hearsStory) return result
  const outcome = result && !isRefusedAnswer(result) ? result : undefined
  if (outcome?.to === 'declined') return result
  const story = readStory(text, outcome?.state ?? c.state, c)
  if (!story) return result
  const lines = storyLines(story.fields, { ...c, state: story.state })
  const noted = say(`${c.texts.say.pickedUp}\n${lines}`, 'summary')
  const advice = story.fields.includes('type') && c.texts.advice[story.state.answers.scamType ?? 'unknown']
  return {
    ...(outcome ?? { to: c.state.step }),
    state: story.state,
    say: [...(outcome?.say ?? []), noted, ...(advice ? [say(advice, 'advice')] : [])],
    ...(story.masked !== undefined && { masked: story.masked }),
  }
}

/** Her words as they may be stored, where a question asks who she is. */
function masking(
  text: string,
  result: Outcome | RefusedAnswer | undefined,
  c: Context,
  isSkip: boolean,
): { masked?: string } {
  const own = result && !isRefusedAnswer(result) ? result.masked : undefined
  if (own !== undefined) return { masked: own }
  if (isSkip || !steps[c.state.step].identity) return {}
  const isTap = isOneOf(text, (steps[c.state.step].prompt(c).taps ?? []).map(fold))
  return isTap ? {} : { masked: maskIdentity(text) }
}

const maskIdentity = (text: string): string => {
  const digits = [...text.matchAll(/\p{Nd}/gu)].map(([digit]) => digit)
  return digits.length >= 6 ? `••••${digits.slice(-4).join('')}` : '••••'
}

/** Once in other words, then as taps. */
function misunderstood(
  c: Context,
  refused: RefusedAnswer | undefined,
  masked: { masked?: string },
): ScamTurn {
  const { state, texts } = c
  const step = steps[state.step]
  if (isWaiting(state.step)) return toTurn(state, [say(step.again(c))], masked)
  const prompt = step.prompt(c)
  const isFirst = state.misses === 0
  const why = refused?.refusal ?? texts.say.notUnderstood
  const question = refused?.ask ?? (isFirst ? step.again(c) : prompt.text)
  const extra = isFirst || !prompt.taps ? [] : [texts.taps.help, texts.taps.person]
  const message = questionMessage({
    text: [why, isFirst ? '' : texts.say.tapOne, question].filter(Boolean).join(' '),
    taps: [...new Set([...(prompt.taps ?? []), ...extra])],
    ...(prompt.view && { view: prompt.view }),
  })
  return toTurn({ ...state, misses: state.misses + 1 }, [message], masked)
}
