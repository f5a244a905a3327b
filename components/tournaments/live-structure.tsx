import type { ReactNode } from 'react'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import styles from './live-structure.module.css'

interface LiveStructureProps {
  /** uuid of the tournament. */
  readonly sale: string
  readonly locale: Locale
  readonly children: ReactNode
}

/**
 * Wrapper of a tournament's structure: `live-structure.lazy.enhance.ts` requests the prize forecast and the changes
 * since registration opened. Without an answer the page shows the content only.
 */
export const LiveStructure = ({ sale, locale, children }: LiveStructureProps) => (
  <site-live-structure data-sale={sale} data-words={JSON.stringify(messagesOf(locale).tournaments.live)}>
    {children}
    <div className={styles.changes} data-changes dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  </site-live-structure>
)

/** The guarantee, until the forecast is known. */
export const PrizeForecast = ({ children }: { children: ReactNode }) => (
  <>
    <span data-known suppressHydrationWarning>
      {children}
    </span>
    <span data-forecast dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  </>
)
