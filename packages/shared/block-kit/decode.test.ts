import { describe, expect, test } from 'vitest'
import { parseAsset, parseLink, parseStoryReference } from './decode.ts'

const UUID = '5e8c1f0a-0000-4000-8000-000000000001'

describe('parseAsset', () => {
  test.each([
    ['https://a.storyblok.com/f/1/1600x900/0a1b/x.jpg', 1600, 900],
    ['http://127.0.0.1:4001/content/f/288/3x4/ab/x.png', 3, 4],
    ['https://a.storyblok.com/f/1/0a1b/x.pdf', undefined, undefined],
    ['https://elsewhere.example/1600x900/x.jpg', undefined, undefined],
  ])('%s is %s × %s', (filename, width, height) => {
    expect(parseAsset({ filename })).toEqual({
      ok: true,
      value: { src: filename, alt: '', title: '', width, height, focus: '' },
    })
  })

  test('words of the media library win over those of the field', () => {
    const words = parseAsset({
      filename: '/x.jpg',
      alt: 'vieux',
      title: 'vieux',
      meta_data: { alt: 'neuf', title: '' },
    })
    expect(words).toMatchObject({ value: { alt: 'neuf', title: 'vieux' } })
  })

  test('members of another type are as good as absent', () => {
    expect(
      parseAsset({ filename: 'HTTPS://x.example/x.jpg', alt: 7, title: null, focus: {}, meta_data: 'x' }),
    ).toMatchObject({ value: { alt: '', title: '', focus: '' } })
    expect(parseAsset({ filename: 7 })).toEqual({ ok: true, value: undefined })
  })

  test.each([
    [
      'https://a.storyblok.com/f/1/ab/été à la mer.jpg',
      'https://a.storyblok.com/f/1/ab/%C3%A9t%C3%A9%20%C3%A0%20la%20mer.jpg',
    ],
    ['/f/1/ab/a b".jpg', '/f/1/ab/a%20b%22.jpg'],
    ['http://127.0.0.1:4001/content/../hotel/v1/me', 'http://127.0.0.1:4001/hotel/v1/me'],
  ])('%s is asked for as %s', (filename, src) => {
    expect(parseAsset({ filename })).toMatchObject({ value: { src } })
  })

  test.each([
    ['10x20:30x40', '10x20:30x40'],
    [' 10x20:30x40 ', '10x20:30x40'],
    ['10x20:30x40):blur(90', ''],
    ['1x1:1x1/../../x', ''],
    ['-1x0:1x1', ''],
    ['999999x0:1x1', ''],
  ])('the focal point %j is %j', (focus, parsed) => {
    expect(parseAsset({ filename: '/x.jpg', focus })).toMatchObject({ value: { focus: parsed } })
  })

  test.each([
    'x.jpg',
    'http://',
    'https://x.example/a.png 1x, https://y.example/b.png',
    '/\\evil.example/x.jpg',
    '//evil.example/x.jpg',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'ftp://x.example/x.jpg',
  ])('%s is no file of the media library', (filename) => {
    expect(parseAsset({ filename }).ok).toBe(false)
  })
})

describe('parseLink', () => {
  test.each([
    [
      'what the service resolved wins over what was saved',
      { linktype: 'story', id: UUID, cached_url: 'old', story: { url: 'en/new', full_slug: 'x' } },
      { kind: 'story', uuid: UUID, slug: 'en/new', anchor: '', newTab: false, resolved: true },
    ],
    [
      'the slug of a resolved story',
      { linktype: 'story', id: UUID, story: { full_slug: 'a/b' } },
      { kind: 'story', uuid: UUID, slug: 'a/b', anchor: '', newTab: false, resolved: true },
    ],
    [
      'what was saved',
      { linktype: 'story', id: UUID, cached_url: 'a/b', anchor: 'prix', target: '_blank' },
      { kind: 'story', uuid: UUID, slug: 'a/b', anchor: 'prix', newTab: true },
    ],
    [
      'a slug without an id',
      { linktype: 'story', id: '', cached_url: 'a/b' },
      { kind: 'story', uuid: '', slug: 'a/b', anchor: '', newTab: false },
    ],
    [
      'an address',
      { linktype: 'url', url: ' https://x.example ' },
      { kind: 'url', url: 'https://x.example', newTab: false },
    ],
    [
      'an address in its old place',
      { linktype: 'url', url: '', cached_url: 'https://x.example' },
      { kind: 'url', url: 'https://x.example', newTab: false },
    ],
    ['an address without a type', { url: '/x', target: '_self' }, { kind: 'url', url: '/x', newTab: false }],
    [
      'an e-mail address',
      { linktype: 'email', email: 'a@b.example' },
      { kind: 'email', email: 'a@b.example', newTab: false },
    ],
    [
      'an e-mail address as a link',
      { linktype: 'email', url: 'MAILTO:a@b.example', target: '_blank' },
      { kind: 'email', email: 'a@b.example', newTab: false },
    ],
    [
      'a file',
      { linktype: 'asset', url: 'https://a.storyblok.com/f/1/ab/x.pdf', target: '_blank' },
      { kind: 'asset', url: 'https://a.storyblok.com/f/1/ab/x.pdf', newTab: true },
    ],
  ])('%s', (_, raw, value) => {
    expect(parseLink(raw)).toEqual({ ok: true, value })
  })

  test.each([
    { linktype: 'story' },
    { linktype: 'url' },
    { linktype: 'email', email: 'mailto:' },
    { linktype: 'asset', url: '' },
    {},
  ])('%j leads nowhere', (raw) => {
    expect(parseLink(raw)).toEqual({ ok: true, value: undefined })
  })

  test.each([null, undefined, 'x', 7, [], { linktype: 'telepathy' }, { linktype: 7 }])('%j is no link', (raw) => {
    expect(parseLink(raw).ok).toBe(false)
  })
})

describe('parseStoryReference', () => {
  test('a story that was delivered', () => {
    const content = { component: 'hotel', title: 'X' }
    expect(parseStoryReference({ uuid: UUID, name: 'X', full_slug: 'a/b', content })).toEqual({
      uuid: UUID,
      name: 'X',
      slug: 'a/b',
      component: 'hotel',
      content,
    })
  })

  test.each([UUID, null, 7, [], {}, { uuid: UUID }, { uuid: UUID, content: 'x' }, { uuid: UUID, content: [] }])(
    '%j was not delivered',
    (raw) => {
      expect(parseStoryReference(raw)).toBeUndefined()
    },
  )
})
