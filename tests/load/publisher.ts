import { editStory } from '#scripts/run/edited-story.ts'

export interface Publish {
  readonly number: number
  /** When the publish was acknowledged: milliseconds of `performance.now()`. */
  readonly at: number
}

/** A page that is published repeatedly, each time with the publish's number in its text. */
export interface PublishedPage {
  readonly path: string
  readonly uuid: string
  /** In order. */
  readonly publishes: readonly Publish[]
  publish(number: number): Promise<void>
}

/** Number of the publish that a page's HTML shows; 0 for none. */
export const shownIn = (html: string): number => Number(/publication-(\d+)-fin/.exec(html)?.[1] ?? 0)

/** The page at `path` of the demonstration space, as an editor has it. */
export async function openPage(servicesOrigin: string, path: string, fullSlug: string): Promise<PublishedPage> {
  const story = await editStory(servicesOrigin, fullSlug)
  const publishes: Publish[] = []
  return {
    path,
    uuid: story.uuid,
    publishes,
    async publish(number) {
      const text = `publication-${number}-fin`
      const body = [
        ...story.content.body,
        { _uid: '00000000-0000-4000-8000-00000000feed', component: 'quote', text, text__i18n__en: text },
      ]
      await story.publish(body)
      publishes.push({ number, at: performance.now() })
    },
  }
}
