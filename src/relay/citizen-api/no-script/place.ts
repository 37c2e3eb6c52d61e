/** Names a page of the conversation: up to which event it shows, and which question it asks. */
export interface Place {
  /** Number of the newest event. */
  seq: number
  /** The step of the dialogue at which it asks; absent where there is no dialogue. */
  step?: string
}

/** Writes a place as it stands in an address, such as `17-amount`. */
export const formatPlace = ({ seq, step }: Place): string =>
  step === undefined ? `${seq}` : `${seq}-${step}`

/** Reads a place; undefined for what is none. */
export function parsePlace(text: string | null | undefined): Place | undefined {
  const [, seq, step] = /^(\d{1,9})(?:-([A-Za-z0-9-]{1,40}))?$/.exec(text ?? '') ?? []
  if (seq === undefined) return undefined
  return { seq: Number(seq), ...(step !== undefined && { step }) }
}
