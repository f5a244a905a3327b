import type { StayWords } from '#lib/booking/stay-words.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { askPrices, stayQuery } from './ask-prices.ts'
import { controlOf, hotelOf } from './visit.ts'

/**
 * Requests the price of a stay for the form's guests at its property. Undefined without an answer and after an abort.
 */
export async function readStayWords(
  form: HTMLFormElement,
  { arrive, depart }: { readonly arrive: string; readonly depart: string },
  locale: Locale,
  signal: AbortSignal,
): Promise<StayWords | undefined> {
  const hotel = new URLSearchParams({ hotel: hotelOf(form) }).toString()
  const query = stayQuery({ arrive, depart, valueOf: (field) => controlOf(form, field)?.value ?? '', locale })
  try {
    const { stays } = (await askPrices('stays', `${hotel}&${query}`, signal)) as { stays: readonly StayWords[] }
    return stays[0]
  } catch {
    // No answer, or the visitor has chosen another stay. The booking engine's page shows the price.
    return undefined
  }
}
