import { type ReactNode, useEffect, useState } from 'react'
import { casinoStore } from '#lib/client/casino-profile.ts'
import { callCasino } from '#lib/client/casino.ts'
import type { SendFailure } from '#lib/client/send-call.ts'
import { isSignedIn } from '#lib/client/signed-in.ts'
import { useMember } from '#lib/client/use-profile.ts'
import type { CasinoErrorCode } from '@barriere/shared/programmes/casino/errors.ts'
import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import type { Registration, WaitingPlace } from '@barriere/shared/programmes/casino/seats.ts'
import { areFlights } from '@barriere/shared/domain/sales/sale.ts'
import { interpolate } from '../forms/interpolate.ts'
import { LimitedNotice } from '../member/calls/casino-read-failure.tsx'
import { ReadFailure } from '../member/calls/read-failure.tsx'
import { StepUpIsland } from '../member/step-up/step-up.island.tsx'
import { useClosed, useModal } from '../ui/use-modal.ts'
import { Banner } from '../ui/banner.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog, DialogClose } from '../ui/dialog.tsx'
import { Raised } from '../ui/raised.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { ChooseStep } from './choose-step.tsx'
import { storeHeldSeat } from './held-seat-store.ts'
import { HeldSeat } from './held-seat.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import type { SeatListProps, SeatOffer } from './seat-props.ts'
import styles from './seats.module.css'
import { Step } from './step.tsx'
import type { SaleAnswer } from './use-sale.ts'
import type { OnChange } from './use-held-seat.ts'
import { WaitingStep } from './waiting-step.tsx'
import { WhoStep } from './who-step.tsx'

const POPIN = 'seat-registration'

interface SeatPopinProps extends SeatListProps {
  offer: SeatOffer
  /** Changes at each opening. */
  turn: number
  /** State of the sale; undefined until it is read. */
  answer: SaleAnswer | undefined
  /** Reads the state of the sale again. */
  refresh: () => void
  /** Called when the dialog is closed and its opener is removed. */
  onFocusLost: () => void
}

/** The member's own registration or waiting place in this sale. */
interface Own {
  readonly registration?: Registration | undefined
  readonly waiting?: WaitingPlace | undefined
}

/** Refusals with their own screen. */
const SHOWN = ['noPlaces', 'noTournament', 'limited'] as const satisfies readonly CasinoErrorCode[]

type Read = Own | { readonly failure: SendFailure<CasinoErrorCode> }

/** Dialog of a registration: sign-in, choice of seats, payment. It keeps its state while it is closed. */
export function SeatPopin(props: SeatPopinProps) {
  const { kind, title, labels, turn } = props
  /** Whether the dialog is about the waiting list instead of a seat. */
  const [waits, setWaits] = useState(false)
  const waiting = labels.waitingList + interpolate(labels.about, { what: title })
  const booking = interpolate(labels.question[kind], { title })
  useModal(POPIN, turn)
  useClosed(POPIN, () => {
    if (document.activeElement === document.body) props.onFocusLost()
  })
  return (
    <>
      <Dialog id={POPIN} title={waits ? waiting : booking} closeLabel={labels.close}>
        <div data-private="" className={styles.step}>
          <p>
            <Raised text={[props.offer.when, props.offer.name].filter((text) => text !== '').join(' · ')} />
          </p>
          <Steps {...props} onWaits={setWaits} />
        </div>
      </Dialog>
      <StepUpIsland locale={props.locale} labels={props.entry.stepUp} forms={props.entry.forms} />
    </>
  )
}

