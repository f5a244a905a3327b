import type { ReactNode } from 'react'
import type { Locale } from '#lib/domain/locale.ts'
import styles from './gambling-background.module.css'
import { GamblingNotice } from './gambling-notice.tsx'

/** Brand of `WarningShown`, private to this module so that no other one can construct a value. */
const brand: unique symbol = Symbol('gambling warning shown')

/**
 * Branded type: a value exists only inside a `GamblingBackground`, so it proves that the legal warning is rendered.
 * Components of gambling content require it as a prop and do not pass it to islands.
 */
export interface WarningShown {
  readonly [brand]: true
}

const WARNING_SHOWN: WarningShown = Object.freeze({ [brand]: true as const })

interface GamblingBackgroundProps {
  locale: Locale
  /** Sticks the notice to the viewport's edge while the background is visible: for game pages. */
  sticky?: boolean
  /** Render prop of the gambling content: the only source of `warningShown`. */
  children: (warningShown: WarningShown) => ReactNode
}

/** Background of all gambling content: always renders the legal warning below it. */
export function GamblingBackground({ locale, sticky = false, children }: GamblingBackgroundProps) {
  return (
    <div className={styles.background}>
      {children(WARNING_SHOWN)}
      <GamblingNotice locale={locale} variant={sticky ? 'sticky' : 'compact'} />
    </div>
  )
}
