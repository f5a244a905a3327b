import type { ViewOf } from '#lib/content/block-kit/define-block.ts'
import type { StoryReference } from '#lib/content/values.ts'
import type { SpecialDay } from '#lib/domain/opening-hours.ts'
import { toParisTime } from '#lib/domain/paris-time.ts'
import { bodyOf } from '../listing/story-view.ts'
import { openingHoursSchema } from './opening-hours.schema.ts'

/** An editor's special days as the rules of opening hours take them. */
export const specialDaysOf = (block: Pick<ViewOf<typeof openingHoursSchema>, 'special_days'>): SpecialDay[] =>
  block.special_days.map(({ date, label, opens, closes }) => ({
    day: toParisTime(date).day,
    label,
    spans: opens && closes ? [{ label: undefined, opens, closes }] : [],
  }))

/** The opening hours that a page shows: those of its first block of them. */
export function openingHoursOf(story: StoryReference): ViewOf<typeof openingHoursSchema> | undefined {
  const raw = bodyOf(story).find(({ component }) => component === openingHoursSchema.name)
  const parsed = raw && openingHoursSchema.parse(raw)
  return parsed?.ok ? parsed.value : undefined
}
