import { CasinoCardPanel } from '#components/member/casino-card/casino-card.client.tsx'
import { MemberLayout } from '#components/member/member-layout.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { env } from '#lib/process/env.ts'
import { WALLETS } from '#lib/domain/wallet.ts'
import { casinoPlaces } from '../casino-names.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { casinoCardSchema } from './casino-card.schema.ts'

/** The member’s card, its code and its tier. */
export async function CasinoCard({ block, context }: BlockProps<typeof casinoCardSchema>) {
  const { locale, path } = context
  const { casino, member } = messagesOf(locale)
  const places = await casinoPlaces(context)
  return (
    <MemberLayout
      programme="casino"
      locale={locale}
      path={path}
      current="card"
      title={block.title ?? casino.card.title}
      level={titleLevel(context)}
      intro={block.intro}
      edit={editAttributes(block)}
    >
      <CasinoCardPanel
        locale={locale}
        places={places}
        visit={casino.visit}
        labels={casino.card}
        offline={{ ...member.card, stored: casino.card.stored }}
        wallets={WALLETS.filter((wallet) => env.wallets[wallet])}
        wallet={casino.wallet}
        refused={casino.limits.refused}
        frame={member.frame}
      />
    </MemberLayout>
  )
}
