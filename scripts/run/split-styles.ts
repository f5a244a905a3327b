import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { readBuildOutput } from '#lib/next/build-output.ts'
import { MANIFEST, type StyleManifest } from '#lib/next/page-styles.ts'

const BUILD = '.next'

/** Components whose CSS modules are in the shared sheet of every page: the layout, and what nearly all blocks use. */
const SHARED = [
  'blocks/header/header.tsx',
  'blocks/footer/footer.tsx',
  'components/site/skip-link.tsx',
  'components/site/consent-banner.tsx',
  'components/ui/section.tsx',
  'components/ui/card.tsx',
]

/** Components in which a script inserts server-rendered markup of another address. */
const INSERTING = ['blocks/search/search.tsx', 'blocks/trip/trip.tsx']

/** Splits the built CSS by CSS module, as input for `lib/next/page-styles.ts`. */
export function splitStyles(): void {
  const { sheets, clients } = readBuildOutput(BUILD)
  const modules = sheets.flatMap((sheet) => modulesOf(readFileSync(join(BUILD, sheet), 'utf8')))
  const indicesOf = (files: readonly string[]): number[] => {
    const reached = new Set(reachable(files))
    return modules.flatMap(({ files: own }, index) => (own.some((file) => reached.has(file)) ? [index] : []))
  }
  const content: Omit<StyleManifest, 'version'> = {
    sheets: sheets.map((sheet) => `/_next/${sheet}`),
    modules: modules.map(({ css, prefix, files }) => {
      const inserting = INSERTING.filter((file) => files.includes(file.replace(/\.tsx$/, '.module.css')))
      return { css, prefix, ...(inserting.length > 0 ? { inserts: indicesOf(inserting) } : {}) }
    }),
    shared: [...modules.flatMap(({ prefix }, index) => (prefix === null ? [index] : [])), ...indicesOf(SHARED)],
    islands: Object.fromEntries([...clients].map(([id, file]) => [id, indicesOf([file])])),
  }
  const version = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 10)
  writeFileSync(join(BUILD, MANIFEST), JSON.stringify({ version, ...content }))
}

interface BuiltModule {
  readonly css: string
  readonly prefix: string | null
  /** Candidate source files: modules with the same class names cannot be distinguished. */
  readonly files: readonly string[]
}

const CLASS = /\.([a-zA-Z_-][\w-]*)/g

const classesOf = (css: string): string[] => [...new Set([...css.matchAll(CLASS)].map(([, name]) => name as string))]

/** The bundler writes each source file as one line of a sheet, and `hash_name` for each class of a CSS module. */
function modulesOf(sheet: string): BuiltModule[] {
  return sheet
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((css) => {
      if (css.split('{').length !== css.split('}').length) throw new Error(`Half a rule: ${css.slice(0, 80)}`)
      const built = classesOf(css)
      const matches = [...sourceModules()].flatMap(([file, names]) => {
        const prefix = prefixOf(built, names)
        return prefix === undefined ? [] : [{ file, prefix }]
      })
      if (matches.length === 0 && /^@layer (components|blocks)/.test(css))
        throw new Error(`No CSS module has the classes of ${css.slice(0, 80)}`)
      return { css, prefix: matches[0]?.prefix ?? null, files: matches.map(({ file }) => file) }
    })
}

/** The bundler's prefix of a CSS module's class names; undefined where the classes are not those of this module. */
export function prefixOf(built: readonly string[], names: ReadonlySet<string>): string | undefined {
  const [first = ''] = built
  return [...names]
    .filter((name) => first.endsWith(`_${name}`))
    .map((name) => first.slice(0, -name.length))
    .find((prefix) => {
      // Class names of libraries are not prefixed.
      const local = built.map((name) => (name.startsWith(prefix) ? name.slice(prefix.length) : name))
      return local.length === names.size && local.every((name) => names.has(name))
    })
}

let sources: Map<string, ReadonlySet<string>> | undefined

/** Class names of each CSS module in the sources. */
const sourceModules = (): Map<string, ReadonlySet<string>> =>
  (sources ??= new Map(
    globSync('{app,blocks,components}/**/*.module.css').map((file) => [
      file,
      new Set(classesOf(readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'/g, ''))),
    ]),
  ))

const TYPE_IMPORT = /import type [^'"]*['"][^'"]*['"]/g
const IMPORT = /(?:from|import)\s*\(?\s*['"]([#.][^'"]+)['"]/g

/** Transitive closure of imports, dynamic ones included, the files themselves included; type imports are ignored. */
export function reachable(files: readonly string[]): string[] {
  const reached = new Set(files)
  // Breadth-first search: iterating a Set includes elements added meanwhile.
  for (const file of reached) {
    if (!/\.tsx?$/.test(file) || !existsSync(file)) continue
    for (const [, name = ''] of readFileSync(file, 'utf8').replace(TYPE_IMPORT, '').matchAll(IMPORT))
      reached.add(name.startsWith('#') ? name.slice(1) : normalize(join(dirname(file), name)))
  }
  return [...reached]
}
