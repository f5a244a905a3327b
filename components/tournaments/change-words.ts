import type { StructureChange } from '@barriere/shared/programmes/casino/seats.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { formatNumber } from '#lib/i18n/format.ts'
import { formatMoney } from '#lib/i18n/money.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { interpolate } from '../forms/interpolate.ts'

type Words = Messages['tournaments']['live']

/** A change of a structure, in words: `niveau 5 : 300 / 600, 25 min, désormais 400 / 800, 25 min`. */
export function changeWords(change: StructureChange, words: Words, locale: Locale): string {
  const { what, level, before, after } = change
  const values = { what: interpolate(words.what[what], { level: String(level ?? '') }) }
  const write = (figures: string): string => figuresWords(what, figures, words, locale)
  if (before === undefined) return interpolate(words.added, { ...values, after: write(after ?? '') })
  if (after === undefined) return interpolate(words.removed, { ...values, before: write(before) })
  return interpolate(words.changed, { ...values, before: write(before), after: write(after) })
}

/** A level's blinds, ante and minutes, in the contract's notation: `100/200 (200) 30`. */
const LEVEL = /^(\d+)\/(\d+)(?: \((\d+)\))? (\d+)$/

/** Figures in words, from the contract's notation. A level in another notation stays unchanged. */
function figuresWords(what: StructureChange['what'], figures: string, words: Words, locale: Locale): string {
  const euros = (cents: string): string => formatMoney({ cents: Number(cents), currency: 'EUR' }, locale)
  const number = (text: string): string => formatNumber(Number(text), locale)
  switch (what) {
    case 'guarantee':
      return euros(figures)
    case 'add-on': {
      const [cents = '', chips = ''] = figures.split(' ')
      return interpolate(words.addOn, { price: euros(cents), chips: number(chips) })
    }
    case 'break':
      return interpolate(words.minutes, { minutes: figures })
    case 'level': {
      const [, small = '', big = '', ante, minutes = ''] = LEVEL.exec(figures) ?? []
      const blinds = { small: number(small), big: number(big), ante: number(ante ?? '0'), minutes }
      return small === '' ? figures : interpolate(ante === undefined ? words.blinds : words.blindsAnte, blinds)
    }
    case 'chips':
      return number(figures)
    case 'late-level':
    case 're-entries':
      return figures
  }
}
