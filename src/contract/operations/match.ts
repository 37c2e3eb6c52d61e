import { operations } from './index.ts'
import type { Method, Operation } from './operation.ts'

/** Match of a path: an operation, or a path that supports other methods. */
export type Match =
  | { found: 'operation'; operation: Operation; params: Record<string, string> }
  /** The path exists, but not with this method. */
  | { found: 'path'; allowed: readonly Method[] }

interface End {
  operation: Operation
  /** Names of the parameters, in path order. */
  names: readonly string[]
}

/** One path segment, as a node of a tree. */
interface Node {
  fixed: Map<string, Node>
  parameter?: Node
  ends: Map<string, End>
}

interface Search {
  method: string
  segments: readonly string[]
  values: string[]
  allowed: Method[]
}

const root = toTree(Object.values(operations))

/**
 * Finds the operation of a request. `path` excludes the query. Returns undefined if no operation has the
 * path; a segment that is empty or invalid percent-encoding matches no operation.
 */
export function matchOperation(method: string, path: string): Match | undefined {
  if (!path.startsWith('/')) return undefined
  const search: Search = { method, segments: path.slice(1).split('/'), values: [], allowed: [] }
  const end = walk(root, 0, search)
  if (!end) return search.allowed.length > 0 ? { found: 'path', allowed: search.allowed } : undefined
  const params: Record<string, string> = {}
  end.names.forEach((name, index) => {
    params[name] = search.values[index] ?? ''
  })
  return { found: 'operation', operation: end.operation, params }
}

/**
 * Tries a fixed segment before a parameter, and the parameter if the fixed segment does not lead to the
 * method.
 */
function walk(node: Node, at: number, search: Search): End | undefined {
  const segment = search.segments[at]
  if (segment === undefined) return endOf(node, search)
  const fixed = node.fixed.get(segment)
  const straight = fixed && walk(fixed, at + 1, search)
  if (straight) return straight
  const value = node.parameter && decode(segment)
  if (!node.parameter || !value) return undefined
  search.values.push(value)
  const end = walk(node.parameter, at + 1, search)
  if (!end) search.values.pop()
  return end
}

function endOf(node: Node, { method, allowed }: Search): End | undefined {
  const end = node.ends.get(method)
  if (!end) for (const other of node.ends.values()) allowed.push(other.operation.method)
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

function toTree(rows: readonly Operation[]): Node {
  const tree = newNode()
  for (const operation of rows) plant(tree, operation)
  return tree
}

function plant(tree: Node, operation: Operation): void {
  const names: string[] = []
  let node = tree
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

function newNode(): Node {
  return { fixed: new Map(), ends: new Map() }
}
