import styles from './stay-price.module.css'

/**
 * Place of what a fixed stay, such as an offer's, costs the member who is signed in; `own-price.lazy.enhance.ts` fills
 * it. Empty in the page, and for everybody else. `question`: parameters of `/api/availability/stays`.
 */
export const OwnPrice = ({ question }: { question: string }) => (
  <site-own-price
    className={styles.own}
    data-question={question}
    dangerouslySetInnerHTML={{ __html: '' }}
    suppressHydrationWarning
  />
)
