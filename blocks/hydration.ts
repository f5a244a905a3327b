import { createHash } from 'node:crypto'
import { Fragment, type ReactElement, type ReactNode, cloneElement, createElement, isValidElement } from 'react'
import { IslandBoundary } from '#components/ui/island-boundary.client.tsx'
import { isClientReference } from '#lib/next/client-reference.ts'
import { env } from '#lib/process/env.ts'
import { type FramePart, countIslandHosts } from '#lib/process/rendering.ts'
import { withChildren } from './resolve.ts'
import { StaticSubtree } from './static-subtree/static-subtree.client.tsx'
import { storeSubtree } from './static-subtree/subtree-store.ts'

/**
 * Partial hydration of a resolved tree: marks and counts the islands, and turns the rest into static subtrees. In
 * development React hydrates the whole tree, for hot reload. An editor's change reloads the draft.
 */
export function prepareHydration(tree: ReactNode): ReactNode {
  const { node, hosts } = markIslands(tree)
  countIslandHosts(hosts)
  return env.production ? extractStaticSubtrees(node) : node
}

/**
 * Time at which the browser loads an island's scripts. `view`: when the island comes into view, because it does not
 * work without scripts. `touch`: on the first use, because it works as plain HTML until then.
 */
type Urgency = 'view' | 'touch'

type Props = { readonly 'children'?: ReactNode; readonly 'data-island'?: Urgency }

interface Marked {
  readonly node: ReactNode
  /** Number of elements marked in it. */
  readonly hosts: number
  /** Whether it contains an island. */
  readonly hasIsland: boolean
  /** Urgency of an island in it that has no marked element around it yet; else undefined. */
  readonly wanted?: Urgency | undefined
}

/**
 * Marks the islands in a resolved tree for the page's island loader, and wraps each island in an error boundary. The
 * mark is the attribute `data-island` on the nearest element around an island. Its value is the island's own prop
 * `data-island`, by default `view`. An outer element that already has `data-island` is the mark of all islands in it.
 */
export function markIslands(node: ReactNode): { readonly node: ReactNode; readonly hosts: number } {
  const marked = mark(node, false)
  if (!marked.wanted) return marked
  return { node: createElement('div', { 'data-island': marked.wanted }, marked.node), hosts: marked.hosts + 1 }
}

function mark(node: ReactNode, covered: boolean): Marked {
  if (Array.isArray(node)) {
    const items = node.map((item) => mark(item, covered))
    return {
      node: items.map((item) => item.node),
      hosts: items.reduce((sum, { hosts }) => sum + hosts, 0),
      hasIsland: items.some(({ hasIsland }) => hasIsland),
      wanted: soonest(items),
    }
  }
  if (!isValidElement<Props>(node)) return { node, hosts: 0, hasIsland: false }
  if (isClientReference(node.type)) return markIsland(node, covered)
  if ((typeof node.type !== 'string' && node.type !== Fragment) || node.props.children === undefined)
    return { node, hosts: 0, hasIsland: false }
  return markElement(node, covered)
}

function markIsland(element: ReactElement<Props>, covered: boolean): Marked {
  const { 'data-island': urgency = 'view', ...props } = element.props
  const { key } = element
  return {
    node: createElement(
      IslandBoundary,
      key === null ? null : { key },
      createElement(element.type as () => ReactNode, props),
    ),
    hosts: 0,
    hasIsland: true,
    wanted: covered ? undefined : urgency,
  }
}

function markElement(element: ReactElement<Props>, covered: boolean): Marked {
  const own = element.props['data-island']
  const inside = mark(element.props.children, covered || own !== undefined)
  if (!inside.hasIsland) return { node: element, hosts: 0, hasIsland: false }
  const node = withChildren(element, inside.node) as ReactElement<Props>
  if (element.type === Fragment) return { ...inside, node }
  if (own !== undefined) return { node, hosts: inside.hosts + 1, hasIsland: true }
  if (!inside.wanted) return { ...inside, node }
  return { node: cloneElement(node, { 'data-island': inside.wanted }), hosts: inside.hosts + 1, hasIsland: true }
}

function soonest(items: readonly Marked[]): Urgency | undefined {
  const wanted = items.map((item) => item.wanted)
  return wanted.includes('view') ? 'view' : wanted.find((urgency) => urgency !== undefined)
}

type Markup = ReactElement<{ readonly children?: ReactNode; readonly dangerouslySetInnerHTML?: object }>

/**
 * Minimum size of a static subtree, in characters of React's data. A smaller subtree costs less if React hydrates it.
 */
const MIN_SIZE = 200

/** Elements without inner markup, or that React itself moves to another place in the document. */
const EXCLUDED: readonly string[] = ['title', 'meta', 'link', 'style', 'img', 'input', 'textarea', 'select']

/**
 * Replaces each subtree of a resolved tree without islands by a `StaticSubtree`: the server sends it once, as markup,
 * and React does not hydrate it. React hydrates the elements around an island.
 */
export function extractStaticSubtrees(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(extractStaticSubtrees)
  if (!isMarkup(node)) return node
  if (node.type !== Fragment && isStatic(node)) return extract(node)
  return node.props.children === undefined ? node : withChildren(node, extractStaticSubtrees(node.props.children))
}

/** Host elements and fragments: the only elements of a resolved tree besides islands. */
const isMarkup = (node: unknown): node is Markup =>
  isValidElement(node) && (typeof node.type === 'string' || node.type === Fragment)

/** Whether the tree contains no island. */
function isStatic(node: ReactNode): boolean {
  if (Array.isArray(node)) return node.every(isStatic)
  return typeof node === 'object' && node !== null ? isMarkup(node) && isStatic(node.props.children) : true
}

function extract(element: Markup): ReactNode {
  if (typeof element.type !== 'string' || EXCLUDED.includes(element.type)) return element
  const json = JSON.stringify(element, symbolsAsText)
  if (json.length < MIN_SIZE) return element
  // Content hash, so that two renderings of a page are identical.
  const name = createHash('sha256').update(json).digest('base64url').slice(0, 8)
  storeSubtree(name, cloneElement(element, { 'data-static': name } as object))
  return createElement(StaticSubtree, {
    tag: element.type,
    name,
    ...(element.key === null ? {} : { key: element.key }),
  })
}

/**
 * The static subtrees of a prepared tree. Undefined if the tree contains anything else, such as an island.
 */
export function staticSubtreesOf(node: ReactNode): FramePart['subtrees'] | undefined {
  if (node === null || node === undefined || typeof node === 'boolean') return []
  if (Array.isArray(node)) {
    const found = node.map(staticSubtreesOf)
    return found.includes(undefined) ? undefined : found.flatMap((subtrees) => subtrees ?? [])
  }
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return undefined
  if (node.type === Fragment) return staticSubtreesOf(node.props.children)
  const { tag, name } = node.props as Partial<FramePart['subtrees'][number]>
  return node.type === StaticSubtree && tag && name ? [{ tag, name }] : undefined
}

/** JSON omits symbols, and the type of a fragment is a symbol. */
const symbolsAsText = (_: string, value: unknown): unknown => (typeof value === 'symbol' ? String(value) : value)
