import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { SHEET_LINK } from '../booking/sheet-link.ts'
import { ButtonLink } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import type { Alternates, NavAction, NavEntry, NavMenu, NavTool } from './nav-link.ts'
import styles from './site-menu.module.css'

interface SiteMenuProps {
  locale: Locale
  id: string
  entries: readonly NavEntry[]
  tools: readonly NavTool[]
  action?: NavAction | undefined
  alternates: Alternates
}

/** The menu of narrow windows: a native popover, so that it opens, closes and handles Escape without a script. */
export function SiteMenu({ locale, id, entries, tools, action, alternates }: SiteMenuProps) {
  const t = getTranslator(locale, 'header')
  return (
    <div id={id} popover="auto" className={styles.menu}>
      <div className={cx('wrap', styles.bar)}>
        <p className={styles.heading}>{t('menu')}</p>
        <IconButton icon="close" label={t('closeMenu')} popoverTarget={id} popoverTargetAction="hide" />
      </div>
      <div className={cx('wrap', styles.body)}>
        <nav aria-label={t('menu')}>
          <ul>
            {entries.map((entry, index) => (
              <li key={index} {...entry.edit}>
                {'columns' in entry ? (
                  <Group menu={entry} name={`${id}-group`} />
                ) : (
                  <a className={styles.entry} {...entry.anchor} aria-current={entry.current}>
                    {entry.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        {tools.length > 0 && (
          <ul className={styles.tools}>
            {tools.map(({ icon, anchor, current }) => (
              <li key={icon}>
                <a {...anchor} aria-current={current}>
                  <Icon name={icon === 'trip' ? 'heart' : icon} />
                  {t(icon)}
                </a>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.foot}>
          <LanguageSwitch locale={locale} alternates={alternates} />
          {action && <ButtonLink anchor={{ ...action.anchor, ...SHEET_LINK }}>{action.label}</ButtonLink>}
        </div>
      </div>
    </div>
  )
}

/** A menu of the wide header, without its poster. The groups share a name: opening a group closes the others. */
const Group = ({ menu: { label, columns, all, current }, name }: { menu: NavMenu; name: string }) => (
  <details name={name} className={styles.group}>
    <summary className={styles.entry} aria-current={current}>
      {label}
      <Icon name="chevron" />
    </summary>
    {columns.map((column, index) => (
      <div key={index}>
        <p className={styles.title}>{column.title}</p>
        <ul aria-label={column.title}>
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
    {all && (
      <a {...all.anchor}>
        {all.label}
        <Icon name="arrow" />
      </a>
    )}
  </details>
)
