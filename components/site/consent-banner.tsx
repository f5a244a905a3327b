import type { Purpose } from '@barriere/shared/domain/visitors/consent.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { pagePath } from '@barriere/shared/locales/locales.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { listed } from '../consent/purpose-words.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import styles from './consent-banner.module.css'

interface ConsentBannerProps {
  locale: Locale
  /** The purposes that need consent on this site. */
  purposes: readonly Purpose[]
}

/**
 * First layer of the consent: refuse, choose and accept have equal weight, refuse comes first. Hidden until its
 * enhancer finds an undecided purpose, because nothing needs consent without scripts. The dialog is the second layer,
 * filled on demand (`consent-banner.enhance.ts`).
 */
export function ConsentBanner({ locale, purposes }: ConsentBannerProps) {
  const t = getTranslator(locale, 'consent')
  const page = { href: pagePath('cookies', locale) }
  return (
    <site-consent data-purposes={purposes.join(' ')}>
      <section className={styles.banner} aria-label={t('label')} hidden suppressHydrationWarning>
        <div className={styles.words}>
          <p className={styles.title}>{t('title')}</p>
          <p className={styles.text}>
            {t('text', { purposes: listed(purposes, locale) })} <a {...page}>{t('partners')}</a>
          </p>
        </div>
        <div className={styles.answers}>
          <Button variant="line" value="refuse">
            {t('refuse')}
          </Button>
          <ButtonLink anchor={page} variant="line">
            {t('choose')}
          </ButtonLink>
          <Button variant="line" value="accept">
            {t('accept')}
          </Button>
        </div>
      </section>
      <Dialog id="consent-dialog" size="wide" title={t('label')} closeLabel={t('close')}>
        <div data-second-layer="" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
      </Dialog>
    </site-consent>
  )
}
