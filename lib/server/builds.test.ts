import inject from 'light-my-request'
import { describe, expect, test } from 'vitest'
import { withBuilds } from './builds.ts'

const meta = (id: string) => ({ id, timestamp: 7, enhancers: `/_next/static/enhancers.${id}.js`, styles: `v-${id}` })

const handler = withBuilds([meta('new'), meta('old')], async (_, response) => {
  response.end('next')
})

const request = (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  inject((incoming, response) => void handler(incoming as never, response as never), { method, url })

describe('/api/builds', () => {
  test('the latest build is the running one, and no cache keeps the answer', async () => {
    const answer = await request('/api/builds/latest.json?1793059200000')
    expect(answer.json()).toEqual({ id: 'new', timestamp: 7 })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
  })

  test.each(['new', 'old'])('the description of a build that is served never changes: %s', async (id) => {
    const answer = await request(`/api/builds/meta/${id}.json`)
    expect([answer.statusCode, answer.json()]).toEqual([200, meta(id)])
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test.each([
    '/api/builds/meta/gone.json',
    '/api/builds/meta/',
    '/api/builds/meta/__proto__.json',
    '/api/builds/meta/..%2fnew.json',
    '/api/builds/',
    '/api/builds/latest.json/',
  ])('%s is none, and says so in JSON', async (path) => {
    const answer = await request(path)
    expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
      404,
      { error: 'Not found' },
      'no-store',
    ])
  })

  test('HEAD has no body', async () => {
    const answer = await request('/api/builds/latest.json', 'HEAD')
    expect([answer.statusCode, answer.payload, answer.headers['content-length']]).toEqual([
      200,
      '',
      String(JSON.stringify({ id: 'new', timestamp: 7 }).length),
    ])
  })

  test('everything else is handed on', async () => {
    for (const path of ['/api/buildsx', '/', '/api/search']) expect((await request(path)).payload).toBe('next')
    expect((await request('/api/builds/latest.json', 'POST')).payload).toBe('next')
  })
})
