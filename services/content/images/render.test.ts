import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseOperations } from './parse.ts'
import { MAX_SOURCE_PIXELS, renderImage } from './render.ts'
import { BLUE, halves, RED, readPixels } from './test-pictures.ts'

let picture: Buffer

beforeAll(async () => {
  picture = await halves(400, 200)
})

const attempt = (
  text: string,
  input = picture,
  options: { acceptsWebp?: boolean; strict?: boolean; avifEffort?: number } = {},
) =>
  renderImage(input, parseOperations(text).operations, { acceptsWebp: false, strict: true, avifEffort: 2, ...options })

const render = async (text: string, input = picture, acceptsWebp = false) => {
  const result = await attempt(text, input, { acceptsWebp })
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return { ...result.value, pixels: await readPixels(result.value.data) }
}

describe('renderImage: size', () => {
  it.each([
    ['', 400, 200],
    ['100x0', 100, 50],
    ['0x100', 200, 100],
    ['100x100', 100, 100],
    ['800x0', 800, 400],
    ['800x0/filters:no_upscale()', 400, 200],
    ['fit-in/100x100', 100, 50],
    ['fit-in/100x100/filters:fill(00ff00)', 100, 100],
    ['10x10:110x60', 100, 50],
    ['100x0/filters:rotate(90)', 50, 100],
    ['100x0/filters:rotate(180)', 100, 50],
    ['120x90/smart', 120, 90],
  ])('%s gives %i by %i', async (text, width, height) => {
    const { pixels } = await render(text)
    expect([pixels.width, pixels.height]).toEqual([width, height])
  })
})

describe('renderImage: pixels', () => {
  const corner = async (text: string, x: number, y: number) => (await render(text)).pixels.at(x, y)

  it('crops in source pixels, before anything else', async () => {
    expect(await corner('0x0:200x200/20x20', 10, 10)).toEqual([...RED])
    expect(await corner('200x0:400x200/20x20', 10, 10)).toEqual([...BLUE])
  })

  it('cuts around the focal rectangle', async () => {
    expect(await corner('50x100/filters:focal(0x0:10x10)', 45, 50)).toEqual([...RED])
    expect(await corner('50x100/filters:focal(390x0:400x10)', 5, 50)).toEqual([...BLUE])
  })

  it('flips each way', async () => {
    expect(await corner('-400x200', 10, 10)).toEqual([...BLUE])
    expect(await corner('-0x-0', 10, 10)).toEqual([...BLUE])
    const tall = await sharp(picture).rotate(90).png().toBuffer()
    expect((await render('0x-0', tall)).pixels.at(10, 10)).toEqual([...BLUE])
    expect((await render('0x0', tall)).pixels.at(10, 10)).toEqual([...RED])
  })

  it('turns counter-clockwise', async () => {
    // The red left side moves to the bottom.
    const { pixels } = await render('filters:rotate(90)')
    expect(pixels.at(100, 390)).toEqual([...RED])
    expect(pixels.at(100, 10)).toEqual([...BLUE])
  })

  it('frames with the fill colour, or with nothing', async () => {
    expect(await corner('fit-in/100x100/filters:fill(00ff00)', 50, 5)).toEqual([0, 255, 0])
    expect(await corner('fit-in/100x100/filters:fill(00ff00)', 10, 50)).toEqual([...RED])
    const { pixels } = await render('fit-in/100x100/filters:fill(transparent):format(png)')
    expect(pixels.at(50, 5)[3]).toBe(0)
    expect(pixels.at(10, 50)).toEqual([...RED, 255])
  })

  it('adds brightness, also below zero', async () => {
    expect(await corner('filters:brightness(20)', 10, 10)).toEqual([255, 51, 51])
    expect(await corner('filters:brightness(-40)', 10, 10)).toEqual([153, 0, 0])
    expect(await corner('filters:brightness(0)', 10, 10)).toEqual([...RED])
  })

  it('leaves transparency alone when it adds brightness', async () => {
    const ghost = await sharp({
      create: { width: 4, height: 4, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
    })
      .png()
      .toBuffer()
    expect((await render('filters:brightness(-100)', ghost)).pixels.at(1, 1)).toEqual([0, 0, 0, 128])
  })

  it('takes the colour out', async () => {
    const [r, g, b] = await corner('filters:grayscale()', 10, 10)
    expect([g, b]).toEqual([r, r])
    expect(r).toBeGreaterThan(20)
  })

  it.each([3, 20, 150])('blurs across the edge with radius %i, and keeps the size', async (radius) => {
    const { pixels } = await render(`filters:blur(${String(radius)})`)
    expect([pixels.width, pixels.height]).toEqual([400, 200])
    const [red = 0, , blue = 0] = pixels.at(200, 100)
    expect(red).toBeGreaterThan(60)
    expect(blue).toBeGreaterThan(60)
  })

  it('does nothing for a blur of zero', async () => {
    expect((await render('filters:blur(0)')).pixels.at(199, 100)).toEqual([...RED])
  })

  it('rounds corners in a colour or away', async () => {
    expect(await corner('filters:round_corner(40,0,255,0)', 1, 1)).toEqual([0, 255, 0])
    expect(await corner('filters:round_corner(40,0,255,0)', 1, 100)).toEqual([...RED])
    const { pixels } = await render('filters:round_corner(40|20,0,0,0,1):format(png)')
    expect(pixels.at(1, 1)[3]).toBe(0)
    expect(pixels.at(1, 30)[3]).toBe(255)
    expect(pixels.at(200, 100)[3]).toBe(255)
  })

  it('applies filters in the order of the URL', async () => {
    const first = await corner('filters:grayscale():round_corner(40,0,255,0)', 1, 1)
    const last = await corner('filters:round_corner(40,0,255,0):grayscale()', 1, 1)
    expect(first).toEqual([0, 255, 0])
    expect(last[0]).toBe(last[1])
  })

  it('looks where something is', async () => {
    const spot = await sharp({ create: { width: 600, height: 100, channels: 3, background: '#808080' } })
      .composite([
        { input: { create: { width: 60, height: 60, channels: 3, background: '#ff2200' } }, left: 20, top: 20 },
      ])
      .png()
      .toBuffer()
    const near = (await render('100x100/smart', spot)).pixels
    const centre = (await render('100x100', spot)).pixels
    const reds = (pixels: typeof near) => [20, 40, 60, 80].filter((x) => (pixels.at(x, 50)[2] ?? 255) < 60).length
    expect(reds(near)).toBeGreaterThan(0)
    expect(reds(centre)).toBe(0)
  })
})

/** Curves: with more effort, AVIF predicts them better. Noise cannot be predicted. */
const RINGS = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">' +
    '<radialGradient id="r" r=".1" spreadMethod="reflect"><stop stop-color="#008"/>' +
    '<stop offset="1" stop-color="#fe8"/></radialGradient><rect width="200" height="200" fill="url(#r)"/></svg>',
)

