import type { AnchorAttributes, EditAttributes } from '#components/ui/anchor.ts'
import type { Band } from '#components/ui/band.ts'
import type { CardProps } from '#components/ui/card.tsx'
import type { Fact } from '#components/ui/facts.tsx'
import type { Asset } from '@barriere/shared/block-kit/values.ts'

/** Content of a card, from a page or from an editor's own fields. */
export interface CardEntry {
  readonly key: string
  readonly title: string
  readonly text?: string | undefined
  readonly image?: Asset | undefined
  readonly anchor?: AnchorAttributes | undefined
  readonly verb?: string | undefined
  readonly stars?: CardProps['stars']
  readonly badge?: CardProps['badge']
  readonly facts: readonly Fact[]
  readonly price?: CardProps['price']
  readonly stayHotel?: CardProps['stayHotel']
  readonly stayRoom?: CardProps['stayRoom']
  readonly ownPrice?: CardProps['ownPrice']
  readonly favourite?: CardProps['favourite']
  /** The band of the page's own poster. */
  readonly band?: Band | undefined
  /** The page promotes gambling: its card is shown with the legal warning. */
  readonly gambling?: boolean | undefined
  readonly id?: CardProps['id']
  readonly edit?: EditAttributes | undefined
}
