import { contentGateway } from '#lib/content/gateway.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { env } from '#lib/process/env.ts'
import { hotelSchema } from '../content-types/places.ts'
import { storyView } from '../listing/story-view.ts'

/** Ids in the booking engine by the uuid of the hotel's story. Rejects with a ContentError. */
export async function hotelCodes(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const { stories } = await contentGateway().listStories({
    folder: `${env.rootFolder}/hotels`,
    contentType: 'hotel',
    locale,
  })
  return new Map(
    stories.flatMap((story): [string, string][] => {
      const code = storyView(story, hotelSchema)?.booking_code
      return code ? [[story.uuid, code]] : []
    }),
  )
}
