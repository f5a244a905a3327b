'use client'

import dynamic from 'next/dynamic'

export const SearchMapScript = dynamic(async () => (await import('./search-map.island.tsx')).SearchMapIsland, {
  ssr: false,
})
