import { ButtonLink } from '#components/ui/button.tsx'
import { below } from '#components/ui/heading.tsx'
import { Section } from '#components/ui/section.tsx'
import { toAnchor } from '#lib/content/links.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import { CardGrid } from '../listing/card-grid.tsx'
import { GamblingCover } from '../listing/gambling-cover.tsx'
import { storiesOfFolder } from '../listing/listed-stories.ts'
import { Posters } from '../listing/posters.tsx'
import { storyEntries } from '../listing/story-entry.ts'
import type { BlockProps } from '../props.ts'
import { itemEntry } from './item-entry.ts'
import type { cardsSchema } from './cards.schema.ts'

/** Pages first, then a folder's, then an editor's own cards, as cards or as posters. A page whose content is at fault is left out. */
export async function Cards({ block, context }: BlockProps<typeof cardsSchema>) {
  const { eyebrow, title, intro, look, tone, action_label: label } = block
  const listed = block.list_folder ? await storiesOfFolder(block.list_folder, block.list_type, context) : []
  const entries = [
    ...storyEntries([...block.stories, ...listed], context.locale),
    ...block.items.map((item) => itemEntry(item, context.locale)),
  ]
  const anchor = toAnchor(block.action, context.locale)
  const level = titleLevel(context)
  const props = { entries, level: title ? below(level) : level }
  return (
    <Section
      tone={tone} edit={editAttributes(block)} eyebrow={eyebrow} title={title} level={level} intro={intro}
      action={anchor && label ? <ButtonLink anchor={anchor} look="line">{label}</ButtonLink> : undefined}
    >
      <GamblingCover entries={entries} locale={context.locale}>
        {look === 'poster' ? <Posters {...props} locale={context.locale} title={title} /> : <CardGrid {...props} />}
      </GamblingCover>
    </Section>
  )
}
