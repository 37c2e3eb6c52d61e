import type { Logger } from 'pino'
import type { Dialog } from '../../../assistant/dialog/model/types.ts'
import type { DeskRouteName } from '../../../contract/console/routes.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import type { KeyedHash } from '../../../contract/primitives/keyed-hash.ts'
import type { Timers } from '../../../contract/primitives/timers.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { CaseFiles } from '../../citizen-api/cases/case-files.ts'
import type { CaseNumbers } from '../../citizen-api/cases/case-numbers.ts'
import type { ChatEvents } from '../../citizen-api/chat/chat-events.ts'
import type { HostRoute } from '../../gateway/upstream/hosts.ts'
import type { ChatKeys } from '../../security/auth/chat-keys.ts'
import type { Seal } from '../../security/auth/seal.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import type { ConsoleHandlers } from '../sign-in/console-api.ts'
import type { Operator } from '../sign-in/operator.ts'
import type { FreshProof } from '../sign-in/step-up-auth.ts'
import { createDeeds } from './activity-log.ts'
import { type AuthorityOptions, createAuthority } from './authority.ts'
import { createCaseActs } from './case-acts.ts'
import { createCaseHandlers } from './case-handlers.ts'
import { createCaseLister } from './case-list.ts'
import { createCaseNotes } from './case-notes.ts'
import { createCaseReader } from './case-reading.ts'
import { createRounds } from './case-sweeper.ts'
import { createCaseView } from './case-view.ts'
import { createChatTalk } from './chat-talk.ts'
import { createDecide } from './decide.ts'
import { createExecute } from './execute.ts'
import { createLapse } from './expire-holds.ts'
import { createKeyProposals, type KeyProposals } from './key-proposals.ts'
import { createMoneyHandlers } from './money-handlers.ts'
import { createProposals } from './proposals.ts'
import { createPropose } from './propose.ts'
import { createTrustCalls } from './trust-calls.ts'

/** Casework back end: the console routes for cases, and scheduled jobs. */
export interface Desk {
  handlers: ConsoleHandlers<DeskRouteName>
  /** Proposals and decisions by API keys. */
  keyProposals: KeyProposals
  /** Has a case read again soon, because the trust layer has reported a change. */
  changed(caseId: string): Promise<void>
  /** Takes over work of a process that died; only for a database with a single process. */
  takeOver(): Promise<void>
  start(): void
  stop(): Promise<void>
}

/** Finds a person of the console. */
type FindPerson = (id: string) => Promise<Operator | undefined>

/** Dependencies of the casework module. */
export interface DeskDeps {
  storage: Storage
  /** Trust layer, embedded or real. */
  host: HostRoute
  files: CaseFiles
  numbers: CaseNumbers
  events: ChatEvents
  dialog: Dialog
  seal: Seal
  chatKeys: ChatKeys
  keyedHash: KeyedHash
  security: SecurityLog
  freshProof: FreshProof
  findPerson: FindPerson
  /** Source of the tokens for freezes and releases. */
  authority: AuthorityOptions
  profile: {
    currency: string
    currencyExponent: number
    country: string
    banks: readonly { code: string; name: string }[]
  }
  /** Has the chats linked to a case poll it again. */
  onCaseChanged(caseId: string): Promise<void>
  clock: Clock
  timers: Timers
  ids: Ids
  logger: Logger
}

/** A server presents its key with each call, and has nothing else to prove who it is. */
const keyProof: Pick<FreshProof, 'check'> = { check: async () => ({ by: 'key' }) }

/** Creates the casework module. */
export function createDesk(deps: DeskDeps): Desk {
  const { storage, seal, clock, profile } = deps
  const { currency, currencyExponent, country, banks } = profile
  const trust = createTrustCalls(deps.host)
  const authority = createAuthority(deps.authority)
  const deeds = createDeeds(deps)
  const proposals = createProposals({ ...deps, needsToken: authority.needsToken })
  const reader = createCaseReader({ ...deps, trust, deeds })
  const lister = createCaseLister({ ...deps, db: storage.db, currency, currencyExponent })
  const talk = createChatTalk({ ...deps, db: storage.db })
  const notes = createCaseNotes(deps)
  const parts = { ...deps, trust, authority, deeds, proposals, reader }
  const execute = createExecute({ ...parts, currencyExponent })
  const propose = createPropose({ ...parts, currency, currencyExponent })
  const decideParts = { ...parts, execute }
  const rounds = createRounds({ ...parts, execute, lapse: createLapse(parts) })
  return {
    handlers: {
      ...createCaseHandlers({
        ...parts,
        lister,
        talk,
        notes,
        acts: createCaseActs({ ...parts, country }),
        view: createCaseView({
          db: storage.db,
          reader,
          lister,
          talk,
          notes,
          proposals,
          clock,
          institutions: Object.fromEntries(banks.map(({ code, name }) => [code, name])),
        }),
        seal,
      }),
      ...createMoneyHandlers({
        ...parts,
        propose,
        decide: createDecide(decideParts),
        execute,
      }),
    },
    keyProposals: createKeyProposals({
      ...parts,
      propose,
      decide: createDecide({ ...decideParts, freshProof: keyProof }),
    }),
    changed: rounds.changed,
    takeOver: execute.takeOver,
    start: rounds.start,
    stop: rounds.stop,
  }
}
