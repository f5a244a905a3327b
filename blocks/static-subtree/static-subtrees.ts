import { createHash } from 'node:crypto'
import { Fragment, type ReactElement, type ReactNode, cloneElement, createElement, isValidElement } from 'react'
import { withChildren } from '../resolve.ts'
import { StaticSubtree } from './static-subtree.client.tsx'
import { storeSubtree } from './subtree-store.ts'

type Element = ReactElement<{ readonly children?: ReactNode; readonly dangerouslySetInnerHTML?: object }>

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
const isMarkup = (node: unknown): node is Element =>
  isValidElement(node) && (typeof node.type === 'string' || node.type === Fragment)

/** Whether there is no island in it. */
function isStatic(node: ReactNode): boolean {
  if (Array.isArray(node)) return node.every(isStatic)
  return typeof node === 'object' && node !== null ? isMarkup(node) && isStatic(node.props.children) : true
}

function extract(element: Element): ReactNode {
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

/** JSON leaves symbols out, and a fragment's type is one. */
const symbolsAsText = (_: string, value: unknown): unknown => (typeof value === 'symbol' ? String(value) : value)
