import { presenceStates } from '../contract/console/inbox-words.ts'
import { plain } from './core/code-words.ts'
import { attempt } from './core/loading.ts'
import type { Command } from './core/matching.ts'
import { go } from './core/place.ts'
import { openRooms } from './core/rooms.ts'
import { may, signOut } from './core/session.ts'
import { views } from './inbox/Inbox.tsx'
import { choosePresence } from './inbox/inbox-state.ts'

/**
 * Returns the palette commands of the signed-in user: pages and their own account, but nothing that touches
 * money.
 */
export function commandsNow(): readonly Command[] {
  const places = openRooms().map(({ name, label }) => ({ name: label, run: () => go(name) }))
  const lists = may('chat.read')
    ? views.map(([name, label]) => ({ name: `Chats: ${label}`, run: () => go('inbox', name) }))
    : []
  const presence = may('chat.answer')
    ? presenceStates.map((state) => ({
        name: `Be ${plain(state).toLowerCase()}`,
        run: () => attempt(() => choosePresence(state)),
      }))
    : []
  return [
    ...places,
    ...lists,
    ...presence,
    { name: 'Your ways in and sessions', run: () => go('sessions') },
    { name: 'Sign out', run: signOut },
  ]
}
