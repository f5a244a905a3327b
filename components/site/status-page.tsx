import { ButtonLink } from '../ui/button.tsx'
import { ClosedForTheSeason } from './closed-for-the-season.tsx'
import styles from './status-page.module.css'

interface StatusPageProps {
  /** HTTP status, lettered on the band. */
  status: number
  title: string
  text: string
  /** The technical sentence, in English, for whoever reports the fault. */
  detail?: string | undefined
  homeHref: string
  homeLabel: string
}

/** What stands in for a page that is missing or could not be made. It needs nothing but itself: no picture, no story. */
export function StatusPage({ status, title, text, detail, homeHref, homeLabel }: StatusPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.poster} data-theme="paper">
        <ClosedForTheSeason />
        <div className={styles.band}>
          <p className={styles.status}>{status}</p>
          <h1 className={styles.title}>{title}</h1>
        </div>
        <div className={styles.body}>
          <p className={styles.text}>{text}</p>
          {detail && <p className={styles.detail} lang="en">{detail}</p>}
          <ButtonLink anchor={{ href: homeHref }}>{homeLabel}</ButtonLink>
        </div>
      </div>
    </div>
  )
}
