/**
 * Writes the file of the demonstration's hotels for the stand-in of the booking engine.
 *
 *   node demo/scripts/properties.ts            writes it if it differs
 *   node demo/scripts/properties.ts --check    writes nothing; exits with 1 if it is out of date
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Town } from '../source/model/common.ts'
import { OFFERS } from '../source/group/offers.ts'
import { HOTELS } from '../source/space.ts'

const FILE = join(import.meta.dirname, '../../services/partners/availability/properties.json')

/** Setting that determines a property's seasons; by default the sea. */
const SETTING: Partial<Record<Town, 'mountain' | 'town'>> = { 'courchevel': 'mountain', 'enghien-les-bains': 'town' }

const properties = HOTELS.map(({ slug, bookingCode, town, stars, roomCount, rooms }) => ({
  hotel: bookingCode,
  setting: SETTING[town] ?? 'sea',
  stars,
  roomCount,
  rooms: rooms.map((room) => ({
    code: room.bookingCode,
    guests: room.guests,
    price: room.price,
    suite: room.plan !== undefined,
  })),
  promotions: OFFERS.flatMap(({ houses, stay, promotionCode, price }) =>
    stay && houses.includes(`hotels/${slug}`)
      ? [{ code: promotionCode, nights: stay.nights, price: stay.totals?.[`hotels/${slug}`] ?? price }]
      : [],
  ),
})).toSorted((a, b) => a.hotel.localeCompare(b.hotel))

const text = `${JSON.stringify(properties, null, 2)}\n`
const current = existsSync(FILE) && readFileSync(FILE, 'utf8') === text
if (process.argv.includes('--check')) {
  if (!current) console.error(`${FILE}: out of date: run \`npm run tool -- demo-generate\`.`)
  process.exitCode = current ? 0 : 1
} else if (!current) writeFileSync(FILE, text)
