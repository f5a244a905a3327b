import { isRawBlock } from '@barriere/shared/block-kit/define-block.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { buyInOf, buyInTotal } from '@barriere/shared/domain/sales/tournament-fields.ts'
import { tournamentSchema } from '../content-types/tournament.ts'

/** Price of a story's product in euros, for analytics: the field `price`, or the buy-in of a tournament. */
export function productPrice({ component, content }: Pick<StoryReference, 'component' | 'content'>): unknown {
  if (component !== tournamentSchema.name || !isRawBlock(content)) return content['price']
  const parsed = tournamentSchema.parse(content)
  return parsed.ok ? buyInTotal(buyInOf(parsed.value)) / 100 : undefined
}
