// Puts parts of the page to sleep: the browser fetches and parses them while there is a network, and runs
// them on first use. Code that is parsed but not run needs hardly any memory, and unlike cached files it
// cannot be evicted.
import { posix } from 'node:path'
import { parseAst } from 'vite'

/**
 * Wraps a chunk's code so that it exports nothing but `wake`, which runs the code once and returns its
 * exports. Throws if the code cannot be wrapped.
 *
 * @param {string} code an ES module, as the bundler writes it
 * @param {(source: string) => boolean} sleeps returns whether an import is a sleeping chunk, which is woken
 * with it
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
  // No arrow function in parentheses: engines compile these eagerly, with everything in them.
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
 * Creates the plugin that puts chunks to sleep if the path of their module matches a pattern. They can only
 * be imported with `import()`, and are woken by `wake` of src/assistant/languages/asleep.ts.
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
