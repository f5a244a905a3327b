import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inspectFile, type FileFault } from './inspect.ts'
import type { StoredFile } from './types.ts'

const LIMITS = { bytes: { picture: 200_000, video: 200_000, document: 1_000 }, pixels: 1_000_000 }

let folder: string
let count = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inspect-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The verdict on a file, and its remaining bytes. */
async function inspect(name: string, data: Uint8Array | string) {
  const path = join(folder, String((count += 1)))
  await writeFile(path, data)
  const result = await inspectFile(path, name, LIMITS)
  return { result, file: await readFile(path) }
}
const fault = async (name: string, data: Uint8Array | string): Promise<FileFault | undefined> => {
  const { result } = await inspect(name, data)
  return result.ok ? undefined : result.error
}
const accepted = async (name: string, data: Uint8Array | string): Promise<{ stored: StoredFile; file: Buffer }> => {
  const { result, file } = await inspect(name, data)
  if (!result.ok) throw new Error(`${name}: ${result.error}`)
  return { stored: result.value, file }
}

const solid = (width = 40, height = 20) => sharp({ create: { width, height, channels: 3, background: '#a03020' } })

const pixelsOf = async (data: Buffer): Promise<Buffer> => await sharp(data, { animated: true }).raw().toBuffer()

const box = (type: string, ...inner: Buffer[]): Buffer => {
  const body = Buffer.concat(inner)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}
const FTYP = box('ftyp', Buffer.from('isom\0\0\0\0isomavc1', 'latin1'))
const GPS = Buffer.from('+48.8577+002.295/', 'latin1')
const film = (...boxes: Buffer[]): Buffer => Buffer.concat([FTYP, ...boxes])

describe('what is taken', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    '%s, byte for byte where it has no metadata',
    async (format) => {
      const data = await solid().toFormat(format).toBuffer()
      const { stored, file } = await accepted(`A.${format === 'jpeg' ? 'JPG' : format}`, data)
      expect(stored).toMatchObject({ contentType: `image/${format}`, width: 40, height: 20, size: data.length })
      expect(file.equals(data)).toBe(true)
    },
  )

  test('an animation, with the number of its pictures; of a still one there is none', async () => {
    const pictures = await Promise.all(
      ['#a03020', '#20a030', '#3020a0'].map((background) =>
        sharp({ create: { width: 40, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const animated = await sharp(pictures, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await accepted('a.gif', animated)).stored).toMatchObject({ width: 40, height: 20, frames: 3 })
    expect((await accepted('b.gif', await sharp(pictures[0]).gif().toBuffer())).stored).not.toHaveProperty('frames')
  })

  test('MP4, WebM, PDF and SVG', async () => {
    expect((await accepted('a.mp4', film(box('mdat', Buffer.alloc(8))))).stored.contentType).toBe('video/mp4')
    const webm = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from('\x87\x42\x82\x84webm', 'latin1')])
    expect((await accepted('a.webm', webm)).stored.contentType).toBe('video/webm')
    expect((await accepted('a.pdf', '%PDF-1.7\n')).stored).toMatchObject({
      contentType: 'application/pdf',
      width: null,
    })
    const { stored, file } = await accepted('a.svg', '<?xml version="1.0"?><svg viewBox="0 0 3 4" onload="x()"/>')
    expect(stored).toMatchObject({ contentType: 'image/svg+xml', width: 3, height: 4 })
    expect(file.toString()).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"/>')
  })
})

