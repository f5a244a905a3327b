/** A translator as it is called: a message's key and what is filled into it. */
export type Say = (key: string, values?: Readonly<Record<string, unknown>>, ...more: unknown[]) => string

/**
 * Sentences kept at most, and the characters of what tells them apart: what a visitor typed is longer or soon
 * forgotten.
 */
const ROOM = 500
const LONGEST = 120

/**
 * The same translator, which keeps the sentences that it has said: to read a message with its plural costs many times
 * what it costs to look it up, and a page says “1 adult, 2 adults, …” again and again. Only numbers and texts tell
 * what a sentence becomes; with anything else among the values it is made anew.
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

/** Undefined where a value is neither a number nor a text, or all of it is too long to keep. */
function nameOf(key: string, values: Readonly<Record<string, unknown>>): string | undefined {
  const filled = Object.values(values)
  if (!filled.every((value) => typeof value === 'number' || typeof value === 'string')) return undefined
  const name = JSON.stringify([key, Object.keys(values), filled])
  return name.length > LONGEST ? undefined : name
}
