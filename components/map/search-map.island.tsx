import { useEffect } from 'react'
import { followMap } from './follow-map.ts'
import type { MapLabels } from './point.ts'

interface SearchMapProps {
  labels: MapLabels
  styleUrl?: string | undefined
}

/**
 * The map beside the results. It shows nothing itself: answers replace each other, and the map moves from one to the
 * next.
 */
export function SearchMapIsland({ labels, styleUrl }: SearchMapProps) {
  useEffect(() => {
    const answer = document.querySelector<HTMLElement>('[data-answer]')
    const form = answer?.closest('form')
    return answer && form ? followMap({ answer, form }, { labels, styleUrl }) : undefined
  }, [labels, styleUrl])
  return null
}
