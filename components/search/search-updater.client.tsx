'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../ui/hydrated.tsx'

export const SearchUpdater = dynamic(
  async () => hydrated((await import('./search-updater.island.tsx')).SearchUpdaterIsland),
  { ssr: false },
)
