import { SponsorshipPanel } from '#components/member/sponsorship/sponsorship.client.tsx'
import { MemberLayout } from '#components/member/member-layout.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { casinoSponsorshipSchema } from './casino-sponsorship.schema.ts'

/** The member’s friends, and the ways to invite more. */
export function CasinoSponsorship({ block, context }: BlockProps<typeof casinoSponsorshipSchema>) {
  const { locale, path } = context
  const { casino, member, forms } = messagesOf(locale)
  return (
    <MemberLayout
      programme="casino"
      locale={locale}
      path={path}
      current="sponsorship"
      title={block.title ?? casino.sponsorship.title}
      level={titleLevel(context)}
      intro={block.intro}
      edit={editAttributes(block)}
    >
      <SponsorshipPanel
        locale={locale}
        labels={casino.sponsorship}
        refused={casino.limits.refused}
        frame={member.frame}
        forms={forms}
      />
    </MemberLayout>
  )
}
