import { PointsPanel } from '#components/member/points/points.client.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { CasinoMemberPage } from '../casino-member-page.tsx'
import { casinoNames } from '../casino-names.ts'
import type { BlockProps } from '../props.ts'
import type { casinoPointsSchema } from './casino-points.schema.ts'

/** The member’s points: balance, year and ledger. */
export async function CasinoPoints({ block, context }: BlockProps<typeof casinoPointsSchema>) {
  const { locale } = context
  const { casino, member } = messagesOf(locale)
  return (
    <CasinoMemberPage block={block} context={context} current="points">
      <PointsPanel
        locale={locale}
        casinos={await casinoNames(context)}
        labels={casino.points}
        refused={casino.limits.refused}
        frame={member.frame}
      />
    </CasinoMemberPage>
  )
}
