import { Fragment, type ReactElement, type ReactNode, cloneElement, isValidElement } from 'react'
import { withChildren } from './resolve.ts'

/**
 * Sets attributes on the root of a block's resolved tree: on its host element, or on each of several. A root that is an
 * island gets none; islands are inside a section of their block.
 */
export function markRoot(node: ReactNode, attributes: object): ReactNode {
  if (Array.isArray(node)) return node.map((item: ReactNode) => markRoot(item, attributes))
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return node
  if (node.type === Fragment) {
    const { children } = node.props
    return children === undefined
      ? node
      : withChildren(node as ReactElement<{ children?: ReactNode }>, markRoot(children, attributes))
  }
  return typeof node.type === 'string' ? cloneElement(node, attributes) : node
}
