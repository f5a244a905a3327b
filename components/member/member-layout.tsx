import type { ReactNode } from 'react'
import type { Locale } from '#lib/domain/locale.ts'
import { getTranslator, messagesOf } from '#lib/i18n/translate.ts'
import type { EditAttributes } from '../ui/anchor.ts'
import { Banner } from '../ui/banner.tsx'
import { Heading, type HeadingLevel } from '../ui/heading.tsx'
import { Icon } from '../ui/icon.tsx'
import { LinkedPhones } from '../ui/linked-phones.tsx'
import { Section } from '../ui/section.tsx'
import styles from './member-layout.module.css'
import { MemberGreeting } from './member-greeting.client.tsx'
import { MEMBER_PAGES, type MemberPage, PAGE_ICONS, logoutAnchor, memberHref } from './member-pages.ts'

interface MemberLayoutProps {
  locale: Locale
  /** Address of the page, to come back to after a login. */
  path: string
  /** Which page of the menu this is; undefined where it is none. */
  current?: MemberPage | undefined
  title: string
  /** Rank of the title: 1 on the block that opens a page. */
  level: HeadingLevel
  intro?: string | undefined
  edit?: EditAttributes | undefined
  /** Stands beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** Id of the menu's list, whose logout the island of the greeting watches. */
const MENU = 'member-pages'

/**
 * A page of the member area: greeting and title, navigation, content. Cacheable: the HTML is the same for every member;
 * personal data comes by islands, and without a session the greeting says so.
 */
export function MemberLayout({
  locale,
  path,
  current,
  title,
  level,
  intro,
  edit,
  action,
  children,
}: MemberLayoutProps) {
  const t = getTranslator(locale, 'member.frame')
  return (
    <Section spacing="none" edit={edit} isPrivate>
      <div className={styles.head}>
        <div className={styles.titles}>
          <MemberGreeting menu={MENU} path={path} locale={locale} labels={messagesOf(locale).member.frame} />
          <Heading level={level} className={styles.title}>
            {title}
          </Heading>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {action}
      </div>
      <div className={styles.area}>
        <nav aria-label={t('label')} className={styles.menu}>
          <ul id={MENU} className={styles.pages}>
            {MEMBER_PAGES.map((page) => (
              <li key={page}>
                <a
                  href={memberHref(page, locale)}
                  className={styles.page}
                  aria-current={page === current ? 'page' : undefined}
                >
                  <Icon name={PAGE_ICONS[page]} />
                  {t(page)}
                </a>
              </li>
            ))}
            <li>
              <a {...logoutAnchor(locale)} className={styles.page} data-logout="">
                <Icon name="logout" />
                {t('logout')}
              </a>
            </li>
          </ul>
        </nav>
        <div className={styles.content}>
          <noscript>
            <Banner kind="info">
              <LinkedPhones text={t('noScript')} />
            </Banner>
          </noscript>
          {children}
        </div>
      </div>
    </Section>
  )
}
