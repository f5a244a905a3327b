import type { BlockContext } from '../context.ts'
import { pickedStory } from '../listing/picked-story.ts'

/** Telephone of a property, in the editor's format; undefined if it has none. */
export async function propertyPhone(uuid: string | undefined, context: BlockContext): Promise<string | undefined> {
  const phone = (await pickedStory(uuid, context))?.content.phone
  return typeof phone === 'string' && phone.trim() !== '' ? phone.trim() : undefined
}
