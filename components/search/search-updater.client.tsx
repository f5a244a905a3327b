'use client'

import dynamic from 'next/dynamic'

export const SearchUpdater = dynamic(async () => (await import('./search-updater.island.tsx')).SearchUpdaterIsland, {
  ssr: false,
})
