import { type IncomingMessage, createServer, get } from 'node:http'
import { type AddressInfo } from 'node:net'
import { type ConnectionOptions, connect } from 'node:tls'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test as base, vi } from 'vitest'
import { setPage } from '#lib/page-cache/test-support.ts'
import { Purger } from '#lib/page-cache/purger.ts'
import { localeCookie } from '#lib/routing/response-headers.ts'
import { CachedPageBench } from '#lib/server/test-support.ts'
import { NginxServer, checkDeployedFiles, hasNginx, withDeployedTls } from './nginx-server.ts'

vi.mock('#lib/process/log.ts', () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } }))

const test = base.skipIf(!hasNginx())

describe('the files as they are deployed', () => {
  test.each(['deploy/nginx/upstreams.conf', 'deploy/kubernetes/upstreams.conf'])(
    'nginx takes them, with %s',
    (upstreams) => {
      expect(checkDeployedFiles(upstreams)).toBe('')
    },
  )

  test('TLS has forward secrecy and authenticated encryption alone, the strongest first', async () => {
    await withDeployedTls(async (port) => {
      // Even a client that accepts ciphers of level 0 gets no weak one.
      const agreed = async (options: ConnectionOptions): Promise<string> => {
        const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false, minVersion: 'TLSv1', ...options })
        try {
          await once(socket, 'secureConnect')
          return `${socket.getProtocol()} ${socket.getCipher().name}`
        } catch (error) {
          return (error as NodeJS.ErrnoException).code ?? 'refused'
        } finally {
          socket.destroy()
        }
      }
      const old = (ciphers: string) => agreed({ maxVersion: 'TLSv1.2', ciphers: `${ciphers}:@SECLEVEL=0` })
      expect(await agreed({})).toMatch(/^TLSv1\.3 /)
      expect(await old('ECDHE-RSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-GCM-SHA384')).toBe(
        'TLSv1.2 ECDHE-RSA-AES256-GCM-SHA384',
      )
      for (const weak of ['AES256-GCM-SHA384', 'ECDHE-RSA-AES256-SHA384', 'ECDHE-RSA-AES128-SHA', 'AES128-SHA'])
        expect([weak, await old(weak)]).toEqual([weak, 'ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE'])
      expect(await agreed({ maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' })).toBe(
        'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION',
      )
    })
  })
})

let site: CachedPageBench
let nginx: NginxServer
/** A change of content, as the gateway announces it. */
let change: (...tags: readonly string[]) => void
let stopPurges: () => void

beforeEach(async () => {
  site = await CachedPageBench.begin()
  nginx = await NginxServer.begin({ sites: [site.port] })
  const listeners: ((tags: ReadonlySet<string>) => void)[] = []
  stopPurges = new Purger(nginx.purge).follow({ onChange: (listener) => listeners.push(listener) })
  change = (...tags) => {
    site.store.invalidate(new Set(tags), 2, 2)
    for (const listener of listeners) listener(new Set(tags))
  }
})

afterEach(async () => {
  stopPurges()
  await nginx.end()
  site.end()
})

const ask = (path: string, headers: Record<string, string> = {}, options: RequestInit = {}) =>
  fetch(nginx.origin + path, { redirect: 'manual', ...options, headers: { 'accept-encoding': 'identity', ...headers } })

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await ask(path, headers)
  return [response.status, response.headers.get('x-cache'), await response.text()]
}

