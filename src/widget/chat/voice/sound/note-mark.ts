/**
 * Returns the key of the mark that a voice note exists, so that a page need not load the voice chunk to find
 * out.
 */
export const markOf = (gwId: string): string => `parley-note-${gwId}`

/** Returns whether a voice note from an earlier visit is stored. */
export function hasNote(gwId: string): boolean {
  try {
    return localStorage.getItem(markOf(gwId)) !== null
  } catch {
    return false
  }
}

/** Removes the mark. */
export function unmark(gwId: string): void {
  try {
    localStorage.removeItem(markOf(gwId))
  } catch {
    // If storage is blocked, there is no mark.
  }
}
