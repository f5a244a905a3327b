import type { ReactNode } from 'react'
import type { Locale } from '#lib/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { EditAttributes } from '../ui/anchor.ts'
import { ButtonLink } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import type { Alternates, NavAction, NavLink } from './nav-link.ts'
import styles from './site-header.module.css'

interface SiteHeaderProps {
  locale: Locale
  homeHref: string
  links: readonly NavLink[]
  action?: NavAction | undefined
  alternates: Alternates
  /** More controls beside the action, such as search or the member's account. */
  tools?: ReactNode
  edit?: EditAttributes | undefined
}

const MENU = 'site-menu'

/** The site's header: links left, wordmark in the middle, language and action right; a menu below 70rem. */
export function SiteHeader({ locale, homeHref, links, action, alternates, tools, edit }: SiteHeaderProps) {
  const t = getTranslator(locale, 'header')
  return (
    <header className={styles.header} {...edit}>
      <div className={cx('wrap', styles.inner)}>
        <div>
          <nav className={styles.nav} aria-label={t('main')}><Links links={links} /></nav>
          <button type="button" className={cx(styles.icon, styles.burger)} popoverTarget={MENU} aria-label={t('openMenu')}>
            <Icon name="menu" />
          </button>
        </div>
        <a className={styles.mark} href={homeHref} aria-label={getTranslator(locale, 'common')('brandHome')}>BARRIÈRE</a>
        <div className={styles.tools}>
          <span className={styles.language}><LanguageSwitch locale={locale} alternates={alternates} /></span>
          {tools}
          {action && <ButtonLink anchor={action.anchor} size="small" className={styles.action}>{action.label}</ButtonLink>}
        </div>
      </div>
      <div id={MENU} popover="auto" className={styles.menu}>
        <div className={cx('wrap', styles.menuBar)}>
          <p className={styles.menuTitle}>{t('menu')}</p>
          <button
            type="button" className={styles.icon}
            popoverTarget={MENU} popoverTargetAction="hide" aria-label={t('closeMenu')}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className={cx('wrap', styles.menuBody)}>
          <nav className={styles.menuLinks} aria-label={t('menu')}><Links links={links} /></nav>
          <div className={styles.menuFoot}>
            <LanguageSwitch locale={locale} alternates={alternates} />
            {action && <ButtonLink anchor={action.anchor}>{action.label}</ButtonLink>}
          </div>
        </div>
      </div>
    </header>
  )
}

const Links = ({ links }: { links: readonly NavLink[] }) => (
  <ul>
    {links.map(({ label, anchor, current, edit }, index) => (
      <li key={index} {...edit}><a {...anchor} aria-current={current}>{label}</a></li>
    ))}
  </ul>
)
