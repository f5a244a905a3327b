import type { PriceProps } from '#components/ui/price.tsx'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { formatEuros } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'

/**
 * Price from an amount in euros, with its label (default: “from”). 0 is free. Undefined without an amount.
 */
export function priceFrom(amount: number | undefined, locale: Locale, label?: string): PriceProps | undefined {
  const t = getTranslator(locale, 'blocks.cards')
  if (amount === undefined) return undefined
  return amount === 0 ? { value: t('free') } : { label: label ?? t('from'), value: formatEuros(amount, locale) }
}
