/** Copies content for another place or story: every block gets a new `_uid`. */
export function withNewUids<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withNewUids) as T
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withNewUids(member)]))
  return (typeof copy.component === 'string' ? { ...copy, _uid: crypto.randomUUID() } : copy) as T
}
