'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const MemberMenuSession = dynamic(async () =>
  hydrated((await import('./member-menu.island.tsx')).MemberMenuIsland),
)
