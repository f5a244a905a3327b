'use client'

import dynamic from 'next/dynamic'

export const DialogFallback = dynamic(async () => (await import('./dialog-fallback.island.tsx')).DialogFallbackIsland, {
  ssr: false,
})
