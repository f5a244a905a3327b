/**
 * Writes the interfaces of the programmes' backends from their contracts.
 *
 *   node scripts/openapi.ts            writes the files that differ
 *   node scripts/openapi.ts --check    writes nothing; ends with 1 when one is out of date
 */
import { casinoOpenApi } from '@barriere/shared/programmes/casino/openapi.ts'
import { hotelOpenApi } from '@barriere/shared/programmes/hotel/openapi.ts'
import { openApiText } from '@barriere/shared/programmes/openapi.ts'
import { writeGenerated } from './generated-file.ts'

const FILES = { 'hotel-openapi.json': hotelOpenApi(), 'casino-openapi.json': casinoOpenApi() }

for (const [name, description] of Object.entries(FILES))
  await writeGenerated(`docs/generated/${name}`, openApiText(description))
