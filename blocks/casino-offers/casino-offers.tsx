import { OffersPanel } from '#components/member/offers/offers.client.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { CasinoMemberPage } from '../casino-member-page.tsx'
import type { BlockProps } from '../props.ts'
import type { casinoOffersSchema } from './casino-offers.schema.ts'

/** Offers and discounts with their codes, and lucky dates. */
export function CasinoOffers({ block, context }: BlockProps<typeof casinoOffersSchema>) {
  const { locale } = context
  const { casino, member, forms } = messagesOf(locale)
  return (
    <CasinoMemberPage block={block} context={context} current="offers">
      <OffersPanel
        locale={locale}
        labels={casino.offers}
        refused={casino.limits.refused}
        frame={member.frame}
        forms={forms}
      />
    </CasinoMemberPage>
  )
}
