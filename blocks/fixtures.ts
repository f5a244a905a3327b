import { breadcrumbFixtures } from './breadcrumb/breadcrumb.fixtures.ts'
import { cardsFixtures } from './cards/cards.fixtures.ts'
import { faqFixtures } from './faq/faq.fixtures.ts'
import type { Fixtures } from './fixture-values.ts'
import { heroFixtures } from './hero/hero.fixtures.ts'
import { quoteFixtures } from './quote/quote.fixtures.ts'
import { richTextFixtures } from './rich-text/rich-text.fixtures.ts'
import type { BlockName } from './schemas.ts'

/** Every block's fixtures, for the block library. A missing one fails the type check. */
export const FIXTURES: { readonly [N in BlockName]: Fixtures } = {
  'breadcrumb': breadcrumbFixtures,
  'cards': cardsFixtures,
  'faq': faqFixtures,
  'hero': heroFixtures,
  'quote': quoteFixtures,
  'rich-text': richTextFixtures,
}
