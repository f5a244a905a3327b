'use client'

import dynamic from 'next/dynamic'
import { hydrated } from './hydrated.tsx'

export const DialogFallback = dynamic(
  async () => hydrated((await import('./dialog-fallback.island.tsx')).DialogFallbackIsland),
  { ssr: false },
)
