/** Lazy initialisation: a field whose value is computed when it is first read. A field that exists keeps its place. */
export function defineLazy(target: Record<string, unknown>, name: string, compute: () => unknown): void {
  Object.defineProperty(target, name, {
    enumerable: true,
    configurable: true,
    get() {
      const value = compute()
      Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true })
      return value
    },
  })
}

/** Whether a field waits to be read. */
export const isLazy = (target: object, name: string): boolean =>
  Object.getOwnPropertyDescriptor(target, name)?.get !== undefined
