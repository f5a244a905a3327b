import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice, choices, text } from '@barriere/shared/block-kit/fields.ts'
import { BOOKING_PROVIDERS } from '../content-types/places.ts'
import { practicalFields, practicalFoot, practicalLayout } from '../practical/practical-fields.ts'
import { WEEKDAY_CHOICES } from '../weekdays.ts'

export const restaurantInfoSchema = defineBlock({
  name: 'restaurant-info',
  displayName: 'Restaurant information',
  group: 'house',
  description: 'Address, kitchen, access and telephone of a restaurant.',
  fields: {
    ...practicalFields,
    cuisine: text({ label: 'Cuisine', translatable: true }),
    price_range: text({ label: 'Prices', hint: 'Such as “Menus from 38 to 72 €”.', translatable: true }),
    dress: text({ label: 'Dress', translatable: true }),
    terrace: text({ label: 'Terrace', translatable: true }),
    payment: text({ label: 'Payment', translatable: true }),
    booking_provider: choice({ label: 'Bookings', choices: BOOKING_PROVIDERS }),
    booking_id: text({ label: 'Its id there', hint: 'A button leads to its page for bookings.' }),
    closed_days: choices({
      label: 'Days without service',
      hint: 'Told to who asks for a table on one of them.',
      choices: WEEKDAY_CHOICES,
    }),
    ...practicalFoot,
  },
  layout: practicalLayout,
})
