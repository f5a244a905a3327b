import type { Registration } from '@barriere/shared/programmes/casino/seats.ts'
import { formatEuros, formatMoment } from '#lib/i18n/format.ts'
import { interpolate } from '../forms/interpolate.ts'
import panel from '../member/layout/panel.module.css'
import { Badge, type BadgeKind } from '../ui/badge.tsx'
import { Entry, GiveUpButton } from './entry.tsx'
import { HeldSeat } from './held-seat.tsx'
import { RegistrationFacts } from './registration-facts.tsx'
import type { RegistrationsProps } from './seat-props.ts'
import { Ticket } from './ticket.tsx'
import type { OnChange } from './use-held-seat.ts'

type State = keyof RegistrationsProps['own']['states']

const BADGES: Readonly<Record<State, BadgeKind>> = {
  held: 'exclusive',
  paid: 'available',
  used: 'finished',
  booked: 'available',
  cancelled: 'finished',
  expired: 'finished',
  failed: 'canceled',
  refunded: 'finished',
}

/** State on the badge. A free registration is never called paid or refunded. */
function stateOf({ state, usedAt, cents }: Registration): State {
  if (usedAt !== undefined) return 'used'
  if (cents > 0) return state
  return state === 'paid' ? 'booked' : state === 'refunded' ? 'cancelled' : state
}

interface RegistrationEntryProps extends RegistrationsProps {
  registration: Registration
  /** Opens the confirmation dialog of the cancellation. */
  cancel: () => void
  onChange: OnChange
}

/** A registration with its state and its actions. */
export function RegistrationEntry({ registration, cancel, onChange, ...props }: RegistrationEntryProps) {
  const { locale, labels, own, forms } = props
  const { title, state, usedAt, cancellableUntil, cents, refundedCents } = registration
  const shown = stateOf(registration)
  const until = cents > 0 ? own.until : own.untilFree
  return (
    <Entry title={title[locale]}>
      <p>
        <Badge kind={BADGES[shown]}>{own.states[shown]}</Badge>
      </p>
      {state === 'held' ? (
        <HeldSeat registration={registration} locale={locale} labels={labels} forms={forms} onChange={onChange} />
      ) : state === 'paid' ? (
        <Ticket registration={registration} {...props} />
      ) : (
        <RegistrationFacts registration={registration} locale={locale} labels={labels} />
      )}
      {refundedCents !== undefined && (
        <p className={panel.hint}>
          {interpolate(own.partlyRefunded, { amount: formatEuros(refundedCents / 100, locale) })}
        </p>
      )}
      {state === 'paid' && cancellableUntil === undefined && usedAt === undefined && (
        <p className={panel.hint}>{own.tooLate}</p>
      )}
      {cancellableUntil !== undefined && (
        <div>
          <p className={panel.hint}>
            {interpolate(until, { moment: formatMoment(new Date(cancellableUntil), locale) })}
          </p>
          <GiveUpButton label={own.cancel} name={interpolate(own.cancelName, { title: title[locale] })} ask={cancel} />
        </div>
      )}
    </Entry>
  )
}