describe('renderImage: format', () => {
  it('takes fewer bytes for AVIF with more effort', async () => {
    const rings = await sharp(RINGS).png().toBuffer()
    const bytes = async (avifEffort: number) => {
      const result = await attempt('filters:format(avif)', rings, { avifEffort })
      return result.ok ? result.value.data.length : 0
    }
    expect(await bytes(2)).toBeGreaterThan(0)
    expect(await bytes(0)).toBeGreaterThan(await bytes(2))
  })

  it.each(['webp', 'jpeg', 'png', 'avif'] as const)('encodes %s on demand, whatever is accepted', async (format) => {
    const { data, format: given } = await render(`100x0/filters:format(${format})`, picture, true)
    expect(given).toBe(format)
    expect((await sharp(data).metadata()).format).toBe(format === 'avif' ? 'heif' : format)
  })

  it('chooses WebP when it is accepted, else the source’s own format, and AVIF never', async () => {
    const avif = await sharp(picture).avif({ effort: 0 }).toBuffer()
    const glass = await sharp(picture).ensureAlpha(0.5).avif({ effort: 0 }).toBuffer()
    const jpeg = await sharp(picture).jpeg().toBuffer()
    expect((await render('', picture, true)).format).toBe('webp')
    expect((await render('', avif, true)).format).toBe('webp')
    expect((await render('', picture)).format).toBe('png')
    expect((await render('', jpeg)).format).toBe('jpeg')
    expect((await render('', avif)).format).toBe('jpeg')
    expect((await render('', glass)).format).toBe('png')
    expect((await render('filters:round_corner(9,0,0,0,1)', jpeg)).format).toBe('png')
  })

  it('makes smaller files of lower quality', async () => {
    const noise = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .png()
      .toBuffer()
    for (const format of ['webp', 'jpeg', 'avif']) {
      const low = await render(`filters:quality(20):format(${format})`, noise)
      const high = await render(`filters:quality(90):format(${format})`, noise)
      expect(low.data.length).toBeLessThan(high.data.length)
    }
  })

  it('lays transparency on white in JPEG', async () => {
    const clear = await sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    expect((await render('filters:format(jpeg)', clear)).pixels.at(5, 5)).toEqual([255, 255, 255])
  })

  it('applies the orientation and strips what the camera wrote', async () => {
    const camera = await sharp(picture)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer()
    const { data, pixels } = await render('', camera)
    expect([pixels.width, pixels.height]).toEqual([200, 400])
    const metadata = await sharp(data).metadata()
    expect(metadata.exif).toBeUndefined()
    expect(metadata.orientation).toBeUndefined()
    expect(pixels.at(100, 20)[0]).toBeGreaterThan(200)
  })

  it('shows the first frame of an animation', async () => {
    const frames = await Promise.all(
      [halves(20, 20), halves(40, 20)].map(async (frame) =>
        sharp(await frame)
          .resize(20, 20)
          .png()
          .toBuffer(),
      ),
    )
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const { pixels, format } = await render('', gif)
    expect([pixels.width, pixels.height, format]).toEqual([20, 20, 'png'])
  })
})

describe('renderImage: refusals', () => {
  it('refuses what is no picture', async () => {
    expect(await attempt('', Buffer.from('hello'))).toMatchObject({ ok: false, error: { code: 'unreadable' } })
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    expect(await attempt('', svg)).toMatchObject({ ok: false, error: { code: 'unreadable' } })
    expect(await attempt('', picture.subarray(0, picture.length / 2))).toMatchObject({ error: { code: 'unreadable' } })
  })

  it('refuses a small file with a huge picture in it', async () => {
    const side = Math.ceil(Math.sqrt(MAX_SOURCE_PIXELS)) + 10
    const bomb = await sharp({ create: { width: side, height: side, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await attempt('10x10', bomb)).toEqual({ ok: false, error: { code: 'too-large' } })
  })

  it('refuses operations that do not fit the picture only when strict', async () => {
    for (const text of ['900x0:910x10', 'filters:round_corner(300,0,0,0)', '50x50/filters:focal(900x0:901x1)']) {
      expect(await attempt(text)).toMatchObject({ error: { code: 'bad-operations' } })
      expect(await attempt(text, picture, { strict: false })).toMatchObject({ ok: true })
    }
  })
})
