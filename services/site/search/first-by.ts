/**
 * Partial sort: the first `count` positions of a list by ascending key, without sorting the rest. Stable: equal keys
 * keep the list's order.
 */
export function firstBy(list: Uint32Array, keyOf: (item: number) => string | number, count: number): Uint32Array {
  const first: { readonly item: number; readonly key: string | number }[] = []
  for (const item of list) {
    const key = keyOf(item)
    const last = first.at(-1)
    if (first.length === count && last && key >= last.key) continue
    first.splice(placeOf(first, key), 0, { item, key })
    if (first.length > count) first.pop()
  }
  return Uint32Array.from(first, ({ item }) => item)
}

/** Binary search: index at which a key is inserted, after all keys that are not greater. */
function placeOf(first: readonly { readonly key: string | number }[], key: string | number): number {
  let [low, high] = [0, first.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((first[middle] as { readonly key: string | number }).key <= key) low = middle + 1
    else high = middle
  }
  return low
}
