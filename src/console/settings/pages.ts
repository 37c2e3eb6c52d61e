import type { ComponentType } from 'preact'
import type { ConsoleAct } from '../../contract/console/roles.ts'
import { may } from '../core/session.ts'
import { People } from '../team/People.tsx'
import { Changes } from './channels/Changes.tsx'
import { Channels } from './channels/Channels.tsx'
import { Numbers } from './channels/Numbers.tsx'
import { Texts } from './channels/Texts.tsx'
import { Keys } from './Keys.tsx'
import { Retention } from './Retention.tsx'
import { Credits } from './records/Credits.tsx'
import { Fields } from './records/Fields.tsx'
import { Participants } from './records/Participants.tsx'
import { Tags } from './records/Tags.tsx'
import { Teamspaces } from './records/Teamspaces.tsx'
import { Tickets } from './records/Tickets.tsx'
import { Webhooks } from './Webhooks.tsx'

/** Headings of the side list, in order. */
export const settingsGroups = ['Chat', 'Access', 'Workspace', 'Institutions', 'Data'] as const

/** Page of the settings, and its entry in the side list. */
export interface SettingsPage {
  /** Its part of the address: `#/settings/NAME`. */
  name: string
  label: string
  group: (typeof settingsGroups)[number]
  /** Permission required to see the page. */
  act: ConsoleAct
  /** Renders the page, with its own heading. */
  view: ComponentType
}

const pages: readonly SettingsPage[] = [
  { name: 'channels', label: 'Channels', group: 'Chat', act: 'settings.read', view: Channels },
  { name: 'numbers', label: 'Telephone numbers', group: 'Chat', act: 'settings.read', view: Numbers },
  { name: 'texts', label: 'Texts', group: 'Chat', act: 'settings.read', view: Texts },
  { name: 'changes', label: 'Changes', group: 'Chat', act: 'settings.read', view: Changes },
  { name: 'people', label: 'People and roles', group: 'Access', act: 'people.manage', view: People },
  { name: 'keys', label: 'API keys', group: 'Access', act: 'settings.read', view: Keys },
  {
    name: 'teamspaces',
    label: 'Teamspaces',
    group: 'Workspace',
    act: 'settings.read',
    view: Teamspaces,
  },
  { name: 'credits', label: 'Voice credits', group: 'Workspace', act: 'settings.read', view: Credits },
  { name: 'fields', label: 'Custom fields', group: 'Workspace', act: 'settings.read', view: Fields },
  { name: 'tags', label: 'Tags', group: 'Workspace', act: 'settings.read', view: Tags },
  { name: 'tickets', label: 'Tickets', group: 'Workspace', act: 'settings.read', view: Tickets },
  {
    name: 'participants',
    label: 'Participants',
    group: 'Institutions',
    act: 'settings.read',
    view: Participants,
  },
  { name: 'webhooks', label: 'Webhooks', group: 'Data', act: 'settings.read', view: Webhooks },
  { name: 'retention', label: 'Retention', group: 'Data', act: 'settings.read', view: Retention },
]

/** Returns the pages that the signed-in user may see. */
export const openPages = (): readonly SettingsPage[] => pages.filter(({ act }) => may(act))
