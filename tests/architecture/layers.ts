import { dirname, join, normalize } from 'node:path'

/** A layer, and the paths that its files may import besides their own layer and packages. */
export interface Layer {
  readonly path: string
  readonly may: readonly string[]
}

/** Workspaces whose files others import by the package's name: `packages/shared` is `@barriere/shared`. */
const PACKAGES = 'packages/'
const SCOPE = '@barriere/'

const SHARED = `${PACKAGES}shared`
const TESTING = `${PACKAGES}testing`

/** The specifier of a path in an import: by the package's name, or with `#` by the path. */
export const specifierOf = (path: string): string =>
  path.startsWith(PACKAGES) ? SCOPE + path.slice(PACKAGES.length) : `#${path}`

/** Specifiers of the project's own files. */
const IMPORT = /(?:from|import)\s*\(?\s*['"]((?:[#.]|@barriere\/)[^'"]+)['"]/g

/** Paths of the project that a file imports, from the root. */
export const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(IMPORT)].map(([, specifier = '']) => {
    if (specifier.startsWith(SCOPE)) return PACKAGES + specifier.slice(SCOPE.length)
    return specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(file), specifier))
  })

/** The part of the shared package that also runs in browsers: values, and contracts between processes. */
const DATA = ['domain', 'async', 'contracts', 'programmes', 'locales', 'block-kit'].map((name) => `${SHARED}/${name}`)

/** The same with the site's own values: importable from every part of the site. */
const VALUES = [...DATA, 'lib/domain']

/** Importable on the site's server: shared code, values, and the process's settings and log. */
const BASE = [SHARED, 'lib/domain', 'lib/process']

/**
 * Import rules, the source of the lint rules and of the architecture test. The longest matching path wins:
 * `blocks/schemas.ts` and its dependencies are data, which services and scripts may import.
 */
