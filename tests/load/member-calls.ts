import { CSRF_HEADER } from '@barriere/shared/contracts/http.ts'
import type { Programme } from '@barriere/shared/contracts/session.ts'

export const MEMBERS = {
  hotel: { email: 'infiniment@example.com', password: 'Infiniment#2026' },
  casino: { email: 'gold@example.com', password: 'Casino#2026Gold' },
} as const satisfies Record<Programme, unknown>

/** Path prefix of each programme at the site. */
const CALLS = { hotel: 'api/eph', casino: 'api/casino' } as const satisfies Record<Programme, string>

/** A call of the site's own page. */
export const request = (
  origin: string,
  path: string,
  cookie = '',
  body?: unknown,
  programme: Programme = 'hotel',
): Promise<Response> =>
  fetch(`${origin}/${CALLS[programme]}/${path}`, {
    method: 'POST',
    headers: {
      origin,
      cookie,
      [CSRF_HEADER]: '1',
      'sec-fetch-site': 'same-origin',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

/** Cookies of a browser after a login. A known device (`known`) has its own lockout counter. */
export async function signIn(origin: string, known = '', programme: Programme = 'hotel'): Promise<string> {
  const response = await request(origin, 'users/login', known, MEMBERS[programme], programme)
  if (!response.ok) throw new Error(`The login answered ${response.status}.`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Runs work in a loop with the given concurrency; the durations in milliseconds, sorted. */
export async function during(
  seconds: number,
  atOnce: number,
  work: (index: number) => Promise<unknown>,
): Promise<number[]> {
  const end = performance.now() + seconds * 1000
  const times: number[] = []
  await Promise.all(
    Array.from({ length: atOnce }, async (_, index) => {
      while (performance.now() < end) {
        const started = performance.now()
        await work(index)
        times.push(performance.now() - started)
      }
    }),
  )
  return times.sort((left, right) => left - right)
}
