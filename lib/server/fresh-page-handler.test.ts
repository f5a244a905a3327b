import type { IncomingMessage, ServerResponse } from 'node:http'
import inject from 'light-my-request'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PageRenderer } from '#lib/page-cache/renderer.ts'
import { pageOf } from '#lib/page-cache/test-support.ts'
import { type Route, currentRoute, toRouteRequest } from '#lib/routing/route.ts'
import { createFreshPageHandler } from './fresh-page-handler.ts'

const PAGE = { kind: 'page', locale: 'fr', inside: 'recherche', listPage: 1, fresh: true, guarded: false } as const

const renderOnce = vi.fn<PageRenderer['renderOnce']>()
const handler = createFreshPageHandler({ renderer: { renderOnce } })

const routeOf = (decision: Partial<Extract<Route['decision'], { kind: 'page' }>> = {}, draft = false): Route => ({
  request: { ...toRouteRequest({ path: '/recherche', search: '?q=mer', header: () => undefined }), draft },
  decision: { ...PAGE, ...decision },
})

/** The answer, or `Next` where it is left to Next. */
const ask = (route: Route, method: 'GET' | 'HEAD' | 'POST' = 'GET', headers: Record<string, string> = {}) =>
  inject(
    (request, response) => {
      handler(request as unknown as IncomingMessage, response as unknown as ServerResponse, route)
        .then((answered) => answered || response.end('Next'))
        .catch((error: Error) => response.destroy(error))
    },
    { method, url: '/recherche?q=mer', headers: { 'accept-encoding': 'br', ...headers } },
  )

beforeEach(() => {
  renderOnce.mockReset()
  renderOnce.mockImplementation(async (path) => pageOf(`${path} ${currentRoute()?.request.path}`))
})

describe('a fresh page', () => {
  test.each([
    [{}, '/fr/list-page/1/recherche?q=mer'],
    [{ listPage: 3, inside: '' }, '/fr/list-page/3?q=mer'],
    [{ locale: 'en', inside: 'a b/é' } as const, '/en/list-page/1/a%20b/%C3%A9?q=mer'],
  ])('of %o is rendered at its internal path, as part of its request', async (decision, path) => {
    const answer = await ask(routeOf(decision))
    expect([answer.statusCode, answer.payload]).toEqual([200, `br ${path} /recherche`])
  })

  test('is stored by nobody, and has no validator', async () => {
    const { headers } = await ask(routeOf(), 'GET', { 'if-none-match': pageOf('x').etag })
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-encoding': 'br',
      'content-security-policy': "default-src 'self'",
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers.etag).toBeUndefined()
    const guarded = await ask(routeOf({ guarded: true }))
    expect([guarded.headers['cache-control'], guarded.headers['referrer-policy']]).toEqual([
      'private, no-store',
      'no-referrer',
    ])
  })

  test('has no body where only its headers are asked for', async () => {
    expect((await ask(routeOf(), 'HEAD')).payload).toBe('')
  })
})

describe('is left to Next:', () => {
  test.each([
    ['a draft', routeOf({}, true), 'GET'],
    ['a page of the page cache', routeOf({ fresh: false }), 'GET'],
    ['a form that is sent', routeOf(), 'POST'],
    ['a redirect', { ...routeOf(), decision: { kind: 'redirect', status: 308, location: '/' } } as Route, 'GET'],
  ] as const)('%s', async (_, route, method) => {
    expect((await ask(route, method)).payload).toBe('Next')
    expect(renderOnce).not.toHaveBeenCalled()
  })

  test('a page that could not be rendered', async () => {
    renderOnce.mockResolvedValue(undefined)
    expect((await ask(routeOf())).payload).toBe('Next')
  })
})
