import type { WarningShown } from '#components/site/gambling-background.tsx'
import { Section } from '#components/ui/section.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { seatPaymentSchema } from './seat-payment.schema.ts'

type SeatPaymentProps = BlockProps<typeof seatPaymentSchema> & { readonly warningShown: WarningShown }

/** What became of a payment: the registration that the address names, with its ticket. Requires the legal warning. */
export function SeatPayment({ block, context }: SeatPaymentProps) {
  const { seats } = messagesOf(context.locale)
  return (
    <Section
      edit={editAttributes(block)}
      title={block.title ?? seats.payment.title}
      level={titleLevel(context)}
      intro={block.intro}
      isPrivate
    >
      {null}
    </Section>
  )
}
