import { Hono } from 'hono'
import type { RecordRouteName } from '../../contract/console/record-routes.ts'
import type {
  AccountRouteName,
  DeskRouteName,
  InboxRouteName,
  SettingsRouteName,
  WebhookRouteName,
} from '../../contract/console/routes.ts'
import type { BuiltFile } from '../../http/static-files.ts'
import { type ConsoleHandlers, createConsoleApi } from '../../relay/agent-api/sign-in/console-api.ts'
import type { Doors, OperatorEnv } from '../../relay/agent-api/sign-in/route-guards.ts'
import type { SignIn } from '../../relay/agent-api/sign-in/sign-in.ts'
import type { SecurityLog } from '../../relay/security/auth/security-log.ts'
import { createConsolePage } from '../pages/console-page.ts'

/** Dependencies of the console. */
export interface ConsoleDeps {
  signIn: SignIn
  accounts: ConsoleHandlers<AccountRouteName>
  inbox: ConsoleHandlers<InboxRouteName>
  desk: ConsoleHandlers<DeskRouteName>
  settings: ConsoleHandlers<SettingsRouteName>
  webhooks: ConsoleHandlers<WebhookRouteName>
  records: ConsoleHandlers<RecordRouteName>
  security: SecurityLog
  /** Address of the chat page, which the settings show in a frame. */
  chatUrl: () => string
  /** The built page: `index.html` and its assets; undefined if there is none. */
  page: ReadonlyMap<string, BuiltFile> | undefined
}

/** Assembles the console: its API below `/console/api`, and its page at `/console/`. */
export const createConsole =
  ({ signIn, accounts, inbox, desk, settings, webhooks, records, security, chatUrl, page }: ConsoleDeps) =>
  ({ ownPage }: Pick<Doors, 'ownPage'>): Hono<OperatorEnv> => {
    const app = new Hono<OperatorEnv>()
    const handlers = { ...accounts, ...inbox, ...desk, ...settings, ...webhooks, ...records }
    app.route('/', createConsoleApi({ handlers, ownPage, signedIn: signIn.signedIn, security }))
    if (page) app.route('/', createConsolePage(page, chatUrl))
    return app
  }
