'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '#components/ui/hydrated.tsx'

export const OpenOnce = dynamic(async () => hydrated((await import('./open-once.island.tsx')).OpenOnceIsland), {
  ssr: false,
})
