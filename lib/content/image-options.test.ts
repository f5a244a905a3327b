import { describe, expect, test } from 'vitest'
import { optionedImageUrl, parseImageOptions } from './image-options.ts'

const within: [unknown, boolean][] = [
  [-1, false],
  [0, false],
  [0.5, true],
  [1, true],
  [99, true],
  [99.9, true],
  [100, false],
  ['50', false],
  [Number.NaN, false],
]
const aboveZero: [unknown, boolean][] = [
  [-1, false],
  [0, false],
  [1, true],
  [5000, true],
  [Number.POSITIVE_INFINITY, false],
  ['10', false],
]

describe('parseImageOptions', () => {
  const cases: [string, [unknown, boolean][]][] = [
    ['width', aboveZero],
    ['height', aboveZero],
    ['blur', within],
    ['quality', within],
    ['brightness', within],
    [
      'rotate',
      [
        [0, true],
        [90, true],
        [180, true],
        [270, true],
        [45, false],
        [360, false],
        ['90', false],
      ],
    ],
    [
      'format',
      [
        ['webp', true],
        ['png', true],
        ['jpeg', true],
        ['avif', false],
        ['jpg', false],
        ['WEBP', false],
      ],
    ],
    [
      'loading',
      [
        ['lazy', true],
        ['eager', true],
        ['auto', false],
        [true, false],
      ],
    ],
  ]
  for (const [name, values] of cases) {
    test.each(values)(`${name} %s is accepted: %s`, (value, accepted) => {
      const { options, faults } = parseImageOptions({ [name]: value })
      expect(options).toEqual(accepted ? { [name]: value } : {})
      expect(faults.length).toBe(accepted ? 0 : 1)
    })
  }

  test('one bad option does not take the good ones with it, and is named', () => {
    expect(parseImageOptions({ width: 800, quality: 100, unknown: 1 })).toEqual({
      options: { width: 800 },
      faults: ['quality must be a number between 0 and 100, both excluded.'],
    })
  })

  test.each([undefined, null, 'width', 3])('%s is no options', (raw) => {
    expect(parseImageOptions(raw)).toEqual({ options: {}, faults: [] })
  })
})

describe('optionedImageUrl', () => {
  const asset = {
    src: 'https://a.storyblok.com/f/1/800x600/ab/x.png',
    alt: '',
    title: '',
    width: 800,
    height: 600,
    focus: '1x1:2x2',
  }

  test('writes size, then filters in the order of the service', () => {
    expect(
      optionedImageUrl(asset, {
        format: 'webp',
        rotate: 90,
        brightness: 10,
        quality: 60,
        blur: 5,
        width: 400,
        height: 300,
      }),
    ).toBe(
      'https://a.storyblok.com/f/1/800x600/ab/x.png/m/400x300/' +
        'filters:focal(1x1:2x2):blur(5):quality(60):brightness(10):rotate(90):format(webp)',
    )
  })

  test('without options the service re-encodes only', () => {
    expect(optionedImageUrl(asset, {})).toBe('https://a.storyblok.com/f/1/800x600/ab/x.png/m')
    expect(optionedImageUrl(asset, { rotate: 0, width: 9000 })).toBe(
      'https://a.storyblok.com/f/1/800x600/ab/x.png/m/4000x0',
    )
  })
})
