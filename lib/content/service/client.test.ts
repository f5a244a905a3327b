import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createContentClient } from './client.ts'
import { CONCURRENT_REQUESTS, PRIORITY, RETRIES } from './constants.ts'
import { ContentError, toContentError } from './content-error.ts'

const REQUESTS_PER_SECOND = 5

const STORY = { priority: PRIORITY.story }

type Answer = (request: IncomingMessage, response: ServerResponse, count: number) => void

let server: (Server & { closeAllConnections?(): void }) | undefined

afterEach(() => {
  server?.closeAllConnections?.()
  server?.close()
  server = undefined
})

const json = (response: ServerResponse, body: unknown, status = 200, headers: Record<string, string> = {}) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/**
 * A content service with one answer. `requests` collects the requested addresses, `arrivals` their times in
 * milliseconds since the start.
 */
async function service(answer: Answer, perSecond: number | null = REQUESTS_PER_SECOND, oauthToken?: string) {
  const requests: URL[] = []
  const arrivals: number[] = []
  const started = performance.now()
  server = createServer((request, response) => {
    arrivals.push(performance.now() - started)
    requests.push(new URL(request.url ?? '', 'http://service.example'))
    answer(request, response, requests.length)
  })
  await new Promise<void>((resolve) => {
    server?.listen(0, '127.0.0.1', resolve)
  })
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`
  return {
    client: createContentClient({
      endpoint,
      region: undefined,
      token: 'tok',
      oauthToken,
      requestsPerSecond: perSecond ?? undefined,
    }),
    requests,
    arrivals,
  }
}

async function faultOf(request: Promise<unknown>): Promise<ContentError> {
  try {
    await request
  } catch (error) {
    if (error instanceof ContentError) return error
    throw error
  }
  throw new Error('The request should have failed.')
}

describe('a request', () => {
  test('carries the token and what was asked, and nothing empty', async () => {
    const { client, requests } = await service((_, response) => {
      json(response, { story: { id: 1 } }, 200, { 'total': '7', 'per-page': '25' })
    })
    const query = { version: 'published', cv: undefined, language: 'en', resolve_relations: 'cards.stories' }
    expect(await client.get('cdn/stories/a%20b/c', query, STORY)).toEqual({
      data: { story: { id: 1 } },
      total: 7,
      perPage: 25,
    })
    expect(requests[0]?.pathname).toBe('/v2/cdn/stories/a%20b/c')
    expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toMatchObject({
      token: 'tok',
      version: 'published',
      language: 'en',
      resolve_level: '2',
    })
    expect(requests[0]?.searchParams.has('cv')).toBe(false)
    expect(query).toEqual({ version: 'published', cv: undefined, language: 'en', resolve_relations: 'cards.stories' })
  })

  test('is sent each time: the client caches nothing and stores no version', async () => {
    const { client, requests } = await service((_, response, count) => {
      json(response, { cv: count, story: { id: count } })
    })
    const ids = []
    for (let time = 0; time < 3; time += 1)
      ids.push(
        ((await client.get('cdn/stories/x', { version: 'published' }, STORY)).data as { story: { id: number } }).story
          .id,
      )
    expect(ids).toEqual([1, 2, 3])
    expect(requests.map((url) => url.searchParams.get('cv'))).toEqual([null, null, null])
  })
})

test('the deadline of a request ends with it, so that it keeps nothing in memory', async () => {
  const { client } = await service((_, response) => {
    json(response, { story: { uuid: 'a' } })
  })
  const [begun, ended] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')]
  await client.get('cdn/stories/a', {}, { ...STORY, deadline: 12_345 })
  const deadlines = begun.mock.results.filter((_, index) => begun.mock.calls[index]?.[1] === 12_345)
  expect(deadlines).toHaveLength(1)
  expect(ended.mock.calls).toContainEqual([deadlines[0]?.value])
  vi.restoreAllMocks()
})

describe('a change', () => {
  const read = async (request: IncomingMessage) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    return JSON.parse(Buffer.concat(chunks).toString()) as unknown
  }

  test.each(['POST', 'PUT', 'DELETE'] as const)('%s has a JSON body and the OAuth token', async (method) => {
    const seen: unknown[] = []
    const { client } = await service(
      (request, response) => {
        const { method: used, url, headers } = request
        void read(request).then((body) => {
          seen.push([used, url, headers.authorization, headers['content-type'], body])
          json(response, { story: { id: 7 } })
        })
      },
      3,
      'oauth',
    )
    const body = { story: { name: 'Été' }, publish: 1 }
    expect(await client.send(method, 'spaces/1/stories/7', body, STORY)).toEqual({ story: { id: 7 } })
    expect(seen).toEqual([[method, '/v2/spaces/1/stories/7', 'oauth', 'application/json', body]])
    expect(body).toEqual({ story: { name: 'Été' }, publish: 1 })
  })

  test('three requests start in a second with an OAuth token, whatever they do', async () => {
    const { client, arrivals } = await service((_, response) => json(response, {}), 3, 'oauth')
    const create = () => client.send('POST', 'spaces/1/stories', { story: {} }, STORY)
    await Promise.all([create(), client.get('cdn/stories', {}, STORY), create(), create()])
    expect(arrivals.filter((at) => at - (arrivals[0] ?? 0) < 900)).toHaveLength(3)
  })

  test.each([
    [422, { slug: ['has already been taken'] }, 'slug: has already been taken'],
    [429, { error: 'Too many requests' }, 'Too many requests'],
  ])('that is refused with %i is a ContentError, and not sent again', async (status, body, message) => {
    const { client, requests } = await service((_, response) => {
      json(response, body, status)
    })
    const fault = await faultOf(client.send('POST', 'spaces/1/stories', { story: {} }, STORY))
    expect([fault.status, fault.message, requests.length]).toEqual([status, message, 1])
  })
})

describe('a list', () => {
  const page = (url: URL) => ({
    page: Number(url.searchParams.get('page')),
    per: Number(url.searchParams.get('per_page')),
  })
  const items = Array.from({ length: 60 }, (_, index) => ({ id: index }))

  test('is read to its end, 25 at a time, in order', async () => {
    const { client, requests } = await service((request, response) => {
      const { page: number, per } = page(new URL(request.url ?? '', 'http://x'))
      json(response, { stories: items.slice((number - 1) * per, number * per) }, 200, {
        'total': '60',
        'per-page': '25',
      })
    })
    expect(await client.getAll('cdn/stories', 'stories', {}, STORY)).toEqual(items)
    expect(requests.map(page)).toEqual([1, 2, 3].map((number) => ({ page: number, per: 25 })))
  })

  test('of links comes as an object', async () => {
    const { client } = await service((_, response) => {
      json(response, { links: { a: { id: 1 }, b: { id: 2 } } }, 200, { total: '2' })
    })
    expect(await client.getAll('cdn/links', 'links', { per_page: 1_000 }, STORY)).toEqual([{ id: 1 }, { id: 2 }])
  })

  test.each([[{}], [{ stories: null }], [[]], [{ stories: 'none' }]])(
    'that is missing from %j is no empty list',
    async (body) => {
      const { client } = await service((_, response) => {
        json(response, body)
      })
      expect(await faultOf(client.getAll('cdn/stories', 'stories', {}, STORY))).toMatchObject({
        status: undefined,
        notFound: false,
      })
    },
  )

  test('is read to its end by the service’s own count, where it tells one', async () => {
    const { client, requests } = await service((_, response) => {
      json(response, { stories: items.slice(0, 25) }, 200, { 'total': '25', 'per-page': '25' })
    })
    expect(await client.getAll('cdn/stories', 'stories', {}, STORY)).toHaveLength(25)
    expect(requests).toHaveLength(1)
  })

  test('that shrinks while it is read terminates', async () => {
    const { client, requests } = await service((_, response, count) => {
      json(response, { stories: count === 1 ? items.slice(0, 25) : [] }, 200, { total: '60' })
    })
    expect(await client.getAll('cdn/stories', 'stories', {}, STORY)).toHaveLength(25)
    expect(requests).toHaveLength(2)
  })

  test('rejects where one of its pages fails', async () => {
    const { client } = await service((_, response, count) => {
      if (count === 1) json(response, { stories: items.slice(0, 25) }, 200, { total: '60' })
      else json(response, {}, 500)
    })
    expect((await faultOf(client.getAll('cdn/stories', 'stories', {}, STORY))).status).toBe(500)
  })
})

describe('the throttle', () => {
  test('no more than five requests are started in the first second', async () => {
    const { client, arrivals } = await service((_, response) => {
      json(response, {})
    })
    await Promise.all(Array.from({ length: 12 }, () => client.get('cdn/spaces/me', {}, STORY)))
    expect(arrivals).toHaveLength(12)
    // A request arrives after it was started, so a slow machine can only lower these counts.
    expect(arrivals.filter((at) => at < 950).length).toBeLessThanOrEqual(REQUESTS_PER_SECOND)
    expect(arrivals.filter((at) => at < 1_950).length).toBeLessThanOrEqual(2 * REQUESTS_PER_SECOND)
  })

  test('starts requests by priority, also those whose caller waits for it first', async () => {
    const { client, requests } = await service((_, response) => {
      json(response, {})
    })
    const lists = Array.from({ length: 10 }, (_, index) =>
      client.get('cdn/stories', { name: `list ${index}` }, { priority: PRIORITY.list }),
    )
    const space = client.whenDue(
      () => client.get('cdn/spaces/me', { name: 'space', before: requests.length }, { throttled: false }),
      { priority: PRIORITY.space },
    )
    await Promise.all([...lists, space])
    const names = requests.map((url) => url.searchParams.get('name'))
    expect(names.slice(0, 5).toSorted()).toEqual([0, 1, 2, 3, 4].map((index) => `list ${index}`))
    expect(names.indexOf('space')).toBeLessThan(10)
    const sentBefore = Number(
      requests.find((url) => url.searchParams.get('name') === 'space')?.searchParams.get('before'),
    )
    expect(sentBefore).toBeGreaterThanOrEqual(1)
  })

  test('drafts get two of five a second, and visitors the rest at once', async () => {
    const { client, requests } = await service((_, response) => {
      json(response, {})
    })
    const drafts = Array.from({ length: 6 }, () => client.get('cdn/stories/d', {}, { priority: PRIORITY.draft }))
    const stories = Array.from({ length: 3 }, () => client.get('cdn/stories/s', {}, STORY))
    await Promise.all(stories)
    expect(requests.map(({ pathname }) => pathname.at(-1)).toSorted()).toEqual(['d', 'd', 's', 's', 's'])
    await Promise.all(drafts)
    expect(requests).toHaveLength(9)
  })

  test('a service without a limit is asked as fast as it answers', async () => {
    const open: (() => void)[] = []
    const { client, requests } = await service((_, response) => {
      open.push(() => {
        json(response, {})
      })
    }, null)
    const answers = Array.from({ length: 40 }, () => client.get('cdn/spaces/me', {}, STORY))
    for (let answered = 0; answered < 40; ) {
      await vi.waitFor(() => {
        expect(requests).toHaveLength(Math.min(40, answered + CONCURRENT_REQUESTS))
      })
      const due = open.splice(0)
      answered += due.length
      for (const answer of due) answer()
    }
    expect(await Promise.all(answers)).toHaveLength(40)
  })

  test('a request that nobody waits for is never sent, and one on its way is dropped', async () => {
    const closed = Promise.withResolvers<void>()
    const { client, requests } = await service((request) => {
      request.once('close', closed.resolve)
    })
    const editor = new AbortController()
    const options = { priority: PRIORITY.draft, signal: editor.signal }
    const drafts = Array.from({ length: 9 }, () => faultOf(client.get('cdn/stories/d', {}, options)))
    await vi.waitFor(() => {
      expect(requests).toHaveLength(2)
    })
    editor.abort()
    for (const draft of drafts) expect(await draft).toMatchObject({ notFound: false, status: undefined })
    await closed.promise
    expect(requests).toHaveLength(2)
  })

  test('the wait for the throttle is no failure of the service', async () => {
    const { client, arrivals } = await service((_, response) => {
      json(response, {})
    })
    await Promise.all(Array.from({ length: 12 }, () => client.get('cdn/spaces/me', {}, { ...STORY, deadline: 1_000 })))
    expect(arrivals).toHaveLength(12)
  })
})

describe('too many requests', () => {
  test('three times 429, then the answer', async () => {
    const { client, requests, arrivals } = await service((_, response, count) => {
      if (count <= 3) json(response, { error: 'Too many requests' }, 429)
      else json(response, { story: 'here' })
    })
    expect((await client.get('cdn/stories/x', {}, STORY)).data).toEqual({ story: 'here' })
    expect(requests).toHaveLength(4)
    // 300 ms between tries at least, jitter apart.
    expect((arrivals[3] ?? 0) - (arrivals[0] ?? 0)).toBeGreaterThanOrEqual(800)
  })

  test('endless 429 ends at the time-out, within the allowed number of retries', async () => {
    const { client, requests } = await service((_, response) => {
      json(response, {}, 429)
    })
    const started = performance.now()
    const fault = await faultOf(client.get('cdn/stories/x', {}, { ...STORY, deadline: 1_200 }))
    expect(performance.now() - started).toBeGreaterThanOrEqual(1_100)
    expect(fault.notFound).toBe(false)
    expect(requests.length).toBeGreaterThan(1)
    expect(requests.length).toBeLessThanOrEqual(RETRIES + 1)
  })
})

describe('failures are ContentErrors', () => {
  test('404 with a list for a body: not found, with the response', async () => {
    const { client } = await service((_, response) => {
      json(response, ['This record could not be found'], 404)
    })
    const fault = await faultOf(client.get('cdn/stories/nope', {}, STORY))
    expect(fault).toMatchObject({
      status: 404,
      notFound: true,
      response: { status: 404, data: ['This record could not be found'] },
    })
    expect(fault.message).not.toBe('')
  })

  test.each([400, 401, 403, 500, 502, 503])('%i tells nothing about the record', async (status) => {
    const { client, requests } = await service((_, response) => {
      json(response, { error: 'x' }, status)
    })
    expect(await faultOf(client.get('cdn/stories/x', {}, STORY))).toMatchObject({
      status,
      notFound: false,
      response: { status, data: { error: 'x' } },
    })
    expect(requests).toHaveLength(1)
  })

  test('HTML with a good status is no answer', async () => {
    const { client } = await service((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>maintenance</html>')
    })
    expect((await faultOf(client.get('cdn/stories/x', {}, STORY))).notFound).toBe(false)
  })

  test.each([404, 502])('HTML with status %i', async (status) => {
    const { client } = await service((_, response) => {
      response.writeHead(status, { 'content-type': 'text/html' }).end('<html>proxy</html>')
    })
    await faultOf(client.get('cdn/stories/x', {}, STORY))
  })

  test('JSON cut short', async () => {
    const { client } = await service((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"story":{"id":')
    })
    expect((await faultOf(client.get('cdn/stories/x', {}, STORY))).notFound).toBe(false)
  })

  test('a refused connection has a message alone', async () => {
    const { client } = await service(() => {})
    const closing = server
    await new Promise<void>((resolve) => {
      closing?.close(() => {
        resolve()
      })
    })
    const fault = await faultOf(client.get('cdn/stories/x', {}, STORY))
    expect(fault).toMatchObject({ status: undefined, response: undefined, notFound: false })
    expect(fault.message).not.toBe('')
  })

  test('a connection reset', async () => {
    const { client } = await service((request) => {
      request.socket.resetAndDestroy()
    })
    expect((await faultOf(client.get('cdn/stories/x', {}, STORY))).status).toBeUndefined()
  })

  test.each([
    ['says nothing', () => {}],
    [
      'stops after its headers',
      (_: IncomingMessage, response: ServerResponse) => {
        response.writeHead(200, { 'content-type': 'application/json' }).write('{')
      },
    ],
  ])('a service that %s is given up at the deadline', async (_, answer) => {
    const { client } = await service(answer)
    const started = performance.now()
    const fault = await faultOf(client.get('cdn/stories/x', {}, { ...STORY, deadline: 300 }))
    expect(performance.now() - started).toBeGreaterThanOrEqual(280)
    expect(fault).toMatchObject({ status: undefined, notFound: false })
  })

  test('a service that hung is requested again afterwards', async () => {
    const { client } = await service((_, response, count) => {
      if (count > 1) json(response, { ok: true })
    })
    await faultOf(client.get('cdn/stories/x', {}, { ...STORY, deadline: 200 }))
    expect((await client.get('cdn/stories/x', {}, STORY)).data).toEqual({ ok: true })
  })
})

describe('toContentError', () => {
  test.each([[undefined], [null], ['x'], [7], [{}], [{ message: 7 }]])('%j is a failure of the network', (raw) => {
    expect(toContentError(raw)).toMatchObject({
      message: 'The content service could not be reached.',
      status: undefined,
      response: undefined,
    })
  })

  test('keeps what it is given', () => {
    const fault = new ContentError('x', 404)
    expect(toContentError(fault)).toBe(fault)
    expect(toContentError({ message: 'Not Found', status: 404, response: { data: ['gone'] } })).toMatchObject({
      message: 'Not Found',
      notFound: true,
      response: { status: 404, data: ['gone'] },
    })
    expect(toContentError(new TypeError('fetch failed'))).toMatchObject({ message: 'fetch failed', status: undefined })
  })
})
