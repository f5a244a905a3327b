import { EntryLayout } from '#components/member/entry-layout.tsx'
import { Login } from '#components/member/login/login.client.tsx'
import { TabLinks } from '#components/ui/tabs.tsx'
import { HOTEL_LINKS } from '#lib/contracts/hotel-links.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { posterOf } from '../entry-poster.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { memberLoginSchema } from './member-login.schema.ts'

/**
 * Login of the hotel programme. Cacheable: the HTML is the same for every visitor; the browser detects a member who is
 * already signed in.
 */
export function MemberLogin({ block, context }: BlockProps<typeof memberLoginSchema>) {
  const { locale } = context
  const {
    member: { login },
    forms,
  } = messagesOf(locale)
  const tabs = [
    { label: login.tabs.login, anchor: { href: HOTEL_LINKS.login[locale] }, current: true },
    { label: login.tabs.registration, anchor: { href: HOTEL_LINKS.registration[locale] } },
  ]
  return (
    <EntryLayout
      poster={posterOf(block)}
      title={block.title ?? login.title}
      level={titleLevel(context)}
      intro={block.intro}
      edit={editAttributes(block)}
      tabs={<TabLinks label={login.tabs.label} links={tabs} />}
    >
      <Login locale={locale} labels={login} forms={forms} />
    </EntryLayout>
  )
}
