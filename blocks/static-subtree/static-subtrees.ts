import { createHash } from 'node:crypto'
import { Fragment, type ReactElement, type ReactNode, cloneElement, createElement, isValidElement } from 'react'
import { env } from '#lib/process/env.ts'
import { withChildren } from '../resolve.ts'
import { keepTree } from './still-trees.ts'
import { Still } from './still.client.tsx'

type Element = ReactElement<{ readonly children?: ReactNode; readonly dangerouslySetInnerHTML?: object }>

/** Characters of React's data; fewer are not worth a name. */
const WORTH = 200

/** Elements that hold no markup, or that React itself puts in their place. */
const NEVER: readonly string[] = ['title', 'meta', 'link', 'style', 'img', 'input', 'textarea', 'select']

/**
 * What a block shows, kept still for visitors. A draft changes under the editor's hands, and so does a page under a
 * developer's.
 */
export const still = (node: ReactNode, { draft }: { readonly draft: boolean }): ReactNode =>
  draft || !env.production ? node : keepStill(node)

/**
 * A resolved tree in which everything without an island is kept still: written once, as markup, and left alone by React
 * in the browser. What stands around an island stays React's.
 */
export function keepStill(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(keepStill)
  if (!isOurs(node)) return node
  if (node.type !== Fragment && isStill(node)) return kept(node)
  return node.props.children === undefined ? node : withChildren(node, keepStill(node.props.children))
}

/** Elements of the page, and fragments: all that a resolved tree has besides islands. */
const isOurs = (node: unknown): node is Element =>
  isValidElement(node) && (typeof node.type === 'string' || node.type === Fragment)

/** Whether there is no island in it. */
function isStill(node: ReactNode): boolean {
  if (Array.isArray(node)) return node.every(isStill)
  return typeof node === 'object' && node !== null ? isOurs(node) && isStill(node.props.children) : true
}

function kept(element: Element): ReactNode {
  if (typeof element.type !== 'string' || NEVER.includes(element.type)) return element
  const written = JSON.stringify(element, asWritten)
  if (written.length < WORTH) return element
  // From what is in it, so that a page rendered twice is the same.
  const name = createHash('sha256').update(written).digest('base64url').slice(0, 8)
  keepTree(name, cloneElement(element, { 'data-still': name } as object))
  return createElement(Still, { tag: element.type, name, ...(element.key === null ? {} : { key: element.key }) })
}

/** JSON leaves symbols out, and a fragment's type is one. */
const asWritten = (_: string, value: unknown): unknown => (typeof value === 'symbol' ? String(value) : value)