describe('a public page', () => {
  test('is kept for everyone, with the headers of the site and none for caches', async () => {
    expect(await read('/hotels')).toEqual([200, 'MISS', 'stored /fr/hotels'])
    const asked = site.arrived
    expect(await read('/hotels')).toEqual([200, 'HIT', 'stored /fr/hotels'])
    expect(await read('/hotels?utm_source=letter&utm_medium=mail')).toEqual([200, 'HIT', 'stored /fr/hotels'])
    expect(await read('/hotels', { cookie: 'sid=a.b; locale=fr' })).toEqual([200, 'HIT', 'stored /fr/hotels'])
    expect(site.arrived).toBe(asked)
    const direct = await site.request('/hotels')
    const passed = await ask('/hotels', { cookie: 'locale=fr' })
    const own = ['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']
    const caches = ['surrogate-key', 'surrogate-control', 'cache-tag', 'cdn-cache-control', 'x-accel-expires']
    expect(Object.keys(direct.headers)).toEqual(expect.arrayContaining(caches))
    const expected = Object.entries(direct.headers).filter(([name]) => ![...own, ...caches].includes(name))
    const received = [...passed.headers].filter(
      ([name]) => ![...own, 'server', 'x-cache', 'x-request-id'].includes(name),
    )
    expect(Object.fromEntries(received)).toEqual(Object.fromEntries(expected))
    const id = (answer: Response) => answer.headers.get('x-request-id')
    expect(id(passed)).toMatch(/^[\da-f]{32}$/)
    expect(id(await ask('/hotels'))).not.toBe(id(passed))
  })

  test('sets the language as the site would, and is then for no other cache', async () => {
    for (const [path, locale] of [
      ['/hotels', 'fr'],
      ['/en/hotels', 'en'],
    ] as const) {
      for (const cookie of [undefined, 'locale=other']) {
        const { headers } = await ask(path, cookie ? { cookie } : {})
        const page = { kind: 'page', locale, inside: 'hotels', listPage: 1, fresh: false, guarded: false } as const
        expect(headers.getSetCookie()).toEqual([localeCookie(page, undefined)])
        expect(headers.get('cache-control')).toBe('private, no-cache')
      }
      const { headers } = await ask(path, { cookie: `locale=${locale}` })
      expect(headers.getSetCookie()).toEqual([])
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    }
  })

  test('at / is in the language of the visitor', async () => {
    const home = async (headers: Record<string, string>) => (await read('/', headers))[2]
    for (let round = 0; round < 2; round += 1) {
      expect(await home({ 'accept-language': 'en-GB,en;q=0.9,fr;q=0.8' })).toBe('stored /en')
      expect(await home({ 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.8' })).toBe('stored /fr')
      expect(await home({ 'accept-language': 'en', 'cookie': 'locale=fr' })).toBe('stored /fr')
      expect(await home({ 'accept-language': 'de,en;q=0.5' })).toBe('stored /en')
      expect(await home({ 'sec-fetch-site': 'same-origin', 'cookie': 'locale=en' })).toBe('stored /fr')
    }
  })

  test('goes out in brotli or gzip as the site has it, and to one who has it as 304', async () => {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip;q=1.0', 'gzip'],
    ] as const) {
      const { headers } = await ask('/hotels', { 'accept-encoding': accepted }, { method: 'HEAD' })
      expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'Accept-Encoding'])
    }
    const { headers } = await ask('/hotels')
    const etag = headers.get('etag') ?? ''
    expect((await ask('/hotels', { 'if-none-match': etag })).status).toBe(304)
  })

  test('is new at once after a publish, and others stay', async () => {
    await setPage(site.store, '/en/hotels', 'stored /en/hotels', { tags: ['another'] })
    await read('/hotels')
    await read('/en/hotels')
    change('t')
    await setPage(site.store, '/fr/hotels', 'new /fr/hotels', { tags: ['t'] }, 3)
    const published = Date.now()
    await vi.waitFor(async () => expect((await read('/hotels'))[2]).toBe('new /fr/hotels'), { interval: 20 })
    expect(Date.now() - published).toBeLessThan(2_000)
    expect(await read('/en/hotels')).toEqual([200, 'HIT', 'stored /en/hotels'])
  })

  test('is not kept while it is stale', async () => {
    site.store.invalidate(new Set(['t']), 2, 2)
    expect(await read('/hotels')).toEqual([200, 'MISS', 'stored /fr/hotels'])
    expect(await read('/hotels')).toEqual([200, 'MISS', 'stored /fr/hotels'])
  })

  test('is shown while the site is away, also after a purge', async () => {
    await read('/hotels')
    change('t')
    const [url = ''] = nginx.purge.urls
    const purge = await fetch(url, {
      method: 'POST',
      headers: { 'fastly-key': nginx.purge.token, 'surrogate-key': 'none' },
    })
    expect(await purge.json()).toEqual({ purged: 0 })
    // Purged, and requested again each time, since the site has no new page yet.
    await vi.waitFor(async () => expect((await read('/hotels'))[1]).toBe('EXPIRED'), { interval: 20, timeout: 4_000 })
    expect((await read('/hotels'))[1]).toBe('EXPIRED')
    site.end()
    expect(await read('/hotels')).toEqual([200, 'STALE', 'stored /fr/hotels'])
    const missing = await ask('/en/hotels')
    expect([missing.status, missing.headers.get('retry-after'), missing.headers.get('cache-control')]).toEqual([
      503,
      '10',
      'no-store',
    ])
    expect(await missing.text()).toContain('momentanément indisponible')
  })
})

