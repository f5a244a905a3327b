'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../ui/hydrated.tsx'

export const PlaceMapScript = dynamic(async () => hydrated((await import('./place-map.island.tsx')).PlaceMapIsland), {
  ssr: false,
})
