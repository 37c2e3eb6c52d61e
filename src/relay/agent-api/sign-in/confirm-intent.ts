import { hash } from 'node:crypto'
import * as z from 'zod'
import { freshProof as givenProof } from '../../../contract/console/people.ts'
import type { ProvenRouteName } from '../../../contract/console/routes.ts'
import { settingText } from '../../../contract/console/signed-words.ts'
import { parseWith } from '../../../contract/operations/validate.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import { readJson } from '../../../http/read-json.ts'
import type { OperatorContext } from './route-guards.ts'
import type { FreshProof } from './step-up-auth.ts'

/** What somebody wants, and the check that she herself means it. */
interface Meant<Wish> {
  wish: Wish
  /**
   * Takes the proof, which works once: so it is called when nothing else is left to refuse.
   * @throws Problem `proof-refused` or `rate-limited`
   */
  prove(): Promise<void>
}

/**
 * Reads the body of a call whose effect outlives the session, with the proof beside it. What a passkey signs is the name of
 * the call, its id, and the body as it was sent.
 * @throws Problem when the body is not as the schema has it
 */
export type ReadMeant = <S extends z.ZodType>(
  c: OperatorContext,
  name: ProvenRouteName,
  schema: S,
) => Promise<Meant<z.output<S>>>

const withProof = z.looseObject({ proof: givenProof.optional() })

/** Creates the reading. */
export const createReadMeant =
  (freshProof: FreshProof): ReadMeant =>
  async (c, name, schema) => {
    const { proof: given, ...body } = await readJson(c.req.raw, z.record(z.string(), z.unknown()))
    const { proof } = parseWith(withProof, { proof: given })
    const wish = parseWith(schema, body)
    return {
      wish,
      async prove() {
        const digest = hash('sha256', settingText(name, c.req.param('id'), body), 'hex')
        if (!(await freshProof.check(c.get('operator'), digest, proof))) throw new Problem('proof-refused')
      },
    }
  }
