const lastPart = (path: string): string | undefined => path.split('/').findLast((part) => part !== '')

/**
 * A page's name in analytics, the same in all languages: the last part of its address (or slug) in the default
 * language. Undefined where its own address has the same last part, or is not translated.
 */
export function defaultName(own: string, inDefault: string | undefined): string | undefined {
  const name = inDefault === undefined ? undefined : lastPart(inDefault)
  return name === lastPart(own) ? undefined : name
}
