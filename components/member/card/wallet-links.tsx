import type { Locale } from '@barriere/shared/domain/locale.ts'
import { type Wallet, walletLink } from '#lib/domain/wallet.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** What a part that offers passes is given. */
export interface WalletProps {
  /** Wallets that the site has keys of. */
  readonly wallets: readonly Wallet[]
  readonly wallet: Messages['casino']['wallet']
}

interface WalletLinksProps extends WalletProps {
  locale: Locale
  size?: 'normal' | 'small'
  /** The registration whose ticket is added; without one it is the member's card. */
  registration?: { readonly id: string; readonly title: string }
}

/** Links by which a phone adds a pass to its wallet: navigations, which a wallet takes over. */
export const WalletLinks = ({ locale, wallets, wallet, size, registration }: WalletLinksProps) =>
  wallets.map((name) => (
    <ButtonLink
      key={name}
      variant="line"
      size={size}
      anchor={{ href: walletLink(name, locale, registration?.id), rel: 'nofollow' }}
    >
      {wallet[name]} {registration && <span className="vh">{registration.title}</span>}
    </ButtonLink>
  ))
