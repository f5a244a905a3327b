import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Sources of the documents: the search, the content client, the blocks that it reads, and packages. */
const SOURCES = [
  '{blocks,packages/shared}/**/*.ts',
  'services/{kit/content,site/search}/**/*.ts',
  'services/package.json',
]

const ROOT = join(import.meta.dirname, '../../..')

/**
 * Fingerprint of a search index, as hexadecimal SHA-256: of the code that makes its documents, and of the settings that
 * select the content. The same version of the content with the same fingerprint gives the same documents.
 */
export function indexFingerprint(settings: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const file of globSync(SOURCES, { cwd: ROOT }).sort())
    if (!file.endsWith('.test.ts')) hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}
