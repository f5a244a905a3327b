import { vi } from 'vitest'
import { ContentGateway } from './gateway.ts'
import type { ContentAnswer, ContentClient, Query, RequestOptions } from './service/client.ts'

/** A story as the delivery API sends it. */
export const story = (title = 'X') => ({
  id: 1,
  uuid: 'u1',
  name: title,
  full_slug: 'website-hotels/hotels/x',
  content: { _uid: 'c', component: 'hotel', title },
})

/** A gateway to a service that holds one story. */
export function setUp(slug = 'website-hotels/hotels/x') {
  const state = { version: 100, publishedAt: '1', title: 'X', entries: [] as object[] }
  const get = vi.fn(async (path: string, _query: Query, _options: RequestOptions): Promise<ContentAnswer> => {
    const data =
      path === 'cdn/spaces/me'
        ? { space: { version: state.version } }
        : path === 'cdn/stories'
          ? { stories: [story(state.title)] }
          : { story: story(state.title) }
    return { data, total: 0, perPage: 0 }
  })
  const getAll = vi.fn(async (path: string, _key: string, _query: Query): Promise<unknown[]> => {
    if (path === 'cdn/links')
      return [
        { id: 1, uuid: 'u1', slug, name: 'X', published: true, is_folder: false, published_at: state.publishedAt },
      ]
    if (path === 'cdn/datasource_entries') return state.entries
    return path === 'cdn/stories' ? [story(state.title), 'no story'] : []
  })
  const client: ContentClient = { get, send: async () => ({}), whenDue: (work) => work(), getAll }
  const publish = async (title: string) => {
    Object.assign(state, { version: state.version + 1, publishedAt: String(state.version), title })
    await gateway.live.sync()
  }
  const gateway = new ContentGateway(client)
  const storyRequests = () => get.mock.calls.filter(([path]) => path.startsWith('cdn/stories'))
  return { gateway, state, get, getAll, publish, storyRequests }
}

export const X = { slug: 'website-hotels/hotels/x' }
