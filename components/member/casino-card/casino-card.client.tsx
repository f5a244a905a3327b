'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const CasinoCardPanel = dynamic(async () =>
  hydrated((await import('./casino-card.island.tsx')).CasinoCardIsland),
)
