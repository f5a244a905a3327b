import { CasinoCardPanel } from '#components/member/casino-card/casino-card.client.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { env } from '#lib/process/env.ts'
import { walletNames } from '#lib/process/wallet-settings.ts'
import { CasinoMemberPage } from '../casino-member-page.tsx'
import { casinoPlaces } from '../casino-names.ts'
import type { BlockProps } from '../props.ts'
import type { casinoCardSchema } from './casino-card.schema.ts'

/** The member’s card, its code and its tier. */
export async function CasinoCard({ block, context }: BlockProps<typeof casinoCardSchema>) {
  const { locale } = context
  const { casino, member } = messagesOf(locale)
  const places = await casinoPlaces(context)
  return (
    <CasinoMemberPage block={block} context={context} current="card">
      <CasinoCardPanel
        locale={locale}
        places={places}
        visit={casino.visit}
        labels={casino.card}
        offline={{ ...member.card, stored: casino.card.stored }}
        wallets={walletNames(env.wallets)}
        wallet={casino.wallet}
        refused={casino.limits.refused}
        frame={member.frame}
      />
    </CasinoMemberPage>
  )
}
