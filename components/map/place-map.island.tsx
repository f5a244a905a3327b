import { useEffect } from 'react'
import { loadMap } from './load-map.ts'
import type { MapView } from './map-view.ts'
import type { MapLabels, MapPoint } from './point.ts'

interface PlaceMapScriptProps {
  /** Id of the map's place. */
  id: string
  point: MapPoint
  styleUrl?: string | undefined
  labels: MapLabels
}

/** Replaces the drawing of one place by its map. Renders nothing itself. */
export function PlaceMapIsland({ id, point, styleUrl, labels }: PlaceMapScriptProps) {
  useEffect(() => {
    const place = document.getElementById(id)
    const link = place?.querySelector('[data-map-open]')
    if (!place || !link) return
    const ending = new AbortController()
    let view: Promise<MapView | undefined> | undefined
    const open = async (): Promise<void> => {
      place.dataset.map = 'open'
      view = loadMap({ labels, styleUrl }, place, {})
      const map = await view
      if (ending.signal.aborted) return
      // Without WebGL the drawing stays, and the link opens the external map.
      place.dataset.map = map ? 'open' : 'away'
      map?.show(place, [point], false)
      map?.focus()
    }
    link.addEventListener(
      'click',
      (event) => {
        if (place.dataset.map === 'away') return
        event.preventDefault()
        if (!view) void open()
      },
      { signal: ending.signal },
    )
    return () => {
      ending.abort()
      void view?.then((map) => map?.end())
    }
  }, [id, point, styleUrl, labels])
  return null
}
