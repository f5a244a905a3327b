import type { Registration } from '@barriere/shared/programmes/casino/seats.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { whereOf } from '@barriere/shared/domain/sales/sale.ts'
import { formatEuros, formatMoment } from '#lib/i18n/format.ts'
import { FactsList } from '../ui/facts-list.tsx'
import type { SeatLabels } from './seat-props.ts'

interface RegistrationFactsProps {
  registration: Registration
  locale: Locale
  labels: SeatLabels
}

/** Facts of a registration: title, moment, category, place, address, seats and amount. */
export function RegistrationFacts({ registration, locale, labels: { held, free } }: RegistrationFactsProps) {
  const { title, category, address, seats, cents, state } = registration
  const where = whereOf(registration, locale)
  return (
    <FactsList
      rows={[
        { label: held.what, value: title[locale] },
        { label: held.when, value: formatMoment(new Date(category.startsAt), locale) },
        ...(category.name[locale] === '' ? [] : [{ label: held.category, value: category.name[locale] }]),
        ...(where === '' ? [] : [{ label: held.where, value: where }]),
        ...(address === undefined ? [] : [{ label: held.address, value: address }]),
        ...(seats > 1 ? [{ label: held.seats, value: String(seats) }] : []),
        {
          label: state === 'held' ? held.amount : held.paid,
          value: cents === 0 ? free : formatEuros(cents / 100, locale),
        },
      ]}
    />
  )
}
