/** Wallets of phones that a member's card may be added to. */
export const WALLETS = ['apple', 'google'] as const

export type Wallet = (typeof WALLETS)[number]
