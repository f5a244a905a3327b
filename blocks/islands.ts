import { Fragment, type ReactElement, type ReactNode, cloneElement, createElement, isValidElement } from 'react'
import { IslandBoundary } from '#components/ui/island-boundary.client.tsx'
import { isClientReference } from '#lib/next/client-reference.ts'
import { withChildren } from './resolve.ts'

/**
 * When an island's scripts load: `view` when it scrolls into view, for content that needs scripts; `touch` on the first
 * interaction, for content that works as plain HTML.
 */
type Urgency = 'view' | 'touch'

type Props = { readonly 'children'?: ReactNode; readonly 'data-island'?: Urgency }

interface Marked {
  readonly node: ReactNode
  /** Number of marked elements in the node. */
  readonly hosts: number
  /** Whether the node contains an island. */
  readonly hasIsland: boolean
  /**
   * Urgency that an island in the node passes up to the nearest element around it; undefined where an element inside is
   * marked already.
   */
  readonly wanted?: Urgency | undefined
}

/**
 * Marks the hosts of islands in a resolved tree with `data-island`, for the island loader, and wraps each island in an
 * error boundary. The host is the nearest element around an island, and its mark the island's own `data-island`, `view`
 * by default. An ancestor that already has `data-island` is the host of all islands in it.
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
