import { RewardsPanel } from '#components/member/rewards/rewards.client.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { CasinoMemberPage } from '../casino-member-page.tsx'
import { casinoNames } from '../casino-names.ts'
import type { BlockProps } from '../props.ts'
import type { casinoRewardsSchema } from './casino-rewards.schema.ts'

/** Rewards for points, and the member’s vouchers. */
export async function CasinoRewards({ block, context }: BlockProps<typeof casinoRewardsSchema>) {
  const { locale } = context
  const { casino, member } = messagesOf(locale)
  return (
    <CasinoMemberPage block={block} context={context} current="rewards">
      <RewardsPanel
        locale={locale}
        casinos={await casinoNames(context)}
        labels={casino.rewards}
        refused={casino.limits.refused}
        frame={member.frame}
      />
    </CasinoMemberPage>
  )
}