describe('nginx itself', () => {
  test('moves to another site by a reload, and no request under way fails', async () => {
    const other = await CachedPageBench.begin()
    const before = await NginxServer.begin({ sites: [site.port], trusted: '127.0.0.0/8' })
    try {
      let isMoved = false
      const statuses: (number | undefined)[] = []
      // Each search reaches the site, from another visitor, so that no rate limit is reached. On a connection of its
      // own: browsers repeat a request on a kept connection that is just being closed.
      const search = async (): Promise<number | undefined> => {
        const headers = { 'x-forwarded-for': `198.51.${statuses.length >> 8}.${statuses.length & 255}` }
        const [answer] = (await once(get(`${before.origin}/recherche?q=x`, { agent: false, headers }), 'response')) as [
          IncomingMessage,
        ]
        answer.resume()
        return answer.statusCode
      }
      const visit = async (): Promise<void> => {
        while (!isMoved) statuses.push(await search())
      }
      const visitors = Array.from({ length: 10 }, visit)
      await vi.waitFor(() => expect(site.arrived).toBeGreaterThan(50))
      before.reload({ sites: [other.port], trusted: '127.0.0.0/8' })
      await vi.waitFor(() => expect(other.arrived).toBeGreaterThan(50), { timeout: 10_000 })
      isMoved = true
      await Promise.all(visitors)
      expect(new Set(statuses)).toEqual(new Set([200]))
      // The old workers take no more connections once nginx has told them so, some time after the new ones do.
      await vi.waitFor(async () => {
        const asked = site.arrived
        expect(await search()).toBe(200)
        expect(site.arrived).toBe(asked)
      })
    } finally {
      await before.end()
      other.end()
    }
  })

  test('that is killed comes back with its kept pages, and they are purged as before', async () => {
    await read('/hotels')
    await nginx.crash()
    await expect(ask('/hotels')).rejects.toThrow('fetch failed')
    await nginx.restart()
    const asked = site.arrived
    expect(await read('/hotels')).toEqual([200, 'HIT', 'stored /fr/hotels'])
    expect(site.arrived).toBe(asked)
    change('t')
    await setPage(site.store, '/fr/hotels', 'new /fr/hotels', { tags: ['t'] }, 3)
    await vi.waitFor(async () => expect((await read('/hotels'))[2]).toBe('new /fr/hotels'), { interval: 20 })
  })
})

