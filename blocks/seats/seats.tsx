import { Section } from '#components/ui/section.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import { pickedStory } from '../listing/picked-story.ts'
import type { BlockProps } from '../props.ts'
import { SECTION_IDS } from '../section-ids.ts'
import type { seatsSchema } from './seats.schema.ts'

/** Seats that the site sells for a tournament, a show or an event; nothing while its page is not published. */
export async function Seats({ block, context }: BlockProps<typeof seatsSchema>) {
  const story = await pickedStory(block.of, context)
  if (!story) return null
  const { seats } = messagesOf(context.locale)
  return (
    <Section
      id={SECTION_IDS.seats}
      tone={block.tone}
      edit={editAttributes(block)}
      eyebrow={block.eyebrow}
      title={block.title ?? seats.title}
      level={titleLevel(context)}
      intro={block.intro}
    >
      {null}
    </Section>
  )
}
