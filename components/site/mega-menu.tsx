import type { Locale } from '#lib/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { PosterCard } from '../ui/poster-card.tsx'
import styles from './mega-menu.module.css'
import type { NavMenu } from './nav-link.ts'

interface MegaMenuProps {
  locale: Locale
  menu: NavMenu
  /** Names the panel in the document; no other element may have it. */
  id: string
}

/**
 * A word of the wide header and the panel that it opens under it. A native popover: one at a time, closed by Escape
 * or a click elsewhere, and the browser itself tells screen readers whether it is open. It needs no script;
 * `menu-closer.enhance.ts` also closes it behind whoever leaves it with the Tab key.
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
          {poster && <PosterCard {...poster} level={2} sizes="18rem" />}
        </div>
      </div>
    </>
  )
}
