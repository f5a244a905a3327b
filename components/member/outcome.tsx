import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Banner, type BannerKind } from '../ui/banner.tsx'
import styles from './outcome.module.css'

interface OutcomeProps {
  kind?: BannerKind
  /** What came of it, in one sentence. */
  title: string
  /** What to do next. */
  children?: ReactNode
}

/** What came of a form, in its place. Takes the focus, which is what reads it out. */
export function Outcome({ kind = 'success', title, children }: OutcomeProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus()
  }, [])
  return (
    <div ref={place} role="group" aria-labelledby={id} tabIndex={-1} className={styles.outcome}>
      <Banner kind={kind}>
        <div className={styles.content}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {children}
        </div>
      </Banner>
    </div>
  )
}

/** The ways on from an outcome, side by side where there is room. */
export const Ways = ({ children }: { children: ReactNode }) => <div className={styles.ways}>{children}</div>
