import { useSyncExternalStore } from 'react'
import { withNewUids } from '@barriere/shared/stories/new-uids.ts'
import { isBlock } from '@barriere/shared/stories/blocks.ts'
import type { Block } from '@barriere/shared/stories/types.ts'

/** Storage key of the copied block, shared by all stories and tabs. The system's clipboard would need a permission. */
const KEY = 'copied-block'

const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const parse = (text: string | null): Block | undefined => {
  if (text === null) return undefined
  const value: unknown = JSON.parse(text)
  return isBlock(value) ? value : undefined
}

export function copyBlock(block: Block): void {
  localStorage.setItem(KEY, JSON.stringify(block))
  for (const listener of listeners) listener()
}

/** The copied block with new uids, for its new place. */
export function pasteBlock(): Block | undefined {
  const block = parse(localStorage.getItem(KEY))
  return block && withNewUids(block)
}

/** Component of the copied block; undefined if no block was copied. */
export const useCopiedComponent = (): string | undefined =>
  parse(useSyncExternalStore(subscribe, () => localStorage.getItem(KEY)))?.component
