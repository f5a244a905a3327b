import { describe, expect, test } from 'vitest'
import { focusPosition, pictureOf } from './picture.ts'
import type { Asset } from '@barriere/shared/block-kit/values.ts'

const asset = (more: Partial<Asset> = {}): Asset => ({
  src: 'https://a.storyblok.com/f/1/1600x900/ab/sea.png',
  alt: '',
  title: '',
  width: 1600,
  height: 900,
  focus: '',
  ...more,
})

const widthsOf = (srcSet: string | undefined): number[] =>
  (srcSet ?? '').split(', ').map((entry) => Number(/ (\d+)w$/.exec(entry)?.[1]))

describe('pictureOf', () => {
  test('offers AVIF, and to the rest an address whose format the service chooses', () => {
    const picture = pictureOf(asset(), { widths: [400, 800] })
    expect(picture.sources.map((source) => source.type)).toEqual(['image/avif'])
    expect(picture.src).toBe('https://a.storyblok.com/f/1/1600x900/ab/sea.png/m/800x0/filters:quality(76)')
  })

  test('never blows a picture up: the original’s own width is the last on offer', () => {
    const picture = pictureOf(asset(), { widths: [800, 1600, 2400] })
    expect(widthsOf(picture.sources[0]?.srcSet)).toEqual([800, 1600])
    expect(widthsOf(pictureOf(asset({ width: 300, height: 200 }), { widths: [400, 800] }).sources[0]?.srcSet)).toEqual([
      300,
    ])
  })

  test('a crop is no wider than the original’s height allows', () => {
    const picture = pictureOf(asset(), { widths: [400, 800, 1600], ratio: 3 / 4 })
    expect(widthsOf(picture.sources[0]?.srcSet)).toEqual([400, 675])
    expect([picture.width, picture.height]).toEqual([675, 900])
    expect(picture.sources[0]?.srcSet).toContain('/m/400x533/')
  })

  test('a focal point reaches the crop and the box', () => {
    const focused = pictureOf(asset({ focus: '1000x300:1200x500' }), { widths: [400], ratio: 1 })
    expect(focused.sources[0]?.srcSet).toContain('focal(1000x300:1200x500)')
    expect(focused.position).toBe('68.8% 44.4%')
    expect(focusPosition(asset())).toBeUndefined()
    expect(focusPosition(asset({ focus: 'url(x)' }))).toBeUndefined()
  })

  test('phones get their own sources first, from their own picture', () => {
    const tall = asset({ src: 'https://a.storyblok.com/f/1/800x1000/cd/tall.png', width: 800, height: 1000 })
    const picture = pictureOf(asset(), { widths: [1600], mobile: { asset: tall, widths: [400, 800], ratio: 4 / 5 } })
    expect(picture.sources.map((source) => source.media)).toEqual([
      '(max-width: 48rem)',
      '(max-width: 48rem)',
      undefined,
    ])
    expect(picture.sources[0]?.srcSet).toContain('tall.png')
    expect(picture.sources[1]).toEqual({
      media: '(max-width: 48rem)',
      srcSet: 'https://a.storyblok.com/f/1/800x1000/cd/tall.png/m/800x1000/filters:quality(76)',
      width: 800,
      height: 1000,
    })
    expect(picture.sources[0]).toMatchObject({ width: 800, height: 1000 })
  })

  test('sizes are always there, even where the service tells none', () => {
    const picture = pictureOf(asset({ width: undefined, height: undefined }), { widths: [400], ratio: 4 / 3 })
    expect([picture.width, picture.height]).toEqual([400, 300])
  })

  test('a vector drawing is passed on untouched', () => {
    const picture = pictureOf(
      asset({ src: 'https://a.storyblok.com/f/1/100x50/ef/logo.svg', width: 100, height: 50 }),
      { widths: [400] },
    )
    expect(picture).toMatchObject({
      src: 'https://a.storyblok.com/f/1/100x50/ef/logo.svg',
      sources: [],
      width: 100,
      height: 50,
    })
  })
})
