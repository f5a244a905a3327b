import type { Programme } from '@barriere/shared/contracts/session.ts'

export const PROGRAMME_NAMES: Readonly<Record<Programme, string>> = {
  hotel: 'Infiniment Barrière',
  casino: 'Casino Barrière',
}

/** Names of levels and tiers, as the programmes write them in every language. */
export const STATUS_NAMES: Readonly<Record<string, string>> = {
  IBPROSPECT: 'Découverte',
  IBINFINIMENT: 'Infiniment',
  IBCOLLABORATEUR: 'Collaborateur',
  white: 'White',
  silver: 'Silver',
  gold: 'Gold',
  black: 'Black',
}
