/**
 * Writes the hotel backend's interface from its contracts.
 *
 *   node scripts/hotel-openapi.ts            writes the file if it differs
 *   node scripts/hotel-openapi.ts --check    writes nothing; ends with 1 when the file is out of date
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hotelOpenApiText } from '#lib/contracts/hotel-openapi.ts'

const NAME = 'docs/generated/hotel-openapi.json'
const FILE = join(import.meta.dirname, '..', NAME)

const before = existsSync(FILE) ? await readFile(FILE, 'utf8') : ''
const after = hotelOpenApiText()

if (before === after) {
  console.log(`${NAME} is up to date`)
} else if (process.argv.includes('--check')) {
  console.error(`${NAME} is out of date: run \`npm run generate\`.`)
  process.exitCode = 1
} else {
  await mkdir(dirname(FILE), { recursive: true })
  await writeFile(FILE, after)
  console.log(`${NAME} written`)
}
