import { CSRF_HEADER } from '@barriere/shared/contracts/http.ts'

/** Address of a client behind the one trusted proxy, one of 131,072, so that no rate limit per address ends a load. */
export const addressOf = (index: number): string =>
  `198.${18 + ((index >> 16) % 2)}.${(index >> 8) % 256}.${index % 256}`

/** Headers of a call of the site's own page from such an address. */
export const strangerHeaders = (origin: string, address: string): Record<string, string> => ({
  origin,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
  'x-forwarded-for': address,
  [CSRF_HEADER]: '1',
})

/** A login at the hotel programme from such an address. */
export const logInFrom = (
  origin: string,
  address: string,
  credentials: { readonly email: string; readonly password: string },
): Promise<Response> =>
  fetch(`${origin}/api/eph/users/login`, {
    method: 'POST',
    headers: strangerHeaders(origin, address),
    body: JSON.stringify(credentials),
  })
