import type { ReactNode } from 'react'
import type { Locale } from '#lib/domain/locale.ts'
import styles from './gambling-ground.module.css'
import { GamblingNotice } from './gambling-notice.tsx'

/** Known to this file alone: no other one can write a value that has it. */
const granted: unique symbol = Symbol('gambling ground')

/**
 * Shows that what is being rendered stands on a `GamblingGround`, and so beside the law's warning. A component of
 * gambling content requires it as a property; it stops there, since no island needs it.
 */
export interface GamblingProof {
  readonly [granted]: true
}

const PROOF: GamblingProof = Object.freeze({ [granted]: true as const })

interface GamblingGroundProps {
  locale: Locale
  /** Keeps the notice at the window's edge while the ground is in sight: for game pages. */
  sticky?: boolean
  /** The gambling content. It gets the proof from nowhere else. */
  children: (proof: GamblingProof) => ReactNode
}

/** The only place where gambling content can be rendered: the law's warning always stands under it. */
export function GamblingGround({ locale, sticky = false, children }: GamblingGroundProps) {
  return (
    <div className={styles.ground}>
      {children(PROOF)}
      <GamblingNotice locale={locale} variant={sticky ? 'sticky' : 'compact'} />
    </div>
  )
}
