import type { TestStack } from './stack.ts'

const TOKEN = 'local-management'

export interface ManagedStory {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly slug: string
  readonly full_slug: string
  readonly parent_id: number | null
  readonly content: Record<string, unknown>
}

/** An editor's actions, through the management API. */
export class Editor {
  readonly #base: string
  readonly #faults: string

  constructor(stack: TestStack) {
    this.#base = `${stack.servicesOrigin}/content/v1/spaces/1`
    this.#faults = `${stack.servicesOrigin}/content/_faults`
  }

  async read(fullSlug: string): Promise<ManagedStory> {
    const { stories } = (await this.#call('GET', `/stories?with_slug=${encodeURIComponent(fullSlug)}`)) as {
      stories: { id: number }[]
    }
    if (!stories[0]) throw new Error(`No story ${fullSlug}.`)
    const { story } = (await this.#call('GET', `/stories/${stories[0].id}`)) as { story: ManagedStory }
    return story
  }

  /** Saves a draft; `publish` makes it public. */
  async save(story: ManagedStory, change: Partial<ManagedStory>, publish: boolean): Promise<void> {
    await this.#call('PUT', `/stories/${story.id}${publish ? '?publish=1' : ''}`, { story: { ...story, ...change } })
  }

  async create(story: Partial<ManagedStory>): Promise<ManagedStory> {
    const answer = (await this.#call('POST', '/stories?publish=1', { story, publish: 1 })) as { story: ManagedStory }
    return answer.story
  }

  async unpublish(story: ManagedStory): Promise<void> {
    await this.#call('GET', `/stories/${story.id}/unpublish`)
  }

  async delete(story: ManagedStory): Promise<void> {
    await this.#call('DELETE', `/stories/${story.id}`)
  }

  /** Injects faults into the delivery API, until `mend`. */
  async break(faults: Record<string, unknown>): Promise<void> {
    await this.#send('PUT', this.#faults, faults)
  }

  async mend(): Promise<void> {
    await this.#send('DELETE', this.#faults)
  }

  async #call(method: string, path: string, body?: unknown): Promise<unknown> {
    return await (await this.#send(method, this.#base + path, body)).json()
  }

  async #send(method: string, address: string, body?: unknown): Promise<Response> {
    const response = await fetch(address, {
      method,
      headers: { 'authorization': TOKEN, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${await response.text()}`)
    return response
  }
}

/**
 * Cold page: publishes a page, and waits until the site knows it, while nothing of it is stored. The page has an
 * address in both languages, `path` and `/en` + `path`.
 */
export async function publishUnseen(stack: TestStack): Promise<{ story: ManagedStory; path: string }> {
  const editor = new Editor(stack)
  const { parent_id } = await editor.read('website-hotels/casinos/deauville')
  const slug = `jamais-vue-${crypto.randomUUID()}`
  const content = { component: 'page', _uid: crypto.randomUUID(), title: slug, body: [] }
  const story = await editor.create({ name: slug, slug, parent_id, content })
  const path = `/casinos/${slug}`
  await stack.until(async () => (await (await fetch(`${stack.origin}/sitemap.xml`)).text()).includes(`${path}<`))
  return { story, path }
}
