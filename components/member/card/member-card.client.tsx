'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const MemberCardPanel = dynamic(async () =>
  hydrated((await import('./member-card.island.tsx')).MemberCardIsland),
)
