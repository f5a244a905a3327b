'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const MemberStaysPanel = dynamic(async () =>
  hydrated((await import('./member-stays.island.tsx')).MemberStaysIsland),
)
