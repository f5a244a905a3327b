import type { Locale } from '@barriere/shared/domain/locale.ts'

/** Phone wallets for a member's card and tickets. */
export const WALLETS = ['apple', 'google'] as const

export type Wallet = (typeof WALLETS)[number]

/** Parameter of a pass's address: the registration whose ticket it is. */
export const REGISTRATION_PARAMETER = 'registration'

/** Address of the pass for the member's card, or for the ticket of a registration. */
export const walletLink = (wallet: Wallet, locale: Locale, registration?: string): string =>
  `/api/casino/wallet/${wallet}?${new URLSearchParams({
    locale,
    ...(registration === undefined ? {} : { [REGISTRATION_PARAMETER]: registration }),
  })}`
