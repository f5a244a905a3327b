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
 * Partial hydration of a resolved tree: islands are marked and counted, the rest becomes static subtrees. In
 * development the whole tree stays hydrated, for hot reload. An editor's change reloads the draft.
 */
export function prepareHydration(tree: ReactNode): ReactNode {
  const { node, hosts } = markIslands(tree)
  countIslandHosts(hosts)
  return env.production ? extractStaticSubtrees(node) : node
}

/**
 * When an island's scripts are needed: `view` for what is nothing without them, when it comes into view; `touch` for
 * what works as plain HTML until somebody uses it.
 */
type Urgency = 'view' | 'touch'

type Props = { readonly 'children'?: ReactNode; readonly 'data-island'?: Urgency }

interface Marked {
  readonly node: ReactNode
  /** Elements marked in it. */
  readonly hosts: number
  /** Whether it holds an island. */
  readonly hasIsland: boolean
  /** What an island in it asks of the nearest element around; undefined where one inside is marked. */
  readonly wanted?: Urgency | undefined
}

/**
 * Marks the places of islands in a resolved tree with `data-island`, for the page's island loader, and puts an error
 * boundary around each island. The mark stands on the nearest element around an island; its value is the `data-island`
 * of the island itself, `view` unless it says otherwise. An element further out that has `data-island` already is the
 * mark of every island in it.
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

/** Characters of React's data below which a subtree is cheaper left to React. */
const MIN_SIZE = 200

/** Elements that hold no markup, or that React itself puts in their place. */
const EXCLUDED: readonly string[] = ['title', 'meta', 'link', 'style', 'img', 'input', 'textarea', 'select']

/**
 * Replaces each subtree of a resolved tree that holds no island by a `StaticSubtree`: written once, as markup, and
 * not hydrated. What stands around an island stays React's.
 */
export function extractStaticSubtrees(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(extractStaticSubtrees)
  if (!isMarkup(node)) return node
  if (node.type !== Fragment && isStatic(node)) return extract(node)
  return node.props.children === undefined ? node : withChildren(node, extractStaticSubtrees(node.props.children))
}

/** Host elements and fragments: all that a resolved tree has besides islands. */
const isMarkup = (node: unknown): node is Markup =>
  isValidElement(node) && (typeof node.type === 'string' || node.type === Fragment)

/** Whether there is no island in it. */
function isStatic(node: ReactNode): boolean {
  if (Array.isArray(node)) return node.every(isStatic)
  return typeof node === 'object' && node !== null ? isMarkup(node) && isStatic(node.props.children) : true
}

function extract(element: Markup): ReactNode {
  if (typeof element.type !== 'string' || EXCLUDED.includes(element.type)) return element
  const json = JSON.stringify(element, symbolsAsText)
  if (json.length < MIN_SIZE) return element
  // Content hash: a page rendered twice is the same.
  const name = createHash('sha256').update(json).digest('base64url').slice(0, 8)
  storeSubtree(name, cloneElement(element, { 'data-static': name } as object))
  return createElement(StaticSubtree, {
    tag: element.type,
    name,
    ...(element.key === null ? {} : { key: element.key }),
  })
}

/**
 * The static subtrees that a prepared tree consists of; undefined where there is anything else in it, such as an
 * island.
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

/** JSON leaves symbols out, and a fragment's type is one. */
const symbolsAsText = (_: string, value: unknown): unknown => (typeof value === 'symbol' ? String(value) : value)
