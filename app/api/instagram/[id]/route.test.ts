import { beforeEach, describe, expect, test, vi } from 'vitest'
import { GET } from './route.ts'

const { picture } = vi.hoisted(() => ({ picture: vi.fn() }))

vi.mock('#lib/gateways/instagram/instagram.ts', () => ({ instagramGateway: () => ({ picture }) }))

vi.mock('#lib/process/log.ts', () => ({ log: { warn: vi.fn() } }))

beforeEach(() => {
  vi.clearAllMocks()
})

const ask = (id = 'a') => GET(new Request(`http://localhost/api/instagram/${id}`), { params: Promise.resolve({ id }) })

describe('a picture of the feed', () => {
  test('is passed on with its type, to be kept, and with no other header of its host', async () => {
    picture.mockResolvedValue(
      new Response('picture', { headers: { 'content-type': 'image/jpeg', 'set-cookie': 'x=1', 'x-fb-trace': '1' } }),
    )
    const answer = await ask()
    expect([answer.status, await answer.text()]).toEqual([200, 'picture'])
    expect([...answer.headers.keys()].toSorted()).toEqual(['cache-control', 'content-type'])
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=86400/)
  })

  test.each([
    ['a post that is none of the feed', undefined],
    ['a page', new Response('<script>', { headers: { 'content-type': 'text/html' } })],
    ['a drawing, which may run', new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })],
    ['a refusal', new Response('no', { status: 403, headers: { 'content-type': 'image/jpeg' } })],
    ['something huge', new Response('x', { headers: { 'content-type': 'image/jpeg', 'content-length': '9000000' } })],
  ])('%s is not found', async (_, answer) => {
    picture.mockResolvedValue(answer)
    expect((await ask()).status).toBe(404)
  })

  test('something huge that does not say so ends with an error', async () => {
    const chunk = new Uint8Array(1024 * 1024)
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        controller.enqueue(chunk)
      },
    })
    picture.mockResolvedValue(new Response(endless, { headers: { 'content-type': 'image/jpeg' } }))
    const answer = await ask()
    expect(answer.status).toBe(200)
    await expect(answer.arrayBuffer()).rejects.toThrow('more than 8388608 bytes')
    expect(sent).toBeLessThan(12)
  })

  test('a host that cannot be reached is a bad gateway that nobody keeps', async () => {
    picture.mockRejectedValue(new TypeError('fetch failed'))
    const answer = await ask()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([502, 'no-store'])
  })
})
