import type { Registration, Sale, WaitingPlace } from '@barriere/shared/programmes/casino/seats.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import type { SeatListProps } from './seat-props.ts'

/** Noon in Paris on a Friday. */
export const NOW = new Date('2026-06-12T10:00:00Z')

export const SALE_ID = 'a8f3c1de-0000-4000-8000-0000000000a1'

export const SALE: Sale = {
  id: SALE_ID,
  kind: 'tournament',
  title: { fr: 'Deauville Deepstack', en: 'Deauville Deepstack' },
  path: { fr: 'tournois/deepstack', en: 'tournaments/deepstack' },
  casino: 'Casino de Deauville',
  categories: [
    {
      key: 'day-1a',
      name: { fr: 'Jour 1A', en: 'Day 1A' },
      startsAt: '2026-06-19T17:00:00.000Z',
      cents: 25_000,
      places: 80,
      left: 12,
      waiting: 0,
      entries: 68,
      closesAt: '2026-06-19T18:00:00.000Z',
      state: 'open',
    },
  ],
  discounts: { white: 0, silver: 0, gold: 0, black: 0 },
}

export const registrationOf = (more: Partial<Registration> = {}): Registration => ({
  id: '5e8c1f0a-0000-4000-8000-000000000001',
  saleId: SALE_ID,
  kind: 'tournament',
  title: SALE.title,
  path: SALE.path,
  casino: 'Casino de Deauville',
  category: { key: 'day-1a', name: { fr: 'Jour 1A', en: 'Day 1A' }, startsAt: '2026-06-19T17:00:00.000Z' },
  seats: 1,
  cents: 25_000,
  discount: 0,
  state: 'held',
  holdUntil: '2026-06-12T10:15:00.000Z',
  offered: false,
  paying: false,
  receipt: false,
  createdAt: '2026-06-12T10:00:00.000Z',
  ...more,
})

const { holdUntil: _, ...ended } = registrationOf()

/** A registration that is no longer held. */
export const endedOf = (more: Partial<Registration>): Registration => ({ ...ended, ...more })

export const PAID = endedOf({
  state: 'paid',
  outcome: 'paid',
  ticket: 'ABCD-EFGH-2345',
  receipt: true,
  cancellableUntil: '2026-06-18T17:00:00.000Z',
})

export const WAITING: WaitingPlace = {
  id: '5e8c1f0a-0000-4000-8000-000000000009',
  saleId: SALE_ID,
  title: SALE.title,
  path: SALE.path,
  category: { key: 'day-1a', name: { fr: 'Jour 1A', en: 'Day 1A' }, startsAt: '2026-06-19T17:00:00.000Z' },
  position: 3,
  createdAt: '2026-06-12T10:00:00.000Z',
}

export const CASINOS = [{ key: 'deauville', name: 'Casino de Deauville', href: '/casinos/deauville' }]

/** Props that the block passes to the list of dates. */
export function listProps(locale: Locale = 'fr', more: Partial<SeatListProps> = {}): SeatListProps {
  const { seats, member, casino, forms } = messagesOf(locale)
  return {
    locale,
    sale: SALE_ID,
    kind: 'tournament',
    title: 'Deauville Deepstack',
    offers: [
      {
        key: 'day-1a',
        name: 'Jour 1A',
        when: 'ven. 19 juin, 19 h',
        startsAt: '2026-06-19T17:00:00.000Z',
        cents: 25_000,
        state: 'sold',
      },
    ],
    way: { href: 'tel:+33261911000' },
    labels: seats,
    tiers: casino.card.tiers,
    entry: {
      own: casino.registration,
      labels: member.registration,
      profile: { fields: member.profile.fields, civilities: member.profile.civilities },
      login: member.login,
      forms,
      visit: casino.visit,
      stepUp: casino.stepUp,
    },
    refused: casino.limits.refused,
    frame: member.frame,
    ...more,
  }
}
