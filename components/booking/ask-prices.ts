import { COT_AGE, USUAL_ADULTS, ageField } from '@barriere/shared/domain/stays/stay.ts'
import { isSignedIn } from '#lib/client/signed-in.ts'
import type { BookingField } from './visit.ts'

/** Timeout of a request in milliseconds. */
const DEADLINE = 5_000

/** Query parameter that requests the signed-in visitor's own rates. The server reads the visitor from the session. */
export const ownRates = (): Readonly<Record<string, string>> => (isSignedIn() ? { rates: 'own' } : {})

/** Input of a query to `/api/availability/stays`. Numbers of guests are per room. */
interface AskedStay {
  readonly arrive: string
  readonly depart: string
  /** Value of a field of the booking form; '' means the default. */
  readonly valueOf: (field: BookingField) => string
  readonly locale: string
}

/** Query parameters of a stay, without its properties (`hotel`). Children below `COT_AGE` count as babies. */
export function stayQuery({ arrive, depart, valueOf, locale }: AskedStay): string {
  const number = (field: 'adult' | 'child' | 'rooms', usual: number): number => Number(valueOf(field) || usual)
  const [adults, children] = [number('adult', USUAL_ADULTS), number('child', 0)]
  const beds = Array.from({ length: number('rooms', 1) }, (_, room) => {
    const ages = Array.from({ length: children }, (_, child) => valueOf(ageField(room + 1, child + 1)))
    const babies = ages.filter((age) => age !== '' && Number(age) < COT_AGE).length
    return { children: children - babies, babies }
  })
  const query = new URLSearchParams([
    ['arrive', arrive],
    ['depart', depart],
    ...beds.map(() => ['adult', String(adults)]),
    ...beds.map((room) => ['child', String(room.children)]),
    ...(beds.some(({ babies }) => babies > 0) ? beds.map((room) => ['baby', String(room.babies)]) : []),
    ['locale', locale],
    ...Object.entries(ownRates()),
  ])
  return query.toString()
}

/** Requests prices. Rejects on a network error, a timeout, an error status, invalid JSON, and an abort of `signal`. */
export async function askPrices(kind: 'nights' | 'stays', query: string, signal?: AbortSignal): Promise<unknown> {
  const deadline = AbortSignal.timeout(DEADLINE)
  const response = await fetch(`/api/availability/${kind}?${query}`, {
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  })
  if (!response.ok) throw new Error(`The prices answered ${response.status}.`)
  return await response.json()
}
