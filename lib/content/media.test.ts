import { describe, expect, test } from 'vitest'
import { imageUrl, isPassedOn, mediaUrl } from './media.ts'
import { optionedImageUrl } from './image-options.ts'
import type { Asset } from '@barriere/shared/block-kit/values.ts'

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
    ).toMatch(/^\/media\/f\/1\/8x6\/ab\/x\.jpg\/m\/4x0\?s=[\w-]{6}$/)
  })
})

describe('isPassedOn', () => {
  const at = (path: string) => new URL(path, 'https://site.example')
  const local = (name: string) => ({ ...asset(), src: `http://127.0.0.1:4001/content/f/1/8x6/ab/${name}` })

  test.each(['x.jpg', 'Café d’été.jpg', 'a%20b.jpg', '100%.jpg'])(
    'a rendering of %s that the site has signed',
    (name) => {
      expect(isPassedOn(at(imageUrl(local(name), { width: 4, height: 3, format: 'avif' })))).toBe(true)
      expect(isPassedOn(at(optionedImageUrl(local(name), { width: 9.5, blur: 3 })))).toBe(true)
    },
  )

  test('an original', () => {
    expect(isPassedOn(at('/media/f/1/8x6/ab/x.jpg'))).toBe(true)
    expect(isPassedOn(at('/media/f/1/ab/m.mp4'))).toBe(true)
  })

  test('no rendering of anyone else: nothing of a signed address can be changed', () => {
    const signed = imageUrl(local('x.jpg'), { width: 400, height: 300, quality: 50, format: 'avif' })
    for (const changed of [
      signed.replace('400x300', '401x300'),
      signed.replace('quality(50)', 'quality(51)'),
      signed.replace('/x.jpg', '/y.jpg'),
      signed.replace('?s=', '/?s='),
      signed.replace(/\?.*/, ''),
      signed.replace(/s=.*/, 's='),
      '/media/v2/cdn/stories',
      '/media/f/1/8x6/ab/x.jpg/m',
      '/media/f/1/8x6/ab/x.jpg/m/',
    ])
      expect(isPassedOn(at(changed)), changed).toBe(false)
  })
})
