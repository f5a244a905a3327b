import { choice, choices, datetime, number, stories, storyUuid, text } from '@barriere/shared/block-kit/fields.ts'
import { MAX_ADULTS, MAX_CHILDREN, MAX_NIGHTS } from '@barriere/shared/domain/stays/stay.ts'
import { WEEKDAY_CHOICES } from '../weekdays.ts'
import { definePage } from './define-page.ts'
import { booking, gambling, ownPhone, town, whereFields } from './place-fields.ts'

export const OFFER_CATEGORIES = {
  stay: 'Stay',
  table: 'Table',
  spa: 'Spa',
  evening: 'Evening',
  family: 'Family',
} as const

const ACTIVITY_CATEGORIES = { sea: 'Sea', land: 'Land', snow: 'Snow', taste: 'Taste', culture: 'Culture' } as const

export const offerSchema = definePage({
  name: 'offer',
  displayName: 'Offer',
  fields: {
    town,
    category: choice({ label: 'Category', choices: OFFER_CATEGORIES }),
    houses: stories({ label: 'Valid in', contentTypes: ['hotel', 'casino', 'restaurant', 'spa'] }),
    price: number({ label: 'Price from (€)', min: 0 }),
    price_before: number({ label: 'Price before (€)', min: 0 }),
    price_unit: text({
      label: 'What the price is for',
      hint: 'Such as “for two, two nights”.',
      translatable: true,
      max: 40,
    }),
    valid_from: datetime({ label: 'Valid from' }),
    valid_until: datetime({ label: 'Valid until' }),
    nights: number({ label: 'Nights of the stay', hint: 'Empty where it is none.', min: 1, max: MAX_NIGHTS }),
    arrival_days: choices({ label: 'Days of arrival', hint: 'Every day when none.', choices: WEEKDAY_CHOICES }),
    adults: number({ label: 'Adults', hint: 'Two when empty.', min: 1, max: MAX_ADULTS }),
    children: number({ label: 'Children', min: 0, max: MAX_CHILDREN }),
    booking,
    promotion_code: text({ label: 'Code in the hotel booking engine' }),
    gambling,
  },
})

export const activitySchema = definePage({
  name: 'activity',
  displayName: 'Activity',
  fields: {
    ...whereFields,
    category: choice({ label: 'Category', choices: ACTIVITY_CATEGORIES }),
    duration: number({ label: 'Duration (minutes)', min: 1 }),
    age_from: number({ label: 'From the age of', min: 0 }),
    price: number({ label: 'Price from, per person (€)', hint: '0 is free.', min: 0 }),
    hotel: storyUuid({ label: 'Hotel', hint: 'The house it starts from.', contentTypes: ['hotel'] }),
    phone: ownPhone,
    booking,
  },
})

export const collectionSchema = definePage({
  name: 'collection',
  displayName: 'Collection',
  fields: { houses: stories({ label: 'Houses', contentTypes: ['hotel', 'casino', 'restaurant', 'spa', 'seminar'] }) },
})
