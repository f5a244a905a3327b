import styles from './stay-price.module.css'

/**
 * Empty place for the signed-in member's price of a fixed stay, such as an offer's. `own-price.lazy.enhance.ts` fills
 * it; for other visitors it stays empty. `question`: parameters of `/api/availability/stays`.
 */
export const OwnPrice = ({ question }: { question: string }) => (
  <site-own-price
    className={styles.own}
    data-question={question}
    dangerouslySetInnerHTML={{ __html: '' }}
    suppressHydrationWarning
  />
)
