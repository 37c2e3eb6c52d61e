const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML, so that it cannot become markup. */
export const toHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** Escapes a sentence of the documents, and renders text in backticks as code. */
export const sentenceToHtml = (text: string): string =>
  toHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
