/**
 * Assembles the files of production, without `node_modules`: the sources that Node runs as they are, and the build. The
 * container's image and a release of systemd are made of it.
 *
 *   node scripts/assemble.ts <folder>
 */
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

const PARTS = [
  '.editor',
  '.next',
  'app/styles/fonts',
  'blocks',
  'content',
  'deploy/nginx/purge.ts',
  'lib',
  'messages',
  'next.config.ts',
  'package.json',
  'packages',
  'public',
  'scripts',
  'services',
]

/** Files that a part of the build keeps for the next build. */
const OF_BUILDS = ['cache', 'diagnostics', 'trace', 'trace-build', 'turbopack', 'types'].map((name) => `.next/${name}`)

/** Leaves out components, which are in the build, and tests with their helpers. */
const isLeftOut = (path: string): boolean =>
  OF_BUILDS.includes(path) || /\.(?:test\.tsx?|fixtures\.ts|module\.css|md|tsx)$|^test-support/.test(basename(path))

const [folder] = process.argv.slice(2)
if (folder === undefined || (existsSync(folder) && readdirSync(folder).length > 0)) {
  process.stderr.write('Needs a new or empty folder: node scripts/assemble.ts <folder>\n')
  process.exit(1)
}
if (!existsSync('.next/sources.sha256')) {
  process.stderr.write('The site has not been built: npm run build\n')
  process.exit(1)
}
for (const part of PARTS)
  cpSync(part, join(folder, part), {
    recursive: true,
    // Links of the build to packages, which lie beside it.
    verbatimSymlinks: true,
    filter: (path) => !isLeftOut(path),
  })
process.stdout.write(`Assembled in ${resolve(folder)}.\n`)
