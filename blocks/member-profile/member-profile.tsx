import { countryOptions } from '#components/forms/country-options.ts'
import { MemberLayout } from '#components/member/member-layout.tsx'
import { ProfilePanel } from '#components/member/profile/profile.client.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { casinoOptions } from '../casino-options.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { memberProfileSchema } from './member-profile.schema.ts'

/** All that a member can change of what the programme knows of them. */
export async function MemberProfile({ block, context }: BlockProps<typeof memberProfileSchema>) {
  const { locale, path } = context
  const {
    member: { profile, frame },
    forms,
  } = messagesOf(locale)
  return (
    <MemberLayout
      locale={locale}
      path={path}
      current="profile"
      title={block.title ?? profile.title}
      level={titleLevel(context)}
      intro={block.intro}
      edit={editAttributes(block)}
    >
      <ProfilePanel
        locale={locale}
        labels={profile}
        forms={forms}
        frame={frame}
        casinos={await casinoOptions(context)}
        countries={countryOptions(locale)}
      />
    </MemberLayout>
  )
}
