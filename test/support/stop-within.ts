import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const main = readFileSync(resolve(import.meta.dirname, '../../src/server/main.ts'), 'utf8')

/** How long a relay takes at most to stop; main.ts is read as text, since importing it runs it. */
export const stopWithinSeconds =
  Number(/^const stopWithinMs = ([\d_]+)$/m.exec(main)?.[1]?.replaceAll('_', '')) / 1000
