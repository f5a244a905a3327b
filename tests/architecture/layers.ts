/** A layer, and the paths that its files may import besides their own layer and packages. */
export interface Layer {
  readonly path: string
  readonly may: readonly string[]
}

/**
 * Importable from every part of the site: values without side effects, the process's settings, log and singletons, and
 * what it reports of itself.
 */
const BASE = ['lib/domain', 'lib/process', 'lib/observability'] as const

/**
 * Import rules, the source of the lint rules and of the architecture test. The longest matching path wins:
 * `blocks/schemas.ts` and its dependencies are data, which services and scripts may import.
 */
export const LAYERS: readonly Layer[] = [
  { path: 'lib/domain', may: [] },
  // Error reporting: what both processes and the browser's part share.
  { path: 'lib/reports', may: ['lib/domain'] },
  // Log, metrics, traces and health of both processes.
  { path: 'lib/observability', may: ['lib/domain', 'lib/reports', 'lib/process/process-singleton.ts'] },
  { path: 'lib/process', may: ['lib/domain', 'lib/reports', 'lib/observability'] },
  // Data of a language, of which every part of the site and of the services reads what it needs.
  { path: 'lib/i18n/locales', may: ['lib/domain'] },
  { path: 'lib/contracts', may: ['lib/domain', 'lib/i18n/locales'] },
  { path: 'lib/navigation', may: ['lib/domain'] },
  { path: 'lib/i18n', may: ['lib/domain', 'messages'] },
  { path: 'lib/content', may: [...BASE, 'lib/contracts', 'lib/navigation', 'blocks/schemas.ts'] },
  { path: 'lib/gateways', may: [...BASE, 'lib/contracts'] },
  { path: 'lib/booking', may: ['lib/domain', 'lib/contracts', 'lib/i18n'] },
  { path: 'lib/seo', may: ['lib/domain', 'lib/contracts', 'lib/i18n'] },
  { path: 'lib/analytics', may: ['lib/domain', 'lib/contracts', 'lib/i18n', 'lib/client', 'lib/booking'] },
  { path: 'lib/client', may: ['lib/domain', 'lib/contracts', 'lib/i18n', 'lib/navigation', 'lib/reports'] },
  { path: 'lib/next', may: [...BASE] },
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
  { path: 'lib/api', may: [...BASE, 'lib/contracts', 'lib/gateways', 'lib/i18n', 'lib/reports'] },
  {
    path: 'lib/server',
    may: [
      ...BASE,
      'lib/contracts',
      'lib/content',
      'lib/i18n',
      'lib/next',
      'lib/routing',
      'lib/page-cache',
      'lib/api',
      'lib/reports',
    ],
  },
  // The engine's client reads no setting: the services keep what it says. The negotiation of a language is a value.
  {
    path: 'services',
    may: [
      'lib/domain',
      'lib/observability',
      'lib/reports',
      'lib/contracts',
      'lib/i18n/locales',
      'lib/i18n/preferred-locale.ts',
      'lib/gateways/availability/engine.ts',
      'blocks/schemas.ts',
    ],
  },
  // The visual editor: an application for browsers, in the site's tokens. Of the service it knows data alone, and the
  // rules of content that both hold to.
  {
    path: 'services/content/editor/app',
    may: [
      'lib/domain',
      'lib/contracts',
      'app/styles',
      'services/content/people/principal.ts',
      'services/content/contract',
      'services/content/history/changes.ts',
      // What the delivery API makes of content, an unsaved story is made of too.
      'services/content/delivery/localize.ts',
      'services/content/delivery/editable.ts',
      // Types of answers.
      'services/kit/staff/accounts.ts',
      'services/kit/staff/tables.ts',
      // The schemas' texts in French, which the panels of drafts say too.
      'blocks/schema-text.ts',
    ],
  },
  {
    path: 'components',
    may: [
      'lib/domain',
      'lib/contracts',
      'lib/client',
      'lib/analytics',
      'lib/booking',
      'lib/i18n',
      'lib/navigation',
      'lib/reports',
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
  { path: 'app', may: ['blocks', 'components', 'lib', 'messages'] },
  { path: 'middleware.ts', may: ['lib'] },
  { path: 'instrumentation.ts', may: ['lib'] },
  // The services' settings and data are asked of their kit, which starts nothing.
  // Programs beside the site, which need nothing of it.
  { path: 'deploy', may: [] },
  { path: 'scripts', may: ['lib', 'blocks', 'messages', 'services/kit', 'tests/architecture'] },
  {
    path: 'tests',
    may: ['app', 'blocks', 'components', 'content', 'lib', 'messages', 'scripts', 'services', 'middleware.ts'],
  },
  {
    path: 'e2e',
    may: [
      'blocks/schemas.ts',
      'lib/next',
      'lib/contracts',
      'lib/domain',
      'lib/i18n/locales',
      'lib/reports',
      'messages',
      // The desk's catalogues.
      'services/site/desk/words',
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
