import { type ReactNode, useState } from 'react'
import { casinoStore } from '#lib/client/casino-profile.ts'
import { casinoQueries, useCasino } from '#lib/client/casino.ts'
import { useMember } from '#lib/client/use-profile.ts'
import type { Registration, WaitingPlace } from '@barriere/shared/programmes/casino/seats.ts'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import panel from '../member/layout/panel.module.css'
import { ReadFailure } from '../member/calls/read-failure.tsx'
import { Banner } from '../ui/banner.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { CancelDialog, type Told } from './cancel-dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { RegistrationEntry } from './registration-entry.tsx'
import type { RegistrationsProps } from './seat-props.ts'
import { WaitingEntry } from './waiting-entry.tsx'

const DAY = 24 * 3_600_000

/** Whether a registration is upcoming. The night itself counts, because the member shows the ticket at the door. */
const isComing = ({ state, usedAt, category }: Registration): boolean =>
  state === 'held' ||
  (state === 'paid' && usedAt === undefined && Date.parse(category.startsAt) + DAY > systemClock.now())

/** The member's registrations with their tickets, upcoming ones first, and places on waiting lists. */
export function RegistrationsIsland(props: RegistrationsProps) {
  const { own, frame } = props
  const { status, isConnected } = useMember(casinoStore)
  const { data, error, refetch } = useCasino('GET registrations')
  const [cancelling, setCancelling] = useState<{ readonly registration: Registration; readonly turn: number }>()
  const [leaving, setLeaving] = useState<{ readonly waiting: WaitingPlace; readonly turn: number }>()
  const [told, setTold] = useState<Told>()
  if (status === 'success' && !isConnected) return null
  if (error) return <ReadFailure failure={error.failure} labels={frame} retry={() => void refetch()} />
  if (!data)
    return (
      <Loading label={own.loading}>
        <div className={panel.panel}>
          <Skeleton shape="title" />
          <Skeleton lines={3} />
        </div>
      </Loading>
    )

  const say = (next: Told | undefined): void => {
    setTold(next)
    void casinoQueries.invalidateQueries({ queryKey: ['GET registrations'] })
  }
  const entry = (registration: Registration) => (
    <RegistrationEntry
      key={registration.id}
      {...props}
      registration={registration}
      cancel={() => setCancelling((before) => ({ registration, turn: (before?.turn ?? 0) + 1 }))}
      onChange={(_, isReleased) => say(isReleased ? { kind: 'success', text: own.released } : undefined)}
    />
  )
  const coming = data.registrations.filter(isComing)
  const past = data.registrations.filter((registration) => !isComing(registration))
  return (
    <>
      <div role="status">
        {told && (
          <Banner kind={told.kind} title={told.title}>
            {told.text}
          </Banner>
        )}
      </div>
      {data.registrations.length + data.waiting.length === 0 && <Empty {...props} />}
      <List id="registrations-upcoming" title={own.upcoming}>
        {coming.map(entry)}
      </List>
      <List id="registrations-waiting" title={own.waiting}>
        {data.waiting.map((waiting) => (
          <WaitingEntry
            key={waiting.id}
            {...props}
            waiting={waiting}
            leave={() => setLeaving((before) => ({ waiting, turn: (before?.turn ?? 0) + 1 }))}
          />
        ))}
      </List>
      <List id="registrations-past" title={own.past}>
        {past.map(entry)}
      </List>
      <CancelDialog {...props} chosen={cancelling} onDone={say} />
      <LeaveDialog {...props} chosen={leaving} onDone={say} />
    </>
  )
}

/** A section of the page; nothing without entries. */
const List = ({ id, title, children }: { id: string; title: string; children: readonly ReactNode[] }) =>
  children.length > 0 && (
    <section aria-labelledby={id} className={panel.panel}>
      <h2 id={id} className={panel.title}>
        {title}
      </h2>
      <ul className={panel.entries}>{children}</ul>
    </section>
  )

/** No registrations: pages to choose from. A member with an access limit gets no offers. */
function Empty({ own, choices }: RegistrationsProps) {
  const { data } = useCasino('GET limit')
  if (!data) return null
  return (
    <div className={panel.panel}>
      <p>{data.limit ? own.emptyLimited : own.empty}</p>
      {!data.limit && (
        <div className={panel.actions}>
          {choices.map(({ label, href }) => (
            <ButtonLink key={href} variant="line" anchor={{ href }}>
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
    </div>
  )
}
