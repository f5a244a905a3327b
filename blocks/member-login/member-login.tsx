import { CasinoLogin } from '#components/member/casino-entry/casino-login.client.tsx'
import { EntryLayout } from '#components/member/entry/entry-layout.tsx'
import { Login } from '#components/member/login/login.client.tsx'
import { TabLinks } from '#components/ui/tabs.tsx'
import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import { HOTEL_LINKS } from '@barriere/shared/programmes/hotel/links.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { casinoPlaces } from '../casino-names.ts'
import { editAttributes } from '../editable.ts'
import { posterOf } from '../entry-poster.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { memberLoginSchema } from './member-login.schema.ts'

/**
 * Login of a programme. Cacheable: the HTML is the same for every visitor; the browser detects a member who is
 * already signed in.
 */
export async function MemberLogin({ block, context }: BlockProps<typeof memberLoginSchema>) {
  const { locale } = context
  const {
    member: { login },
    casino,
    forms,
  } = messagesOf(locale)
  const isCasino = block.programme === 'casino'
  const href = (page: 'login' | 'registration'): string =>
    isCasino ? casinoLink(page, locale) : HOTEL_LINKS[page][locale]
  const tabs = [
    { label: login.tabs.login, anchor: { href: href('login') }, current: true },
    { label: login.tabs.registration, anchor: { href: href('registration') } },
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
      {isCasino ? (
        <CasinoLogin
          locale={locale}
          labels={login}
          forms={forms}
          own={casino.login}
          places={await casinoPlaces(context)}
          visit={casino.visit}
        />
      ) : (
        <Login locale={locale} labels={login} forms={forms} />
      )}
    </EntryLayout>
  )
}
