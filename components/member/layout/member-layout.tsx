import type { ReactNode } from 'react'
import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import type { Programme } from '@barriere/shared/contracts/session.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator, messagesOf } from '#lib/i18n/translate.ts'
import type { EditAttributes } from '../../ui/anchor.ts'
import { Banner } from '../../ui/banner.tsx'
import { Heading, type HeadingLevel } from '../../ui/heading.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { LinkedPhones } from '../../ui/linked-phones.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './member-layout.module.css'
import { MemberGreeting } from './member-greeting.client.tsx'
import { CasinoGreeting } from './casino-greeting.client.tsx'
import { StepUp } from '../step-up/step-up.client.tsx'
import {
  CASINO_MEMBER_PAGES,
  CASINO_PAGE_ICONS,
  type CasinoMemberPage,
  MEMBER_PAGES,
  type MemberPage,
  PAGE_ICONS,
  logoutAnchor,
  memberHref,
} from './member-pages.ts'

/** The programme of the area, and the current page of its menu; undefined for a page that is not in the menu. */
type Place =
  | { readonly programme?: 'hotel'; readonly current?: MemberPage | undefined }
  | { readonly programme: 'casino'; readonly current?: CasinoMemberPage | undefined }

type MemberLayoutProps = Place & {
  locale: Locale
  /** Path of the page, for the return after a login. */
  path: string
  title: string
  /** Rank of the title: 1 on the block that opens a page. */
  level: HeadingLevel
  intro?: string | undefined
  edit?: EditAttributes | undefined
  /** Shown beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** Id of the menu's list. The greeting's island handles the logout link in it. */
const MENU = 'member-pages'

/**
 * A page of the member area: greeting and title, navigation, content. Cacheable: the HTML is the same for every member.
 * Islands load personal data, and the greeting reports a missing session.
 */
export function MemberLayout({
  programme = 'hotel',
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
  const { member, casino, forms } = messagesOf(locale)
  const isCasino = programme === 'casino'
  return (
    <Section spacing="none" edit={edit} isPrivate>
      <div className={styles.head}>
        <div className={styles.titles}>
          {isCasino ? (
            <CasinoGreeting menu={MENU} path={path} locale={locale} labels={member.frame} />
          ) : (
            <MemberGreeting menu={MENU} path={path} locale={locale} labels={member.frame} />
          )}
          <Heading level={level} className={styles.title}>
            {title}
          </Heading>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {action}
      </div>
      <div className={styles.area}>
        <nav aria-label={isCasino ? casino.frame.label : t('label')} className={styles.menu}>
          <ul id={MENU} className={styles.pages}>
            {pagesOf(programme, locale).map(({ page, href, icon, label }) => (
              <li key={page}>
                <a href={href} className={styles.page} aria-current={page === current ? 'page' : undefined}>
                  <Icon name={icon} />
                  {label}
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
      {isCasino && <StepUp locale={locale} labels={casino.stepUp} forms={forms} />}
    </Section>
  )
}

interface MenuEntry {
  readonly page: string
  readonly href: string
  readonly icon: IconName
  readonly label: string
}

/** The menu of a programme's area. */
function pagesOf(programme: Programme, locale: Locale): readonly MenuEntry[] {
  const { member, casino } = messagesOf(locale)
  return programme === 'casino'
    ? CASINO_MEMBER_PAGES.map((page) => ({
        page,
        href: casinoLink(page, locale),
        icon: CASINO_PAGE_ICONS[page],
        label: casino[page].title,
      }))
    : MEMBER_PAGES.map((page) => ({
        page,
        href: memberHref(page, locale),
        icon: PAGE_ICONS[page],
        label: member.frame[page],
      }))
}
