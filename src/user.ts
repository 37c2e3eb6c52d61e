import { createPeople } from './relay/operators/people.ts'
import { runUserCommand } from './relay/operators/user-command.ts'
import { runCommand } from './run-command.ts'
import { createIds } from './storage/ids.ts'

/** Adds, lists, disables and resets the people of the console; the relay may be running. */

await runCommand(process.env, ({ storage, clock, security }) =>
  runUserCommand(process.argv.slice(2), {
    people: createPeople({ storage, clock, ids: createIds() }),
    security,
  }),
)
