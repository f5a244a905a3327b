import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_FILTER_STEPS, NO_OPERATIONS, type ImageOperations } from './operations.ts'
import { parseOperations, splitImagePath } from './parse.ts'
import { splitFilters } from './parse-filters.ts'

const size = (width: number, height: number, mirrored = false, upsideDown = false) => ({
  size: { width, height, mirrored, upsideDown },
})
const filters = (changes: Partial<ImageOperations>) => ({ steps: [], ...changes })

const WELL_FORMED: readonly [string, Partial<ImageOperations>][] = [
  ['', {}],
  ['/', {}],
  ['200x0', size(200, 0)],
  ['0x200/', size(0, 200)],
  ['0x0', size(0, 0)],
  ['-0x-0', size(0, 0, true, true)],
  ['-200x100', size(200, 100, true)],
  ['200x-100', size(200, 100, false, true)],
  ['200x5000', size(200, 4000)],
  ['99999999999999999999x1', size(4000, 1)],
  ['fit-in/200x200', { fitIn: true, ...size(200, 200) }],
  ['200x200/smart', { smart: true, ...size(200, 200) }],
  ['10x20:300x400', { crop: { left: 10, top: 20, right: 300, bottom: 400 } }],
  ['10x20%3A300x400', { crop: { left: 10, top: 20, right: 300, bottom: 400 } }],
  [
    '0x0:10x10/fit-in/20x20/smart/filters:quality(5)/',
    filters({
      crop: { left: 0, top: 0, right: 10, bottom: 10 },
      fitIn: true,
      ...size(20, 20),
      smart: true,
      quality: 5,
    }),
  ],
  ['filters:quality(0)', filters({ quality: 0 })],
  ['filters:format(avif)', filters({ format: 'avif' })],
  ['filters:format(jpg)', filters({ format: 'jpeg' })],
  ['filters:quality%2860%29%3Aformat%28webp%29', filters({ quality: 60, format: 'webp' })],
  ['filters:blur(5)', filters({ steps: [{ kind: 'blur', sigma: 5 }] })],
  ['filters:blur(5, 2)', filters({ steps: [{ kind: 'blur', sigma: 2 }] })],
  ['filters:blur(5,%202.5)', filters({ steps: [{ kind: 'blur', sigma: 2.5 }] })],
  ['filters:brightness(-40)', filters({ steps: [{ kind: 'brightness', amount: -40 }] })],
  ['filters:rotate(270)', filters({ steps: [{ kind: 'rotate', angle: 270 }] })],
  [
    'filters:grayscale():blur(2):rotate(90)',
    filters({ steps: [{ kind: 'grayscale' }, { kind: 'blur', sigma: 2 }, { kind: 'rotate', angle: 90 }] }),
  ],
  ['filters:fill(CCddEE)', filters({ fill: [204, 221, 238] })],
  ['filters:fill(transparent):format(png)', filters({ fill: 'transparent', format: 'png' })],
  ['filters:no_upscale()', filters({ noUpscale: true })],
  ['filters:focal(1x2:3x4):quality(7)', filters({ focal: { left: 1, top: 2, right: 3, bottom: 4 }, quality: 7 })],
  ['filters:focal(5x5:5x5)', filters({ focal: { left: 5, top: 5, right: 5, bottom: 5 } })],
  [
    'filters:round_corner(20|10,255,0,7,1)',
    filters({ steps: [{ kind: 'round_corner', radiusX: 20, radiusY: 10, colour: [255, 0, 7], transparent: true }] }),
  ],
  [
    'filters:round_corner(20, 1, 2, 3)',
    filters({ steps: [{ kind: 'round_corner', radiusX: 20, radiusY: 20, colour: [1, 2, 3], transparent: false }] }),
  ],
]

