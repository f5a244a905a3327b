import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { Icon } from '../ui/icon.tsx'
import button from '../ui/button.module.css'
import { cx } from '../ui/cx.ts'
import styles from './share.module.css'

interface ShareProps {
  readonly locale: Locale
  /** Address of what is shared, absolute. It says nothing of who shares it. */
  readonly href: string
  /** Subject of the mail, and title of what is shared. */
  readonly subject: string
}

/**
 * Ways to hand on an address: a mail that the visitor's own program composes, which needs no script, and where scripts
 * run the system's own sheet and a copy (`share.lazy.enhance.ts`).
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
