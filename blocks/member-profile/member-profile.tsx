import { countryOptions } from '#components/forms/country-options.ts'
import { MemberLayout } from '#components/member/layout/member-layout.tsx'
import { ProfilePanel } from '#components/member/profile/profile.client.tsx'
import type { Programme } from '@barriere/shared/contracts/session.ts'
import { type Messages, messagesOf } from '#lib/i18n/translate.ts'
import { casinoPlaces } from '../casino-names.ts'
import { casinoOptions } from '../casino-options.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { memberProfileSchema } from './member-profile.schema.ts'

/** All data of a programme that its member can change. */
export async function MemberProfile({ block, context }: BlockProps<typeof memberProfileSchema>) {
  const { locale, path } = context
  const messages = messagesOf(locale)
  const programme: Programme = block.programme
  const labels = labelsOf(messages, programme)
  // The hotel programme stores the town of a casino, the casino programme its key.
  const casinos =
    programme === 'casino'
      ? (await casinoPlaces(context)).map(({ key, name }) => ({ value: key, label: name }))
      : await casinoOptions(context)
  return (
    <MemberLayout
      programme={programme}
      locale={locale}
      path={path}
      current="profile"
      title={block.title ?? labels.title}
      level={titleLevel(context)}
      intro={block.intro}
      edit={editAttributes(block)}
    >
      <ProfilePanel
        programme={programme}
        locale={locale}
        labels={labels}
        forms={messages.forms}
        frame={messages.member.frame}
        casinos={casinos}
        countries={countryOptions(locale)}
      />
    </MemberLayout>
  )
}

/** Texts of the page. The casino programme replaces some of them. */
function labelsOf({ member: { profile }, casino }: Messages, programme: Programme): Messages['member']['profile'] {
  if (programme === 'hotel') return profile
  const { optIns, tastesDone, lucky, title, ...data } = casino.profile
  return {
    ...profile,
    title,
    optIns: { ...profile.optIns, intro: optIns },
    data: { ...profile.data, ...data },
    parts: { ...profile.parts, tastes: { ...profile.parts.tastes, doneText: `${tastesDone} ${lucky}` } },
  }
}
