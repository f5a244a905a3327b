/**
 * Writes the components of the demonstration space from the blocks' schemas.
 *
 *   node scripts/content/components.ts            writes the file if it differs
 *   node scripts/content/components.ts --check    writes nothing; ends with 1 when the file is out of date
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readComponents, toComponents, writeComponents } from './component-file.ts'

const FILE = join(import.meta.dirname, '..', '..', 'content', 'components', '1', 'components.json')

async function readOrNull(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

const before = await readOrNull(FILE)
const components = toComponents(readComponents(before))
const after = writeComponents(components)
const check = process.argv.includes('--check')

if (before === after) {
  console.log(`content/components/1/components.json is up to date (${components.length} components)`)
} else if (check) {
  console.error('content/components/1/components.json is out of date: run `npm run generate`.')
  process.exitCode = 1
} else {
  await mkdir(dirname(FILE), { recursive: true })
  await writeFile(FILE, after)
  console.log(`content/components/1/components.json: ${components.length} components written`)
}
