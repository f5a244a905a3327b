import type { Registration } from '#lib/contracts/casino-seats.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { formatEuros, formatMoment } from '#lib/i18n/format.ts'
import { FactsList } from '../ui/facts-list.tsx'
import type { SeatLabels } from './seat-props.ts'

interface RegistrationFactsProps {
  registration: Registration
  locale: Locale
  labels: SeatLabels
}

/** What a registration is for: title, moment, category, casino, seats and amount. */
export function RegistrationFacts({ registration, locale, labels: { held } }: RegistrationFactsProps) {
  const { title, category, casino, seats, cents, state } = registration
  return (
    <FactsList
      rows={[
        { label: held.what, value: title[locale] },
        { label: held.when, value: formatMoment(new Date(category.startsAt), locale) },
        ...(category.name[locale] === '' ? [] : [{ label: held.category, value: category.name[locale] }]),
        ...(casino === '' ? [] : [{ label: held.where, value: casino }]),
        ...(seats > 1 ? [{ label: held.seats, value: String(seats) }] : []),
        { label: state === 'held' ? held.amount : held.paid, value: formatEuros(cents / 100, locale) },
      ]}
    />
  )
}
