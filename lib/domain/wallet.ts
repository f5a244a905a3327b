import type { Locale } from '@barriere/shared/domain/locale.ts'

/** Wallets of phones that a member's card, and their tickets, may be added to. */
export const WALLETS = ['apple', 'google'] as const

export type Wallet = (typeof WALLETS)[number]

/** Parameter of a pass's address: the registration whose ticket it is. */
export const REGISTRATION_PARAMETER = 'registration'

/** Address by which a wallet takes the member's card, or the ticket of a registration. */
export const walletLink = (wallet: Wallet, locale: Locale, registration?: string): string =>
  `/api/casino/wallet/${wallet}?${new URLSearchParams({
    locale,
    ...(registration === undefined ? {} : { [REGISTRATION_PARAMETER]: registration }),
  })}`
