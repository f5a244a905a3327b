import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { asset, boolean, choice, items, link, stories, text, textarea } from '@barriere/shared/block-kit/fields.ts'
import { listFoot, listHead } from '../listing/list-head.ts'

/** Content types that have cards. */
const PAGE_NAMES = {
  page: 'Page',
  hotel: 'Hotel',
  room: 'Room',
  casino: 'Casino',
  restaurant: 'Restaurant',
  destination: 'Destination',
  article: 'Article',
  spa: 'Spa',
  seminar: 'Seminar venue',
  offer: 'Offer',
  activity: 'Activity',
  collection: 'Collection',
  show: 'Show',
  event: 'Event',
  tournament: 'Tournament',
} as const

export const cardSchema = defineBlock({
  name: 'card',
  displayName: 'Card',
  fields: {
    title: text({ label: 'Title', required: true, translatable: true, max: 60 }),
    text: textarea({ label: 'Text', translatable: true, max: 200 }),
    image: asset({ label: 'Image' }),
    facts: text({ label: 'Facts', hint: 'One line, such as “24 m² · 2 guests”.', translatable: true }),
    price_label: text({ label: 'Above the price', translatable: true }),
    price: text({ label: 'Price', translatable: true }),
    link: link({ label: 'Link', translatable: true }),
    link_label: text({ label: 'Link label', translatable: true }),
  },
})

export const cardsSchema = defineBlock({
  name: 'cards',
  displayName: 'Cards',
  group: 'text',
  description: 'Cards that you fill in: picture, title, text and link.',
  fields: {
    ...listHead,
    look: choice({ label: 'Look', choices: { card: 'Cards (4:3)', poster: 'Posters (3:4)' } }),
    stories: stories({
      label: 'Pages',
      hint: 'Each page brings its own title, teaser and image.',
      contentTypes: Object.keys(PAGE_NAMES),
    }),
    list_folder: text({ label: 'Folder', hint: 'Shows all its pages of the type below, such as “hotels”.' }),
    list_type: choice({ label: 'Type of the folder’s pages', choices: PAGE_NAMES }),
    filters: boolean({ label: 'Visitors filter them', hint: 'Hotels, restaurants and casinos, as cards.' }),
    items: items({ label: 'Cards', hint: 'Shown after the pages.', of: [cardSchema] }),
    ...listFoot,
  },
})
