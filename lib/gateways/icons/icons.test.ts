import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseIconName } from '#lib/contracts/icons.ts'
import { log } from '#lib/process/log.ts'
import { IconGateway } from './icons.ts'

vi.mock('#lib/process/log.ts', () => ({ log: { warn: vi.fn() } }))

const closing: (() => void)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.useRealTimers()
})

beforeEach(() => {
  vi.clearAllMocks()
})

const DRAWING = '<path d="M0 0h9v9"/>'

const set = (icons: object, more: object = {}) =>
  JSON.stringify({ prefix: 'mdi', width: 24, height: 24, icons, ...more })

interface Answer {
  status: number
  type: string
  body: string
  /** Sends nothing, or headers and the first half of the body. */
  hangs: 'before' | 'within' | undefined
}

/** A fake icon service whose answer a test changes, and the requests that it got. */
async function service(answer: Partial<Answer> = {}) {
  const state: Answer = { status: 200, type: 'application/json', body: set({}), hangs: undefined, ...answer }
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (state.hangs === 'before') return
    response.writeHead(state.status, { 'content-type': state.type })
    if (state.hangs === 'within') response.write(state.body.slice(0, 5))
    else response.end(state.body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { base: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, asked, state }
}

const icon = (key: string) => parseIconName(key) ?? expect.fail(key)

describe('an icon', () => {
  test('is asked for once, sanitised, and cached', async () => {
    const { base, asked } = await service({
      body: set({ spa: { body: `<script>x</script>${DRAWING}`, width: 20 } }, { left: -1 }),
    })
    const gateway = new IconGateway({ base })
    const found = {
      kind: 'found',
      icon: { collection: 'mdi', name: 'spa', body: DRAWING, left: -1, top: 0, width: 20, height: 24 },
    }
    expect(await Promise.all([gateway.find(icon('mdi:spa')), gateway.find(icon('mdi:spa'))])).toEqual([found, found])
    expect(await gateway.find(icon('mdi:spa'))).toEqual(found)
    expect(asked).toEqual(['/mdi.json?icons=spa'])
  })

  test('is asked for together with others of its collection, in the order of the alphabet', async () => {
    const { base, asked } = await service({ body: set({ a: { body: DRAWING }, b: { body: DRAWING } }) })
    const gateway = new IconGateway({ base })
    const keys = ['mdi:b', 'mdi:a', 'tabler:a', 'mdi:none', 'mdi:b']
    const answers = await Promise.all(keys.map((key) => gateway.find(icon(key))))
    expect(answers.map(({ kind }) => kind)).toEqual(['found', 'found', 'found', 'unknown', 'found'])
    expect(asked.toSorted()).toEqual(['/mdi.json?icons=a,b,none', '/tabler.json?icons=a'])
  })

  test('of more than forty names is asked for in several requests', async () => {
    const { base, asked } = await service()
    const gateway = new IconGateway({ base })
    await Promise.all(Array.from({ length: 90 }, (_, index) => gateway.find(icon(`mdi:a${index}`))))
    expect(asked.map((path) => path.split(',').length)).toEqual([40, 40, 10])
  })

  test('of another name is that of its parent, turned and mirrored as the alias says', async () => {
    const aliases = {
      left: { parent: 'right', hFlip: true },
      down: { parent: 'right', rotate: 1 },
      back: { parent: 'left', hFlip: true, vFlip: true },
      loop: { parent: 'loop' },
      constructor: { parent: '__proto__' },
    }
    const { base } = await service({ body: set({ right: { body: DRAWING } }, { aliases }) })
    const gateway = new IconGateway({ base })
    const body = async (name: string) => {
      const answer = await gateway.find(icon(`mdi:${name}`))
      return answer.kind === 'found' ? answer.icon.body : answer.kind
    }
    expect(await Promise.all(['left', 'down', 'back', 'loop', 'constructor'].map(body))).toEqual([
      `<g transform="translate(24 0) scale(-1 1)">${DRAWING}</g>`,
      `<g transform="rotate(90 12 12)">${DRAWING}</g>`,
      `<g transform="translate(0 24) scale(1 -1)">${DRAWING}</g>`,
      'unknown',
      'unknown',
    ])
  })

  test('that there is not, or whose collection, is not asked for again for ten minutes', async () => {
    const { base, asked, state } = await service()
    let now = 1_000
    const gateway = new IconGateway({ base }, { now: () => now })
    expect(await gateway.find(icon('mdi:none'))).toEqual({ kind: 'unknown' })
    Object.assign(state, { status: 404, type: 'text/plain', body: '404' })
    expect(await gateway.find(icon('none:spa'))).toEqual({ kind: 'unknown' })
    now += 599_999
    for (const key of ['mdi:none', 'none:spa']) await gateway.find(icon(key))
    expect(asked).toHaveLength(2)
    now += 1
    await gateway.find(icon('mdi:none'))
    expect(asked).toHaveLength(3)
    expect(log.warn).not.toHaveBeenCalled()
  })

  test('that may not be shown is none, which is logged', async () => {
    const { base } = await service({ body: set({ evil: { body: '</svg><script>alert(1)</script>' } }) })
    expect(await new IconGateway({ base }).find(icon('mdi:evil'))).toEqual({ kind: 'unknown' })
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { event: 'icons.unavailable', reason: 'mdi:evil is no drawing that may be shown', suppressed: 0 },
      expect.any(String),
    )
  })

  test('is unknown where no service is configured', async () => {
    expect(await new IconGateway({ base: undefined }).find(icon('mdi:spa'))).toEqual({ kind: 'unknown' })
  })

  test('does not push others out of the cache beyond its bound', async () => {
    const body = `<path d="${'0 '.repeat(15_000)}"/>`
    const { base, asked, state } = await service()
    const gateway = new IconGateway({ base })
    for (let count = 0; count < 160; count += 1) {
      state.body = set({ [`a${count}`]: { body } })
      expect((await gateway.find(icon(`mdi:a${count}`))).kind).toBe('found')
    }
    await gateway.find(icon('mdi:a159'))
    expect(asked).toHaveLength(160)
    await gateway.find(icon('mdi:a0'))
    expect(asked).toHaveLength(161)
  })
})

