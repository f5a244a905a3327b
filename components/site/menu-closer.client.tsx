'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../ui/hydrated.tsx'

export const MenuCloser = dynamic(async () => hydrated((await import('./menu-closer.island.tsx')).MenuCloserIsland), {
  ssr: false,
})
