/** Returns the code that a customer adds to a page to embed the chat. */
export const snippetOf = (relayUrl: string, gwId: string): string =>
  `<script src="${relayUrl}/widget.js"></script>
<script>Parley.init({ gwId: '${gwId}' })</script>`
