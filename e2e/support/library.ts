import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '#scripts/run/browser.ts'

/** Of the files and of the browser with which every test of the library last passed. Committed. */
const CHECKED = 'e2e/screenshots/checked.sha256'

/** What the library shows, and what judges it. Pictures are hidden in screenshots. */
const INPUTS = [
  '{blocks,components,messages}/**/*',
  'app/**/*.css',
  'content/**/*.json',
  'e2e/library.spec.ts',
  'e2e/screenshots/*.png',
  'e2e/support/{library,page-checks,screenshot}.ts',
  'package-lock.json',
]

const IGNORED = /\.(?:test\.tsx?|md)$/

/** The browser's name and major version: another one draws text differently. Empty where there is none. */
function browserVersion(): string {
  const path = findBrowser()
  if (path === undefined) return ''
  const [version = ''] = execFileSync(path, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).split('.')
  return version
}

/** SHA-256 in hexadecimal; the same on every machine with the same browser. */
export function libraryFingerprint(): string {
  const hash = createHash('sha256').update(browserVersion())
  const files = globSync(INPUTS, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !IGNORED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of [...new Set(files)].toSorted())
    hash.update('\0').update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

/** Whether nothing that the library shows has changed since its tests last passed. */
export const isLibraryChecked = (): boolean =>
  existsSync(CHECKED) && readFileSync(CHECKED, 'utf8').trim() === libraryFingerprint()

export function noteLibraryChecked(fingerprint: string): void {
  writeFileSync(CHECKED, `${fingerprint}\n`)
}
