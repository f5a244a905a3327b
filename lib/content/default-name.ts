const lastPart = (path: string): string | undefined => path.split('/').findLast((part) => part !== '')

/**
 * A page's name in analytics, whatever its language: the last part of its address (or slug) in the default language,
 * where its own ends otherwise; undefined where both end the same, or where the address is not translated.
 */
export function defaultName(own: string, inDefault: string | undefined): string | undefined {
  const name = inDefault === undefined ? undefined : lastPart(inDefault)
  return name === lastPart(own) ? undefined : name
}
