import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { LANGUAGE_NAMES, pagePath } from '@barriere/shared/locales/locales.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { EditAttributes } from '../ui/anchor.ts'
import { guestsOnly } from '../member/layout/guests-only.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { FooterNewsletter } from './footer-newsletter.tsx'
import { GamblingNotice } from './gambling-notice.tsx'
import type { Alternates, NavAction, NavColumn, NavLink } from './nav-link.ts'
import styles from './site-footer.module.css'

/** A page of the group on a social network. */
export interface SocialLink extends NavLink {
  readonly icon: 'instagram' | 'facebook' | 'linkedin' | 'youtube'
}

interface SiteFooterProps {
  locale: Locale
  title?: string | undefined
  text?: string | undefined
  /** Link of the first column. A link to the newsletter becomes a form. */
  action?: NavAction | undefined
  columns: readonly NavColumn[]
  social?: readonly SocialLink[]
  legal: readonly NavLink[]
  alternates?: Alternates | undefined
  edit?: EditAttributes | undefined
}

/** The site's footer, opened by the responsible-gaming bar and the fan's scallops. */
export function SiteFooter({
  locale,
  title,
  text,
  action,
  columns,
  social = [],
  legal,
  alternates,
  edit,
}: SiteFooterProps) {
  const t = getTranslator(locale, 'footer')
  return (
    <>
      <GamblingNotice locale={locale} />
      <footer className={styles.footer} {...edit}>
        <div className="wrap">
          <div className={styles.columns}>
            {(title || text || action || social.length > 0) && (
              <div className={styles.about}>
                {title && <h2 className={styles.heading}>{title}</h2>}
                {text && <p>{text}</p>}
                {action &&
                  (action.anchor.href === pagePath('newsletter', locale) ? (
                    <FooterNewsletter action={action} email={t('email')} />
                  ) : (
                    <ButtonLink anchor={action.anchor}>{action.label}</ButtonLink>
                  ))}
                {social.length > 0 && (
                  <ul className={styles.social} aria-label={t('social')}>
                    {social.map(({ label, icon, anchor, edit: linkEdit }, index) => (
                      <li key={index} {...linkEdit}>
                        <a {...anchor}>
                          <Icon name={icon} />
                          {label}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            )}
            {columns.map((column, index) => (
              <nav key={index} aria-label={column.title} {...column.edit}>
                <h2 className={styles.heading}>{column.title}</h2>
                <Links links={column.links} locale={locale} />
              </nav>
            ))}
          </div>
          <span className={styles.mark} aria-hidden="true">
            BARRIÈRE
          </span>
          <nav className={styles.legal} aria-label={t('legal')}>
            <ul>
              {legal.map(({ label, anchor, edit: linkEdit }, index) => (
                <li key={index} {...linkEdit}>
                  <a {...anchor}>{label}</a>
                </li>
              ))}
              <li>
                <a href={pagePath('cookies', locale)} data-consent="">
                  {t('cookies')}
                </a>
              </li>
              {alternates &&
                LOCALES.filter((language) => language !== locale).map((language) => (
                  <li key={language}>
                    <a href={alternates[language]} lang={language} hrefLang={language}>
                      {LANGUAGE_NAMES[language]}
                    </a>
                  </li>
                ))}
            </ul>
          </nav>
        </div>
      </footer>
    </>
  )
}

const Links = ({ links, locale }: { links: readonly NavLink[]; locale: Locale }) => (
  <ul>
    {links.map(({ label, anchor, edit }, index) => (
      <li key={index} {...guestsOnly(anchor.href, locale)} {...edit}>
        <a {...anchor}>{label}</a>
      </li>
    ))}
  </ul>
)
