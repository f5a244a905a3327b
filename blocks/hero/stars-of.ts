import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'

interface StarsProps {
  readonly count: number
  readonly label: string
  readonly distinction?: string
}

/** Number of stars and their label, from an editor's choice. A palace has five stars and the distinction. */
export function starsOf(choice: string, locale: Locale): StarsProps | undefined {
  if (choice === 'none') return undefined
  const t = getTranslator(locale, 'blocks.hero')
  const count = choice === 'palace' ? 5 : Number(choice)
  const label = t('stars', { count })
  return choice === 'palace' ? { count, label, distinction: t('palace') } : { count, label }
}
