import type { SweepState } from '../../../storage/sweep-guard.ts'
import type { KeyCommandResult } from './key-command.ts'
import type { KeyRotation } from './rotate-keys.ts'
import type { RotatedName } from './secret-values.ts'
import { type Secrets, type SecretsEnvironment, sourceOf } from './secrets.ts'

/** Dependencies of the keys command. */
export interface KeysCommandDeps {
  rotation: KeyRotation
  environment: SecretsEnvironment
  /** Loads the secrets the same way a relay does. */
  load: () => Secrets
  sweeps: KeptSweeps
}

/** Reads and confirms the sweeps that destroy expired data and its keys. */
interface KeptSweeps {
  /** The time that relays use for deletion, as an ISO instant. */
  now(): Promise<string>
  state(): Promise<SweepState>
  /** Allows the sweeps of the next day to delete everything that is due at `now`. */
  confirm(now: string): Promise<void>
  /** Returns whether the time is consistent with what relays have recorded. */
  isTimeKnown(now: string): Promise<boolean>
}

const kinds = {
  seal: 'PARLEY_SEAL_KEY',
  tokens: 'PARLEY_TOKEN_KEYS',
  pepper: 'PARLEY_PEPPER',
} as const satisfies Record<string, RotatedName>
type Kind = keyof typeof kinds

const usage = `npm run keys -- rotate seal|tokens|pepper|all [--drop-old]
npm run keys -- forget pepper [--now]
npm run keys -- reseal
npm run keys -- confirm-sweep [TODAY]

rotate   makes new keys in secrets.json, which running relays take up, and seals the database anew; interrupted,
         it is finished by running it again. --drop-old ends every session (tokens); all is tokens and seal, because
         whoever else makes the same hashes must be told of a new pepper
forget   takes out the old peppers by which no case is found any more; --now takes all of them
reseal   seals the database with the first of PARLEY_SEAL_KEY, wherever that comes from; then the others can go
confirm-sweep   shows why nothing is deleted by its age. With today's date, such as 2026-11-23, lets everything go that is
         due by then, permanently, with its keys`

/** Runs the keys command: changes the deployment's own keys while its relays are running. */
export async function runKeysCommand(args: string[], deps: KeysCommandDeps): Promise<KeyCommandResult> {
  const [verb, what, ...flags] = args
  if (verb === 'reseal' && what === undefined) return reseal(deps)
  if (verb === 'confirm-sweep' && flags.length === 0) return confirmSweep(deps.sweeps, what)
  const work = toWork(verb, what, flags)
  if (!work) return { output: usage, code: 2 }
  const refusal = work.kinds.map((kind) => refuse(kind, deps.environment)).find((text) => text !== undefined)
  if (refusal !== undefined) return { output: refusal, code: 1 }
  if (work.goesByTime && !(await deps.sweeps.isTimeKnown(await deps.sweeps.now()))) {
    return { output: `No key is destroyed by its age now. ${askForConfirmation}`, code: 1 }
  }
  // Invalid secrets are reported before anything changes.
  deps.load()
  return work.run(deps)
}

interface Work {
  kinds: readonly Kind[]
  /** Whether old keys are removed by age. */
  goesByTime: boolean
  run: (deps: KeysCommandDeps) => Promise<KeyCommandResult>
}

function toWork(
  verb: string | undefined,
  what: string | undefined,
  flags: readonly string[],
): Work | undefined {
  const [flag] = flags
  if (flags.length > 1) return undefined
  if (verb === 'forget' && what === 'pepper' && (flag === undefined || flag === '--now')) {
    const now = flag === '--now'
    return { kinds: ['pepper'], goesByTime: !now, run: (deps) => forget(deps, now) }
  }
  const wanted = what === 'all' ? (['tokens', 'seal'] as const) : kindsNamed(what)
  const dropOld = flag === '--drop-old' && wanted[0] === 'tokens'
  if (verb !== 'rotate' || wanted.length === 0 || flags.length !== (dropOld ? 1 : 0)) return undefined
  const goesByTime = wanted[0] === 'tokens' && !dropOld
  return { kinds: wanted, goesByTime, run: (deps) => rotate(deps, wanted, dropOld) }
}

