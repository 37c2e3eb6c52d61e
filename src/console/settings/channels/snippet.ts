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
<script>
  {
    const settings = { gwId: '${gwId}', onLoad: () => window.Parley.show() }

    // Calls made before the script is there are kept, and carried out in order.
    const q = []
    const stub = { q }
    for (const call of 'init setHumanUid reset show hide open close toggle on off destroy'.split(' ')) {
      stub[call] = (...args) => q.push([call, args])
    }
    window.Parley ??= stub

    // The line above goes when the chat can be used, and comes back when it cannot.
    const help = document.querySelector('#parley-help')
    window.Parley.on('ready', () => (help.hidden = true))
    window.Parley.on('error', () => (help.hidden = false))

    const script = document.createElement('script')
    script.src = '${relayUrl}/widget.js'
    script.async = true
    script.onload = () => window.Parley.init(settings, settings.onLoad)
    document.head.append(script)
  }
</script>`
}

const toHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
