import type { PersonRequest } from '../../../contract/console/people.ts'
import type { People } from './people.ts'

/** The people of a demonstration: two are wanted for whatever holds or moves money. */
const demoPeople = [
  { login: 'demo-agent', firstName: 'Agent', role: 'agent', channels: 'all' },
  { login: 'demo-analyst', firstName: 'Analyst', role: 'analyst', channels: 'all' },
  { login: 'demo-supervisor', firstName: 'Supervisor', role: 'supervisor', channels: 'all' },
  { login: 'demo-administrator', firstName: 'Administrator', role: 'administrator', channels: 'all' },
] as const satisfies PersonRequest[]

const linkMs = 10 * 60_000

/** Makes the people of a demonstration where they are not there yet; gives the token of a link for each, by role. */
export async function inviteDemoPeople(people: People): Promise<{ role: string; token: string }[]> {
  const invited: { role: string; token: string }[] = []
  for (const person of demoPeople) {
    const { id } = (await people.findByLogin(person.login)) ?? (await people.add(person))
    invited.push({ role: person.role, token: await people.invite(id, linkMs) })
  }
  return invited
}
