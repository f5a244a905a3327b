import { describe, expect, test } from 'vitest'
import { imageUrl, mediaUrl } from './media.ts'
import type { Asset } from './values.ts'

const asset = (focus = ''): Asset => ({
  src: 'https://a.storyblok.com/f/1/1600x900/ab/x.jpg',
  alt: '',
  title: '',
  width: 1600,
  height: 900,
  focus,
})
const BASE = 'https://a.storyblok.com/f/1/1600x900/ab/x.jpg/m'

test.each([
  ['http://127.0.0.1:4001/content/f/1/ab/x.jpg', '/media/f/1/ab/x.jpg'],
  ['http://127.0.0.1:4001/contents/x.jpg', 'http://127.0.0.1:4001/contents/x.jpg'],
  ['http://127.0.0.1:40011/content/x.jpg', 'http://127.0.0.1:40011/content/x.jpg'],
  ['https://a.storyblok.com/f/1/ab/x.jpg', 'https://a.storyblok.com/f/1/ab/x.jpg'],
])('mediaUrl: browsers reach %s at %s', (src, address) => {
  expect(mediaUrl(src)).toBe(address)
})

describe('imageUrl', () => {
  test.each([
    ['a crop', { width: 400, height: 300 }, '/400x300'],
    ['a width', { width: 400, height: 0 }, '/400x0'],
    ['a height', { width: 0, height: 300 }, '/0x300'],
    ['as it is', { width: 0, height: 0 }, ''],
    ['a format', { width: 400, height: 0, format: 'avif' }, '/400x0/filters:format(avif)'],
    [
      'a quality and a format',
      { width: 400, height: 0, quality: 60, format: 'webp' },
      '/400x0/filters:quality(60):format(webp)',
    ],
  ] as const)('%s', (_, size, rest) => {
    expect(imageUrl(asset(), size)).toBe(BASE + rest)
  })

  test('the focal point survives a crop, and matters to nothing else', () => {
    expect(imageUrl(asset('10x20:30x40'), { width: 400, height: 300, format: 'jpeg' })).toBe(
      `${BASE}/400x300/filters:focal(10x20:30x40):format(jpeg)`,
    )
    expect(imageUrl(asset('10x20:30x40'), { width: 400, height: 0 })).toBe(`${BASE}/400x0`)
  })

  test('pictures that only this machine reaches are passed on', () => {
    expect(
      imageUrl({ ...asset(), src: 'http://127.0.0.1:4001/content/f/1/8x6/ab/x.jpg' }, { width: 4, height: 0 }),
    ).toBe('/media/f/1/8x6/ab/x.jpg/m/4x0')
  })
})
