import styles from './stay-price.module.css'

/**
 * Empty place for the price of the visit's stay at a property. `stay-price.lazy.enhance.ts` fills it in the browser,
 * because cached pages contain nothing about a visit.
 */
export const StayPrice = ({ hotel, room }: { hotel: string; room?: string | undefined }) => (
  <site-stay-price
    className={styles.stay}
    data-hotel={hotel}
    data-room={room}
    dangerouslySetInnerHTML={{ __html: '' }}
    suppressHydrationWarning
  />
)
