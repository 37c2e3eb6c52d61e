import { Problem } from '../../../contract/primitives/problem.ts'
import type { Operator } from './operator.ts'

/** Sign-in method, and the function that identifies the person. */
export interface Entry {
  way: keyof typeof reasons
  /** Login name, if one was given. */
  login?: string
  recognise(): Promise<Operator | undefined>
}

/** Creates the refusal, which is the same for an unknown name, a wrong password, and a wrong code. */
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
