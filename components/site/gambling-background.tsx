import type { ReactNode } from 'react'
import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { type Messages, messagesOf } from '#lib/i18n/translate.ts'
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

/** Replaces the content for a member with limited access. In an attribute, because all visitors get the same page. */
export type LimitedWords = Pick<Messages['casino']['limits']['refused'], 'title' | 'text' | 'link'> & {
  readonly href: string
}

interface GamblingBackgroundProps {
  locale: Locale
  /** Sticks the notice to the viewport's edge while the background is visible: for game pages. */
  sticky?: boolean
  /** For lists that also contain other content: a member with limited access sees them too. */
  mixed?: boolean
  /** Render prop of the gambling content: the only source of `warningShown`. */
  children: (warningShown: WarningShown) => ReactNode
}

/**
 * Background of all gambling content: always renders the legal warning below it. `gambling.lazy.enhance.ts` hides the
 * content from members who have limited their access.
 */
export function GamblingBackground({ locale, sticky = false, mixed = false, children }: GamblingBackgroundProps) {
  const content = children(WARNING_SHOWN)
  const notice = <GamblingNotice locale={locale} variant={sticky ? 'sticky' : 'compact'} />
  if (mixed)
    return (
      <div className={styles.background}>
        {content}
        {notice}
      </div>
    )
  const { title, text, link } = messagesOf(locale).casino.limits.refused
  const words: LimitedWords = { title, text, link, href: casinoLink('limits', locale) }
  return (
    <site-gambling className={styles.background} data-words={JSON.stringify(words)} suppressHydrationWarning>
      <div
        className={styles.limited}
        data-limited=""
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
      {content}
      {notice}
    </site-gambling>
  )
}
