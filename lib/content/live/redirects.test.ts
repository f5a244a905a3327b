import { describe, expect, test } from 'vitest'
import { findRedirect, toRedirects } from './redirects.ts'

describe('toRedirects', () => {
  test.each([
    ['/a', '/b', '/b'],
    ['/a', ' /b?c=1#d ', '/b?c=1#d'],
    ['/a', 'b', '/b'],
    ['/a/', '/b', '/b'],
    ['/a', 'https://partner.example/x', 'https://partner.example/x'],
    ['/a', 'HTTP://partner.example', 'http://partner.example/'],
    ['/a', '/été', '/%C3%A9t%C3%A9'],
    ['/a', '/.//evil.example', '/evil.example'],
  ])('%s → %s is kept as %s', (name, value, target) => {
    expect(toRedirects([{ name, value }]).get('/a')).toBe(target)
  })

  test.each([
    ['javascript:alert(1)'],
    ['java\tscript:alert(1)'],
    ['data:text/html,x'],
    ['mailto:a@b.example'],
    ['tel:+331'],
    ['https://user@evil.example/'],
    [''],
    ['  '],
    [7],
    [undefined],
    ['#prix'],
    ['?a=1'],
  ])('/a → %j is left out', (value) => {
    expect(toRedirects([{ name: '/a', value }]).size).toBe(0)
  })

  test('a path is looked up in NFC, however it was typed', () => {
    expect(findRedirect(toRedirects([{ name: '/e\u0301te\u0301', value: '/b' }]), 'fr', '\u00e9t\u00e9')).toBe('/b')
  })

  test('what is no entry is left out, and nothing else', () => {
    expect([...toRedirects([null, 'x', {}, { name: 'a', value: '/b' }, { name: '/c', value: '/d' }])]).toEqual([
      ['/c', '/d'],
    ])
  })
})

describe('findRedirect', () => {
  const redirects = toRedirects([
    { name: '/old', value: '/new?a=1' },
    { name: '/en/own', value: '/en/there' },
    { name: '/own', value: '/la' },
    { name: '/out', value: 'https://partner.example/' },
    { name: '/home', value: '/' },
    { name: '/query', value: '/?next=/' },
    { name: '/to-english', value: '/en/new' },
    { name: '/été', value: '/hiver' },
  ])

  test.each([
    ['fr', 'old', '/new?a=1'],
    ['en', 'old', '/en/new?a=1'],
    ['en', 'own', '/en/there'],
    ['fr', 'own', '/la'],
    ['en', 'out', 'https://partner.example/'],
    ['en', 'home', '/en'],
    ['en', 'query', '/en?next=/'],
    ['fr', 'to-english', '/en/new'],
    ['en', 'to-english', '/en/new'],
    ['fr', 'été', '/hiver'],
    ['fr', 'en/own', '/en/there'],
    ['fr', 'nope', undefined],
    ['en', '', undefined],
  ] as const)('in %s, %j → %s', (locale, inside, target) => {
    expect(findRedirect(redirects, locale, inside)).toBe(target)
  })
})
