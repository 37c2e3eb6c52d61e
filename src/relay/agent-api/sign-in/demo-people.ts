import type { PersonRequest } from '../../../contract/console/people.ts'
import type { People } from './people.ts'

/** Accounts of a demonstration: holding or moving money requires two people. */
const demoPeople = [
  { login: 'demo-agent', firstName: 'Agent', role: 'agent', channels: 'all' },
  { login: 'demo-analyst', firstName: 'Analyst', role: 'analyst', channels: 'all' },
  { login: 'demo-supervisor', firstName: 'Supervisor', role: 'supervisor', channels: 'all' },
  { login: 'demo-administrator', firstName: 'Administrator', role: 'administrator', channels: 'all' },
] as const satisfies PersonRequest[]

const linkMs = 10 * 60_000

/**
 * Creates the accounts of a demonstration if they do not exist yet; returns a link token for each, by role.
 */
export async function inviteDemoPeople(people: People): Promise<{ role: string; token: string }[]> {
  const invited: { role: string; token: string }[] = []
  for (const person of demoPeople) {
    const { id } = (await people.findByLogin(person.login)) ?? (await people.add(person))
    invited.push({ role: person.role, token: await people.invite(id, linkMs) })
  }
  return invited
}