const kindsNamed = (name: string | undefined): readonly Kind[] =>
  name === 'seal' || name === 'tokens' || name === 'pepper' ? [name] : []

async function rotate({ rotation }: KeysCommandDeps, wanted: readonly Kind[], dropOld: boolean) {
  for (const kind of wanted) {
    if (kind === 'tokens') await rotation.rotateTokens({ dropOld })
    else if (kind === 'pepper') await rotation.rotatePepper()
    else {
      const unreadable = await rotation.rotateSeal()
      if (unreadable > 0) return tellUnreadable(unreadable)
    }
  }
  return { output: 'Done.', code: 0 } as const
}

async function forget({ rotation }: KeysCommandDeps, now: boolean): Promise<KeyCommandResult> {
  const cases = await rotation.forgetPeppers({ now })
  if (cases === 0) return { output: 'Done.', code: 0 }
  const output = `${cases} earlier cases can only be found by the citizen's digits with an old pepper, until their retention ends.`
  return { output, code: 1 }
}

async function reseal({ rotation, load }: KeysCommandDeps): Promise<KeyCommandResult> {
  const { sealKeys } = load()
  const unreadable = await rotation.resealAll(sealKeys)
  if (unreadable > 0) return tellUnreadable(unreadable)
  const [first, ...others] = sealKeys.map(({ id }) => id)
  const old = others.length === 0 ? '' : ` Nothing needs ${others.join(', ')} any more.`
  return { output: `Everything is sealed with ${first}.${old}`, code: 0 }
}

const askForConfirmation =
  'Check the clock of this machine and of the database, then run npm run keys -- confirm-sweep.'

/**
 * Shows the state of the sweeps. To confirm, the operator must type today's date, so that a wrong clock is
 * not confirmed.
 */
async function confirmSweep(sweeps: KeptSweeps, today: string | undefined): Promise<KeyCommandResult> {
  const now = await sweeps.now()
  const { hold, seenAt } = await sweeps.state()
  const day = now.slice(0, 10)
  const found = [
    hold ? `Nothing is deleted by its age: ${reasons[hold.reason]}.` : 'Nothing is held.',
    ...(hold?.shares ?? [])
      .filter(({ due }) => due > 0)
      .map(({ what, due, all }) => `${what}: at least ${due} of ${all} would be deleted.`),
    `By the clock it is ${now}; relays last saw ${seenAt ?? 'no time yet'}.`,
  ]
  if (today === undefined) {
    const next = `If it is ${day} today and retentionDays is right: npm run keys -- confirm-sweep ${day}`
    return { output: [...found, ...(hold ? [next] : [])].join('\n'), code: 0 }
  }
  if (today !== day) {
    return { output: [...found, `The clock does not say ${today}. Set it right first.`].join('\n'), code: 1 }
  }
  await sweeps.confirm(now)
  return { output: 'Confirmed. For a day, relays delete everything that is due.', code: 0 }
}

const reasons = {
  clock: 'the clock has jumped by more than a day',
  share: 'more than a tenth would be deleted',
} as const

const tellUnreadable = (count: number): KeyCommandResult => ({
  output: `${count} texts can be opened with no key that is there; they are as they were, and the old keys stay.`,
  code: 1,
})

/** The command changes only keys that Parley itself stores. */
function refuse(kind: Kind, environment: SecretsEnvironment): string | undefined {
  const name = kinds[kind]
  const steps =
    kind === 'seal'
      ? 'put the new key after the old one, with a comma between, and restart every relay; then before it, and restart every relay; then npm run keys -- reseal, and take the old one out'
      : 'put the new key after the old one, with a comma between, and restart every relay; then before it, and restart every relay; take the old one out after the retention'
  if (environment[name]) return `${name} comes from the environment. There ${steps}.`
  if (sourceOf(environment) !== 'command') return undefined
  return `${name} comes from PARLEY_KEYS_COMMAND, whose service rotates it. There ${steps}.`
}
