import { type StepId, withAnswers, without } from '../model/state.ts'
import { type Context, type Outcome, type Step, say } from '../model/step.ts'
import { hotlineLine } from '../report/contacts.ts'
import { means, mentions, parseTri } from '../understand/choice.ts'

/** Asked only when her words speak of violence, threats or self-harm. */
const danger: Step = {
  aside: true,
  prompt: ({ texts }) => ({ text: texts.ask.danger.ask, taps: [texts.taps.yes, texts.taps.no] }),
  again: ({ texts }) => texts.ask.danger.again,
  answer(text, c) {
    const tri = parseTri(text, c)
    if (!tri) return undefined
    if (tri !== 'no') return inDanger(c)
    const state = without(withAnswers(c.state, { danger: false }), 'resume')
    return { state, ...(c.state.resume && { to: c.state.resume }) }
  },
}

/** The emergency number first; the report waits until she is safe. */
const safety: Step = {
  aside: true,
  prompt: ({ texts, profile }) => ({
    text: texts.say.dangerGoOn,
    taps: [texts.taps.safeNow, texts.taps.person],
    before: [say(emergencyLines({ texts, profile }), 'advice')],
  }),
  again: emergencyLines,
  answer: (text, c) =>
    means(text, c, 'safeNow') || parseTri(text, c) === 'yes' || mentions(text, c, (w) => w.safe)
      ? backToReport(c)
      : undefined,
}

/** Whom to call now, and who listens to somebody in despair. */
function emergencyLines({ texts, profile }: Pick<Context, 'texts' | 'profile'>): string {
  const first = texts.say.emergency({ number: profile.emergencyNumber })
  return profile.crisisLine ? `${first}\n${hotlineLine(profile.crisisLine, texts)}` : first
}

const backToReport = ({ state }: Context): Outcome => ({
  state: without(state, 'resume'),
  ...(state.resume && { to: state.resume }),
})

/** The emergency number comes first, and a person is asked to come into the chat. */
export function inDanger(c: Context): Outcome {
  const state = withAnswers(c.state, { danger: true })
  if (!c.can.has('hand-over') || state.handOverAsked) return { state, to: 'safety' }
  return {
    state: { ...state, handOverAsked: true },
    to: 'safety',
    effects: [{ type: 'hand-over', reason: 'danger' }],
  }
}

/** Lists the steps about her safety. */
export const safetySteps = { danger, safety } as const satisfies Partial<Record<StepId, Step>>
