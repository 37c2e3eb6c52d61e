import { Hono } from 'hono'
import type { AccountRouteName, DeskRouteName, InboxRouteName } from '../contract/console/routes.ts'
import type { SecurityLog } from './auth/security-log.ts'
import { type ConsoleHandlers, createConsoleApi } from './operators/console-api.ts'
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
