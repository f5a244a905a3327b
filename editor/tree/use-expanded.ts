import { useCallback, useState } from 'react'

const KEY = 'editor-tree-expanded'

const read = (): Set<number> | undefined => {
  const kept = sessionStorage.getItem(KEY)
  return kept === null ? undefined : new Set(kept.split(',').filter(Boolean).map(Number))
}

/** The expanded folders, stored for the session of this tab; undefined before the first change. */
export function useExpanded() {
  const [expanded, setExpanded] = useState(read)
  const change = useCallback((next: ReadonlySet<number>): void => {
    sessionStorage.setItem(KEY, [...next].join())
    setExpanded(new Set(next))
  }, [])
  return [expanded, change] as const
}
