import { MemberMenuSession } from '#components/member/layout/member-menu.client.tsx'
import { MEMBER_PAGES, PAGE_ICONS, logoutAnchor, memberHref } from '#components/member/layout/member-pages.ts'
import { Icon } from '#components/ui/icon.tsx'
import { Section } from '#components/ui/section.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { memberMenuSchema } from './member-menu.schema.ts'
import styles from './member-menu.module.css'

/** All pages of the member area as a list, with links to login and registration above it for anonymous visitors. */
export function MemberMenu({ block, context }: BlockProps<typeof memberMenuSchema>) {
  const { locale } = context
  const { menu, frame } = messagesOf(locale).member
  return (
    <Section
      title={block.title ?? menu.title}
      level={titleLevel(context)}
      intro={block.intro}
      edit={editAttributes(block)}
    >
      <MemberMenuSession locale={locale} labels={menu} frame={frame} />
      <nav aria-label={frame.label}>
        <ul className={styles.list}>
          {MEMBER_PAGES.map((page) => (
            <li key={page}>
              <a href={memberHref(page, locale)} className={styles.entry}>
                <Icon name={PAGE_ICONS[page]} />
                {frame[page]}
              </a>
            </li>
          ))}
          <li>
            <a href={memberHref('home', locale)} className={styles.entry}>
              <Icon name="info" />
              {menu.programme}
            </a>
          </li>
          <li>
            <a {...logoutAnchor(locale)} className={styles.entry} data-logout="">
              <Icon name="logout" />
              {frame.logout}
            </a>
          </li>
        </ul>
      </nav>
    </Section>
  )
}
