import { choice, choices, number, storyUuid, text } from '@barriere/shared/block-kit/fields.ts'
import { BANDS } from '../bands.ts'
import { definePage } from './define-page.ts'
import { contactFields, whereFields } from './place-fields.ts'

/** Experiences at a hotel. The search filters by them. */
const EXPERIENCES = {
  beach: 'Beach',
  spa: 'Spa',
  golf: 'Golf',
  ski: 'Ski',
  family: 'Family',
  pets: 'Pets welcome',
  seminar: 'Seminars',
  casino: 'Casino next door',
} as const

/** Booking providers of restaurants. `none`: booking by telephone. */
export const BOOKING_PROVIDERS = {
  none: 'By telephone',
  thefork: 'TheFork',
  zenchef: 'Zenchef',
  sevenrooms: 'SevenRooms',
} as const

/** Kinds of cuisine, for filters. The field `cuisine` is the house's own text. */
const RESTAURANT_CATEGORIES = {
  none: 'Not said',
  brasserie: 'Brasserie',
  seafood: 'Fish and seafood',
  grill: 'Over the fire',
  mountain: 'Mountain cooking',
  market: 'From market and garden',
} as const

const hotel = storyUuid({ label: 'Hotel', hint: 'The house it belongs to.', contentTypes: ['hotel'] })

export const destinationSchema = definePage({
  name: 'destination',
  displayName: 'Destination',
  fields: {
    region: text({ label: 'Region', translatable: true }),
    band: choice({ label: 'Band of its poster', choices: { place: 'By its place in the row', ...BANDS } }),
    latitude: whereFields.latitude,
    longitude: whereFields.longitude,
  },
})

export const hotelSchema = definePage({
  name: 'hotel',
  displayName: 'Hotel',
  fields: {
    ...whereFields,
    ...contactFields,
    stars: choice({ label: 'Stars', choices: { 3: '3', 4: '4', 5: '5', palace: 'Palace' } }),
    rooms: number({ label: 'Number of rooms', min: 1 }),
    price: number({ label: 'Price from, per night (€)', min: 0 }),
    check_in: text({ label: 'Check-in from', hint: 'HH:mm' }),
    check_out: text({ label: 'Check-out by', hint: 'HH:mm' }),
    experiences: choices({ label: 'Experiences', choices: EXPERIENCES }),
    sea_distance: number({ label: 'To the beach (m, on foot)', hint: '0 is direct access.', min: 0 }),
    slope_distance: number({ label: 'To the ski slopes (m, on foot)', hint: '0 is ski-in, ski-out.', min: 0 }),
    accessible_rooms: number({ label: 'Rooms for wheelchairs', min: 0 }),
    booking_code: text({ label: 'Code in the hotel booking engine', hint: 'Digits.' }),
  },
})

/** Accessibility of a room. The site shows a translated text for each value. */
const ACCESSIBILITY = {
  unknown: 'Not said',
  level: 'On one level, without a step',
  lift: 'By lift, without a step',
  wheelchair: 'Some rooms of its kind are fitted for wheelchairs',
  steps: 'By steps',
} as const

export const roomSchema = definePage({
  name: 'room',
  displayName: 'Room',
  fields: {
    area: number({ label: 'Area (m²)', min: 1 }),
    guests: number({ label: 'Guests', min: 1 }),
    beds: text({ label: 'Beds', translatable: true, max: 60 }),
    view: text({
      label: 'View',
      hint: 'Rooms of one hotel with the same word stand together in its list.',
      translatable: true,
      max: 30,
    }),
    bathroom: text({ label: 'Bathroom', hint: 'Such as “Rain shower, bath”.', translatable: true, max: 60 }),
    accessibility: choice({ label: 'Accessibility', choices: ACCESSIBILITY }),
    price: number({ label: 'Price from, per night (€)', min: 0 }),
    booking_code: text({ label: 'Code in the hotel booking engine' }),
  },
})

export const casinoSchema = definePage({
  name: 'casino',
  displayName: 'Casino',
  fields: {
    ...whereFields,
    ...contactFields,
    trigram: text({ label: 'Trigram', hint: 'Three capital letters, by which payments name the casino.', max: 3 }),
    tables: number({ label: 'Gaming tables', min: 0 }),
    machines: number({ label: 'Slot machines', min: 0 }),
    minimum_age: choice({
      label: 'Minimum age',
      hint: 'The law asks for 18 at least; papers are checked at the door.',
      choices: { 18: '18', 21: '21' },
    }),
  },
})

export const restaurantSchema = definePage({
  name: 'restaurant',
  displayName: 'Restaurant',
  fields: {
    ...whereFields,
    ...contactFields,
    cuisine: text({ label: 'Cuisine', translatable: true }),
    category: choice({ label: 'Kind of cuisine', hint: 'Visitors filter by it.', choices: RESTAURANT_CATEGORIES }),
    price: number({ label: 'Menu from (€)', min: 0 }),
    hotel,
    booking_provider: choice({ label: 'Bookings', choices: BOOKING_PROVIDERS }),
    booking_id: text({ label: 'Its id there' }),
  },
})

export const spaSchema = definePage({
  name: 'spa',
  displayName: 'Spa',
  fields: {
    ...whereFields,
    ...contactFields,
    hotel,
    area: number({ label: 'Area (m²)', min: 1 }),
    cabins: number({ label: 'Treatment rooms', min: 0 }),
    price: number({ label: 'Treatments from (€)', min: 0 }),
  },
})

export const seminarSchema = definePage({
  name: 'seminar',
  displayName: 'Seminar venue',
  fields: {
    ...whereFields,
    ...contactFields,
    hotel,
    halls: number({ label: 'Meeting rooms', min: 1 }),
    guests: number({ label: 'Guests at most', min: 1 }),
    area: number({ label: 'Area in all (m²)', min: 1 }),
  },
})
