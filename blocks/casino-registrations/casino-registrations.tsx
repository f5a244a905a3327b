import { MemberLayout } from '#components/member/member-layout.tsx'
import { RegistrationsPanel } from '#components/seats/registrations.client.tsx'
import { pagePath } from '#lib/i18n/locales/locales.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { casinoPlaces } from '../casino-names.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { casinoRegistrationsSchema } from './casino-registrations.schema.ts'

/** Registrations with their tickets, and places on waiting lists. */
export async function CasinoRegistrations({ block, context }: BlockProps<typeof casinoRegistrationsSchema>) {
  const { locale, path } = context
  const { casino, member, forms, seats } = messagesOf(locale)
  return (
    <MemberLayout
      programme="casino"
      locale={locale}
      path={path}
      current="registrations"
      title={block.title ?? casino.registrations.title}
      level={titleLevel(context)}
      intro={block.intro}
      edit={editAttributes(block)}
    >
      <RegistrationsPanel
        locale={locale}
        labels={seats}
        own={casino.registrations}
        casinos={await casinoPlaces(context)}
        frame={member.frame}
        forms={{ technical: forms.technical }}
        choices={[
          { label: casino.registrations.tournaments, href: pagePath('tournaments', locale) },
          { label: casino.registrations.shows, href: pagePath('shows', locale) },
        ]}
      />
    </MemberLayout>
  )
}
