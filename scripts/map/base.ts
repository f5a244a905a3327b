/**
 * Makes the map's base: land and borders of Western Europe from Natural Earth 1:10m, as `world-atlas` packs it.
 *
 *   node scripts/map/base.ts            writes the files if they differ
 *   node scripts/map/base.ts --check    writes nothing; ends with 1 when a file is out of date
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { merge, mesh } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { type Box, type Position, clipLine, clipRing, rounded } from './clip.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'components', 'map')
const ATLAS = dirname(createRequire(import.meta.url).resolve('world-atlas/package.json'))

/** Clipping box: the visible area of the map plus some degrees, so that no clipped edge is visible. */
const BOX: Box = [-13, 37, 18, 58.5]

/** Precision in decimals: a thousandth of a degree is about a hundred metres, finer than the source. */
const DECIMALS = 3

type Countries = Topology<{ countries: GeometryCollection }>

const topology = JSON.parse(readFileSync(join(ATLAS, 'countries-10m.json'), 'utf8')) as Countries
const { countries } = topology.objects
const areas = countries.geometries.filter((geometry): geometry is Polygon | MultiPolygon => 'arcs' in geometry)

/** Drops the height that a position of GeoJSON may have. */
const pairs = (line: readonly (readonly number[])[]): Position[] => line.map(([x = 0, y = 0]) => [x, y])

const land = merge(topology, areas)
  .coordinates.map((polygon) =>
    polygon.map((ring) => rounded(clipRing(pairs(ring), BOX), DECIMALS)).filter((ring) => ring.length > 3),
  )
  .filter((polygon) => polygon.length > 0)
const borders = mesh(topology, countries, (one, other) => one !== other)
  .coordinates.flatMap((line) => clipLine(pairs(line), BOX))
  .map((line) => rounded(line, DECIMALS))
  .filter((line) => line.length > 1)

const feature = (kind: string, type: string, coordinates: unknown) => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type, coordinates },
})
const base = {
  type: 'FeatureCollection',
  features: [feature('land', 'MultiPolygon', land), feature('border', 'MultiLineString', borders)],
}

const files = {
  'base.json': `${JSON.stringify(base)}\n`,
  'base.LICENSE':
    'Land and borders in base.json: Natural Earth (public domain), from world-atlas under this licence.\n\n' +
    readFileSync(join(ATLAS, 'LICENSE'), 'utf8'),
}

for (const [name, text] of Object.entries(files)) {
  const file = join(FOLDER, name)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) console.log(`components/map/${name} is up to date`)
  else if (process.argv.includes('--check')) {
    console.error(`components/map/${name} is out of date: run \`npm run generate\`.`)
    process.exitCode = 1
  } else {
    writeFileSync(file, text)
    console.log(`components/map/${name}: ${text.length} bytes written, ${gzipSync(text).length} after gzip`)
  }
}