function Steps({ onWaits, ...props }: SeatPopinProps & { onWaits: (waits: boolean) => void }): ReactNode {
  const { sale, kind, offer, turn, answer, locale, labels, entry, frame, refused, refresh } = props
  const { status, isConnected, profile } = useMember(casinoStore)
  const [read, setRead] = useState<Read>()
  /** Code of the server's last refusal. */
  const [refusal, setRefusal] = useState<(typeof SHOWN)[number]>()
  const [isReleased, setReleased] = useState(false)
  /** `turn` of the opening in which the member left the waiting list. */
  const [left, setLeft] = useState<number>()

  const [reads, setReads] = useState(0)
  const load = (): void => setReads((before) => before + 1)

  useEffect(() => {
    if (!isConnected) return undefined
    let isOver = false
    void callCasino('GET registrations').then((answer) => {
      if (isOver) return
      setRead(answer.ok ? ownOf(answer.value, { sale, kind, offer }) : { failure: answer.error })
    })
    return () => {
      isOver = true
    }
  }, [isConnected, sale, kind, offer, turn, reads])

  const registered = read && 'registration' in read ? read.registration : undefined
  useEffect(() => {
    if (registered) storeHeldSeat(registered)
  }, [registered])

  const sold =
    answer?.categories.find(({ key }) => key === offer.key)?.state ?? (offer.state === 'full' ? 'full' : undefined)
  const isFull = refusal === 'noPlaces' || sold === 'full'
  const waits = (read && 'waiting' in read && read.waiting !== undefined) || (isFull && registered === undefined)
  useEffect(() => onWaits(waits), [onWaits, waits])

  const change: OnChange = (registration, byMember) => {
    setRead({ registration })
    setRefusal(undefined)
    setReleased(byMember)
    refresh()
  }
  const begin = (): void => {
    setRead({})
    setRefusal(undefined)
    setReleased(false)
    refresh()
  }
  const refuse = ({ code }: SendFailure<CasinoErrorCode>): boolean => {
    const shown = SHOWN.find((one) => one === code)
    if (!shown) return false
    setRefusal(shown)
    // No places left, or the member registered in another tab: then that registration is shown.
    if (code === 'noPlaces') load()
    refresh()
    return true
  }

  const ended =
    sold === 'cancelled' ? (
      <Ended title={labels.ended.cancelled} text={labels.ended.cancelledText} back={labels.ended.back} />
    ) : sold === 'closed' || refusal === 'noTournament' ? (
      <Ended title={labels.ended.closed} text={labels.ended.closedText} back={labels.ended.back} />
    ) : undefined

  if (!isConnected && (status !== 'pending' || !isSignedIn()))
    return ended ?? <WhoStep locale={locale} isPoker={kind === 'tournament'} labels={labels} entry={entry} />
  if (!isConnected || !profile || !read)
    return (
      <Loading label={labels.loading}>
        <Skeleton lines={3} />
      </Loading>
    )
  if ('failure' in read) return <ReadFailure failure={read.failure} labels={frame} retry={load} />
  const { registration, waiting } = read
  if (registration?.state === 'held')
    return (
      <Step title={titleOfHeld(registration, labels)}>
        <HeldSeat registration={registration} locale={locale} labels={labels} forms={entry.forms} onChange={change} />
      </Step>
    )
  if (registration?.state === 'paid') {
    const isFree = registration.cents === 0
    return (
      <Told
        title={isFree ? labels.owned.booked : labels.owned.title}
        text={isFree ? labels.owned.bookedText : labels.owned.text}
      >
        <ButtonLink anchor={{ href: casinoLink('registrations', locale) }}>{labels.owned.mine}</ButtonLink>
      </Told>
    )
  }
  if (registration)
    return (
      <Told
        title={isReleased ? titleOfReleased(registration, labels) : labels.held.over}
        text={isReleased ? undefined : registration.paying ? labels.held.tried : labels.held.overText}
      >
        <Button onClick={begin}>{labels.held.again}</Button>
      </Told>
    )
  if (ended) return ended
  if (refusal === 'limited') return <LimitedNotice locale={locale} labels={refused} />
  if (waiting)
    return (
      <Waits
        waiting={waiting}
        locale={locale}
        labels={labels}
        onLeft={() => {
          setRead({})
          setRefusal(undefined)
          setLeft(turn)
          refresh()
        }}
      />
    )
  if (left === turn) return <Ended title={labels.waiting.left} back={labels.ended.back} />
  if (isFull) return <WaitingStep {...props} onWaiting={(place) => setRead({ waiting: place })} onRefused={refuse} />
  return <ChooseStep {...props} member={profile} onHeld={(held) => change(held, false)} onRefused={refuse} />
}

const titleOfHeld = ({ offered, seats }: Registration, { held }: SeatListProps['labels']): string =>
  offered ? held.offered : seats > 1 ? held.titleSeveral : held.title

const titleOfReleased = ({ seats }: Registration, { held }: SeatListProps['labels']): string =>
  seats > 1 ? held.releasedSeveral : held.released

interface ToldProps {
  title: string
  text?: string | undefined
  children: ReactNode
}

/** A result, with the possible next actions. */
const Told = ({ title, text, children }: ToldProps) => (
  <Step title={title}>
    {text && <Banner kind="info">{text}</Banner>}
    <div className={styles.step}>{children}</div>
  </Step>
)

interface WaitsProps extends Pick<SeatListProps, 'locale' | 'labels'> {
  waiting: WaitingPlace
  onLeft: () => void
}

/** A place on the waiting list, with the action to leave it. */
function Waits({ waiting, locale, labels, onLeft }: WaitsProps) {
  const { waiting: words } = labels
  const [turn, setTurn] = useState(0)
  const [failure, setFailure] = useState<string>()
  return (
    <Told title={words.waits} text={words.promise}>
      <p>{interpolate(words.position, { position: waiting.position })}</p>
      <div role="status">{failure !== undefined && <Banner kind="error">{failure}</Banner>}</div>
      <div className={styles.actions}>
        <ButtonLink variant="line" anchor={{ href: casinoLink('registrations', locale) }}>
          {words.mine}
        </ButtonLink>
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => setTurn(turn + 1)}>
          {words.leave}
        </Button>
      </div>
      <LeaveDialog
        chosen={turn === 0 ? undefined : { waiting, turn }}
        locale={locale}
        labels={labels}
        onDone={({ kind, text }) => (kind === 'error' ? setFailure(text) : onLeft())}
      />
    </Told>
  )
}

/** The sale has ended: a button closes the dialog. */
const Ended = ({ title, text, back }: { title: string; text?: string; back: string }) => (
  <Told title={title} text={text}>
    <div className={styles.actions}>
      <DialogClose target={POPIN}>{back}</DialogClose>
    </div>
  </Told>
)

interface Wanted {
  readonly sale: string
  readonly kind: SeatListProps['kind']
  readonly offer: Pick<SeatOffer, 'key' | 'startsAt'>
}

/**
 * The member's own registration and waiting place for the wanted category. A tournament seat is personal: one seat for
 * all flights. In other sales a paid registration does not block another one.
 */
function ownOf(
  all: { readonly registrations: readonly Registration[]; readonly waiting: readonly WaitingPlace[] },
  { sale, kind, offer }: Wanted,
): Own {
  const isPersonal = kind === 'tournament'
  const here = all.registrations.filter(
    ({ saleId, category: { key, startsAt } }) =>
      saleId === sale && (isPersonal ? areFlights(startsAt, offer.startsAt) : key === offer.key),
  )
  return {
    registration:
      here.find(({ state }) => state === 'held') ??
      (isPersonal ? here.find(({ state }) => state === 'paid') : undefined),
    waiting: all.waiting.find((place) => place.saleId === sale && place.category.key === offer.key),
  }
}
