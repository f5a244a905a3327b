import type { ReactNode } from 'react'
import type { FormLabels } from '#components/forms/labels.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import type { LoginLabels } from '../login/login-labels.ts'
import type { StoreCardLabels } from '../card/store-card.tsx'
import type { WalletProps } from '../card/wallet-links.tsx'

/** Names of the casinos by their keys; a key without a name stands for itself. */
export type CasinoNames = Readonly<Record<string, string>>

/** A casino with its page on this site. */
export interface CasinoPlace {
  /** Its key in the programme. */
  readonly key: string
  readonly name: string
  readonly href: string
}

/** Where guests get their card, and what they bring. */
export interface VisitProps {
  places: readonly CasinoPlace[]
  visit: Messages['casino']['visit']
}

/** What every page of the casino programme's member area is given by its block. */
export interface CasinoPartProps {
  locale: Locale
  refused: Messages['casino']['limits']['refused']
  frame: Messages['member']['frame']
}

export interface JackpotsProps extends CasinoPartProps {
  casinos: CasinoNames
  labels: Messages['casino']['jackpots']
  forms: FormLabels
}

export interface PointsProps extends CasinoPartProps {
  casinos: CasinoNames
  labels: Messages['casino']['points']
}

export interface SponsorshipProps extends CasinoPartProps {
  labels: Messages['casino']['sponsorship']
  forms: FormLabels
}

export interface CasinoLoginProps extends Omit<LoginLabels, 'programme'>, VisitProps {
  own: Messages['casino']['login']
}

/** The registration inside another task, such as that for a seat. */
interface RegistrationTask {
  /** Name of the form. */
  readonly form: string
  readonly submit: string
  /** Above the button. */
  readonly certify: string
  /** After the form was sent: the way on, besides the mail. */
  readonly next: (email: string) => ReactNode
}

/** What the registration is made of; the same for everybody. */
export interface CasinoRegistrationProps extends VisitProps {
  locale: Locale
  own: Messages['casino']['registration']
  labels: Messages['member']['registration']
  profile: Pick<Messages['member']['profile'], 'fields' | 'civilities'>
  login: Pick<Messages['member']['login'], 'password' | 'confirm'>
  forms: FormLabels
  close: string
  task?: RegistrationTask
}

export interface CasinoCardProps extends CasinoPartProps, VisitProps, WalletProps {
  labels: Messages['casino']['card']
  offline: StoreCardLabels & Pick<Messages['member']['card'], 'offline' | 'offlineText'>
}

export interface OffersProps extends CasinoPartProps {
  labels: Messages['casino']['offers']
  forms: FormLabels
}

/** What the terminal is made of. */
export interface KioskProps {
  locale: Locale
  labels: Messages['casino']['kiosk']
  tiers: Messages['casino']['card']['tiers']
}

export interface RewardsProps extends CasinoPartProps {
  casinos: CasinoNames
  labels: Messages['casino']['rewards']
}

/** The casinos of a list in words: `Deauville, Dinard et La Baule`. */
export const casinoList = (keys: readonly string[], names: CasinoNames, locale: Locale): string =>
  new Intl.ListFormat(locale).format(keys.map((key) => names[key] ?? key))
