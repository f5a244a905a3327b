import { callCasino } from '#lib/client/casino.ts'
import type { SendFailure } from '#lib/client/send-call.ts'
import type { CasinoErrorCode } from '@barriere/shared/programmes/casino/errors.ts'
import type { WaitingPlace } from '@barriere/shared/programmes/casino/seats.ts'
import { accepted } from '@barriere/shared/domain/people/form-rules.ts'
import { Form } from '../forms/form.tsx'
import { useSiteForm } from '../forms/use-site-form.ts'
import { RulesField } from './rules-field.tsx'
import type { SeatListProps, SeatOffer } from './seat-props.ts'
import { Step } from './step.tsx'

interface WaitingStepProps extends Pick<SeatListProps, 'sale' | 'locale' | 'labels' | 'entry'> {
  offer: SeatOffer
  onWaiting: (waiting: WaitingPlace) => void
  onRefused: (failure: SendFailure<CasinoErrorCode>) => boolean
}

/** No places are left: form to join the waiting list. */
export function WaitingStep({ sale, locale, labels, entry, offer, onWaiting, onRefused }: WaitingStepProps) {
  const form = useSiteForm({
    name: 'seat-waiting',
    locale,
    labels: entry.forms,
    values: { rules: false },
    fieldLabels: { rules: labels.choose.rules },
    rules: { rules: [accepted('rules')] },
    send: (_, idempotencyKey) =>
      callCasino('POST waiting', { input: { saleId: sale, category: offer.key, rules: true }, idempotencyKey }),
    done: ({ waiting }) => onWaiting(waiting),
    refused: onRefused,
  })
  return (
    <Step title={labels.waiting.title}>
      <p>{labels.waiting.text}</p>
      <Form form={form} label={labels.waiting.title} submit={labels.waiting.join}>
        <RulesField field={form.field('rules')} labels={labels.choose} />
      </Form>
    </Step>
  )
}
