'use client'

import { createElement } from 'react'
import { takeTree } from './still-trees.ts'

interface StillProps {
  /** The element's own name, such as `section`. */
  readonly tag: string
  /** What `keepTree` called it. */
  readonly name: string
}

/** The page as it was sent. */
const sent = typeof window === 'undefined' ? [] : [...document.querySelectorAll<HTMLElement>('[data-still]')]

/** Were React to make the page anew, after a failure, the element would be empty: it gets back what was sent. */
function restore(node: HTMLElement | null): void {
  if (!node || node.hasChildNodes()) return
  const before = sent.find((element) => element.dataset.still === node.dataset.still)
  for (const { name, value } of before?.attributes ?? []) node.setAttribute(name, value)
  node.replaceChildren(...(before?.cloneNode(true).childNodes ?? []))
}

/**
 * Markup that stays as the server wrote it. On the server it is the element itself; in the browser React is told to
 * leave alone what it finds there, and so the page need not carry it a second time as React's data.
 */
export function Still({ tag, name }: StillProps) {
  if (typeof window === 'undefined') return takeTree(name)
  return createElement(tag, {
    'data-still': name,
    ref: restore,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: '' },
  })
}
