import { below } from '#components/ui/heading.tsx'
import { titleLevel } from '../heading-level.ts'
import { CardGrid } from '../listing/card-grid.tsx'
import { OptionalGamblingBackground } from '#blocks/listing/optional-gambling-background.tsx'
import { ListSection } from '../listing/list-section.tsx'
import { storiesOfFolder } from '../listing/listed-stories.ts'
import { Posters } from '../listing/posters.tsx'
import { storyEntries } from '../listing/story-entry.ts'
import type { BlockProps } from '../props.ts'
import { itemEntry } from './item-entry.ts'
import type { cardsSchema } from './cards.schema.ts'

/**
 * Picked pages, then those of a folder, then an editor's own cards, as cards or posters. Pages with invalid content are
 * left out.
 */
export async function Cards({ block, context }: BlockProps<typeof cardsSchema>) {
  const { title, look } = block
  const listed = block.list_folder ? await storiesOfFolder(block.list_folder, block.list_type, context) : []
  const entries = [
    ...storyEntries([...block.stories, ...listed], context.locale),
    ...block.items.map((item) => itemEntry(item, context.locale)),
  ]
  const level = titleLevel(context)
  const props = { entries, level: title ? below(level) : level }
  return (
    <ListSection block={block} context={context}>
      <OptionalGamblingBackground entries={entries} locale={context.locale}>
        {look === 'poster' ? <Posters {...props} locale={context.locale} title={title} /> : <CardGrid {...props} />}
      </OptionalGamblingBackground>
    </ListSection>
  )
}
