import { BLOCKS, type BlockName } from '#blocks/schemas.ts'
import type { RawBlock } from '@barriere/shared/block-kit/define-block.ts'
import type { FieldDescriptor } from '@barriere/shared/block-kit/field.ts'
import { contentGateway } from '#lib/content/gateway.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { env } from '#lib/process/env.ts'

const picksOne = ({ source, max_options: most }: FieldDescriptor): boolean =>
  source === 'internal_stories' && most === '1'

/**
 * Replaces the page that a fixture picks, which does not exist, with a page of the space. The field accepts its content
 * type. Type and page vary with the `position` of the fixture among those of its block.
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
