/**
 * Writes the interfaces of the programmes' backends from their contracts.
 *
 *   node scripts/openapi.ts            writes the files that differ
 *   node scripts/openapi.ts --check    writes nothing; ends with 1 when one is out of date
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { casinoOpenApi } from '#lib/contracts/casino-openapi.ts'
import { hotelOpenApi } from '#lib/contracts/hotel-openapi.ts'
import { openApiText } from '#lib/contracts/openapi.ts'

const FILES = { 'hotel-openapi.json': hotelOpenApi(), 'casino-openapi.json': casinoOpenApi() }

for (const [name, description] of Object.entries(FILES)) {
  const path = `docs/generated/${name}`
  const file = join(import.meta.dirname, '..', path)
  const before = existsSync(file) ? await readFile(file, 'utf8') : ''
  const after = openApiText(description)
  if (before === after) {
    console.log(`${path} is up to date`)
  } else if (process.argv.includes('--check')) {
    console.error(`${path} is out of date: run \`npm run generate\`.`)
    process.exitCode = 1
  } else {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, after)
    console.log(`${path} written`)
  }
}
