'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const Registration = dynamic(async () =>
  hydrated((await import('./registration.island.tsx')).RegistrationIsland),
)
