const TOKEN = 'local-management'

interface Story {
  readonly id: number
  readonly uuid: string
  readonly slug: string
  readonly content: { readonly body: readonly Record<string, unknown>[]; readonly [field: string]: unknown }
}

export interface EditedStory extends Story {
  /** Publishes the story with these blocks. */
  publish(body: readonly Record<string, unknown>[]): Promise<void>
  /** Publishes the story with these fields changed. */
  publishFields(fields: Readonly<Record<string, unknown>>): Promise<void>
  /** Publishes the story under another slug; its old addresses redirect. */
  rename(slug: string): Promise<void>
  unpublish(): Promise<void>
}

/** A story of the demonstration space as an editor has it, by its full slug. Rejects where the service refuses. */
export async function editStory(servicesOrigin: string, fullSlug: string): Promise<EditedStory> {
  const request = async (below: string, init: RequestInit = {}): Promise<unknown> => {
    const response = await fetch(`${servicesOrigin}/content/v1/spaces/1/stories${below}`, {
      ...init,
      headers: { 'authorization': TOKEN, 'content-type': 'application/json' },
    })
    if (!response.ok) throw new Error(`${below} answered ${response.status}.`)
    return response.json()
  }
  const { stories } = (await request(`?with_slug=${encodeURIComponent(fullSlug)}`)) as { stories: { id: number }[] }
  const { story } = (await request(`/${stories[0]?.id}`)) as { story: Story }
  const save = async (changed: Partial<Story>): Promise<void> => {
    await request(`/${story.id}?publish=1`, {
      method: 'PUT',
      body: JSON.stringify({ story: { ...story, ...changed } }),
    })
  }
  const publishFields: EditedStory['publishFields'] = (fields) => save({ content: { ...story.content, ...fields } })
  return {
    ...story,
    publishFields,
    publish: (body) => publishFields({ body }),
    rename: (slug) => save({ slug }),
    unpublish: async () => void (await request(`/${story.id}/unpublish`)),
  }
}
