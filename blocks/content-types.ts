import { defineBlock } from '#lib/content/block-kit/define-block.ts'
import { choice, datetime, number, text } from '#lib/content/block-kit/fields.ts'
import { pageFields } from './page-fields.ts'

const town = text({ label: 'Town', required: true })

export const pageSchema = defineBlock({ name: 'page', displayName: 'Page', root: true, fields: pageFields })

export const destinationSchema = defineBlock({
  name: 'destination',
  displayName: 'Destination',
  root: true,
  fields: { ...pageFields, region: text({ label: 'Region', translatable: true }) },
})

export const hotelSchema = defineBlock({
  name: 'hotel',
  displayName: 'Hotel',
  root: true,
  fields: {
    ...pageFields,
    town,
    stars: choice({ label: 'Stars', choices: { 3: '3', 4: '4', 5: '5', palace: 'Palace' } }),
    rooms: number({ label: 'Number of rooms', min: 1 }),
  },
})

export const roomSchema = defineBlock({
  name: 'room',
  displayName: 'Room',
  root: true,
  fields: {
    ...pageFields,
    area: number({ label: 'Area (m²)', min: 1 }),
    guests: number({ label: 'Guests', min: 1 }),
    price: number({ label: 'Price from, per night (€)', min: 0 }),
  },
})

export const casinoSchema = defineBlock({
  name: 'casino', displayName: 'Casino', root: true, fields: { ...pageFields, town },
})

export const restaurantSchema = defineBlock({
  name: 'restaurant',
  displayName: 'Restaurant',
  root: true,
  fields: { ...pageFields, town, cuisine: text({ label: 'Cuisine', translatable: true }) },
})

export const articleSchema = defineBlock({
  name: 'article',
  displayName: 'Article',
  root: true,
  fields: { ...pageFields, published_on: datetime({ label: 'Date', required: true }) },
})
