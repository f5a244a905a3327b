import type { WarningShown } from '#components/site/gambling-background.tsx'
import { LevelClockFace } from '#components/tournaments/level-clock.tsx'
import { Section } from '#components/ui/section.tsx'
import { DAY_TAG } from '#lib/content/tags.ts'
import { addDays, fromParisTime, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { formatMoment } from '#lib/i18n/format.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { tournamentSchema } from '../content-types/tournament.ts'
import type { BlockContext } from '../context.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import { storiesOfFolder } from '../listing/listed-stories.ts'
import { storyView } from '../listing/story-view.ts'
import { optionalContent } from '../optional-content.ts'
import type { BlockProps } from '../props.ts'
import type { levelClockSchema } from './level-clock.schema.ts'

type LevelClockProps = BlockProps<typeof levelClockSchema> & { readonly warningShown: WarningShown }

/** Folder of the tournaments. */
const FOLDER = 'tournois'

/** Number of days, from today on, whose tournaments are offered. */
const AFTER = 2

/** End of play, on the morning after the start. A tournament of yesterday is offered until then. */
const MORNING = '06:00'

/** Level, remaining time and next break of the tournament in the address. Requires the legal warning. */
export async function LevelClock({ block, context }: LevelClockProps) {
  const { locale } = context
  await tagPage([DAY_TAG])
  return (
    <Section
      tone="night"
      spacing="tight"
      edit={editAttributes(block)}
      title={block.title ?? messagesOf(locale).tournaments.clock.title}
      level={titleLevel(context)}
      intro={block.intro}
    >
      <LevelClockFace choices={await choicesOf(context)} locale={locale} />
    </Section>
  )
}

/** Tournaments of today and tomorrow, and running ones of yesterday, each once, by start. */
async function choicesOf(context: BlockContext) {
  const { locale, now } = context
  const to = fromParisTime(addDays(toParisTime(now).day, AFTER), '00:00')
  const stories = (await optionalContent(() => storiesOfFolder(FOLDER, 'tournament', context), context)) ?? []
  return stories
    .flatMap((story) => {
      const view = storyView(story, tournamentSchema)
      return (view?.flights ?? []).map(({ starts_at: startsAt }) => ({ story, title: view?.title ?? '', startsAt }))
    })
    .filter(({ startsAt }) => endOf(startsAt) > now && startsAt < to)
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .filter(({ story }, index, all) => all.findIndex((one) => one.story.uuid === story.uuid) === index)
    .map(({ story, title, startsAt }) => ({
      id: story.uuid,
      title,
      when: formatMoment(startsAt, locale),
      until: endOf(startsAt).getTime(),
    }))
}

const endOf = (startsAt: Date): Date => fromParisTime(addDays(toParisTime(startsAt).day, 1), MORNING)
