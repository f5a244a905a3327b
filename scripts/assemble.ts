/**
 * Assembles the files of production, without `node_modules`: the sources that Node runs as they are, and the build. The
 * containers' images and a release of systemd are made of it.
 *
 *   node scripts/assemble.ts <folder> [site|services]
 */
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

/** Of both processes. `blocks` has the schemas; its components are left out. */
const COMMON = ['blocks', 'package.json', 'packages/shared', 'scripts']

const PARTS: Readonly<Record<string, readonly string[]>> = {
  site: [...COMMON, '.next', 'deploy/nginx/purge.ts', 'lib', 'messages', 'next.config.ts', 'public'],
  services: [...COMMON, '.editor', 'app/styles/fonts', 'content', 'services'],
}

/** Files that a part of the build keeps for the next build. */
const OF_BUILDS = ['cache', 'diagnostics', 'trace', 'trace-build', 'turbopack', 'types'].map((name) => `.next/${name}`)

/** Leaves out components, which are in the build, and tests with their helpers. */
const isLeftOut = (path: string): boolean =>
  OF_BUILDS.includes(path) || /\.(?:test\.tsx?|fixtures\.ts|module\.css|md|tsx)$|^test-support/.test(basename(path))

const [folder, program] = process.argv.slice(2)
const parts = program === undefined ? [...new Set(Object.values(PARTS).flat())] : PARTS[program]
if (folder === undefined || parts === undefined || (existsSync(folder) && readdirSync(folder).length > 0)) {
  process.stderr.write('Needs a new or empty folder: node scripts/assemble.ts <folder> [site|services]\n')
  process.exit(1)
}
if (!existsSync('.next/sources.sha256')) {
  process.stderr.write('The site has not been built: npm run build\n')
  process.exit(1)
}
for (const part of parts)
  cpSync(part, join(folder, part), {
    recursive: true,
    // Links of the build to packages, which lie beside it.
    verbatimSymlinks: true,
    filter: (path) => !isLeftOut(path),
  })
process.stdout.write(`Assembled in ${resolve(folder)}.\n`)
