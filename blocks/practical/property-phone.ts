import type { BlockContext } from '../context.ts'
import { pickedStory } from '../listing/picked-story.ts'

/** Telephone of the property where something takes place, as editors typed it; undefined where it has none. */
export async function propertyPhone(uuid: string | undefined, context: BlockContext): Promise<string | undefined> {
  const phone = (await pickedStory(uuid, context))?.content.phone
  return typeof phone === 'string' && phone.trim() !== '' ? phone.trim() : undefined
}
