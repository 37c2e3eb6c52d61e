import * as z from 'zod'
import { type Placeholders, placeholdersIn } from './placeholders.ts'

/**
 * Returns the schema of a call that the deployment defines; which placeholders are allowed depends on where
 * it is used.
 */
export const callTemplate = (placeholders: Placeholders) =>
  z
    .strictObject({
      url: z.string().regex(/^https?:\/\/[^\s]+$/, 'must be an http or https address'),
      headers: z.record(z.string().regex(/^[A-Za-z0-9-]{1,64}$/), z.string().max(2048)).default({}),
      /** JSON; placeholders such as {{text}} in its texts are filled in. */
      body: z.record(z.string(), z.unknown()),
    })
    .superRefine(({ url, headers, body }, context) => {
      const check = (path: string, template: unknown, known: readonly string[]) => {
        for (const name of placeholdersIn(template)) {
          if (known.includes(name)) continue
          context.addIssue({
            code: 'custom',
            path: [path],
            message: `{{${name}}} is not known; known: ${known.join(', ')}`,
          })
        }
      }
      check('url', url, placeholders.header)
      check('headers', headers, placeholders.header)
      check('body', body, placeholders.body)
    })
