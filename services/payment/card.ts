/** Result of each test card. */
const CARDS: Readonly<Record<string, 'accepted' | 'unauthenticated' | 'challenge'>> = {
  '4970100000000000': 'accepted',
  '4970110000000401': 'unauthenticated',
  '4970110000000021': 'challenge',
}

export type CardFault = 'number' | 'expiry' | 'cvv'

/**
 * Reads the card fields of the page. Personal data: nothing of them is stored, logged or sent on; the result is the
 * card's outcome or the wrong fields. Only test cards are accepted.
 *
 * @param now milliseconds since the epoch
 */
export function readCard(
  fields: Readonly<Record<string, string>>,
  now: number,
): { readonly leadsTo: 'accepted' | 'unauthenticated' | 'challenge' } | { readonly faults: readonly CardFault[] } {
  const number = (fields['number'] ?? '').replace(/[\s-]/g, '')
  const leadsTo = Object.hasOwn(CARDS, number) ? CARDS[number] : undefined
  const faults: CardFault[] = [
    ...(leadsTo === undefined ? (['number'] as const) : []),
    ...(isFuture(fields['expiry'] ?? '', now) ? [] : (['expiry'] as const)),
    ...(/^\d{3}$/.test(fields['cvv'] ?? '') ? [] : (['cvv'] as const)),
  ]
  return leadsTo === undefined || faults.length > 0 ? { faults } : { leadsTo }
}

/** `MM/YY` or `MM/YYYY`: a card is valid to the end of its month. */
function isFuture(expiry: string, now: number): boolean {
  const [, month, year] = /^\s*(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d\d)\s*$/.exec(expiry) ?? []
  return month !== undefined && Date.UTC(2_000 + Number(year), Number(month)) > now
}
