import { useEffect } from 'react'
import { openOnce } from './open-once.ts'

/** Opens the dialog of that id by itself, once per visitor and `memory`. */
export function OpenOnceIsland({ target, memory }: { target: string; memory: string }) {
  useEffect(() => openOnce(target, memory), [target, memory])
  return null
}
