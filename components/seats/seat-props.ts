import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { SaleKind } from '@barriere/shared/domain/sales/sale.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import type { FormLabels } from '../forms/labels.ts'
import type { CasinoPartProps, CasinoPlace, CasinoRegistrationProps } from '../member/calls/casino-part.ts'
import type { WalletProps } from '../member/card/wallet-links.tsx'
import type { AnchorAttributes } from '../ui/anchor.ts'
import type { BadgeKind } from '../ui/badge.tsx'

/** Labels of a registration, without those of what comes after it. */
export type SeatLabels = Omit<Messages['seats'], 'payment' | 'ticket'>

/** Id of the section of a page in which seats are sold. */
export const SEATS_SECTION = 'places'

/** Session storage: the seat that this tab holds, so that a page to which the visitor comes back shows it. */
export const HELD_KEY = 'held-seat'

/** Seats of one price and moment, as the page's content says. */
export interface SeatOffer {
  /** Key of the category in the sale. */
  readonly key: string
  readonly name: string
  /** Day and hour in words. */
  readonly when: string
  /** ISO. */
  readonly startsAt: string
  /** Euro cents. */
  readonly cents: number
  /** What the price is made of. */
  readonly parts?: string | undefined
  /** A status other than the usual one. */
  readonly badge?: { readonly kind: BadgeKind; readonly text: string } | undefined
  /**
   * `sold`: its seats may be had here; `full`: the editor says that there are none, and they may be waited for;
   * `closed`: its sale has ended.
   */
  readonly state: 'sold' | 'full' | 'closed' | 'over'
}

/** Labels of the forms by which a visitor signs in or up. */
export interface EntryLabels extends Pick<CasinoRegistrationProps, 'own' | 'labels' | 'profile' | 'forms' | 'visit'> {
  readonly login: Messages['member']['login']
  readonly stepUp: Messages['casino']['stepUp']
}

export interface SeatListProps extends CasinoPartProps {
  /** Id of the sale: the story's uuid. */
  sale: string
  kind: SaleKind
  title: string
  offers: readonly SeatOffer[]
  /** Where the button leads without scripts. */
  way: AnchorAttributes
  labels: SeatLabels
  tiers: Messages['casino']['card']['tiers']
  entry: EntryLabels
}

/** What every screen about a registration is given. */
export interface RegistrationViewProps extends WalletProps {
  readonly locale: Locale
  readonly labels: Messages['seats']
  /** The casinos with their pages. */
  readonly casinos: readonly CasinoPlace[]
}

export interface PaymentResultProps extends RegistrationViewProps {
  /** Address of the page, to come back to after a login. */
  path: string
  forms: Pick<FormLabels, 'technical'>
  frame: CasinoPartProps['frame']
}

export interface RegistrationsProps extends RegistrationViewProps {
  own: Messages['casino']['registrations']
  frame: CasinoPartProps['frame']
  forms: Pick<FormLabels, 'technical'>
  /** Pages to choose from, where there are no registrations. */
  choices: readonly { readonly label: string; readonly href: string }[]
}
