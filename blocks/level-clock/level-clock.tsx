import type { WarningShown } from '#components/site/gambling-background.tsx'
import { Section } from '#components/ui/section.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { levelClockSchema } from './level-clock.schema.ts'

type LevelClockProps = BlockProps<typeof levelClockSchema> & { readonly warningShown: WarningShown }

/** Level, time left and next break of the tournament that the address names. Requires the legal warning. */
export const LevelClock = ({ block, context }: LevelClockProps) => (
  <Section
    tone="night"
    edit={editAttributes(block)}
    title={block.title ?? messagesOf(context.locale).tournaments.clock.title}
    level={titleLevel(context)}
    intro={block.intro}
  >
    {null}
  </Section>
)
