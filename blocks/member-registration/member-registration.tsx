import { countryOptions } from '#components/forms/country-options.ts'
import { CasinoRegistration } from '#components/member/casino-entry/casino-registration.client.tsx'
import { EntryLayout } from '#components/member/entry/entry-layout.tsx'
import { Registration } from '#components/member/registration/registration.client.tsx'
import { TabLinks } from '#components/ui/tabs.tsx'
import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import { HOTEL_LINKS } from '@barriere/shared/programmes/hotel/links.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { casinoPlaces } from '../casino-names.ts'
import { casinoOptions } from '../casino-options.ts'
import { editAttributes } from '../editable.ts'
import { posterOf } from '../entry-poster.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { memberRegistrationSchema } from './member-registration.schema.ts'

/** The form that creates an account of a programme. */
export async function MemberRegistration({ block, context }: BlockProps<typeof memberRegistrationSchema>) {
  const { locale } = context
  const {
    member: {
      login,
      registration,
      profile: { fields, choices, civilities, channels },
    },
    casino,
    forms,
  } = messagesOf(locale)
  const isCasino = block.programme === 'casino'
  const href = (page: 'login' | 'registration'): string =>
    isCasino ? casinoLink(page, locale) : HOTEL_LINKS[page][locale]
  const tabs = [
    { label: login.tabs.login, anchor: { href: href('login') } },
    { label: login.tabs.registration, anchor: { href: href('registration') }, current: true },
  ]
  return (
    <EntryLayout
      poster={posterOf(block)}
      title={block.title ?? registration.title}
      level={titleLevel(context)}
      intro={block.intro}
      edit={editAttributes(block)}
      tabs={<TabLinks label={login.tabs.label} links={tabs} />}
    >
      {isCasino ? (
        <CasinoRegistration
          locale={locale}
          own={casino.registration}
          labels={registration}
          profile={{ fields, civilities }}
          login={{ password: login.password, confirm: login.confirm }}
          forms={forms}
          close={login.close}
          places={await casinoPlaces(context)}
          visit={casino.visit}
        />
      ) : (
        <Registration
          locale={locale}
          labels={registration}
          profile={{ fields, choices, civilities, channels }}
          login={{ password: login.password, confirm: login.confirm }}
          forms={forms}
          casinos={await casinoOptions(context)}
          countries={countryOptions(locale)}
        />
      )}
    </EntryLayout>
  )
}
