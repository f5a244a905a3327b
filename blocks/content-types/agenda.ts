import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice, datetime, items, link, number, storyUuid, text } from '@barriere/shared/block-kit/fields.ts'
import { promotionWords, agendaStatus as status } from './agenda-status.ts'
import { definePage } from './define-page.ts'
import { booking, gambling, ownPhone, town } from './place-fields.ts'

const SHOW_CATEGORIES = {
  none: 'Not said',
  music: 'Music',
  theatre: 'Theatre',
  dance: 'Dance',
  variety: 'Circus, magic, cabaret',
} as const

const EVENT_CATEGORIES = {
  none: 'Not said',
  sport: 'Sport',
  ball: 'Ball',
  festival: 'Festival, fireworks',
  culture: 'Culture',
} as const

const venue = storyUuid({ label: 'Venue', contentTypes: ['hotel', 'casino', 'restaurant', 'spa', 'seminar'] })

const seller = storyUuid({
  label: 'Casino that sells the seats',
  hint: 'Empty where the venue is that casino. It needs a trigram.',
  contentTypes: ['casino'],
})

/** Seats of one price that the site sells for each performance. */
export const seatCategorySchema = defineBlock({
  name: 'seat-category',
  displayName: 'Seats of one price',
  fields: {
    name: text({ label: 'Name', hint: 'Such as “First category”.', required: true, translatable: true, max: 40 }),
    price: number({ label: 'Price (€)', hint: '0 is free.', required: true, min: 0, max: 10_000 }),
    places: number({ label: 'Places', required: true, min: 1, max: 10_000 }),
  },
})

const seats = items({
  label: 'Seats sold on the site',
  hint: 'Empty where they are sold elsewhere.',
  of: [seatCategorySchema],
})

/** One performance of a show. */
export const performanceSchema = defineBlock({
  name: 'performance',
  displayName: 'Performance',
  fields: {
    starts_at: datetime({ label: 'Begins', required: true }),
    status,
    promotion: promotionWords,
    booking: link({ label: 'Booking link', hint: 'Where this evening has one of its own.', translatable: true }),
  },
})

export const showSchema = definePage({
  name: 'show',
  displayName: 'Show',
  fields: {
    town,
    venue,
    venue_name: text({ label: 'Hall', translatable: true }),
    genre: text({ label: 'Genre', translatable: true, max: 30 }),
    category: choice({ label: 'Kind', hint: 'Visitors filter by it.', choices: SHOW_CATEGORIES }),
    performances: items({ label: 'Performances', of: [performanceSchema] }),
    duration: number({ label: 'Duration (minutes)', min: 1 }),
    price: number({ label: 'Price from (€)', min: 0 }),
    seats,
    seller,
    phone: ownPhone,
    booking,
  },
})

export const eventSchema = definePage({
  name: 'event',
  displayName: 'Event',
  fields: {
    town,
    venue,
    venue_name: text({ label: 'Place', translatable: true }),
    category: choice({ label: 'Kind', hint: 'Visitors filter by it.', choices: EVENT_CATEGORIES }),
    starts_at: datetime({ label: 'Begins', required: true }),
    ends_at: datetime({ label: 'Ends' }),
    status,
    promotion: promotionWords,
    price: number({ label: 'Price from (€)', hint: '0 is free.', min: 0 }),
    seats,
    seller,
    phone: ownPhone,
    booking,
    gambling,
  },
})
