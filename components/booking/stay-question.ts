import { USUAL_ADULTS } from '#lib/booking/stay.ts'
import type { StayWords } from '#lib/booking/stay-words.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { ownRates } from './night-prices.ts'
import { controlOf } from './visit.ts'

/** Time-out of a question in milliseconds. */
const DEADLINE = 5_000

/**
 * Asks what a stay of the form's guests costs at its property. Undefined where nothing was answered, or where the
 * question was given up.
 */
export async function readStayWords(
  form: HTMLFormElement,
  { arrive, depart }: { readonly arrive: string; readonly depart: string },
  locale: Locale,
  signal: AbortSignal,
): Promise<StayWords | undefined> {
  const number = (name: 'adult' | 'child' | 'rooms', usual: number): number =>
    Number(controlOf(form, name)?.value || usual)
  const rooms = Array.from({ length: number('rooms', 1) })
  const query = new URLSearchParams([
    ['hotel', controlOf(form, 'hotel')?.value ?? ''],
    ['arrive', arrive],
    ['depart', depart],
    ...rooms.map(() => ['adult', String(number('adult', USUAL_ADULTS))]),
    ...rooms.map(() => ['child', String(number('child', 0))]),
    ['locale', locale],
    ...Object.entries(ownRates()),
  ])
  try {
    const response = await fetch(`/api/availability/stays?${query.toString()}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE)]),
    })
    if (!response.ok) return undefined
    const { stays } = (await response.json()) as { stays: readonly StayWords[] }
    return stays[0]
  } catch {
    // No network, or another stay has been chosen: the engine's page will say it.
    return undefined
  }
}
