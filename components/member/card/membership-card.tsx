import type { CustomerStatus } from '#lib/domain/customer-status.ts'
import { cx } from '../../ui/cx.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './membership-card.module.css'
import { QrCode } from '../../ui/qr-code.tsx'

/** The seven designs: four of the casino programme, three of the hotel programme. */
export type CardInk = 'white' | 'silver' | 'gold' | 'black' | CustomerStatus

interface MembershipCardProps {
  ink: CardInk
  /** The status, in words. */
  level: string
  name: string
  /** As printed. A number without its own letters gets a `prefix` (`CVIP`). */
  number: string
  prefix?: string | undefined
  /** Text and label of a QR code, which replaces the fan ornament. */
  code?: { readonly text: string; readonly label: string } | undefined
}

/** A membership card. It fills the width of its container, up to 30rem. */
export function MembershipCard({ ink, level, name, number, prefix, code }: MembershipCardProps) {
  return (
    <div className={styles.box}>
      <div className={cx(styles.card, styles[ink], code && styles.coded)}>
        <p className={styles.mark} lang="fr">
          BARRIÈRE
        </p>
        <p className={styles.level}>{level}</p>
        <p className={styles.holder}>
          {name}
          <br />
          {prefix && `${prefix} `}
          <span className={styles.number} translate="no">
            {number}
          </span>
        </p>
        {code && <QrCode {...code} className={styles.code} />}
      </div>
    </div>
  )
}

/** Placeholder of a card that is loading. It has the card's size: no layout shift. */
export const MembershipCardSkeleton = () => (
  <div className={styles.box} aria-hidden="true">
    <div className={styles.card}>
      <p className={styles.mark} lang="fr">
        BARRIÈRE
      </p>
      <div className={styles.level}>
        <Skeleton shape="title" />
      </div>
      <div className={styles.holder}>
        <Skeleton lines={2} />
      </div>
    </div>
  </div>
)
