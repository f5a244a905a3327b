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
    first.splice(placeOf(first, key), 0, { item, key })
    if (first.length > count) first.pop()
  }
  return first.map(({ item }) => item)
}

/** Binary search: where a key is inserted after all that are not greater. */
function placeOf(first: readonly { readonly key: string | number }[], key: string | number): number {
  let [low, high] = [0, first.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((first[middle] as { readonly key: string | number }).key <= key) low = middle + 1
    else high = middle
  }
  return low
}
