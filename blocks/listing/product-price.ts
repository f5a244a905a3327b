import { isRawBlock } from '@barriere/shared/block-kit/define-block.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { buyInOf, buyInTotal } from '@barriere/shared/domain/sales/tournament-fields.ts'
import { tournamentSchema } from '../content-types/tournament.ts'

/** Price of what a story is about, for analytics: euros, as content has them; the buy-in of a tournament. */
export function productPrice({ component, content }: Pick<StoryReference, 'component' | 'content'>): unknown {
  if (component !== tournamentSchema.name || !isRawBlock(content)) return content['price']
  const parsed = tournamentSchema.parse(content)
  return parsed.ok ? buyInTotal(buyInOf(parsed.value)) / 100 : undefined
}
