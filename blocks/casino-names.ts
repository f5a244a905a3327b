import type { CasinoNames } from '#components/member/casino-part.ts'
import { lastPart } from '#blocks/evening/properties.ts'
import { casinoSchema } from './content-types/places.ts'
import type { BlockContext } from './context.ts'
import { optionalContent } from './optional-content.ts'
import { storiesOfFolder } from './listing/listed-stories.ts'
import { storyView } from './listing/story-view.ts'

/** Names of the casinos by their keys in the programme: the last parts of their pages' addresses. */
export async function casinoNames(context: BlockContext): Promise<CasinoNames> {
  const stories = (await optionalContent(() => storiesOfFolder('casinos', 'casino', context), context)) ?? []
  return Object.fromEntries(
    stories.flatMap((story) => {
      const view = storyView(story, casinoSchema)
      return view ? [[lastPart(story.slug), view.title]] : []
    }),
  )
}