describe('what is for one visitor', () => {
  test.each([
    ['a guarded page', '/infiniment-barriere/menu', { cookie: 'sid=a.b; locale=fr' }],
    ['a draft', '/hotels', { cookie: 'draft=signed; locale=fr' }],
    ['a question', '/recherche?q=deauville', {}],
  ])('%s is asked of the site each time', async (_, path, headers) => {
    site.memberStatus = 'member'
    await read(path, headers)
    const asked = site.arrived
    const [, state] = await read(path, headers)
    expect(site.arrived).toBe(asked + 1)
    expect(state).not.toBe('HIT')
  })

  test('a guarded page of a member is nobody else’s', async () => {
    site.memberStatus = 'member'
    const path = '/infiniment-barriere/menu'
    const member = await ask(path, { cookie: 'sid=a.b; locale=fr' })
    expect([member.status, member.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    site.memberStatus = 'anonymous'
    expect((await read(path, { cookie: 'locale=fr' }))[2]).toBe('Next')
  })

  test('a call goes through with its cookies', async () => {
    await read('/api/eph/users/init', { cookie: 'sid=a.b; locale=fr; hotel-device=c' })
    expect(site.passedOn?.cookie).toBe('sid=a.b; locale=fr; hotel-device=c')
  })
})

describe('limits', () => {
  test('the address that the site counts by is the one that nginx sees', async () => {
    await read('/api/search', { 'x-forwarded-for': '203.0.113.9' })
    expect(site.passedOn?.['x-forwarded-for']).toBe('127.0.0.1')
  })

  test('calls beyond the rate are 429, for that address alone', async () => {
    const behind = await NginxServer.begin({ sites: [site.port], trusted: '127.0.0.0/8' })
    try {
      const call = (address: string) =>
        fetch(`${behind.origin}/api/search`, { headers: { 'x-forwarded-for': address } })
      const answers = await Promise.all(Array.from({ length: 150 }, () => call('203.0.113.9')))
      const refused = answers.filter(({ status }) => status === 429)
      expect(refused.length).toBeGreaterThan(20)
      expect(await refused[0]?.text()).toContain('Trop de demandes')
      expect(refused[0]?.headers.get('retry-after')).toBe('10')
      const ofNetwork = (host: number) => call(`2001:db8:1:2:${host}::1`)
      expect((await call('203.0.113.10')).status).toBe(200)
      expect(site.passedOn?.['x-forwarded-for']).toBe('203.0.113.10')
      const oneNetwork = await Promise.all(Array.from({ length: 150 }, (_, host) => ofNetwork(host)))
      expect(oneNetwork.some(({ status }) => status === 429)).toBe(true)
    } finally {
      await behind.end()
    }
  })

  test('pages beyond the rate are 429, and other clients get the page', async () => {
    const behind = await NginxServer.begin({ sites: [site.port], trusted: '127.0.0.0/8' })
    try {
      const visit = (address: string) => fetch(`${behind.origin}/hotels`, { headers: { 'x-forwarded-for': address } })
      const connection = async (_: unknown, host: number): Promise<readonly Response[]> => {
        const answers: Response[] = []
        for (let round = 0; round < 20; round += 1) answers.push(await visit('203.0.113.9'))
        return [await visit(`198.51.100.${host}`), ...answers]
      }
      const answers = await Promise.all(Array.from({ length: 50 }, connection))
      expect(new Set(answers.map(([other]) => other?.status))).toEqual(new Set([200]))
      const refused = answers.flat().filter(({ status }) => status === 429)
      expect(refused.length).toBeGreaterThan(200)
      expect(refused[0]?.headers.get('retry-after')).toBe('10')
      expect(site.arrived).toBeLessThan(100)
    } finally {
      await behind.end()
    }
  })

  test('a body beyond the limit is 413', async () => {
    const answer = await ask('/api/search', {}, { method: 'POST', body: Buffer.alloc(1_100_000) })
    expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([413, 'nosniff'])
  })
})

describe('other servers behind it', () => {
  let plain: ReturnType<typeof createServer>
  let behind: NginxServer
  let streams = 0

  beforeAll(async () => {
    plain = createServer((request, response) => {
      if (request.url?.startsWith('/api/clock/')) {
        streams += 1
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write('event: clock\ndata: 1\n\n')
      } else if (request.url === '/content/uploads/1') {
        request.once('data', () => response.writeHead(200).write('begun'))
        request.once('end', () => response.end())
      } else {
        response.writeHead(200, { 'content-type': 'image/svg+xml' })
        response.end(`<svg>${'<g/>'.repeat(1_000)}</svg>`)
      }
    }).listen(0, '127.0.0.1')
    await once(plain, 'listening')
    const { port } = plain.address() as AddressInfo
    behind = await NginxServer.begin({ sites: [port], services: port, isBehindTls: true })
  })

  afterAll(async () => {
    await behind.end()
    plain.closeAllConnections()
    plain.close()
  })

  test('what the site sends plain is compressed with brotli', async () => {
    const { headers } = await fetch(`${behind.origin}/share/1`, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(headers.get('content-encoding')).toBe('br')
  })

  test('events come as they are sent', async () => {
    const response = await fetch(`${behind.origin}/api/clock/table-1`)
    const { value } = (await response.body?.getReader().read()) ?? {}
    expect(Buffer.from(value ?? []).toString()).toBe('event: clock\ndata: 1\n\n')
    expect(streams).toBe(1)
  })

  test('staff reach the editor and the desk, and nothing else of the services', async () => {
    const status = async (path: string) => (await fetch(behind.staffOrigin + path)).status
    expect(await Promise.all(['/desk', '/content/editor', '/content/v1/spaces/1'].map(status))).toEqual([200, 200, 200])
    expect(await Promise.all(['/site/sessions', '/hotel/v1/users', '/mail', '/health'].map(status))).toEqual([
      404, 404, 404, 404,
    ])
  })

  test('what has no security headers gets them, on both hosts, also what nginx answers itself', async () => {
    const names = ['strict-transport-security', 'x-content-type-options', 'content-security-policy']
    const strict = ['max-age=63072000; includeSubDomains', 'nosniff', "default-src 'none'; frame-ancestors 'none'"]
    for (const [address, status] of [
      [`${behind.staffOrigin}/desk`, 200],
      [`${behind.staffOrigin}/hotel/v1/users`, 404],
      [`${behind.origin}/share/1`, 200],
      [`${behind.origin}/_next/static/a.css`, 200],
      [`${behind.origin}/nginx-health`, 200],
    ] as const) {
      const answer = await fetch(address)
      expect([address, answer.status, ...names.map((name) => answer.headers.get(name))]).toEqual([
        address,
        status,
        ...strict,
      ])
    }
  })

  test('what the sites say of themselves is refused to strangers', async () => {
    const outside = await NginxServer.begin({ sites: [(plain.address() as AddressInfo).port], trusted: '127.0.0.0/8' })
    try {
      const status = async (address: string) =>
        (await fetch(`${outside.origin}/api/health/ready`, { headers: { 'x-forwarded-for': address } })).status
      expect([await status('203.0.113.9'), await status('10.1.2.3')]).toEqual([403, 200])
    } finally {
      await outside.end()
    }
  })
})
