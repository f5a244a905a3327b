import { type ReactNode, useId } from 'react'
import { useFocusOn } from './use-focus-on.ts'
import { Banner, type BannerKind } from '../ui/banner.tsx'
import styles from './outcome.module.css'

interface OutcomeProps {
  kind?: BannerKind
  /** The result, in one sentence. */
  title: string
  /** What to do next. */
  children?: ReactNode
}

/** Result of a form, shown in its place. Takes the focus, so that screen readers announce it. */
export function Outcome({ kind = 'success', title, children }: OutcomeProps) {
  const id = useId()
  const place = useFocusOn<HTMLDivElement>('shown')
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

/** Links to next steps, below a result. */
export const Ways = ({ children }: { children: ReactNode }) => <div className={styles.ways}>{children}</div>
