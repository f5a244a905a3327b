'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const SponsorshipPanel = dynamic(async () =>
  hydrated((await import('./sponsorship.island.tsx')).SponsorshipIsland),
)
