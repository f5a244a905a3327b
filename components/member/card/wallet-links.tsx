import type { Locale } from '@barriere/shared/domain/locale.ts'
import { type Wallet, walletLink } from '#lib/domain/wallet.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** Props of a component that offers wallet passes. */
export interface WalletProps {
  /** Wallets for which the site has keys. */
  readonly wallets: readonly Wallet[]
  readonly wallet: Messages['casino']['wallet']
}

interface WalletLinksProps extends WalletProps {
  locale: Locale
  size?: 'normal' | 'small'
  /** The registration whose ticket is added; by default the member's card. */
  registration?: { readonly id: string; readonly title: string }
}

/** Links that add a pass to a phone's wallet. They are navigations, because the wallet app takes these over. */
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
