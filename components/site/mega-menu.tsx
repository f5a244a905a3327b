import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { PosterCard } from '../ui/poster-card.tsx'
import styles from './mega-menu.module.css'
import type { NavMenu } from './nav-link.ts'

interface MegaMenuProps {
  locale: Locale
  menu: NavMenu
  /** Id of the panel, unique in the document. */
  id: string
}

/**
 * A menu of the wide header and its panel: a native popover, so that only one is open, Escape or a click elsewhere
 * closes it, and the browser exposes its state to screen readers, without a script. `menu-closer.enhance.ts` also
 * closes it when the focus leaves it.
 */
export function MegaMenu({ locale, menu, id }: MegaMenuProps) {
  const { label, columns, all, poster, current } = menu
  return (
    <>
      <button type="button" popoverTarget={id} aria-current={current}>
        {label}
        <Icon name="chevron" className={styles.chevron} />
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.panel}
        role="group"
        aria-label={getTranslator(locale, 'header')('menuOf', { label })}
      >
        <div className={cx('wrap', styles.inner, poster && styles.withPoster)}>
          <div className={styles.lists}>
            <div className={styles.columns}>
              {columns.map((column, index) => (
                <div key={index} {...column.edit}>
                  <p className={styles.title} id={`${id}-${index}`}>
                    {column.title}
                  </p>
                  <ul aria-labelledby={`${id}-${index}`}>
                    {column.links.map((link, at) => (
                      <li key={at} {...link.edit}>
                        <a {...link.anchor} aria-current={link.current}>
                          {link.label}
                          {link.note && <span className={styles.note}>{link.note}</span>}
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
            {all && (
              <a className={styles.all} {...all.anchor}>
                {all.label}
                <Icon name="arrow" />
              </a>
            )}
          </div>
          {poster && <PosterCard {...poster} level={2} sizes="14rem" />}
        </div>
      </div>
    </>
  )
}
