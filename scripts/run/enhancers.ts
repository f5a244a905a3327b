import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { build, context } from 'esbuild'
import { DEVELOPMENT_HREF, MANIFEST } from '#lib/process/enhancers.ts'

/** Folder that `/_next/` is served from, in a build and under `npm run dev`. */
const BUILT = '.next'
const DEVELOPMENT = '.next/dev'

/** The browsers that Next builds for by default. */
const TARGET = ['chrome111', 'edge111', 'firefox111', 'safari16.4']

const FILES = '{components,blocks}/**/*.enhance.ts'

/** An enhancer that is a file of its own, loaded where its custom element is in the page. */
const LAZY = '.lazy.enhance.ts'

/** Names begin alike, so that the module finds the files beside it; a hash, since browsers store them for good. */
const NAMES = 'enhancers.[name].[hash]'

const COMMON = { bundle: true, format: 'esm', target: TARGET, legalComments: 'none', logLevel: 'warning' } as const

/** Of a build for production: what is imported when it is needed is a file of its own. */
const MINIFIED = {
  ...COMMON,
  splitting: true,
  outdir: `${BUILT}/static`,
  chunkNames: NAMES,
  minify: true,
  write: false,
  metafile: true,
} as const

/** What only `npm run dev` bundles; first, so that it watches from the beginning. */
const DEVELOPMENT_FILES = ['lib/analytics/overlay.dev.ts']

const enhancers = (): string[] => globSync(FILES).sort()

const importing = (files: readonly string[]): string => files.map((file) => `import './${file}'`).join('\n')

interface Enhancers {
  /** The minified module for browsers, which every page loads. */
  readonly code: Uint8Array
  /** What it imports when it is needed, by path. */
  readonly chunks: readonly { readonly path: string; readonly code: Uint8Array }[]
  /** The source files of all of them. */
  readonly files: readonly string[]
}

/** The lazy enhancers, and the file of each custom element. */
async function bundleLazy(files: readonly string[]) {
  const { outputFiles, metafile } = await build({ ...MINIFIED, entryPoints: [...files], entryNames: NAMES })
  const loaders = Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) => {
    // What one of them imports when it is needed counts as an entry point too.
    if (entryPoint === undefined || !files.includes(entryPoint)) return []
    const [, element] = /defineElement\('(site-[a-z-]+)'/.exec(readFileSync(entryPoint, 'utf8')) ?? []
    if (element === undefined) throw new Error(`${entryPoint} defines no element.`)
    return [`'${element}': () => import('./${basename(path)}')`]
  })
  return { outputFiles, loaders, inputs: Object.keys(metafile.inputs) }
}

/** Two builds: what the module shares with a lazy file is in both, not in a third that every page would wait for. */
export async function bundleEnhancers(): Promise<Enhancers> {
  const files = enhancers()
  const lazy = await bundleLazy(files.filter((file) => file.endsWith(LAZY)))
  const { outputFiles, metafile } = await build({
    ...MINIFIED,
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
  const isEntry = ({ path }: { path: string }): boolean => path.endsWith('/stdin.js')
  const entry = outputFiles.find(isEntry)
  if (!entry) throw new Error('The enhancers could not be bundled.')
  return {
    code: entry.contents,
    chunks: [...lazy.outputFiles, ...outputFiles.filter((file) => !isEntry(file))].map(({ path, contents }) => ({
      path,
      code: contents,
    })),
    files: [...Object.keys(metafile.inputs), ...lazy.inputs],
  }
}

/** Builds the module under a name with a content hash, and records its address for the site. */
export async function buildEnhancers(): Promise<void> {
  const { code, chunks } = await bundleEnhancers()
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 12)
  const path = `/static/enhancers.${hash}.js`
  writeFileSync(BUILT + path, code)
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
