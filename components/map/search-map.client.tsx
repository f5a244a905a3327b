'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../ui/hydrated.tsx'

export const SearchMapScript = dynamic(
  async () => hydrated((await import('./search-map.island.tsx')).SearchMapIsland),
  { ssr: false },
)
