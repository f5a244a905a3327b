'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../ui/hydrated.tsx'

export const AccountBadge = dynamic(
  async () => hydrated((await import('./account-badge.island.tsx')).AccountBadgeIsland),
  { ssr: false },
)
