import { createHash } from 'node:crypto'
import { globSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { build, context } from 'esbuild'
import { DEVELOPMENT_HREF, MANIFEST } from '#lib/process/enhancers.ts'

/** Folder that `/_next/` is served from, in a build and under `npm run dev`. */
const BUILT = '.next'
const DEVELOPMENT = '.next/dev'

/** The browsers that Next builds for by default. */
const TARGET = ['chrome111', 'edge111', 'firefox111', 'safari16.4']

/** Build options for one module of all enhancers, found by their file name. */
function bundleOptions() {
  const files = globSync('{components,blocks}/**/*.enhance.ts').sort()
  return {
    stdin: { contents: files.map((file) => `import './${file}'`).join('\n'), resolveDir: process.cwd() },
    bundle: true,
    // What an enhancer imports only when it is needed is a file of its own.
    splitting: true,
    outdir: `${BUILT}/static`,
    chunkNames: 'enhancers.[name].[hash]',
    format: 'esm' as const,
    target: TARGET,
    legalComments: 'none' as const,
    logLevel: 'warning' as const,
  }
}

interface Enhancers {
  /** The minified module for browsers. */
  readonly code: Uint8Array
  /** What it imports when it is needed, by path. */
  readonly chunks: readonly { readonly path: string; readonly code: Uint8Array }[]
  /** The source files of all of them. */
  readonly files: readonly string[]
}

export async function bundleEnhancers(): Promise<Enhancers> {
  const { outputFiles, metafile } = await build({ ...bundleOptions(), minify: true, write: false, metafile: true })
  const isEntry = ({ path }: { path: string }): boolean => path.endsWith('/stdin.js')
  const entry = outputFiles.find(isEntry)
  if (!entry) throw new Error('The enhancers could not be bundled.')
  return {
    code: entry.contents,
    chunks: outputFiles.filter((file) => !isEntry(file)).map(({ path, contents }) => ({ path, code: contents })),
    files: Object.keys(metafile.inputs),
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

/** Watch mode for `npm run dev`: bundles the enhancers, and again after each change, until the process ends. */
export async function watchEnhancers(): Promise<void> {
  const path = DEVELOPMENT_HREF.replace('/_next', DEVELOPMENT)
  const bundling = await context({
    ...bundleOptions(),
    outdir: dirname(path),
    entryNames: basename(path, '.js'),
    sourcemap: 'inline',
  })
  await bundling.watch()
}
