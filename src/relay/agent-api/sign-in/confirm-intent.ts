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

/** Request of a person, and the check that they really intend it. */
interface Meant<Wish> {
  wish: Wish
  /**
   * Consumes the proof, which works only once: call it when there is no other reason left to refuse.
   * @throws Problem `proof-refused` or `rate-limited`
   */
  prove(): Promise<void>
}

/**
 * Reads the body of a call whose effect outlives the session, with the accompanying proof. A passkey signs
 * the name of the route, its id, and the body as it was sent.
 * @throws Problem if the body does not match the schema
 */
export type ReadMeant = <S extends z.ZodType>(
  c: OperatorContext,
  name: ProvenRouteName,
  schema: S,
) => Promise<Meant<z.output<S>>>

const withProof = z.looseObject({ proof: givenProof.optional() })

/** Creates the reader. */
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
