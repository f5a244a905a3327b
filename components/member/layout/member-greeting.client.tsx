'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const MemberGreeting = dynamic(async () =>
  hydrated((await import('./member-greeting.island.tsx')).MemberGreetingIsland),
)