/** Text, its result in lenient mode, and a word of the problem. */
const MALFORMED: readonly [string, Partial<ImageOperations>, string][] = [
  ['nonsense', {}, 'cannot read'],
  ['200x', {}, 'cannot read'],
  ['%E0%A4%A', {}, 'cannot read'],
  ['smart/200x200', { smart: true, ...size(200, 200) }, 'out of order'],
  ['200x200/100x100', size(100, 100), 'out of order'],
  ['10x10:5x5', {}, 'cannot read'],
  ['10x10:10x20', {}, 'empty'],
  ['filters:', filters({}), 'unknown filter'],
  ['filters:sepia()', filters({}), 'unknown filter'],
  ['filters:toString()', filters({}), 'unknown filter'],
  ['filters:quality(101)', filters({ quality: 100 }), 'outside'],
  ['filters:quality(-1)', filters({ quality: 0 }), 'outside'],
  ['filters:quality(x)', filters({}), 'quality'],
  ['filters:quality(60', filters({}), 'unknown filter'],
  ['filters:blur(151)', filters({ steps: [{ kind: 'blur', sigma: 150 }] }), 'outside'],
  ['filters:blur()', filters({}), 'blur'],
  ['filters:blur(1,2,3)', filters({}), 'blur'],
  ['filters:brightness(101)', filters({ steps: [{ kind: 'brightness', amount: 100 }] }), 'outside'],
  ['filters:rotate(45)', filters({}), 'rotate'],
  ['filters:format(gif)', filters({}), 'format'],
  ['filters:fill(red)', filters({}), 'fill'],
  ['filters:fill(#ffffff)', filters({}), 'fill'],
  ['filters:grayscale(1)', filters({ steps: [{ kind: 'grayscale' }] }), 'no argument'],
  ['filters:focal(9x9:1x1)', filters({}), 'focal'],
  ['filters:round_corner(20)', filters({}), 'round_corner'],
  ['filters:round_corner(20,0,0,0,2)', filters({}), 'round_corner'],
]

describe('parseOperations', () => {
  it.each(WELL_FORMED)('reads %j', (text, expected) => {
    expect(parseOperations(text)).toEqual({ operations: { ...NO_OPERATIONS, ...expected }, problems: [] })
  })

  it.each(MALFORMED)('reads what it can of %j and says what is wrong', (text, expected, complaint) => {
    const { operations, problems } = parseOperations(text)
    expect(operations).toEqual({ ...NO_OPERATIONS, ...expected })
    expect(problems.join()).toContain(complaint)
  })

  it('clamps the colour of a corner', () => {
    const { operations, problems } = parseOperations('filters:round_corner(2,0,300,0)')
    expect(operations.steps).toMatchObject([{ colour: [0, 255, 0] }])
    expect(problems).toHaveLength(1)
  })

  it('takes a limited number of steps', () => {
    const { operations, problems } = parseOperations(`filters:${Array(40).fill('blur(9)').join(':')}`)
    expect(operations.steps).toHaveLength(MAX_FILTER_STEPS)
    expect(problems).not.toHaveLength(0)
  })

  it('never throws, and never goes over its bounds', () => {
    const words = fc.constantFrom(
      '/',
      ':',
      'x',
      '-',
      '(',
      ')',
      ',',
      '|',
      '%',
      '%28',
      '%3A',
      ' ',
      '0',
      '7',
      '4001',
      '1e9',
      'fit-in',
      'smart',
      'filters:',
      'quality',
      'blur',
      'focal',
      'fill',
      'round_corner',
      'rotate',
      'format',
      'webp',
      'é',
      '__proto__',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(words, { maxLength: 30 }).map((w) => w.join('')),
    )
    fc.assert(
      fc.property(text, (raw) => {
        const { operations } = parseOperations(raw)
        expect(operations.quality).toBeGreaterThanOrEqual(0)
        expect(operations.quality).toBeLessThanOrEqual(100)
        expect(Math.max(operations.size?.width ?? 0, operations.size?.height ?? 0)).toBeLessThanOrEqual(4000)
        expect(operations.steps.length).toBeLessThanOrEqual(MAX_FILTER_STEPS)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('splitFilters', () => {
  it('splits outside parentheses only', () => {
    expect(splitFilters('a():focal(1x2:3x4):b(1)')).toEqual(['a()', 'focal(1x2:3x4)', 'b(1)'])
  })
})

describe('splitImagePath', () => {
  const asset = '/f/1/10x20/abc/name.png'

  it.each([
    [asset, asset, null],
    [`${asset}/`, asset, null],
    [`${asset}/m`, asset, ''],
    [`${asset}/m/`, asset, ''],
    [`${asset}/m/fit-in/1x1/?x=1`, asset, 'fit-in/1x1'],
    ['/f/1/abc/name.pdf', '/f/1/abc/name.pdf', null],
    ['/f/1/abc/name.pdf/m/9x9', '/f/1/abc/name.pdf', '9x9'],
    ['/f/1/abc/caf%C3%A9.png', '/f/1/abc/café.png', null],
  ])('splits %s', (path, assetPath, operations) => {
    expect(splitImagePath(path)).toEqual({ assetPath, operations })
  })

  it.each(['', '/', '/f', '/f/1/abc', '/g/1/abc/name.png', '/f/1/abc/%E0%A4%A'])('refuses %j', (path) => {
    expect(splitImagePath(path)).toBeNull()
  })
})
