// Puts parts of the page to sleep: the browser fetches and reads them while there is a network, and runs them when they are
// first wanted. What is read and not run needs hardly any memory, and cannot be lost like what is only cached.
import { posix } from 'node:path'
import { parseAst } from 'vite'

/**
 * Makes of a chunk's code one that exports nothing but `wake`, which runs the code once and gives what it exported. Throws
 * where the code is something that cannot be wrapped.
 *
 * @param {string} code an ES module, as the bundler writes it
 * @param {(source: string) => boolean} sleeps tells whether what it imports is a chunk that sleeps, and is woken with it
 */
export function putToSleep(code, sleeps = () => false) {
  let imports = ''
  let body = ''
  let exported = ''
  let at = 0
  for (const node of parseAst(code).body) {
    body += code.slice(at, node.start)
    at = node.end
    const text = code.slice(node.start, node.end)
    if (node.type === 'ImportDeclaration') {
      if (sleeps(node.source.value)) {
        const wakes = `wake${imports.length}`
        imports += `import { wake as ${wakes} } from ${node.source.raw}\n`
        body += `const { ${node.specifiers.map(toMember).join(', ')} } = ${wakes}()`
      } else imports += `${text}\n`
    } else if (node.type === 'ExportNamedDeclaration' && !node.source && !node.declaration)
      exported += node.specifiers.map((one) => `${nameOf(one.exported)}: ${nameOf(one.local)},`).join(' ')
    else if (node.type.startsWith('Export')) throw new Error(`This export cannot be put to sleep: ${text}`)
    else body += text
  }
  body += code.slice(at)
  // No arrow function in brackets: engines read such at once, with all that is in it.
  return `${imports}let awake\nfunction run() {\n${body}\nreturn { ${exported} }\n}\nexport function wake() {\nreturn awake || (awake = run())\n}\n`
}

/**
 * @param {Extract<ReturnType<typeof parseAst>['body'][number], { type: 'ImportDeclaration' }>['specifiers'][number]} specifier
 */
function toMember(specifier) {
  if (specifier.type !== 'ImportSpecifier')
    throw new Error('Only by their names can things that sleep be imported.')
  return `${nameOf(specifier.imported)}: ${nameOf(specifier.local)}`
}

/** @param {{ type: string, name?: unknown, value?: unknown }} name */
const nameOf = ({ type, name, value }) => (type === 'Literal' ? JSON.stringify(value) : String(name))

/**
 * Creates the plugin that puts chunks to sleep whose module's path a pattern matches. They are imported by `import()` alone
 * and woken by `wake` of src/assistant/languages/asleep.ts.
 *
 * @param {RegExp} sleepers
 * @returns {import('vite').Plugin}
 */
export const asleep = (sleepers) => {
  /** @param {{ type: string, facadeModuleId?: string | null } | undefined} chunk */
  const isAsleep = (chunk) => chunk?.type === 'chunk' && sleepers.test(chunk.facadeModuleId ?? '')
  return {
    name: 'asleep',
    renderChunk(code, chunk, _, { chunks }) {
      if (!isAsleep(chunk)) return null
      const sleeps = (/** @type {string} */ source) =>
        isAsleep(chunks[posix.join(posix.dirname(chunk.fileName), source)])
      return { code: putToSleep(code, sleeps), map: null }
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || isAsleep(chunk)) continue
        const name = chunk.imports.find((one) => isAsleep(bundle[one]))
        if (name) this.error(`${chunk.fileName} imports ${name}, which sleeps`)
      }
    },
  }
}
