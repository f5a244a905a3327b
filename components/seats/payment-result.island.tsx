import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { casinoStore } from '#lib/client/casino-profile.ts'
import { useMember } from '#lib/client/use-profile.ts'
import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import type { Registration } from '@barriere/shared/programmes/casino/seats.ts'
import { localizedPath } from '@barriere/shared/domain/locale.ts'
import { formatEuros, formatHour } from '#lib/i18n/format.ts'
import { interpolate } from '../forms/interpolate.ts'
import { loginHref } from '../member/layout/member-pages.ts'
import { ReadFailure } from '../member/calls/read-failure.tsx'
import { Banner, type BannerKind } from '../ui/banner.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { storeHeldSeat } from './held-seat-store.ts'
import { HeldSeat } from './held-seat.tsx'
import { type PaymentResultProps, SEATS_SECTION } from './seat-props.ts'
import styles from './seats.module.css'
import { Step } from './step.tsx'
import { Ticket } from './ticket.tsx'
import { trackRegistration } from './track-registration.ts'
import { usePaymentResult } from './use-payment-result.ts'
import { useWaitingPosition } from './use-waiting-position.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** Id of the registration in the address's fragment; empty for none, undefined on the server. */
const useNamedRegistration = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (UUID.test(location.hash.slice(1)) ? location.hash.slice(1) : ''),
    () => undefined,
  )

/** Return page of a payment: the result from the server, and the ticket. */
export function PaymentResultIsland(props: PaymentResultProps) {
  const { locale, labels, path } = props
  const { payment } = labels
  const { status, isConnected } = useMember(casinoStore)
  const id = useNamedRegistration()

  useEffect(() => void casinoStore.init(true), [])

  if (id === '')
    return (
      <Told title={payment.none} text={payment.noneText}>
        <MineLink {...props} />
      </Told>
    )
  if (id === undefined || status === 'pending') return <Waiting {...props} />
  if (status === 'success' && !isConnected)
    return (
      <Told title={payment.signIn} text={payment.signInText}>
        <ButtonLink anchor={{ href: loginHref(`${path}#${id}`, locale, 'casino') }}>{payment.login}</ButtonLink>
      </Told>
    )
  return <Result key={id} id={id} {...props} />
}

const Waiting = ({ labels: { payment, loading } }: PaymentResultProps) => (
  <div className={styles.step}>
    <h2 className={styles.title}>{payment.pending}</h2>
    <p>{payment.pendingText}</p>
    <Loading label={loading}>
      <Skeleton lines={3} />
    </Loading>
  </div>
)

const MineLink = ({ locale, labels }: Pick<PaymentResultProps, 'locale' | 'labels'>) => (
  <ButtonLink variant="line" anchor={{ href: casinoLink('registrations', locale) }}>
    {labels.payment.mine}
  </ButtonLink>
)

function Result({ id, ...props }: PaymentResultProps & { id: string }): ReactNode {
  const { labels, frame } = props
  const { read, take, retry } = usePaymentResult(id)
  switch (read.kind) {
    case 'pending':
      return <Waiting {...props} />
    case 'late':
      return (
        <Told title={labels.payment.late} text={labels.payment.lateText}>
          <MineLink {...props} />
        </Told>
      )
    case 'failed':
      return read.failure.status === 404 ? (
        <Told title={labels.payment.unknown} text={labels.payment.noneText} kind="error">
          <MineLink {...props} />
        </Told>
      ) : (
        <ReadFailure failure={read.failure} labels={frame} retry={retry} />
      )
    case 'read':
      return <Decided {...props} registration={read.registration} onChange={take} />
  }
}

interface DecidedProps extends PaymentResultProps {
  registration: Registration
  onChange: (registration: Registration) => void
}

/** Shows the state of the registration after the bank's answer or the end of the hold. */
function Decided(props: DecidedProps) {
  const { registration, locale, labels, onChange } = props
  const { payment } = labels
  const { state, outcome, cents, path, holdUntil, seats } = registration
  const amount = formatEuros(cents / 100, locale)

  useEffect(() => {
    storeHeldSeat(registration)
    if (registration.state === 'paid') trackRegistration(registration)
  }, [registration])

  if (state === 'paid')
    return (
      <Step level={2} title={payment.paid}>
        <Banner kind="success">{payment.paidText}</Banner>
        <Ticket {...props} />
        <div className={styles.actions}>
          <MineLink {...props} />
        </div>
      </Step>
    )
  if (state === 'held')
    return (
      <Step level={2} title={outcome ? payment.failed : seats > 1 ? labels.held.titleSeveral : labels.held.title}>
        {holdUntil && <p>{interpolate(payment.heldUntil, { hour: formatHour(new Date(holdUntil), locale) })}</p>}
        <HeldSeat {...props} onChange={onChange} />
      </Step>
    )
  if (state === 'refunded')
    return (
      <Told title={payment.refunded} text={interpolate(payment.refundedText, { amount })}>
        <MineLink {...props} />
      </Told>
    )
  if (state === 'failed' && outcome === 'paid') return <Gone {...props} amount={amount} />
  const [title, text] = state === 'failed' ? [payment.off, payment.offText] : [payment.over, payment.overText]
  return (
    <Told title={title} text={text} kind="warning">
      <ButtonLink anchor={{ href: `${localizedPath(path[locale], locale)}#${SEATS_SECTION}` }}>
        {payment.back}
      </ButtonLink>
      <MineLink {...props} />
    </Told>
  )
}

/** The payment arrived after the seat was given to another member. */
function Gone({ registration, amount, ...props }: DecidedProps & { amount: string }) {
  const { payment } = props.labels
  const position = useWaitingPosition(registration)
  return (
    <Told title={payment.gone} text={interpolate(payment.goneText, { amount })} kind="warning">
      {position !== undefined && <p>{interpolate(payment.waits, { position })}</p>}
      <MineLink {...props} />
    </Told>
  )
}

interface ToldProps {
  title: string
  text: string
  kind?: BannerKind
  children: ReactNode
}

/** A result, with the possible next actions. */
const Told = ({ title, text, kind = 'info', children }: ToldProps) => (
  <Step level={2} title={title}>
    <Banner kind={kind}>{text}</Banner>
    <div className={styles.actions}>{children}</div>
  </Step>
)
