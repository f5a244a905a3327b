import { Fragment, type ReactElement, type ReactNode, cloneElement, createElement, isValidElement } from 'react'
import { IslandBoundary } from '#components/ui/island-boundary.client.tsx'
import { isClientReference } from '#lib/next/client-reference.ts'
import { withChildren } from './resolve.ts'

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
