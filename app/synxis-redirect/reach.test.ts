import { unstable_doesMiddlewareMatch as entersMiddleware } from 'next/experimental/testing/server'
import { describe, expect, test } from 'vitest'
import { checkRequest } from '#lib/server/check-request.ts'
import { config } from '../../middleware.ts'

const enters = (url: string): boolean => entersMiddleware({ config, nextConfig: {}, url })

describe('/synxis-redirect', () => {
  test('is reached past the middleware, which looks for pages', () => {
    expect(enters('/synxis-redirect')).toBe(false)
    expect(enters('/synxis-redirect?hotel=14001&arrive=2026-06-12')).toBe(false)
  })

  test.each([
    '/en/synxis-redirect',
    '/fr/synxis-redirect',
    '/synxis-redirect/',
    '/synxis-redirect/x',
    '/synxis-redirects',
    '/hotels',
    '/',
  ])('%s is not', (url) => {
    expect(enters(url)).toBe(true)
  })

  test('is for reading, by addresses of a sensible length', () => {
    expect(checkRequest('GET', '/synxis-redirect?hotel=14001&adult=2,2&_gl=1*x', {})).toBeUndefined()
    expect(checkRequest('HEAD', '/synxis-redirect', {})).toBeUndefined()
    expect(checkRequest('POST', '/synxis-redirect', {})?.status).toBe(405)
    expect(checkRequest('GET', `/synxis-redirect?promo=${'x'.repeat(10_240)}`, {})?.status).toBe(414)
  })
})
