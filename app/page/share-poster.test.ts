import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SharePoster } from './share-image.ts'
import { BAND_INKS, drawPoster } from './share-poster.ts'

const poster: SharePoster = { title: 'Été à l’Œuvre', locale: 'fr', band: 'petrole', src: '', focus: '' }

/** Areas inside the picture and inside the band below it. */
const PICTURE = { left: 40, top: 40, width: 1120, height: 400 }
const BAND = { left: 32, top: 464, width: 1136, height: 134 }

let red: Buffer
beforeAll(async () => {
  red = await sharp({ create: { width: 1152, height: 432, channels: 3, background: '#c00000' } })
    .png()
    .toBuffer()
})

const statsOf = async (file: Uint8Array, area: typeof BAND) =>
  await sharp(await sharp(file).extract(area).png().toBuffer()).stats()

/** Share of pixels lighter than the band, per thousand: the lettering's ink. */
async function inkOf(file: Uint8Array): Promise<number> {
  const { data } = await sharp(file)
    .extract(BAND)
    .greyscale()
    .threshold(170)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (1000 * data.filter((value) => value > 0).length) / data.length
}

describe('the poster of a page', () => {
  test('is a JPEG of 1200 × 630 with the picture whole and the lettering on the band alone', async () => {
    const file = await drawPoster(poster, red)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const [r, g] = (await statsOf(file, PICTURE)).channels
    expect([r?.min, g?.max].map((value) => Math.round(Number(value) / 16))).toEqual([12, 0])
    const { dominant } = await statsOf(file, BAND)
    expect([dominant.r, dominant.g, dominant.b].map((value) => value >> 4)).toEqual([0, 5, 6])
    expect(await inkOf(file)).toBeGreaterThan(20)
  })

  test('says its title: another one is another picture, one without letters has the wordmark alone', async () => {
    const [long, short, none] = await Promise.all(
      ['Deux nuits au grand vent', 'Été', ''].map(
        async (title) => await inkOf(await drawPoster({ ...poster, title }, red)),
      ),
    )
    expect(Number(long)).toBeGreaterThan(Number(short) * 2)
    expect(Number(short)).toBeGreaterThan(Number(none) * 1.5)
  })

  test.each([
    'Conditions générales de vente et d’utilisation du programme de fidélité Infiniment Barrière',
    'Anticonstitutionnellement-et-sans-la-moindre-espace-pour-passer-à-la-ligne',
  ])('a long title stays between the edges: %s', async (title) => {
    const file = await drawPoster({ ...poster, title }, red)
    for (const left of [32, 1138]) {
      const { channels } = await statsOf(file, { ...BAND, left, width: 30 })
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeLessThan(2)
    }
    expect(await inkOf(file)).toBeGreaterThan(20)
  })

  test('weighs at most 120 KB, however restless the picture', async () => {
    const noise = await sharp({
      create: {
        width: 1152,
        height: 432,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 18 },
      },
    })
      .png()
      .toBuffer()
    expect((await drawPoster(poster, noise)).length).toBeLessThanOrEqual(120_000)
  })

  test('wears the inks of the page’s bands', () => {
    const tokens = readFileSync('app/styles/tokens.css', 'utf8')
    const inks = [...tokens.matchAll(/--band-(\w+): (#[\da-f]{6});/g)].map(([, name, ink]) => [name, ink])
    expect(BAND_INKS).toEqual(Object.fromEntries(inks))
  })
})
