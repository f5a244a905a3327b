import { type BlockSchema, type BlockView, type RawBlock, isRawBlock } from '@barriere/shared/block-kit/define-block.ts'
import type { Fields } from '@barriere/shared/block-kit/field.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'

/** Parses a story's content with a schema. Undefined if the story is of another type or invalid. */
export function storyView<F extends Fields>(
  { component, content }: StoryReference,
  schema: BlockSchema<string, F>,
): BlockView<F> | undefined {
  const parsed = component === schema.name && isRawBlock(content) ? schema.parse(content) : undefined
  return parsed?.ok ? parsed.value : undefined
}

/** The blocks of a story's page, unparsed. */
export function bodyOf({ content }: StoryReference): readonly RawBlock[] {
  const body = isRawBlock(content) ? (content as RawBlock).body : undefined
  return Array.isArray(body) ? body.filter(isRawBlock) : []
}
