import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { type Plugin, build, context } from 'esbuild'
import { DEVELOPMENT_HREF, MANIFEST } from '#lib/process/enhancers.ts'

/** Folder that `/_next/` is served from, in a build and under `npm run dev`. */
const BUILT = '.next'
const DEVELOPMENT = '.next/dev'

/** The browsers that Next builds for by default. */
const TARGET = ['chrome111', 'edge111', 'firefox111', 'safari16.4']

const FILES = '{components,blocks}/**/*.enhance.ts'

/** An enhancer that is a file of its own, loaded where its custom element is in the page. */
const LAZY = '.lazy.enhance.ts'

/**
 * Bundled by themselves. What two files import of a package is one chunk for both, with all that either needs of it:
 * every error report would load the recorder of the session replay.
 */
const APART = 'lib/client/reports/replay.ts'

/** Names begin alike, so that the module finds the files beside it; a hash, since browsers store them for good. */
const NAMES = 'enhancers.[name].[hash]'

const COMMON = { bundle: true, format: 'esm', target: TARGET, legalComments: 'none', logLevel: 'warning' } as const

/** Tree shaking: parts of the error reports' library that the site does without (docs.sentry.io). */
const LEFT_OUT = {
  __SENTRY_DEBUG__: 'false',
  __RRWEB_EXCLUDE_IFRAME__: 'true',
  __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
  __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
} as const

/** Of a build for production: what is imported when it is needed is a file of its own. */
const MINIFIED = {
  ...COMMON,
  splitting: true,
  outdir: `${BUILT}/static`,
  chunkNames: NAMES,
  minify: true,
  define: LEFT_OUT,
  write: false,
  metafile: true,
  sourcemap: false as boolean | 'external',
} as const

/** What only `npm run dev` bundles; first, so that it watches from the beginning. */
const DEVELOPMENT_FILES = ['lib/analytics/overlay.dev.ts']

const enhancers = (): string[] => globSync(FILES).sort()

const importing = (files: readonly string[]): string => files.map((file) => `import './${file}'`).join('\n')

interface Enhancers {
  /** The minified module for browsers, which every page loads. */
  readonly code: Uint8Array
  /** Its source map, where maps are wanted. */
  readonly map: Uint8Array | undefined
  /** What it imports when it is needed, by path. */
  readonly chunks: readonly { readonly path: string; readonly code: Uint8Array }[]
  /** The source files of all of them. */
  readonly files: readonly string[]
}

/** Bundles `APART`, and makes the other builds import the result. */
async function bundleApart(options: typeof MINIFIED) {
  const { outputFiles, metafile } = await build({ ...options, entryPoints: [APART], entryNames: NAMES })
  const file = outputFiles.find(({ path }) => path.endsWith('.js'))
  if (!file) throw new Error(`${APART} could not be bundled.`)
  const path = `./${basename(file.path)}`
  const plugin: Plugin = {
    name: 'apart',
    setup: (bundling) =>
      bundling.onResolve({ filter: new RegExp(`/${basename(APART)}$`) }, () => ({ path, external: true })),
  }
  return { outputFiles, plugin, inputs: Object.keys(metafile.inputs) }
}

/** The lazy enhancers, and the file of each custom element. */
async function bundleLazy(files: readonly string[], options: typeof MINIFIED) {
  const apart = await bundleApart(options)
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [...files],
    entryNames: NAMES,
    plugins: [apart.plugin],
  })
  const loaders = Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) => {
    // What one of them imports when it is needed counts as an entry point too.
    if (entryPoint === undefined || !files.includes(entryPoint)) return []
    const [, element] = /defineElement\('(site-[a-z-]+)'/.exec(readFileSync(entryPoint, 'utf8')) ?? []
    if (element === undefined) throw new Error(`${entryPoint} defines no element.`)
    return [`'${element}': () => import('./${basename(path)}')`]
  })
  return {
    outputFiles: [...apart.outputFiles, ...outputFiles],
    loaders,
    inputs: [...apart.inputs, ...Object.keys(metafile.inputs)],
  }
}

/** Two builds: what the module shares with a lazy file is in both, not in a third that every page would wait for. */
export async function bundleEnhancers({ sourceMaps = false } = {}): Promise<Enhancers> {
  // External: no file names its map.
  const options = { ...MINIFIED, sourcemap: sourceMaps ? 'external' : false } as const
  const files = enhancers()
  const lazy = await bundleLazy(
    files.filter((file) => file.endsWith(LAZY)),
    options,
  )
  const { outputFiles, metafile } = await build({
    ...options,
    stdin: {
      contents: [
        importing(files.filter((file) => !file.endsWith(LAZY))),
        `import { loadWhenPresent } from './lib/client/load-when-present.ts'`,
        `loadWhenPresent({ ${lazy.loaders.join(', ')} })`,
      ].join('\n'),
      resolveDir: process.cwd(),
    },
    external: ['./enhancers.*'],
  })
  const isEntry = ({ path }: { path: string }): boolean => /\/stdin\.js(?:\.map)?$/.test(path)
  const [entry, map] = outputFiles.filter(isEntry).sort((a, b) => a.path.length - b.path.length)
  if (!entry) throw new Error('The enhancers could not be bundled.')
  return {
    code: entry.contents,
    map: map?.contents,
    chunks: [...lazy.outputFiles, ...outputFiles.filter((file) => !isEntry(file))].map(({ path, contents }) => ({
      path,
      code: contents,
    })),
    files: [...Object.keys(metafile.inputs), ...lazy.inputs],
  }
}

/** Builds the module under a name with a content hash, and records its address for the site. */
export async function buildEnhancers(options: { readonly sourceMaps: boolean }): Promise<void> {
  const { code, map, chunks } = await bundleEnhancers(options)
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 12)
  const path = `/static/enhancers.${hash}.js`
  writeFileSync(BUILT + path, code)
  if (map) writeFileSync(`${BUILT}${path}.map`, map)
  for (const chunk of chunks) writeFileSync(chunk.path, chunk.code)
  writeFileSync(MANIFEST, JSON.stringify({ href: `/_next${path}` }))
}

/**
 * Watch mode for `npm run dev`: bundles the enhancers, lazy ones too, and again after each change, until the process
 * ends.
 */
export async function watchEnhancers(): Promise<void> {
  const path = DEVELOPMENT_HREF.replace('/_next', DEVELOPMENT)
  const bundling = await context({
    ...COMMON,
    stdin: { contents: importing([...DEVELOPMENT_FILES, ...enhancers()]), resolveDir: process.cwd() },
    splitting: true,
    outdir: dirname(path),
    entryNames: basename(path, '.js'),
    chunkNames: NAMES,
    sourcemap: 'inline',
  })
  await bundling.watch()
}
