import { texts as en } from '../../languages/en/dialog-texts.ts'

/** Every key that can be worded anew, such as `ask.contact.ask`. */
export function textKeys(texts: object = en, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key
    return typeof value === 'object' && value !== null ? textKeys(value, here) : [here]
  })
}
