import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')

/** The fingerprint of the files that last passed `npm run tool -- demo-check`. Committed. */
export const CHECKED = join(import.meta.dirname, '..', 'checked.sha256')

/** Inputs of the checks: the workspace, the files that it generates, and the schemas that encode them. */
const INPUTS = [
  'demo/**/*',
  'content/**/*',
  'blocks/schemas.ts',
  'blocks/**/*.schema.ts',
  'services/partners/availability/properties.json',
]

const IGNORED = /(^|\/)(node_modules|logs|reports)\/|\.md$|\.tsbuildinfo$|manifest\.jsonl$|^demo\/checked\.sha256$/

/** SHA-256 of paths and contents, in hexadecimal; the same on every machine. */
export function fingerprint(): string {
  const hash = createHash('sha256')
  const files = globSync(INPUTS, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => path.slice(ROOT.length + 1).replaceAll(sep, '/'))
    .filter((path) => !IGNORED.test(path))
  for (const file of [...new Set(files)].sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
      .update('\0')
  return hash.digest('hex')
}

/** Whether nothing has changed since the checks last passed. */
export const isChecked = (): boolean => existsSync(CHECKED) && readFileSync(CHECKED, 'utf8').trim() === fingerprint()
