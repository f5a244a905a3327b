import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import type { OpeningPeriod, SpecialDay } from '@barriere/shared/domain/time/opening-hours.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { editAttributes } from '../editable.ts'
import { bodyOf } from '../listing/story-view.ts'
import { openingHoursSchema } from './opening-hours.schema.ts'

type Hours = ViewOf<typeof openingHoursSchema>

/** An editor's week in the format of the opening-hours functions. */
export const periodsOf = ({ periods }: Pick<Hours, 'periods'>): OpeningPeriod[] =>
  periods.map(({ label, days, opens, closes, editable }) => ({
    label,
    days,
    opens,
    closes,
    ...(editable ? { edit: editAttributes({ editable }) } : {}),
  }))

/** An editor's special days in the format of the opening-hours functions. */
export const specialDaysOf = (block: Pick<Hours, 'special_days'>): SpecialDay[] =>
  block.special_days.map(({ date, label, opens, closes, editable }) => ({
    day: toParisTime(date).day,
    label,
    spans: opens && closes ? [{ label: undefined, opens, closes }] : [],
    ...(editable ? { edit: editAttributes({ editable }) } : {}),
  }))

/** The opening hours of a page: those of its first `opening-hours` block. */
export function openingHoursOf(story: StoryReference): ViewOf<typeof openingHoursSchema> | undefined {
  const raw = bodyOf(story).find(({ component }) => component === openingHoursSchema.name)
  const parsed = raw && openingHoursSchema.parse(raw)
  return parsed?.ok ? parsed.value : undefined
}
