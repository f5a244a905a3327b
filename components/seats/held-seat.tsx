import type { Registration } from '@barriere/shared/programmes/casino/seats.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { formatEuros } from '#lib/i18n/format.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import type { FormLabels } from '../forms/labels.ts'
import { interpolate } from '../forms/interpolate.ts'
import { useFocusOn } from '../forms/use-focus-on.ts'
import panel from '../member/layout/panel.module.css'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { LinkedPhones } from '../ui/linked-phones.tsx'
import { Countdown } from './countdown.tsx'
import { RegistrationFacts } from './registration-facts.tsx'
import type { SeatLabels } from './seat-props.ts'
import styles from './seats.module.css'
import { type OnChange, useHeldSeat } from './use-held-seat.ts'

interface HeldSeatProps {
  registration: Registration
  locale: Locale
  labels: SeatLabels
  forms: Pick<FormLabels, 'technical'>
  onChange: OnChange
}

/** Outcome of the last failed payment; undefined before the first attempt, and during an attempt. */
const failedOutcome = ({ paying, outcome }: Registration): keyof SeatLabels['outcomes'] | undefined =>
  paying || outcome === undefined || outcome === 'paid' ? undefined : outcome

/** A held seat: the time left, its facts, and the buttons to pay or to release it. */
export function HeldSeat({ registration, locale, labels, forms, onChange }: HeldSeatProps) {
  const { held } = labels
  const { seats, cents, createdAt, holdUntil, paying } = registration
  const { busy, failure, pay, release, reread } = useHeldSeat(registration, locale, onChange)
  const failureRef = useFocusOn<HTMLDivElement>(failure)
  const outcome = failedOutcome(registration)
  return (
    <>
      {outcome && <Banner kind="error">{labels.outcomes[outcome]}</Banner>}
      {paying && <Banner kind="info">{held.tried}</Banner>}
      {failure && (
        <FormFailure ref={failureRef}>
          <LinkedPhones text={failure.message ?? forms.technical} />
        </FormFailure>
      )}
      <div className={styles.wide}>
        <div className={styles.held}>
          {holdUntil && (
            <Countdown from={createdAt} until={holdUntil} labels={held} onOver={() => void reread()} key={holdUntil} />
          )}
          <div className={styles.facts}>
            <RegistrationFacts registration={registration} locale={locale} labels={labels} />
          </div>
          <div className={panel.about}>
            <div className={styles.actions}>
              <Button busy={busy === 'pay'} onClick={() => void pay()}>
                {busy === 'pay' ? held.paying : interpolate(held.pay, { amount: formatEuros(cents / 100, locale) })}
              </Button>
              <Button variant="line" busy={busy === 'release'} onClick={() => void release()}>
                {busy === 'release' ? held.releasing : seats > 1 ? held.releaseSeveral : held.release}
              </Button>
            </div>
            <p className={styles.hint}>{held.bank}</p>
          </div>
        </div>
      </div>
    </>
  )
}
