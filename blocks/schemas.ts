import { breadcrumbSchema, crumbSchema } from './breadcrumb/breadcrumb.schema.ts'
import { cardSchema, cardsSchema } from './cards/cards.schema.ts'
import {
  articleSchema, casinoSchema, destinationSchema, hotelSchema, pageSchema, restaurantSchema, roomSchema,
} from './content-types.ts'
import { faqItemSchema, faqSchema } from './faq/faq.schema.ts'
import { footerColumnSchema, footerSchema } from './footer/footer.schema.ts'
import { headerSchema, navLinkSchema } from './header/header.schema.ts'
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
  article: articleSchema,
  casino: casinoSchema,
  destination: destinationSchema,
  hotel: hotelSchema,
  page: pageSchema,
  restaurant: restaurantSchema,
  room: roomSchema,
} as const

/** Content types that frame pages and are rendered alone under the root folder. */
export const FRAGMENTS = { footer: footerSchema, header: headerSchema } as const

/** Blocks that live only inside the block that names them. */
export const PARTS = {
  'card': cardSchema,
  'crumb': crumbSchema,
  'faq-item': faqItemSchema,
  'footer-column': footerColumnSchema,
  'nav-link': navLinkSchema,
} as const

/** Every component of the space. */
export const COMPONENTS = { ...BLOCKS, ...PAGE_TYPES, ...FRAGMENTS, ...PARTS } as const

export type BlockName = keyof typeof BLOCKS
