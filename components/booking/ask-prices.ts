import { COT_AGE, USUAL_ADULTS, ageField } from '@barriere/shared/domain/stays/stay.ts'
import { isSignedIn } from '#lib/client/signed-in.ts'
import type { BookingField } from './visit.ts'

/** Time-out of a question in milliseconds. */
const DEADLINE = 5_000

/** Parameter of a question for prices where somebody is signed in: the site looks whose they are. */
export const ownRates = (): Readonly<Record<string, string>> => (isSignedIn() ? { rates: 'own' } : {})

/** A stay as `/api/availability/stays` is asked for it: the guests are those of each room. */
interface AskedStay {
  readonly arrive: string
  readonly depart: string
  /** The values of a booking form's fields, '' for the usual one. */
  readonly valueOf: (field: BookingField) => string
  readonly locale: string
}

/** Parameters of a question for a stay, without its properties. Children below `COT_AGE` are babies. */
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

/** Asks for prices. Rejects where there is no network, no answer in time or one that is none, and at `signal`. */
export async function askPrices(kind: 'nights' | 'stays', query: string, signal?: AbortSignal): Promise<unknown> {
  const deadline = AbortSignal.timeout(DEADLINE)
  const response = await fetch(`/api/availability/${kind}?${query}`, {
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  })
  if (!response.ok) throw new Error(`The prices answered ${response.status}.`)
  return await response.json()
}
