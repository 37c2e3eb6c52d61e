import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'

/** Syntax of ECMAScript 5, by its ESTree names. */
const ofOldest = new Set(
  [
    'Program ExpressionStatement BlockStatement EmptyStatement IfStatement ReturnStatement VariableDeclaration',
    'VariableDeclarator FunctionDeclaration FunctionExpression Identifier Literal CallExpression NewExpression',
    'MemberExpression AssignmentExpression BinaryExpression LogicalExpression UnaryExpression UpdateExpression',
    'ConditionalExpression ObjectExpression Property ThisExpression',
  ].flatMap((names) => names.split(' ')),
)

/** Lists the syntax of a script that no ten-year-old browser can parse. */
function newerIn(code: string): string[] {
  const found: string[] = []
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const {
      type,
      kind,
      shorthand,
      method,
      computed,
      optional,
      async: waits,
      generator,
    } = value as Record<string, unknown>
    if (typeof type === 'string' && !ofOldest.has(type)) found.push(type)
    if (type === 'VariableDeclaration' && kind !== 'var') found.push(String(kind))
    if (shorthand || method || optional || waits || generator || (type === 'Property' && computed))
      found.push(String(type))
    for (const part of Object.values(value)) visit(part)
  }
  visit(parseAst(code))
  return found
}

describe('scripts in the page’s HTML', () => {
  const html = readFileSync('index.html', 'utf8')
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)

  it('can be parsed by a browser that cannot parse the page’s own', () => {
    expect(scripts).toHaveLength(2)
    expect(scripts.map(newerIn)).toEqual([[], []])
  })

  it.each([
    '(() => 1)()',
    'let a = 1',
    'a?.b',
    'f(...a)',
    'x = { a }',
    '`a`',
    'async function f() {}',
    'var { a } = b',
  ])('would be detected for %s', (code) => {
    expect(newerIn(code)).not.toEqual([])
  })
})
