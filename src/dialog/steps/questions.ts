import type { Context } from '../model/step.ts'

/** Asks her, or about the person for whom she reports. */
export const forWhom = (id: keyof Context['texts']['askForOther'], { texts, state }: Context): string =>
  state.answers.forOther ? texts.askForOther[id] : texts.ask[id].ask

/** Lists the quick replies yes, no and not sure. */
export const triTaps = ({ texts: { taps } }: Context) => [taps.yes, taps.no, taps.notSure]
