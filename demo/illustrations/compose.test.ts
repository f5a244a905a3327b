import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CATALOGUE } from './catalogue.ts'
import { compose, composeLayers, RATIOS, type ComposeOptions, type RatioName } from './compose.ts'
import { PALETTES, type PaletteName } from './palettes.ts'
import { SCENES, type SceneName } from './scenes.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const scenes = Object.keys(SCENES) as SceneName[]
const palettes = Object.keys(PALETTES) as PaletteName[]
const ratios = Object.keys(RATIOS) as RatioName[]

/** Every scene in every ratio, with the palettes in turn. */
const sheet: ComposeOptions[] = scenes.flatMap((scene, s) =>
  ratios.map((ratio, r): ComposeOptions => {
    const palette = palettes[(s + r) % palettes.length]
    return { scene, ratio, seed: `${String(s)}`, ...(palette === undefined ? {} : { palette }) }
  }),
)

describe('compose', () => {
  it.each(scenes)('draws %s the same twice, and otherwise with another seed', (scene) => {
    const options: ComposeOptions = { scene, seed: 'a' }
    expect(sha256(compose(options))).toBe(sha256(compose({ ...options })))
    expect(compose({ scene, seed: 'b' })).not.toBe(compose(options))
  })

  it('draws the catalogue as it was rendered', async () => {
    const record = JSON.parse(await readFile(join(import.meta.dirname, 'rendered.json'), 'utf8')) as object
    const drawn = CATALOGUE.map(({ name, illustration }) => [name, sha256(compose(illustration))] as const)
    const rendered = Object.entries(record as Record<string, { svg: string }>).map(([name, { svg }]) => [name, svg])
    expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(rendered))
  })

  it.each(sheet)('writes sound markup for $scene, $ratio, $palette', (options) => {
    const svg = compose(options)
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null|\[object/)
    const [width, height] = RATIOS[options.ratio ?? '16:9']
    expect(svg).toContain(`viewBox="0 0 ${String(width)} ${String(height)}"`)
  })

  it.each(sheet)('sets no lettering and fetches nothing in $scene, $ratio', (options) => {
    expect(compose(options)).not.toMatch(
      /<(?:text|tspan|textPath|title|image|style|script|foreignObject)\b|href=|font-/,
    )
  })

  it('carries a name when asked, and escapes it', () => {
    expect(compose({ scene: 'plan', title: 'Chambre <12> & salon' })).toContain(
      '<title>Chambre &lt;12&gt; &amp; salon</title>',
    )
  })

  it('obeys palette, inks, mirror, grain and the choices of a scene', () => {
    const plain = compose({ scene: 'hotel' })
    const others: Partial<ComposeOptions>[] = [
      { palette: 'nuit' },
      { inks: { accent: '#123456' } },
      { mirror: true },
      { grain: 0 },
      { style: 'norman' },
      { tree: 'palm' },
      { cabins: true },
      { calm: true },
      { aloft: true },
      { focal: [0.3, 0.5] },
    ]
    const drawings = others.map((other) => compose({ scene: 'hotel', ...other }))
    expect(new Set([plain, ...drawings]).size).toBe(others.length + 1)
    expect(compose({ scene: 'hotel', grain: 0 })).not.toContain('filter="url(#grain)"')
  })

  it('has eight houses and eight sites for a casino, and trees of three kinds before them', () => {
    const houses = (['dome', 'streamline', 'norman', 'basque', 'stilts', 'crescent', 'circus', 'pier'] as const).map(
      (pavilion) => compose({ scene: 'casino', pavilion }),
    )
    expect(new Set(houses).size).toBe(8)
    const sites = (['lake', 'basin', 'gardens', 'boulevard', 'surf', 'beach', 'park', 'cliff'] as const).flatMap(
      (site) => (['16:9', '3:4'] as const).map((ratio) => compose({ scene: 'casino', site, ratio })),
    )
    expect(new Set(sites).size).toBe(16)
    for (const svg of sites) expect(svg).not.toMatch(/NaN|Infinity|undefined|null|\[object/)
    const trees = (['palm', 'pine', 'none'] as const).map((tree) => compose({ scene: 'casino', tree }))
    expect(new Set(trees).size).toBe(3)
  })

  it('takes a layered scene apart without losing a mark', () => {
    const layers = composeLayers({ scene: 'hotel', tree: 'palm' })
    expect([...layers.keys()]).toEqual(['sky', 'clouds', 'sea', 'sails', 'shore', 'gulls', 'trees'])
    const marks = (svg: string): number =>
      svg.slice(svg.indexOf('</defs>')).match(/<(?:path|rect|circle|ellipse)\b/g)?.length ?? 0
    const whole = marks(compose({ scene: 'hotel', tree: 'palm', grain: 0 }))
    expect([...layers.values()].reduce((sum, layer) => sum + marks(layer), 0)).toBe(whole)
  })

  it('has three room plans', () => {
    const plans = (['double', 'twin', 'salon'] as const).map((layout) => compose({ scene: 'room', layout }))
    expect(new Set(plans).size).toBe(3)
  })
})
