/** Campaign and analytics parameters that are forwarded to the booking engine (facts §1). */
const PASSED = /^(?:utm_[a-z_]{1,20}|gclid|_gl)$/

/** Maximum length of a value, and maximum number of values: real ones are far below. */
const LONGEST = 300
const MOST = 10

/** Characters that no campaign value contains: control characters, line separators, lone surrogates. */
const ODD = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u

/**
 * Filters the parameters to forward to the engine. The first of a repeated parameter counts, so that a mistake in a
 * newsletter's link does not cost a booking. A value that is too long is dropped, not truncated: a truncated id is
 * useless.
 */
export function passedParameters(params: URLSearchParams): readonly (readonly [string, string])[] {
  const names = [...new Set(params.keys())].filter((name) => PASSED.test(name))
  return names
    .map((name) => [name, params.get(name) ?? ''] as const)
    .filter(([, value]) => value !== '' && value.length <= LONGEST && !ODD.test(value))
    .slice(0, MOST)
}

/** Search filters that are kept when the search bar is sent; the bar has its own fields for town and landscape. */
const FILTERS = ['q', 'experience', 'stars', 'category', 'priceMin', 'priceMax', 'near', 'radius', 'sort', 'flex']

const MOST_FILTERS = 20
const LONGEST_FILTER = 80

/** The filters among the parameters, unchecked: the search itself validates them. */
export const passedFilters = (params: URLSearchParams): readonly (readonly [string, string])[] =>
  FILTERS.flatMap((name) => [...new Set(params.getAll(name))].map((value) => [name, value] as const))
    .filter(([, value]) => value !== '' && value.length <= LONGEST_FILTER && !ODD.test(value))
    .slice(0, MOST_FILTERS)
