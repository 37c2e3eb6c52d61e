import { Hono } from 'hono'
import type {
  AccountRouteName,
  ConsoleRouteName,
  DeskRouteName,
  InboxRouteName,
} from '../contract/console/routes.ts'
import { Problem } from '../contract/primitives/problem.ts'
import type { SecurityLog } from './auth/security-log.ts'
import { type ConsoleHandler, type ConsoleHandlers, createConsoleApi } from './operators/console-api.ts'
import type { Doors, OperatorEnv } from './operators/doors.ts'
import type { SignIn } from './operators/sign-in.ts'
import { createConsolePage } from './pages/console-page.ts'
import type { BuiltFile } from './pages/files.ts'

/** Lists what the console is put together of. */
export interface ConsoleDeps {
  signIn: SignIn
  accounts: ConsoleHandlers<AccountRouteName>
  inbox: ConsoleHandlers<InboxRouteName>
  desk: ConsoleHandlers<DeskRouteName>
  security: SecurityLog
  /** The built page: `index.html` and its assets; undefined where there is none. */
  page: ReadonlyMap<string, BuiltFile> | undefined
}

/** Puts the console together: its calls below `/console/api`, and its page at `/console/`. */
export const createConsole =
  ({ signIn, accounts, inbox, desk, security, page }: ConsoleDeps) =>
  ({ ownPage }: Pick<Doors, 'ownPage'>): Hono => {
    const app = new Hono<OperatorEnv>()
    const handlers = { ...accounts, ...inbox, ...desk }
    app.route('/', createConsoleApi({ handlers, ownPage, signedIn: signIn.signedIn, security }))
    if (page) app.route('/', createConsolePage(page))
    return app as unknown as Hono
  }

/** Answers the calls of a table as if there were none, until somebody does what they are for. */
export function notYet<Name extends ConsoleRouteName>(
  routes: Readonly<Record<Name, unknown>>,
): ConsoleHandlers<Name> {
  const handler: ConsoleHandler = () => {
    throw new Problem('not-found')
  }
  const entries = Object.keys(routes).map((name): [string, ConsoleHandler] => [name, handler])
  return Object.fromEntries(entries) as ConsoleHandlers<Name>
}
