import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { Icon } from '../ui/icon.tsx'
import button from '../ui/button.module.css'
import { cx } from '../ui/cx.ts'
import styles from './share.module.css'

interface ShareProps {
  readonly locale: Locale
  /** Absolute address of the shared page. Privacy: it does not identify the visitor. */
  readonly href: string
  /** Subject of the mail, and title in the share sheet. */
  readonly subject: string
}

/**
 * Ways to share an address: a mail link, which needs no script; with scripts, also the system's share sheet and a copy
 * button (`share.lazy.enhance.ts`).
 */
export function Share({ locale, href, subject }: ShareProps) {
  const t = getTranslator(locale, 'trip')
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${subject}\n${href}`)}`
  return (
    <site-share className={styles.share} data-subject={subject} data-href={href} data-copied={t('copied')}>
      <button type="button" hidden suppressHydrationWarning data-share="" className={cx(button.button, button.line)}>
        <Icon name="share" />
        {t('share')}
      </button>
      <button type="button" hidden suppressHydrationWarning data-copy="" className={cx(button.button, button.line)}>
        <Icon name="copy" />
        {t('copy')}
      </button>
      <a href={mail} className={cx(button.button, button.line)} suppressHydrationWarning>
        <Icon name="mail" />
        {t('mail')}
      </a>
      <span role="status" className={styles.said} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
    </site-share>
  )
}
