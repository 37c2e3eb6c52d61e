import { type ScamState, without } from './model/state.ts'
import type { Dialog, DialogInput, DialogMessage, DialogProfile } from './model/types.ts'
import { maskTail } from './report/format.ts'
import { readName } from './steps/details.ts'
import { parsePhone } from './understand/identifiers.ts'

/**
 * Makes a dialogue offer what is known about someone where it asks for it: their name, and their number by
 * its last digits, so that they confirm it with one tap. It does not count as told before that, and is not
 * stored on the page.
 */
export function withKnownPerson(
  profileOf: () => Pick<DialogProfile, 'country'>,
  dialog: Omit<Required<Dialog<ScamState>>, 'know'>,
): Required<Dialog<ScamState>> {
  const phoneOf = ({ step, known }: ScamState) =>
    step === 'contact' && known?.phone ? parsePhone(known.phone, profileOf().country) : undefined

  /** The tap for the open question; undefined if no known fact answers it. */
  const tapOf = (state: ScamState): string | undefined => {
    const phone = phoneOf(state)
    if (phone) return maskTail(phone)
    // A report for someone else requires that person's name.
    return state.step === 'name' && state.known && !state.answers.forOther
      ? readName(state.known.name)
      : undefined
  }

  /** The citizen's input; the tap with the last digits of their number is replaced by the number. */
  const said = (state: ScamState, input: DialogInput): DialogInput => {
    const phone = phoneOf(state)
    return phone && input.type === 'text' && input.text.trim() === maskTail(phone)
      ? { ...input, text: phone }
      : input
  }

  return {
    ...dialog,
    know: (state, known) => ({ ...state, known }),
    next(state, input, now) {
      const turn = dialog.next(state, said(state, input), now)
      const next = state.known ? { ...turn.state, known: state.known } : turn.state
      return { ...turn, state: next, messages: withTap(turn.messages, tapOf(next)) }
    },
    hear: (state, input, now) => dialog.hear(state, said(state, input), now),
    offline: { ...dialog.offline, share: (state) => dialog.offline.share(without(state, 'known')) },
  }
}

/** Adds a tap in front of the other taps of the question. */
function withTap(messages: readonly DialogMessage[], tap: string | undefined): readonly DialogMessage[] {
  const question = messages.at(-1)
  if (tap === undefined || question?.type !== 'text' || !question.quickReplies) return messages
  const quickReplies = [{ text: tap, payload: tap }, ...question.quickReplies]
  return [...messages.slice(0, -1), { ...question, quickReplies }]
}
