import type { EventLeaf, EventStatusType, OfferLeaf } from 'schema-dts'
import { type AgendaStatus, isBookableAt } from '@barriere/shared/domain/content/agenda.ts'
import { type Organisation, organizationNamed } from './site.ts'
import { parisMoment } from './paris-moment.ts'
import { type Located, placeNamed } from './place.ts'
import { type Described, described, thing } from './thing.ts'

export interface EventInput extends Described {
  readonly startsAt: Date
  readonly endsAt?: Date | undefined
  /** End of booking; the event's start by default. */
  readonly soldUntil?: Date | undefined
  /** Current time. */
  readonly now: Date
  /** As the editor set it. */
  readonly status: AgendaStatus
  /** Its location; the town where no property is known. */
  readonly place: Located & { readonly name?: string | undefined; readonly url?: string | undefined }
  /** Euros, the lowest; 0 is free. */
  readonly price?: number | undefined
  /** Address of the booking; the event's own page by default. */
  readonly booking?: string | undefined
  readonly organizer: Organisation
}

/** Statuses with an equivalent in schema.org; the others leave the event scheduled. */
const EVENT_STATUS: Partial<Readonly<Record<AgendaStatus, EventStatusType>>> = {
  canceled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
}

/** https://schema.org/Event: an event, or one performance of a show. */
export const event = (input: EventInput) =>
  thing<EventLeaf>({
    '@type': 'Event',
    ...described(input),
    'startDate': parisMoment(input.startsAt),
    'endDate': endOf(input) && parisMoment(endOf(input) as Date),
    'eventStatus': EVENT_STATUS[input.status] ?? 'https://schema.org/EventScheduled',
    'eventAttendanceMode': 'https://schema.org/OfflineEventAttendanceMode',
    'location': placeNamed(input.place.name ?? input.place.town, input.place, input.place.url),
    'isAccessibleForFree': input.price === 0 ? true : undefined,
    'offers': seats(input),
    'organizer': organizationNamed(input.organizer),
  })

/** An end before the start is an editor's mistake and is ignored. */
const endOf = ({ startsAt, endsAt }: EventInput): Date | undefined => (endsAt && endsAt > startsAt ? endsAt : undefined)

function seats(input: EventInput): OfferLeaf | undefined {
  const { status, price, booking, url } = input
  if (price === undefined && booking === undefined && status !== 'full') return undefined
  return thing<OfferLeaf>({
    '@type': 'Offer',
    'url': booking ?? url,
    price,
    'priceCurrency': price === undefined ? undefined : 'EUR',
    'availability':
      status === 'full'
        ? 'https://schema.org/SoldOut'
        : isBookableAt(input, input.now)
          ? 'https://schema.org/InStock'
          : undefined,
    // The offer expires with the event.
    'validThrough': parisMoment(endOf(input) ?? input.startsAt),
  })
}
