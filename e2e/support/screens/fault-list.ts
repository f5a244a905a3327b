/** Screens that a fault’s line names. */
const NAMED = 3

/** Faults of many screens, each once, with where it was seen. */
export class FaultList {
  readonly #screens = new Map<string, Set<string>>()

  add(faults: readonly string[], screen: string, width: number): void {
    for (const fault of faults) {
      const screens = this.#screens.get(fault) ?? new Set()
      this.#screens.set(fault, screens.add(`${screen}, ${width} px`))
    }
  }

  /** One line a fault. */
  lines(): string[] {
    return [...this.#screens].map(([fault, screens]) => {
      const more = screens.size > NAMED ? ` and ${screens.size - NAMED} more` : ''
      return `${fault}\n      at ${[...screens].slice(0, NAMED).join('; ')}${more}`
    })
  }
}
