import type { ReactNode } from 'react'
import { GamblingGround } from '#components/site/gambling-ground.tsx'
import type { Locale } from '#lib/domain/locale.ts'

interface GamblingCoverProps {
  /** What is shown; one that promotes gambling is enough. */
  readonly entries: readonly { readonly gambling?: boolean | undefined }[]
  readonly locale: Locale
  readonly children: ReactNode
}

/** Puts the law's warning under a list as soon as one of its entries promotes gambling. */
export const GamblingCover = ({ entries, locale, children }: GamblingCoverProps): ReactNode =>
  entries.some(({ gambling }) => gambling) ? (
    <GamblingGround locale={locale}>{() => children}</GamblingGround>
  ) : (
    children
  )
