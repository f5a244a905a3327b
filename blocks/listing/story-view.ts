import { type BlockSchema, type BlockView, isRawBlock } from '#lib/content/block-kit/define-block.ts'
import type { Fields } from '#lib/content/block-kit/field.ts'
import type { StoryReference } from '#lib/content/values.ts'

/**
 * A story's content, parsed by the schema of its type. Undefined where it is of another type or its content is at
 * fault.
 */
export function storyView<F extends Fields>(
  { component, content }: StoryReference,
  schema: BlockSchema<string, F>,
): BlockView<F> | undefined {
  const parsed = component === schema.name && isRawBlock(content) ? schema.parse(content) : undefined
  return parsed?.ok ? parsed.value : undefined
}
