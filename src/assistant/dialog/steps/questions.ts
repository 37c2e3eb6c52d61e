import type { Context, Outcome } from '../model/step.ts'
import { labelIn } from '../understand/choice.ts'

/** Asks the citizen about themselves, or about the person they report for. */
export const forWhom = (id: keyof Context['texts']['askForOther'], { texts, state }: Context): string =>
  state.answers.forOther ? texts.askForOther[id] : texts.ask[id].ask

/** Returns the quick replies yes, no and not sure. */
export const triTaps = ({ texts: { taps } }: Context) => [taps.yes, taps.no, taps.notSure]

/** A tap on a row of the card: the label of the fact that the citizen wants to change. */
export function tappedFact(text: string, c: Context): Outcome | undefined {
  const fact = labelIn(text, c, ({ labels }) => labels)
  return fact && { state: c.state, to: { fact } }
}
