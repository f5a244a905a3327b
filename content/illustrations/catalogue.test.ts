import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { CATALOGUE } from './catalogue.ts'
import { assetStem, writeSidecar } from './sidecar.ts'

const ASSETS = join(import.meta.dirname, '..', 'assets', '1')
const MAX_BYTES = 450_000

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

  it('gives two hotels side by side another hour each', () => {
    const hour = (name: string) => CATALOGUE.find((picture) => picture.name === name)?.illustration.palette
    for (const names of [
      ['les-colombages', 'la-baie-doree'],
      ['les-colombages-carte', 'la-baie-doree-carte'],
      ['deauville-les-planches-affiche', 'cannes-la-croisette-affiche', 'la-baule-la-baie-affiche'],
      ['colombages-chambre-deauville', 'colombages-chambre-jardin', 'colombages-suite-planches'],
      ['baie-chambre-ocean', 'baie-chambre-pins', 'baie-suite-rotonde'],
    ]) {
      expect(names.map(hour)).not.toContain(undefined)
      expect(new Set(names.map(hour)).size).toBe(names.length)
    }
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
      // Typographic apostrophes, and a no-break space before high punctuation.
      expect(text).not.toMatch(/'| [:;!?»]/)
    }
    expect(alt).not.toBe(altEn)
    const [left = -1, top = -1, right = -1, bottom = -1] = focus.split(/[x:]/).map(Number)
    expect([left >= 0, top >= 0, right === left + 1, bottom === top + 1]).toEqual([true, true, true, true])
    expect([right <= width, bottom <= height]).toEqual([true, true])
  })
})

describe('originals', () => {
  it.each(CATALOGUE)('$name is there, in its size and weight, with its sidecar', async (picture) => {
    const stem = join(ASSETS, assetStem(picture))
    const file = `${stem}.${picture.extension}`
    const { size } = await stat(file)
    expect(size).toBeLessThanOrEqual(MAX_BYTES)
    const metadata = await sharp(file).metadata()
    expect([metadata.width, metadata.height]).toEqual([picture.width, picture.height])
    expect(await readFile(`${stem}.json`, 'utf8')).toBe(writeSidecar(picture, size))
  })
})
