import type { CustomerStatus } from '#lib/domain/customer-status.ts'
import { cx } from '../../ui/cx.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './membership-card.module.css'
import { QrCode } from '../../ui/qr-code.tsx'

/** The seven inks: four of the casino programme, three of the hotels'. */
export type CardInk = 'white' | 'silver' | 'gold' | 'black' | CustomerStatus

interface MembershipCardProps {
  ink: CardInk
  /** The status, in words. */
  level: string
  name: string
  /** As it is printed; with a word before it (`CVIP`) where it does not begin with one. */
  number: string
  prefix?: string | undefined
  /** What a QR code holds, and its words; it takes the fan's place. */
  code?: { readonly text: string; readonly label: string } | undefined
}

/** A membership card, as wide as its place. */
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

/** A card on its way: same place, same lines. */
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
