import type { WarningShown } from '#components/site/gambling-background.tsx'
import { Section } from '#components/ui/section.tsx'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import { pickedStory } from '../listing/picked-story.ts'
import type { BlockProps } from '../props.ts'
import type { tournamentStructureSchema } from './tournament-structure.schema.ts'

type TournamentStructureProps = BlockProps<typeof tournamentStructureSchema> & { readonly warningShown: WarningShown }

/** How a tournament is played; nothing while it is not published. Requires the legal warning. */
export async function TournamentStructure({ block, context }: TournamentStructureProps) {
  const story = await pickedStory(block.of, context)
  if (!story) return null
  return (
    <Section
      tone={block.tone}
      edit={editAttributes(block)}
      eyebrow={block.eyebrow}
      title={block.title ?? story.name}
      level={titleLevel(context)}
      intro={block.intro}
    >
      {null}
    </Section>
  )
}
