import styles from './stay-price.module.css'

/**
 * Place of what the visit's stay costs at a property; `stay-price.lazy.enhance.ts` fills it once dates have been
 * chosen. Empty in the page: stored pages hold nothing of a visit.
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
