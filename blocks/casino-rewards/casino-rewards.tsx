import { RewardsPanel } from '#components/member/rewards/rewards.client.tsx'
import { MemberLayout } from '#components/member/member-layout.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { casinoNames } from '../casino-names.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { casinoRewardsSchema } from './casino-rewards.schema.ts'

/** Rewards for points, and the member’s vouchers. */
export async function CasinoRewards({ block, context }: BlockProps<typeof casinoRewardsSchema>) {
  const { locale, path } = context
  const { casino, member } = messagesOf(locale)
  return (
    <MemberLayout
      programme="casino"
      locale={locale}
      path={path}
      current="rewards"
      title={block.title ?? casino.rewards.title}
      level={titleLevel(context)}
      intro={block.intro}
      edit={editAttributes(block)}
    >
      <RewardsPanel
        locale={locale}
        casinos={await casinoNames(context)}
        labels={casino.rewards}
        refused={casino.limits.refused}
        frame={member.frame}
      />
    </MemberLayout>
  )
}
