'use client'

import dynamic from 'next/dynamic'

export const MenuCloser = dynamic(async () => (await import('./menu-closer.island.tsx')).MenuCloserIsland, {
  ssr: false,
})
