'use client'

import dynamic from 'next/dynamic'

export const AccountBadge = dynamic(async () => (await import('./account-badge.island.tsx')).AccountBadgeIsland, {
  ssr: false,
})
