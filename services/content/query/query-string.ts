import { HttpError } from '../../kit/http-error.ts'

/** A query string parsed by Rails' rules. Objects have no prototype, against prototype pollution by `__proto__`. */
export type QueryValue = string | QueryValue[] | QueryObject
export interface QueryObject {
  [name: string]: QueryValue
}

const MAX_DEPTH = 20
const MAX_PAIRS = 1_000

const emptyObject = (): QueryObject => Object.create(null) as QueryObject

/** `a=b`, `a[]=b`, `a[b][c]=d`, `a[][b]=c`, brackets raw or encoded. Throws HttpError 400 if malformed. */
export function parseQuery(search: string): QueryObject {
  const root = emptyObject()
  for (const [name, value] of pairsOf(search)) {
    if (name.includes('\0') || value.includes('\0')) throw malformed()
    const at = name.indexOf('[')
    const [head, tail] = at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at)]
    if (head === '') continue
    const keys = keysIn(tail)
    if (keys.length > MAX_DEPTH) throw malformed()
    assign(root, [head, ...keys], value)
  }
  return root
}

/** The pairs of a query string, decoded, in order. */
export function pairsOf(search: string): [string, string][] {
  const parts = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '')
  if (parts.length > MAX_PAIRS) throw malformed()
  return parts.map((part) => {
    const equals = part.indexOf('=')
    return equals < 0 ? [decode(part), ''] : [decode(part.slice(0, equals)), decode(part.slice(equals + 1))]
  })
}

/** Serialises pairs sorted by name (stable): a canonical query string. */
export const formatSorted = (pairs: readonly [string, string][]): string =>
  pairs
    .toSorted(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')

function assign(target: QueryObject, keys: readonly string[], value: string): void {
  const [key = '', ...rest] = keys
  const next = rest[0]
  if (next === undefined) {
    target[key] = value
  } else if (next === '') {
    const list = (target[key] ??= [])
    if (!Array.isArray(list)) throw malformed()
    append(list, rest.slice(1), value)
  } else {
    const child = (target[key] ??= emptyObject())
    if (typeof child === 'string' || Array.isArray(child)) throw malformed()
    assign(child, rest, value)
  }
}

/** `[]` adds an element; nested names fill the last object until it already has the whole path (Rails). */
function append(list: QueryValue[], keys: readonly string[], value: string): void {
  if (keys.length === 0) {
    list.push(value)
    return
  }
  const last = list.at(-1)
  if (last !== undefined && typeof last !== 'string' && !Array.isArray(last) && !hasPath(last, keys))
    assign(last, keys, value)
  else {
    const element = emptyObject()
    list.push(element)
    assign(element, keys, value)
  }
}

function hasPath(object: QueryObject, keys: readonly string[]): boolean {
  let current: QueryValue | undefined = object
  for (const key of keys) {
    if (current === undefined || typeof current === 'string' || Array.isArray(current)) return true
    current = current[key]
  }
  return current !== undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw malformed()
  }
}

const malformed = (): HttpError => new HttpError(400, { error: 'Malformed query string' })

/** `[a][b]` → a, b. Linear time: unclosed parts are ignored. */
const keysIn = (tail: string): string[] =>
  tail
    .split(']')
    .slice(0, -1)
    .flatMap((part) => (part.includes('[') ? [part.slice(part.indexOf('[') + 1)] : []))
