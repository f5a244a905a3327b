import { createHash } from 'node:crypto'
import type { CasinoCard } from '@barriere/shared/programmes/casino/cards.ts'
import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import type { Registration } from '@barriere/shared/programmes/casino/seats.ts'
import type { CasinoTier } from '@barriere/shared/domain/loyalty/casino-tier.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { formatMoment } from '#lib/i18n/format.ts'
import type { CasinoLink } from '@barriere/shared/locales/casino-types.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { env } from '#lib/process/env.ts'

/** A field of a pass. */
export interface PassField {
  readonly key: string
  readonly label: string
  readonly value: string
}

interface Pass {
  /** Unique among those of its kind. */
  readonly serial: string
  /** Name of the issuer. */
  readonly issuer: string
  /** Text of its bar code. */
  readonly code: string
  /** Address of the page with more details, and its link text. */
  readonly page: string
  readonly pageText: string
}

/** A member's card, in its holder's language. */
export interface WalletCard extends Pass {
  readonly kind: 'card'
  readonly number: string
  readonly name: string
  readonly tier: CasinoTier
  readonly words: { readonly tier: string; readonly tierName: string; readonly holder: string; readonly number: string }
}

/** A paid registration's ticket, in its holder's language. It has no name: the door asks for a proof of identity. */
export interface WalletTicket extends Pass {
  readonly kind: 'ticket'
  /** Id that all tickets of the same date and category share. */
  readonly event: string
  readonly title: Registration['title']
  readonly locale: Locale
  readonly startsAt: Date
  readonly when: PassField
  /** Category, casino and number of seats, as far as there is something to say. */
  readonly fields: readonly PassField[]
}

/** A pass for a phone's wallet. */
export type WalletPass = WalletCard | WalletTicket

const addressOf = (page: CasinoLink, locale: Locale): string => new URL(casinoLink(page, locale), env.siteOrigin).href

export function walletCardOf({ number, firstName, lastName, tier }: CasinoCard, locale: Locale): WalletCard {
  const { wallet, card } = messagesOf(locale).casino
  return {
    kind: 'card',
    serial: number,
    issuer: wallet.programme,
    code: number,
    page: addressOf('card', locale),
    pageText: wallet.code,
    number,
    name: `${firstName} ${lastName}`,
    tier,
    words: { tier: wallet.tier, tierName: card.tiers[tier], holder: wallet.holder, number: card.number },
  }
}

/** Id of the event. A moved date is another event: a wallet keeps its first data. A hash, because addresses hold it. */
const eventOf = ({ saleId, category: { key, startsAt } }: Registration): string =>
  createHash('sha256').update([saleId, key, startsAt].join(' ')).digest('base64url').slice(0, 22)

/** Undefined for a registration without a ticket: one that is not paid, or was used. */
export function walletTicketOf(registration: Registration, locale: Locale): WalletTicket | undefined {
  const { id, ticket, usedAt, title, category, casino, seats } = registration
  if (ticket === undefined || usedAt !== undefined) return undefined
  const { wallet, registrations } = messagesOf(locale).casino
  const { held } = messagesOf(locale).seats
  const startsAt = new Date(category.startsAt)
  return {
    kind: 'ticket',
    serial: id,
    issuer: wallet.programme,
    code: ticket,
    page: addressOf('registrations', locale),
    pageText: registrations.title,
    event: eventOf(registration),
    title,
    locale,
    startsAt,
    when: { key: 'when', label: held.when, value: formatMoment(startsAt, locale) },
    fields: [
      { key: 'category', label: held.category, value: category.name[locale] },
      { key: 'where', label: held.where, value: casino },
      { key: 'seats', label: held.seats, value: seats > 1 ? String(seats) : '' },
    ].filter(({ value }) => value !== ''),
  }
}
