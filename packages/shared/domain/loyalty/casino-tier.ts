/** Tiers of the casino programme (specification §9), the lowest first. */
export const CASINO_TIERS = ['white', 'silver', 'gold', 'black'] as const

export type CasinoTier = (typeof CASINO_TIERS)[number]

/** Whether a tier equals another one or is above it. */
export const isTierAtLeast = (tier: CasinoTier, least: CasinoTier): boolean =>
  CASINO_TIERS.indexOf(tier) >= CASINO_TIERS.indexOf(least)
