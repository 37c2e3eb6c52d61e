import { ownRoutes } from './index.ts'
import type { OwnRoute } from './own-route.ts'

/** Match of a path: a call with its parameters, or a path that supports other methods. */
export type OwnMatch =
  | { found: 'call'; route: OwnRoute; params: Record<string, string> }
  | { found: 'path'; routes: readonly OwnRoute[] }

interface Compiled {
  route: OwnRoute
  path: RegExp
}

const compiled: readonly Compiled[] = Object.values<OwnRoute>(ownRoutes).map((route) => ({
  route,
  path: new RegExp(`^${route.path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}))

/** Finds the call of a request. The path does not match if its row rejects a parameter. */
export function matchOwn(method: string, pathname: string): OwnMatch | undefined {
  const matching = compiled.flatMap(({ route, path }) => {
    const groups = path.exec(pathname)
    const params = groups && readParams(route, { ...groups.groups })
    return params ? [{ route, params }] : []
  })
  const found = matching.find(({ route }) => route.method === method)
  if (found) return { found: 'call', ...found }
  return matching.length > 0 ? { found: 'path', routes: matching.map(({ route }) => route) } : undefined
}

function readParams({ params }: OwnRoute, raw: Record<string, string>): Record<string, string> | undefined {
  try {
    const decoded = Object.fromEntries(
      Object.entries(raw).map(([name, value]) => [name, decodeURIComponent(value)]),
    )
    if (!params) return decoded
    const parsed = params.safeParse(decoded)
    return parsed.success ? (parsed.data as Record<string, string>) : undefined
  } catch {
    return undefined
  }
}
