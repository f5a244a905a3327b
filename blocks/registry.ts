import type { ReactNode } from 'react'
import { Breadcrumb } from './breadcrumb/breadcrumb.tsx'
import { Cards } from './cards/cards.tsx'
import { Faq } from './faq/faq.tsx'
import { Hero } from './hero/hero.tsx'
import type { BlockProps } from './props.ts'
import { Quote } from './quote/quote.tsx'
import { RichText } from './rich-text/rich-text.tsx'
import type { BLOCKS, BlockName } from './schemas.ts'

type BlockComponent<N extends BlockName> = (props: BlockProps<(typeof BLOCKS)[N]>) => ReactNode | Promise<ReactNode>

/** Name → component. A missing entry, or one for another schema, fails the type check. */
export const REGISTRY: { readonly [N in BlockName]: BlockComponent<N> } = {
  'breadcrumb': Breadcrumb,
  'cards': Cards,
  'faq': Faq,
  'hero': Hero,
  'quote': Quote,
  'rich-text': RichText,
}
