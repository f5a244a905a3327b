import { useEffect } from 'react'
import { followMap } from './follow-map.ts'
import type { MapLabels } from './point.ts'

interface SearchMapProps {
  labels: MapLabels
  styleUrl?: string | undefined
}

/** Loads and controls the map next to the results. Renders nothing, because the map survives each replaced answer. */
export function SearchMapIsland({ labels, styleUrl }: SearchMapProps) {
  useEffect(() => {
    const answer = document.querySelector<HTMLElement>('[data-answer]')
    const form = answer?.closest('form')
    return answer && form ? followMap({ answer, form }, { labels, styleUrl }) : undefined
  }, [labels, styleUrl])
  return null
}
