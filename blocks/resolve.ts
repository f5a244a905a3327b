import { type ReactElement, type ReactNode, cloneElement, isValidElement } from 'react'
import { isClientReference } from '#lib/next/client-reference.ts'

/**
 * Runs the server components inside a block's output now, instead of leaving them to React: whatever throws
 * rejects here, where the block alone can be left out. Client components and elements of the page stay as they are.
 */
export async function resolveTree(node: ReactNode): Promise<ReactNode> {
  const awaited = await node
  if (Array.isArray(awaited)) return await Promise.all(awaited.map(resolveItem))
  if (!isValidElement<{ children?: ReactNode }>(awaited)) return awaited
  if (isServerComponent(awaited.type)) {
    const output = await resolveTree(awaited.type(awaited.props))
    // A list keeps its keys, which sit on the element that has just been replaced.
    return awaited.key !== null && isValidElement(output) ? cloneElement(output, { key: awaited.key }) : output
  }
  return 'children' in awaited.props ? withChildren(awaited, await resolveTree(awaited.props.children)) : awaited
}

/** React takes what came out of a component for an item of a list, and lists need keys. */
async function resolveItem(item: ReactNode, index: number): Promise<ReactNode> {
  const output = await resolveTree(item)
  return isValidElement(output) && output.key === null ? cloneElement(output, { key: index }) : output
}

const isServerComponent = (type: unknown): type is (props: unknown) => ReactNode =>
  typeof type === 'function' && !isClientReference(type)

/** Several children are passed one by one, as JSX does: only then does React know that they need no keys. */
export const withChildren = (element: ReactElement<{ children?: ReactNode }>, children: ReactNode): ReactNode =>
  Array.isArray(children) ? cloneElement(element, undefined, ...children) : cloneElement(element, undefined, children)
