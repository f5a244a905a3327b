import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'

/** Folder in which the content service looks for the editor's files (`services/content/editor/built.ts`). */
const BUILT = '.editor'

const STAMP = join(BUILT, 'sources.sha256')

/** Browsers of the last two years: the editor is an internal tool. */
const TARGET = ['chrome126', 'edge126', 'firefox128', 'safari17.5']

const ENTRY = 'editor/main.tsx'

/** The site's icon, which browsers request at every page. */
const ICON = 'app/icon.svg'

const INPUTS = [
  'editor/**/*',
  '{app/styles,packages/shared}/**/*',
  'blocks/schema-text*',
  ICON,
  'scripts/run/editor.ts',
  'package-lock.json',
]

/** Bundles the visual editor where its sources changed since the last time. Resolves to whether they had. */
export async function buildEditorIfStale(): Promise<boolean> {
  const sources = hashOfSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return false
  // Removed first: a failed build must not keep the stamp of an older one.
  rmSync(BUILT, { recursive: true, force: true })
  mkdirSync(BUILT, { recursive: true })
  const { metafile } = await build({
    entryPoints: [ENTRY],
    outdir: BUILT,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: TARGET,
    minify: true,
    metafile: true,
    legalComments: 'none',
    logLevel: 'warning',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    assetNames: '[name].[hash]',
    loader: { '.woff2': 'file' },
  })
  const names = Object.keys(metafile.outputs)
  const script = names.find((name) => metafile.outputs[name]?.entryPoint === ENTRY)
  if (script === undefined) throw new Error('The editor could not be bundled.')
  // All style sheets at once: the bundler loads a screen's script lazily, but not its styles.
  // The entry's sheet first: it defines the order of the layers.
  const first = metafile.outputs[script]?.cssBundle
  const styles = names
    .filter((name) => name.endsWith('.css'))
    .sort((left, right) => Number(right === first) - Number(left === first))
    .map((name) => basename(name))
  const hash = createHash('sha256').update(readFileSync(ICON)).digest('hex').slice(0, 8).toUpperCase()
  const icon = `icon.${hash}.svg`
  copyFileSync(ICON, join(BUILT, icon))
  writeFileSync(join(BUILT, 'manifest.json'), JSON.stringify({ script: basename(script), styles, icon }))
  writeFileSync(STAMP, sources)
  return true
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = globSync(INPUTS, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test\.tsx?|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
