import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { callCasino } from '#lib/client/casino.ts'
import type { SendFailure } from '#lib/client/send-call.ts'
import type { CasinoErrorCode } from '@barriere/shared/programmes/casino/errors.ts'
import type { Registration } from '@barriere/shared/programmes/casino/seats.ts'
import type { CasinoMember } from '#lib/contracts/casino-site.ts'
import type { CasinoTier } from '@barriere/shared/domain/loyalty/casino-tier.ts'
import { accepted, required } from '@barriere/shared/domain/people/form-rules.ts'
import { mostSeats } from '@barriere/shared/domain/sales/sale.ts'
import { SelectField } from '../forms/choice-fields.tsx'
import { Form } from '../forms/form.tsx'
import { interpolate } from '../forms/interpolate.ts'
import { useSiteForm } from '../forms/use-site-form.ts'
import { plural } from '../ui/plural.ts'
import { RulesField } from './rules-field.tsx'
import type { SeatListProps, SeatOffer } from './seat-props.ts'
import { SeatPrice } from './seat-price.tsx'
import styles from './seats.module.css'
import { Step } from './step.tsx'
import type { SaleAnswer } from './use-sale.ts'

interface ChooseStepProps extends Pick<SeatListProps, 'sale' | 'kind' | 'locale' | 'labels' | 'tiers' | 'entry'> {
  offer: SeatOffer
  answer: SaleAnswer | undefined
  member: CasinoMember
  onHeld: (registration: Registration) => void
  /** Whether the caller shows this refusal itself. */
  onRefused: (failure: SendFailure<CasinoErrorCode>) => boolean
}

/** Form with the number of seats, their price and the rules. The submit holds the seats, or books free ones. */
export function ChooseStep(props: ChooseStepProps) {
  const { sale, kind, locale, offer, answer, member, onHeld, onRefused, tiers, entry } = props
  const labels = props.labels.choose
  const tier = useTier(member.cardHolder && Object.values(answer?.discounts ?? {}).some((percent) => percent > 0))
  const sold = answer?.categories.find(({ key }) => key === offer.key)
  const most = Math.min(mostSeats(kind), sold?.left ?? mostSeats(kind))
  const percent = (tier && answer?.discounts[tier]) ?? 0
  const form = useSiteForm({
    name: 'seat-hold',
    locale,
    labels: entry.forms,
    values: { seats: '1', rules: false },
    fieldLabels: { seats: labels.seats, rules: labels.rules },
    rules: { seats: [required], rules: [accepted('rules')] },
    send: ({ seats }, idempotencyKey) =>
      callCasino('POST registrations', {
        input: { saleId: sale, category: offer.key, seats: Number(seats), rules: true },
        idempotencyKey,
      }),
    done: ({ registration }) => onHeld(registration),
    refused: onRefused,
  })
  const seats = form.field('seats')
  const count = Number(useWatch({ control: seats.control, name: 'seats', defaultValue: '1' }))
  const isSeveral = most > 1
  const cents = sold?.cents ?? offer.cents
  const isFree = cents === 0
  const [one, several] = isFree ? [labels.book, labels.bookSeveral] : [labels.hold, labels.holdSeveral]
  return (
    <Step title={isSeveral ? labels.titleSeveral : labels.title}>
      <p>{interpolate(labels.hello, { name: member.firstName })}</p>
      <Form form={form} label={labels.title} submit={isSeveral ? several : one}>
        {isSeveral && (
          <SelectField
            {...seats}
            options={Array.from({ length: most }, (_, index) => ({
              value: String(index + 1),
              label: plural(labels.count, index + 1, locale),
            }))}
          />
        )}
        <div>
          <SeatPrice
            cents={cents}
            seats={Math.max(1, count)}
            percent={isFree ? 0 : percent}
            locale={locale}
            labels={props.labels}
          />
          {tier && percent > 0 && !isFree && (
            <p className={styles.hint}>{interpolate(labels.discount, { tier: tiers[tier], percent })}</p>
          )}
        </div>
        <RulesField field={form.field('rules')} labels={labels} />
        <p className={styles.hint}>{isFree ? labels.bookHint : labels.holdHint}</p>
      </Form>
    </Step>
  )
}

/** The tier of the member's card. Undefined until it is read; without `isAsked` it is not read. */
function useTier(isAsked: boolean): CasinoTier | undefined {
  const [tier, setTier] = useState<CasinoTier>()
  useEffect(() => {
    if (!isAsked) return undefined
    let isOver = false
    void callCasino('GET tier').then((read) => {
      if (read.ok && !isOver) setTier(read.value.tier)
    })
    return () => {
      isOver = true
    }
  }, [isAsked])
  return tier
}
