import { ButtonLink } from '../../ui/button.tsx'
import type { CasinoCardProps } from '../casino-part.ts'
import panel from '../panel.module.css'

/** Links by which a phone adds the card to its wallet: navigations, which a wallet takes over. */
export function AddToWallet({ locale, wallets, wallet }: Pick<CasinoCardProps, 'locale' | 'wallets' | 'wallet'>) {
  return (
    <section className={panel.panel} aria-labelledby="wallet">
      <h2 id="wallet" className={panel.title}>
        {wallet.title}
      </h2>
      <p>{wallet.text}</p>
      <p className={panel.actions}>
        {wallets.map((name) => (
          <ButtonLink
            key={name}
            variant="line"
            anchor={{ href: `/api/casino/wallet/${name}?locale=${locale}`, rel: 'nofollow' }}
          >
            {wallet[name]}
          </ButtonLink>
        ))}
      </p>
    </section>
  )
}
