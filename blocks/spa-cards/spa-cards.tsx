import { below } from '#components/ui/heading.tsx'
import { titleLevel } from '../heading-level.ts'
import { CardGrid } from '../listing/card-grid.tsx'
import { ListSection } from '../listing/list-section.tsx'
import { listedStories } from '../listing/listed-stories.ts'
import { storyEntries } from '../listing/story-entry.ts'
import type { BlockProps } from '../props.ts'
import type { spaCardsSchema } from './spa-cards.schema.ts'

/** Spas as cards. Renders nothing without spas. */
export async function SpaCards({ block, context }: BlockProps<typeof spaCardsSchema>) {
  const entries = storyEntries(await listedStories(block, 'spa', context), context.locale).slice(0, block.limit)
  if (entries.length === 0) return undefined
  const level = titleLevel(context)
  return (
    <ListSection block={block} context={context}>
      <CardGrid entries={entries} level={block.title ? below(level) : level} />
    </ListSection>
  )
}
