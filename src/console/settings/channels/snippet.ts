/** Writes what a customer puts on a page to have the chat there. */
export const snippetOf = (relayUrl: string, gwId: string): string =>
  `<script src="${relayUrl}/widget.js"></script>
<script>Parley.init({ gwId: '${gwId}' })</script>`