export const LAYERS: readonly Layer[] = [
  // The shared package: the folder of a file decides its imports.
  { path: `${SHARED}/domain`, may: [] },
  { path: `${SHARED}/async`, may: [] },
  { path: `${SHARED}/process`, may: [] },
  { path: `${SHARED}/secrets`, may: [`${SHARED}/process`] },
  // Error reporting, shared by both processes and the browser's part.
  { path: `${SHARED}/reports`, may: [`${SHARED}/process`] },
  // Log, metrics, traces and health of both processes.
  {
    path: `${SHARED}/observability`,
    may: [`${SHARED}/domain`, `${SHARED}/async`, `${SHARED}/process`, `${SHARED}/reports`],
  },
  { path: `${SHARED}/http`, may: [`${SHARED}/domain`, `${SHARED}/observability`] },
  { path: `${SHARED}/contracts`, may: [`${SHARED}/domain`, `${SHARED}/secrets`] },
  // Data of a language, for every part of the site and of the services.
  { path: `${SHARED}/locales`, may: [`${SHARED}/domain`] },
  { path: `${SHARED}/programmes`, may: [`${SHARED}/domain`, `${SHARED}/contracts`, `${SHARED}/locales`] },
  // Stories as the content service stores them, their fields, and the checks before a publication.
  { path: `${SHARED}/stories`, may: [`${SHARED}/domain`] },
  // Parts of a block's schema.
  { path: `${SHARED}/block-kit`, may: [`${SHARED}/domain`] },
  // Helpers of tests.
  { path: TESTING, may: [SHARED] },
  { path: 'lib/domain', may: DATA },
  { path: 'lib/process', may: [SHARED, 'lib/domain'] },
  { path: 'lib/contracts', may: VALUES },
  { path: 'lib/navigation', may: VALUES },
  { path: 'lib/i18n', may: [...VALUES, 'messages'] },
  { path: 'lib/content', may: [...BASE, 'lib/contracts', 'lib/navigation', 'blocks/schemas.ts'] },
  { path: 'lib/gateways', may: [...BASE, 'lib/contracts'] },
  { path: 'lib/booking', may: [...VALUES, 'lib/contracts', 'lib/i18n'] },
  { path: 'lib/seo', may: [...VALUES, 'lib/contracts', 'lib/i18n'] },
  { path: 'lib/analytics', may: [...VALUES, 'lib/contracts', 'lib/i18n', 'lib/client', 'lib/booking'] },
  { path: 'lib/client', may: [...VALUES, 'lib/contracts', 'lib/i18n', 'lib/navigation', `${SHARED}/reports`] },
  { path: 'lib/next', may: BASE },
  {
    path: 'lib/routing',
    may: [
      ...BASE,
      'lib/contracts',
      'lib/content',
      'lib/gateways',
      'lib/i18n',
      'lib/navigation',
      'lib/booking',
      'lib/next',
    ],
  },
  {
    path: 'lib/page-cache',
    may: [...BASE, 'lib/contracts', 'lib/content', 'lib/gateways', 'lib/i18n', 'lib/next', 'lib/routing'],
  },
  { path: 'lib/api', may: [...BASE, 'lib/contracts', 'lib/gateways', 'lib/i18n'] },
  {
    path: 'lib/server',
    may: [...BASE, 'lib/contracts', 'lib/content', 'lib/i18n', 'lib/next', 'lib/routing', 'lib/page-cache', 'lib/api'],
  },
  { path: 'services', may: [SHARED, 'blocks/schemas.ts'] },
  // Databases of the services' tests.
  { path: 'services/test-support', may: [SHARED, TESTING, 'services/kit'] },
  // The visual editor: an application for browsers, in the site's tokens. It reaches the content service by HTTP alone.
  // `blocks/schema-text.ts` has the schemas' texts in French, which the panels of drafts show too.
  { path: 'editor', may: [...DATA, `${SHARED}/stories`, 'app/styles', 'blocks/schema-text.ts'] },
  {
    path: 'components',
    may: [
      ...VALUES,
      'lib/contracts',
      'lib/client',
      'lib/analytics',
      'lib/booking',
      'lib/i18n',
      'lib/navigation',
      `${SHARED}/reports`,
    ],
  },
  {
    path: 'blocks',
    may: [
      ...BASE,
      'components',
      'lib/content',
      'lib/gateways',
      'lib/contracts',
      'lib/booking',
      'lib/i18n',
      'lib/seo',
      'lib/next',
      'lib/analytics/marks.ts',
      'lib/client/define-element.ts',
    ],
  },
  { path: 'app', may: [SHARED, 'blocks', 'components', 'lib', 'messages'] },
  { path: 'middleware.ts', may: [SHARED, 'lib'] },
  { path: 'instrumentation.ts', may: [SHARED, 'lib'] },
  // Standalone programs beside the site.
  { path: 'deploy', may: [] },
  // The services' settings and data come from their kit, which starts nothing.
  { path: 'scripts', may: [SHARED, TESTING, 'lib', 'blocks', 'messages', 'services/kit', 'tests/architecture'] },
  {
    path: 'tests',
    may: [
      SHARED,
      TESTING,
      'app',
      'blocks',
      'components',
      'content',
      'editor',
      'lib',
      'messages',
      'scripts',
      'services',
      'middleware.ts',
    ],
  },
  {
    path: 'e2e',
    may: [
      SHARED,
      TESTING,
      'blocks/schemas.ts',
      'lib/next',
      'lib/contracts',
      'lib/domain',
      'messages',
      // The desk's catalogues.
      'services/site/desk/words',
      'services/test-support',
      'scripts',
      'tests',
    ],
  },
]

const inside = (file: string, path: string): boolean => file === path || file.startsWith(`${path}/`)

/** The layer that a file (path from the repository's root) belongs to: the longest path wins. */
export const layerOf = (file: string): Layer | undefined =>
  LAYERS.filter((layer) => inside(file, layer.path))
    .toSorted((left, right) => right.path.length - left.path.length)
    .at(0)

/** Whether a file may import another one of the repository. */
export function mayImport(from: string, to: string): boolean {
  const layer = layerOf(from)
  if (!layer) return false
  if (inside(to, layer.path)) return layer.path !== 'services' || sameService(from, to)
  return layer.may.some((path) => inside(to, path))
}

/** Services may import the kit and themselves, never each other; only the entry points import all of them. */
function sameService(from: string, to: string): boolean {
  const [, service = '', ...rest] = from.split('/')
  const starts = rest.length === 0
  return starts || to.startsWith('services/kit/') || to.startsWith(`services/${service}/`)
}

/**
 * Import cycles: the strongly connected components with more than one file (Tarjan's algorithm).
 * @param edges file → the files that it imports.
 */
export function importCycles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  const visit = (file: string): number => {
    const index = order.size
    order.set(file, index)
    stack.push(file)
    let low = index
    for (const next of edges.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    lowest.set(file, low)
    if (low === index) {
      const component = stack.splice(stack.indexOf(file))
      if (component.length > 1) cycles.push(component.sort())
    }
    return low
  }
  for (const file of edges.keys()) if (!order.has(file)) visit(file)
  return cycles
}
