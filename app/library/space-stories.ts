import { BLOCKS, type BlockName } from '#blocks/schemas.ts'
import type { RawBlock } from '@barriere/shared/block-kit/define-block.ts'
import type { FieldDescriptor } from '@barriere/shared/block-kit/field.ts'
import { contentGateway } from '#lib/content/gateway.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { env } from '#lib/process/env.ts'

const picksOne = ({ source, max_options: most }: FieldDescriptor): boolean =>
  source === 'internal_stories' && most === '1'

/**
 * Puts a page of the space in the place of the one that a fixture picks, which exists nowhere: of a type that the field
 * takes, another type and page for each `position` of a fixture among its block's.
 */
export async function withSpaceStories(
  fixture: RawBlock,
  name: BlockName,
  position: number,
  locale: Locale,
): Promise<RawBlock> {
  const picks = Object.entries(BLOCKS[name].fields).filter(
    ([field, { descriptor }]) => picksOne(descriptor) && fixture[field] !== undefined,
  )
  const picked = await Promise.all(
    picks.map(async ([field, { descriptor }]) => {
      const types = descriptor.filter_content_type ?? []
      const contentType = types[position % types.length] ?? ''
      const { stories } = await contentGateway().listStories({ folder: env.rootFolder, contentType, locale })
      return [field, stories.slice(position, position + 1).map(({ uuid }) => uuid)] as const
    }),
  )
  return { ...fixture, ...Object.fromEntries(picked) }
}
