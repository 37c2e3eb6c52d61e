/** Marks that there is a voice note, so that a page need not load the voice chunk to find out. */
export const markOf = (gwId: string): string => `parley-note-${gwId}`

/** Tells whether a voice note of an earlier visit is kept. */
export function hasNote(gwId: string): boolean {
  try {
    return localStorage.getItem(markOf(gwId)) !== null
  } catch {
    return false
  }
}

/** Takes the mark away. */
export function unmark(gwId: string): void {
  try {
    localStorage.removeItem(markOf(gwId))
  } catch {
    // Where storage is blocked there is none.
  }
}
