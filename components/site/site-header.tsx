import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { SHEET_LINK } from '../booking/sheet-link.ts'
import { TripBadge } from '../trip/trip-badge.tsx'
import type { EditAttributes } from '../ui/anchor.ts'
import { ButtonLink } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import badge from './account-badge.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { MegaMenu } from './mega-menu.tsx'
import type { Alternates, NavAction, NavEntry, NavTool } from './nav-link.ts'
import styles from './site-header.module.css'
import { SiteMenu } from './site-menu.tsx'

interface SiteHeaderProps {
  locale: Locale
  homeHref: string
  /** Links, and menus that open a panel of links. */
  entries: readonly NavEntry[]
  /** Search, My trip and account, as icons with a name from the catalogue. */
  tools?: readonly NavTool[]
  action?: NavAction | undefined
  alternates: Alternates
  edit?: EditAttributes | undefined
}

const MENU = 'site-menu'

/** The site's header: links left, wordmark in the middle, language, tools and action right; a menu below 80rem. */
export function SiteHeader({ locale, homeHref, entries, tools = [], action, alternates, edit }: SiteHeaderProps) {
  const t = getTranslator(locale, 'header')
  return (
    <header className={styles.header} {...edit}>
      <div className={cx('wrap', styles.inner)}>
        <div>
          <nav className={styles.nav} aria-label={t('main')}>
            <ul>
              {entries.map((entry, index) => (
                <li key={index} {...entry.edit}>
                  {'columns' in entry ? (
                    <MegaMenu locale={locale} menu={entry} id={`${MENU}-${index}`} />
                  ) : (
                    <a {...entry.anchor} aria-current={entry.current}>
                      {entry.label}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <button
            type="button"
            className={cx(styles.icon, styles.burger)}
            popoverTarget={MENU}
            aria-label={t('openMenu')}
          >
            <Icon name="menu" />
          </button>
        </div>
        <a className={styles.mark} href={homeHref} aria-label={getTranslator(locale, 'common')('brandHome')}>
          BARRIÈRE
        </a>
        <div className={styles.tools}>
          <span className={styles.language}>
            <LanguageSwitch locale={locale} alternates={alternates} />
          </span>
          {tools.map(({ icon, anchor, current }) => (
            <a
              key={icon}
              {...anchor}
              className={cx(styles.icon, styles[icon])}
              aria-current={current}
              // The enhancer changes the account's address for members of the casino programme.
              suppressHydrationWarning={icon === 'account'}
            >
              <Icon name={icon === 'trip' ? 'heart' : icon} />
              <span className="vh">{t(icon)}</span>
              {icon === 'trip' && <TripBadge locale={locale} />}
              {icon === 'account' && (
                <site-account-badge
                  data-private=""
                  className={badge.account}
                  data-signed-in={t('signedIn')}
                  data-held={t('held')}
                  data-casino-card={casinoLink('card', locale)}
                  // The enhancer writes the content; React must not change it.
                  dangerouslySetInnerHTML={{ __html: '' }}
                  suppressHydrationWarning
                />
              )}
            </a>
          ))}
          {action && (
            <ButtonLink anchor={{ ...action.anchor, ...SHEET_LINK }} size="small" className={styles.action}>
              {action.label}
            </ButtonLink>
          )}
        </div>
      </div>
      <SiteMenu locale={locale} id={MENU} entries={entries} tools={tools} action={action} alternates={alternates} />
    </header>
  )
}
