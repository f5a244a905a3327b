'use client'

import { createElement } from 'react'
import { consumeSubtree } from './subtree-store.ts'

interface StaticSubtreeProps {
  /** Tag name of the element, such as `section`. */
  readonly tag: string
  /** Key in the subtree store. */
  readonly name: string
}

/** Snapshot of the server's elements, taken before hydration. */
const sent = typeof window === 'undefined' ? [] : [...document.querySelectorAll<HTMLElement>('[data-static]')]

/** Restores the server's HTML in an element that React has recreated empty after a hydration error. */
function restore(node: HTMLElement | null): void {
  if (!node || node.hasChildNodes()) return
  const before = sent.find((element) => element.dataset.static === node.dataset.static)
  for (const { name, value } of before?.attributes ?? []) node.setAttribute(name, value)
  node.replaceChildren(...(before?.cloneNode(true).childNodes ?? []))
}

/**
 * Static subtree: markup that is not hydrated. On the server it is the element itself; in the browser React keeps the
 * existing HTML, so that the markup is not sent a second time as React data.
 */
export function StaticSubtree({ tag, name }: StaticSubtreeProps) {
  if (typeof window === 'undefined') return consumeSubtree(name)
  return createElement(tag, {
    'data-static': name,
    ref: restore,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: '' },
  })
}
