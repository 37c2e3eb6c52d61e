import type { ChannelView } from '../../../contract/console/overlay.ts'

/** Where the snippet finds the chat, and what its page offers while the chat cannot be used. */
interface SnippetParts extends Pick<ChannelView, 'gwId' | 'help'> {
  relayUrl: string
}

/**
 * Returns the code that a customer adds to a page to embed the chat: the snippet of docs/embedding.md, with
 * the channel's own help.
 */
export const snippetOf = ({ relayUrl, gwId, help }: SnippetParts): string => {
  const calls = help.lines.map(
    ({ label, number }) =>
      `<a href="tel:${number.replace(/[^+\d]/g, '')}">${toHtml(label === '' ? number : `${label}: ${number}`)}</a>`,
  )
  const links = [`<a href="${relayUrl}/report?gwId=${gwId}">${toHtml(help.title)}</a>`, ...calls]
  return `<p id="parley-help" lang="${help.lang}">
  ${links.join('\n  ')}
</p>
<script async src="${relayUrl}/widget.js" data-gw-id="${gwId}"></script>`
}

const toHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
