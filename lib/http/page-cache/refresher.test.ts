import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ContentGateway } from '#lib/content/gateway.ts'
import { processSingleton } from '../process-singleton.ts'
import { PageStore } from './page-store.ts'
import { keepPagesFresh } from './refresher.ts'

vi.mock('../log.ts', () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } }))

const folder = mkdtempSync(join(tmpdir(), 'refresher-'))
const store = processSingleton('page-store', () => new PageStore(folder))

/** A site that renders a page when it is asked for it, and notes who asked for what. */
function site() {
  const state = { asked: [] as string[], status: 200, meanwhile: () => {} }
  const server = createServer((request, response) => {
    state.asked.push(request.url ?? '')
    state.meanwhile()
    const path = request.url === '/' ? '/fr' : request.url?.startsWith('/en') ? request.url : `/fr${request.url}`
    const done = state.status === 200 ? store.set(path, { kind: 'APP_PAGE', html: 'new' }, tags.get(path) ?? [], generation) : Promise.resolve()
    void done.then(() => { response.writeHead(state.status).end() })
  })
  return { state, server }
}

const tags = new Map([['/fr', ['story:home', 'story:a']], ['/fr/a', ['story:a']], ['/en/a', ['story:a']], ['/fr/b', ['story:b']]])

let generation = 1
let server: Server
let state: ReturnType<typeof site>['state']
let change: (tags: ReadonlySet<string>) => void
let prefetched: [string, string[]][]
let stop: () => void

beforeEach(async () => {
  for (const [key, own] of tags) await store.set(key, { kind: 'APP_PAGE', html: 'old' }, own, generation)
  ;({ server, state } = site())
  server.listen(0, 'localhost')
  await once(server, 'listening')
  prefetched = []
  const gateway = {
    live: { snapshot: {}, failing: false },
    get generation() { return generation },
    prefetch: async (uuids: string[], locale: string) => { if (uuids.length > 0) prefetched.push([locale, uuids]) },
    onChange: (listener: (tags: ReadonlySet<string>) => void) => {
      change = (changed) => {
        generation += 1
        listener(changed)
      }
    },
  } as unknown as ContentGateway
  stop = keepPagesFresh(gateway, { port: (server.address() as AddressInfo).port, log: { warn: vi.fn() } })
})

afterEach(() => {
  stop()
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const settled = (check: () => void) => vi.waitFor(check, { timeout: 2_000, interval: 5 })

describe('a change', () => {
  test('has the pages that show it rendered, by their public addresses, their stories read together, and no other', async () => {
    change(new Set(['story:a']))
    await settled(() => { expect(state.asked.toSorted()).toEqual(['/', '/a', '/en/a']) })
    await settled(() => { expect(store.stalePages()).toEqual([]) })
    expect(prefetched).toEqual([['fr', ['home', 'a']], ['en', ['a']]])
  })

  test('that comes while pages are being rendered is not left for later', async () => {
    state.meanwhile = () => {
      state.meanwhile = () => {}
      change(new Set(['story:b']))
    }
    change(new Set(['story:a']))
    await settled(() => { expect(state.asked).toContain('/b') })
  })

  test('that took a page away leaves nothing to keep fresh', async () => {
    state.status = 404
    change(new Set(['story:b']))
    await settled(() => { expect(store.has('/fr/b')).toBe(false) })
    expect(store.has('/fr/a')).toBe(true)
  })
})
