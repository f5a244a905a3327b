import { breadcrumbSchema, crumbSchema } from './breadcrumb/breadcrumb.schema.ts'
import { cardSchema, cardsSchema } from './cards/cards.schema.ts'
import { eventSchema, performanceSchema, showSchema } from './content-types/agenda.ts'
import { articleSchema, pageSchema } from './content-types/editorial.ts'
import {
  casinoSchema, destinationSchema, hotelSchema, restaurantSchema, roomSchema, seminarSchema, spaSchema,
} from './content-types/places.ts'
import { activitySchema, collectionSchema, offerSchema } from './content-types/pleasures.ts'
import { faqItemSchema, faqSchema } from './faq/faq.schema.ts'
import { footerColumnSchema, footerSchema, socialLinkSchema } from './footer/footer.schema.ts'
import { headerSchema, navColumnSchema, navLinkSchema, navMenuSchema } from './header/header.schema.ts'
import { heroSchema } from './hero/hero.schema.ts'
import { quoteSchema } from './quote/quote.schema.ts'
import { richTextSchema } from './rich-text/rich-text.schema.ts'

/** Blocks that the registry renders, wherever a body takes blocks. */
export const BLOCKS = {
  'breadcrumb': breadcrumbSchema,
  'cards': cardsSchema,
  'faq': faqSchema,
  'hero': heroSchema,
  'quote': quoteSchema,
  'rich-text': richTextSchema,
} as const

/** Content types that are pages with an address of their own. */
export const PAGE_TYPES = {
  activity: activitySchema,
  article: articleSchema,
  casino: casinoSchema,
  collection: collectionSchema,
  destination: destinationSchema,
  event: eventSchema,
  hotel: hotelSchema,
  offer: offerSchema,
  page: pageSchema,
  restaurant: restaurantSchema,
  room: roomSchema,
  seminar: seminarSchema,
  show: showSchema,
  spa: spaSchema,
} as const

/** Content types that frame pages and are rendered alone under the root folder. */
export const FRAGMENTS = { footer: footerSchema, header: headerSchema } as const

/** Blocks that live only inside the block that names them. */
export const PARTS = {
  'card': cardSchema,
  'crumb': crumbSchema,
  'faq-item': faqItemSchema,
  'footer-column': footerColumnSchema,
  'nav-column': navColumnSchema,
  'nav-link': navLinkSchema,
  'nav-menu': navMenuSchema,
  'social-link': socialLinkSchema,
  'performance': performanceSchema,
} as const

/** Every component of the space. */
export const COMPONENTS = { ...BLOCKS, ...PAGE_TYPES, ...FRAGMENTS, ...PARTS } as const

export type BlockName = keyof typeof BLOCKS
