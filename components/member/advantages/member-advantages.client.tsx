'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const MemberAdvantagesPanel = dynamic(async () =>
  hydrated((await import('./member-advantages.island.tsx')).MemberAdvantagesIsland),
)
