/**
 * Partial sort: the first `count` items of a list by ascending key, without sorting the rest. Stable: items with equal
 * keys stay in the list's order.
 */
export function firstBy<T>(list: readonly T[], keyOf: (item: T) => string | number, count: number): T[] {
  const first: { readonly item: T; readonly key: string | number }[] = []
  for (const item of list) {
    const key = keyOf(item)
    const last = first.at(-1)
    if (first.length === count && last && key >= last.key) continue
    first.splice(first.findLastIndex((other) => other.key <= key) + 1, 0, { item, key })
    if (first.length > count) first.pop()
  }
  return first.map(({ item }) => item)
}
