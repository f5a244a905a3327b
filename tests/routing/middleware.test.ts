import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { runWithRoute, toRouteRequest, type RouteDecision } from '#lib/routing/route.ts'
import { decideRoute } from '#lib/routing/decide-route.ts'
import { middleware } from '../../middleware.ts'

vi.mock('#lib/routing/decide-route.ts', () => ({ decideRoute: vi.fn<typeof decideRoute>() }))
vi.mock('#lib/page-cache/route-services.ts', () => ({ routeServices: {} }))

const PAGE: RouteDecision = { kind: 'page', locale: 'en', inside: 'hotels', listPage: 1, fresh: false, guarded: false }

const request = (path: string) => new NextRequest(new URL(path, 'http://localhost:3000'))

const rewriteOf = (answer: Response) => answer.headers.get('x-middleware-rewrite')

beforeEach(() => {
  vi.mocked(decideRoute).mockReset().mockResolvedValue(PAGE)
})

describe('the middleware', () => {
  test('uses the route decided by the HTTP server, without deciding again', async () => {
    const routeRequest = toRouteRequest({ path: '/en/hotels', search: '', header: () => 'locale=en' })
    const answer = await runWithRoute({ request: routeRequest, decision: PAGE }, () =>
      middleware(request('/en/hotels')),
    )
    expect(rewriteOf(answer)).toBe('http://localhost:3000/en/hotels')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(decideRoute).not.toHaveBeenCalled()
  })

  test('decides the route itself without the HTTP server', async () => {
    const answer = await middleware(request('/en/hotels?a=1'))
    expect(rewriteOf(answer)).toBe('http://localhost:3000/en/hotels?a=1')
    expect(answer.headers.get('set-cookie')).toContain('locale=en')
    expect(decideRoute).toHaveBeenCalledOnce()
    expect(vi.mocked(decideRoute).mock.calls[0]?.[0]).toMatchObject({ path: '/en/hotels', search: '?a=1' })
  })
})
