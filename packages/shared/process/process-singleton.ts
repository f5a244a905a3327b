/**
 * One value per process. The middleware, the pages and the instrumentation are bundled separately, so a module-level
 * variable would exist three times: the content client's pace and the page cache must be the same for all.
 */
export function processSingleton<T>(name: string, create: () => T): T {
  const key = Symbol.for(`site.${name}`)
  const holder = globalThis as { [key: symbol]: unknown }
  if (!(key in holder)) holder[key] = create()
  return holder[key] as T
}
