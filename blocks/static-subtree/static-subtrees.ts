import { createHash } from 'node:crypto'
import { Fragment, type ReactElement, type ReactNode, cloneElement, createElement, isValidElement } from 'react'
import { withChildren } from '../resolve.ts'
import { StaticSubtree } from './static-subtree.client.tsx'
import { storeSubtree } from './subtree-store.ts'

type Element = ReactElement<{ readonly children?: ReactNode; readonly dangerouslySetInnerHTML?: object }>

/** Size of React's data, in characters, below which extracting a subtree does not pay off. */
const MIN_SIZE = 200

/** Elements without markup, or that React hoists to another place. */
const EXCLUDED: readonly string[] = ['title', 'meta', 'link', 'style', 'img', 'input', 'textarea', 'select']

/**
 * Replaces each island-free subtree of a resolved tree by a `StaticSubtree`: sent once, as HTML, and not hydrated.
 * Ancestors of islands stay React's.
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
  // Content hash: rendering a page twice gives the same names.
  const name = createHash('sha256').update(json).digest('base64url').slice(0, 8)
  storeSubtree(name, cloneElement(element, { 'data-static': name } as object))
  return createElement(StaticSubtree, {
    tag: element.type,
    name,
    ...(element.key === null ? {} : { key: element.key }),
  })
}

/** Replacer for JSON, which drops symbols; a fragment's type is one. */
const symbolsAsText = (_: string, value: unknown): unknown => (typeof value === 'symbol' ? String(value) : value)
