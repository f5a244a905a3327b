import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { CATALOGUE } from './catalogue.ts'
import { dimensions, MAX_BYTES } from './dimensions.ts'
import { FILM_LAYERS, FILMS, MAX_FILM_BYTES, poseAt } from './films.ts'
import { CASINOS } from './motifs-casinos.ts'
import { HOTELS } from './motifs-hotels.ts'
import { TOWNS } from './motifs-towns.ts'
import { SCENES } from './scenes.ts'
import { assetStem, writeSidecar } from './sidecar.ts'

const ASSETS = join(import.meta.dirname, '..', '..', 'content', 'assets', '1')

describe('catalogue', () => {
  it('gives every picture a name, an id and an address of its own', () => {
    for (const key of ['name', 'id', 'filename'] as const) {
      expect(new Set(CATALOGUE.map((picture) => picture[key])).size).toBe(CATALOGUE.length)
    }
  })

  it('does not show the same drawing twice', () => {
    const drawings = CATALOGUE.map(({ illustration }) => JSON.stringify(illustration))
    expect(new Set(drawings).size).toBe(CATALOGUE.length)
  })

  it('draws every scene', () => {
    const drawn = new Set(CATALOGUE.map(({ illustration }) => illustration.scene))
    expect(Object.keys(SCENES).filter((scene) => !(drawn as Set<string>).has(scene))).toEqual([])
  })

  it('gives every town a composition of its own, and no two neighbours the same light', () => {
    const towns = TOWNS.filter(({ name }) => name.startsWith('ville-'))
    expect(towns).toHaveLength(8)
    expect(new Set(towns.map(({ drawing }) => drawing.scene)).size).toBe(8)
    const hours = towns.map(({ drawing }) => drawing.palette)
    expect(hours.filter((hour, i) => hour === hours[i + 1])).toEqual([])
  })

  it('gives every hotel a building of its own, and no two neighbours the same light', () => {
    const hotels = HOTELS.filter(({ name }) => name.startsWith('hotel-'))
    expect(hotels).toHaveLength(10)
    expect(
      new Set(hotels.map(({ drawing: { scene, style, aloft } }) => JSON.stringify([scene, style, aloft]))).size,
    ).toBe(10)
    const hours = hotels.map(({ drawing }) => drawing.palette)
    expect(hours.filter((hour, i) => hour === hours[i + 1])).toEqual([])
  })

  it('gives every casino a house and a site of its own', () => {
    expect(CASINOS).toHaveLength(8)
    for (const choice of ['pavilion', 'site'] as const)
      expect(new Set(CASINOS.map(({ drawing }) => drawing[choice])).size, choice).toBe(8)
  })

  it('leaves the rays out of about one place in three', () => {
    const places = [...TOWNS, ...HOTELS, ...CASINOS].filter(({ name }) => !name.startsWith('plan-'))
    const calm = places.filter(({ drawing }) => drawing.calm === true)
    expect(calm.length / places.length).toBeGreaterThan(0.3)
  })

  it.each(CATALOGUE)('describes $name', ({ name, alt, altEn, title, filename, focus, width, height }) => {
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(filename).toMatch(
      new RegExp(
        `^https://a\\.storyblok\\.com/f/1/${String(width)}x${String(height)}/[0-9a-f]{10}/${name}\\.(avif|jpg)$`,
      ),
    )
    for (const text of [alt, altEn, title]) {
      expect(text.length).toBeGreaterThan(3)
      expect(text.length).toBeLessThanOrEqual(120)
      // Typographic apostrophes, and a no-break space before high punctuation.
      expect(text).not.toMatch(/'| [:;!?»]/)
    }
    expect(alt).not.toBe(altEn)
    const [left = -1, top = -1, right = -1, bottom = -1] = focus.split(/[x:]/).map(Number)
    expect([left >= 0, top >= 0, right === left + 1, bottom === top + 1]).toEqual([true, true, true, true])
    expect([right <= width, bottom <= height]).toEqual([true, true])
  })
})

describe('dimensions', () => {
  it('draws 3:2 as a card and 16:9 as a hero unless told, at the same proportions', () => {
    expect(dimensions('3:2')).toEqual({ width: 1600, height: 1067 })
    expect(dimensions('3:2', 'wide')).toEqual({ width: 2400, height: 1600 })
    expect(dimensions('16:9')).toEqual({ width: 2400, height: 1350 })
    expect(dimensions('16:9', 'card')).toEqual({ width: 1600, height: 900 })
  })
})

describe('originals', () => {
  it.each(CATALOGUE)('$name is there, in its size and weight, with its sidecar', async (picture) => {
    const stem = join(ASSETS, assetStem(picture))
    const file = `${stem}.${picture.extension}`
    const { size } = await stat(file)
    expect(size).toBeLessThanOrEqual(MAX_BYTES[picture.size])
    const metadata = await sharp(file).metadata()
    expect([metadata.width, metadata.height]).toEqual([picture.width, picture.height])
    expect(await readFile(`${stem}.json`, 'utf8')).toBe(writeSidecar(picture, size))
  })
})

describe('films', () => {
  it.each(FILMS)('$name is there, in its weight, with its sidecar, and may play before it is whole', async (film) => {
    const stem = join(ASSETS, assetStem(film))
    const data = await readFile(`${stem}.mp4`)
    expect(data.length).toBeLessThanOrEqual(MAX_FILM_BYTES)
    expect(data.toString('latin1', 4, 8)).toBe('ftyp')
    const [index, pictures] = [data.indexOf('moov'), data.indexOf('mdat')]
    expect(index).toBeGreaterThan(0)
    expect(index).toBeLessThan(pictures)
    expect(await readFile(`${stem}.json`, 'utf8')).toBe(writeSidecar(film, data.length))
  })

  it.each(FILMS)('$name has a poster, an id and a name of its own', ({ id, name, poster }) => {
    const pictures = CATALOGUE.map((picture) => picture.name)
    expect(pictures).toContain(poster)
    expect(pictures).not.toContain(name)
    expect(CATALOGUE.map((picture) => picture.id)).not.toContain(id)
  })

  it.each(FILM_LAYERS)('brings the layer %s back to where it began, and never bares an edge', (layer) => {
    const [first, last] = [poseAt(layer, 0), poseAt(layer, 1)]
    for (const key of ['scale', 'dx', 'dy', 'opacity'] as const) expect(last[key]).toBeCloseTo(first[key], 9)
    const scales = Array.from({ length: 24 }, (_, i) => poseAt(layer, i / 24).scale)
    expect(Math.min(...scales)).toBeGreaterThan(1)
  })
})
