import { StepUp } from '#components/member/step-up/step-up.client.tsx'
import { PaymentResult } from '#components/seats/payment-result.client.tsx'
import { Section } from '#components/ui/section.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { env } from '#lib/process/env.ts'
import { walletNames } from '#lib/process/wallet-settings.ts'
import { casinoPlaces } from '../casino-names.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { seatPaymentSchema } from './seat-payment.schema.ts'

/**
 * Result of a payment: the registration in the address, with its ticket. Like the list of the member's registrations,
 * it promotes no gambling: the warning in the page's footer is enough.
 */
export async function SeatPayment({ block, context }: BlockProps<typeof seatPaymentSchema>) {
  const { locale, path } = context
  const { seats, casino, forms, member } = messagesOf(locale)
  return (
    <Section
      edit={editAttributes(block)}
      title={block.title ?? seats.payment.title}
      level={titleLevel(context)}
      intro={block.intro}
      isPrivate
    >
      <PaymentResult
        locale={locale}
        path={path}
        labels={seats}
        casinos={await casinoPlaces(context)}
        wallets={walletNames(env.wallets)}
        wallet={casino.wallet}
        forms={{ technical: forms.technical }}
        frame={member.frame}
      />
      {context.claimId('step-up') && <StepUp locale={locale} labels={casino.stepUp} forms={forms} />}
    </Section>
  )
}
