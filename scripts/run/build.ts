import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildEditorIfStale } from './editor.ts'
import { buildEnhancers } from './enhancers.ts'
import { SOURCE_MAPS, keepSourceMaps } from './keep-source-maps.ts'
import { run } from './processes.ts'
import { splitStyles } from './split-styles.ts'

/** Source files of the build; their hash decides whether it is stale. */
const INPUTS = [
  '{app,blocks,components,lib,messages,packages/shared,public}/**/*',
  'middleware.ts',
  'next.config.ts',
  'scripts/run/enhancers.ts',
  'package-lock.json',
  'tsconfig{,.next}.json',
  'scripts/run/split-styles.ts',
]

const IGNORED = /\.(test\.tsx?|md)$/

const STAMP = '.next/sources.sha256'

/** Whether the build is up to date with the sources. */
export const isBuilt = (): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashOfSources()

/** Builds the editor and the site, each where its sources changed since the last build. Resolves to whether one did. */
export async function buildIfStale(): Promise<boolean> {
  const isEditorStale = await buildEditorIfStale()
  if (isBuilt()) return isEditorStale
  await buildSite()
  return true
}

/** Builds the site. Its source maps, if requested, are kept apart from the served files. */
export async function buildSite({ sourceMaps = false } = {}): Promise<void> {
  const sources = hashOfSources()
  console.log('Building the site…')
  // Removed first: a failed build must not keep the stamp of an older one.
  rmSync(STAMP, { force: true })
  await run('node', [join('node_modules', 'next', 'dist', 'bin', 'next'), 'build'], {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', SOURCE_MAPS: sourceMaps ? '1' : '' },
  })
  await buildEnhancers({ sourceMaps })
  keepSourceMaps('.next/static', SOURCE_MAPS)
  compressFiles()
  splitStyles()
  writeFileSync(STAMP, sources)
}

/** Pre-compresses static text files with brotli: they are requested often and never change. */
function compressFiles(): void {
  for (const file of globSync(['.next/static/**/*.{js,css,svg,json}', '.next/static/media/*-worker.*.mjs']))
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = globSync(INPUTS, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !IGNORED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