describe('metadata goes', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'place and camera of a %s; it stays the right way up',
    async (format) => {
      const data = await solid()
        .withExif({ IFD0: { Copyright: 'NOBODY' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' } })
        .withMetadata({ orientation: format === 'jpeg' ? 6 : 1 })
        .toFormat(format)
        .toBuffer()
      expect((await sharp(data).metadata()).exif).toBeDefined()
      const { stored, file } = await accepted(`a.${format}`, data)
      const found = await sharp(file).metadata()
      const exif = format === 'jpeg' ? 32 : undefined
      expect([found.exif?.length, found.xmp, found.iptc]).toEqual([exif, undefined, undefined])
      expect(file.includes('NOBODY')).toBe(false)
      const [width, height] = format === 'jpeg' ? [20, 40] : [40, 20]
      expect(stored).toMatchObject({ width, height, size: file.length })
      expect(found.autoOrient).toEqual({ width, height })
      // The pixels are unchanged: nothing was encoded again.
      expect(await pixelsOf(file)).toEqual(await pixelsOf(data))
    },
  )

  test('the place of a film, whose frames stay where they are', async () => {
    const udta = box('udta', box('\xa9xyz', GPS))
    const data = film(box('moov', box('trak', box('tkhd'), box('udta', GPS)), udta), box('mdat', Buffer.from('frames')))
    const { file } = await accepted('a.mp4', data)
    expect(file.length).toBe(data.length)
    expect(file.includes(GPS)).toBe(false)
    expect(file.indexOf('frames')).toBe(data.indexOf('frames'))
  })
})

describe('hostile files', () => {
  test.each([
    ['HTML', 'a.png', '<html><script>alert(1)</script>', 'type'],
    ['HTML as a drawing', 'a.svg', '<!-- --><html><svg/></html>', 'unreadable'],
    ['a script as a drawing', 'a.svg', 'alert(1)', 'type'],
    ['an executable', 'a.mp4', Buffer.from('4d5a90000300', 'hex'), 'type'],
    ['an archive', 'a.pdf', Buffer.from('504b0304', 'hex'), 'type'],
    ['nothing', 'a.png', '', 'type'],
    ['a QuickTime film', 'a.mp4', box('ftyp', Buffer.from('qt  \0\0\0\0qt  ', 'latin1')), 'type'],
    [
      'a box longer than its film',
      'a.mp4',
      Buffer.concat([FTYP, Buffer.from('0000ffff6d6f6f76', 'hex')]),
      'unreadable',
    ],
    [
      'a box shorter than its head',
      'a.mp4',
      Buffer.concat([FTYP, Buffer.from('000000046d6f6f76', 'hex')]),
      'unreadable',
    ],
    ['a document over its limit', 'a.pdf', `%PDF-${' '.repeat(2_000)}`, 'size'],
    ['the start of a JPEG', 'a.jpg', Buffer.from('ffd8ffe000104a46', 'hex'), 'unreadable'],
  ] as const)('%s is refused', async (_, name, data, expected) => {
    expect(await fault(name, data)).toBe(expected)
  })

  test('a name that says another kind is refused', async () => {
    const png = await solid().png().toBuffer()
    for (const name of ['a.jpg', 'a.svg', 'a.png.html', 'a', 'a.png.', 'png'])
      expect([name, await fault(name, png)]).toEqual([name, 'name'])
  })

  test('a picture with too many pixels is refused before it is decoded', async () => {
    // Decompression bomb: a megabyte of pixels in a kilobyte.
    expect(await fault('a.png', await solid(2_000, 1_000).png().toBuffer())).toBe('pixels')
    const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
    const size = Buffer.from('0000ffff0000ffff0802000000', 'hex')
    expect(await fault('a.png', Buffer.concat([head, size, Buffer.alloc(64)]))).not.toBe(undefined)
  })

  test('a picture that breaks off is refused', async () => {
    const noise = Buffer.from(Array.from({ length: 100 * 100 * 3 }, (_, index) => (index * 7919) % 251))
    const data = await sharp(noise, { raw: { width: 100, height: 100, channels: 3 } })
      .png()
      .toBuffer()
    expect(await fault('a.png', data.subarray(0, data.length / 2))).toBe('unreadable')
  })

  test('fuzz: whatever is changed in a file, the answer is a verdict', async () => {
    const originals = [
      ['a.png', await solid().png().toBuffer()],
      ['a.jpg', await solid().jpeg().toBuffer()],
      ['a.webp', await solid().webp().toBuffer()],
      ['a.gif', await solid().gif().toBuffer()],
      ['a.mp4', film(box('moov', box('udta', GPS)), box('mdat', Buffer.alloc(64)))],
      ['a.svg', Buffer.from('<svg viewBox="0 0 1 1"><g id="a"><path d="M0 0"/></g><use href="#a"/></svg>')],
    ] as const
    const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...originals),
        fc.array(change, { maxLength: 8 }),
        fc.nat(),
        async ([name, original], changes, cut) => {
          const data = Buffer.from(original)
          for (const [at, value] of changes) data[at % data.length] = value
          const { result, file } = await inspect(
            name,
            data.subarray(0, data.length - (cut % 4 === 0 ? cut % data.length : 0)),
          )
          if (result.ok) expect(result.value.size).toBe(file.length)
        },
      ),
      { numRuns: 150 },
    )
  })
})
