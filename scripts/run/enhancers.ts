import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { type BuildOptions, type Plugin, build, context } from 'esbuild'
import { DEVELOPMENT_HREF, MANIFEST } from '#lib/process/enhancers.ts'

/** Folder that `/_next/` is served from, in a build and under `npm run dev`. */
const BUILT = '.next'
const DEVELOPMENT = '.next/dev'

/** The browsers that Next builds for by default. */
const TARGET = ['chrome111', 'edge111', 'firefox111', 'safari16.4']

const FILES = '{components,blocks}/**/*.enhance.ts'

/** An enhancer that is a file of its own, loaded where its custom element is in the page. */
const LAZY = '.lazy.enhance.ts'

/** Names have a common prefix, so that the module finds its files, and a hash, since browsers cache them for good. */
const NAMES = 'enhancers.[name].[hash]'

const COMMON = { bundle: true, format: 'esm', target: TARGET, legalComments: 'none', logLevel: 'warning' } as const

/** Tree shaking: parts of the error reports' library that the site does without (docs.sentry.io). */
const LEFT_OUT = {
  __SENTRY_DEBUG__: 'false',
  __RRWEB_EXCLUDE_IFRAME__: 'true',
  __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
  __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
} as const

/** Options of a production build. */
const MINIFIED = {
  ...COMMON,
  outdir: `${BUILT}/static`,
  minify: true,
  define: LEFT_OUT,
  write: false,
  metafile: true,
} as const

/** Files that only `npm run dev` bundles; first, so that the overlay watches from the beginning. */
const DEVELOPMENT_FILES = ['lib/analytics/overlay.dev.ts']

const enhancers = (): string[] => globSync(FILES).sort()

const importing = (files: readonly string[]): string => files.map((file) => `import './${file}'`).join('\n')

/** A file for browsers. No file names its source map, if there is one. */
interface BuiltFile {
  readonly path: string
  readonly code: Uint8Array
  readonly map: Uint8Array | undefined
}

interface Enhancers {
  /** The minified module, which every page loads. */
  readonly module: BuiltFile
  /** Files that the module loads when it needs them. */
  readonly chunks: readonly BuiltFile[]
  /** The source files of all of them. */
  readonly files: readonly string[]
}

/** Loaders of the lazy elements by name, as source text for `loadWhenPresent`. */
function lazyLoaders(files: readonly string[]): string {
  const loaders = files.map((file) => {
    const [, element] = /defineElement\('(site-[a-z-]+)'/.exec(readFileSync(file, 'utf8')) ?? []
    if (element === undefined) throw new Error(`${file} defines no element.`)
    return `'${element}': () => import('./${file}')`
  })
  return `loadWhenPresent({ ${loaders.join(', ')} })`
}

/**
 * One bundle for the module and for each file that is imported when it is needed. Shared modules are in each of them:
 * code splitting would make a chunk of each set of shared modules, and requests cost more than those bytes. Shared
 * state is on `globalThis`, where Next's own bundle finds it too.
 */
export async function bundleEnhancers({ sourceMaps = false } = {}): Promise<Enhancers> {
  const chunks: BuiltFile[] = []
  const files = new Set<string>()

  const bundle = async (entry: Pick<BuildOptions, 'stdin' | 'entryPoints' | 'entryNames'>): Promise<BuiltFile> => {
    const { outputFiles, metafile } = await build({
      ...MINIFIED,
      entryNames: NAMES,
      ...entry,
      sourcemap: sourceMaps && 'external',
      plugins: [importsApart],
    })
    for (const file of Object.keys(metafile.inputs)) files.add(file)
    const code = outputFiles.find(({ path }) => path.endsWith('.js'))
    if (!code) throw new Error('The enhancers could not be bundled.')
    return {
      path: code.path,
      code: code.contents,
      map: outputFiles.find(({ path }) => path.endsWith('.map'))?.contents,
    }
  }

  const names = new Map<string, Promise<string>>()
  /** Name of the bundle of an imported file, which is bundled once for all its importers. */
  const nameOf = (file: string): Promise<string> => {
    const name =
      names.get(file) ??
      bundle({ entryPoints: [file] }).then((chunk) => {
        chunks.push(chunk)
        return basename(chunk.path)
      })
    names.set(file, name)
    return name
  }

  const importsApart: Plugin = {
    name: 'imports-apart',
    setup: (bundling) => {
      bundling.onResolve({ filter: /./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === importsApart) return undefined
        const found = await bundling.resolve(path, { kind, importer, resolveDir, pluginData: importsApart })
        if (found.errors.length > 0) return found
        return { path: `./${await nameOf(found.path)}`, external: true }
      })
    },
  }

  const isLazy = (file: string): boolean => file.endsWith(LAZY)
  const all = enhancers()
  const contents = [
    importing(all.filter((file) => !isLazy(file))),
    `import { loadWhenPresent } from './lib/client/load-when-present.ts'`,
    lazyLoaders(all.filter(isLazy)),
  ].join('\n')
  const everyPage = await bundle({ stdin: { contents, resolveDir: process.cwd() }, entryNames: 'enhancers.[hash]' })
  return { module: everyPage, chunks, files: [...files] }
}

/** Builds the files, whose names have a hash of their content, and records the module's address for the site. */
export async function buildEnhancers(options: { readonly sourceMaps: boolean }): Promise<void> {
  const { module, chunks } = await bundleEnhancers(options)
  for (const { path, code, map } of [module, ...chunks]) {
    writeFileSync(path, code)
    if (map) writeFileSync(`${path}.map`, map)
  }
  writeFileSync(MANIFEST, JSON.stringify({ href: `/_next/static/${basename(module.path)}` }))
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
