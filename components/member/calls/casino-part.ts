import type { ReactNode } from 'react'
import type { FormLabels } from '#components/forms/labels.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import type { LoginLabels } from '../login/login-labels.ts'
import type { StoreCardLabels } from '../card/store-card.tsx'
import type { WalletProps } from '../card/wallet-links.tsx'

/** Names of the casinos by key. If a name is missing, the key is shown. */
export type CasinoNames = Readonly<Record<string, string>>

/** A casino with its page on this site. */
export interface CasinoPlace {
  /** Its key in the programme. */
  readonly key: string
  readonly name: string
  readonly href: string
}

/** The casinos that issue cards, and the text about what guests bring. */
export interface VisitProps {
  places: readonly CasinoPlace[]
  visit: Messages['casino']['visit']
}

/** Props that each page of the casino programme's member area gets from its block. */
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

/** The registration as a step of another task, such as the registration for an event. */
interface RegistrationTask {
  /** Name of the form. */
  readonly form: string
  readonly submit: string
  /** Text above the button. */
  readonly certify: string
  /** Shown after the form was sent, below the reference to the mail. */
  readonly next: (email: string) => ReactNode
}

/** Props of the registration; the same for every visitor. */
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

/** Props of the terminal. */
export interface KioskProps {
  locale: Locale
  labels: Messages['casino']['kiosk']
  tiers: Messages['casino']['card']['tiers']
}

export interface RewardsProps extends CasinoPartProps {
  casinos: CasinoNames
  labels: Messages['casino']['rewards']
}

/** Joins the names of casinos: `Deauville, Dinard et La Baule`. */
export const casinoList = (keys: readonly string[], names: CasinoNames, locale: Locale): string =>
  new Intl.ListFormat(locale).format(keys.map((key) => names[key] ?? key))
