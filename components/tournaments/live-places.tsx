import type { ReactNode } from 'react'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { Badge, type BadgeKind } from '../ui/badge.tsx'

/** Live states of places from the casino programme, and the kind of badge of each. */
const BADGES = {
  open: 'available',
  last: 'promotion',
  full: 'full',
  waiting: 'full',
  closed: 'finished',
  cancelled: 'canceled',
} as const satisfies Record<string, BadgeKind>

export type LiveState = keyof typeof BADGES

const STATES = Object.keys(BADGES) as LiveState[]

/**
 * Wrapper of live numbers of places: `live-places.lazy.enhance.ts` requests all of them by one call, and shows a badge
 * in each `LivePlaces` inside. Without an answer, the badge from the content stays.
 */
export function LiveSales({ locale, children }: { locale: Locale; children: ReactNode }) {
  const words = messagesOf(locale).tournaments.places
  return (
    <site-live-places>
      {children}
      <div hidden>
        {STATES.map((state) => (
          <span
            key={state}
            data-badge={state}
            data-one={state === 'open' || state === 'last' ? words[`${state}One`] : ''}
          >
            <Badge kind={BADGES[state]}>{words[state]}</Badge>
          </span>
        ))}
      </div>
    </site-live-places>
  )
}

interface LivePlacesProps {
  /** Key of the category in the sale: the uid of its day. */
  readonly of: string
  /** Badge from the content. */
  readonly children: ReactNode
}

/** Badge of the places of one day. */
export const LivePlaces = ({ of, children }: LivePlacesProps) => (
  <span data-live={of}>
    <span data-known suppressHydrationWarning>
      {children}
    </span>
    <span data-told dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  </span>
)

interface LiveActionProps {
  readonly of: string
  readonly isFull: boolean
  readonly labels: { readonly register: string; readonly wait: string }
}

/** Label of the link: registration or waiting list. */
export const LiveAction = ({ of, isFull, labels }: LiveActionProps) => (
  <>
    <span data-live-action={`open ${of}`} hidden={isFull} suppressHydrationWarning>
      {labels.register}
    </span>
    <span data-live-action={`full ${of}`} hidden={!isFull} suppressHydrationWarning>
      {labels.wait}
    </span>
  </>
)
