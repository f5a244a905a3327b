import { casinoLink } from '#lib/contracts/casino-links.ts'
import type { CasinoCard } from '#lib/contracts/casino-cards.ts'
import type { CasinoTier } from '#lib/domain/casino-tier.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { env } from '#lib/process/env.ts'

/** What a pass says of a card, in its holder's language. */
export interface WalletCard {
  readonly number: string
  readonly name: string
  readonly tier: CasinoTier
  /** Address of the card's page, which has the code of the minute. */
  readonly page: string
  readonly words: {
    readonly programme: string
    readonly tier: string
    readonly tierName: string
    readonly holder: string
    readonly number: string
    /** Why the pass has no code for a terminal, and where it is. */
    readonly code: string
  }
}

export function walletCardOf({ number, firstName, lastName, tier }: CasinoCard, locale: Locale): WalletCard {
  const { wallet, card } = messagesOf(locale).casino
  return {
    number,
    name: `${firstName} ${lastName}`,
    tier,
    page: new URL(casinoLink('card', locale), env.siteOrigin).href,
    words: {
      programme: wallet.programme,
      tier: wallet.tier,
      tierName: card.tiers[tier],
      holder: wallet.holder,
      number: card.number,
      code: wallet.code,
    },
  }
}
