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

/** Escapes a sentence of the documents, and shows as code what stands in backticks. */
export const sentenceToHtml = (text: string): string =>
  toHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
