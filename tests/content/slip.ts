import { type Space, type SpaceStory, readSpace } from './space.ts'

/** Mutation testing of the checks: the committed space, and copies of it with one fault each. */

export const space = readSpace()

/** A story by its path below the root folder. Throws where there is none. */
export const storyOf = (slug: string): SpaceStory => {
  const story = space.stories.find((one) => one.full_slug === `website-hotels/${slug}`)
  if (!story) throw new Error(`No story ${slug}.`)
  return story
}

/** A copy of the space with one text of a story replaced, like an editor's mistake. Throws where nothing matches. */
export function slip(slug: string, before: string | RegExp, after: string): Space {
  const story = storyOf(slug)
  const text = JSON.stringify(story)
  const changed = text.replace(before, after)
  if (changed === text) throw new Error(`${slug} does not hold ${before}.`)
  return { ...space, stories: space.stories.map((one) => (one === story ? (JSON.parse(changed) as SpaceStory) : one)) }
}

export const HOTEL = 'hotels/l-eperon/'
export const ROOM = 'hotels/l-eperon/chambres/deluxe-rocher'
export const ARTICLE = 'journal/une-journee-aux-planches'

/** A check, a description of the fault, and a space in which the check must find it. */
export type Slip = readonly [check: (space: Space) => string[], what: string, broken: Space]
