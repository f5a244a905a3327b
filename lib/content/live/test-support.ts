import { vi } from 'vitest'
import type { ContentAnswer, ContentClient } from '../service/client.ts'
import { ContentError } from '../service/content-error.ts'
import { AddressHistory } from './address-history.ts'
import { LiveContent } from './live-content.ts'

export const ROOT = 'website-hotels'

export const link = (slug: string, publishedAt = '1', id = slug.length) => ({
  id,
  uuid: slug,
  slug: `${ROOT}/${slug}`,
  name: slug,
  published: true,
  is_folder: false,
  published_at: publishedAt,
})

/** A space whose state the test sets; each request reads it again. */
function space() {
  const state = {
    version: 100 as unknown,
    links: [link(''), link('hotels')] as unknown[],
    redirects: [] as unknown[] | ContentError,
    down: false,
    requests: [] as string[],
    /** Milliseconds that each answer takes. */
    latency: 0,
  }
  const answer = <T>(path: string, value: () => T): Promise<T> => {
    state.requests.push(path)
    return new Promise((resolve, reject) => {
      const settle = () => {
        if (state.down) reject(new ContentError('The content service could not be reached.'))
        else resolve(value())
      }
      if (state.latency > 0) setTimeout(settle, state.latency)
      else settle()
    })
  }
  const client: ContentClient = {
    get: vi.fn((path: string) =>
      answer(path, (): ContentAnswer => ({ data: { space: { version: state.version } }, total: 0, perPage: 0 })),
    ),
    send: async () => ({}),
    whenDue: (work) => work(),
    getAll: vi.fn((path: string) =>
      answer(path, (): unknown[] => {
        if (path === 'cdn/links') return state.links
        if (state.redirects instanceof ContentError) throw state.redirects
        return state.redirects
      }),
    ),
  }
  return { state, client }
}

export function setUp() {
  const { state, client } = space()
  const onChange = vi.fn<(tags: ReadonlySet<string>) => void>()
  const isOutdated = vi.fn(async (_uuid: string) => true)
  const log = { info: vi.fn(), warn: vi.fn() }
  const live = new LiveContent({
    client,
    clock: { now: () => Date.now() },
    rootFolder: ROOT,
    history: new AddressHistory(),
    onChange,
    isOutdated,
    log,
  })
  const changes = () => onChange.mock.calls.map(([tags]) => [...tags].toSorted())
  const publish = (...links: unknown[]) => {
    state.version = Number(state.version) + 1
    state.links = links
  }
  return { live, state, client, onChange, isOutdated, changes, log, publish }
}

export const polls = (requests: readonly string[]) => requests.filter((path) => path === 'cdn/spaces/me').length
