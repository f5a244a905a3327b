import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { EditAttributes } from '../ui/anchor.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './draft.module.css'

/** A fault, in words for the editor. */
export interface DraftFault {
  /** Path to the field through lists; empty if the message is sufficient. */
  readonly place: string
  readonly message: string
}

interface DraftPanelProps {
  locale: Locale
  /** The block's display name, or its component name if that is unknown. */
  block: string
  faults: readonly DraftFault[]
  edit?: EditAttributes | undefined
}

/** Shown to editors, in drafts only, in place of an icon with an unknown name. Its tooltip shows the fault. */
export const DraftIcon = ({ fault }: { fault: string }) => (
  <span className={styles.icon} role="img" aria-label={fault} title={fault}>
    <Icon name="warning" />
  </span>
)

/** Shown to editors, in drafts only, in place of a block that could not be rendered, with the reasons. */
export function DraftPanel({ locale, block, faults, edit }: DraftPanelProps) {
  const t = getTranslator(locale, 'draft')
  return (
    <div className={styles.panel} role="note" {...edit}>
      <Icon name="warning" />
      <div className={styles.panelBody}>
        <p className={styles.panelTitle}>{t('panelTitle', { name: block })}</p>
        <ul>
          {faults.map(({ place, message }, index) => (
            <li key={index}>{place ? `${place} — ${message}` : message}</li>
          ))}
        </ul>
        <p className={styles.note}>{t('panelText')}</p>
      </div>
    </div>
  )
}
