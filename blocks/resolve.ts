import { type ReactElement, type ReactNode, cloneElement, isValidElement } from 'react'
import { isClientReference } from '#lib/next/client-reference.ts'

/**
 * Runs the server components of a block's output eagerly, before React does: an error rejects here, so that only this
 * block is left out. Client components and host elements are unchanged.
 */
export async function resolveTree(node: ReactNode): Promise<ReactNode> {
  const awaited = await node
  if (Array.isArray(awaited)) return await Promise.all(awaited.map(resolveItem))
  if (!isValidElement<{ children?: ReactNode }>(awaited)) return awaited
  if (isServerComponent(awaited.type)) {
    const output = await resolveTree(awaited.type(awaited.props))
    // The replaced element's key is kept, because a list needs it.
    return awaited.key !== null && isValidElement(output) ? cloneElement(output, { key: awaited.key }) : output
  }
  return 'children' in awaited.props ? withChildren(awaited, await resolveTree(awaited.props.children)) : awaited
}

/** The output of a component becomes an item of an array, for which React requires a key. */
async function resolveItem(item: ReactNode, index: number): Promise<ReactNode> {
  const output = await resolveTree(item)
  return isValidElement(output) && output.key === null ? cloneElement(output, { key: index }) : output
}

const isServerComponent = (type: unknown): type is (props: unknown) => ReactNode =>
  typeof type === 'function' && !isClientReference(type)

/** Passes children as separate arguments, as JSX does: React then requires no keys. */
export const withChildren = (element: ReactElement<{ children?: ReactNode }>, children: ReactNode): ReactNode =>
  Array.isArray(children) ? cloneElement(element, undefined, ...children) : cloneElement(element, undefined, children)
