import type { Locale } from '#lib/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { cx } from '../ui/cx.ts'
import styles from './gambling-notice.module.css'

/**
 * The warning of the law (arrêté of 29 July 2022, article 1): the same French words in every language, not
 * shortened, not hidden. The help line's name is a link; the words around it stay as they are.
 */
const WARNING = {
  before: 'Les jeux d\'argent et de hasard peuvent être dangereux : pertes d\'argent, conflits familiaux, addiction… Retrouvez nos conseils sur ',
  site: 'joueurs-info-service.fr',
  after: ' (09 74 75 13 13 - appel non surtaxé)',
} as const

/** The responsible-gaming bar that stands above the footer. */
export function GamblingNotice({ locale }: { locale: Locale }) {
  return (
    <aside className={styles.notice} aria-label={getTranslator(locale, 'footer')('gambling')}>
      <div className={cx('wrap', styles.inner)}>
        <span className={styles.age}>18+</span>
        <p className={styles.text} lang="fr">
          {WARNING.before}<a href="https://www.joueurs-info-service.fr" rel="noopener">{WARNING.site}</a>{WARNING.after}
        </p>
      </div>
    </aside>
  )
}
