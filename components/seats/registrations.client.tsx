'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../ui/hydrated.tsx'

export const RegistrationsPanel = dynamic(async () =>
  hydrated((await import('./registrations.island.tsx')).RegistrationsIsland),
)
