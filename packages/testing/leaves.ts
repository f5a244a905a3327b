/** Argument of a catalogue's functions; texts are divided at it. */
const GIVEN = 7_777
const DIVIDED = /7[\s.,]?777/

/** Texts of a catalogue by their paths, without its formats; a function's are the parts between its parameters. */
export function leavesOf(words: object, path = ''): ReadonlyMap<string, string> {
  const leaves = new Map<string, string>()
  for (const [name, value] of Object.entries(words)) {
    const own = path === '' ? name : `${path}.${name}`
    if (own === 'formats') continue
    if (typeof value === 'string') leaves.set(own, value)
    else if (typeof value === 'function')
      leaves.set(own, String(value(...Array.from({ length: value.length }, () => GIVEN))))
    else for (const [inner, text] of leavesOf(value, own)) leaves.set(inner, text)
  }
  return leaves
}

/** Parts of a catalogue's texts that another one does not have at the same place, those longer than `shortest`. */
export function partsOf(own: object, other: object, shortest: number): readonly string[] {
  const others = leavesOf(other)
  return [...leavesOf(own)]
    .filter(([path, text]) => others.get(path) !== text)
    .flatMap(([, text]) => text.split(DIVIDED))
    .map((part) => part.trim())
    .filter((part) => part.length > shortest)
}
