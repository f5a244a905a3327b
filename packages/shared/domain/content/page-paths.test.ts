import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PAGE_MATCHER, isPagePath } from './page-paths.ts'

test('the middleware’s matcher, written out for the compiler, equals what the server takes for pages', () => {
  const source = readFileSync('middleware.ts', 'utf8')
  const written = /matcher:\s*('[^'\n]*'),/.exec(source)?.[1]
  expect(written).toBe(`'${PAGE_MATCHER.replaceAll('\\', '\\\\')}'`)
})

describe('a page can lie at', () => {
  test.each([
    '/',
    '/en',
    '/hotels/les-colombages',
    '/apis',
    '/api',
    '/robots.txt.bak',
    '/logout/',
    '/en/logout',
    '/card',
    '/cards/x',
    '/feeds',
    '/x/favicon.ico',
    '/_nextx',
  ])('%s', (path) => {
    expect(isPagePath(path)).toBe(true)
  })
})

describe('no page lies at', () => {
  test.each([
    '/api/eph/login',
    '/_next/static/a.js',
    '/media/f/1/a.jpg',
    '/robots.txt',
    '/sitemap.xml',
    '/icon.svg',
    '/favicon.ico',
    '/apple-icon.png',
    '/synxis-redirect',
    '/logout',
    '/card-worker.js',
    '/offline-worker.js',
    '/captcha-worker.js',
    '/share/v1/en/hotels/share.jpg',
    '/card/x',
    '/feeds/journal-fr.xml',
    '/manifests/fr.webmanifest',
    '/partners/synxis',
    '/payment/vads-payment/',
    '/.well-known/security.txt',
    'hotels',
    '',
  ])('%s', (path) => {
    expect(isPagePath(path)).toBe(false)
  })
})
