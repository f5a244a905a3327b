import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { log } from '#lib/process/log.ts'
import { InstagramGateway } from './instagram.ts'
import { isAllowedSource } from './media-hosts.ts'

vi.mock('#lib/process/log.ts', () => ({ log: { warn: vi.fn() } }))

const MINUTE = 60_000

let server: Server
let host = ''
let asked: string[] = []
let respond: (request: IncomingMessage, response: ServerResponse) => void
let now = 0

const post = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  media_type: 'IMAGE',
  media_url: `http://${host}/pictures/${id}.jpg`,
  permalink: `https://instagram.example/p/${id}`,
  caption: `Titre de ${id}\n#mer`,
  ...more,
})

const answering = (data: unknown, status = 200) => {
  respond = (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data))
}

const gateway = (mediaHosts = [host]) =>
  new InstagramGateway({ apiUrl: `http://${host}/v1`, token: 's3cret', mediaHosts }, { now: () => now })

beforeEach(async () => {
  vi.clearAllMocks()
  asked = []
  now = 1_000_000
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    respond(request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => {
    server.close(resolve)
  })
})

describe('the feed', () => {
  test('is requested with token and fields, and its pictures have addresses of the site', async () => {
    answering({ data: [post('a', { alt_text: 'Une ombrelle' }), post('b')] })
    expect(await gateway().posts()).toEqual([
      { id: 'a', permalink: 'https://instagram.example/p/a', picture: '/api/instagram/a', alt: 'Une ombrelle' },
      { id: 'b', permalink: 'https://instagram.example/p/b', picture: '/api/instagram/b', alt: 'Titre de b' },
    ])
    const query = new URL(asked[0] ?? '', 'http://x').searchParams
    expect([query.get('access_token'), query.get('fields')]).toEqual([
      's3cret',
      'id,caption,media_type,media_url,permalink,alt_text',
    ])
  })

  test('videos, incomplete posts and pictures of other hosts are left out', async () => {
    answering({
      data: [
        post('film', { media_type: 'VIDEO' }),
        post('none', { media_url: undefined }),
        post('../x'),
        post('script', { permalink: 'javascript:alert(1)' }),
        post('foreign', { media_url: 'https://evil.example/x.jpg' }),
        post('album', { media_type: 'CAROUSEL_ALBUM' }),
        7,
      ],
    })
    expect((await gateway().posts()).map((entry) => entry.id)).toEqual(['album'])
  })

  test('is cached for ten minutes, with a single flight for concurrent readers', async () => {
    answering({ data: [post('a')] })
    const feed = gateway()
    await Promise.all([feed.posts(), feed.posts()])
    now += 10 * MINUTE - 1
    await feed.posts()
    expect(asked).toHaveLength(1)
    now += 1
    await feed.posts()
    expect(asked).toHaveLength(2)
  })

  const FAILURES: [string, () => void][] = [
    [
      'a refusal',
      () => {
        answering({ error: { code: 190 } }, 401)
      },
    ],
    [
      'a failure',
      () => {
        answering({ data: [] }, 500)
      },
    ],
    [
      'no feed',
      () => {
        answering({ nothing: true })
      },
    ],
    [
      'no JSON',
      () => {
        respond = (_, response) => response.end('<html>')
      },
    ],
    [
      'a redirect',
      () => {
        respond = (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
      },
    ],
    [
      'a broken line',
      () => {
        respond = (request) => request.socket.destroy()
      },
    ],
  ]

  test.each(FAILURES)(
    '%s: the last feed is served, retried after a pause, and the log does not contain the token',
    async (_, fail) => {
      answering({ data: [post('a')] })
      const feed = gateway()
      await feed.posts()
      fail()
      now += 11 * MINUTE
      expect((await feed.posts()).map((entry) => entry.id)).toEqual(['a'])
      await feed.posts()
      expect(asked).toHaveLength(2)
      now += MINUTE
      answering({ data: [post('b')] })
      expect((await feed.posts()).map((entry) => entry.id)).toEqual(['b'])
      expect(log.warn).toHaveBeenCalledOnce()
      expect(JSON.stringify(vi.mocked(log.warn).mock.calls)).not.toContain('s3cret')
    },
  )

  test('is empty while the first request fails', async () => {
    answering({}, 503)
    expect(await gateway().posts()).toEqual([])
  })
})

describe('a picture', () => {
  const { signal } = new AbortController()

  beforeEach(() => {
    respond = (request, response) =>
      request.url?.startsWith('/pictures/')
        ? response.writeHead(200, { 'content-type': 'image/jpeg' }).end('picture')
        : response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: [post('a')] }))
  })

  test('of the feed is fetched from where the API named it', async () => {
    const answer = await gateway().picture('a', signal)
    expect(await answer?.text()).toBe('picture')
    expect(asked.at(-1)).toBe('/pictures/a.jpg')
  })

  test.each(['b', '../a', 'http://127.0.0.1/', ''])('“%s” is not in the feed: nothing is fetched', async (id) => {
    expect(await gateway().picture(id, signal)).toBeUndefined()
    expect(asked.filter((url) => !url.startsWith('/v1/me/media'))).toEqual([])
  })

  test('does not follow redirects', async () => {
    const feed = gateway()
    await feed.posts()
    respond = (_, response) => response.writeHead(302, { location: `http://${host}/secret` }).end()
    await expect(feed.picture('a', signal)).rejects.toThrow()
    expect(asked).not.toContain('/secret')
  })
})

describe('a host', () => {
  const HOSTS = ['cdninstagram.com', '127.0.0.1:4001']

  test.each([
    'https://cdninstagram.com/x.jpg',
    'https://scontent-cdg4-1.cdninstagram.com/v/x.jpg?a=b',
    'http://127.0.0.1:4001/content/f/x',
  ])('%s is allowed', (address) => {
    expect(isAllowedSource(address, HOSTS)).toBe(true)
  })

  test.each([
    'http://cdninstagram.com/x.jpg',
    'https://cdninstagram.com:8443/x',
    'https://evilcdninstagram.com/x',
    'https://cdninstagram.com.evil.example/x',
    'https://evil.example/cdninstagram.com',
    'https://user:pass@cdninstagram.com/x',
    'http://127.0.0.1:4002/x',
    'http://127.0.0.1/x',
    'http://localhost:4001/x',
  ])('%s is not', (address) => {
    expect(isAllowedSource(address, HOSTS)).toBe(false)
  })
})
