import { Problem } from '../../../contract/primitives/problem.ts'
import type { Operator } from './operator.ts'

/** How somebody comes in, and what finds out who it is. */
export interface Entry {
  way: keyof typeof reasons
  /** The name that she gave, where she gave one. */
  login?: string
  recognise(): Promise<Operator | undefined>
}

/** Says the same of a name that nobody has, of a wrong password, and of a wrong code. */
export const refusal = (field: keyof typeof reasons): Problem => {
  const detail = reasons[field]
  return new Problem('unauthenticated', { detail, errors: [{ field, code: 'refused', message: detail }] })
}

const reasons = {
  password: 'Name, password and code do not belong together.',
  once: 'This link was used before, or is too old.',
  passkey: 'This passkey opens nothing here, or it took too long. Try again.',
  provider:
    'Nobody who may come in was recognised. Ask an administrator whether you are known here, and set up your ways in by the link that you get.',
}
