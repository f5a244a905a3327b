import { SEMINAR } from '@barriere/shared/domain/visitors/seminar.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { pagePath } from '@barriere/shared/locales/locales.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import styles from './seminar-choice.module.css'

/** Id of the form's place on its page. */
export const SEMINAR_FORM_ID = 'seminar-request'

interface SeminarChoiceProps {
  kind: 'venue' | 'incentive'
  /** Story of the venue, or `_uid` of the incentive. */
  item: string
  name: string
  locale: Locale
  /** Whether to show a link to the form; a popin contains its own link. */
  way?: boolean
  className?: string | undefined
}

/**
 * Adds a venue or an incentive to the tab's seminar request. `seminar-choice.lazy.enhance.ts` shows it, because the
 * request and its form need scripts.
 */
export function SeminarChoice({ kind, item, name, locale, way = false, className }: SeminarChoiceProps) {
  const t = getTranslator(locale, 'blocks.seminarChoice')
  return (
    <site-seminar-choice
      className={cx(styles.choice, className)}
      data-kind={kind}
      data-item={item}
      data-name={name}
      data-full={
        kind === 'venue' ? t('fullVenues', { max: SEMINAR.venues }) : t('fullIncentives', { max: SEMINAR.incentives })
      }
      data-form={`#${SEMINAR_FORM_ID}`}
    >
      <Button variant="line" size="small" hidden suppressHydrationWarning>
        <span className={styles.add}>{t('add')}</span>
        <span className={styles.remove}>{t('remove')}</span>
        <span className="vh"> {name}</span>
      </Button>
      {way && (
        <a href={`${pagePath('seminarQuote', locale)}#${SEMINAR_FORM_ID}`} hidden suppressHydrationWarning>
          {t('view')}
          <span data-count dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
        </a>
      )}
    </site-seminar-choice>
  )
}
