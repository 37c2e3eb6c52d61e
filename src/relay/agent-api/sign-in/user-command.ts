import { parseArgs } from 'node:util'
import { type PersonRequest, personRequest } from '../../../contract/console/people.ts'
import { consoleRoles } from '../../../contract/console/roles.ts'
import { isProblem } from '../../../contract/primitives/problem.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import { inviteMs } from './account-handlers.ts'
import type { People } from './people.ts'

/** Dependencies of the user command. */
export interface UserCommandDeps {
  people: People
  security: SecurityLog
}

const usage = `npm run user -- add LOGIN --name FIRST_NAME --role ROLE [--channels ID,…]
npm run user -- list
npm run user -- disable LOGIN
npm run user -- enable LOGIN
npm run user -- reset LOGIN

ROLE   ${consoleRoles.join(', ')}
ID     the only channels whose chats and cases the person sees; all when not given

add and reset print what stands behind the console's address, such as https://console.bank.example/console/:
a link that lets the person in once, within a day, to set up a passkey, or a password with an authenticator.`

/** Runs one user command. Only its output ever contains a link. */
export async function runUserCommand(
  args: readonly string[],
  deps: UserCommandDeps,
): Promise<{ output: string; code: number }> {
  const [command = '', ...rest] = args
  try {
    if (command === 'add') return await add(rest, deps)
    if (command === 'list' && rest.length === 0) return { output: await list(deps), code: 0 }
    const [login, ...more] = rest
    if (login !== undefined && more.length === 0 && isChange(command))
      return await change(command, login, deps)
  } catch (error) {
    if (!isProblem(error)) throw error
    const [first] = error.options.errors ?? []
    return { output: first ? `${first.field}: ${first.message}` : error.message, code: 2 }
  }
  return { output: usage, code: 2 }
}

const changes = ['disable', 'enable', 'reset'] as const
const isChange = (command: string): command is (typeof changes)[number] =>
  changes.some((one) => one === command)

async function add(args: readonly string[], { people, security }: UserCommandDeps) {
  const { values, positionals, wrongOption } = readArgs(args)
  if (wrongOption !== undefined) return { output: `${wrongOption}\n\n${usage}`, code: 2 }
  const parsed = personRequest.safeParse({
    login: positionals.join(' ') || undefined,
    firstName: values.name,
    role: values.role,
    ...(values.channels !== undefined && { channels: values.channels.split(',') }),
  })
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(
      ({ path: [field], message }) => `${argumentOf[field as keyof PersonRequest]}: ${message}`,
    )
    return { output: `${wrong.join('\n')}\n\n${usage}`, code: 2 }
  }
  const person = await people.add(parsed.data)
  security.record({
    kind: 'people-changed',
    actor: 'command',
    detail: `added ${person.login} as ${person.role}`,
  })
  return { output: await linkOf(people, person.id), code: 0 }
}

/** Arguments of `add`, by the field that each fills. */
const argumentOf = {
  login: 'LOGIN',
  firstName: '--name',
  role: '--role',
  channels: '--channels',
} as const satisfies Record<keyof PersonRequest, string>

/** Misspelt options are refused: without `--channels` a person could see every channel. */
function readArgs(args: readonly string[]): {
  values: Partial<Record<'name' | 'role' | 'channels', string | undefined>>
  positionals: string[]
  wrongOption?: string
} {
  try {
    const options = {
      name: { type: 'string' },
      role: { type: 'string' },
      channels: { type: 'string' },
    } as const
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    return {
      values: {},
      positionals: [],
      wrongOption: error instanceof Error ? error.message : String(error),
    }
  }
}

async function list({ people }: UserCommandDeps): Promise<string> {
  const rows = (await people.list()).map(
    ({ login, firstName, role, channels, hasCode, hasPasskey, disabledAt }) =>
      [
        login,
        firstName,
        role,
        channels === 'all' ? 'all channels' : channels.join(','),
        disabledAt ? 'disabled' : hasCode || hasPasskey ? 'set up' : 'not set up',
      ].join('\t'),
  )
  return rows.length > 0 ? rows.join('\n') : 'nobody yet'
}

async function change(
  command: (typeof changes)[number],
  given: string,
  { people, security }: UserCommandDeps,
): Promise<{ output: string; code: number }> {
  const login = given.trim().toLowerCase()
  const person = await people.findByLogin(login)
  if (!person) return { output: `nobody signs in as ${login}`, code: 2 }
  security.record({ kind: 'people-changed', actor: 'command', detail: `${command} ${login}` })
  if (command === 'reset') {
    await people.reset(person.id)
    return { output: await linkOf(people, person.id), code: 0 }
  }
  await people.change(person.id, { isDisabled: command === 'disable' })
  return { output: `${login}: ${command === 'disable' ? 'may not sign in' : 'may sign in'}`, code: 0 }
}

const linkOf = async (people: People, id: string) => `/console/#once=${await people.invite(id, inviteMs)}`
