import { createPeople } from '../../relay/agent-api/sign-in/people.ts'
import { runUserCommand } from '../../relay/agent-api/sign-in/user-command.ts'
import { createIds } from '../../storage/ids.ts'
import { runCommand } from './run-command.ts'

/** Adds, lists, disables and resets the users of the console; the relay may be running. */

await runCommand(process.env, ({ storage, clock, security }) =>
  runUserCommand(process.argv.slice(2), {
    people: createPeople({ storage, clock, ids: createIds() }),
    security,
  }),
)
