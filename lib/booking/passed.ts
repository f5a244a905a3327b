/** Parameters of campaigns and of analytics, which the engine hands on to its own measurement (facts §1). */
const PASSED = /^(?:utm_[a-z_]{1,20}|gclid|_gl)$/

/** Characters of a value, and how many values: real ones are far below. */
const LONGEST = 300
const MOST = 10

/** What no campaign has in a value: control characters, line separators, halves of a character. */
const ODD = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u

/**
 * What of an address's parameters goes along to the engine. Of a repeated one the first counts: a newsletter's slip
 * must not cost a booking. One that is too long goes not at all, since part of an id is none.
 */
export function passedParameters(params: URLSearchParams): readonly (readonly [string, string])[] {
  const names = [...new Set(params.keys())].filter((name) => PASSED.test(name))
  return names
    .map((name) => [name, params.get(name) ?? ''] as const)
    .filter(([, value]) => value !== '' && value.length <= LONGEST && !ODD.test(value))
    .slice(0, MOST)
}
