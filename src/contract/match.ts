import type { Method, Operation } from './operation.ts'
import { operations } from './operations/index.ts'

export type Match =
  | { found: 'operation'; operation: Operation; params: Record<string, string> }
  /** The path is one of ours, the method is not. */
  | { found: 'path'; allowed: readonly Method[] }

interface Node {
  fixed: Map<string, Node>
  parameter?: Node
  /** By method; the names of the parameters in the order of the path. */
  ends: Map<string, { operation: Operation; names: readonly string[] }>
}

const newNode = (): Node => ({ fixed: new Map(), ends: new Map() })
const root = newNode()
for (const operation of Object.values(operations)) plant(operation)

function plant(operation: Operation) {
  const names: string[] = []
  let node = root
  for (const segment of operation.path.slice(1).split('/')) {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1]
    if (name) {
      names.push(name)
      node.parameter ??= newNode()
      node = node.parameter
    } else {
      const next = node.fixed.get(segment) ?? newNode()
      node.fixed.set(segment, next)
      node = next
    }
  }
  node.ends.set(operation.method, { operation, names })
}

/**
 * Finds the operation of a request; `path` is without the query. Undefined: the path is none of the
 * operations'. A segment that is no valid percent-encoding, or empty, belongs to no operation.
 */
export function matchOperation(method: string, path: string): Match | undefined {
  if (!path.startsWith('/')) return undefined
  const values: string[] = []
  const node = walk(root, path.slice(1).split('/'), 0, values)
  if (!node) return undefined
  const end = node.ends.get(method)
  if (!end) return { found: 'path', allowed: [...node.ends.values()].map((other) => other.operation.method) }
  const params: Record<string, string> = {}
  end.names.forEach((name, index) => {
    params[name] = values[index] ?? ''
  })
  return { found: 'operation', operation: end.operation, params }
}

/** A fixed segment goes before a parameter; if it leads nowhere, the parameter is tried. */
function walk(node: Node, segments: readonly string[], at: number, values: string[]): Node | undefined {
  const segment = segments[at]
  if (segment === undefined) return node.ends.size > 0 ? node : undefined
  const fixed = node.fixed.get(segment)
  const straight = fixed && walk(fixed, segments, at + 1, values)
  if (straight) return straight
  const value = node.parameter && decode(segment)
  if (!node.parameter || !value) return undefined
  values.push(value)
  const end = walk(node.parameter, segments, at + 1, values)
  if (!end) values.pop()
  return end
}

function decode(segment: string): string | undefined {
  if (!segment.includes('%')) return segment
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
