import type { CasinoNames, CasinoPlace } from '#components/member/calls/casino-part.ts'
import { lastPart } from '#blocks/evening/properties.ts'
import { casinoSchema } from './content-types/places.ts'
import type { BlockContext } from './context.ts'
import { optionalContent } from './optional-content.ts'
import { storiesOfFolder } from './listing/listed-stories.ts'
import { storyAnchor } from './listing/story-entry.ts'
import { storyView } from './listing/story-view.ts'

/** A casino with the data that other pages show in their lists. */
export interface NamedCasino extends CasinoPlace {
  readonly uuid: string
  readonly town: string
}

/** All casinos with the addresses of their pages. Empty if the list cannot be read. */
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

/** The casinos in the format of the islands' props. */
export const casinoPlaces = async (context: BlockContext): Promise<readonly CasinoPlace[]> =>
  (await namedCasinos(context)).map(({ key, name, href }) => ({ key, name, href }))

/** Names of the casinos by key. The programme's key is the last part of the page's slug. */
export const casinoNames = async (context: BlockContext): Promise<CasinoNames> =>
  Object.fromEntries((await namedCasinos(context)).map(({ key, name }) => [key, name]))
