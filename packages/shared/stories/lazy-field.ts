/**
 * Lazy initialisation: the value of a field is computed when it is first read. An existing field keeps its position.
 */
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

/** Whether a field is not computed yet. */
export const isLazy = (target: object, name: string): boolean =>
  Object.getOwnPropertyDescriptor(target, name)?.get !== undefined
