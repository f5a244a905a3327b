import type { Offer } from '../model/pleasures.ts'
import { EASTERN_OFFERS } from './offers-east.ts'
import { WESTERN_OFFERS } from './offers-west.ts'

export const OFFERS: readonly Offer[] = [...WESTERN_OFFERS, ...EASTERN_OFFERS]