describe('a service that fails', () => {
  test.each([
    ['with 500', { status: 500, body: '{}' }],
    ['with too many requests', { status: 429, body: '{}' }],
    ['with a page', { type: 'text/html', body: '<html>' }],
    ['with half an answer', { body: '{"prefix":' }],
    ['with another form', { body: '{"icons":{"spa":5}}' }],
    ['with a redirect', { status: 302 }],
    ['with a box that is none', { body: set({ spa: { body: DRAWING, width: -1 } }) }],
  ] as const)('%s: the icon may come later, and the next who asks may get it', async (_, answer) => {
    const { base, state } = await service(answer)
    const gateway = new IconGateway({ base })
    expect(await gateway.find(icon('mdi:spa'))).toEqual({ kind: 'unavailable' })
    Object.assign(state, { status: 200, type: 'application/json', body: set({ spa: { body: DRAWING } }) })
    expect((await gateway.find(icon('mdi:spa'))).kind).toBe('found')
  })

  test('that nobody runs: the icon may come later', async () => {
    expect(await new IconGateway({ base: 'http://127.0.0.1:1' }).find(icon('mdi:spa'))).toEqual({ kind: 'unavailable' })
  })

  test('four times is left alone for a while, and logs one line a minute', async () => {
    const { base, asked } = await service({ status: 500 })
    let now = 0
    const gateway = new IconGateway({ base }, { now: () => now })
    for (let count = 0; count < 10; count += 1) await gateway.find(icon(`mdi:a${count}`))
    expect(asked).toHaveLength(4)
    now = 60_000
    await gateway.find(icon('mdi:spa'))
    expect(vi.mocked(log.warn).mock.calls.map(([line]) => line)).toEqual([
      { event: 'icons.unavailable', reason: 'status 500', suppressed: 0 },
      { event: 'icons.unavailable', reason: 'circuit open', suppressed: 9 },
    ])
  })

  test('with more than half a megabyte: alone such an icon is none, and the circuit stays closed', async () => {
    const { base, asked, state } = await service({ body: set({ spa: { body: 'x'.repeat(512 * 1024) } }) })
    const gateway = new IconGateway({ base })
    const answers = await Promise.all([gateway.find(icon('mdi:spa')), gateway.find(icon('mdi:b'))])
    expect(answers.map(({ kind }) => kind)).toEqual(['unavailable', 'unavailable'])
    for (let count = 0; count < 5; count += 1)
      expect(await gateway.find(icon(`mdi:a${count}`))).toEqual({ kind: 'unknown' })
    state.body = set({ b: { body: DRAWING } })
    expect((await gateway.find(icon('mdi:b'))).kind).toBe('found')
    expect(asked).toHaveLength(7)
  })

  test.each([
    ['the first answer 1,500 ms', 'before', 1_500],
    ['the whole 5 s', 'within', 5_000],
  ] as const)('by hanging is given for %s, to the millisecond', async (_, hangs, milliseconds) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { base, asked } = await service({ hangs })
    // A spy instead of waiting: time stands still until the test moves it.
    const reading = vi.spyOn(Response.prototype, 'body', 'get')
    let answer: unknown
    const asking = new IconGateway({ base }).find(icon('mdi:spa')).then((found) => {
      answer = found
    })
    const turn = () => new Promise((resolve) => setImmediate(resolve))
    while (asked.length === 0 || (hangs === 'within' && reading.mock.calls.length === 0)) await turn()
    vi.advanceTimersByTime(milliseconds - 1)
    for (let count = 0; count < 20; count += 1) await turn()
    expect(answer).toBeUndefined()
    vi.advanceTimersByTime(1)
    await asking
    expect(answer).toEqual({ kind: 'unavailable' })
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ reason: 'TimeoutError' }),
      expect.any(String),
    )
  })
})

describe('icons that pages lack', () => {
  test('are asked for again until the service has said something', async () => {
    const { base, state } = await service({ status: 500 })
    const gateway = new IconGateway({ base, openFor: 0 })
    for (const key of ['mdi:spa', 'mdi:none', 'mdi:spa']) gateway.await(icon(key))
    expect(await gateway.retryAwaited()).toEqual([])
    Object.assign(state, { status: 200, body: set({ spa: { body: DRAWING } }) })
    expect(await gateway.retryAwaited()).toEqual([icon('mdi:spa'), icon('mdi:none')])
    expect(await gateway.retryAwaited()).toEqual([])
  })

  test('are a thousand at most', async () => {
    const { base } = await service()
    const gateway = new IconGateway({ base })
    for (let count = 0; count < 1_100; count += 1) gateway.await(icon(`mdi:a${count}`))
    expect(await gateway.retryAwaited()).toHaveLength(1_000)
  })
})
