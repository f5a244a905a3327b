import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDestination, returnPath } from './destination.ts'

const ORIGIN = 'https://site.example'

const hrefOf = (raw: string, external = false) => {
  const checked = checkDestination(raw, { external })
  return checked.ok ? checked.value.href : `(${checked.error})`
}

describe('checkDestination', () => {
  test.each([
    ['/hotels', '/hotels'],
    ['hotels/x', '/hotels/x'],
    ['/hotels?a=1#b', '/hotels?a=1#b'],
    ['  /hotels  ', '/hotels'],
    ['/a/../b', '/b'],
    ['/été', '/%C3%A9t%C3%A9'],
    ['#b', '#b'],
    ['#', '#'],
    ['?a=1', '?a=1'],
    ['/x//evil.example', '/x//evil.example'],
    ['/.//evil.example', '/evil.example'],
    ['/x/..//evil.example', '/evil.example'],
    ['/%2e//evil.example', '/evil.example'],
    ['/hotels:x', '/hotels:x'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
  ])('%j is an address of this site: %s', (raw, href) => {
    expect(hrefOf(raw)).toBe(href)
    expect(checkDestination(raw)).toMatchObject({ ok: true, value: { kind: 'internal' } })
  })

  test('an address accepted as internal resolves to this site', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '.',
        '..',
        '%2e',
        '\t',
        '\n',
        ' ',
        '\u00a0',
        ':',
        '@',
        '?',
        '#',
        'http:',
        'https:',
        'javascript:',
        'evil.example',
      ),
      fc.string({ maxLength: 4 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const checked = checkDestination(pieces.join(''))
        if (!checked.ok) return
        const url = new URL(checked.value.href, `${ORIGIN}/page`)
        expect([checked.value.kind, url.origin]).toEqual(['internal', ORIGIN])
      }),
      { numRuns: 5_000 },
    )
  })

  test('an external destination is http, https, mailto or tel, without user info', () => {
    const scheme = fc.constantFrom(
      'http:',
      'https:',
      'mailto:',
      'tel:',
      'javascript:',
      'data:',
      'java\nscript:',
      ' vbscript:',
      'ftp:',
      'ws:',
      'HTTPS:',
      '',
    )
    fc.assert(
      fc.property(
        scheme,
        fc.constantFrom('', '/', '//', '\\\\', '//user@'),
        fc.webAuthority({ withUserInfo: true }),
        (start, slashes, rest) => {
          const checked = checkDestination(start + slashes + rest, { external: true })
          if (!checked.ok || checked.value.kind === 'internal') return
          const url = new URL(checked.value.href)
          expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol)
          if (url.protocol.startsWith('http')) expect(url.username + url.password).toBe('')
          expect(url.hostname).not.toBe('site.invalid')
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

describe('returnPath', () => {
  test.each([
    ['/infiniment-barriere/mon-profil', '/infiniment-barriere/mon-profil'],
    ['/en/x?vue=1&b=%2F', '/en/x?vue=1&b=%2F'],
    ['/x#secret', '/x'],
    ['/a/../b', '/b'],
    ['/x/..//evil.example', '/evil.example'],
    ['/apiculture', '/apiculture'],
    ['/?a=//evil.example', '/?a=//evil.example'],
  ])('%j leads to %s', (raw, path) => {
    expect(returnPath(raw)).toBe(path)
  })

  test.each([
    null,
    '',
    'mon-profil',
    '#x',
    '?x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/a\tb',
    '/a\r\nb',
    '/\u0000',
    ' /x',
    'https://evil.example',
    'https:/x',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
    '/logout',
    '/logout?locale=en',
    '/logout/',
    '/en/logout',
    '/fr/logout?x',
    '/website-hotels/logout',
    '/en/website-hotels/logout/',
    '/Logout',
    '/%6Cogout',
    '/en/%6c%6fgout',
    '/%256Cogout',
    '/x%2Flogout',
    '/x%5Clogout',
    '/logout%20',
    '/%09logout',
    '/logout%3Fx',
    '/logout;/../logout',
    '/en/api/eph/users/logout',
    '/%61pi/eph/users/logout',
    '/%E0%A4%A',
    `/${'%25'.repeat(2)}${'25'.repeat(9_000)}6Cogout`,
    '/x/../logout',
    '/api/eph/users/logout',
    '/api',
  ])('%j leads nowhere', (raw) => {
    expect(returnPath(raw)).toBeUndefined()
  })

  test('property: any return path stays on this site', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '.',
        '..',
        '%2e',
        '%5c',
        '\t',
        ' ',
        ':',
        '@',
        '?',
        '#',
        'https:',
        'evil.example',
      ),
      fc.string({ maxLength: 4 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = returnPath(`/${pieces.join('')}`)
        if (path !== undefined) expect(new URL(path, `${ORIGIN}/page`).origin).toBe(ORIGIN)
      }),
      { numRuns: 3_000 },
    )
  })
})
