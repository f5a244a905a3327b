import type { SiteCalls } from '@barriere/shared/contracts/call.ts'
import { PATH_PARAMETER } from '@barriere/shared/contracts/http.ts'

export interface FoundCall<Name extends string> {
  readonly name: Name
  /** Empty where the path has none. */
  readonly pathParameter: string
}

export type FindCall<Name extends string> = (
  method: string,
  path: string,
) => FoundCall<Name> | { readonly allow: string } | undefined

/**
 * Router of a table. The returned function gives the call of a method and a path (relative to the prefix); for another
 * method the `allow` header's value; undefined for an unknown path. Static paths take precedence over those with a
 * parameter: `reset-password/init` is never a token.
 */
export function createRouter<T extends SiteCalls>(calls: T): FindCall<Extract<keyof T, string>> {
  const routes = Object.entries(calls).map(([name, { method, path }]) => ({
    name: name as Extract<keyof T, string>,
    method: method as string,
    isStatic: !path.includes('{'),
    pattern: new RegExp(`^${path.replace(/\{\w+\}/, `(${PATH_PARAMETER})`)}$`),
  }))
  return (method, path) => {
    const matching = routes.filter(({ pattern }) => pattern.test(path))
    const statics = matching.filter(({ isStatic }) => isStatic)
    const candidates = statics.length > 0 ? statics : matching
    if (candidates.length === 0) return undefined
    const route = candidates.find((candidate) => candidate.method === method)
    if (!route) return { allow: [...new Set(candidates.map((candidate) => candidate.method))].sort().join(', ') }
    return { name: route.name, pathParameter: route.pattern.exec(path)?.[1] ?? '' }
  }
}
