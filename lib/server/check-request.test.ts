import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkRequest } from './check-request.ts'

const check = (method: string, target: string, headers: Record<string, string> = {}) =>
  checkRequest(method, target, headers)?.status

describe('checkRequest', () => {
  test.each([
    ['GET', '/'],
    ['HEAD', '/'],
    ['GET', '/en/hotels/les-colombages?depart=2026-06-12&q=caf%C3%A9'],
    ['GET', '/hotels/%C3%A9t%C3%A9'],
    ['GET', '/a%20b'],
    ['GET', "/!$&'()*+,;=:@-._~"],
    ['GET', '/.well-known/security.txt'],
    ['GET', '/.../a..b/..c'],
    ['GET', '/a|b'],
    ['GET', '/a^b'],
    ['GET', '/x?next=%00%5c%E0%A4%A'],
    ['GET', '/_next/static/chunks/a.js'],
    ['POST', '/api/webhooks/storyblok'],
    ['POST', '/payment/vads-payment/'],
    ['GET', '/payment/demonstration'],
    ['DELETE', '/api/x'],
    ['GET', '//evil.example/'],
    ['GET', `/${'a'.repeat(4_000)}`],
  ])('%s %s goes in', (method, target) => {
    expect(check(method, target)).toBeUndefined()
  })

  test.each([
    ['malformed code', '/%E0%A4%A', 400],
    ['lone percent', '/100%', 400],
    ['no hexadecimal', '/%zz', 400],
    ['overlong slash', '/%c0%af', 400],
    ['surrogate', '/%ed%a0%80', 400],
    ['malformed code below the api', '/api/%E0%A4%A', 400],
    ['raw NUL', '/a\u0000b', 400],
    ['encoded NUL', '/a%00b', 400],
    ['encoded NUL at the end', '/hotels%00', 400],
    ['encoded line end', '/a%0d%0aSet-Cookie:%20x=1', 400],
    ['encoded escape', '/%1b[31m', 400],
    ['encoded delete', '/%7f', 400],
    ['raw space', '/a b', 400],
    ['raw tab', '/\t/evil.example', 400],
    ['raw letter beyond ASCII', '/été', 400],
    ['backslash', '/\\evil.example', 400],
    ['backslash further on', '/fr/\\evil.example', 400],
    ['encoded backslash', '/%5Cevil.example', 400],
    ['markup', '/<script>', 400],
    ['quote', '/"onload="', 400],
    ['absolute form', 'http://evil.example/', 400],
    ['absolute form of our own', 'https://localhost:3000/', 400],
    ['authority form', 'evil.example:443', 400],
    ['asterisk form', '*', 400],
    ['empty', '', 400],
    ['8 KB of path', `/${'a'.repeat(8_192)}`, 414],
    ['8 KB of query', `/?${'a'.repeat(8_192)}`, 414],
    ['8 KB of anything', 'x'.repeat(8_192), 414],
    ['image service of Next', '/_next/image?url=%2Fx&w=640&q=75', 404],
    ['data routes of Next', '/_next/data/x/index.json', 404],
    ['parts of a page for Next’s client', '/hotels.rsc', 404],
    ['a way out of the static files', '/_next/static/../image', 400],
    ['an encoded way out of the static files', '/_next/static/%2e%2E/image', 400],
    ['a half encoded way out of the api', '/api/.%2e/infiniment-barriere', 400],
    ['a dot at the end', '/hotels/.', 400],
  ])('%s: %s', (_, target, status) => {
    expect(check('GET', target)).toBe(status)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'get', ''])(
    '%s is no way to read a page',
    (method) => {
      expect(checkRequest(method, '/hotels', {})).toMatchObject({ status: 405, allow: 'GET, HEAD' })
    },
  )

  test.each(['PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s is no way to use the payment provider’s stand-in', (method) => {
    expect(checkRequest(method, '/payment/vads-payment/', {})).toMatchObject({ status: 405, allow: 'GET, HEAD, POST' })
  })

  test('a page whose name begins alike takes no form', () => {
    expect(check('POST', '/payments')).toBe(405)
    expect(check('POST', '/en/payment')).toBe(405)
  })

  test('a probe for server actions is refused, on pages alone', () => {
    expect(check('GET', '/', { 'next-action': 'a1b2' })).toBe(400)
    expect(check('POST', '/', { 'next-action': 'a1b2' })).toBe(405)
    expect(check('GET', '/', { 'next-action': '' })).toBe(400)
    expect(check('POST', '/api/x', { 'next-action': 'a1b2' })).toBeUndefined()
  })

  test('the development server may use Next’s own services', () => {
    expect(checkRequest('GET', '/_next/webpack-hmr', {}, { development: true })).toBeUndefined()
  })

  test('no address that a browser makes of letters is malformed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (typed) => {
        const lettersOnly = typed.replace(/[\p{Cc}\\%]/gu, '')
        const target = new URL(`/page/${lettersOnly}`, 'https://site.example').pathname
        expect(check('GET', target)).toBeUndefined()
      }),
      { numRuns: 1_000 },
    )
  })

  test('whatever comes is judged, and what goes in can be decoded', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'binary', maxLength: 80 }), (method, target) => {
        const refusal = checkRequest(method, target, {})
        if (refusal) return
        expect(target.startsWith('/')).toBe(true)
        expect(decodeURIComponent(target.split('?')[0] ?? '')).not.toMatch(/[\u0000-\u001f\\]/)
      }),
    )
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('/', '%', '0', 'e', '5', 'c', '\\', 'a', '?'), { maxLength: 12 }),
        (pieces) => {
          const target = `/${pieces.join('')}`
          if (checkRequest('GET', target, {})) return
          expect(decodeURIComponent(target.split('?')[0] ?? '')).not.toMatch(/[\u0000-\u001f\\]/)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})
