import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPeople } from '../../../../src/relay/agent-api/sign-in/people.ts'
import { runUserCommand } from '../../../../src/relay/agent-api/sign-in/user-command.ts'
import { createIds } from '../../../../src/storage/ids.ts'
import { database, type TestDatabase } from '../../../support/databases.ts'
import { createSecurityEvents } from '../../../support/security-events.ts'

describe('user command', () => {
  let test: TestDatabase
  const security = createSecurityEvents()
  beforeAll(async () => {
    test = await database.create()
  })
  afterAll(() => test.remove())
  const people = () =>
    createPeople({ storage: test.storage, clock: () => new Date().toISOString(), ids: createIds() })
  const run = (line: string) => runUserCommand(line.split(' '), { people: people(), security })
  const tokenOf = (output: string) => /^\/console\/#once=([\w-]{43})$/.exec(output)?.[1] ?? ''

  it('reports that there are no people yet', async () => {
    expect(await run('list')).toEqual({ output: 'nobody yet', code: 0 })
  })

  it('adds a person, and prints a single-use link', async () => {
    const { output, code } = await run('add Ana@bank.example --name Ana --role administrator')
    expect(code).toBe(0)
    const person = await people().findByLogin('ana@bank.example')
    expect(person).toMatchObject({ firstName: 'Ana', role: 'administrator', channels: 'all' })
    expect(await people().useInvite(tokenOf(output))).toBe(person?.id)
    expect(security.events).toEqual([
      { kind: 'people-changed', actor: 'command', detail: 'added ana@bank.example as administrator' },
    ])
  })

  it('gives a person only the channels listed', async () => {
    expect((await run('add bea --name Bea --role agent --channels demo,help')).code).toBe(0)
    expect(await people().findByLogin('bea')).toMatchObject({ channels: ['demo', 'help'] })
  })

  it.each([
    ['a name that is taken', 'add bea --name Other --role agent', /^login: Somebody signs in by this name/],
    ['no name to sign in by', 'add --name Cy --role agent', /^LOGIN: /],
    ['two names to sign in by', 'add cy dee --name Cy --role agent', /^LOGIN: must be/],
    ['a name that is no login', 'add c/y --name Cy --role agent', /^LOGIN: must be/],
    ['no first name', 'add cy --role agent', /^--name: /],
    ['a role that is not there', 'add cy --name Cy --role admin', /^--role: /],
    ['no channel after all', 'add cy --name Cy --role agent --channels ', /^--channels: /],
    ['an option that is misspelt', 'add cy --name Cy --role agent --channel demo', /--channel/],
    ['an option without its value', 'add cy --name', /--name/],
  ])('reports what is wrong with %s, and adds no one', async (_, line, words) => {
    const before = await people().list()
    const { output, code } = await run(line)
    expect(code).toBe(2)
    expect(output).toMatch(words)
    expect(await people().list()).toEqual(before)
  })

  it('lists the people, without links or secrets', async () => {
    const { output } = await run('list')
    expect(output.split('\n')).toEqual([
      'ana@bank.example\tAna\tadministrator\tall channels\tnot set up',
      'bea\tBea\tagent\tdemo,help\tnot set up',
    ])
  })

  it('disables and enables by login name, ignoring case', async () => {
    expect(await run('disable Bea')).toEqual({ output: 'bea: may not sign in', code: 0 })
    expect((await people().findByLogin('bea'))?.disabledAt).not.toBeNull()
    expect((await run('list')).output).toContain('bea\tBea\tagent\tdemo,help\tdisabled')
    expect(await run('enable bea')).toEqual({ output: 'bea: may sign in', code: 0 })
    expect((await people().findByLogin('bea'))?.disabledAt).toBeNull()
  })

  it('resets a person, whose earlier link then no longer works', async () => {
    const first = tokenOf((await run('reset bea')).output)
    const second = tokenOf((await run('reset bea')).output)
    expect(await people().useInvite(first)).toBeUndefined()
    expect(await people().useInvite(second)).toBe((await people().findByLogin('bea'))?.id)
    expect(security.events.at(-1)).toEqual({ kind: 'people-changed', actor: 'command', detail: 'reset bea' })
  })

  it.each(['disable nobody', 'enable nobody', 'reset nobody'])(
    'reports for "%s" that there is no such person',
    async (line) => {
      expect(await run(line)).toEqual({ output: 'nobody signs in as nobody', code: 2 })
    },
  )

  it.each(['', 'list all', 'remove bea', 'disable', 'disable bea ana'])(
    'prints its usage for "%s"',
    async (line) => {
      const { output, code } = await run(line)
      expect(code).toBe(2)
      expect(output).toContain('npm run user -- add LOGIN')
    },
  )
})
