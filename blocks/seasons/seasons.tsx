import { DAY_TAG } from '#lib/content/tags.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { isInSeason } from '#lib/domain/season.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { editAttributes } from '../editable.ts'
import type { BlockProps } from '../props.ts'
import type { seasonsSchema } from './seasons.schema.ts'

/** The blocks of the current season (day in Paris), rendered like blocks of the page itself. */
export async function Seasons({ block, context }: BlockProps<typeof seasonsSchema>) {
  await tagPage([DAY_TAG])
  const { day } = toParisTime(context.now)
  const season = block.seasons.find(
    ({ from, until }) => from === undefined || until === undefined || isInSeason(day, { from, until }),
  )
  if (!season) return undefined
  const blocks = context.renderBlocks?.(season.body, { first: context.first })
  // Drafts have elements for block and season, so that editors can select them.
  return context.draft ? (
    <div {...editAttributes(block)}>
      <div {...editAttributes(season)}>{blocks}</div>
    </div>
  ) : (
    blocks
  )
}
