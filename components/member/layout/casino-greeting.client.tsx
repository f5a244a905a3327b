'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const CasinoGreeting = dynamic(async () =>
  hydrated((await import('./casino-greeting.island.tsx')).CasinoGreetingIsland),
)
