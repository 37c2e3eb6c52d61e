import { type ScamState, without } from './model/state.ts'
import type { Dialog, DialogInput, DialogMessage, DialogProfile } from './model/types.ts'
import { maskTail } from './report/format.ts'
import { readName } from './steps/details.ts'
import { parsePhone } from './understand/identifiers.ts'

/**
 * Has a dialogue offer what is known of somebody where it asks for it: her name, and her number by its last digits, so
 * that she confirms with one tap. Nothing of it is taken for told before that, and nothing of it goes to her page's memory.
 */
export function withKnownPerson(
  profileOf: () => Pick<DialogProfile, 'country'>,
  dialog: Omit<Required<Dialog<ScamState>>, 'know'>,
): Required<Dialog<ScamState>> {
  const phoneOf = ({ step, known }: ScamState) =>
    step === 'contact' && known?.phone ? parsePhone(known.phone, profileOf().country) : undefined

  /** The tap for the open question; undefined where nothing that is known answers it. */
  const tapOf = (state: ScamState): string | undefined => {
    const phone = phoneOf(state)
    if (phone) return maskTail(phone)
    // The report for somebody else wants that person's name.
    return state.step === 'name' && state.known && !state.answers.forOther
      ? readName(state.known.name)
      : undefined
  }

  /** What she has said; the tap with the last digits of her number stands for the number. */
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

/** Offers a tap first, beside the others of the question. */
function withTap(messages: readonly DialogMessage[], tap: string | undefined): readonly DialogMessage[] {
  const question = messages.at(-1)
  if (tap === undefined || question?.type !== 'text' || !question.quickReplies) return messages
  const quickReplies = [{ text: tap, payload: tap }, ...question.quickReplies]
  return [...messages.slice(0, -1), { ...question, quickReplies }]
}
