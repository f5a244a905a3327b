'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../ui/hydrated.tsx'

export const EveningDate = dynamic(
  async () => hydrated((await import('./evening-date.island.tsx')).EveningDateIsland),
  { ssr: false },
)
