import type { CallAnswer } from '@barriere/shared/contracts/call.ts'
import type { CasinoCalls } from '#lib/contracts/casino-site.ts'
import { formatMoney } from '#lib/i18n/money.ts'
import { useFocusOn } from '../../forms/use-focus-on.ts'
import { interpolate } from '../../forms/interpolate.ts'
import { numberFormat } from '../../forms/labels.ts'
import type { KioskProps } from '../calls/casino-part.ts'
import { MembershipCard } from '../card/membership-card.tsx'
import panel from '../layout/panel.module.css'
import styles from './kiosk.module.css'

export type ShownCard = CallAnswer<CasinoCalls['kioskCard']>

interface KioskCardProps extends Pick<KioskProps, 'locale' | 'labels' | 'tiers'> {
  shown: ShownCard
}

/** Card, points, vouchers and running jackpots of the person at the terminal. */
export function KioskCard({ shown, locale, labels, tiers }: KioskCardProps) {
  const { card, balance, cents, vouchers, jackpots } = shown
  const place = useFocusOn<HTMLDivElement>('shown')
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={labels.yours} className={styles.shown}>
      <MembershipCard
        ink={card.tier}
        level={tiers[card.tier]}
        name={`${card.firstName} ${card.lastName}`}
        number={card.number}
        prefix="CVIP"
      />
      <section className={panel.panel} aria-labelledby="kiosk-points">
        <h2 id="kiosk-points" className={panel.title}>
          {labels.points}
        </h2>
        <p className={styles.figure}>
          {interpolate(labels.balance, {
            points: numberFormat(locale).format(balance),
            euros: formatMoney({ cents, currency: 'EUR' }, locale),
          })}
        </p>
      </section>
      <section className={panel.panel} aria-labelledby="kiosk-vouchers">
        <h2 id="kiosk-vouchers" className={panel.title}>
          {labels.vouchers}
        </h2>
        {vouchers.some(({ code }) => code === undefined) && <p>{labels.codeOnDevice}</p>}
        {vouchers.length === 0 ? (
          <p>{labels.noVouchers}</p>
        ) : (
          <ul className={styles.rows}>
            {vouchers.map(({ id, title, code }) => (
              <li key={id}>
                {title[locale]} {code !== undefined && <strong translate="no">{code}</strong>}
              </li>
            ))}
          </ul>
        )}
      </section>
      {jackpots.length > 0 && (
        <section className={panel.panel} aria-labelledby="kiosk-jackpots">
          <h2 id="kiosk-jackpots" className={panel.title}>
            {labels.jackpots}
          </h2>
          <ul className={styles.rows}>
            {jackpots.map(({ id, name, amount }) => (
              <li key={id}>
                {name} <strong>{formatMoney({ cents: amount, currency: 'EUR' }, locale)}</strong>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
