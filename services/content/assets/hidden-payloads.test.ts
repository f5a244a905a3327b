import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanAvif } from './clean-avif.ts'
import { cleanGif, cleanPng, cleanWebp } from './clean-chunks.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { inspectFile } from './inspect.ts'

const LIMITS = { bytes: { picture: 500_000, video: 500_000, document: 500_000 }, pixels: 1_000_000 }

/** Stands for a place, a name or a program. */
const HIDDEN = 'HIDDEN-48.8577+002.295'

let folder: string
let count = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payloads-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The stored form of a file; undefined if it is refused. */
async function stored(name: string, data: Buffer): Promise<Buffer | undefined> {
  const path = join(folder, String((count += 1)))
  await writeFile(path, data)
  return (await inspectFile(path, name, LIMITS)).ok ? await readFile(path) : undefined
}

const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const

/** A picture with noise, a wide colour profile, and every kind of metadata that its format allows. */
const picture = (format: (typeof FORMATS)[number]) =>
  sharp({
    create: {
      width: 64,
      height: 48,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .withIccProfile('p3')
    .withExif({ IFD0: { Copyright: HIDDEN }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${HIDDEN}</a></x:xmpmeta>`)
    .toFormat(format)
    .toBuffer()

const pixelsOf = async (data: Buffer): Promise<Buffer> => await sharp(data, { animated: true }).raw().toBuffer()

const pngChunk = (type: string, text: string): Buffer => {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type + text), Buffer.alloc(4)])
  chunk.writeUInt32BE(text.length)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}

const insert = (data: Buffer, at: number, more: Buffer): Buffer =>
  Buffer.concat([data.subarray(0, at), more, data.subarray(at)])

describe('a picture loses all that it does not show, and no pixel', () => {
  test.each(FORMATS)('%s: metadata and bytes after its end; profile and data stay', async (format) => {
    const original = await picture(format)
    const kept = await stored(`a.${format}`, Buffer.concat([original, Buffer.from(`<?php ${HIDDEN} ?>`)]))
    expect(kept?.includes(HIDDEN)).toBe(false)
    expect(kept?.includes('<?php')).toBe(false)
    expect(await pixelsOf(kept ?? Buffer.alloc(0))).toEqual(await pixelsOf(original))
    const [before, after] = [await sharp(original).metadata(), await sharp(kept).metadata()]
    expect(after.icc?.length).toBe(before.icc?.length)
    expect([after.xmp, after.iptc]).toEqual([undefined, undefined])
  })

  test.each(['tEXt', 'zTXt', 'iTXt', 'tIME', 'prVt'])('PNG: a chunk of %s', async (type) => {
    const plain = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a03020' } })
      .png()
      .toBuffer()
    const kept = await stored('a.png', insert(plain, 33, pngChunk(type, `Comment\0${HIDDEN}`)))
    expect(kept?.equals(plain)).toBe(true)
  })

  test('JPEG: comments, thumbnails and segments of makers; orientation stays', async () => {
    const plain = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#a03020' } })
      .jpeg()
      .toBuffer()
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, HIDDEN.length + 2]), Buffer.from(HIDDEN)])
    const maker = Buffer.concat([Buffer.from([0xff, 0xe7, 0, HIDDEN.length + 2]), Buffer.from(HIDDEN)])
    expect((await stored('a.jpg', insert(insert(plain, 2, comment), 2, maker)))?.includes(HIDDEN)).toBe(false)
    for (const orientation of [2, 3, 6, 8]) {
      const turned = await sharp(plain).withMetadata({ orientation }).jpeg().toBuffer()
      expect((await sharp(await stored('a.jpg', turned)).metadata()).orientation).toBe(orientation)
    }
    const progressive = await sharp(plain).jpeg({ progressive: true }).toBuffer()
    expect((await stored('a.jpg', progressive))?.equals(progressive)).toBe(true)
  })

  test('GIF: comments; an animation keeps its pictures, and how often it repeats', async () => {
    const frames = await Promise.all(
      ['#a03020', '#20a030'].map((background) =>
        sharp({ create: { width: 9, height: 9, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const animated = await sharp(frames, { join: { animated: true } })
      .gif({ loop: 3 })
      .toBuffer()
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe, HIDDEN.length]), Buffer.from(HIDDEN), Buffer.from([0])])
    const kept = await stored('a.gif', insert(animated, animated.length - 1, comment))
    expect(kept?.equals(animated)).toBe(true)
    expect((await sharp(kept, { animated: true }).metadata()).loop).toBe(3)
  })

  test('WebP: an animation keeps its pictures; unknown chunks go', async () => {
    const frames = await Promise.all(
      ['#a03020', '#20a030'].map((background) =>
        sharp({ create: { width: 9, height: 9, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const animated = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 3 })
      .toBuffer()
    const more = Buffer.concat([Buffer.from('EVIL'), Buffer.from([HIDDEN.length, 0, 0, 0]), Buffer.from(HIDDEN)])
    const grown = Buffer.concat([animated, more])
    grown.writeUInt32LE(grown.length - 8, 4)
    const kept = await stored('a.webp', grown)
    expect(kept?.includes(HIDDEN)).toBe(false)
    expect(await pixelsOf(kept ?? Buffer.alloc(0))).toEqual(await pixelsOf(animated))
  })

  test('no file, whole or torn, makes a cleaner throw', () => {
    const any = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes))
    fc.assert(
      fc.property(any, (bytes) => {
        for (const [clean, head] of [
          [cleanJpeg, 'ffd8'],
          [cleanPng, '89504e470d0a1a0a'],
          [cleanWebp, '524946460000000057454250'],
          [cleanGif, '474946383961010001008000'],
          [cleanAvif, '00000010667479706176696600000000'],
        ] as const)
          clean(Buffer.concat([Buffer.from(head, 'hex'), bytes]), 1)
      }),
    )
  })
})

describe('films and documents', () => {
  const box = (type: string, body: Buffer): Buffer => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(8 + body.length)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, body])
  }

  test('MP4: unknown boxes are emptied, what is no box is cut off', async () => {
    const film = [box('ftyp', Buffer.from('isom\0\0\0\0isomavc1', 'latin1')), box('mdat', Buffer.from('frames'))]
    for (const type of ['free', 'skip', 'uuid', 'evil']) {
      const kept = await stored('a.mp4', Buffer.concat([...film, box(type, Buffer.from(HIDDEN)), Buffer.from('MZ')]))
      expect(kept?.subarray(0, -8 - HIDDEN.length).equals(Buffer.concat(film))).toBe(true)
      expect([kept?.includes(HIDDEN), kept?.includes('MZ')]).toEqual([false, false])
    }
  })

  test('WebM: tags and attached files are emptied, what follows its end is cut off', async () => {
    const element = (id: string, body: Buffer): Buffer =>
      Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x40 | (body.length >> 8), body.length & 255]), body])
    const header = element('1a45dfa3', element('4282', Buffer.from('webm')))
    const tags = element('1254c367', Buffer.from(HIDDEN))
    const cluster = element('1f43b675', Buffer.from('frames'))
    const film = Buffer.concat([header, element('18538067', Buffer.concat([tags, cluster]))])
    const kept = await stored('a.webm', Buffer.concat([film, Buffer.from('MZ-program')]))
    expect(kept?.length).toBe(film.length)
    expect(kept?.includes(HIDDEN)).toBe(false)
    expect(kept?.indexOf('frames')).toBe(film.indexOf('frames'))
    expect(kept?.[header.length + 6]).toBe(0xec)
  })

  test('PDF: what follows its end is cut off', async () => {
    const kept = await stored('a.pdf', Buffer.from(`%PDF-1.7\n%%EOF\n<</Add>>\n%%EOF\nPK${HIDDEN}`))
    expect(kept?.toString()).toBe('%PDF-1.7\n%%EOF\n<</Add>>\n%%EOF')
  })
})
