import type { CasinoNames, CasinoPlace } from '#components/member/calls/casino-part.ts'
import { lastPart } from '#blocks/evening/properties.ts'
import { casinoSchema } from './content-types/places.ts'
import type { BlockContext } from './context.ts'
import { optionalContent } from './optional-content.ts'
import { storiesOfFolder } from './listing/listed-stories.ts'
import { storyAnchor } from './listing/story-entry.ts'
import { storyView } from './listing/story-view.ts'

/** A casino as lists of other pages name it. */
export interface NamedCasino extends CasinoPlace {
  readonly uuid: string
  readonly town: string
}

/** The casinos with their pages. Empty where they could not be read. */
export async function namedCasinos(context: BlockContext): Promise<readonly NamedCasino[]> {
  const stories = (await optionalContent(() => storiesOfFolder('casinos', 'casino', context), context)) ?? []
  return stories.flatMap((story) => {
    const view = storyView(story, casinoSchema)
    const href = storyAnchor(story, context.locale)?.href
    return view && href !== undefined
      ? [{ key: lastPart(story.slug), name: view.title, href, uuid: story.uuid, town: view.town }]
      : []
  })
}

/** The same, as islands take them. */
export const casinoPlaces = async (context: BlockContext): Promise<readonly CasinoPlace[]> =>
  (await namedCasinos(context)).map(({ key, name, href }) => ({ key, name, href }))

/** Names of the casinos by their keys in the programme: the last parts of their pages' addresses. */
export const casinoNames = async (context: BlockContext): Promise<CasinoNames> =>
  Object.fromEntries((await namedCasinos(context)).map(({ key, name }) => [key, name]))
