/** A translator function: a message's key and the values of its placeholders. */
export type Say = (key: string, values?: Readonly<Record<string, unknown>>, ...more: unknown[]) => string

/**
 * Memory bound: cached sentences at most, and the maximum length of a cache key. Longer keys hold a visitor's input,
 * which is unlikely to recur.
 */
const ROOM = 500
const LONGEST = 120

/**
 * Memoizes a translator: parsing an ICU message with plurals costs far more than a look-up, and a page formats “1
 * adult, 2 adults, …” repeatedly. Only sentences whose values are numbers and texts are cached.
 */
export function remembering(say: Say): Say {
  const said = new Map<string, string>()
  return (key, values, ...more) => {
    const name = more.length > 0 ? undefined : values === undefined ? key : nameOf(key, values)
    if (name === undefined) return say(key, values, ...more)
    const known = said.get(name)
    if (known !== undefined) return known
    const sentence = say(key, values)
    if (said.size >= ROOM) said.clear()
    said.set(name, sentence)
    return sentence
  }
}

/** Cache key; undefined where a value is neither a number nor a text, or the key would be too long. */
function nameOf(key: string, values: Readonly<Record<string, unknown>>): string | undefined {
  const filled = Object.values(values)
  if (!filled.every((value) => typeof value === 'number' || typeof value === 'string')) return undefined
  const name = JSON.stringify([key, Object.keys(values), filled])
  return name.length > LONGEST ? undefined : name
}
