import { OffersPanel } from '#components/member/offers/offers.client.tsx'
import { MemberLayout } from '#components/member/member-layout.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { casinoOffersSchema } from './casino-offers.schema.ts'

/** Offers and discounts with their codes, and lucky dates. */
export function CasinoOffers({ block, context }: BlockProps<typeof casinoOffersSchema>) {
  const { locale, path } = context
  const { casino, member, forms } = messagesOf(locale)
  return (
    <MemberLayout
      programme="casino"
      locale={locale}
      path={path}
      current="offers"
      title={block.title ?? casino.offers.title}
      level={titleLevel(context)}
      intro={block.intro}
      edit={editAttributes(block)}
    >
      <OffersPanel
        locale={locale}
        labels={casino.offers}
        refused={casino.limits.refused}
        frame={member.frame}
        forms={forms}
      />
    </MemberLayout>
  )
}
