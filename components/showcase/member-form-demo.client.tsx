'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../ui/hydrated.tsx'

export const MemberFormDemo = dynamic(async () =>
  hydrated((await import('./member-form-demo.island.tsx')).MemberFormDemoIsland),
)
