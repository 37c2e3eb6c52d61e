const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Writes a text as HTML, in which it cannot become markup. */
export const toHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
