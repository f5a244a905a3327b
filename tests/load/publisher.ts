const TOKEN = 'local-management'

interface Story {
  readonly id: number
  readonly uuid: string
  readonly content: { readonly body: readonly Record<string, unknown>[] }
}

export interface Publish {
  readonly number: number
  /** When the editor was told that it is done: milliseconds of `performance.now()`. */
  readonly at: number
}

/** A page that is published again and again, each time with the number of that publish on it. */
export interface PublishedPage {
  readonly path: string
  readonly uuid: string
  /** In order. */
  readonly publishes: readonly Publish[]
  publish(number: number): Promise<void>
}

/** The publish that a page's markup shows, 0 for none. */
export const shownIn = (html: string): number => Number(/publication-(\d+)-fin/.exec(html)?.[1] ?? 0)

/** The page at `path` of the demonstration space, as an editor has it. */
export async function openPage(servicesOrigin: string, path: string, fullSlug: string): Promise<PublishedPage> {
  const ask = async (below: string, init: RequestInit = {}): Promise<unknown> => {
    const response = await fetch(`${servicesOrigin}/content/v1/spaces/1/stories${below}`, { ...init, headers: { 'authorization': TOKEN, 'content-type': 'application/json' } })
    if (!response.ok) throw new Error(`${below} answered ${response.status}.`)
    return response.json()
  }
  const { stories } = await ask(`?with_slug=${encodeURIComponent(fullSlug)}`) as { stories: { id: number }[] }
  const { story } = await ask(`/${stories[0]?.id}`) as { story: Story }
  const publishes: Publish[] = []
  return {
    path,
    uuid: story.uuid,
    publishes,
    async publish(number) {
      const text = `publication-${number}-fin`
      const body = [...story.content.body, { _uid: '00000000-0000-4000-8000-00000000feed', component: 'quote', text, text__i18n__en: text }]
      await ask(`/${story.id}?publish=1`, { method: 'PUT', body: JSON.stringify({ story: { ...story, content: { ...story.content, body } } }) })
      publishes.push({ number, at: performance.now() })
    },
  }
}
