import type { StopTexts } from '../tables/page-texts.ts'

/** Texts that the page shows instead of a chat, in English; fetched with the view that shows them. */
export const stop = {
  refusedTitle: 'The chat cannot be opened',
  refusedChannel: 'This chat does not exist any more. Please go back to the page that you came from.',
  refusedOther: 'This chat is not set up correctly on this page.',
  refusedCall: 'Has money left your account? Call your bank now, at the number on your card.',
  endedTitle: 'This chat is erased',
  endedBody: 'Nothing of it is left on this device or on our side. A case that you reported goes on.',
  beginAgain: 'Start a new chat',
} satisfies StopTexts
