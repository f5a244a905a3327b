import type { ReactNode } from 'react'
import { GamblingBackground } from '#components/site/gambling-background.tsx'
import type { Locale } from '@barriere/shared/domain/locale.ts'

interface OptionalGamblingBackgroundProps {
  /** The shown entries. An entry that promotes gambling requires the warning. */
  readonly entries: readonly { readonly gambling?: boolean | undefined }[]
  readonly locale: Locale
  /** Whether a member's limit does not hide the list. Default: true if some entries do not promote gambling. */
  readonly mixed?: boolean
  readonly children: ReactNode
}

/** Wraps a list in a gambling background, with the legal warning, if one of its entries promotes gambling. */
export const OptionalGamblingBackground = ({
  entries,
  locale,
  mixed = entries.some(({ gambling }) => !gambling),
  children,
}: OptionalGamblingBackgroundProps): ReactNode =>
  entries.some(({ gambling }) => gambling) ? (
    <GamblingBackground locale={locale} mixed={mixed}>
      {() => children}
    </GamblingBackground>
  ) : (
    children
  )
