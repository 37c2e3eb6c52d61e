// Checks a script.
import { parseAst } from 'vite'
import { bcd, lackersOf } from './compat.mjs'
import { lackersOfName } from './members.mjs'
import { lackingInStyle } from './style.mjs'

/** @typedef {import('./style.mjs').Finding} Finding */

/**
 * Lists features that a script uses and one of the oldest supported browsers lacks.
 *
 * @param {string} file
 * @param {string} code
 * @returns {Finding[]}
 */
export function lackingInScript(file, code) {
  /** @type {Map<string, string[]>} */
  const found = new Map()
  const note = (/** @type {string} */ name, /** @type {string[]} */ lackers) => {
    if (lackers.length > 0) found.set(name, lackers)
  }
  const noteText = (/** @type {string} */ text) => {
    if (/\(\?<[=!]/.test(text))
      note('lookbehind', lackersOf(bcd.javascript.regular_expressions?.lookbehind_assertion))
    // Styles inside a script, such as the launcher's.
    if (/\{[^{}]*:[^{}]*\}/.test(text))
      for (const finding of lackingInStyle(file, text)) note(finding.name, [finding.lacking])
  }
  const noteMember = (/** @type {any} */ object, /** @type {any} */ key, isCalled = false) => {
    const name = key?.type === 'Identifier' ? key.name : ''
    // A message's `at` is not a call of the array method.
    if (isCalled || name !== 'at') note(name, lackersOfName(name))
    if (object?.type !== 'Identifier') return
    const owner = bcd.api[object.name] ?? bcd.javascript.builtins?.[object.name]
    const member = owner?.[`${name}_static`] ?? bcd.javascript.builtins?.[object.name]?.[name]
    note(lackersOfName(name).length > 0 ? name : `${object.name}.${name}`, lackersOf(member))
  }
  /** @type {(node: any) => void} */
  const visit = (node) => {
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && !node.callee.computed)
      noteMember(node.callee.object, node.callee.property, true)
    if (node.type === 'MemberExpression' && !node.computed) {
      noteMember(node.object, node.property)
      return visitAll(node.object)
    }
    if (node.type === 'ObjectPattern')
      for (const property of node.properties) if (!property.computed) noteMember(undefined, property.key)
    if (node.type === 'Property' && !node.computed) return visitAll(node.value)
    if (node.type === 'Identifier' && /^[A-Z]|^structuredClone$/.test(node.name))
      note(node.name, lackersOfName(node.name))
    if (node.type === 'TemplateElement') noteText(node.value.raw)
    if (node.type === 'Literal') noteText(node.regex?.pattern ?? String(node.value))
    if (node.type === 'Literal' && /[dv]/.test(node.regex?.flags ?? ''))
      note(`flag ${node.regex.flags}`, ['?'])
    visitAll(node)
  }
  /** @type {(node: any) => void} */
  const visitAll = (node) => {
    if (!node || typeof node !== 'object') return
    if (typeof node.type === 'string' && !visited.has(node)) {
      visited.add(node)
      return visit(node)
    }
    for (const value of Array.isArray(node) ? node : Object.values(node)) {
      if (value && typeof value === 'object') visitAll(value)
    }
  }
  const visited = new Set()
  visitAll(parseAst(code))
  return [...found].map(([name, lackers]) => ({ file, name, lacking: lackers.join(', ') }))
}
