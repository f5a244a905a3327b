import type { Locale } from '@barriere/shared/domain/locale.ts'
import { formatMoment } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import styles from './draft.module.css'

interface DraftRibbonProps {
  locale: Locale
  exitHref?: string
  /** Name of the sharing editor ('' for an editor's own draft), expiry in seconds since the epoch, and release. */
  pass?: { readonly by: string; readonly expires: number; readonly release?: number | undefined } | undefined
}

/** Marks the page as a draft, names the sharing editor, and links to the way out of the draft. */
export function DraftRibbon({ locale, exitHref = '/api/preview/exit', pass }: DraftRibbonProps) {
  const t = getTranslator(locale, 'draft')
  const isRelease = pass?.release !== undefined
  const [own, shared] = isRelease ? (['releaseText', 'sharedRelease'] as const) : (['ribbonText', 'shared'] as const)
  return (
    <aside className={styles.ribbon} aria-label={t('ribbon')}>
      <strong>{t('ribbon')}</strong>
      <span className={styles.ribbonText}>
        {pass?.by ? t(shared, { name: pass.by, until: formatMoment(new Date(pass.expires * 1_000), locale) }) : t(own)}
      </span>
      <a href={exitHref}>{t('leave')}</a>
    </aside>
  )
}
