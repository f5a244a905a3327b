import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { ContentGateway } from './gateway.ts'
import { LastFrames } from './last-frames.ts'
import type { ContentClient } from './service/client.ts'

vi.mock('#lib/process/log.ts', () => ({ log: { info: vi.fn(), warn: vi.fn() } }))

const SLUG = 'website-hotels/headers/main'

const link = { id: 1, uuid: 'u1', slug: SLUG, published: true, is_folder: false, published_at: '1' }

/** A gateway whose default header is published until `unpublish`; its state is in a file. */
function setUp(path: string) {
  const state = { version: 1, links: [link] as object[] }
  const content = { _uid: 'c', component: 'header', links: [] }
  const client: ContentClient = {
    get: async (address) => ({
      data:
        address === 'cdn/spaces/me'
          ? { space: { version: state.version } }
          : { stories: [{ id: 1, uuid: 'u1', name: 'Header', full_slug: SLUG, published_at: '1', content }] },
      total: 0,
      perPage: 0,
    }),
    getAll: async (address) => (address === 'cdn/links' ? state.links : []),
    send: async () => ({}),
    whenDue: (work) => work(),
  }
  const frames = new LastFrames(path)
  const unpublish = () => Object.assign(state, { version: 2, links: [] })
  return { frames, unpublish, gateway: new ContentGateway(client, { frames }) }
}

test('a default frame that is unpublished stays as it last was, also after a restart', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'frames-')), 'frames.json')
  const { gateway, frames, unpublish } = setUp(path)
  await gateway.live.sync()
  const published = await gateway.getFrame(SLUG, 'fr')
  expect(published?.name).toBe('Header')
  unpublish()
  await gateway.live.sync()
  expect(await gateway.getFrame(SLUG, 'fr')).toBe(published)
  expect(await gateway.getFrame(SLUG, 'en')).toBeUndefined()
  await frames.written

  const restarted = setUp(path)
  restarted.unpublish()
  await restarted.gateway.live.sync()
  expect(await restarted.gateway.getFrame(SLUG, 'fr')).toEqual(published)
})
