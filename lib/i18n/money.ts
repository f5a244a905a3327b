import type { Locale } from '@barriere/shared/domain/locale.ts'
import { CURRENCIES, type Currency, type Money } from '@barriere/shared/domain/money.ts'
import { perLocale } from './per-locale.ts'

type Formats = Readonly<Record<Currency, (locale: Locale) => Intl.NumberFormat>>

const formatsWith = (options: Intl.NumberFormatOptions): Formats =>
  Object.fromEntries(
    CURRENCIES.map((currency) => [
      currency,
      perLocale((tag) => new Intl.NumberFormat(tag, { style: 'currency', currency, ...options })),
    ]),
  ) as unknown as Formats

const ALONE = formatsWith({ trailingZeroDisplay: 'stripIfInteger' })
const IN_COLUMN = formatsWith({})

const decimals = (cents: number) =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}` as Intl.StringNumericLiteral

/**
 * An amount of money: `1 285 €`, `€1,285`; cents only where there are some. Spaces are no-break spaces. Written from a
 * decimal string: no cent passes through a floating-point number.
 */
export const formatMoney = ({ cents, currency }: Money, locale: Locale): string =>
  ALONE[currency](locale).format(decimals(cents))

/** The same in a column of amounts, with cents: digits are aligned. */
export const formatMoneyInColumn = ({ cents, currency }: Money, locale: Locale): string =>
  IN_COLUMN[currency](locale).format(decimals(cents))
