import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { EditAttributes } from '../ui/anchor.ts'
import { ButtonLink } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import styles from './local-header.module.css'
import type { NavAction, NavLink } from './nav-link.ts'

interface LocalHeaderProps {
  locale: Locale
  /** The property's name. */
  name?: string | undefined
  links: readonly NavLink[]
  action?: NavAction | undefined
  edit?: EditAttributes | undefined
}

/** Local header of one property, below the site header: its name and its pages as tabs. */
export function LocalHeader({ locale, name, links, action, edit }: LocalHeaderProps) {
  const t = getTranslator(locale, 'header')
  return (
    <nav className={styles.local} aria-label={name ? t('local', { name }) : t('localUnnamed')} {...edit}>
      <div className={cx('wrap', styles.inner)}>
        {name && <p className={styles.name}>{name}</p>}
        <ul className={styles.tabs}>
          {links.map(({ label, anchor, current, edit: linkEdit }, index) => (
            <li key={index} {...linkEdit}>
              <a {...anchor} aria-current={current}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        {action && (
          <ButtonLink anchor={action.anchor} variant="line" size="small">
            {action.label}
          </ButtonLink>
        )}
      </div>
    </nav>
  )
}
