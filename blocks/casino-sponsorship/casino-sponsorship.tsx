import { SponsorshipPanel } from '#components/member/sponsorship/sponsorship.client.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { CasinoMemberPage } from '../casino-member-page.tsx'
import type { BlockProps } from '../props.ts'
import type { casinoSponsorshipSchema } from './casino-sponsorship.schema.ts'

/** The friends whom the member invited, and the ways to invite more. */
export function CasinoSponsorship({ block, context }: BlockProps<typeof casinoSponsorshipSchema>) {
  const { locale } = context
  const { casino, member, forms } = messagesOf(locale)
  return (
    <CasinoMemberPage block={block} context={context} current="sponsorship">
      <SponsorshipPanel
        locale={locale}
        labels={casino.sponsorship}
        refused={casino.limits.refused}
        frame={member.frame}
        forms={forms}
      />
    </CasinoMemberPage>
  )
}
