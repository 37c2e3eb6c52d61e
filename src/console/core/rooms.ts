import type { ConsoleAct } from '../../contract/console/roles.ts'
import { place } from './place.ts'
import { may } from './session.ts'

/** Section of the console, and the permission that is required to see it. */
export interface ConsoleRoom {
  name: string
  label: string
  act: ConsoleAct
}

const rooms: readonly ConsoleRoom[] = [
  { name: 'inbox', label: 'Inbox', act: 'chat.read' },
  { name: 'cases', label: 'Cases', act: 'case.read' },
  { name: 'approvals', label: 'Approvals', act: 'money.read' },
  { name: 'accounts', label: 'Accounts', act: 'account.read' },
  { name: 'people', label: 'People', act: 'people.manage' },
  { name: 'settings', label: 'Settings', act: 'settings.read' },
  { name: 'audit', label: 'Audit', act: 'audit.read' },
]

/** Returns the sections that the signed-in user may see. */
export const openRooms = (): readonly ConsoleRoom[] => rooms.filter(({ act }) => may(act))

/** Returns the name of the section shown: the one in the address, or the first that is open. */
export const roomShown = (): string | undefined => place.value.room || openRooms()[0]?.name
