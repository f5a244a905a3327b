import { PointsPanel } from '#components/member/points/points.client.tsx'
import { MemberLayout } from '#components/member/member-layout.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { casinoNames } from '../casino-names.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { casinoPointsSchema } from './casino-points.schema.ts'

/** The member’s points: balance, year and ledger. */
export async function CasinoPoints({ block, context }: BlockProps<typeof casinoPointsSchema>) {
  const { locale, path } = context
  const { casino, member } = messagesOf(locale)
  return (
    <MemberLayout
      programme="casino"
      locale={locale}
      path={path}
      current="points"
      title={block.title ?? casino.points.title}
      level={titleLevel(context)}
      intro={block.intro}
      edit={editAttributes(block)}
    >
      <PointsPanel
        locale={locale}
        casinos={await casinoNames(context)}
        labels={casino.points}
        refused={casino.limits.refused}
        frame={member.frame}
      />
    </MemberLayout>
  )
}
