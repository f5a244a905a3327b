/** React's text nodes that other software has removed from the page, each with its replacement. */
const standIns = new WeakMap<Node, ChildNode>()

/** React keeps its own records on the nodes that it has made or hydrated. */
const isReacts = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__react'))

/** The child of `parent` that a node is, is in, or was replaced by. */
function placeOf(parent: Node, node: Node): Node | undefined {
  const standIn = standIns.get(node)
  for (let one: Node | null | undefined = standIn ?? node; one; one = one.parentNode)
    if (one.parentNode === parent) return one
  return undefined
}

/** Lets React insert and remove nodes next to texts that other software has replaced or wrapped. */
function patchPrototype(): void {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    const place = child.parentNode === this || !isReacts(child) ? child : placeOf(this, child)
    // Undefined where other software has removed it already.
    if (place) removeChild.call(this, place)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    const place = !before || before.parentNode === this || !isReacts(before) ? before : placeOf(this, before)
    return insertBefore.call(this, node, place ?? null) as T
  }
}

let isWatching = false
let isPatched = false

/**
 * Compatibility with software that replaces text in the page: the browser's translation replaces each text node with an
 * element, or wraps it. React would write into a node that is no longer shown, and throw when it removes it. From here
 * on such an element gives way to the node as soon as React writes another text (translation then follows), and is
 * removed where React removes the node. Nothing is patched before the first such change. Idempotent.
 */
export function acceptForeignNodes(): void {
  if (isWatching) return
  isWatching = true
  const rewritten = new MutationObserver((records) => {
    for (const { target } of records) {
      standIns.get(target)?.replaceWith(target as Text)
      standIns.delete(target)
    }
  })
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE || !isReacts(text)) continue
        const near = [...addedNodes, previousSibling, nextSibling]
        const standIn = near.find((node): node is Element => node instanceof Element && !isReacts(node))
        if (!standIn) continue
        if (!isPatched) patchPrototype()
        isPatched = true
        if (standIn.contains(text)) continue
        standIns.set(text, standIn)
        rewritten.observe(text, { characterData: true })
      }
  }).observe(document.body, { childList: true, subtree: true })
}
