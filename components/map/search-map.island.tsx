import { useEffect } from 'react'
import type { Locale } from '#lib/domain/locale.ts'
import { followMap } from './follow-map.ts'
import type { MapLabels } from './point.ts'

interface SearchMapProps {
  labels: MapLabels
  locale: Locale
  styleUrl?: string | undefined
}

/**
 * The map beside the results. It shows nothing itself: answers replace each other, and the map moves from one to the
 * next.
 */
export function SearchMapIsland({ labels, locale, styleUrl }: SearchMapProps) {
  useEffect(() => {
    const answer = document.querySelector<HTMLElement>('[data-answer]')
    const form = answer?.closest('form')
    return answer && form ? followMap({ answer, form }, { labels, locale, styleUrl }) : undefined
  }, [labels, locale, styleUrl])
  return null
}
