import { EPH_PART, EPH_PATHS, type EphName } from '#lib/contracts/eph-paths.ts'

export interface Found {
  readonly name: EphName
  /** What stands in the path's place in braces; empty where there is none. */
  readonly part: string
}

/** Paths as they are before those with a place in braces: `reset-password/init` is nobody's token. */
const ROUTES = Object.entries(EPH_PATHS)
  .map(([name, [method, path]]) => ({
    name: name as EphName,
    method,
    open: path.includes('{'),
    pattern: new RegExp(`^${path.replace(/\{\w+\}/, `(${EPH_PART})`)}$`),
  }))
  .sort((left, right) => Number(left.open) - Number(right.open))

/**
 * The call of a method and a path below `/api/eph`; the methods that a path takes where this one is not among them;
 * undefined for no path of ours.
 */
export function findOperation(method: string, path: string): Found | { readonly allow: string } | undefined {
  const closed = ROUTES.filter((route) => !route.open && route.pattern.test(path))
  const here = closed.length > 0 ? closed : ROUTES.filter((route) => route.pattern.test(path))
  if (here.length === 0) return undefined
  const route = here.find((candidate) => candidate.method === method)
  if (!route) return { allow: [...new Set(here.map((candidate) => candidate.method))].sort().join(', ') }
  return { name: route.name, part: route.pattern.exec(path)?.[1] ?? '' }
}
