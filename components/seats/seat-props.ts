import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { SaleKind } from '@barriere/shared/domain/sales/sale.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import type { FormLabels } from '../forms/labels.ts'
import type { CasinoPartProps, CasinoPlace, CasinoRegistrationProps } from '../member/calls/casino-part.ts'
import type { WalletProps } from '../member/card/wallet-links.tsx'
import type { AnchorAttributes } from '../ui/anchor.ts'
import type { BadgeKind } from '../ui/badge.tsx'

/** Labels of a registration, without those of the payment and the ticket. */
export type SeatLabels = Omit<Messages['seats'], 'payment' | 'ticket'>

/** Id of a page's section with seats on sale. */
export const SEATS_SECTION = 'places'

/** Session storage key of the tab's held seat: its page shows the seat again when the visitor returns. */
export const HELD_KEY = 'held-seat'

/** Seats of one price and moment, from the page's content. */
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
  /** Parts of the price, in words. */
  readonly parts?: string | undefined
  /** Badge of an unusual status. */
  readonly badge?: { readonly kind: BadgeKind; readonly text: string } | undefined
  /**
   * `sold`: seats are on sale here; `full`: no seats left according to the editor, with a waiting list; `closed`: the
   * sale has ended; `over`: no action.
   */
  readonly state: 'sold' | 'full' | 'closed' | 'over'
}

/** Labels of the forms for login and account creation. */
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
  /** Target of the button without scripts. */
  way: AnchorAttributes
  labels: SeatLabels
  tiers: Messages['casino']['card']['tiers']
  entry: EntryLabels
}

/** Props of every screen about a registration. */
export interface RegistrationViewProps extends WalletProps {
  readonly locale: Locale
  readonly labels: Messages['seats']
  /** The casinos with their pages. */
  readonly casinos: readonly CasinoPlace[]
}

export interface PaymentResultProps extends RegistrationViewProps {
  /** Address of the page, for the return after a login. */
  path: string
  forms: Pick<FormLabels, 'technical'>
  frame: CasinoPartProps['frame']
}

export interface RegistrationsProps extends RegistrationViewProps {
  own: Messages['casino']['registrations']
  frame: CasinoPartProps['frame']
  forms: Pick<FormLabels, 'technical'>
  /** Pages to choose from, shown without registrations. */
  choices: readonly { readonly label: string; readonly href: string }[]
}
