/** Identifies a page of the conversation: its newest event and its question. */
export interface Place {
  /** Number of the newest event. */
  seq: number
  /** Dialogue step of the question; absent if there is no dialogue. */
  step?: string
}

/** Formats a place for use in an address, such as `17-amount`. */
export const formatPlace = ({ seq, step }: Place): string =>
  step === undefined ? `${seq}` : `${seq}-${step}`

/** Parses a place; returns undefined if it is invalid. */
export function parsePlace(text: string | null | undefined): Place | undefined {
  const [, seq, step] = /^(\d{1,9})(?:-([A-Za-z0-9-]{1,40}))?$/.exec(text ?? '') ?? []
  if (seq === undefined) return undefined
  return { seq: Number(seq), ...(step !== undefined && { step }) }
}
