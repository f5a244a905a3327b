import { isSignedIn } from '#lib/client/signed-in.ts'

/** Time-out of a question in milliseconds. */
const DEADLINE = 5_000

/** Parameter of a question for prices where somebody is signed in: the site looks whose they are. */
export const ownRates = (): Readonly<Record<string, string>> => (isSignedIn() ? { rates: 'own' } : {})

/** A stay as `/api/availability/stays` is asked for it: the guests are those of each room. */
export interface AskedStay {
  readonly arrive: string
  readonly depart: string
  readonly adult: string
  readonly child: string
  readonly rooms: number
  readonly locale: string
}

/** Parameters of a question for a stay, without its properties. */
export function stayQuery({ arrive, depart, adult, child, rooms, locale }: AskedStay): string {
  const each = Array.from({ length: rooms })
  const query = new URLSearchParams([
    ['arrive', arrive],
    ['depart', depart],
    ...each.map(() => ['adult', adult]),
    ...each.map(() => ['child', child]),
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
