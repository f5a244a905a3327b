import type { Locale } from '#lib/domain/locale.ts'
import { CURRENCIES, type Currency, type Money } from '#lib/domain/money.ts'
import { perLocale } from './per-locale.ts'

const formats = Object.fromEntries(
  CURRENCIES.map((currency) => [
    currency,
    perLocale(
      (tag) => new Intl.NumberFormat(tag, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
    ),
  ]),
) as Record<Currency, (locale: Locale) => Intl.NumberFormat>

/**
 * An amount of money: `1 285 €`, `€1,285`; cents only where there are some. Spaces are no-break spaces. Written from a
 * decimal string: no cent passes through a floating-point number.
 */
export function formatMoney({ cents, currency }: Money, locale: Locale): string {
  const text = `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
  return formats[currency](locale).format(text as Intl.StringNumericLiteral)
}
