'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const CasinoRegistration = dynamic(async () =>
  hydrated((await import('./casino-registration.island.tsx')).CasinoRegistrationIsland),
)
